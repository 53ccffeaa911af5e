"""Honor of the Samurai (Scott Kimball, 1996): three to six players, hidden hands, dice."""

from tatami.games.honor.game import GAME

__all__ = ["GAME"]
