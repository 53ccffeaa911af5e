"""Seven Card Samurai (Michael Richie, 2010): two to eight players, hidden hands."""

from tatami.games.seven.game import GAME

__all__ = ["GAME"]
