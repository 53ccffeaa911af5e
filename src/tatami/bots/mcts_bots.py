"""The tree search bots: `ismcts` plays any game, `mcts` games without hidden information."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Self

import msgspec

from tatami.bots.bot_settings import read_settings
from tatami.bots.budget import Budget, BudgetTimer, TimeAccount
from tatami.bots.knowledge import Knowledge
from tatami.bots.mcts_search import MctsSearch
from tatami.bots.parallel_search import RootStatistics, merge_statistics, search_in_parallel
from tatami.bots.search_result import (
    ActionValue,
    SearchResult,
    ThinkingBot,
    best_first,
    choose_softly,
    most_visited,
    obvious_action,
)
from tatami.bots.search_tree import ROOT, Tree
from tatami.bots.second_look import SecondLook, reconsider
from tatami.engine.chance import Chance
from tatami.engine.game import Game
from tatami.engine.state import State

CHECK_INTERVAL = 32
"""Simulations between two checks whether the move is certain."""
NODES_PER_SIMULATION = 64
"""Nodes to reserve per simulation, if the limit allows more than a search needs."""


class SearchSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings that can follow the name of a search bot."""

    simulations: Annotated[int, msgspec.Meta(ge=1)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0)] | None = None
    """The budget; 1,000 simulations by default."""
    ceiling: Annotated[float, msgspec.Meta(gt=0)] | None = None
    """Above `seconds`: the longest time for an unclear move, out of time saved on clear ones."""
    exploration: Annotated[float, msgspec.Meta(ge=0)] = 1.0
    """The weight of rarely tried moves, in units of the spread of the values."""
    bias: Annotated[float, msgspec.Meta(ge=0)] = 4.0
    """How many visits the evaluation of a new move counts for; 0: no evaluation."""
    rollout: Annotated[int, msgspec.Meta(ge=0)] = 4
    """Random decisions after the tree, before the evaluation."""
    patience: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    """How often a new position is judged, in as many samples, before its moves are."""
    nodes: Annotated[int, msgspec.Meta(ge=64, le=50_000_000)] = 300_000
    """The maximum size of the tree; 48 bytes per node."""
    processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Trees searched in parallel, each with the whole budget, and merged at the end."""
    temperature: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    margin: Annotated[float, msgspec.Meta(ge=0)] = 1.0
    """With a temperature above 0 the bot chooses at random among moves within the margin of the
    best; better moves are more likely."""
    second_look: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Samples in which the chosen move is checked until the next turn; 0: it is not checked."""

    @property
    def ends_early(self) -> bool:
        """May a search end once its move is certain? Not if the values of other moves matter."""
        return self.temperature == 0.0 and self.processes == 1

    @property
    def budget(self) -> Budget:
        if self.simulations is None and self.seconds is None:
            return Budget(simulations=1000)
        return Budget(simulations=self.simulations, seconds=self.seconds)


