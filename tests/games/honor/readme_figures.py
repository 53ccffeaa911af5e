"""Measures the figures in the game's README: `python -m tests.games.honor.readme_figures [games]`.

Each player searches one decision ahead: it takes the action with the best evaluation over a few
samples. These players are sensible rather than strong.
"""

from __future__ import annotations

import sys

from tatami.engine.chance import Chance, chance_from
from tatami.engine.state import NOBODY
from tatami.games.honor import GAME
from tatami.games.honor.constants import END_TURN
from tatami.games.honor.state import HonorState

SAMPLES = 4
"""Per action: dice and hidden cards fall differently in each."""


def sensible(state: HonorState, rng: Chance) -> int:
    seat = state.to_act
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    best, choice = -1.0, legal[0]
    for action in legal:
        hope = 0.0
        for _ in range(SAMPLES):
            guess = state.sample(seat, rng)
            guess.play(action)
            hope += guess.evaluate(seat)
        hope += 1e-9 * rng.unit()
        if hope > best:
            best, choice = hope, action
    return choice


def measure(seats: int, games: int, edition: str) -> str:
    rng = chance_from(f"measure {edition} {seats}")
    turns = held = ended = decisions = starts = by_target = 0
    for number in range(games):
        state = GAME.new(seats=seats, seed=f"measure {number}", options={"edition": edition})
        while not state.over:
            action = sensible(state, rng)
            if action == END_TURN:
                ended += 1
                held += state.shogun != NOBODY
            state.play(action)
            decisions += 1
        turns += state.turns
        by_target += state.reason == 1
        starts += state.payoff(state.starter) == 1
    per_game = 100 / games
    return (
        f"{edition} {seats} players, {games} games: {turns / games:.1f} turns, "
        f"{decisions / games:.0f} decisions, a shogun at the end of {100 * held / ended:.0f} % of "
        f"turns, {per_game * by_target:.0f} % reach the target, "
        f"the starter wins {per_game * starts:.0f} %"
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for edition in ("amigo", "gamewright"):
        for seats in range(3, 7):
            print(measure(seats, games, edition), flush=True)


if __name__ == "__main__":
    main()
