"""What a tournament needs next without anybody asking: its start, a round, its end."""

from __future__ import annotations

import math
import random
from typing import Literal

from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import DELETED
from tatami.server.tournaments import tournament_entries as entries
from tatami.server.tournaments.pairing import bracket
from tatami.server.tournaments.pairing.round_robin import rounds_of
from tatami.server.tournaments.tournament import Tournament
from tatami.server.tournaments.tournament_setup import MAX_ROBIN

Step = Literal["start", "pair", "finish"]
SECOND = 1000
WAVE = 3 * SECOND
"""An arena pairs those who are free so often: a few wait for each other, and pair better."""


def next_step(tournament: Tournament, now: int) -> Step | None:
    """What is due now, if anything."""
    if tournament.status == "open":
        starts = tournament.setup.starts
        due = starts is not None and now >= starts and not tournament.held
        return "start" if due and can_start(tournament) else None
    if tournament.status == "over":
        return None
    if tournament.setup.format == "arena":
        return arena_step(tournament, now)
    return round_step(tournament, now)


def round_step(tournament: Tournament, now: int) -> Step | None:
    last = tournament.rounds[-1] if tournament.rounds else None
    if last is not None and not last.ended_at:
        return None
    if is_complete(tournament):
        return "finish"
    if last is not None and needs_organizer(tournament):
        return None
    if last is not None and now < last.ended_at + tournament.setup.break_seconds * SECOND:
        return None
    return "pair" if tournament.active() else None


def needs_organizer(tournament: Tournament) -> bool:
    """The next round begins when the organizer says so; not if they deleted their account."""
    is_gone = tournament.setup.organizer == DELETED
    return (not tournament.setup.automatic or tournament.held) and not is_gone


def is_complete(tournament: Tournament) -> bool:
    """All rounds are played, or nobody is left to play."""
    if tournament.setup.format == "knockout":
        return not bracket.undecided(tournament)
    return len(tournament.rounds) >= tournament.planned_rounds


def arena_step(tournament: Tournament, now: int) -> Step | None:
    if now >= tournament.ends_at:
        return None if tournament.open_tables() else "finish"
    last = tournament.rounds[-1].paired_at if tournament.rounds else 0
    waits = bool(tournament.free()) and not tournament.held
    return "pair" if waits and now >= last + WAVE else None


def can_start(tournament: Tournament) -> bool:
    try:
        check_start(tournament)
    except Refusal:
        return False
    return True


def check_start(tournament: Tournament) -> None:
    """Raises Refusal if there are too few players, or too many for the format."""
    setup, count = tournament.setup, len(tournament.active())
    bots = setup.fill == "bot" and setup.format in ("rotating", "arena")
    least = 1 if bots else setup.least_seats if setup.format == "rotating" else setup.seats
    if count < max(2, least):
        raise Refusal("too_few_players", f"at least {max(2, least)} players are needed")
    if setup.format == "round_robin" and count > MAX_ROBIN and setup.teams != "boards":
        raise Refusal(
            "too_many_players", f"a round robin has at most {MAX_ROBIN} players: choose Swiss"
        )
    if setup.teams != "none" and len({one.team for one in tournament.active()}) < 2:
        raise Refusal("too_few_players", "at least two teams are needed")


def started(tournament: Tournament) -> entries.Started:
    """Raises Refusal. Players are ordered by strength for a bracket, otherwise at random."""
    tournament.must_be("open")
    check_start(tournament)
    rng = random.Random(f"{tournament.id} order")
    players = tournament.active()
    rng.shuffle(players)
    if tournament.setup.format != "round_robin":
        players.sort(key=lambda one: -one.strength)
    return entries.Started(
        order=[one.number for one in players], rounds=rounds_for(tournament, len(players))
    )


def rounds_for(tournament: Tournament, count: int) -> int:
    setup = tournament.setup
    if setup.format in ("knockout", "arena"):
        return 0
    if setup.teams == "boards":
        count = len(tournament.teams())
    if setup.format == "round_robin":
        return rounds_of(count, double=setup.double)
    if setup.rounds:
        return setup.rounds
    if setup.format == "swiss":
        return max(1, min(count - 1, math.ceil(math.log2(count))))
    return max(1, min(7, math.ceil((count - 1) / (setup.seats - 1))))
