"""An observation says what the view says."""

from __future__ import annotations

from collections import Counter

import numpy as np

import tatami
from tatami.games.seven import GAME
from tatami.games.seven.constants import TARGET
from tatami.games.seven.material import NAMES

SEATS = 3


def test_an_observation_agrees_with_the_view_all_through_a_game() -> None:
    state, rng = GAME.new(seats=SEATS, seed="observed"), tatami.chance_from("observed moves")
    layout = GAME.observation_layout(SEATS)
    for _ in range(300):
        for seat in range(SEATS):
            row = np.frombuffer(GAME.observe(state, seat), np.uint8)
            seen, view = layout.split(row), GAME.view(state, seat)
            turn = [(seat + place) % SEATS for place in range(SEATS)]
            for place, other in enumerate(turn):
                player = view.players[other]
                assert seen["known"][place].tolist() == by_kind(player.known)
                assert seen["tables"][place].tolist() == by_kind(player.table)[:5]
                assert seen["counts"][place].tolist() == [player.hand, player.rice]
                assert seen["points"][place] == player.score
            assert seen["unseen"].tolist() == [view.unseen.get(name, 0) for name in NAMES]
            assert seen["may_lie"].tolist() == [view.may_lie.get(name, 0) for name in NAMES]
            assert seen["discard"].tolist() == by_kind(view.discard)
            assert turn[int(seen["to_act"].argmax())] == state.to_act
            assert turn[int(seen["dealer"].argmax())] == view.dealer
        state.play(state.pick(rng))


def by_kind(cards: list[str]) -> list[int]:
    found = Counter(cards)
    return [found[name] for name in NAMES]


def test_all_cards_face_up_shows_every_hand() -> None:
    state = GAME.new(seats=SEATS, seed=1)
    seen = GAME.observation_layout(SEATS).split(
        np.frombuffer(GAME.observe(state, tatami.NOBODY), np.uint8)
    )
    for place in range(SEATS):
        seat = (state.to_act + place) % SEATS
        assert seen["known"][place].tolist() == by_kind(GAME.view(state, seat).hand)
    assert seen["unseen"].sum() == state.pile_size


def test_targets_are_counted_from_the_player_to_act() -> None:
    state = GAME.new(seats=SEATS, seed=1)
    left = (state.to_act + 1) % SEATS
    assert state.encode_action(TARGET + left) == TARGET + 1
    assert state.decode_action(TARGET + 1) == TARGET + left
