# compiled with mypyc
"""The tree of a Monte Carlo tree search, stored in arrays, with a maximum number of nodes.

A node is an index; node 0 is the root. The decisions that lead to a node identify it, not the
position: the same decisions may lead to different cards and dice (an open-loop tree). An edge packs
the seat and its action. The children of a node are linked in the order of their edges, so that one
pass matches them with a sorted list of legal actions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

ROOT: Final = 0
NONE: Final = 0
"""The root is never a child: as a child, index 0 means that there is none."""
SEAT: Final = 0x100000000
"""An edge is `seat * SEAT + action`."""
INITIAL_ROOM: Final = 4096
"""Free nodes before every simulation. The arrays start small and grow: allocating a large tree
takes longer than a short search."""


class Tree:
    """Statistics per node. All values are those of the seat that decides on the edge to it."""

    limit: i64
    room: i64
    """The current size of the arrays."""
    size: i64
    edges: vec[i64]
    firsts: vec[i32]
    """The first child, NONE for a leaf."""
    nexts: vec[i32]
    """The next child of the same parent."""
    visits: vec[i32]
    offers: vec[i32]
    """How often the action was legal when the parent was visited."""
    totals: vec[float]
    squares: vec[float]
    """Sums of the values of the simulations through the node, and of their squares."""
    priors: vec[float]
    """The evaluation of the position after the action."""

    def __init__(self, limit: i64) -> None:
        self.limit = limit
        self.room = 0
        self.size = 1
        self.edges = vec[i64]()
        self.firsts = vec[i32]()
        self.nexts = vec[i32]()
        self.visits = vec[i32]()
        self.offers = vec[i32]()
        self.totals = vec[float]()
        self.squares = vec[float]()
        self.priors = vec[float]()
        self.grow(min(limit, 2 * INITIAL_ROOM))

    def make_room(self) -> None:
        """Grow if needed for one more simulation; it rarely adds more than `INITIAL_ROOM`."""
        if self.room - self.size < INITIAL_ROOM and self.room < self.limit:
            self.grow(min(self.limit, 2 * self.room))

    def grow(self, room: i64) -> None:
        self.edges = longer_numbers(self.edges, room)
        self.firsts = longer_counts(self.firsts, room)
        self.nexts = longer_counts(self.nexts, room)
        self.visits = longer_counts(self.visits, room)
        self.offers = longer_counts(self.offers, room)
        self.totals = longer_sums(self.totals, room)
        self.squares = longer_sums(self.squares, room)
        self.priors = longer_sums(self.priors, room)
        self.room = room

    def add(self, parent: i64, before: i64, edge: i64, prior: float) -> i64:
        """Add a child to `parent` after its child `before` (NONE: as the first)."""
        node = self.size
        self.size = node + 1
        self.edges[node] = edge
        self.priors[node] = prior
        nexts = self.nexts
        if before == NONE:
            nexts[node] = self.firsts[parent]
            self.firsts[parent] = i32(node)
        else:
            nexts[node] = nexts[before]
            nexts[before] = i32(node)
        return node

    def find(self, parent: i64, edge: i64) -> i64:
        """The child on that edge, or NONE."""
        child = i64(self.firsts[parent])
        while child != NONE and self.edges[child] < edge:
            child = i64(self.nexts[child])
        return child if child != NONE and self.edges[child] == edge else NONE

    def children(self, parent: i64) -> list[int]:
        nodes = []
        child = i64(self.firsts[parent])
        while child != NONE:
            nodes.append(int(child))
            child = i64(self.nexts[child])
        return nodes

    def action(self, node: i64) -> i64:
        return self.edges[node] % SEAT

    def graft(self, old: Tree, node: i64) -> None:
        """Copy the subtree below a node of another tree, as far as the limit allows."""
        if old.size > self.room:
            self.grow(min(self.limit, old.size + INITIAL_ROOM))
        self.visits[ROOT] = old.visits[node]
        self.graft_below(old, node, ROOT)

    def graft_below(self, old: Tree, node: i64, parent: i64) -> None:
        child = i64(old.firsts[node])
        before: i64 = NONE
        while child != NONE and self.size < self.room:
            before = self.add(parent, before, old.edges[child], old.priors[child])
            self.visits[before] = old.visits[child]
            self.offers[before] = old.offers[child]
            self.totals[before] = old.totals[child]
            self.squares[before] = old.squares[child]
            self.graft_below(old, child, before)
            child = i64(old.nexts[child])


def longer_numbers(old: vec[i64], room: i64) -> vec[i64]:
    new = vec[i64]([i64(0)] * room)
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new


def longer_counts(old: vec[i32], room: i64) -> vec[i32]:
    new = vec[i32]([i32(0)] * room)
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new


def longer_sums(old: vec[float], room: i64) -> vec[float]:
    new = vec[float]([0.0] * room)
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new
