# compiled with mypyc
"""What a simulation asks of the rules, asked again without the tree (`tatami bench --search`)."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.bots.mcts_search import Search
from tatami.bots.search_tree import SEAT
from tatami.engine.state import NOBODY, State


def ask_rules_again(search: Search, world: State) -> None:
    """The moves, lists and evaluations of the last simulation, in a copy of its world."""
    edges = search.tree.edges
    for step in range(search.steps):
        search.legal.clear()
        world.fill(search.legal)
        evaluate_again(search, world, i64(search.grown[step]), i64(search.grown[step + 1]))
        world.play(edges[i64(search.path[step])] % SEAT)
    for _ in range(search.rollout):
        if world.to_act == NOBODY:
            break
        world.play(world.pick(search.rng))
    world.estimate(search.shares)


def evaluate_again(search: Search, world: State, first: i64, end: i64) -> None:
    """The evaluations of the nodes that were new in this step."""
    for node in range(first, end):
        search.foresee(world, search.tree.edges[node] % SEAT)
