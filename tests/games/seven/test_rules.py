"""Seven Card Samurai, rule by rule; the comments cite the numbers of the game's README."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine import Play, chance_from
from tatami.games.seven import GAME
from tatami.games.seven.events import Called, Forwent, Saw, Struck, Took, TookUnseen
from tatami.games.seven.material import NAMES
from tatami.games.seven.state import SevenState
from tests.games.seven.positions import (
    discard_pile,
    do,
    draw_pile,
    hand,
    laid,
    legal,
    refused,
    rice,
    table,
)

pytestmark = pytest.mark.rules


def draws(state: SevenState) -> list[str]:
    return [text for text in legal(state) if text.startswith(("draw", "take back"))]


def events_of(state: SevenState, *texts: str, viewer: int | None = None) -> list[object]:
    """The viewer's events while these moves are played."""
    state.collect_events()
    do(state, *texts)
    return list(GAME.events(state, state.event_data or [], viewer))


# Material and rounds.


def test_the_deck_has_104_cards() -> None:  # S1
    state = GAME.new(seats=2, seed="deck")
    deck = {name: int(state.deck[kind]) for kind, name in enumerate(NAMES)}
    assert all(deck[color] == 14 for color in ("red", "yellow", "blue", "green"))
    assert all(deck[f"bandit-{value}"] == 6 for value in (3, 4, 5, 6))
    assert (deck["ronin"], deck["ninja"], deck["shogun"]) == (4, 10, 10)
    assert sum(deck.values()) == state.size == 104


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_player_gets_five_cards_and_ten_rice_and_one_card_is_turned_over(
    seats: int,
) -> None:  # S2, S3
    view = GAME.view(GAME.new(seats=seats, seed="deal"), None)
    assert [player.hand for player in view.players] == [5] * seats
    assert [player.rice for player in view.players] == [10] * seats
    assert [player.table for player in view.players] == [[]] * seats
    assert len(view.discard) == 1 and view.pile == 104 - 5 * seats - 1


def test_the_option_rice_sets_the_markers_of_each_round() -> None:  # S2
    state = GAME.new(seats=3, seed="rice", options={"rice": 4})
    assert [rice(state, seat) for seat in range(3)] == [4, 4, 4]


def test_the_player_after_the_dealer_begins_and_the_deal_passes_on() -> None:  # S3
    play = Play(GAME, seats=3, seed="rotation")
    rng = chance_from("rotation")
    first = play.state.dealer
    assert play.state.to_act == (first + 1) % 3
    dealers = [first]
    while not play.state.over:
        before = play.state.round
        play.apply(play.state.pick(rng))
        if play.state.round != before and not play.state.over:
            dealers.append(play.state.dealer)
            assert play.state.to_act == (play.state.dealer + 1) % 3
    assert dealers == [(first + number) % 3 for number in range(5)]


def test_the_first_dealer_is_random() -> None:  # S3
    dealers = Counter(GAME.new(seats=4, seed=seed).dealer for seed in range(400))
    assert sorted(dealers) == [0, 1, 2, 3] and min(dealers.values()) > 60


def test_every_round_is_shuffled_anew() -> None:  # S3
    state = table("rrrrbbb / -", "y / -", asked="P1 plays 2")
    first = draw_pile(state)
    do(state, "call seven")
    assert state.round == 1 and draw_pile(state) != first
    assert discard_pile(state) != "-" and len(hand(state, 0)) == len(hand(state, 1)) == 5
    assert [rice(state, seat) for seat in (0, 1)] == [10, 10]


def test_the_most_points_after_five_rounds_win() -> None:  # S4
    state = table(
        "rrrrrrr / - / 10 / 9 9 9 9",
        "y / - / 10 / 10 10 10 10",
        when="round 5 dealer P2 turns 0 rebuilt 0",
    )
    do(state, "call seven")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.shares == (1.0, 0.0) and outcome.rule == "S4"
    assert outcome.args == {"points": 66, "scores": [66, 50]}


def test_a_tie_is_a_shared_victory() -> None:  # S4
    state = table(
        "rrrrrrr / - / 10 / 0",
        "y / - / 10 / 20",
        "b / - / 10 / 0",
        when="round 2 dealer P3 turns 0 rebuilt 0",
        rounds=2,
    )
    do(state, "call seven")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.shares == (0.5, 0.5, 0.0)
    assert outcome.winners == (0, 1)


