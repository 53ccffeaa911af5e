"""Who gave a game up, and after how many moves."""

from __future__ import annotations

import pytest

import tatami
from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.giving_up import bot_finished, gave_up_after
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import TableSetup

ANN, BEN, CY = range(3)


def table_after(*happened: entries.AnyEntry) -> Table:
    """A table of three, after two moves and what happened then."""
    game = tatami.game("crane")
    setup = TableSetup(game=game.key, version=game.version, seats=3, host="Ann", opened=0,
                       commitment="")  # fmt: skip
    table = Table("id", setup, "secret")
    names = ("Ann", "Ben", "Cy")
    for seat, name in enumerate(names):
        fold(table, entries.SatDown(seat=seat, name=name, player=name))
    fold(table, entries.Started(seed="1"))
    for _ in range(2):
        assert table.play is not None
        state = table.play.state
        text = game.show(state.legal()[0])
        fold(table, entries.Moved(seat=int(state.to_act), text=text))
    for entry in happened:
        fold(table, entry)
    return table


def fold(table: Table, entry: entries.AnyEntry) -> None:
    table.fold(NumberedEntry(table.number + 1, 0, entry))


@pytest.mark.parametrize(
    "entry",
    [
        entries.Resigned(seat=BEN, bot="greedy"),
        entries.TimeOut(seat=BEN, bot="greedy"),
        entries.StoodUp(seat=BEN, bot="greedy"),
        entries.SeatPlayedBy(seat=BEN, bot="greedy"),
        entries.SeatClaimed(seat=ANN, of=BEN, bot="greedy"),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_a_player_whose_bot_finishes_gave_up(entry: entries.AnyEntry) -> None:
    table = table_after(entry)
    assert [gave_up_after(table, seat) for seat in (ANN, BEN, CY)] == [None, 2, None]
    assert [bot_finished(table, seat) for seat in (ANN, BEN, CY)] == [False, True, False]


def test_a_player_who_returns_has_not_given_up() -> None:
    gone, back = entries.TimeOut(seat=BEN, bot="greedy"), entries.SeatPlayedBy(seat=BEN)
    table = table_after(gone, back)
    assert gave_up_after(table, BEN) is None and not bot_finished(table, BEN)
    again = table_after(gone, back, entries.Resigned(seat=BEN, bot="greedy"))
    assert gave_up_after(again, BEN) == 2


def test_a_resignation_that_ends_the_game_needs_no_bot() -> None:
    table = table_after(entries.Resigned(seat=BEN))
    assert gave_up_after(table, BEN) == 2 and not bot_finished(table, BEN)
