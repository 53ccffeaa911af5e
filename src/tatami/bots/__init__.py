"""Bots: random, greedy, tree searches and alpha-beta, for any game of the contract.

`bot(name, game)` makes one by name; `names(game)` lists what a table can offer. Bots import the
engine alone and know no game by name.
"""

from tatami.bots.alphabeta_bot import AlphabetaBot, AlphabetaSettings
from tatami.bots.budget import Budget
from tatami.bots.errors import BadBot
from tatami.bots.knowledge import Bot, Knowledge
from tatami.bots.mcts_bots import IsmctsBot, MctsBot, MctsSettings, SearchSettings
from tatami.bots.roster import bot, is_offered, names, with_style
from tatami.bots.search_result import ActionValue, SearchResult, ThinkingBot
from tatami.bots.simple_bots import GreedyBot, RandomBot

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}
"""Bots that can be created without a game or settings."""

__all__ = [
    "BOTS",
    "ActionValue",
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
    "SearchResult",
    "SearchSettings",
    "ThinkingBot",
    "bot",
    "is_offered",
    "names",
    "with_style",
]
