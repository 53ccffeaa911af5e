"""Hot seat: several people play at one device and pass it on."""

from __future__ import annotations

import msgspec

from tatami.server.tables.table import Table


class NextPerson(msgspec.Struct, frozen=True, kw_only=True):
    """The person at this device who must act or answer next."""

    people: list[str]
    """The people at the table, in the order of the seats."""
    person: str
    """Empty if nobody at this device is asked now."""
    name: str


def next_person(table: Table) -> NextPerson:
    seat = table.to_act()
    if table.offer is not None and (waiting := table.seats_to_agree()):
        seat = waiting[0]
    asked = None if seat is None or not table.is_person(seat) else table.seats[seat]
    return NextPerson(
        people=[one.player for one in table.seats if one.player],
        person="" if asked is None else asked.player,
        name="" if asked is None else asked.name,
    )
