"""The settings of a table of Samouraï."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tatami.engine.options import Options


class SamouraiOptions(Options, frozen=True, kw_only=True):
    jumping: Annotated[
        bool,
        Meta(
            description="samurai pass over occupied squares; off: they are blocked by them",
            extra={"rule": "M5"},
        ),
    ] = True
    repetition: Annotated[
        int,
        Meta(
            ge=0,
            le=9,
            description="the occurrence of a position that is a draw; 0: none is",
            extra={"rule": "M15"},
        ),
    ] = 3
    limit: Annotated[
        int,
        Meta(
            ge=1, le=2000, description="the ply that ends the game as a draw", extra={"rule": "M15"}
        ),
    ] = 300
