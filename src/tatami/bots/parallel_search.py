"""Several trees side by side, in processes of their own, added up at the root.

Each process is a fork: it has the bot's knowledge without anything having to be copied over, and
sends back the few numbers at the root of its tree. A server's workers never do this; they are one
per core already.
"""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from tatami.bots.errors import BadBot
from tatami.bots.mcts_search import Search
from tatami.bots.search_result import Weighed
from tatami.bots.search_tree import ROOT
from tatami.engine.chance import Chance


class Edge(msgspec.Struct, frozen=True):
    """What the root of a tree knows of one action."""

    visits: int
    total: float
    squares: float
    prior: float


class Tally(msgspec.Struct, frozen=True):
    simulations: int
    edges: dict[int, Edge]

    @staticmethod
    def of(search: Search) -> Tally:
        tree = search.tree
        edges = {
            int(tree.action(node)): Edge(
                int(tree.visits[node]), tree.totals[node], tree.squares[node], tree.priors[node]
            )
            for node in tree.children(ROOT)
        }
        return Tally(int(search.simulations), edges)

    def weighed(self, action: int, bias: float) -> Weighed:
        """An action that found no room in the tree was never tried, and is not recommended."""
        edge = self.edges.get(action, Edge(0, 0.0, 0.0, 0.0))
        weight = edge.visits + bias
        value = (edge.total + bias * edge.prior) / weight if weight else 0.0
        return Weighed(action=action, visits=edge.visits, value=value, error=standard_error(edge))


def standard_error(edge: Edge) -> float:
    if edge.visits < 2:
        return 0.5
    mean = edge.total / edge.visits
    return math.sqrt(max(edge.squares / edge.visits - mean * mean, 0.0) / (edge.visits - 1))


def add_up(tallies: list[Tally]) -> Tally:
    """One tally of them all; evaluations are averaged."""
    if len(tallies) == 1:
        return tallies[0]
    simulations = sum(tally.simulations for tally in tallies)
    actions = sorted({action for tally in tallies for action in tally.edges})
    return Tally(simulations, {action: add_edges(tallies, action) for action in actions})


def add_edges(tallies: list[Tally], action: int) -> Edge:
    edges = [tally.edges[action] for tally in tallies if action in tally.edges]
    return Edge(
        sum(edge.visits for edge in edges),
        sum(edge.total for edge in edges),
        sum(edge.squares for edge in edges),
        sum(edge.prior for edge in edges) / len(edges),
    )


def side_by_side(grow: Callable[[Chance], Tally], jobs: list[Chance]) -> list[Tally]:
    """One tally per generator: the first is grown here, the others in forks of this process."""
    if len(jobs) == 1:
        return [grow(jobs[0])]
    if "fork" not in multiprocessing.get_all_start_methods():
        raise BadBot("processes=N needs a system that can fork: leave it out here")
    forks = [start(grow, luck) for luck in jobs[1:]]
    try:
        own = grow(jobs[0])
        return [own, *(msgspec.msgpack.decode(pipe.recv_bytes(), type=Tally) for _, pipe in forks)]
    finally:
        for process, pipe in forks:
            pipe.close()
            process.join()


def start(
    grow: Callable[[Chance], Tally], luck: Chance
) -> tuple[multiprocessing.process.BaseProcess, Connection]:
    fork = multiprocessing.get_context("fork")
    mine, theirs = fork.Pipe(duplex=False)
    process = fork.Process(target=send, args=(grow, luck, theirs), daemon=True)
    process.start()
    theirs.close()
    return process, mine


def send(grow: Callable[[Chance], Tally], luck: Chance, pipe: Connection) -> None:
    pipe.send_bytes(msgspec.msgpack.encode(grow(luck)))
    pipe.close()