# Drawing.


def test_a_draw_is_from_the_pile_a_samurai_of_the_discard_pile_or_ones_own_table() -> None:  # S5
    state = table("n / ro", "n / y", asked="P1 draws 2", discard="45b")
    assert draws(state) == ["draw pile", "draw discard", "take back red", "take back ronin"]


@pytest.mark.parametrize("top", "3456ons")
def test_only_a_samurai_is_drawn_from_the_discard_pile_and_a_ronin_is_none(top: str) -> None:  # S5
    state = table("n / -", "n / -", asked="P1 draws 2", discard=f"r{top}")
    assert draws(state) == ["draw pile"]
    assert refused(state, "draw discard") == "S5"


def test_the_samurai_below_may_be_the_second_draw() -> None:  # S5
    state = table("n / -", "n / -", asked="P1 draws 2", discard="4yr")
    do(state, "draw discard", "draw discard")
    assert hand(state, 0) == "ryn" and discard_pile(state) == "4"


def test_a_player_may_draw_from_two_different_places() -> None:  # S5
    state = table("n / o", "n / -", asked="P1 draws 2", discard="4", pile="?g")
    do(state, "draw pile", "take back ronin")
    assert hand(state, 0) == "gon" and laid(state, 0) == "-"


def test_drawing_is_compulsory_and_forgone_only_if_nothing_can_be_drawn() -> None:  # S5
    state = table("nn / -", "n / -", asked="P1 draws 2", discard="4")
    assert refused(state, "discard ninja") == "S5"
    rest = "r" * 14 + "y" * 14 + "b" * 14 + "g" * 14 + "oooo" + "3" * 6 + "4" * 6 + "5" * 6
    rest += "6" * 6 + "n" * 9 + "s" * 10
    state = table("n / -", f"{rest} / -", asked="P1 plays 1", discard="-", pile="-")
    found = events_of(state, "discard ninja")
    assert Forwent(seat=1, draws=2) in found
    assert state.to_act == 1 and "discard red" in legal(state) and draws(state) == []


def test_the_pile_is_rebuilt_when_a_player_draws_from_it_empty() -> None:  # S6
    hidden = "rrrrrrrrrrrr" + "yyyyyyyyyyyyyy" + "bbbbbbbbbbbbbb" + "gggggggggggggg"
    hidden += "oooo" + "333333" + "4444" + "555555" + "666666" + "nnnnnnnnnn" + "ssssssssss"
    state = table("- / -", f"{hidden} / -", asked="P1 draws 2", discard="rr44", pile="-")
    assert draws(state) == ["draw pile"]
    do(state, "draw pile")
    assert state.rebuilt == 1 and discard_pile(state) == "4"
    assert Counter(draw_pile(state) + hand(state, 0)) == Counter("rr4")


def test_an_empty_pile_is_not_rebuilt_before_a_player_draws_from_it() -> None:  # S6
    hidden = "r" * 12 + "y" * 14 + "b" * 14 + "g" * 14 + "oooo" + "3" * 5 + "4" * 6 + "5" * 6
    hidden += "6" * 6 + "n" * 9 + "s" * 10
    state = table("n / r", f"{hidden} / -", asked="P1 draws 2", discard="3r", pile="-")
    do(state, "draw discard")
    assert state.rebuilt == 0 and discard_pile(state) == "3" and state.pile_size == 0


def test_with_fewer_than_two_discards_the_pile_is_not_rebuilt() -> None:  # S6
    hidden = "r" * 13 + "y" * 14 + "b" * 14 + "g" * 14 + "oooo" + "3" * 5 + "4" * 6 + "5" * 6
    hidden += "6" * 6 + "n" * 10 + "s" * 10
    state = table("- / r", f"{hidden} / -", asked="P1 draws 2", discard="3", pile="-")
    assert draws(state) == ["take back red"]
    assert refused(state, "draw pile") == "S6"


# Playing.


def test_exactly_two_cards_are_played() -> None:  # S7
    state = table("rrn / -", "y / -", asked="P1 plays 2")
    do(state, "discard ninja")
    assert state.to_act == 0
    do(state, "lay red")
    assert state.to_act == 1


