"""A question to a bot, and the answer. Nothing here needs processes, threads or files."""

from __future__ import annotations

from typing import Any

import msgspec

import tatami
from tatami.bots import Knowledge, bot
from tatami.engine import Play, chance_from
from tatami.engine.game_in_progress import Redeal


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """All that a worker needs to rebuild the game and choose an action for a seat."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    material: dict[str, Any] | None
    actions: list[int]
    seat: int
    bot: str
    redeals: tuple[Redeal, ...] = ()


def think(packed: bytes) -> int:
    """In the worker: the same question always gets the same answer."""
    question = msgspec.msgpack.decode(packed, type=Question)
    play = rebuild_play(question)
    rng = chance_from(f"{question.seed} {question.seat} {len(question.actions)}")
    return bot(question.bot, play.game).choose(Knowledge(play.state, question.seat), rng)


def rebuild_play(question: Question) -> Play[Any]:
    """In the worker: the game at the position of the question."""
    game = tatami.game(question.game)
    play = Play(
        game,
        seats=question.seats,
        seed=question.seed,
        options=question.options,
        material=None if question.material is None else game.material(question.material),
        redeals=question.redeals,
    )
    play.apply_trusted(question.actions)
    return play
