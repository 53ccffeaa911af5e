"""Random walks through a game: the positions at which the laws are checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tatami.engine.chance import Chance, chance_from
from tatami.engine.game import Game
from tatami.engine.game_in_progress import Play
from tatami.engine.material import Material


class Walk:
    """One random game in progress, with a generator for its moves and one for the checks."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Any],
        seed: str,
        material: Material | str | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.play = Play(game, seats=seats, seed=seed, options=options, material=material)
        self.steps = chance_from(f"{seed} steps")
        self.tests: Chance = chance_from(f"{seed} tests")
        self.length = 0
        """The estimated number of decisions of the game; 0 before `conform` estimates it."""

    @property
    def state(self) -> Any:
        return self.play.state

    def step(self) -> None:
        self.play.apply(self.state.pick(self.steps))

    def play_out(self, state: Any) -> int:
        """Play random moves to the end and check the game's bound; returns their number."""
        bound = self.game.bound(self.play.options, self.play.seats)
        decisions = 0
        while not state.over:
            state.apply(state.pick(self.tests))
            decisions += 1
            assert decisions <= bound, f"no end within {bound} decisions"
        return decisions

    def viewers(self) -> list[int | None]:
        return [*range(self.play.seats), None]

    def where(self) -> str:
        """Everything needed to reproduce this position."""
        moves = " ".join(self.game.show(action) for action in self.play.actions)
        return (
            f"{self.game.key}, {self.play.seats} seats, {self.play.options}, "
            f"seed {self.seed!r}, after {len(self.play.actions)} moves: {moves}"
        )


def walks(
    game: Game[Any],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str = "walk",
    material: Material | str | None = None,
) -> Iterator[Walk]:
    """Random games: all player counts in turn, unless `seats` is given."""
    counts = range(game.min_seats, game.max_seats + 1) if seats is None else [seats]
    for number in range(games):
        count = counts[number % len(counts)]
        yield Walk(game, count, options or {}, f"{seed} {number}", material)
