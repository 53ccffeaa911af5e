"""Bots: they import the engine alone and know no game by name."""

from tatami.bots.knowledge import Bot, Knowledge
from tatami.bots.simple import GreedyBot, RandomBot

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}

__all__ = ["BOTS", "Bot", "GreedyBot", "Knowledge", "RandomBot"]
