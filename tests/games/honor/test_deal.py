"""Set-up (H2 to H5)."""

from __future__ import annotations

import pytest

from tatami.engine.chance import chance_from
from tatami.engine.errors import BadOptions
from tatami.games.honor import GAME
from tatami.games.honor.invariants import violation
from tatami.games.honor.material import KIND_NAMES
from tests.games.honor.positions import actions, asked, can, do, everything_laid_out, position

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_begins_with_a_samurai_a_daimyo_and_seven_cards(seats: int) -> None:  # H2, H4
    view = GAME.view(GAME.new(seats=seats, seed=1), None)
    assert view.shogun is None
    for player in view.players:
        assert player.status == "samurai"
        assert player.hand == 7
        assert [len(house.cards) for house in player.houses] == [1, 0]
        assert player.houses[1].ki == 6
    assert view.pile == 103 - 8 * seats


def test_it_is_for_three_to_six() -> None:  # H2
    for seats in (2, 7):
        with pytest.raises(BadOptions):
            GAME.new(seats=seats)


def first_daimyos(daimyo: str) -> set[str]:
    found = set()
    for seed in range(60):
        view = GAME.view(GAME.new(seats=3, seed=seed, options={"daimyo": daimyo}), None)
        found |= {player.houses[0].cards[0] for player in view.players}
    return found


def test_the_first_daimyo_is_a_start_daimyo_drawn_at_random() -> None:  # H3
    assert first_daimyos("start") == {"start-daimyo-a", "start-daimyo-b"}


def test_gamewright_deals_from_all_ten_daimyos() -> None:  # H3
    assert first_daimyos("any") >= {
        "start-daimyo-a",
        "daimyo-a",
        "daimyo-b",
        "daimyo-c",
        "daimyo-d",
    }


def test_unused_start_daimyos_join_the_deck() -> None:  # H3
    state = GAME.new(seats=3, seed=4)
    in_houses = sum(len(player.houses[0].cards) for player in GAME.view(state, None).players)
    unseen = [int(state.pile[i]) for i in range(state.pile_size)]
    start = sum(1 for kind in unseen if kind < 2)
    start += sum(int(state.hand[seat * 32 + kind]) for seat in range(3) for kind in (0, 1))
    assert in_houses + start == 6


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:  # H4
    s = position(
        "daimyo start-daimyo-a | daimyo start-daimyo-a | daimyo start-daimyo-b |"
        "turn 1; rest discards"
    )
    thrown = s.discarded
    s.collect_events()
    s.apply(GAME.read("draw"))
    assert s.discarded == 0
    assert s.pile_size == thrown - 1
    assert s.top == -1
    assert GAME.view(s, None).discards == ()
    assert violation(s) is None


def test_the_discards_are_shuffled_not_turned_over() -> None:  # H4
    discards = (
        "daimyo start-daimyo-a | daimyo start-daimyo-a | daimyo start-daimyo-b |"
        "turn 1; rest discards"
    )
    top, bottom = set(), set()
    for number in range(12):
        s = position(discards)
        s.chance = chance_from(f"shuffle {number}")
        do(s, "draw")
        top.add(GAME.view(s, 0).hand)
        bottom.add(KIND_NAMES[s.pile[0]])
    assert len(top) > 4
    assert len(bottom) > 4


def test_what_was_discarded_can_be_drawn_again_and_nothing_else() -> None:  # H4
    s = everything_laid_out()
    before = GAME.view(s, 0).hand
    do(s, "discard dishonor", "draw")
    assert GAME.view(s, 0).hand == before
    assert not can(s, "draw")


def test_the_top_card_of_the_pile_is_drawn_and_the_discards_stay() -> None:  # H4, H12
    s = position(
        "daimyo start-daimyo-a | daimyo start-daimyo-a | daimyo start-daimyo-b |"
        "turn 1; pile noh-theatre thief; discards osaka"
    )
    left = s.pile_size
    do(s, "draw")
    assert GAME.view(s, 0).hand == ("noh-theatre",)
    assert (s.pile_size, GAME.view(s, None).discards) == (left - 1, ("osaka",))
    do(s, "draw")
    assert GAME.view(s, 0).hand == ("noh-theatre", "thief")


def test_the_discard_pile_and_the_sizes_of_hands_are_public() -> None:  # H4
    s = position(
        "daimyo start-daimyo-a; hand thief | daimyo start-daimyo-a; hand thief assassin |"
        "daimyo start-daimyo-b | turn 1; discards noh-theatre dishonor"
    )
    view = GAME.view(s, 2)
    assert view.discards == ("noh-theatre", "dishonor")
    assert view.top == "dishonor"
    assert [player.hand for player in view.players] == [1, 2, 0]
    assert view.hand == ()


def test_honor_starts_at_0_and_the_start_player_is_random() -> None:  # H5
    starters = set()
    for seed in range(40):
        state = GAME.new(seats=5, seed=seed)
        starters.add(state.starter)
        assert state.turn == state.starter
        others = [state.honor[seat] for seat in range(5) if seat != state.starter]
        assert others == [0, 0, 0, 0]
    assert starters == {0, 1, 2, 3, 4}


def test_play_goes_clockwise() -> None:  # H5
    state = GAME.new(seats=4, seed=2)
    order = []
    for _ in range(4):
        order.append(state.turn)
        state.apply(GAME.read("end"))
    assert order == [(state.starter + i) % 4 for i in range(4)]


@pytest.mark.parametrize("seed", range(6))
def test_the_start_player_begins_the_first_turn_with_the_daimyos_honor(seed: int) -> None:  # H5, H8
    state = GAME.new(seats=4, seed=seed)
    view = GAME.view(state, None)
    starter = state.starter
    assert asked(state) == ("turn", starter + 1)
    assert (view.turn, view.turns, view.declared, actions(state)) == (starter, 1, False, 2)
    daimyo = view.players[starter].houses[0]
    assert view.players[starter].honor == daimyo.honor > 0


def test_a_new_game_is_shown_with_empty_discards_nobody_shogun_and_nobody_serving() -> None:  # H2
    view = GAME.view(GAME.new(seats=5, seed=1), None)
    assert (view.discards, view.top, view.held, view.shogun) == ((), None, None, None)
    assert all(player.status == "samurai" and player.second is None for player in view.players)
    assert all(player.serves is None and player.service == "none" for player in view.players)


def test_the_deck_is_shuffled_from_top_to_bottom() -> None:  # H4
    deals = [GAME.new(seats=3, seed=seed) for seed in range(60)]
    size = deals[0].pile_size
    for place in (0, 1, size // 2, size - 1):
        assert len({int(state.pile[place]) for state in deals}) >= 12, place
    for seat in range(3):
        assert len({GAME.view(state, seat).hand for state in deals}) > 55


def test_a_copy_of_a_new_game_is_the_same_game() -> None:  # H2 to H5
    state = GAME.new(seats=3, seed=4)
    assert state.clone().dump() == state.dump()


@pytest.mark.parametrize("seats", [3, 6])
def test_every_seat_may_get_every_start_daimyo(seats: int) -> None:  # H3
    deals = [GAME.view(GAME.new(seats=seats, seed=seed), None) for seed in range(30)]
    for seat in range(seats):
        dealt = {view.players[seat].houses[0].cards for view in deals}
        assert dealt == {("start-daimyo-a",), ("start-daimyo-b",)}
