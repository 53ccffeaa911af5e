"""Where servers saturate: a simulation of queues, fed with measured costs.

    python -m benchmarks.scale --move 150 --game 4000

A process is one queue with one server (its event loop). Moves arrive at random; each takes its
processor time, and a part of them opens, joins and ends a game. The database is a second queue that
commits what waits as one group. The table shows players per process, how busy it is, and how long a
move takes.
"""

from __future__ import annotations

import argparse
import random

MOVES_PER_GAME = 60
SECONDS_PER_MOVE = 10.0
"""A table sees a move this often: two people who think for ten seconds each."""
SEATS = 2
ARRIVALS = 200_000
LIMIT_MS = 50.0
"""A move that takes longer feels slow."""


def delays(rate: float, move: float, game: float, commit: float, seed: int) -> list[float]:
    """Seconds that each move waits and takes, at so many moves per second."""
    rng = random.Random(seed)
    found: list[float] = []
    clock = free_at = committed_at = 0.0
    waiting = False
    for _ in range(ARRIVALS):
        clock += rng.expovariate(rate)
        opens = rng.random() < 1 / MOVES_PER_GAME
        free_at = max(clock, free_at) + move + (game if opens else 0.0)
        if waiting and free_at >= committed_at:
            committed_at, waiting = committed_at + commit, False
        if free_at >= committed_at:
            committed_at = done = free_at + commit
        else:  # the commit that runs must end first; the next one takes all that wait
            done, waiting = committed_at + commit, True
        found.append(done - clock)
    return sorted(found)


def row(players: int, args: argparse.Namespace) -> tuple[int, float, float, float]:
    rate = players / SEATS / SECONDS_PER_MOVE
    move, game, commit = args.move / 1e6, args.game / 1e6, args.commit / 1e3
    busy = rate * (move + game / MOVES_PER_GAME)
    if busy >= 1:
        return players, busy, float("inf"), float("inf")
    found = delays(rate, move, game, commit, seed=players)
    middle, late = found[len(found) // 2], found[int(len(found) * 0.99)]
    return players, busy, 1000 * middle, 1000 * late


def saturation(args: argparse.Namespace) -> int:
    """The most players of one process with a p99 below the limit."""
    low, high = 0, 2_000_000
    while high - low > 1000:
        middle = (low + high) // 2
        low, high = (middle, high) if row(middle, args)[3] <= LIMIT_MS else (low, middle)
    return low


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--move", type=float, required=True, help="processor time of a move, µs")
    parser.add_argument(
        "--game", type=float, required=True,
        help="processor time of opening, joining, connecting to and ending a game, µs",
    )  # fmt: skip
    parser.add_argument("--commit", type=float, default=5.0, help="duration of a commit, ms")
    args = parser.parse_args()
    print("players per process   busy    p50 ms    p99 ms")
    most = saturation(args)
    for part in (0.1, 0.25, 0.5, 0.75, 0.9, 1.0):
        players, busy, middle, late = row(int(most * part), args)
        print(f"{players:19,}  {busy:4.0%}  {middle:8.1f}  {late:8.1f}")
    print(f"one process: {most:,} players; a million players: {-(-1_000_000 // most)} processes")


if __name__ == "__main__":
    main()
