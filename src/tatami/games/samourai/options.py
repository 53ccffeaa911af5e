"""The settings of a table of Samouraï."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tatami.engine.options import Options


class SamouraiOptions(Options, frozen=True, kw_only=True):
    jumping: Annotated[
        bool,
        Meta(
            description="samurai jump over occupied squares; off: samurai block the way",
            extra={"rule": "M5"},
        ),
    ] = True
    repetition: Annotated[
        int,
        Meta(
            ge=0,
            le=9,
            description="how often a position must occur for a draw; 0: never a draw",
            extra={"rule": "M15"},
        ),
    ] = 3
    limit: Annotated[
        int,
        Meta(
            ge=1,
            le=2000,
            description="the game is a draw after this many moves",
            extra={"rule": "M15"},
        ),
    ] = 300
