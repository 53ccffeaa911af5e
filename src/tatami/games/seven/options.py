"""The settings of a table of Seven Card Samurai."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tatami.engine.options import Options


class SevenOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[
        int, Meta(ge=1, le=10, description="rounds in a game", extra={"rule": "S3"})
    ] = 5
    rice: Annotated[
        int,
        Meta(ge=0, le=25, description="rice markers per player and round", extra={"rule": "S2"}),
    ] = 10
    turns: Annotated[
        int,
        Meta(
            ge=1,
            le=200,
            description="turns of each player after which a round ends without a set",
            extra={"rule": "S20"},
        ),
    ] = 50
    rebuilds: Annotated[
        int,
        Meta(
            ge=0,
            le=9,
            description="rebuilds of the draw pile; when it runs out after the last, "
            "the round ends without a set",
            extra={"rule": "S20"},
        ),
    ] = 3
