"""Makes bots by name: `greedy`, `ismcts:simulations=2000,exploration=0.7`, `level-5`, plug-ins."""

from __future__ import annotations

import functools
from importlib.metadata import entry_points
from typing import Any

from tatami.bots.alphabeta_bot import AlphabetaBot
from tatami.bots.errors import BadBot
from tatami.bots.knowledge import Bot
from tatami.bots.levels import LEVELS, level
from tatami.bots.mcts_bots import IsmctsBot, MctsBot
from tatami.bots.simple_bots import GreedyBot, RandomBot
from tatami.engine.game import Game

BUILT_IN_BOTS: tuple[type[Bot], ...] = (RandomBot, GreedyBot, MctsBot, IsmctsBot, AlphabetaBot)
GROUP = "tatami.bots"
"""Entry points of this group are subclasses of `Bot`."""


@functools.cache
def kinds() -> dict[str, type[Bot]]:
    """All kinds of bots by name, the house's own first."""
    others = {entry.name: entry.load() for entry in entry_points(group=GROUP)}
    house = {kind.name: kind for kind in BUILT_IN_BOTS}
    return {**house, **{name: kind for name, kind in others.items() if name not in house}}


def names(game: Game[Any]) -> list[str]:
    """Who can be seated at a table of this game: the levels, and bots that need no settings."""
    return [*(f"level-{number}" for number in LEVELS), *playable_names(game, offered=True)]


def playable_names(game: Game[Any], *, offered: bool) -> list[str]:
    return [
        name for name, kind in kinds().items() if kind.offered == offered and not kind.refusal(game)
    ]


def all_names(game: Game[Any]) -> str:
    """For refusals: also the searches, which take settings."""
    searches = ", ".join(playable_names(game, offered=False))
    return f"{', '.join(names(game))}, and with settings {searches}"


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of that name, ready to play; raises BadBot with one line."""
    kind_name, _, rest = name.partition(":")
    settings = split_settings(kind_name, rest)
    if kind_name.startswith("level-"):
        kind_name, settings = level_settings(game, name)
    kind = kinds().get(kind_name)
    if kind is None:
        raise BadBot(f"there is no bot {kind_name!r}; there is {all_names(game)}")
    reason = kind.refusal(game)
    if reason:
        raise BadBot(f"{kind_name} cannot play here: {reason}")
    return kind.make(game, settings)


def split_settings(name: str, text: str) -> dict[str, Any]:
    settings = {}
    for part in text.split(",") if text else []:
        setting, equals, value = part.partition("=")
        if not equals:
            raise BadBot(f"settings of {name} are written name=value, not {part!r}")
        settings[setting.strip()] = value.strip()
    return settings


def level_settings(game: Game[Any], name: str) -> tuple[str, dict[str, Any]]:
    number = name.removeprefix("level-")
    if not number.isdigit() or int(number) not in LEVELS:
        raise BadBot(f"there is no bot {name!r}; there is {all_names(game)}")
    return level(game, int(number))
