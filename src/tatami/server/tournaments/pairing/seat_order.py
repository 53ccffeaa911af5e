"""Which seat each player of a table gets, so that everybody sits everywhere equally often."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tatami.server.tournaments.pairing.contestants import Contestant
from tatami.server.tournaments.tournament_entries import BOT


def seat_duel(one: Contestant, other: Contestant, rng: random.Random) -> list[int]:
    """Who wants the first seat more gets it: who had it less often, then who did not have it last.
    Two who are equal draw lots."""
    wishes = one.wish(), other.wish()
    if wishes[0] == wishes[1]:
        pair = [one.number, other.number]
        rng.shuffle(pair)
        return pair
    return [one.number, other.number] if wishes[0] > wishes[1] else [other.number, one.number]


def seat_table(players: Sequence[Contestant | None], rng: random.Random) -> list[int]:
    """The order of least cost, where a seat costs how often the player had it before; None is a
    bot. Exact, by sets of players that have their seats already."""
    count = len(players)
    shuffled = list(players)
    rng.shuffle(shuffled)
    costs = [
        [0 if one is None else one.seats.count(seat) ** 2 for seat in range(count)]
        for one in shuffled
    ]
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seat in range(count):
        following: dict[int, tuple[int, list[int]]] = {}
        for seated, (cost, order) in best.items():
            for who in range(count):
                key = seated | 1 << who
                found = cost + costs[who][seat]
                if key != seated and (key not in following or found < following[key][0]):
                    following[key] = found, [*order, who]
        best = following
    ((_, order),) = best.values()
    return [BOT if (one := shuffled[who]) is None else one.number for who in order]
