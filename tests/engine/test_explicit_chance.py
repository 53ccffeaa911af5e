"""Chance decided from outside: scripts, and games that stop at chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import tatami
from tatami import (
    CHANCE,
    BadScript,
    ExplicitChance,
    IllegalMove,
    OutcomeNeeded,
    chance_from,
    scripted,
)
from tatami.engine.state import NOBODY
from tatami.registry import BUILT_IN_GAMES


def test_a_script_decides_numbers_dice_and_shuffles_and_then_the_generator() -> None:
    chance = scripted([3, 6, 2, 1], chance_from("after"))
    assert chance.below(5) == 3 and chance.die() == 6
    cards = vec[u8]([0, 0, 1, 2, 2])
    chance.shuffle(cards, 0, 5)
    assert list(cards)[:2:-1] == [2, 1], "the cards of the script are drawn first"
    assert sorted(cards) == [0, 0, 1, 2, 2]
    assert chance.script is None and 0 <= chance.below(9) < 9


def test_a_script_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadScript, match="outcome 1 of the script is 9, not 0 to 4"):
        scripted([9]).below(5)
    with pytest.raises(BadScript, match="outcome 1 of the script is 0, not 1 to 6"):
        scripted([0]).die()
    with pytest.raises(BadScript, match="no card 7 left"):
        scripted([7]).shuffle(vec[u8]([1, 2]), 0, 2)


def test_the_end_of_a_script_names_the_outcomes() -> None:
    with pytest.raises(OutcomeNeeded) as needed:
        scripted([]).die()
    assert needed.value.outcomes == [(pips, 1 / 6) for pips in range(1, 7)]
    with pytest.raises(OutcomeNeeded) as needed:
        scripted([2]).shuffle(vec[u8]([0, 0, 0, 1, 2]), 0, 5)
    assert needed.value.outcomes == [(0, 0.75), (1, 0.25)]
    assert scripted([]).below(1) == 0, "nothing to decide"


def test_a_game_can_be_dealt_by_a_script() -> None:
    game = tatami.game("seven")
    state = game.new(seed=1, script=[1, 0, 0, 0, 4, 4])
    view = game.view(state, 0)
    assert view.dealer == 1 and view.hand == ["red", "red", "red", "ronin", "ronin"]
    assert state == game.new(seed=1, script=[1, 0, 0, 0, 4, 4])


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_a_game_stops_at_chance_until_it_is_over(key: str) -> None:
    rng = chance_from(f"explicit {key}")
    walk: ExplicitChance[Any] = ExplicitChance(tatami.game(key))
    kinds: Counter[int] = Counter()
    for _ in range(400):
        if walk.over:
            break
        kinds[min(walk.to_act, 0)] += 1
        if walk.is_chance:
            assert walk.to_act == CHANCE
            assert abs(sum(share for _, share in walk.outcomes()) - 1) < 1e-9
            assert len(walk.outcomes()) > 1
        else:
            assert not walk.outcomes() and walk.legal() == walk.state.legal()
        before = walk.clone()
        walk.apply(walk.legal()[rng.below(len(walk.legal()))])
        assert before.history == walk.history[:-1]
    assert kinds[0] > 20 and (kinds[CHANCE] > 20) == (key != "samourai")


def test_the_same_outcomes_give_the_game_that_the_generator_gave() -> None:
    """What a script of the true outcomes deals is what the seed dealt."""
    game = tatami.game("seven")
    state = game.new(seed="true")
    pile = [int(state.pile[i]) for i in range(state.pile_size)]
    dealt = [
        kind
        for seat in range(2)
        for kind in range(11)
        for _ in range(state.hands[seat * 16 + kind])
    ]
    outcomes = [int(state.dealer), *dealt, int(state.discard[0]), *reversed(pile)]
    walk: ExplicitChance[Any] = ExplicitChance(game)
    for outcome in outcomes:
        if walk.is_chance and outcome in walk.legal():
            walk.apply(outcome)
    assert not walk.is_chance and walk.state.dump() == state.dump()


def test_wrong_outcomes_and_moves_are_refused() -> None:
    walk: ExplicitChance[Any] = ExplicitChance(tatami.game("seven"))
    with pytest.raises(IllegalMove, match="5 is not a possible outcome"):
        walk.apply(5)
    with pytest.raises(IllegalMove, match="chance decides now"):
        walk.state  # noqa: B018 - reading it is refused
    walk = ExplicitChance(tatami.game("samourai"))
    assert walk.to_act == 0 and not walk.is_chance
    with pytest.raises(IllegalMove):
        walk.apply(0)
    assert walk.to_act != NOBODY