def test_fewer_are_played_only_if_the_hand_is_empty() -> None:  # S7
    state = table("n / -", "y / -", asked="P1 plays 2")
    do(state, "discard ninja")
    assert state.to_act == 1


def test_each_card_may_be_discarded() -> None:  # S7
    state = table("rybgo3456ns / -", "y / -")
    assert [text for text in legal(state) if text.startswith("discard")] == [
        f"discard {name}" for name in NAMES
    ]
    do(state, "discard bandit-6")
    assert discard_pile(state) == "46"
    assert [rice(state, seat) for seat in (0, 1)] == [10, 10]


def test_there_is_no_hand_limit() -> None:  # S7
    state = table("rrrryyyybbbbggggss / -", "y / -", discard="oon")
    do(state, "shogun discard", "take ronin", "shogun discard", "take ronin")
    assert len(hand(state, 0)) == 18 and state.phase == 7


def test_samurai_and_ronin_are_laid_face_up() -> None:  # S8
    state = table("ro3ns / -", "y / -")
    assert [text for text in legal(state) if text.startswith("lay")] == ["lay red", "lay ronin"]
    do(state, "lay ronin")
    assert laid(state, 0) == "o" and hand(state, 0) == "r3ns"


def test_at_most_seven_cards_lie_in_front_of_a_player() -> None:  # S8
    state = table("rro / rrryyb", "y / -")
    do(state, "lay red")
    assert not any(text.startswith("lay") for text in legal(state))
    assert refused(state, "lay red") == "S8"


# Bandits.


def test_bandit_6_against_three_samurai_takes_3_rice() -> None:  # S9, the source's example
    state = do(table("6 / -", "y / ryb"), "bandit-6")
    assert (rice(state, 0), rice(state, 1)) == (13, 7)
    assert discard_pile(state) == "46"


def test_a_bandit_takes_at_most_what_there_is() -> None:  # S9
    state = do(table("6 / - / 16 / -", "y / - / 4 / -"), "bandit-6")
    assert (rice(state, 0), rice(state, 1)) == (20, 0)


def test_a_ronin_guards_three_and_a_bandit_may_take_nothing() -> None:  # S9
    state = do(table("35 / -", "y / ro"), "bandit-5")
    assert rice(state, 1) == 9
    do(state, "bandit-3")
    assert rice(state, 1) == 9


def test_a_bandit_is_played_on_any_opponent_but_not_on_oneself() -> None:  # S9
    state = do(table("6 / -", "y / -", "- / -"), "bandit-6")
    assert legal(state) == ["on P2", "on P3"]
    assert refused(state, "on P1") == "S9"
    assert refused(state, "on P8") == "S9"
    do(state, "on P3")
    assert [rice(state, seat) for seat in range(3)] == [16, 10, 4]


def test_bandits_6_and_5_together_against_three_samurai_take_8_singly_3_and_2() -> None:  # S10
    pair = do(table("65 / -", "y / ryb"), "bandit-6 + bandit-5")
    assert rice(pair, 1) == 2
    singly = do(table("65 / -", "y / ryb"), "bandit-6")
    assert rice(singly, 1) == 7
    assert rice(do(singly, "bandit-5"), 1) == 5


def test_two_equal_bandits_make_a_pair_one_does_not() -> None:  # S10
    assert "bandit-3 + bandit-3" in legal(table("33 / -", "y / -"))
    state = table("35 / -", "y / -")
    assert [text for text in legal(state) if "+" in text] == ["bandit-5 + bandit-3"]
    assert refused(state, "bandit-3 + bandit-3") == "S7"


# Ninja.


def test_a_ninja_removes_a_random_card_of_a_hand() -> None:  # S11
    found = Counter[str]()
    for seed in range(200):
        state = table("n / -", "ryyy / -")
        state.chance = chance_from(f"strike {seed}")
        found[discard_pile(do(state, "ninja"))] += 1
    assert sorted(found) == ["4nr", "4ny"], "the ninja is discarded first, its victim lies on top"
    assert 25 < found["4nr"] < 80


