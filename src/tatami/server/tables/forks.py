"""Forks: a new table that continues a finished game from any position (decision 7).

Its first entries are the moves of that game. With the true cards the seed is the same, and so are
all later shuffles and dice. With a redeal the game continues in a world that the person's seat
could not tell from the true one at that position.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec

import tatami
from tatami.bots import is_offered, names
from tatami.engine import Play, TatamiError, records
from tatami.engine.game_in_progress import Redeal
from tatami.engine.records import Origin, Record
from tatami.server.tables import commands, entries
from tatami.server.tables.bot_names import bot_name
from tatami.server.tables.command_handlers import printable
from tatami.server.tables.create_table import NewTable
from tatami.server.tables.refusals import Refusal


class Fork(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Continue a finished game from a position, in one of its seats, against bots."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """The position after this many moves."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)]
    redeal: bool = False
    """Deal again what this seat did not know."""
    bot: commands.Name
    name: commands.Name


class ForkRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same from a record file."""

    record: str
    fork: Fork


def new_table(record: Record) -> NewTable:
    """The same setup without a clock."""
    return NewTable(
        game=record.game,
        seats=len(record.seats),
        options=record.options,
    )


class ForkToStart(msgspec.Struct, frozen=True, array_like=True):
    """A fork whose record is to be checked in another process."""

    record: bytes
    fork: Fork
    player: str


class CheckedFork(msgspec.Struct, frozen=True, array_like=True):
    """The new table of a fork, and its first entries."""

    table: NewTable
    entries: list[entries.AnyEntry]


def checked_fork(packed: bytes) -> bytes:
    """In another process; raises Refusal."""
    sent = msgspec.msgpack.decode(packed, type=ForkToStart)
    try:
        record = records.read(sent.record)
    except TatamiError as error:
        raise Refusal("bad_record", str(error)) from None
    found = CheckedFork(new_table(record), first_entries(record, sent.fork, sent.player))
    return msgspec.msgpack.encode(found)


def first_entries(record: Record, wanted: Fork, player: str) -> list[entries.AnyEntry]:
    """The entries of the new table before its first own move; raises Refusal."""
    play = checked(record, wanted)
    if play.at(wanted.moves).state.over:
        raise Refusal("wrong_time", "the game is over at that position")
    origin = Origin(
        record=records.digest(record), moves=wanted.moves, redeals=redeals(record, wanted)
    )
    moves = zip(play.actions[: wanted.moves], play.actors, strict=False)
    return [
        *seated(record, wanted, player),
        entries.Started(seed=record.seed, origin=origin),
        *(entries.Moved(seat=seat, text=play.game.show(action)) for action, seat in moves),
    ]


def checked(record: Record, wanted: Fork) -> Play[Any]:
    try:
        game = tatami.game(record.game)
        play = records.verify(record, game)
    except TatamiError as error:
        raise Refusal("bad_record", str(error)) from None
    if record.result is None:
        raise Refusal("wrong_time", "only a finished game can be forked")
    if record.material is not None:
        raise Refusal("bad_record", "a game with custom components cannot be forked here")
    if wanted.moves > len(play.actions) or wanted.seat >= play.seats:
        raise Refusal("no_moment", "the game has no such position or seat")
    if not is_offered(wanted.bot, game):
        raise Refusal(
            "no_bot", f"there is no bot {wanted.bot!r}: choose from {', '.join(names(game))}"
        )
    return play


def redeals(record: Record, wanted: Fork) -> tuple[Redeal, ...]:
    """The redeals of the game itself, if it was a fork, and the new one."""
    before = () if record.origin is None else record.origin.redeals
    kept = tuple(one for one in before if one.after <= wanted.moves)
    if not wanted.redeal:
        return kept
    return (*kept, Redeal(after=wanted.moves, seat=wanted.seat, seed=secrets.token_hex(16)))


def seated(record: Record, wanted: Fork, player: str) -> list[entries.AnyEntry]:
    name = printable(wanted.name)
    if not name:
        raise Refusal("empty", "the name is empty: enter a name")
    names = {wanted.seat: name}
    for seat in range(len(record.seats)):
        names.setdefault(seat, bot_name(record.seed, names.values()))
    return [
        entries.SatDown(seat=seat, name=name, player=player)
        if seat == wanted.seat
        else entries.SatDown(seat=seat, name=names[seat], bot=wanted.bot)
        for seat in range(len(record.seats))
    ]
