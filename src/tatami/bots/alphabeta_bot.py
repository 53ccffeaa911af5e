"""The alpha-beta bot: iterative deepening until the budget is spent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Self

import msgspec

from tatami.bots.alphabeta_search import MATE, PROVEN, UNIT, AlphabetaSearch, TranspositionTable
from tatami.bots.bot_settings import read_settings
from tatami.bots.budget import Budget, BudgetTimer, TimeAccount
from tatami.bots.knowledge import Knowledge
from tatami.bots.search_result import (
    ActionValue,
    SearchResult,
    ThinkingBot,
    choose_softly,
    obvious_action,
)
from tatami.engine.chance import Chance, chance_from
from tatami.engine.game import Game
from tatami.engine.game_types import OpeningMove
from tatami.engine.state import State

CLEAR_DEPTHS, CLEAR_SHARE = 3, 0.4
"""A move that stayed best for so many depths is clear: the search ends after this share of its
time."""
BOOK_MARGIN = 0.02
"""Moves of an opening book are equally good if their values differ by at most this."""


class AlphabetaSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings that can follow the name `alphabeta`."""

    simulations: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Positions visited."""
    seconds: Annotated[float, msgspec.Meta(gt=0)] | None = None
    ceiling: Annotated[float, msgspec.Meta(gt=0)] | None = None
    """Above `seconds`: the longest time for an unclear move, out of time saved on clear ones."""
    depth: Annotated[int, msgspec.Meta(ge=1, le=40)] = 40
    memory: Annotated[int, msgspec.Meta(ge=8, le=26)] = 17
    """Size of the transposition table, as a power of two; 20 bytes per position."""
    book: bool = False
    """Play the moves of the game's opening book where it has some."""
    temperature: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    margin: Annotated[float, msgspec.Meta(ge=0)] = 1.0
    """With a temperature above 0 the bot chooses at random among moves within the margin of the
    best; better moves are more likely."""

    @property
    def budget(self) -> Budget:
        if self.simulations is None and self.seconds is None:
            return Budget(simulations=50_000)
        return Budget(simulations=self.simulations, seconds=self.seconds)


class AlphabetaBot(ThinkingBot):
    """Alpha-beta search, for games of two players with nothing hidden."""

    name = "alphabeta"
    offered = False

    def __init__(self, settings: AlphabetaSettings | None = None) -> None:
        self.settings = settings or AlphabetaSettings()
        self.game: Game[Any] | None = None
        self.time = TimeAccount(self.settings.seconds, self.settings.ceiling)

    @classmethod
    def make(cls, game: Game[Any], settings: Mapping[str, Any]) -> Self:
        made = cls(read_settings(cls.name, AlphabetaSettings, settings))
        made.game = game
        return made

    @classmethod
    def refusal(cls, game: Game[Any]) -> str:
        if game.max_seats != 2 or game.hides_information:
            return f"{game.key} is not for two who see everything"
        if game.table().deal(chance_from("key")).key() == 0:
            return f"{game.key} gives its positions no key"
        return ""

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        obvious = obvious_action(knowledge, rng)
        if obvious is not None:
            return obvious
        if self.settings.book and self.game is not None:
            known = book_move(self.game.opening_moves(knowledge.sample(rng)), rng)
            if known is not None:
                return known
        self.last_result = self.think(knowledge, rng, wide=self.settings.temperature > 0)
        return self.styled(knowledge, self.last_result, rng)

    def consider(self, knowledge: Knowledge, rng: Chance) -> SearchResult:
        """Slower than `choose`: every move gets its score, not just a bound."""
        return self.think(knowledge, rng, wide=True)

    def think(self, knowledge: Knowledge, rng: Chance, *, wide: bool) -> SearchResult:
        timer = BudgetTimer(self.settings.budget, self.clock, self.stopped)
        search = AlphabetaSearch(TranspositionTable(self.settings.memory), timer.is_spent)
        if wide:
            search.futile_depth = 0
        root = RootMoves(knowledge.sample(rng), knowledge.legal(), search, rng)
        if self.style is not None:
            root.margin = self.style.margin
        while root.depth < self.settings.depth and not root.is_settled() and not search.over:
            root.deepen(wide)
            if self.settings.ceiling is not None and self.is_clear_enough(root, timer):
                break
        self.time.spend(timer.seconds)
        action_values = root.action_values()
        return SearchResult(
            action=self.pick_action(root, action_values, rng),
            simulations=int(search.nodes),
            seconds=timer.seconds,
            action_values=action_values,
            depth=root.depth,
        )

    def is_clear_enough(self, root: RootMoves, timer: BudgetTimer) -> bool:
        """Should the search end here? Otherwise set how long the next depth may take."""
        seconds, limit = self.time.seconds, self.time.limit
        if seconds is None or limit is None:
            return False
        if root.steady_depths >= CLEAR_DEPTHS:
            return timer.seconds > CLEAR_SHARE * seconds
        timer.set_limit(limit if root.steady_depths == 0 else seconds)
        return False

    def pick_action(
        self, root: RootMoves, action_values: tuple[ActionValue, ...], rng: Chance
    ) -> int:
        settings = self.settings
        if settings.temperature > 0:
            return choose_softly(action_values, settings.temperature, settings.margin, rng)
        return root.order[0]