def test_a_ninja_removes_a_card_of_choice_from_a_table() -> None:  # S11
    state = do(table("n / -", "y / rro"), "ninja")
    assert legal(state) == ["strike hand", "strike red", "strike ronin"]
    assert refused(state, "strike blue") == "S11"
    found = events_of(state, "strike ronin")
    assert found[0] == Struck(seat=0, victim=1, place="table", card="ronin")
    assert laid(state, 1) == "rr" and hand(state, 1) == "y" and discard_pile(state) == "4no"


def test_a_ninja_strikes_only_opponents_that_have_a_card() -> None:  # S11
    state = do(table("n / r", "- / -", "- / y", "b / -"), "ninja")
    assert legal(state) == ["on P3", "on P4"]
    assert refused(state, "on P2") == "S11"
    do(state, "on P3")
    assert laid(state, 2) == "-" and discard_pile(state) == "4ny", "no choice, so none was asked"
    alone = table("n / r", "- / -")
    assert legal(alone) == ["discard ninja"]
    assert refused(alone, "ninja") == "S11"


def test_a_ninja_cannot_strike_an_empty_hand() -> None:  # S11
    state = do(table("n / -", "- / ry"), "ninja")
    assert legal(state) == ["strike red", "strike yellow"]
    assert refused(state, "strike hand") == "S11"


def test_ninja_and_bandit_6_against_seven_samurai_take_6() -> None:  # S12
    state = do(table("n6 / -", "y / rrryyyb"), "ninja + bandit-6")
    assert (rice(state, 0), rice(state, 1)) == (16, 4)
    assert laid(state, 1) == "rrryyyb", "the ninja removes nothing then"


def test_ninja_and_bandit_take_at_most_what_there_is() -> None:  # S12
    state = do(table("n6 / - / 18 / -", "y / r / 2 / -"), "ninja + bandit-6")
    assert (rice(state, 0), rice(state, 1)) == (20, 0)


# Shogun.


def test_a_shogun_looks_into_a_hand_and_takes_a_card() -> None:  # S13
    state = do(table("s / -", "rr6 / -"), "shogun hand")
    assert legal(state) == ["take red", "take bandit-6"]
    assert refused(state, "take ninja") == "S13"
    do(state, "take bandit-6")
    assert hand(state, 0) == "6" and hand(state, 1) == "rr" and discard_pile(state) == "4s"


def test_a_shogun_needs_a_hand_or_a_discard_pile() -> None:  # S13
    state = table("s / -", "- / -", discard="-")
    assert legal(state) == ["discard shogun"]
    assert refused(state, "shogun hand") == "S13"
    assert refused(state, "shogun discard") == "S13"
    state = do(table("s / -", "- / -", "y / -", "b / -"), "shogun hand")
    assert legal(state) == ["on P3", "on P4"]
    assert refused(state, "on P2") == "S13"


def test_a_shogun_fetches_any_card_of_the_discard_pile_but_not_itself() -> None:  # S13
    state = do(table("s / -", "y / -", discard="3ron"), "shogun discard")
    assert legal(state) == ["take red", "take ronin", "take bandit-3", "take ninja"]
    assert refused(state, "take shogun") == "S13"
    do(state, "take red")
    assert hand(state, 0) == "r" and discard_pile(state) == "3ons"


def test_of_equal_cards_the_uppermost_is_fetched() -> None:  # S13
    state = do(table("s / -", "y / -", discard="r3r4"), "shogun discard", "take red")
    assert discard_pile(state) == "r34s"


@pytest.mark.parametrize(("card", "target"), [("bandit-6", []), ("ninja", ["strike hand"])])
def test_a_shogun_can_bring_back_the_bandit_or_ninja_just_played(
    card: str, target: list[str]
) -> None:  # S13, S16, the source's example
    letter = "6" if card == "bandit-6" else "n"
    state = do(table(f"s{letter} / -", "yy / b"), card, *target, "shogun discard", f"take {card}")
    assert hand(state, 0) == letter and discard_pile(state).endswith("s")


