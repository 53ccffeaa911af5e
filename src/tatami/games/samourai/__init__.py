"""Samouraï (Fernand Nathan, about 1977): two players, perfect information."""

from tatami.games.samourai.game import GAME

__all__ = ["GAME"]