class IsmctsBot(ThinkingBot):
    """Information set Monte Carlo tree search: each simulation samples the hidden information."""

    name = "ismcts"
    offered = False
    settings_type: type[SearchSettings] = SearchSettings

    def __init__(self, settings: SearchSettings | None = None) -> None:
        self.settings = settings or self.settings_type()
        self.game: Game[Any] | None = None
        self.time = TimeAccount(self.settings.seconds, self.settings.ceiling)
        self.ends_early = False

    @classmethod
    def make(cls, game: Game[Any], settings: Mapping[str, Any]) -> Self:
        made = cls(read_settings(cls.name, cls.settings_type, settings))
        made.game = game
        return made

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        obvious = obvious_action(knowledge, rng)
        if obvious is not None:
            return obvious
        self.last_result = self.think(knowledge, rng, ends_early=self.settings.ends_early)
        return self.styled(knowledge, self.last_result, rng)

    def consider(self, knowledge: Knowledge, rng: Chance) -> SearchResult:
        return self.think(knowledge, rng, ends_early=False)

    def think(self, knowledge: Knowledge, rng: Chance, *, ends_early: bool) -> SearchResult:
        timer = BudgetTimer(self.settings.budget, self.clock, self.stopped)
        self.ends_early = ends_early
        jobs = [rng.fork() for _ in range(self.settings.processes)]
        per_tree = search_in_parallel(lambda rng: self.grow_tree(knowledge, rng, timer), jobs)
        action_values = self.action_values(knowledge, merge_statistics(per_tree))
        self.time.spend(timer.seconds)
        return SearchResult(
            action=self.pick_action(knowledge, action_values, rng),
            simulations=sum(stats.simulations for stats in per_tree),
            seconds=timer.seconds,
            action_values=action_values,
        )

    def grow_tree(self, knowledge: Knowledge, rng: Chance, timer: BudgetTimer) -> RootStatistics:
        """Simulate until the budget is spent."""
        search = self.search(knowledge, rng)
        seat = knowledge.seat
        while not self.is_done(search, timer):
            search.simulate(knowledge.sample(rng), seat)
        return RootStatistics.of(search)

    def is_done(self, search: MctsSearch, timer: BudgetTimer) -> bool:
        """Is the budget spent, or does the rest of it no longer matter? The move with the most
        visits is played, so a lead above the number of simulations that are left decides."""
        done = int(search.simulations)
        if not self.ends_early or done == 0 or done % CHECK_INTERVAL:
            return timer.is_spent(done)
        tree = search.tree
        visits = sorted((int(tree.visits[node]), node) for node in tree.children(ROOT))
        lead = visits[-1][0] - visits[-2][0] if len(visits) > 1 else done
        if lead > timer.simulations_left(done):
            return True
        self.allow_more_time(search, timer, visits[-1][1])
        return timer.is_spent(done)

    def allow_more_time(self, search: MctsSearch, timer: BudgetTimer, leader: int) -> None:
        """An unclear move, where the best value is not the most visited one, may take longer."""
        seconds, limit = self.time.seconds, self.time.limit
        if self.settings.ceiling is None or seconds is None or limit is None:
            return
        best = max(
            search.tree.children(ROOT),
            key=lambda node: search.tree.totals[node] / max(int(search.tree.visits[node]), 1),
        )
        timer.set_limit(seconds if best == leader else limit)

    def search(self, knowledge: Knowledge, rng: Chance) -> MctsSearch:
        settings = self.settings
        return MctsSearch(
            self.tree(),
            rng.fork(),
            knowledge.seats,
            settings.exploration,
            settings.bias,
            settings.rollout,
            settings.patience,
        )

    def tree(self) -> Tree:
        settings = self.settings
        room = (
            settings.nodes
            if settings.simulations is None
            else settings.simulations * NODES_PER_SIMULATION + 1024
        )
        return Tree(min(settings.nodes, room))

    def action_values(self, knowledge: Knowledge, stats: RootStatistics) -> tuple[ActionValue, ...]:
        return tuple(stats.action_value(action, self.settings.bias) for action in knowledge.legal())

    def pick_action(
        self, knowledge: Knowledge, action_values: tuple[ActionValue, ...], rng: Chance
    ) -> int:
        settings = self.settings
        if settings.temperature > 0:
            chosen = choose_softly(action_values, settings.temperature, settings.margin, rng)
        else:
            chosen = most_visited(action_values)
        if settings.second_look == 0 or self.game is None:
            return chosen
        look = SecondLook(knowledge, rng, settings.second_look)
        return reconsider(self.game, look, chosen, best_first(action_values))


class MctsSettings(SearchSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    reuse: bool | None = None
    """Reuse the subtree of the last search for the next move of the same game. By default only
    with a time budget: with simulations, the same position always gives the same result."""

    @property
    def keeps_tree(self) -> bool:
        return self.simulations is None if self.reuse is None else self.reuse


class MctsBot(IsmctsBot):
    """Monte Carlo tree search without hidden information: one state is enough, and the tree can be
    reused."""

    name = "mcts"
    settings_type = MctsSettings
    settings: MctsSettings

    def __init__(self, settings: SearchSettings | None = None) -> None:
        super().__init__(settings)
        self.last_search: tuple[State, Tree] | None = None

    @classmethod
    def refusal(cls, game: Game[Any]) -> str:
        if game.hides_information:
            return f"{game.key} has hidden cards: use ismcts"
        return ""

    def grow_tree(self, knowledge: Knowledge, rng: Chance, timer: BudgetTimer) -> RootStatistics:
        search = self.search(knowledge, rng)
        root = knowledge.sample(rng)
        if self.settings.keeps_tree and self.settings.processes == 1:
            self.reuse_tree(root, search.tree)
        seat = knowledge.seat
        while not self.is_done(search, timer):
            search.simulate(root.sample(seat, rng), seat)
        return RootStatistics.of(search)

    def reuse_tree(self, root: State, tree: Tree) -> None:
        """Copy what the last search found below this position, if it visited it."""
        if self.last_search is not None:
            place = find_position(*self.last_search, root.dump())
            if place is not None:
                tree.graft(self.last_search[1], place)
        self.last_search = (root, tree)


MAX_DISTANCE = 3
"""How many decisions below the last root to look for a position."""


def find_position(
    state: State, tree: Tree, wanted: str, node: int = ROOT, depth: int = 0
) -> int | None:
    """The visited node of the tree with this position, if there is one."""
    if depth and state.dump() == wanted:
        return node
    if depth == MAX_DISTANCE:
        return None
    for child in tree.children(node):
        if tree.visits[child] > 0:
            after = state.clone()
            after.play(tree.action(child))
            found = find_position(after, tree, wanted, child, depth + 1)
            if found is not None:
                return found
    return None
