"""Creating a table: the request of a client becomes a setup."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec

import tatami
from tatami.engine import TatamiError
from tatami.engine.options import changed
from tatami.server.tables import entries
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import DAY, MINUTE, ClockSetup, TableSetup


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends to create a table."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    material: str | None = None
    """Replaces the game's own components; TOML."""
    clock: ClockSetup = ClockSetup()
    public: bool = False
    rated: bool = False
    claim_after: Annotated[int, msgspec.Meta(ge=0, le=DAY)] | None = None
    """Milliseconds after which a player who left on their turn can be replaced, at least a minute;
    0: never; None: 5 minutes without a clock, otherwise never."""


class SharedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that several tables play: the same code deals the same cards on this server."""

    code: str
    sealed_until: int
    """Until then only the players of a table may look at it, in milliseconds since 1970."""


DEAL_PREFIX = "deal"
"""Ids of tables with a shared deal begin with it, so that requests are checked before they are
answered. An ordinary id may begin with it by chance; that costs a look."""


def new_deal_id() -> str:
    return DEAL_PREFIX + secrets.token_urlsafe(8)


def new_id() -> str:
    """A table id. It must not start with a dash: on a command line that would be an option."""
    while (id_ := secrets.token_urlsafe(8)).startswith("-"):
        pass
    return id_


class Components(msgspec.Struct, frozen=True, array_like=True):
    """Components that a player sent, to be checked in another process."""

    game: str
    toml: str


def checked_components(packed: bytes) -> bytes:
    """In another process: the components as JSON; raises Refusal."""
    sent = msgspec.msgpack.decode(packed, type=Components)
    try:
        return msgspec.json.encode(tatami.game(sent.game).material(sent.toml))
    except TatamiError as error:
        raise Refusal("bad_table", str(error)) from None


def setup_of(
    wanted: NewTable,
    host: str,
    now: int,
    commitment: str,
    components: dict[str, Any] | None = None,
    tournament: str = "",
) -> TableSetup:
    """Raises Refusal for an unknown game, a wrong number of seats or wrong options.

    `components` are those of `wanted.material`, checked.
    """
    assert (wanted.material is None) == (components is None), "components are checked before"
    try:
        game = tatami.game(wanted.game)
        seats = game.check_seats(wanted.seats)
        options = changed(game.options(wanted.options))
    except TatamiError as error:
        raise Refusal("bad_table", str(error)) from None
    if wanted.claim_after is not None and 0 < wanted.claim_after < MINUTE:
        raise Refusal("bad_table", "give players who leave at least a minute to return")
    return TableSetup(
        game=game.key,
        version=game.version,
        seats=seats,
        options=options,
        material=components,
        clock=wanted.clock,
        public=wanted.public,
        rated=wanted.rated and components is None,
        host=host,
        opened=now,
        claim_after=wanted.claim_after,
        commitment=commitment,
        tournament=tournament,
    )


def same_setup(table: Table) -> NewTable:
    """The request that creates another table like this one."""
    return NewTable(
        game=table.game.key,
        seats=len(table.seats),
        options=table.setup.options,
        clock=table.setup.clock,
        rated=table.setup.rated,
        claim_after=table.setup.claim_after,
    )


def rotated_seats(table: Table, players: frozenset[int] | None = None) -> list[entries.SatDown]:
    """The same players and bots, each one seat further; of the people only those in the seats
    `players`, if it is given."""
    count = len(table.seats)
    return [
        entries.SatDown(
            seat=(number + 1) % count,
            name=seat.name,
            player=seat.player,
            bot="" if seat.player else seat.bot,
            salt=seat.salt,
        )
        for number, seat in enumerate(table.seats)
        if players is None or number in players or not seat.player
    ]
