"""Bots: they import the engine alone and know no game by name."""

from tatami.bots.budget import Budget
from tatami.bots.deepening import AlphabetaBot, AlphabetaSettings
from tatami.bots.errors import BadBot
from tatami.bots.knowledge import Bot, Knowledge
from tatami.bots.roster import bot, names
from tatami.bots.searching import IsmctsBot, MctsBot, MctsSettings, SearchSettings
from tatami.bots.simple import GreedyBot, RandomBot
from tatami.bots.thought import ThinkingBot, Thought, Weighed

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}
"""Those that need neither a game nor settings to be made."""

__all__ = [
    "BOTS",
    "AlphabetaBot",
    "AlphabetaSettings",
    "BadBot",
    "Bot",
    "Budget",
    "GreedyBot",
    "IsmctsBot",
    "Knowledge",
    "MctsBot",
    "MctsSettings",
    "RandomBot",
    "SearchSettings",
    "ThinkingBot",
    "Thought",
    "Weighed",
    "bot",
    "names",
]
