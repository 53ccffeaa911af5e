"""Creating a table: the request of a client becomes a setup."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

import tatami
from tatami.engine import TatamiError
from tatami.engine.options import changed
from tatami.server.tables import entries
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import ClockSetup, TableSetup


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


def new_id() -> str:
    """A table id. It must not start with a dash: on a command line that would be an option."""
    while (id_ := secrets.token_urlsafe(8)).startswith("-"):
        pass
    return id_


def setup_of(wanted: NewTable, host: str, now: int, commitment: str) -> TableSetup:
    """Raises Refusal for an unknown game, a wrong number of seats or wrong options."""
    try:
        game = tatami.game(wanted.game)
        seats = game.check_seats(wanted.seats)
        options = changed(game.options(wanted.options))
        custom = None if wanted.material is None else game.material(wanted.material)
    except TatamiError as error:
        raise Refusal("bad_table", str(error)) from None
    return TableSetup(
        game=game.key,
        version=game.version,
        seats=seats,
        options=options,
        material=None if custom is None else msgspec.to_builtins(custom),
        clock=wanted.clock,
        public=wanted.public,
        rated=wanted.rated and custom is None,
        host=host,
        opened=now,
        commitment=commitment,
    )


def same_setup(table: Table) -> NewTable:
    """The request that creates another table like this one."""
    return NewTable(
        game=table.game.key,
        seats=len(table.seats),
        options=table.setup.options,
        clock=table.setup.clock,
        rated=table.setup.rated,
    )


def rotated_seats(table: Table) -> list[entries.SatDown]:
    """The same players and bots, each one seat further."""
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
    ]
