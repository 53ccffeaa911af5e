"""How a table is set up when it is created. It never changes afterward."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

Status = Literal["open", "running", "over", "away", "broken"]
"""`away`: the table has moved to another server; `broken`: it is damaged and cannot be opened."""


class ClockSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`live`: a base time for the whole game plus an increment per turn; `days`: days per turn."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, msgspec.Meta(ge=5_000, le=24 * 60 * MINUTE)] = 15 * MINUTE
    increment: Annotated[int, msgspec.Meta(ge=0, le=10 * MINUTE)] = 10_000
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    at_zero: Literal["bot", "lose"] = "bot"
    """When time runs out: a bot takes over, or (with two players) the seat loses."""


class TableSetup(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    version: int
    seats: int
    options: dict[str, Any] = {}
    material: dict[str, Any] | None = None
    clock: ClockSetup = ClockSetup()
    public: bool = False
    rated: bool = False
    host: str
    """The player who created the table."""
    opened: int
    """When the table was created, in milliseconds since 1970."""
    claim_after: int | None = None
    """Milliseconds after which a player who left can be replaced; see `claims`."""
    deal: str = ""
    """The code of a deal that other tables play too; its secret follows from the code."""
    sealed_until: int = 0
    """Until then only its players may look at the table, in milliseconds since 1970."""
    commitment: str
    """The commitment to the server's secret, published before anyone joins."""
    tournament: str = ""
    """The tournament that the table belongs to."""
    salts_until: int = 0
    """The server seated the players: the game starts once each has added a salt, or then, in
    milliseconds since 1970. 0: players add their salts when they join."""
