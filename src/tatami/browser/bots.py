"""Bots inside the browser: interpreted, so a level may run out of time before it is done."""

from __future__ import annotations

from tatami.bots import Knowledge
from tatami.bots.levels import levels_of
from tatami.bots.roster import bot, bot_types
from tatami.engine import chance_from
from tatami.server.thinking.question import Question, rebuild_play

MAX_SECONDS = 3.0
"""The most that a bot thinks about one move in a browser."""


def think(question: Question) -> int:
    """The bot's action. The same question gets the same answer, unless time runs out."""
    play = rebuild_play(question)
    rng = chance_from(f"{question.seed} {question.seat} {len(question.actions)}")
    name, number = question.bot, question.bot.removeprefix("level-")
    if number == name:
        return bot(name, play.game).choose(Knowledge(play.state, question.seat), rng)
    settings = dict(levels_of(play.game)[int(number) - 1])
    kind = bot_types()[str(settings.pop("bot"))]
    player = kind.make(play.game, {**settings, "seconds": MAX_SECONDS})
    return player.choose(Knowledge(play.state, question.seat), rng)
