# compiled with mypyc
"""Repeats the rules calls of a simulation without the tree, for `tatami bench --search`."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.bots.mcts_search import MctsSearch
from tatami.bots.search_tree import SEAT
from tatami.engine.state import NOBODY, State


def repeat_rules_calls(search: MctsSearch, world: State) -> None:
    """The moves, legal actions and evaluations of the last simulation, in a copy of its world."""
    edges = search.tree.edges
    for step in range(search.steps):
        search.legal.clear()
        world.fill(search.legal)
        repeat_evaluations(search, world, i64(search.grown[step]), i64(search.grown[step + 1]))
        world.play(edges[i64(search.path[step])] % SEAT)
    for _ in range(search.rollout):
        if world.to_act == NOBODY:
            break
        world.play(world.pick(search.rng))
    world.estimate(search.shares)


def repeat_evaluations(search: MctsSearch, world: State, first: i64, end: i64) -> None:
    """The evaluations of the nodes added in this step."""
    for node in range(first, end):
        search.evaluate_after(world, search.tree.edges[node] % SEAT)
