"""Bots by name, and bots of one's own by the place where they are written."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from typing import Any

from tatami.bots import BadBot, Bot, bot
from tatami.engine.game import Game

OWN = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*):([A-Za-z_]\w*)")
"""`module:Class`. Settings of a named bot have an `=` in them."""


def seat_bot(name: str, game: Game[Any]) -> Bot:
    """A bot for one seat of one game: a known name, or `module:Class` of the user's own."""
    place = OWN.fullmatch(name)
    return bot(name, game) if place is None else own_bot(game, *place.groups())


def own_bot(game: Game[Any], module: str, kind: str) -> Bot:
    if "" not in sys.path:
        sys.path.insert(0, "")  # a bot beside which the command is given
    try:
        found = getattr(import_module(module), kind)
    except (ImportError, AttributeError) as error:
        raise BadBot(f"{module}:{kind} cannot be found: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadBot(f"{module}:{kind} is not a subclass of tatami.bots.Bot")
    if reason := found.refusal(game):
        raise BadBot(f"{module}:{kind} cannot play here: {reason}")
    return found.make(game, {})
