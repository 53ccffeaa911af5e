"""Bots inside the browser: interpreted, so a level may run out of time before it is done."""

from __future__ import annotations

import functools
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tatami.bots import Knowledge, bot
from tatami.bots.knowledge import Bot
from tatami.bots.levels import level
from tatami.bots.roster import bot_types, split_style, take_style
from tatami.compiled import MODE
from tatami.engine import chance_from
from tatami.engine.game import Game
from tatami.server.thinking.question import Question, rebuild_play

MAX_SECONDS = 3.0
"""The most that a bot thinks about one move in a browser."""


@functools.cache
def prepare(game: Game[Any]) -> None:
    """A game may have faster forms of its rules for Python without the compiler."""
    package = type(game).__module__.rpartition(".")[0]
    if MODE != "compiled" and find_spec(f"{package}.interpreted") is not None:
        import_module(f"{package}.interpreted").install()


def think(question: Question) -> int:
    """The bot's action. The same question gets the same answer, unless time runs out."""
    play = rebuild_play(question)
    prepare(play.game)
    rng = chance_from(f"{question.seed} {question.seat} {len(question.actions)}")
    return bot_of(question.bot, play.game).choose(Knowledge(play.state, question.seat), rng)


def bot_of(name: str, game: Game[Any]) -> Bot:
    """The bot of that name; a level has as much time as a bot may take here."""
    plain, style = split_style(name)
    if not plain.startswith("level-"):
        return bot(name, game)
    kind, settings = level(game, int(plain.removeprefix("level-")))
    made = bot_types()[kind].make(game, {**settings, "seconds": MAX_SECONDS})
    if style:
        take_style(made, game, style)
    return made
