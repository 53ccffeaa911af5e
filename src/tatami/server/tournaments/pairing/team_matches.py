"""Team matches: team meets team, the first board of one plays the first board of the other."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from tatami.server.tournaments import standings
from tatami.server.tournaments.pairing.contestants import Contestant, contestants
from tatami.server.tournaments.pairing.round_robin import berger_round
from tatami.server.tournaments.pairing.seat_order import seat_duel
from tatami.server.tournaments.pairing.swiss import swiss_pairs
from tatami.server.tournaments.tournament import Entrant, Tournament
from tatami.server.tournaments.tournament_entries import BOT, Bye

if TYPE_CHECKING:
    from tatami.server.tournaments.pairing.pair_round import Pairing


def lineups(tournament: Tournament) -> dict[str, list[Entrant]]:
    """The active players of each team, the strongest at the first board."""
    found: dict[str, list[Entrant]] = {team: [] for team in tournament.teams()}
    for one in tournament.active():
        if one.team:
            found[one.team].append(one)
    for mine in found.values():
        mine.sort(key=lambda one: (-one.strength, one.number))
    return found


def paired_teams(tournament: Tournament, rng: random.Random) -> Pairing:
    from tatami.server.tournaments.pairing.pair_round import Pairing

    teams = lineups(tournament)
    players = {
        one.number: one
        for one in contestants(tournament, tournament.active(), standings.total_points(tournament))
    }
    boards = max((len(mine) for mine in teams.values()), default=0)
    tables: list[list[int]] = []
    byes: list[Bye] = []
    for one, other in meetings(tournament, teams, rng):
        mine, theirs = teams.get(one, []), teams.get(other, [])
        for board in range(boards):
            pair = [lineup[board] for lineup in (mine, theirs) if board < len(lineup)]
            if len(pair) == 2:
                tables.append(seat_duel(players[pair[0].number], players[pair[1].number], rng))
            elif pair and tournament.setup.fill == "bot":
                tables.append([pair[0].number, BOT])
            elif pair:
                byes.append(Bye(entrant=pair[0].number, points=1.0))
    return Pairing(tables, byes)


def meetings(
    tournament: Tournament, teams: dict[str, list[Entrant]], rng: random.Random
) -> list[tuple[str, str]]:
    """Which teams meet; an empty name is nobody. The first one has the first seat at board 1."""
    names = sorted(team for team, mine in teams.items() if mine)
    if tournament.setup.format == "round_robin":
        order = list(range(1, len(tournament.teams()) + 1))
        by_number = {0: "", **dict(enumerate(tournament.teams(), 1))}
        round_ = len(tournament.rounds) + 1
        return [(by_number[a], by_number[b]) for a, b in berger_round(order, round_)]
    found = team_contestants(tournament, names, teams)
    by_number = {one.number: name for name, one in found.items()}
    pairs, left = swiss_pairs(list(found.values()), rng)
    meets = [(by_number[a.number], by_number[b.number]) for a, b in pairs]
    return [*meets, *((by_number[one.number], "") for one in left)]


def team_contestants(
    tournament: Tournament, names: list[str], teams: dict[str, list[Entrant]]
) -> dict[str, Contestant]:
    points = standings.match_points(tournament)
    found = {
        team: Contestant(number, sum(one.strength for one in teams[team]) / len(teams[team]))
        for number, team in enumerate(names, 1)
    }
    for match in standings.team_matches(tournament):
        one, two = match.teams
        if one in found and two in found:
            found[one].met[found[two].number] += 1
            found[two].met[found[one].number] += 1
    rested: Counter[str] = Counter()
    for round_ in tournament.rounds:
        for team in {tournament.entrants[bye.entrant].team for bye in round_.byes}:
            rested[team] += not standings.played_in(tournament, round_.number, team)
    for team, contestant in found.items():
        contestant.points, contestant.byes = points[team][0], rested[team]
    return found
