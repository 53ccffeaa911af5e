# compiled with mypyc
"""Monte Carlo tree search for any number of seats, with or without hidden cards.

Each simulation gets a world: a sampled state that the searching seat could be in, with its own
cards and dice. It walks down the tree, where every seat chooses what is best for itself (max^n),
adds new nodes, plays a few random decisions, evaluates the position, and adds each seat's value to
the decisions that this seat made.

An action that is not legal in every world is scored by how often it was legal (`offers`), not by
how often its parent was visited. Otherwise the search would try rare actions every time they occur
(Cowling, Powley and Whitehouse 2012, single-observer ISMCTS). Without hidden information and dice
all worlds are equal, offers are visits, and this is plain UCT.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from tatami.bots.search_tree import NONE, ROOT, SEAT, Tree
from tatami.engine.chance import Chance
from tatami.engine.state import NOBODY, Actions, State

MAX_DEPTH: Final = 512
"""The longest walk; the evaluation judges the rest."""
UNTRIED: Final = 1e9
LEAST_SPREAD: Final = 0.002
"""Early in a game with many seats, evaluations differ by no more than this."""


class MctsSearch:
    """A search of one position: the tree, and what the last simulation did."""

    tree: Tree
    rng: Chance
    exploration: float
    bias: float
    """How many visits the evaluation of a new node counts for; 0: no evaluation."""
    rollout: i64
    """Random decisions before the evaluation."""
    patience: i64
    """Visits of a node, each judged in another world, before the search looks at its moves."""
    legal: Actions
    path: vec[i32]
    grown: vec[i32]
    """The size of the tree before each decision of the last walk."""
    steps: i64
    shares: vec[float]
    simulations: i64
    mean: float
    spread: float
    """Mean of the searching seat's values, and their sum of squared deviations."""

    def __init__(
        self,
        tree: Tree,
        rng: Chance,
        seats: i64,
        exploration: float,
        bias: float,
        rollout: i64,
        patience: i64 = 1,
    ) -> None:
        self.tree = tree
        self.rng = rng
        self.exploration = exploration
        self.bias = bias
        self.rollout = rollout
        self.patience = patience
        self.legal = Actions()
        self.path = vec[i32]([i32(0)] * MAX_DEPTH)
        self.grown = vec[i32]([i32(0)] * (MAX_DEPTH + 1))
        self.steps = 0
        self.shares = vec[float]([0.0] * seats)
        self.simulations = 0
        self.mean = 0.0
        self.spread = 0.0

    def simulate(self, world: State, seat: i64) -> None:
        """One simulation for the searching seat; changes the world."""
        self.tree.make_room()
        depth = self.walk(world)
        for _ in range(self.rollout):
            if world.to_act == NOBODY:
                break
            world.play(world.pick(self.rng))
        world.estimate(self.shares)
        self.backpropagate(depth)
        self.update_spread(self.shares[seat])

    def walk(self, world: State) -> i64:
        """Walk down the tree to a new node; returns the number of decisions."""
        visits = self.tree.visits
        node: i64 = ROOT
        depth: i64 = 0
        while world.to_act != NOBODY and depth < MAX_DEPTH:
            if node != ROOT and i64(visits[node]) < self.patience:
                break
            self.grown[depth] = i32(self.tree.size)
            node = self.choose(world, node)
            if node == NONE:
                break
            self.path[depth] = i32(node)
            depth += 1
            world.play(self.tree.edges[node] % SEAT)
        self.grown[depth] = i32(self.tree.size)
        self.steps = depth
        return depth

    def choose(self, world: State, node: i64) -> i64:
        """The child that the seat to act tries next; NONE if the tree is full.

        Children and legal actions are both sorted, so one pass matches them.
        """
        legal = self.legal
        legal.clear()
        world.fill(legal)
        edges = self.tree.edges
        nexts = self.tree.nexts
        offers = self.tree.offers
        seat = world.to_act
        reach = self.exploration * self.scale()
        before: i64 = NONE
        child = i64(self.tree.firsts[node])
        best: i64 = NONE
        best_score = -1.0
        equals: i64 = 0
        for i in range(legal.n):
            edge = seat * SEAT + i64(legal.items[i])
            while child != NONE and edges[child] < edge:
                before = child
                child = i64(nexts[child])
            if child == NONE or edges[child] != edge:
                if self.tree.size >= self.tree.room:
                    continue
                child = self.tree.add(node, before, edge, self.evaluate_after(world, edge % SEAT))
            offers[child] += 1
            score = self.score(child, reach)
            if score > best_score:
                best = child
                best_score = score
                equals = 1
            elif score == best_score:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = child
            before = child
            child = i64(nexts[child])
        return best

    def score(self, node: i64, reach: float) -> float:
        """The mean value, blended with the evaluation, plus a bonus for few visits (UCB)."""
        tree = self.tree
        n = float(tree.visits[node])
        weight = n + self.bias
        if weight == 0.0:
            return UNTRIED
        mean = (tree.totals[node] + self.bias * tree.priors[node]) / weight
        return mean + reach * math.sqrt(math.log(float(tree.offers[node]) + 1.0) / (n + 1.0))

    def evaluate_after(self, world: State, action: i64) -> float:
        """The evaluation after an action, even a forced one: it may have rivals elsewhere."""
        if self.bias == 0.0:
            return 0.0
        after = world.clone()
        after.play(action)
        return after.evaluate(world.to_act)

    def backpropagate(self, depth: i64) -> None:
        tree = self.tree
        shares = self.shares
        tree.visits[ROOT] += 1
        for i in range(depth):
            node = i64(self.path[i])
            value = shares[tree.edges[node] // SEAT]
            tree.visits[node] += 1
            tree.totals[node] += value
            tree.squares[node] += value * value

    def update_spread(self, value: float) -> None:
        """Update mean and variance of the values (Welford's algorithm)."""
        self.simulations += 1
        before = value - self.mean
        self.mean += before / float(self.simulations)
        self.spread += before * (value - self.mean)

    def scale(self) -> float:
        """The standard deviation of the values. It makes `exploration` mean the same whether values
        lie between 0.49 and 0.51 or between 0 and 1."""
        n = self.simulations
        if n < 2:
            return 0.5
        return max(math.sqrt(self.spread / float(n)), LEAST_SPREAD)
