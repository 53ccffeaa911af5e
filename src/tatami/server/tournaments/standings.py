"""Points, tie-breaks and standings of a tournament, of players and of teams.

At a table of two a win is 1 point, a draw half a point. In an arena twice that. At rotating tables
a player gets the share of the victory times the number of seats: the average is 1 point a game,
however many play at the table. docs/events.md explains the tie-breaks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tatami.server.tournaments.pairing import bracket
from tatami.server.tournaments.tournament import Tournament, TournamentTable
from tatami.server.tournaments.tournament_entries import BOT
from tatami.server.tournaments.tournament_setup import TournamentSetup


class Game(NamedTuple):
    """A game that counts, as one player sees it."""

    points: float
    won: bool
    opponents: tuple[int, ...]
    seat: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    rank: int
    """Players who are equal in everything share a rank."""
    entrant: int
    points: float
    tie_breaks: list[float]
    """In the order in which they count; `tie_break_names` names them."""
    games: int
    wins: int
    byes: int


class TeamStanding(msgspec.Struct, frozen=True, kw_only=True):
    rank: int
    team: str
    points: float
    """Of its best players, as many as the smallest team has; in team matches 2 for a match won."""
    board_points: float
    players: int


TIE_BREAKS: dict[str, tuple[str, ...]] = {
    "swiss": ("opponents", "beaten", "wins"),
    "round_robin": ("beaten", "wins"),
    "rotating": ("wins", "opponents"),
    "knockout": ("stage",),
    "arena": ("wins", "fewest_games"),
}
"""`opponents`: the points of all opponents (Buchholz; at rotating tables their average); `beaten`:
the points of those one beat, half for draws (Sonneborn-Berger)."""


def tie_break_names(setup: TournamentSetup) -> list[str]:
    return list(TIE_BREAKS[setup.format])


def bye_points(setup: TournamentSetup) -> float:
    """What a bye is worth: a win at a table of two, an average game elsewhere. In an arena one
    simply waits, and a bracket counts no points."""
    return {"swiss": 1.0, "round_robin": 0.0, "rotating": 1.0}.get(setup.format, 0.0)


def points_of(setup: TournamentSetup, shares: list[float], seat: int) -> float:
    if setup.format == "rotating":
        return shares[seat] * len(shares)
    return shares[seat] * (2 if setup.format == "arena" else 1)


def games_by_entrant(tournament: Tournament) -> dict[int, list[Game]]:
    found: dict[int, list[Game]] = {number: [] for number in tournament.entrants}
    for table in tournament.tables():
        for seat, number in enumerate(table.entrants):
            if number != BOT and table.counts:
                found[number].append(game_of(tournament.setup, table, seat))
    return found


def game_of(setup: TournamentSetup, table: TournamentTable, seat: int) -> Game:
    assert table.shares is not None
    shares = table.shares
    won = shares[seat] == max(shares) and shares.count(shares[seat]) == 1
    opponents = tuple(one for other, one in enumerate(table.entrants) if other != seat)
    return Game(points_of(setup, shares, seat), won, opponents, seat)


def bye_points_by_entrant(tournament: Tournament) -> dict[int, list[float]]:
    found: dict[int, list[float]] = defaultdict(list)
    for one in tournament.rounds:
        for bye in one.byes:
            found[bye.entrant].append(bye.points)
    return found


def total_points(tournament: Tournament) -> dict[int, float]:
    byes = bye_points_by_entrant(tournament)
    return {
        number: sum(game.points for game in games) + sum(byes.get(number, ()))
        for number, games in games_by_entrant(tournament).items()
    }


def standings(tournament: Tournament) -> list[Standing]:
    """All players, the best first. Who withdrew stays in it with the points that they have."""
    points, games = total_points(tournament), games_by_entrant(tournament)
    byes = bye_points_by_entrant(tournament)
    stages = bracket.stages(tournament) if tournament.setup.format == "knockout" else {}
    keys = {
        number: (points[number], *tie_breaks(tournament, number, games, points, stages))
        for number in tournament.entrants
    }
    if tournament.setup.format == "knockout":
        keys = {number: (key[1], key[0]) for number, key in keys.items()}
    ranks = ranked(keys)
    strength = {number: one.strength for number, one in tournament.entrants.items()}
    ordered = sorted(keys, key=lambda one: (ranks[one], -strength[one], one))
    return [
        Standing(
            rank=ranks[number],
            entrant=number,
            points=points[number],
            tie_breaks=list(tie_breaks(tournament, number, games, points, stages)),
            games=len(games[number]),
            wins=sum(game.won for game in games[number]),
            byes=len(byes.get(number, ())),
        )
        for number in ordered
    ]


def ranked(keys: dict[int, tuple[float, ...]]) -> dict[int, int]:
    """Ranks from 1 by descending keys; equal keys share a rank. Sums of shares such as thirds are
    compared by their first nine digits."""
    rounded = {number: tuple(round(part, 9) for part in key) for number, key in keys.items()}
    ordered = sorted(rounded.values(), reverse=True)
    first = {key: place for place, key in reversed(list(enumerate(ordered, 1)))}
    return {number: first[key] for number, key in rounded.items()}


def tie_breaks(
    tournament: Tournament,
    number: int,
    games: dict[int, list[Game]],
    points: dict[int, float],
    stages: dict[int, int],
) -> tuple[float, ...]:
    mine = games[number]
    found: dict[str, Callable[[], float]] = {
        "opponents": lambda: opponents_points(tournament, mine, points),
        "beaten": lambda: sum(
            game.points * points[other] for game in mine for other in game.opponents if other
        ),
        "wins": lambda: float(sum(game.won for game in mine)),
        "fewest_games": lambda: -float(len(mine)),
        "stage": lambda: float(stages.get(number, 0)),
    }
    return tuple(found[name]() for name in TIE_BREAKS[tournament.setup.format])


def opponents_points(tournament: Tournament, mine: list[Game], points: dict[int, float]) -> float:
    met = [points[other] for game in mine for other in game.opponents if other != BOT]
    if tournament.setup.format == "rotating":
        return sum(met) / len(met) if met else 0.0
    return sum(met)


# Teams.


def team_standings(tournament: Tournament) -> list[TeamStanding]:
    if tournament.setup.teams == "none":
        return []
    members: dict[str, list[float]] = {team: [] for team in tournament.teams()}
    points = total_points(tournament)
    for number, one in tournament.entrants.items():
        if one.team:
            members[one.team].append(points[number])
    if tournament.setup.teams == "boards":
        keys = {team: (match, board) for team, (match, board) in match_points(tournament).items()}
    else:
        counted = min((len(one) for one in members.values()), default=0)
        keys = {
            team: (sum(sorted(mine, reverse=True)[:counted]), sum(mine))
            for team, mine in members.items()
        }
    numbers = dict(enumerate(sorted(keys), 1))
    ranks = ranked({number: keys[team] for number, team in numbers.items()})
    return [
        TeamStanding(
            rank=ranks[number], team=team, points=keys[team][0], board_points=keys[team][1],
            players=len(members[team]),
        )
        for number, team in sorted(numbers.items(), key=lambda one: (ranks[one[0]], one[1]))
    ]  # fmt: skip


def match_points(tournament: Tournament) -> dict[str, tuple[float, float]]:
    """Match points and board points of each team. A match counts when all its boards are over."""
    found = {team: [0.0, 0.0] for team in tournament.teams()}
    for match in team_matches(tournament):
        for team, mine in match.board_points.items():
            found[team][1] += mine
        if match.is_over:
            for team, points in match.points().items():
                found[team][0] += points
    for one in tournament.rounds:
        for team in {tournament.entrants[bye.entrant].team for bye in one.byes if bye.points}:
            found[team][0] += 2 if team and not played_in(tournament, one.number, team) else 0
    return {team: (match, board) for team, (match, board) in found.items()}


def played_in(tournament: Tournament, round_: int, team: str) -> bool:
    tables = tournament.rounds[round_ - 1].tables
    return any(tournament.entrants[one].team == team for t in tables for one in t.people())


class TeamMatch:
    def __init__(self, round_: int, teams: tuple[str, str]) -> None:
        self.round = round_
        self.teams = teams
        self.board_points = dict.fromkeys(teams, 0.0)
        self.is_over = True

    def points(self) -> dict[str, float]:
        one, two = self.teams
        difference = self.board_points[one] - self.board_points[two]
        mine = 1.0 if abs(difference) < 1e-9 else 2.0 * (difference > 0)
        return {one: mine, two: 2.0 - mine}


def team_matches(tournament: Tournament) -> list[TeamMatch]:
    found: dict[tuple[int, tuple[str, str]], TeamMatch] = {}
    for table in tournament.tables():
        teams = [tournament.entrants[number].team for number in table.people()]
        if len(teams) != 2:
            continue
        one, two = sorted(teams)
        match = found.setdefault((table.round, (one, two)), TeamMatch(table.round, (one, two)))
        match.is_over = match.is_over and not table.is_open
        for seat, team in enumerate(teams):
            match.board_points[team] += table.shares[seat] if table.shares else 0.0
    return list(found.values())
