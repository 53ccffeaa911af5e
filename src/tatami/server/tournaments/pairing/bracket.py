"""Knockout: a bracket in which the best seeds meet last.

A draw is played again with seats exchanged. After three games without a winner the better seed goes
on. Who withdraws loses the match.
"""

from __future__ import annotations

from typing import NamedTuple

from tatami.server.tournaments.tournament import Tournament
from tatami.server.tournaments.tournament_entries import BOT

GAMES = 3
"""Games of one match at most."""
NOBODY = 0


class Match(NamedTuple):
    one: int
    other: int


class Stage(NamedTuple):
    matches: list[Match]
    winners: list[int | None]
    """None: not decided yet."""


def seeded_slots(order: list[int]) -> list[int]:
    """Players by their place in the bracket: first against last, and so on; 0 is nobody."""
    size = 1
    places = [1]
    while size < len(order):
        size *= 2
        places = [place for seed in places for place in (seed, size + 1 - seed)]
    return [order[seed - 1] if seed <= len(order) else NOBODY for seed in places]


def play_through(tournament: Tournament) -> list[Stage]:
    """All stages, up to the one that is not decided yet."""
    slots, found = seeded_slots(tournament.order), []
    while len(slots) > 1:
        matches = [Match(*pair) for pair in zip(slots[::2], slots[1::2], strict=True)]
        stage = Stage(matches, [winner(tournament, match) for match in matches])
        found.append(stage)
        if None in stage.winners:
            break
        slots = [one for one in stage.winners if one is not None]
    return found


def winner(tournament: Tournament, match: Match) -> int | None:
    if NOBODY in match:
        return match.one or match.other
    games = [table for table in tournament.tables() if set(table.entrants) == set(match)]
    for table in games:
        if table.shares and max(table.shares) > min(table.shares):
            return table.entrants[table.shares.index(max(table.shares))]
    there = [number for number in match if not tournament.entrants[number].withdrawn]
    if len(there) < 2:
        return there[0] if there else match.one
    if any(table.is_open for table in games) or len(games) < GAMES:
        return None
    return min(match, key=tournament.order.index)


def undecided(tournament: Tournament) -> list[Match]:
    """The matches that need a game now."""
    stages = play_through(tournament)
    if not stages:
        return []
    last = stages[-1]
    return [match for match, won in zip(last.matches, last.winners, strict=True) if won is None]


def seats_of(tournament: Tournament, match: Match) -> list[int]:
    """The better seed sits first, in the next game second, and so on."""
    games = sum(set(table.entrants) == set(match) for table in tournament.tables())
    pair = sorted(match, key=tournament.order.index)
    return pair if games % 2 == 0 else pair[::-1]


def stages(tournament: Tournament) -> dict[int, int]:
    """For each player the number of stages survived: the standings of a knockout."""
    found = dict.fromkeys(tournament.order, 0)
    for stage in play_through(tournament):
        for won in stage.winners:
            if won:
                found[won] += 1
    found.pop(BOT, None)
    return found
