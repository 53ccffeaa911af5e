"""The settings of a table of Honor of the Samurai.

`edition` is a preset. An option whose default is `edition` takes its value from the preset unless
the table sets it. All other options have the same default in both editions.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tatami.engine.options import Options

Edition = Literal["amigo", "gamewright"]


class HonorOptions(Options, frozen=True, kw_only=True):
    edition: Annotated[
        Edition,
        Meta(
            description="whose rules hold where the editions differ: Amigo 2002 or Gamewright 1996",
            extra={"rule": "H3"},
        ),
    ] = "amigo"
    daimyo: Annotated[
        Literal["edition", "start", "any"],
        Meta(
            description="first daimyos: starting daimyos (amigo) or any of the ten (gamewright)",
            extra={"rule": "H3"},
        ),
    ] = "edition"
    discard: Annotated[
        Literal["edition", "action", "free"],
        Meta(
            description="discarding without effect takes an action (amigo) or none (gamewright)",
            extra={"rule": "H12"},
        ),
    ] = "edition"
    thief_cost: Annotated[
        Literal["edition", 15, 25],
        Meta(
            description="the honor a thief costs: 15 (amigo) or 25 (gamewright)",
            extra={"rule": "H41"},
        ),
    ] = "edition"
    elite: Annotated[
        Literal["edition", "anywhere", "one_house"],
        Meta(
            description="an elite thief steals from one or two houses (amigo), or from one "
            "(gamewright)",
            extra={"rule": "H42"},
        ),
    ] = "edition"
    target: Annotated[
        Literal[400, 250],
        Meta(
            description="the honor that wins; 250 is a shorter game, good with 5 or 6 players",
            extra={"rule": "H10"},
        ),
    ] = 400
    seppuku: Annotated[
        Literal["costly", "any"],
        Meta(
            description="a samurai may commit seppuku only if it costs a card, or always",
            extra={"rule": "H27"},
        ),
    ] = "costly"
    reactions: Annotated[
        Literal["holders", "everyone"],
        Meta(
            description="who is asked to save face: those who can, or everyone, so that not even "
            "the pace gives a hand away",
            extra={"rule": "H30"},
        ),
    ] = "holders"
    limit: Annotated[
        int,
        Meta(
            ge=1,
            le=2000,
            description="the game ends after the round of this turn; the most honor wins",
            extra={"rule": "H47"},
        ),
    ] = 200


PRESETS: dict[Edition, dict[str, str | int]] = {
    "amigo": {"daimyo": "start", "discard": "action", "thief_cost": 15, "elite": "anywhere"},
    "gamewright": {"daimyo": "any", "discard": "free", "thief_cost": 25, "elite": "one_house"},
}


def resolve(options: HonorOptions) -> HonorOptions:
    """The same options with every `edition` replaced by the preset's value."""
    preset = PRESETS[options.edition]
    open_ones = {name: preset[name] for name in preset if getattr(options, name) == "edition"}
    return msgspec.structs.replace(options, **open_ones)
