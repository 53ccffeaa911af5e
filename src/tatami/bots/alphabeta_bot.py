"""The bot of the alpha-beta search: one depth after the other, until the budget is spent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Self

import msgspec

from tatami.bots.alphabeta_search import MATE, PROVEN, UNIT, Lines, Memory
from tatami.bots.bot_settings import read_settings
from tatami.bots.budget import Budget, Spending
from tatami.bots.knowledge import Knowledge
from tatami.bots.search_result import ThinkingBot, Thought, Weighed, softly, without_search
from tatami.engine.chance import Chance, chance_from
from tatami.engine.game import Game
from tatami.engine.state import State


class AlphabetaSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can follow the name `alphabeta`."""

    simulations: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Positions looked at."""
    seconds: Annotated[float, msgspec.Meta(gt=0)] | None = None
    depth: Annotated[int, msgspec.Meta(ge=1, le=40)] = 40
    memory: Annotated[int, msgspec.Meta(ge=8, le=26)] = 17
    """Positions remembered, as a power of two: 20 bytes each."""
    temperature: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    margin: Annotated[float, msgspec.Meta(ge=0)] = 1.0
    """Above 0: choose softly, by this temperature, among moves within the margin of the best."""

    @property
    def budget(self) -> Budget:
        if self.simulations is None and self.seconds is None:
            return Budget(simulations=50_000)
        return Budget(simulations=self.simulations, seconds=self.seconds)


class AlphabetaBot(ThinkingBot):
    """Looks at every line, for two players who see everything."""

    name = "alphabeta"
    offered = False

    def __init__(self, settings: AlphabetaSettings | None = None) -> None:
        self.settings = settings or AlphabetaSettings()

    @classmethod
    def make(cls, game: Game[Any], settings: Mapping[str, Any]) -> Self:
        return cls(read_settings(cls.name, AlphabetaSettings, settings))

    @classmethod
    def refusal(cls, game: Game[Any]) -> str:
        if game.max_seats != 2 or game.hides_information:
            return f"{game.key} is not for two who see everything"
        if game.table().deal(chance_from("key")).key() == 0:
            return f"{game.key} gives its positions no key"
        return ""

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        at_once = without_search(knowledge, rng)
        if at_once is not None:
            return at_once
        return self.think(knowledge, rng, wide=self.settings.temperature > 0).action

    def consider(self, knowledge: Knowledge, rng: Chance) -> Thought:
        """Slower than `choose`: every move is judged, not only proved to be worse than the best."""
        return self.think(knowledge, rng, wide=True)

    def think(self, knowledge: Knowledge, rng: Chance, *, wide: bool) -> Thought:
        spending = Spending(self.settings.budget, self.clock, self.stopped)
        lines = Lines(Memory(self.settings.memory), spending.is_over)
        root = Root(knowledge.sample(rng), knowledge.legal(), lines, rng)
        while root.depth < self.settings.depth and not root.is_settled() and not lines.over:
            root.deepen(wide)
        weighed = root.weighed()
        return Thought(
            action=self.decide(root, weighed, rng),
            simulations=int(lines.nodes),
            seconds=spending.seconds,
            weighed=weighed,
            depth=root.depth,
        )

    def decide(self, root: Root, weighed: tuple[Weighed, ...], rng: Chance) -> int:
        how = self.settings
        if how.temperature > 0:
            return softly(weighed, how.temperature, how.margin, rng)
        return root.order[0]


class Root:
    """The moves at hand, best first, with what the deepest complete look says of them."""

    def __init__(self, state: State, legal: list[int], lines: Lines, rng: Chance) -> None:
        self.state = state
        self.seat = int(state.to_act)
        self.lines = lines
        self.depth = 0
        self.order = shuffled(legal, rng)
        self.scores = dict.fromkeys(legal, 0)
        self.nodes = dict.fromkeys(legal, 0)

    def is_settled(self) -> bool:
        """A forced end that lies within the depth cannot be improved on."""
        best = self.scores[self.order[0]] if self.depth else 0
        return abs(best) > PROVEN and MATE - abs(best) <= self.depth

    def deepen(self, wide: bool) -> None:
        """One depth more; what a stopped look had found by then counts if it found a best move."""
        scores: dict[int, int] = {}
        best = -MATE - 1
        for move in self.order:
            low = -MATE - 1 if wide else best
            score = self.look(move, low)
            if self.lines.over and (scores or self.depth):
                break
            scores[move] = score
            best = max(best, score)
        if not scores:
            return
        self.scores.update(scores)
        # Where the look was stopped, moves that it did not reach keep their place behind.
        done = sorted(scores, key=lambda move: -scores[move])
        self.order = [*done, *(move for move in self.order if move not in scores)]
        self.depth += not self.lines.over

    def look(self, move: int, low: int) -> int:
        """The score of a move; one that is no better than `low` need not be told exactly."""
        before = int(self.lines.nodes)
        child = self.state.clone()
        child.play(move)
        high = MATE + 1 if low < -MATE else low + 1
        score = self.lines.score_after(child, self.seat, self.depth, low, high, 1)
        if score >= high:
            score = self.lines.score_after(child, self.seat, self.depth, low, MATE + 1, 1)
        self.nodes[move] += int(self.lines.nodes) - before
        return int(score)

    def weighed(self) -> tuple[Weighed, ...]:
        return tuple(
            Weighed(action=move, visits=self.nodes[move], value=share(self.scores[move]), error=0.0)
            for move in sorted(self.scores)
        )


def share(score: int) -> float:
    """A score as a share of the victory; forced ends by their distance."""
    if abs(score) > PROVEN:
        near = (MATE - abs(score)) * 1e-6
        return 1.0 - near if score > 0 else near
    return 0.5 + 0.5 * score / UNIT


def shuffled(moves: list[int], rng: Chance) -> list[int]:
    """Of equals any is as good: a bot should not play the same game every time."""
    moves = list(moves)
    for last in range(len(moves) - 1, 0, -1):
        other = rng.below(last + 1)
        moves[last], moves[other] = moves[other], moves[last]
    return moves
