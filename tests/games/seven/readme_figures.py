"""Measures the figures in the game's README: `python -m tests.games.seven.readme_figures [GAMES]`.

Every seat is played by the same bot: one ply of the game's own evaluation on a few samples.
"""

from __future__ import annotations

import sys
from collections import Counter

from tatami.engine import chance_from
from tatami.engine.chance import Chance
from tatami.games.seven import GAME
from tatami.games.seven.rounds import POINTS
from tatami.games.seven.state import SevenState

SAMPLES = 4


def greedy(state: SevenState, rng: Chance) -> int:
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    seat = state.to_act
    samples = [state.sample(seat, rng) for _ in range(SAMPLES)]
    values = []
    for action in legal:
        value = 0.0
        for sample in samples:
            after = sample.clone()
            after.play(action)
            value += after.evaluate(seat)
        values.append(value)
    return legal[values.index(max(values))]


class Tally:
    """What is counted over all rounds of all games with one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds = 0
        self.turns = 0
        self.decisions = 0
        self.sets = Counter[int]()
        self.rice = 0
        self.rebuilt = 0

    def play(self, seed: str, greedily: bool) -> None:
        state = GAME.new(seats=self.seats, seed=seed)
        rng = chance_from(f"{seed} players")
        while not state.over:
            number, turns, rebuilt = state.round, state.turns, state.rebuilt
            rice = [int(state.rice[seat]) for seat in range(self.seats)]
            state.play(greedy(state, rng) if greedily else state.pick(rng))
            self.decisions += 1
            if state.round != number:
                self.rounds += 1
                self.turns += turns + 1
                self.rebuilt += rebuilt
                self.rice += max(rice) - min(rice)
                self.sets[int(state.calls[number]) >> POINTS & 255] += 1

    def line(self) -> str:
        cells = [
            str(self.seats),
            str(self.rounds),
            f"{self.turns / self.rounds / self.seats:.1f}",
            f"{self.decisions / self.rounds:.0f}",
            *(f"{100 * self.sets[points] / self.rounds:.1f}" for points in (20, 15, 12, 10, 7, 0)),
            f"{sum(n * p for p, n in self.sets.items()) / max(1, self.rounds - self.sets[0]):.1f}",
            f"{self.rice / self.rounds:.1f}",
            f"{self.rebuilt / self.rounds:.2f}",
        ]
        return f"| {' | '.join(cells)} |"


HEAD = (
    "| players | rounds | turns each | decisions | 20 | 15 | 12 | 10 | 7 | no set "
    "| points per set | rice, most − least | rebuilds |"
)


def main(games: int) -> None:
    for greedily in (True, False):
        print("greedy players" if greedily else "players who choose at random")
        print(HEAD)
        print("|" + "---|" * 13)
        for seats in range(GAME.min_seats, GAME.max_seats + 1):
            tally = Tally(seats)
            for number in range(games if greedily else games * 5):
                tally.play(f"measure {seats} {number}", greedily)
            print(tally.line(), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
