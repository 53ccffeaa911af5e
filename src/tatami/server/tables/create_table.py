"""Opening a table: what a client asks for becomes a setting, a secret and perhaps a past."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

import tatami
from tatami.engine import TatamiError, fair_deals
from tatami.engine.options import changed
from tatami.server.store import queries
from tatami.server.store.base import Store
from tatami.server.tables import entries
from tatami.server.tables.entries import Numbered
from tatami.server.tables.table import Refusal, Table
from tatami.server.tables.table_setup import ClockSetting, Setting


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends to open a table."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    material: str | None = None
    """A replacement as TOML."""
    clock: ClockSetting = ClockSetting()
    public: bool = False
    rated: bool = False


async def open_table(
    store: Store, wanted: NewTable, host: str, now: int, past: Sequence[entries.AnyEntry] = ()
) -> str:
    """A new table in the store, with all that has happened at it if it has a past; its id."""
    secret = fair_deals.draw_secret()
    setting = setting_of(wanted, host, now, fair_deals.commit(secret))
    id_ = new_id()
    numbered = [Numbered(number, now, entry) for number, entry in enumerate(past, 1)]
    await store.write(queries.create_table(id_, setting, secret, now, numbered))
    return id_


def new_id() -> str:
    """Part of an address, and of commands: there a dash in front would make it an option."""
    while (id_ := secrets.token_urlsafe(8)).startswith("-"):
        pass
    return id_


def setting_of(wanted: NewTable, host: str, now: int, commitment: str) -> Setting:
    """Raises Refusal where there is no such game, or not for so many, or not with these options."""
    try:
        game = tatami.game(wanted.game)
        seats = game.check_seats(wanted.seats)
        options = changed(game.options(wanted.options))
        own = None if wanted.material is None else game.material(wanted.material)
    except TatamiError as error:
        raise Refusal("bad_table", str(error)) from None
    return Setting(
        game=game.key,
        version=game.version,
        seats=seats,
        options=options,
        material=None if own is None else msgspec.to_builtins(own),
        clock=wanted.clock,
        public=wanted.public,
        rated=wanted.rated and own is None,
        host=host,
        opened=now,
        commitment=commitment,
    )


def like(table: Table) -> NewTable:
    """What opens another table like this one."""
    return NewTable(
        game=table.game.key,
        seats=len(table.seats),
        options=table.setting.options,
        clock=table.setting.clock,
        rated=table.setting.rated,
    )


def seated_again(table: Table) -> list[entries.SatDown]:
    """The same people and bots, everybody one seat on."""
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


def rebuild(id_: str, setting: Setting, secret: str, past: list[Numbered]) -> Table:
    """A stored table: the fold over everything that happened."""
    try:
        table = Table(id_, setting, secret)
        for numbered in past:
            table.fold(numbered)
    except TatamiError as error:
        raise Refusal("broken", f"this server cannot play the table on: {error}") from None
    return table
