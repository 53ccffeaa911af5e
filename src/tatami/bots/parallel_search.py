"""Root-parallel search: several trees in forked processes, merged at the root.

A fork already has the bot's knowledge, so that nothing needs to be copied to it; it sends back the
statistics at the root of its tree. Server workers never use this: there is one worker per core.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from tatami.bots.errors import BadBot
from tatami.bots.mcts_search import MctsSearch
from tatami.bots.search_result import ActionValue
from tatami.bots.search_tree import ROOT
from tatami.engine.chance import Chance

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess


class EdgeStatistics(msgspec.Struct, frozen=True):
    """Sums over the simulations that began with one action."""

    visits: int
    total: float
    squares: float
    prior: float


class RootStatistics(msgspec.Struct, frozen=True):
    simulations: int
    edges: dict[int, EdgeStatistics]

    @staticmethod
    def of(search: MctsSearch) -> RootStatistics:
        tree = search.tree
        edges = {
            int(tree.action(node)): EdgeStatistics(
                int(tree.visits[node]), tree.totals[node], tree.squares[node], tree.priors[node]
            )
            for node in tree.children(ROOT)
        }
        return RootStatistics(int(search.simulations), edges)

    def action_value(self, action: int, bias: float) -> ActionValue:
        """An action without a node in the full tree has no visits, and is not recommended."""
        edge = self.edges.get(action, EdgeStatistics(0, 0.0, 0.0, 0.0))
        weight = edge.visits + bias
        value = (edge.total + bias * edge.prior) / weight if weight else 0.0
        return ActionValue(
            action=action, visits=edge.visits, value=value, error=standard_error(edge)
        )


def standard_error(edge: EdgeStatistics) -> float:
    if edge.visits < 2:
        return 0.5
    mean = edge.total / edge.visits
    return math.sqrt(max(edge.squares / edge.visits - mean * mean, 0.0) / (edge.visits - 1))


def merge_statistics(per_tree: list[RootStatistics]) -> RootStatistics:
    """Sums over all trees; evaluations are averaged."""
    if len(per_tree) == 1:
        return per_tree[0]
    simulations = sum(stats.simulations for stats in per_tree)
    actions = sorted({action for stats in per_tree for action in stats.edges})
    return RootStatistics(
        simulations, {action: merge_edges(per_tree, action) for action in actions}
    )


def merge_edges(per_tree: list[RootStatistics], action: int) -> EdgeStatistics:
    edges = [stats.edges[action] for stats in per_tree if action in stats.edges]
    return EdgeStatistics(
        sum(edge.visits for edge in edges),
        sum(edge.total for edge in edges),
        sum(edge.squares for edge in edges),
        sum(edge.prior for edge in edges) / len(edges),
    )


def search_in_parallel(
    grow: Callable[[Chance], RootStatistics], jobs: list[Chance]
) -> list[RootStatistics]:
    """Statistics per generator: the first from this process, the others from forks."""
    if len(jobs) == 1:
        return [grow(jobs[0])]
    import multiprocessing  # absent in a browser

    if "fork" not in multiprocessing.get_all_start_methods():
        raise BadBot("processes=N needs a system that can fork: leave it out here")
    forks = [start_fork(grow, rng) for rng in jobs[1:]]
    try:
        own = grow(jobs[0])
        return [
            own,
            *(msgspec.msgpack.decode(pipe.recv_bytes(), type=RootStatistics) for _, pipe in forks),
        ]
    finally:
        for process, pipe in forks:
            pipe.close()
            process.join()


def start_fork(
    grow: Callable[[Chance], RootStatistics], rng: Chance
) -> tuple[BaseProcess, Connection]:
    import multiprocessing  # absent in a browser

    fork = multiprocessing.get_context("fork")
    mine, theirs = fork.Pipe(duplex=False)
    process = fork.Process(target=send_statistics, args=(grow, rng, theirs), daemon=True)
    process.start()
    theirs.close()
    return process, mine


def send_statistics(
    grow: Callable[[Chance], RootStatistics], rng: Chance, pipe: Connection
) -> None:
    pipe.send_bytes(msgspec.msgpack.encode(grow(rng)))
    pipe.close()