def test_shogun_and_ninja_take_one_card_and_drop_another() -> None:  # S14
    state = do(table("sn / -", "rr6 / -"), "shogun + ninja")
    assert legal(state) == ["take red", "take bandit-6"]
    do(state, "take red")
    assert legal(state) == ["drop red", "drop bandit-6"], "chosen after the taken one"
    assert refused(state, "drop ninja") == "S14"
    do(state, "drop bandit-6")
    assert hand(state, 0) == "r" and hand(state, 1) == "r"
    assert discard_pile(state) == "4sn6"


def test_the_only_card_of_a_hand_is_only_taken() -> None:  # S14
    state = do(table("sn / -", "6 / -", "- / -"), "shogun + ninja", "take bandit-6")
    assert hand(state, 0) == "6" and discard_pile(state) == "4sn" and state.to_act != 0
    nobody = table("sn / -", "- / y")
    assert "shogun + ninja" not in legal(nobody)
    assert refused(nobody, "shogun + ninja") == "S14"


def test_only_the_shoguns_player_sees_the_hand() -> None:  # S15
    for viewer, sees in ((0, True), (1, False), (2, False), (None, False)):
        state = table("s / -", "rr6 / -", "y / -")
        found = events_of(state, "shogun hand", "on P2", viewer=viewer)
        assert [event.card for event in found if isinstance(event, Saw)] == (
            ["red", "bandit-6"] if sees else []
        )
        view = GAME.view(state, viewer)
        assert view.revealed == (["red", "red", "bandit-6"] if sees else [])
        assert view.players[1].known == (["red", "red", "bandit-6"] if sees or viewer == 1 else [])


def test_the_two_players_know_which_card_was_taken_the_others_do_not() -> None:  # S15
    for viewer, knows in ((0, True), (1, True), (2, False), (None, False)):
        state = do(table("s / -", "rr6 / -", "y / -"), "shogun hand", "on P2")
        found = events_of(state, "take red", viewer=viewer)
        card = Took(seat=0, victim=1, card="red")
        assert found[0] == (card if knows else TookUnseen(seat=0, victim=1))
        assert len(found) == 1
        assert GAME.view(state, viewer).players[0].known == (["red"] if knows else [])


def test_what_is_drawn_from_the_discard_pile_is_public() -> None:  # S15
    state = do(table("- / -", "y / -", "b / -", asked="P1 draws 2", discard="4r"), "draw discard")
    for viewer in (1, 2, None):
        assert GAME.view(state, viewer).players[0].known == ["red"]
        assert GAME.view(state, viewer).discard == ["bandit-4"]


def test_a_pair_uses_both_plays_and_is_announced_before_it_takes_effect() -> None:  # S16
    state = do(table("n65rr / -", "y / -", "b / -"), "ninja + bandit-6")
    view = GAME.view(state, 2)
    assert view.played == ["ninja", "bandit-6"] and view.discard == ["bandit-4"]
    assert [rice(state, seat) for seat in range(3)] == [10, 10, 10]
    do(state, "on P2")
    assert state.to_act == 1 and rice(state, 1) == 4


def test_there_is_no_pair_for_the_second_play() -> None:  # S16
    state = do(table("n65sr / -", "y / -"), "discard red")
    assert not any("+" in text for text in legal(state))
    for pair in ("bandit-6 + bandit-5", "ninja + bandit-5", "shogun + ninja"):
        assert refused(state, pair) == "S16"


def test_pairs_are_discarded_in_their_order() -> None:  # S16
    assert discard_pile(do(table("65 / -", "y / -"), "bandit-5 + bandit-6")) == "465"
    assert discard_pile(do(table("n5 / -", "y / -"), "ninja + bandit-5")) == "4n5"
    shogun = do(table("sn / -", "yb / -"), "shogun + ninja", "take blue", "drop yellow")
    assert discard_pile(shogun) == "4sny"


def test_a_card_that_came_by_the_first_play_may_be_the_second() -> None:  # S16
    state = do(table("s / -", "6y / -"), "shogun hand", "take bandit-6", "bandit-6")
    assert rice(state, 1) == 4 and discard_pile(state) == "4s6"


# Winning the round.


