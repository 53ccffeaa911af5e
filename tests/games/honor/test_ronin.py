"""Who becomes a ronin (H7), as everybody is told: by deaths, dishonor and broken alliances."""

from __future__ import annotations

import pytest

from tatami.games.honor.events import BecameRonin, SentAssassin
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import (
    actions,
    discards,
    do,
    events,
    house,
    lucky,
    position,
    status,
)

pytestmark = pytest.mark.rules

MURDER = "honor 60; daimyo start-daimyo-b; hand assassin | {} | {} | turn 1"


def ronin(s: HonorState) -> list[int]:
    """The seats whose cards were turned over, counted from 1, in that order."""
    return [event.seat + 1 for event in events(s, None) if isinstance(event, BecameRonin)]


def told(s: HonorState, *moves: str) -> list[int]:
    s.collect_events()
    return ronin(do(s, *moves))


def killed(text: str, victim: str) -> list[int]:
    s = do(position(text), "play assassin")
    return ronin(lucky(s, f"assassinate {victim}", has_killed))


def has_killed(s: HonorState) -> bool:
    return any(isinstance(event, SentAssassin) and event.result == "success" for event in events(s))


def test_a_daimyos_death_turns_over_the_samurai_and_the_second() -> None:  # H7, H45
    assert killed(MURDER.format("daimyo start-daimyo-a", ""), "2 daimyo") == [2]
    assert killed(MURDER.format("daimyo start-daimyo-a", "serves 2"), "2 daimyo") == [2, 3]
    assert killed(MURDER.format("serves 3", "daimyo start-daimyo-a"), "3 daimyo") == [3, 2]


def test_an_heir_makes_the_former_owner_a_ronin() -> None:  # H7, H36
    assert killed(MURDER.format("daimyo start-daimyo-a", "serves 2"), "2 samurai") == [2]
    assert killed(MURDER.format("serves 3", "daimyo start-daimyo-a"), "3 samurai") == [3]


def test_a_samurais_death_alone_turns_no_card_over() -> None:  # H7, H46
    assert killed(MURDER.format("daimyo start-daimyo-a", ""), "2 samurai") == []
    assert killed(MURDER.format("serves 3", "daimyo start-daimyo-a"), "2 samurai") == []


def test_a_lord_turns_the_second_over_by_an_assassin() -> None:  # H7, H46
    assert killed(MURDER.format("serves 1", ""), "2 samurai") == [2]
    assert killed(MURDER.format("", "serves 1"), "3 samurai") == [3]


@pytest.mark.parametrize(("second", "seats"), [(2, ("serves 1", "")), (3, ("", "serves 1"))])
def test_or_by_dishonor(second: int, seats: tuple[str, str]) -> None:  # H7, H38
    s = position(f"daimyo start-daimyo-b; hand dishonor | {seats[0]} | {seats[1]} | turn 1")
    assert told(s, "play dishonor", f"dishonor {second}", "pay") == [second]


@pytest.mark.parametrize("second", [1, 3])
def test_a_notice_turns_the_card_over_when_it_runs_out(second: int) -> None:  # H7, H37
    seats = ["", "daimyo start-daimyo-b", ""]
    seats[second - 1] = "serves 2 notice"
    before = (second - 2) % 3 + 1
    s = position(f"{' | '.join(seats)} | turn {before}")
    assert told(s, "end") == [second]


def test_seppuku_of_the_daimyo_turns_both_over() -> None:  # H7, H28
    s = position("daimyo start-daimyo-b; hand dishonor | daimyo start-daimyo-a | serves 2 | turn 1")
    assert told(s, "play dishonor", "dishonor 2", "seppuku daimyo") == [2, 3]


DAIMYOS = ["start-daimyo-a", "start-daimyo-b", "daimyo-a", "daimyo-b", "daimyo-c", "daimyo-d"]


@pytest.mark.parametrize("card", DAIMYOS)
def test_a_ronin_may_lay_any_daimyo_or_discard_it(card: str) -> None:  # H12, H15
    s = position(f"hand {card} | | | turn 1")
    laid = do(s.clone(), f"play {card}", "lay 1 daimyo")
    assert (house(laid, 1, "daimyo"), status(laid, 1)) == ([card], "samurai")
    thrown = do(s.clone(), f"discard {card}")
    assert (discards(thrown), status(thrown, 1), actions(thrown)) == ([card], "ronin", 1)
