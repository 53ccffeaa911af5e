# compiled with mypyc
"""What a search remembers: a tree of decisions in arrays, bounded by its number of nodes.

A node is a number; node 0 is the root. It is known by the decisions that lead to it, not by the
position: the same decisions may lead to different cards and dice (an open-loop tree). An edge packs
who decided and what, and the children of a node are linked in the order of their edges, so that
they can be matched with a sorted list of legal actions in one walk.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

ROOT: Final = 0
NONE: Final = 0
"""The root is nobody's child: as a child its number means that there is none."""
SEAT: Final = 0x100000000
"""An edge is `seat * SEAT + action`."""


class Tree:
    """All values are those of the seat that decides on the edge."""

    limit: i64
    size: i64
    edges: vec[i64]
    firsts: vec[i32]
    """The first child, NONE for a leaf."""
    nexts: vec[i32]
    """The next child of the same parent."""
    visits: vec[i32]
    offers: vec[i32]
    """How often the decision could have been taken when its parent was visited."""
    totals: vec[float]
    squares: vec[float]
    """Sums of the values found below, and of their squares."""
    priors: vec[float]
    """What the game's evaluation says of the position after the decision."""

    def __init__(self, limit: i64) -> None:
        self.limit = limit
        self.size = 1
        self.edges = vec[i64]([i64(0)] * limit)
        self.firsts = vec[i32]([i32(0)] * limit)
        self.nexts = vec[i32]([i32(0)] * limit)
        self.visits = vec[i32]([i32(0)] * limit)
        self.offers = vec[i32]([i32(0)] * limit)
        self.totals = vec[float]([0.0] * limit)
        self.squares = vec[float]([0.0] * limit)
        self.priors = vec[float]([0.0] * limit)

    def add(self, parent: i64, before: i64, edge: i64, prior: float) -> i64:
        """A new child of `parent`, behind its child `before` (NONE: as the first)."""
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
        """Become the part of another tree below a node of it, as far as there is room."""
        self.visits[ROOT] = old.visits[node]
        self.graft_below(old, node, ROOT)

    def graft_below(self, old: Tree, node: i64, parent: i64) -> None:
        child = i64(old.firsts[node])
        before: i64 = NONE
        while child != NONE and self.size < self.limit:
            before = self.add(parent, before, old.edges[child], old.priors[child])
            self.visits[before] = old.visits[child]
            self.offers[before] = old.offers[child]
            self.totals[before] = old.totals[child]
            self.squares[before] = old.squares[child]
            self.graft_below(old, child, before)
            child = i64(old.nexts[child])
