"""The search bots: `ismcts` plays any game, `mcts` those in which nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Self

import msgspec

from tatami.bots.bot_settings import read_settings
from tatami.bots.budget import Budget, Spending
from tatami.bots.knowledge import Knowledge
from tatami.bots.mcts_search import Search
from tatami.bots.parallel_search import Tally, add_up, side_by_side
from tatami.bots.search_result import ThinkingBot, Thought, Weighed, most_visited, softly
from tatami.bots.search_tree import ROOT, Tree
from tatami.engine.chance import Chance
from tatami.engine.game import Game
from tatami.engine.state import State

ROOM = 64
"""Nodes per simulation that there is room for, where the limit allows more than is needed."""


class SearchSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can follow the name of a search bot."""

    simulations: Annotated[int, msgspec.Meta(ge=1)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0)] | None = None
    """The budget; 1,000 simulations if neither is given."""
    exploration: Annotated[float, msgspec.Meta(ge=0)] = 1.0
    """How readily it tries what it knows little about, in units of the values' own spread."""
    bias: Annotated[float, msgspec.Meta(ge=0)] = 4.0
    """As many visits the game's evaluation of a new move counts for; 0: it is not asked."""
    rollout: Annotated[int, msgspec.Meta(ge=0)] = 4
    """Random decisions after the tree, before the evaluation is asked."""
    nodes: Annotated[int, msgspec.Meta(ge=64, le=50_000_000)] = 300_000
    """The bound of the tree, 48 bytes each."""
    processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Trees grown side by side, each with the whole budget, and added up at the end."""
    temperature: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    margin: Annotated[float, msgspec.Meta(ge=0)] = 1.0
    """Above 0: choose softly, by this temperature, among moves within the margin of the best."""

    @property
    def budget(self) -> Budget:
        if self.simulations is None and self.seconds is None:
            return Budget(simulations=1000)
        return Budget(simulations=self.simulations, seconds=self.seconds)


class IsmctsBot(ThinkingBot):
    """Monte Carlo tree search over fresh samples of what is hidden, one per simulation."""

    name = "ismcts"
    offered = False
    settings_type: type[SearchSettings] = SearchSettings

    def __init__(self, settings: SearchSettings | None = None) -> None:
        self.settings = settings or self.settings_type()

    @classmethod
    def make(cls, game: Game[Any], settings: Mapping[str, Any]) -> Self:
        return cls(read_settings(cls.name, cls.settings_type, settings))

    def consider(self, knowledge: Knowledge, rng: Chance) -> Thought:
        spending = Spending(self.settings.budget, self.clock, self.stopped)
        jobs = [rng.fork() for _ in range(self.settings.processes)]
        tallies = side_by_side(lambda luck: self.grow(knowledge, luck, spending), jobs)
        weighed = self.weigh(knowledge, add_up(tallies))
        return Thought(
            action=self.decide(weighed, rng),
            simulations=sum(tally.simulations for tally in tallies),
            seconds=spending.seconds,
            weighed=weighed,
        )

    def grow(self, knowledge: Knowledge, rng: Chance, spending: Spending) -> Tally:
        """Simulate until the budget is spent."""
        search = self.search(knowledge, rng)
        seat = knowledge.seat
        while not spending.is_over(int(search.simulations)):
            search.simulate(knowledge.sample(rng), seat)
        return Tally.of(search)

    def search(self, knowledge: Knowledge, rng: Chance) -> Search:
        how = self.settings
        return Search(
            self.tree(), rng.fork(), knowledge.seats, how.exploration, how.bias, how.rollout
        )

    def tree(self) -> Tree:
        how = self.settings
        room = how.nodes if how.simulations is None else how.simulations * ROOM + 1024
        return Tree(min(how.nodes, room))

    def weigh(self, knowledge: Knowledge, tally: Tally) -> tuple[Weighed, ...]:
        return tuple(tally.weighed(action, self.settings.bias) for action in knowledge.legal())

    def decide(self, weighed: tuple[Weighed, ...], rng: Chance) -> int:
        how = self.settings
        if how.temperature > 0:
            return softly(weighed, how.temperature, how.margin, rng)
        return most_visited(weighed)


class MctsSettings(SearchSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    reuse: bool | None = None
    """Keep the part of the tree that still holds for the next move of the same game. By default
    only where time is the budget: with simulations the same question has the same answer."""

    @property
    def keeps_tree(self) -> bool:
        return self.simulations is None if self.reuse is None else self.reuse


class MctsBot(IsmctsBot):
    """The same where nothing is hidden: one state is enough, and the tree can be kept."""

    name = "mcts"
    settings_type = MctsSettings
    settings: MctsSettings

    def __init__(self, settings: SearchSettings | None = None) -> None:
        super().__init__(settings)
        self.kept: tuple[State, Tree] | None = None

    @classmethod
    def refusal(cls, game: Game[Any]) -> str:
        if game.hides_information:
            return f"{game.key} has hidden cards: use ismcts"
        return ""

    def grow(self, knowledge: Knowledge, rng: Chance, spending: Spending) -> Tally:
        search = self.search(knowledge, rng)
        root = knowledge.sample(rng)
        if self.settings.keeps_tree and self.settings.processes == 1:
            self.resume(root, search.tree)
        seat = knowledge.seat
        while not spending.is_over(int(search.simulations)):
            search.simulate(root.sample(seat, rng), seat)
        return Tally.of(search)

    def resume(self, root: State, tree: Tree) -> None:
        """Go on with what the last search found of this very position, if it did."""
        if self.kept is not None:
            place = find_position(*self.kept, root.dump())
            if place is not None:
                tree.graft(self.kept[1], place)
        self.kept = (root, tree)


TURNS = 3
"""Decisions between two of one player, at most, that are looked through for a position."""


def find_position(
    state: State, tree: Tree, wanted: str, node: int = ROOT, depth: int = 0
) -> int | None:
    """The visited node of a tree that has this position."""
    if depth and state.dump() == wanted:
        return node
    if depth == TURNS:
        return None
    for child in tree.children(node):
        if tree.visits[child] > 0:
            after = state.clone()
            after.play(tree.action(child))
            found = find_position(after, tree, wanted, child, depth + 1)
            if found is not None:
                return found
    return None
