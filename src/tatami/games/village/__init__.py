"""Samurai: The Card Game (Reiner Knizia, 2009): two to four players, hidden hands."""

from tatami.games.village.game import GAME

__all__ = ["GAME"]
