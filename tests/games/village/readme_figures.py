"""Measures the README's figures: `python -m tests.games.village.readme_figures [GAMES]`.

Plays random games with each number of players, checks the invariants after every decision, and
prints the tables of the README.
"""

from __future__ import annotations

import sys
from collections import Counter

from tatami.engine.chance import chance_from
from tatami.games.village import GAME
from tatami.games.village.actions import place
from tatami.games.village.constants import ALL_VILLAGES
from tatami.games.village.invariants import violation
from tatami.games.village.options import VillageOptions
from tatami.games.village.state import VillageState
from tatami.games.village.view import outcome
from tatami.games.village.write_position import laid_cells, trigger_names


class Tally:
    """What is counted over the games with one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.villages = 0
        self.widest = 0
        self.most_stones = 0
        self.first: Counter[str] = Counter()
        self.any: Counter[str] = Counter()
        self.how: Counter[str] = Counter()
        self.winners: Counter[int] = Counter()

    def add(self, s: VillageState, decisions: int) -> None:
        villages = ALL_VILLAGES - s.villages_left
        places = [place(cell) for cell in laid_cells(s)]
        end = outcome(s)
        assert end is not None
        self.games += 1
        self.decisions += decisions
        self.turns += s.laid_count - villages
        self.villages += villages
        for axis in (0, 1):
            numbers = [where[axis] for where in places]
            self.widest = max(self.widest, max(numbers) - min(numbers) + 1)
        self.most_stones = max(self.most_stones, *s.won)
        self.first[end.reason] += 1
        self.any.update(trigger_names(s))
        self.how[str(end.args["how"])] += 1
        self.winners[int(s.winners).bit_count()] += 1

    def lines(self) -> list[str]:
        def part(count: int) -> str:
            return f"{100 * count / self.games:.2f} %"

        def parts(counter: Counter[str]) -> str:
            return ", ".join(f"{word} {part(counter[word])}" for word in sorted(counter))

        shared = {count: part(self.winners[count]) for count in sorted(self.winners)}
        means = [count / self.games for count in (self.decisions, self.turns, self.villages)]
        return [
            f"{self.seats} players, {self.games} games",
            "  decisions {:.1f}, turns {:.2f}, villages {:.2f}".format(*means),
            f"  widest table {self.widest}, most stones of a shape {self.most_stones}",
            f"  first trigger: {parts(self.first)}",
            f"  any trigger: {parts(self.any)}",
            f"  decided: {parts(self.how)}",
            f"  winners: {', '.join(f'{count}: {share}' for count, share in shared.items())}",
        ]


def measure(seats: int, games: int, seed: str = "measure") -> Tally:
    """Play random games, and raise at the first thing that does not add up."""
    tally = Tally(seats)
    table = GAME.table(seats=seats)
    rng = chance_from(f"{seed} {seats}")
    bound = GAME.bound(VillageOptions(), seats)
    for number in range(games):
        s: VillageState = table.deal(rng.fork())
        decisions = 0
        while not s.over:
            s.play(s.pick(rng))
            decisions += 1
            wrong = violation(s)
            assert wrong is None, f"{wrong} in game {number} of {seed!r}:\n{s.dump()}"
            assert decisions <= bound, f"game {number} of {seed!r} does not end"
        tally.add(s, decisions)
    return tally


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for seats in (2, 3, 4):
        print("\n".join(measure(seats, games).lines()), flush=True)


if __name__ == "__main__":
    main()
