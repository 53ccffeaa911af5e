"""The balance report and its page."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tatami.arena.balance import balance, effects, moves_of
from tatami.arena.balance_notes import GameNotes, SeatNotes
from tatami.arena.balance_page import markdown, write_page
from tatami.arena.play_game import GameResult
from tatami.arena.svg import ticks
from tests.cli.commands import good


def test_every_player_count_is_reported(tmp_path: Path) -> None:
    found = balance("village", games=30, jobs=0)
    assert [table.plan.seats for table in found.seat_counts] == [2, 3, 4]
    for table in found.seat_counts:
        assert sum(share.value for share in table.seats) == pytest.approx(1)
        assert sum(part.value for part in table.reasons.values()) == pytest.approx(1)
        assert table.games == 30 and table.turns.median <= table.decisions.median
        assert table.events and table.kinds and table.failures == ()
    page = write_page(found, tmp_path)
    text = page.read_text()
    assert "tatami arena balance village --bot greedy --games 30" in text
    for picture in tmp_path.glob("*.svg"):
        ElementTree.parse(picture)
        assert f"({picture.name})" in text


def test_the_same_command_writes_the_same_page(tmp_path: Path) -> None:
    one, other = (balance("samourai", games=60, jobs=jobs) for jobs in (0, 2))
    assert markdown(one) == markdown(other)


def noted(deal: int, *did: tuple[float, list[str]]) -> GameResult:
    """A game in which each seat won so much and did such things."""
    seats = tuple(SeatNotes(opening="", kinds=dict.fromkeys(kinds, 1)) for _, kinds in did)
    return GameResult(
        deal=deal, pairing=0, bots=("b",) * len(did), shares=tuple(share for share, _ in did),
        notes=GameNotes(turns=1, events={}, seats=seats),
    )  # fmt: skip


def test_what_winners_do_stands_above_1_and_what_all_do_at_1() -> None:
    games = []
    for deal in range(200):
        winner, loser = (1.0, ["win", "both"]), (0.0, ["both"] if deal % 2 else ["lose", "both"])
        games.append(noted(deal, *((winner, loser) if deal % 4 < 2 else (loser, winner))))
    found = {effect.name: effect for effect in effects([games], moves_of)}
    assert found["win"].ratio.value == pytest.approx(2) and found["win"].seats == 200
    assert found["lose"].ratio.value == 0
    assert "both" not in found  # what everybody does says nothing


def test_ticks_are_round_and_hold_everything() -> None:
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(-2.94, 2.94)[0] <= -2.94 and ticks(-2.94, 2.94)[-1] >= 2.94
    assert len(ticks(5, 5)) > 1


def test_the_command_writes_a_page(tmp_path: Path) -> None:
    out = good(
        "arena", "balance", "samourai", "--games", "20", "--jobs", "1", "--pages", str(tmp_path)
    )
    assert out.strip() == str(tmp_path / "samourai.md")
    assert (tmp_path / "samourai-seats.svg").exists()
