"""Who plays again, by the entries of a finished table."""

from __future__ import annotations

import msgspec
import pytest

import tatami
from tatami.server.tables import commands, entries
from tatami.server.tables.create_table import rotated_seats
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.offers import REMATCH_OFFER, SLOW_REMATCH_OFFER
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.rematches import Step, host_of_rematch, next_step
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import ClockSetup, TableSetup

AGAIN = commands.Rematch()
YES, NO = commands.Answer(yes=True), commands.Answer(yes=False)


class Finished:
    """A finished table of Ann, Ben, Cy and a bot; every command is folded at time `now`."""

    def __init__(self, people: str = "Ann Ben Cy", clock: ClockSetup | None = None) -> None:
        names = people.split()
        setup = TableSetup(
            game="seven", version=1, seats=len(names) + 1, clock=clock or ClockSetup(),
            host=names[0], opened=0, commitment="",
        )  # fmt: skip
        self.table = table_of_any_version(setup)
        self.now = 0
        for seat, name in enumerate(names):
            self.add(entries.SatDown(seat=seat, name=name, player=name))
        self.add(entries.SatDown(seat=len(names), name="greedy", bot="greedy"))
        self.add(entries.Started(seed="1"))
        self.add(entries.Closed(reason="over"))

    def add(self, entry: entries.AnyEntry) -> None:
        self.table.fold(NumberedEntry(self.table.number + 1, self.now, entry))

    def say(self, player: str, command: commands.Rematch | commands.Answer) -> Step:
        step = next_step(self.table, command, player, self.now)
        if step.players is None:
            self.add(step.entry)
        return step

    def code(self, player: str, command: commands.Rematch | commands.Answer) -> str:
        with pytest.raises(Refusal) as refusal:
            self.say(player, command)
        return refusal.value.code


def table_of_any_version(setup: TableSetup) -> Table:
    version = tatami.game(setup.game).version
    return Table("id", msgspec.structs.replace(setup, version=version), "secret")


def test_bots_accept_at_once() -> None:
    assert Finished("Ann").say("Ann", AGAIN).players == frozenset({0})


def test_a_rematch_begins_when_everybody_has_answered_with_those_who_accepted() -> None:
    finished = Finished()
    assert finished.say("Ben", AGAIN).players is None
    assert finished.say("Ann", NO).players is None
    step = finished.say("Cy", YES)
    assert step.players == frozenset({1, 2})
    seated = rotated_seats(finished.table, step.players)
    assert [(entry.seat, entry.name) for entry in seated] == [(2, "Ben"), (3, "Cy"), (0, "greedy")]
    assert host_of_rematch(finished.table, step.players) == "Ben"


def test_a_last_refusal_starts_the_rematch_of_the_others() -> None:
    finished = Finished()
    finished.say("Ann", AGAIN)
    finished.say("Ben", AGAIN)
    step = finished.say("Cy", NO)
    assert step.players == frozenset({0, 1}) and step.entry == entries.Rematched(
        seat=2, yes=False, table=""
    )
    assert host_of_rematch(finished.table, step.players) == "Ann"


def test_an_offer_that_everybody_declines_ends() -> None:
    finished = Finished()
    finished.say("Ann", AGAIN)
    finished.say("Ben", NO)
    assert finished.code("Ben", YES) == "no_offer"
    finished.say("Cy", NO)
    assert finished.table.offer is None
    assert finished.say("Ben", AGAIN).players is None


def test_who_offered_withdraws_or_starts_without_waiting() -> None:
    finished = Finished()
    finished.say("Ann", AGAIN)
    assert finished.code("Ann", AGAIN) == "offer_open"
    finished.say("Ann", NO)
    assert finished.table.offer is None
    finished.say("Ann", AGAIN)
    finished.say("Cy", YES)
    assert finished.say("Ann", AGAIN).players == frozenset({0, 2})


@pytest.mark.parametrize(("kind", "lasts"), [("live", REMATCH_OFFER), ("days", SLOW_REMATCH_OFFER)])
def test_an_offer_expires_before_clocks_could_run_for_somebody_who_left(
    kind: str, lasts: int
) -> None:
    finished = Finished("Ann Ben", ClockSetup(kind=kind))  # type: ignore[arg-type]
    finished.say("Ann", AGAIN)
    finished.now = lasts
    assert next_step(finished.table, YES, "Ben", finished.now).players == frozenset({0, 1})
    finished.now += 1
    assert finished.code("Ben", YES) == "no_offer"
    assert finished.say("Ben", AGAIN).entry == entries.Offered(seat=1, what="rematch")
