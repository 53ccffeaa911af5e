"""The first estimate of a puzzle's difficulty: how often bots that see little find the answer."""

from __future__ import annotations

from typing import Any

from tatami.bots.knowledge import Bot, Knowledge
from tatami.bots.roster import bot
from tatami.engine.chance import chance_from
from tatami.engine.game import Game
from tatami.engine.state import State
from tatami.puzzles import forced_puzzles

TRIES = 3
EASIEST, HARDEST = 800, 1900
PER_MOVE = 120
"""Each further move of a forced win."""
BRIEF_SEARCHES = ("ismcts:simulations=6", "ismcts:simulations=20", "ismcts:simulations=60")
SHALLOW_SEARCHES = ("alphabeta:depth=1", "alphabeta:depth=2", "alphabeta:depth=4")


def solvers(game: Game[Any]) -> list[Bot]:
    names = SHALLOW_SEARCHES if forced_puzzles.suits(game) else BRIEF_SEARCHES
    return [bot(name, game) for name in ("greedy", *names)]


def greedy_finds(game: Game[Any], state: State, right: tuple[int, ...]) -> bool:
    knowledge = Knowledge(state, int(state.to_act))
    return bot("greedy", game).choose(knowledge, chance_from("first glance")) in right


def rating(game: Game[Any], state: State, right: tuple[int, ...], moves: int) -> int:
    knowledge = Knowledge(state, int(state.to_act))
    found = [
        one.choose(knowledge, chance_from(f"difficulty {attempt}")) in right
        for one in solvers(game)
        for attempt in range(TRIES)
    ]
    missed = 1 - sum(found) / len(found)
    return round(EASIEST + (HARDEST - EASIEST) * missed) + PER_MOVE * (moves - 1)
