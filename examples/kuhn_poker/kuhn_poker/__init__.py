"""Kuhn poker, as an example of a game in a package of its own."""

from .game import GAME

__all__ = ["GAME"]
