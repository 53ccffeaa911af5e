"""Makes a bot from its name (`greedy`, `level-5`, …) or from `module:Class` in user code."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from typing import Any

from tatami.bots import BadBot, Bot, bot
from tatami.engine.game import Game

CLASS_PATH = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*):([A-Za-z_]\w*)")
"""`module:Class`. The settings of a named bot contain an `=` and never match."""


def make_bot(name: str, game: Game[Any]) -> Bot:
    """A bot for one seat of one game, from a known name or `module:Class`."""
    path = CLASS_PATH.fullmatch(name)
    return bot(name, game) if path is None else import_bot(game, *path.groups())


def import_bot(game: Game[Any], module: str, kind: str) -> Bot:
    if "" not in sys.path:
        sys.path.insert(0, "")  # find modules in the current directory
    try:
        found = getattr(import_module(module), kind)
    except (ImportError, AttributeError) as error:
        raise BadBot(f"{module}:{kind} cannot be found: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadBot(f"{module}:{kind} is not a subclass of tatami.bots.Bot")
    if reason := found.refusal(game):
        raise BadBot(f"{module}:{kind} cannot play here: {reason}")
    return found.make(game, {})