@pytest.mark.parametrize(
    ("own", "points"),
    [
        ("rrrrrrr / -", 20),
        ("rrrrrr / b", 15),
        ("rrrrr / bb", 12),
        ("bbb / rrrr", 10),
        ("rrrrrro / -", 7),
        ("ooo / rrbb", 7),
        ("rrrrrrrb / -", 20),
        ("rrrrrrrbbb / b", 15),
        ("rrrrrrr / bbb", 10),
        ("rrrrrrrbbb / bbb", 15),
        ("rrrrrrro / -", 20),
        ("rrrrrrr / o", 7),
        ("rrrrbbbgggg / -", 10),
        ("rrrrgggg / g", 12),
        ("rrrrrry3456ns / -", 15),
    ],
)
def test_the_best_set_of_hand_and_table_is_called(own: str, points: int) -> None:  # S17, S18
    state = table(own, "y / -")
    assert "call seven" in legal(state)
    assert GAME.view(state, 0).can_call == points
    do(state, "call seven")
    assert state.round == 1
    assert GAME.view(state, None).history[0].points == [10 + points, 10]


@pytest.mark.parametrize(
    "own",
    [
        "rrrrrr / -",
        "rrrrrr / y / b",
        "rrryyb / b",
        "rrrrrrr / yb",
        "rrrrrrr3 / yb",
        "rrryyybbbggg / -",
        "rrr / rryb",
        "rr345nn / -",
    ],
)
def test_without_seven_of_two_colors_there_is_no_call(own: str) -> None:  # S17
    parts = own.split(" / ")
    state = table(f"{parts[0]} / {''.join(parts[1:])}", "y / -")
    assert "call seven" not in legal(state)
    assert refused(state, "call seven") == "S17"


def test_all_that_lies_in_front_must_be_part_of_the_set() -> None:  # S17
    state = table("rrrrrrr / g", "y / -", asked="P1 draws 2")
    assert "call seven" in legal(state)
    do(state, "call seven")
    assert GAME.view(state, None).history[0].points[0] == 10 + 15, "six red and the green one"
    blocked = table("rrrrrrr / gb", "y / -", asked="P1 draws 2")
    assert "call seven" not in legal(blocked)
    do(blocked, "take back blue")
    assert "call seven" in legal(blocked)


def test_any_number_of_ronin_may_be_used_even_seven() -> None:  # S17
    deck = GAME.folder.joinpath("material.toml").read_text(encoding="utf-8")
    many = GAME.table(seats=2, material=deck.replace("ronin = 4", "ronin = 7"))
    text = "round 1 dealer P2 turns 0 rebuilt 0 | P1 draws 2 | oooo / ooo / 10 / - | y / - / 10 / -"
    state = GAME.read_position(f"{text} | 4 | ?", many)
    assert "call seven" in legal(state)
    do(state, "call seven")
    assert GAME.view(state, None).history[0].points[0] == 17


def test_seven_may_be_called_before_between_and_after_draws_and_plays() -> None:  # S17
    state = table("rrrrbbb34 / -", "y / -", asked="P1 draws 2", pile="?nn")
    for move in ("draw pile", "draw pile", "bandit-3", "bandit-4"):
        assert "call seven" in legal(state)
        do(state, move)
    assert legal(state) == ["call seven", "end"]
    do(state, "call seven")
    assert GAME.view(state, None).history[0].points == [10 + 10 + 7, 3]


def test_seven_is_not_called_in_the_middle_of_a_play() -> None:  # S17
    state = do(table("rrrrbbb3sn / -", "y / -", "b / -"), "bandit-3")
    assert legal(state) == ["on P2", "on P3"]
    assert refused(state, "call seven") == "S9"
    state = do(table("rrrrbbb3sn / -", "yb / -"), "shogun + ninja")
    assert "call seven" not in legal(state)


def test_at_the_end_of_the_turn_all_are_asked_who_could_hold_seven() -> None:  # S17
    # The question must not reveal the hand, so only open cards decide whether it is asked.
    bluff = do(table("3333345 / -", "y / -"), "discard bandit-3")
    do(bluff, "discard bandit-3")
    assert bluff.to_act == 1, "five cards cannot be seven"
    bluff = do(table("33333nnnn / -", "y / -"), "discard bandit-3", "discard bandit-3")
    assert legal(bluff) == ["end"], "seven cards might be"
    assert GAME.decision(bluff, 1) == GAME.decision(bluff, None)
    colors = do(table("rrrrrrrrr / yb", "y / -"), "lay red", "discard red")
    assert colors.to_act == 1, "three colors on the table cannot be a set"


