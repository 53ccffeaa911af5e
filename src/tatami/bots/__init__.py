"""Bots: they import the engine alone and know no game by name."""

from tatami.bots.alphabeta_bot import AlphabetaBot, AlphabetaSettings
from tatami.bots.budget import Budget
from tatami.bots.errors import BadBot
from tatami.bots.knowledge import Bot, Knowledge
from tatami.bots.mcts_bots import IsmctsBot, MctsBot, MctsSettings, SearchSettings
from tatami.bots.roster import bot, names
from tatami.bots.search_result import ThinkingBot, Thought, Weighed
from tatami.bots.simple_bots import GreedyBot, RandomBot

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
