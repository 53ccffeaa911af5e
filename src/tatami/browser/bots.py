"""Bots inside the browser: interpreted, so a level may run out of time before it is done."""

from __future__ import annotations

import functools
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tatami.bots import Knowledge
from tatami.bots.levels import levels_of
from tatami.bots.roster import bot, bot_types
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
    name, number = question.bot, question.bot.removeprefix("level-")
    if number == name:
        return bot(name, play.game).choose(Knowledge(play.state, question.seat), rng)
    settings = dict(levels_of(play.game)[int(number) - 1])
    kind = bot_types()[str(settings.pop("bot"))]
    player = kind.make(play.game, {**settings, "seconds": MAX_SECONDS})
    return player.choose(Knowledge(play.state, question.seat), rng)
