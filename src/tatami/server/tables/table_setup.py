"""What a table is set up with, once and for all."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class ClockSetting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`live`: a base for the whole game and an increment per turn; `days`: so long for each."""

    kind: Annotated[str, msgspec.Meta(pattern="^(none|live|days)$")] = "none"
    base: Annotated[int, msgspec.Meta(ge=5_000, le=24 * 60 * MINUTE)] = 15 * MINUTE
    increment: Annotated[int, msgspec.Meta(ge=0, le=10 * MINUTE)] = 10_000
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    at_zero: Annotated[str, msgspec.Meta(pattern="^(bot|lose)$")] = "bot"
    """What happens when time is up: a bot plays on, or (of two players) the seat loses."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    version: int
    seats: int
    options: dict[str, Any] = {}
    material: dict[str, Any] | None = None
    clock: ClockSetting = ClockSetting()
    public: bool = False
    rated: bool = False
    host: str
    """The player who opened the table."""
    opened: int
    """When the table was opened, in milliseconds since 1970."""
    commitment: str
    """To the server's secret, published before anyone sits down."""
