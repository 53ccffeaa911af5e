"""Records: one JSON file per game, which anyone can replay and verify.

A record holds everything that determines the game (game, version, options, material, seats, seed)
and every action as text with its time. Each move has four check digits of a running digest, so that
`verify` can name the move at which a file was changed. They detect accidents and careless edits,
not forgery; for the seed, the commitment of the deal does that.
"""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from tatami.engine import fair_deals
from tatami.engine.errors import BadRecord, IllegalMove, TatamiError
from tatami.engine.game import Game
from tatami.engine.game_in_progress import Play, Redeal
from tatami.engine.game_types import Outcome
from tatami.engine.options import changed
from tatami.engine.state import State

FORMAT = "tatami record 1"
ENDED_BY_PLAYERS = ("resigned", "agreed", "time", "left", "abandoned")
"""Reasons that end a game by resignation, agreement or time, not by its rules."""

S = TypeVar("S", bound=State)


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    bot: str | None = None


class Move(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    text: str
    milliseconds: int
    """Since the start of the game."""
    check: str


class Origin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game that this one was forked from (decision 7). This record contains its first moves,
    so that it can be replayed alone; the digest identifies the other record."""

    record: str
    """SHA-256 of the other record as `write` writes it."""
    moves: int
    """How many moves come from the other game."""
    redeals: tuple[Redeal, ...] = ()
    """When and for which seat the hidden cards were dealt again; empty: never."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    game: str
    version: int
    seed: str
    seats: tuple[Seat, ...]
    options: dict[str, Any] = {}
    material: dict[str, Any] | None = None
    """None: the built-in material. Otherwise the complete replacement."""
    deal: fair_deals.Deal | None = None
    origin: Origin | None = None
    started: str | None = None
    moves: tuple[Move, ...] = ()
    result: Outcome | None = None


class CheckDigits:
    """The running digest; `after` returns the check digits of a move."""

    def __init__(self) -> None:
        self._total = hashlib.sha256()

    def after(self, text: str) -> str:
        self._total.update(f"{text}\n".encode())
        return self._total.hexdigest()[:4]


def record(
    play: Play[Any],
    seats: tuple[Seat, ...],
    *,
    times: list[int] | None = None,
    deal: fair_deals.Deal | None = None,
    started: str | None = None,
    result: Outcome | None = None,
    origin: Origin | None = None,
) -> Record:
    """The record of a game so far. `result` is for games that did not end by their rules."""
    game = play.game
    checks = CheckDigits()
    texts = [game.show(action) for action in play.actions]
    milliseconds = times or [0] * len(texts)
    return Record(
        format=FORMAT,
        game=game.key,
        version=game.version,
        seed=play.seed,
        seats=seats,
        options=changed(play.options),
        material=None if play.own_material is None else msgspec.to_builtins(play.own_material),
        deal=deal,
        origin=origin,
        started=started,
        moves=tuple(
            Move(text, time, checks.after(text))
            for text, time in zip(texts, milliseconds, strict=True)
        ),
        result=result or game.outcome(play.state),
    )


def write(record: Record) -> str:
    """JSON with one line per move, readable in diffs."""
    plain = msgspec.to_builtins(record)
    moves = plain.pop("moves")
    if record.origin is None:
        del plain["origin"]
    lines = [f"  {_json(name)}: {_json(value)}" for name, value in plain.items()]
    rows = ",\n".join(f"    {_json(move)}" for move in moves)
    lines.append(f'  "moves": [\n{rows}\n  ]' if moves else '  "moves": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read(text: str | bytes) -> Record:
    """Read a record from JSON; raises BadRecord with one line."""
    try:
        found = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is not a game file: {_where(error)}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is not a complete JSON file: {_where(error)}") from None
    if found.format != FORMAT:
        raise BadRecord(
            f"the file has the format {found.format!r}; this version reads only {FORMAT!r}"
        )
    return found


def _where(error: Exception) -> str:
    return (
        str(error)
        .replace("`", "'")
        .replace(" - at '$.", " at '")
        .replace("Object missing", "missing")
    )


def replay(record: Record, game: Game[S]) -> Play[S]:
    """Replay a record; raises BadRecord with the first move that fails and why."""
    play = _begin(record, game)
    for number, move in enumerate(record.moves, 1):
        try:
            play.apply_text(move.text)
        except TatamiError as error:
            raise BadRecord(f"move {number} ({move.text}) fails: {error}") from None
    return play


def _begin(record: Record, game: Game[S]) -> Play[S]:
    if record.game != game.key:
        raise BadRecord(f"this is a game of {record.game}, not of {game.key}")
    if record.version != game.version:
        raise BadRecord(
            f"this game was played with version {record.version} of {game.key}; the rules of "
            f"this version ({game.version}) differ"
        )
    try:
        return Play(
            game,
            seats=len(record.seats),
            seed=record.seed,
            options=record.options,
            material=None if record.material is None else game.material(record.material),
            redeals=() if record.origin is None else record.origin.redeals,
        )
    except TatamiError as error:
        raise BadRecord(f"the table cannot be set up: {error}") from None


def verify(record: Record, game: Game[S]) -> Play[S]:
    """Replay a record and check everything it claims; raises BadRecord with one line."""
    if record.deal is not None and (unfair := fair_deals.problem(record.deal, record.seed)):
        raise BadRecord(unfair)
    if record.origin is not None:
        _check_origin(record, record.origin)
    checks = CheckDigits()
    for number, move in enumerate(record.moves, 1):
        if checks.after(move.text) != move.check:
            found = f"move {number} ({move.text}) or its check digits were changed"
            raise BadRecord(_with_consequence(found, record, game, number))
    play = replay(record, game)
    _check_result(record, play)
    return play


def _check_origin(record: Record, origin: Origin) -> None:
    """A fork starts at a move of its record, and has no fair deal of its own."""
    if record.deal is not None:
        raise BadRecord(
            "a forked game uses the cards of another game: it cannot have a fair deal of its own"
        )
    if not 0 <= origin.moves <= len(record.moves):
        raise BadRecord(f"it was forked after move {origin.moves}, but has fewer moves")
    for redeal in origin.redeals:
        if not (0 <= redeal.after <= origin.moves and 0 <= redeal.seat < len(record.seats)):
            raise BadRecord(
                "cards were dealt again after the fork, or for a seat that does not exist"
            )


def digest(record: Record) -> str:
    """The digest by which a fork names the record it came from."""
    return hashlib.sha256(write(record).encode()).hexdigest()


def _with_consequence(found: str, record: Record, game: Game[S], number: int) -> str:
    """Add whether the changed move is legal."""
    play = _begin(record, game)
    try:
        for move in record.moves[:number]:
            play.apply_text(move.text)
    except IllegalMove as error:
        return f"{found}; as it stands it is illegal: {error}"
    except TatamiError as error:
        return f"{found}; as it stands: {error}"
    return f"{found}; as it stands it would be legal"


def _check_result(record: Record, play: Play[S]) -> None:
    reached = play.game.outcome(play.state)
    claimed = record.result
    if claimed is not None and claimed.reason in ENDED_BY_PLAYERS:
        if reached is not None:
            raise BadRecord(
                f"the game ended by its rules ({reached.reason}), not by resignation or agreement"
            )
        if len(claimed.shares) != play.seats or abs(sum(claimed.shares) - 1) > 1e-9:
            raise BadRecord("the shares of the result do not add up to 1")
    elif claimed is None and reached is not None:
        raise BadRecord(f"the game is over ({reached.reason}) but the file states no result")
    elif claimed is not None and reached is None:
        raise BadRecord(
            f"the file states a result, but the game is not over after move {len(record.moves)}"
        )
    elif claimed != reached:
        assert claimed is not None and reached is not None
        raise BadRecord(
            f"the result is {reached.reason} {list(reached.shares)}, "
            f"not {claimed.reason} {list(claimed.shares)}"
        )