class RootMoves:
    """The legal moves, best first, with their scores at the deepest completed depth."""

    def __init__(
        self, state: State, legal: list[int], search: AlphabetaSearch, rng: Chance
    ) -> None:
        self.state = state
        self.seat = int(state.to_act)
        self.search = search
        self.depth = 0
        self.steady_depths = 0
        """Depths in a row that ended with the same best move."""
        self.margin = 0.0
        """Moves that are worse than the best by at most this share of its winning chances get
        their exact score; others only a bound."""
        self.order = shuffled(legal, rng)
        self.scores = dict.fromkeys(legal, 0)
        self.nodes = dict.fromkeys(legal, 0)

    def is_settled(self) -> bool:
        """Is a forced end within the depth known? A deeper search cannot improve on it."""
        best = self.scores[self.order[0]] if self.depth else 0
        return abs(best) > PROVEN and MATE - abs(best) <= self.depth

    def deepen(self, wide: bool) -> None:
        """Search one depth more. When stopped, the moves finished so far count if there are any."""
        scores: dict[int, int] = {}
        best = -MATE - 1
        for move in self.order:
            low = -MATE - 1 if wide else self.low(best)
            score = self.score_move(move, low)
            if self.search.over and (scores or self.depth):
                break
            scores[move] = score
            best = max(best, score)
        if not scores:
            return
        first = self.order[0]
        self.scores.update(scores)
        # A stopped search did not reach some moves: they stay behind the others, in their order.
        done = sorted(scores, key=lambda move: -scores[move])
        self.order = [*done, *(move for move in self.order if move not in scores)]
        self.steady_depths = self.steady_depths + 1 if self.order[0] == first else 0
        self.depth += not self.search.over

    def low(self, best: int) -> int:
        """Up to which score the exact one does not matter."""
        if self.margin == 0.0 or abs(best) > PROVEN:
            return best
        return best - round(self.margin * chances_of_score(best) * 2 * UNIT)

    def score_move(self, move: int, low: int) -> int:
        """The score of a move; only a bound if it is no better than `low`."""
        before = int(self.search.nodes)
        child = self.state.clone()
        child.play(move)
        high = MATE + 1 if low < -MATE else low + 1
        score = self.search.score_after(child, self.seat, self.depth, low, high, 1)
        if score >= high:
            score = self.search.score_after(child, self.seat, self.depth, low, MATE + 1, 1)
        self.nodes[move] += int(self.search.nodes) - before
        return int(score)

    def action_values(self) -> tuple[ActionValue, ...]:
        return tuple(
            ActionValue(
                action=move,
                visits=self.nodes[move],
                value=chances_of_score(self.scores[move]),
                error=0.0,
            )
            for move in sorted(self.scores)
        )


def book_move(known: list[OpeningMove], rng: Chance) -> int | None:
    """One of the moves of the book that are about as good as the best; None if there is none."""
    good = [one for one in known if one.value >= known[0].value - BOOK_MARGIN]
    return good[rng.below(len(good))].action if good else None


def chances_of_score(score: int) -> float:
    """A score as winning chances from 0 to 1; forced ends are ordered by their distance."""
    if abs(score) > PROVEN:
        near = (MATE - abs(score)) * 1e-6
        return 1.0 - near if score > 0 else near
    return 0.5 + 0.5 * score / UNIT


def shuffled(moves: list[int], rng: Chance) -> list[int]:
    """Random order among equal moves, so that the bot does not repeat the same game."""
    moves = list(moves)
    for last in range(len(moves) - 1, 0, -1):
        other = rng.below(last + 1)
        moves[last], moves[other] = moves[other], moves[last]
    return moves
