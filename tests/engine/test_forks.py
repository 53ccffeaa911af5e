"""Forked games: replay, verification, undo (decision 7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tatami
from tatami.engine import Play, chance_from, records
from tatami.engine.errors import BadRecord
from tatami.engine.fair_deals import Deal
from tatami.engine.game_in_progress import Redeal
from tatami.engine.records import Origin

MOVES = 9
NAMES = tuple(records.Seat(name=name) for name in "abc")


def played(play: Play[Any], until: int, seed: str) -> None:
    rng = chance_from(seed)
    while len(play.actions) < until and not play.state.over:
        play.apply(play.state.pick(rng))


def original() -> Play[Any]:
    play: Play[Any] = Play(tatami.game("village"), seats=3, seed="fork")
    played(play, 30, "original")
    return play


def forked(redeal: bool) -> records.Record:
    first = original()
    redeals = (Redeal(after=MOVES, seat=1, seed="other cards"),) if redeal else ()
    play = Play(first.game, seats=3, seed=first.seed, redeals=redeals)
    for action in first.actions[:MOVES]:
        play.apply(action)
    played(play, 30, "fork")
    digest = records.digest(records.record(first, NAMES))
    return records.record(play, NAMES, origin=Origin(record=digest, moves=MOVES, redeals=redeals))


@pytest.mark.parametrize("redeal", [False, True])
def test_a_fork_is_replayed_to_the_same_bytes(redeal: bool) -> None:
    record = forked(redeal)
    again = records.read(records.write(record))
    assert again == record
    game = tatami.game("village")
    one, two = records.verify(record, game), records.verify(again, game)
    assert one.state.dump() == two.state.dump()
    assert one.at(MOVES).state.dump() == two.at(MOVES).state.dump()


def test_the_true_cards_stay_and_others_look_the_same_to_their_seat() -> None:
    game, first = tatami.game("village"), original().at(MOVES)
    true = records.replay(forked(False), game).at(MOVES)
    other = records.replay(forked(True), game).at(MOVES)
    assert true.state.dump() == first.state.dump()
    assert other.state.dump() != first.state.dump()
    assert game.view_bytes(other.state, 1) == game.view_bytes(first.state, 1)


def test_taking_back_over_the_fork_deals_the_same_cards_again() -> None:
    play = records.replay(forked(True), tatami.game("village"))
    there = play.at(MOVES + 2).state.dump()
    actions = list(play.actions)
    play.undo(len(actions) - MOVES + 3)
    for action in actions[MOVES - 3 : MOVES + 2]:
        play.apply(action)
    assert play.state.dump() == there
    hurried = play.at(0)
    hurried.apply_trusted(actions[: MOVES + 2])
    assert hurried.state.dump() == there and hurried.actors == play.actors


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"deal": Deal(commitment="0" * 64)}, "a fair deal of its own"),
        ({"origin": Origin(record="", moves=31)}, "after move 31"),
        (
            {"origin": Origin(record="", moves=3, redeals=(Redeal(after=4, seat=0, seed=""),))},
            "after the fork",
        ),
        (
            {"origin": Origin(record="", moves=3, redeals=(Redeal(after=3, seat=3, seed=""),))},
            "a seat that does not exist",
        ),
    ],
)
def test_a_fork_that_cannot_be_is_refused(change: dict[str, object], reason: str) -> None:
    record = msgspec.structs.replace(forked(False), **change)
    with pytest.raises(BadRecord, match=reason):
        records.verify(record, tatami.game("village"))


def test_other_cards_than_the_record_says_do_not_fit() -> None:
    record = forked(True)
    assert record.origin is not None
    changed = msgspec.structs.replace(
        record,
        origin=Origin(
            record=record.origin.record,
            moves=MOVES,
            redeals=(Redeal(after=MOVES, seat=1, seed="yet other cards"),),
        ),
    )
    with pytest.raises(BadRecord, match="fails"):
        records.verify(changed, tatami.game("village"))


def test_a_record_that_is_no_fork_says_nothing_of_one() -> None:
    assert "origin" not in records.write(records.record(original(), NAMES))
