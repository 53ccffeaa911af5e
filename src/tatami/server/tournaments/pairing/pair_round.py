"""The next round of a tournament: tables by seat, and byes."""

from __future__ import annotations

import random
from collections.abc import Collection
from itertools import combinations
from typing import NamedTuple

from tatami.server.tournaments.pairing import bracket, rotating
from tatami.server.tournaments.pairing.contestants import Contestant, by_standing, contestants
from tatami.server.tournaments.pairing.matching import match
from tatami.server.tournaments.pairing.round_robin import berger_round
from tatami.server.tournaments.pairing.seat_order import seat_duel, seat_table
from tatami.server.tournaments.pairing.swiss import NEVER, swiss_pairs
from tatami.server.tournaments.pairing.team_matches import paired_teams
from tatami.server.tournaments.standings import bye_points, total_points
from tatami.server.tournaments.tournament import Entrant, Tournament
from tatami.server.tournaments.tournament_entries import BOT, Bye

WALKOVER = 1.0
"""What a round robin gives to the opponent of somebody who withdrew."""


class Pairing(NamedTuple):
    tables: list[list[int]]
    """Players by seat, the first table first."""
    byes: list[Bye]


Blocks = Collection[tuple[int, int]]
"""Players of whom one has blocked the other, in both orders."""


def pair_round(tournament: Tournament, blocks: Blocks = ()) -> Pairing:
    """The next round. It depends on the tournament's entries and on blocks alone."""
    rng = random.Random(f"{tournament.id} {len(tournament.rounds) + 1}")
    form = tournament.setup.format
    if form == "knockout":
        matches = bracket.undecided(tournament)
        return Pairing([bracket.seats_of(tournament, one) for one in matches], [])
    if tournament.setup.teams == "boards":
        return paired_teams(tournament, rng)
    if form == "round_robin":
        return robin_round(tournament)
    here = tournament.free() if form == "arena" else tournament.active()
    players = known(tournament, here, blocks)
    if form == "swiss":
        return swiss_round(tournament, players, rng)
    if form == "rotating":
        return rotating_round(tournament, players, rng)
    return arena_tables(tournament, players, rng)


def known(tournament: Tournament, entrants: list[Entrant], blocks: Blocks) -> list[Contestant]:
    found = contestants(tournament, entrants, total_points(tournament))
    for one in found:
        one.apart = frozenset(other for player, other in blocks if player == one.number)
    return found


def robin_round(tournament: Tournament) -> Pairing:
    """Who meets nobody has a bye; who would have met somebody who withdrew or is away wins."""
    tables, byes = [], []
    here = {one.number for one in tournament.active()}
    for pair in berger_round(tournament.order, len(tournament.rounds) + 1):
        there = [number for number in pair if number in here]
        if len(there) == 2:
            tables.append(list(pair))
        elif there and tournament.setup.fill == "bot":
            tables.append([number if number in here else BOT for number in pair])
        elif there:
            byes.append(Bye(entrant=there[0], points=0.0 if 0 in pair else WALKOVER))
    return Pairing(tables, byes)


def swiss_round(tournament: Tournament, players: list[Contestant], rng: random.Random) -> Pairing:
    """The leaders play at the first tables."""
    pairs, left = swiss_pairs(players, rng)
    pairs.sort(key=lambda pair: sorted((-one.points, -one.strength) for one in pair))
    tables = [seat_duel(one, other, rng) for one, other in pairs]
    return with_left_over(tournament, tables, left, rng)


def with_left_over(
    tournament: Tournament, tables: list[list[int]], left: list[Contestant], rng: random.Random
) -> Pairing:
    """Who is left over plays a bot, or has a bye."""
    if tournament.setup.fill == "bot":
        return Pairing([*tables, *(seat_table([one, None], rng) for one in left)], [])
    points = bye_points(tournament.setup)
    return Pairing(tables, [Bye(entrant=one.number, points=points) for one in left])