def test_only_the_called_set_is_shown() -> None:  # S18
    state = table("rrrrbbbns / -", "y6 / -", "b / -")
    found = events_of(state, "call seven")
    call = Called(seat=0, points=10, color="red", many=4, other="blue", others=3, ronin=0)
    assert found[0] == call
    assert GAME.view(state, None).history[0].call == call
    last = table(
        "rrrrbbbns / - / 10 / -", "y6 / - / 10 / -", rounds=1,
    )  # fmt: skip
    view = GAME.view(do(last, "call seven"), None)
    assert view.players[0].table == ["red"] * 4 + ["blue"] * 3
    assert (view.players[0].hand, view.players[0].known) == (2, [])
    assert (view.players[1].hand, view.players[1].known) == (2, [])


def test_every_player_scores_one_point_per_rice_marker() -> None:  # S19
    state = table("rrrrbbb / - / 3 / -", "y / - / 17 / -", "b / - / 10 / -")
    do(state, "call seven")
    view = GAME.view(state, 1)
    assert view.history[0].points == [13, 17, 10]
    assert [player.score for player in view.players] == [13, 17, 10]
    assert view.round == 2 and [player.rice for player in view.players] == [10, 10, 10]


def test_a_round_ends_without_a_set_when_all_have_had_their_turns() -> None:  # S20
    state = table("rr / -", "y / -", when="round 1 dealer P1 turns 99 rebuilt 0")
    do(state, "discard red", "discard red")
    view = GAME.view(state, None)
    assert view.round == 2 and view.history[0].call is None
    assert view.history[0].points == [10, 10]


def test_the_turn_limit_is_an_option() -> None:  # S20
    state = table("rr / -", "y / -", when="round 1 dealer P1 turns 3 rebuilt 0", turns=2)
    assert do(state, "discard red", "discard red").round == 1
    state = table("rr / -", "y / -", when="round 1 dealer P1 turns 2 rebuilt 0", turns=2)
    assert do(state, "discard red", "discard red").round == 0


HIDDEN = "r" * 14 + "y" * 14 + "b" * 14 + "g" * 8 + "oooo" + "3" * 6 + "4" * 5 + "5" * 6 + "6" * 6
HIDDEN += "n" * 10 + "s" * 10
"""All cards but six green and a bandit 4."""


def test_when_the_pile_is_empty_after_its_third_rebuilding_the_turn_is_the_last() -> None:  # S20
    state = table(
        "ggg / ggg", f"{HIDDEN} / -", asked="P1 draws 2", discard="-", pile="4",
        when="round 1 dealer P2 turns 7 rebuilt 3",
    )  # fmt: skip
    do(state, "draw pile")
    assert GAME.view(state, 1).last_turn and draws(state) == ["take back green"]
    assert refused(state, "draw pile") == "S20"
    do(state, "take back green", "discard bandit-4", "lay green")
    assert state.round == 1 and GAME.view(state, 0).history[0].call is None


def test_in_that_last_turn_seven_may_still_be_called() -> None:  # S20
    hidden = HIDDEN.replace("r", "", 1) + "4"
    state = table(
        "ggg / ggg", f"{hidden} / -", asked="P1 draws 1", discard="-", pile="r",
        when="round 1 dealer P2 turns 7 rebuilt 3",
    )  # fmt: skip
    do(state, "draw pile", "call seven")
    assert GAME.view(state, 0).history[0].points == [25, 10]


def test_before_the_third_rebuilding_an_empty_pile_ends_nothing() -> None:  # S20
    state = table(
        "ggg / ggg", f"{HIDDEN} / -", asked="P1 draws 1", discard="-", pile="4",
        when="round 1 dealer P2 turns 7 rebuilt 2",
    )  # fmt: skip
    do(state, "draw pile")
    assert not GAME.view(state, 0).last_turn


def test_the_number_of_rebuildings_is_an_option() -> None:  # S20
    state = table(
        "ggg / ggg", f"{HIDDEN} / -", asked="P1 draws 1", discard="-", pile="4", rebuilds=0,
    )  # fmt: skip
    do(state, "draw pile")
    assert GAME.view(state, 0).last_turn
