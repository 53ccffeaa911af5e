"""Set-up, V4 to V7, and what is secret from then on."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine import Play
from tatami.engine.chance import chance_from
from tatami.games.village import GAME
from tatami.games.village.events import SetOut
from tatami.games.village.material import symbols_of
from tatami.games.village.write_position import hand_of, pile_of, village_pile
from tests.games.village.positions import asked

pytestmark = pytest.mark.rules


def test_the_first_village_lies_in_the_middle_and_the_next_one_shows() -> None:  # V4
    state = GAME.new(seats=3, seed="middle")
    view = GAME.view(state, None)
    assert [village.cell for village in view.villages] == ["0,0"]
    assert view.pile == 43
    assert view.shown == [symbols_of(village_pile(state)[0])]


def test_only_the_top_of_the_village_pile_can_be_seen() -> None:  # V4
    state = GAME.new(seats=2, seed="top")
    order = village_pile(state)
    samples = [village_pile(state.sample(0, chance_from(f"{i}"))) for i in range(20)]
    assert all(sample[0] == order[0] for sample in samples)
    assert all(Counter(sample) == Counter(order) for sample in samples)
    assert len({tuple(sample) for sample in samples}) == 20


def test_villages_and_cards_are_shuffled() -> None:  # V4, V6
    deals = [GAME.new(seats=2, seed=i) for i in range(20)]
    assert len({tuple(village_pile(state)) for state in deals}) == 20
    assert len({tuple(pile_of(state, 0)) for state in deals}) == 20
    assert all(pile_of(state, 0) != pile_of(state, 1) for state in deals)


def test_everyone_draws_five_cards() -> None:  # V6
    for seats in (2, 3, 4):
        state = GAME.new(seats=seats, seed="five")
        assert [len(hand_of(state, seat)) for seat in range(seats)] == [5] * seats


def test_hands_are_seen_by_their_owner_alone_and_piles_by_nobody() -> None:  # V6
    state = GAME.new(seats=3, seed="secret")
    own = GAME.view(state, 1)
    assert len(own.hand) == 5
    assert GAME.view(state, 0).hand != own.hand
    assert GAME.view(state, None).hand == []
    for i in range(20):
        sample = state.sample(1, chance_from(f"{i}"))
        assert hand_of(sample, 1) == hand_of(state, 1)
        assert sorted(pile_of(sample, 1)) == sorted(pile_of(state, 1))
    piles = {tuple(pile_of(state.sample(1, chance_from(f"{i}")), 1)) for i in range(20)}
    assert len(piles) > 15, "the owner could know the order of the pile"


def test_the_start_player_is_chosen_at_random_and_play_goes_clockwise() -> None:  # V7
    starts = Counter(int(GAME.new(seats=4, seed=i).first) for i in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 25
    state = GAME.new(seats=4, seed="round")
    seats = []
    rng = chance_from("moves")
    for _ in range(8):
        seats.append(int(state.to_act))
        while state.to_act == seats[-1]:
            state.play(state.pick(rng))
    start = int(state.first)
    assert seats == [(start + i) % 4 for i in range(8)]


def test_a_listener_from_the_start_hears_how_the_table_is_set() -> None:  # V4, V7
    play = Play(GAME, seats=3, seed="hear")
    [event] = play.events(0, None)
    assert isinstance(event, SetOut)
    assert event.seat == play.state.first
    assert asked(play.state)[1] == "card"


def test_a_later_listener_hears_nothing_of_the_set_up() -> None:  # V4, V7
    state = GAME.new(seats=2, seed="later")
    while state.laid_count == 1 or asked(state)[1] != "card":
        state.apply(state.legal()[0])
    state.collect_events()
    assert state.event_data == []


def test_two_games_at_a_table_do_not_share_cards_or_cells() -> None:  # V4, V6
    table = GAME.table(seats=3)
    one, other = table.deal(chance_from("one")), table.deal(chance_from("other"))
    other.apply(other.legal()[0])
    before, cells = other.dump(), other.legal()
    rng = chance_from("moves")
    while not one.over:
        one.apply(one.legal()[rng.below(len(one.legal()))])
    assert (other.dump(), other.legal()) == (before, cells)


def test_every_village_can_be_the_last_one() -> None:  # V4
    last = {village_pile(GAME.new(seats=2, seed=seed))[-1] for seed in range(60)}
    first = {village_pile(GAME.new(seats=2, seed=seed))[0] for seed in range(60)}
    assert len(last) >= 6 and len(first) >= 6
