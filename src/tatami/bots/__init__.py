"""Bots: they import the engine alone and know no game by name."""

from typing import Any

from tatami.bots.knowledge import Bot, Knowledge
from tatami.bots.simple import GreedyBot, RandomBot
from tatami.engine.errors import BadOptions
from tatami.engine.game import Game

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}


def bot(name: str, game: Game[Any]) -> Bot:  # noqa: ARG001 - settings may depend on it
    """The bot of that name, for that game."""
    if name not in BOTS:
        raise BadOptions(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "GreedyBot", "Knowledge", "RandomBot", "bot"]
