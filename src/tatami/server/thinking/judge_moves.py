"""What worker processes do to judge the moves of a seat: a function from bytes to bytes."""

from __future__ import annotations

import time

import msgspec

from tatami.analysis.own_moves import MoveCost, cost_of_giving_up, move_cost
from tatami.server.thinking.question import Question, rebuild_play

CHUNK_SECONDS = 0.2
"""About how long a chunk keeps a worker from bots."""


class MovesToJudge(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, and whose moves to judge from which action on."""

    game: Question
    seat: int
    first: int
    given_up: bool
    """The seat gave the game up after the last action."""


class JudgedMoves(msgspec.Struct, frozen=True, kw_only=True):
    costs: list[MoveCost]
    next: int
    """The action to go on with; one more than there are actions: done."""


def judge_moves(packed: bytes) -> bytes:
    """In a worker: the moves of the seat as far as the time allows, at least one."""
    wanted = msgspec.msgpack.decode(packed, type=MovesToJudge)
    actions, costs = wanted.game.actions, []
    play = rebuild_play(msgspec.structs.replace(wanted.game, actions=actions[: wanted.first]))
    until = time.monotonic() + CHUNK_SECONDS
    for number in range(wanted.first, len(actions)):
        if play.state.to_act == wanted.seat:
            cost = move_cost(play.game, play.state, number, actions[number])
            costs += [] if cost is None else [cost]
        play.apply_trusted([actions[number]])
        if costs and time.monotonic() >= until:
            return packed_moves(costs, number + 1)
    if wanted.given_up and not play.state.over:
        costs.append(cost_of_giving_up(play.game, play.state, wanted.seat, len(actions)))
    return packed_moves(costs, len(actions) + 1)


def packed_moves(costs: list[MoveCost], following: int) -> bytes:
    return msgspec.msgpack.encode(JudgedMoves(costs=costs, next=following))