def rotating_round(
    tournament: Tournament, players: list[Contestant], rng: random.Random
) -> Pairing:
    setup = tournament.setup
    players = sorted(players, key=lambda one: one.number)
    if setup.fill == "bot":
        return with_bots(tournament, players, rng)
    byes: list[Contestant] = []
    while players:
        sizes = rotating.table_sizes(len(players), setup.seats, setup.least_seats, setup.most_seats)
        if sizes:
            break
        rests = min(players, key=lambda one: (one.byes, one.points, -one.number))
        players.remove(rests)
        byes.append(rests)
    groups = rotating.grouped(players, sizes, rounds_left(tournament), rng) if players else []
    tables = [seat_table(group, rng) for group in groups]
    return with_left_over(tournament, tables, byes, rng)


def rounds_left(tournament: Tournament) -> int:
    return max(1, min(10, tournament.planned_rounds - len(tournament.rounds)))


def with_bots(tournament: Tournament, players: list[Contestant], rng: random.Random) -> Pairing:
    """Tables of the wanted size; bots fill the seats that are left, spread over the tables."""
    if not players:
        return Pairing([], [])
    seats = tournament.setup.seats
    count = -(-len(players) // seats)
    small, larger = divmod(len(players), count)
    sizes = [small + 1] * larger + [small] * (count - larger)
    groups = rotating.grouped(players, sizes, rounds_left(tournament), rng)
    filled = [[*group, *[None] * (seats - len(group))] for group in groups]
    return Pairing([seat_table(group, rng) for group in filled], [])


def arena_tables(tournament: Tournament, players: list[Contestant], rng: random.Random) -> Pairing:
    """Players who are free; nobody meets the same opponents twice in a row while others play."""
    seats, others_play = tournament.setup.seats, bool(tournament.open_tables())
    usable = len(players) - len(players) % seats
    waiting = by_standing(sorted(players, key=lambda one: len(one.seats))[:usable])
    if not waiting:
        return arena_with_bots(tournament, players, rng)
    groups = arena_pairs(waiting, rng) if seats == 2 else arena_groups(waiting, seats, rng)
    groups = [group for group in groups if not (others_play and is_same_again(group))]
    tables = [
        seat_duel(group[0], group[1], rng) if seats == 2 else seat_table(group, rng)
        for group in groups
    ]
    return Pairing(tables, [])


def arena_with_bots(
    tournament: Tournament, players: list[Contestant], rng: random.Random
) -> Pairing:
    """Who waits alone, while nobody else plays, can play bots."""
    if not players or tournament.setup.fill != "bot" or tournament.open_tables():
        return Pairing([], [])
    group = [*players, *[None] * (tournament.setup.seats - len(players))]
    return Pairing([seat_table(group, rng)], [])


def is_same_again(group: list[Contestant]) -> bool:
    numbers = {one.number for one in group}
    return any(set(one.last) | {one.number} == numbers for one in group)


def arena_weight(one: Contestant, other: Contestant) -> int:
    """The last opponent comes last; then who met less often, then similar points. Two of whom one
    has blocked the other wait for somebody else."""
    found = 0 if one.may_meet(other) and not one.keeps_apart(other) else NEVER
    found += 10**9 * (other.number in one.last or one.number in other.last)
    return found + 10**3 * one.met[other.number] ** 2 + int(100 * abs(one.points - other.points))


def arena_pairs(waiting: list[Contestant], rng: random.Random) -> list[list[Contestant]]:
    weights = [[0 if a is b else arena_weight(a, b) for b in waiting] for a in waiting]
    found = match(weights, rng, restarts=4)
    return [[waiting[a], waiting[b]] for a, b in found if weights[a][b] < NEVER]


def arena_groups(
    waiting: list[Contestant], seats: int, rng: random.Random
) -> list[list[Contestant]]:
    base = [[min(arena_weight(a, b), 10**6) / 1000 for b in waiting] for a in waiting]
    sizes = [seats] * (len(waiting) // seats)
    groups = rotating.grouped(waiting, sizes, 1, rng, base=base, steps=200 * len(waiting))
    return [
        group
        for group in groups
        if not any(arena_weight(one, other) >= NEVER for one, other in combinations(group, 2))
    ]
