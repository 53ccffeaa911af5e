"""What pairing knows about each player: points, opponents, seats and byes so far."""

from __future__ import annotations

from collections import Counter

from tatami.server.tournaments.tournament import Entrant, Round, Tournament
from tatami.server.tournaments.tournament_entries import BOT


class Contestant:
    """A player, or in team matches a team."""

    def __init__(self, number: int, strength: float, team: str = "") -> None:
        self.number = number
        self.strength = strength
        self.team = team
        self.points = 0.0
        self.met: Counter[int] = Counter()
        self.last: tuple[int, ...] = ()
        """The opponents of the last game."""
        self.seats: list[int] = []
        """The seats of all games, in order."""
        self.byes = 0
        self.apart: frozenset[int] = frozenset()
        """Players whom this one has blocked, or who have blocked this one."""
        self.floated = 0
        """In the last round: met somebody with fewer points (-1) or more (1)."""

    def may_meet(self, other: Contestant) -> bool:
        return not self.team or self.team != other.team

    def keeps_apart(self, other: Contestant) -> bool:
        """One of the two has blocked the other: they do not meet where it can be avoided."""
        return other.number in self.apart

    def wish(self) -> int:
        """At tables of two: how much this player should have the first seat (negative: the other).
        More than one game out of balance counts more than whose turn it is."""
        balance = sum(1 if seat else -1 for seat in self.seats)
        turn = 0 if not self.seats else (1 if self.seats[-1] else -1)
        return 2 * balance + turn


def contestants(
    tournament: Tournament, entrants: list[Entrant], points: dict[int, float]
) -> list[Contestant]:
    found = {one.number: Contestant(one.number, one.strength, one.team) for one in entrants}
    before = dict.fromkeys(tournament.entrants, 0.0)
    for round_ in tournament.rounds:
        note_round(round_, found, before)
        add_points(round_, before)
    for number, one in found.items():
        one.points = points[number]
    return list(found.values())


def note_round(round_: Round, found: dict[int, Contestant], before: dict[int, float]) -> None:
    """`before`: everybody's points before the round."""
    for table in round_.tables:
        for seat, number in enumerate(table.entrants):
            if number in found:
                note_game(found[number], table.entrants, seat, before)
    for bye in round_.byes:
        if bye.entrant in found:
            found[bye.entrant].byes += 1
            found[bye.entrant].floated = -1


def add_points(round_: Round, points: dict[int, float]) -> None:
    for table in round_.tables:
        for seat, number in enumerate(table.entrants):
            if number != BOT and table.shares:
                points[number] += table.shares[seat]
    for bye in round_.byes:
        points[bye.entrant] += bye.points


def note_game(me: Contestant, entrants: list[int], seat: int, before: dict[int, float]) -> None:
    others = [one for other, one in enumerate(entrants) if other != seat]
    me.met.update(other for other in others if other != BOT)
    me.last = tuple(others)
    me.seats.append(seat)
    theirs = [before[other] for other in others if other != BOT]
    mine = before[me.number]
    me.floated = 0 if not theirs else (max(theirs) > mine) - (max(theirs) < mine)


def by_standing(players: list[Contestant]) -> list[Contestant]:
    """The best first; who has equal points is ordered by strength, then by who joined first."""
    return sorted(players, key=lambda one: (-one.points, -one.strength, one.number))
