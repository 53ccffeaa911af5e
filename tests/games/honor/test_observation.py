"""An observation says what the view says, and not who is asked to save face."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np

import tatami
from tatami.games.honor import GAME
from tatami.games.honor.constants import ATTACK, LAY, NAMED, VALUED
from tatami.games.honor.material import KIND_NAMES
from tatami.games.honor.observation import ZERO

SEATS = 4


def test_an_observation_agrees_with_the_view_all_through_a_game() -> None:
    state, rng = GAME.new(seats=SEATS, seed="observed"), tatami.chance_from("observed moves")
    layout = GAME.observation_layout(SEATS)
    while not state.over:
        seat = rng.below(SEATS)
        found = layout.split(np.frombuffer(GAME.observe(state, seat), np.uint8))
        view = GAME.view(state, seat)
        assert found["hand"].tolist() == by_kind(view.hand)
        assert found["discards"].tolist() == by_kind(view.discards)
        assert not found["other_hands"].any()
        for place in range(SEATS):
            player = view.players[(seat + place) % SEATS]
            assert found["honor"][place].tolist() == [
                player.honor // 5 + ZERO,
                player.income // 5 + ZERO,
            ]
            assert found["players"][place][0] == player.hand
            dice = found["players"][place][7:9].tolist()
            assert dice == [player.attack_dice, player.defense_dice]
            for house in player.houses:
                shelf = found["houses"][place][int(house.house == "samurai")]
                assert shelf.tolist() == by_kind(house.cards)[:VALUED]
        asked = view.decision is not None and view.decision.seat == seat
        assert found["to_act"][0] == asked
        state.play(state.pick(rng))


def by_kind(cards: Iterable[str]) -> list[int]:
    found = Counter(cards)
    return [found[KIND_NAMES[kind]] for kind in range(NAMED)]


def test_seats_and_houses_are_counted_from_the_player_to_act() -> None:
    state = GAME.new(seats=SEATS, seed=1)
    left = (state.to_act + 1) % SEATS
    assert state.encode_action(ATTACK + left) == ATTACK + 1
    assert state.encode_action(LAY + 2 * left + 1) == LAY + 3
    assert state.decode_action(LAY + 3) == LAY + 2 * left + 1
    assert state.decode_action(ATTACK + SEATS) < 0
