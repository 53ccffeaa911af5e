"""Attack (H21 to H26)."""

from __future__ import annotations

import pytest

from tatami.games.honor import GAME
from tatami.games.honor.events import Rolled, Won
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import (
    asked,
    can,
    discards,
    do,
    events,
    house,
    lucky,
    position,
    refused,
    shogun,
    status,
    tags,
)

pytestmark = pytest.mark.rules

CASTLES = (
    "daimyo daimyo-a odawara; samurai warrior-c*2 |"
    "daimyo start-daimyo-a osaka; samurai warrior-c | daimyo start-daimyo-b | turn 1"
)


def battle(s: HonorState, move: str, winner: int) -> HonorState:
    return lucky(
        s,
        move,
        lambda t: any(isinstance(event, Won) and event.seat == winner - 1 for event in events(t)),
    )


def dice(s: HonorState, seat: int) -> tuple[int, int]:
    player = GAME.view(s, None).players[seat - 1]
    return player.attack_dice, player.defense_dice


def test_three_strength_give_a_die_and_a_castle_only_defends() -> None:  # H21
    s = position(CASTLES)
    assert dice(s, 1) == (3, 4)  # 4 + 6, with Odawara 13
    assert dice(s, 2) == (1, 2)  # 1 + 3, with Osaka 8


def test_at_most_six_dice_are_rolled() -> None:  # H21
    s = position(
        "daimyo daimyo-c warrior-c*5 firearms | daimyo start-daimyo-a | daimyo start-daimyo-b |"
        "turn 1"
    )
    assert dice(s, 1) == (6, 6)  # 26 strength


def test_either_side_adds_the_full_strength_of_the_second_samurais_house() -> None:  # H21
    text = (
        "daimyo start-daimyo-a warrior-b; samurai warrior-a | samurai warrior-c*2; serves 1{} |"
        "daimyo start-daimyo-b | turn 3"
    )
    assert dice(position(text.format("")), 1) == (3, 3)
    assert dice(position(text.format(" notice")), 1) == (3, 3)
    assert dice(position(text.format(" new")), 1) == (1, 1)  # the service has not begun (H31)


def test_an_attacker_needs_a_die_and_a_side_without_dice_totals_0() -> None:  # H22
    weak = position(
        "daimyo start-daimyo-b white-heron | daimyo start-daimyo-a | daimyo start-daimyo-a |"
        "turn 1; shogun 2"
    )
    assert refused(weak, "attack 2") == "H22"
    s = position(
        "daimyo daimyo-a | daimyo start-daimyo-a | daimyo start-daimyo-a | turn 1; shogun 2"
    )
    s.collect_events()
    do(s, "attack 2")
    assert [event.total for event in events(s) if isinstance(event, Rolled)][1] == 0
    assert shogun(s) == 1


def test_a_tie_is_rolled_again_and_the_attacker_rolls_first() -> None:  # H22
    s = lucky(position(CASTLES), "attack 2", lambda t: tags(t).count("rolled") == 4)
    rolls = [event for event in events(s) if isinstance(event, Rolled)]
    assert [roll.seat for roll in rolls] == [0, 1, 0, 1]
    assert rolls[0].total == rolls[1].total
    assert [len(roll.dice) for roll in rolls] == [3, 2, 3, 2]
    assert all(sum(roll.dice) == roll.total for roll in rolls)


def test_the_loser_discards_the_daimyos_house_and_keeps_the_samurais() -> None:  # H23
    s = battle(position(CASTLES), "attack 2", winner=1)
    do(s, "leave-castle")
    assert status(s, 2) == "ronin"
    assert house(s, 2, "daimyo") == []
    assert house(s, 2, "samurai") == ["warrior-c"]
    assert discards(s) == ["start-daimyo-a", "osaka"]


def test_an_attacker_who_loses_loses_the_house() -> None:  # H23
    s = battle(position(CASTLES), "attack 2", winner=2)
    assert asked(s) == ("castle", 2)
    do(s, "leave-castle")
    assert status(s, 1) == "ronin"
    assert asked(s) == ("turn", 1)


def test_the_losers_second_samurai_becomes_ronin_too() -> None:  # H23
    s = position(
        "daimyo daimyo-a | daimyo start-daimyo-a | samurai warrior-a; serves 2 | turn 1; shogun 2"
    )
    s = battle(s, "attack 2", winner=1)
    assert (status(s, 2), status(s, 3)) == ("ronin", "ronin")
    assert house(s, 3, "samurai") == ["warrior-a"]


def test_who_beats_the_shogun_must_take_the_card() -> None:  # H24
    s = position(
        "daimyo daimyo-a | daimyo start-daimyo-a; hand save-face | daimyo start-daimyo-a;"
        " hand save-face | turn 1; shogun 2"
    )
    s = battle(s, "attack 2", winner=1)
    assert shogun(s) == 1
    assert asked(s) == ("turn", 1)  # nobody is asked to save the shogun's face
    assert status(s, 2) == "ronin"


def test_save_face_keeps_the_house_except_its_castle() -> None:  # H25, H26
    s = position(CASTLES.replace("daimyo start-daimyo-b", "daimyo start-daimyo-b; hand save-face"))
    s = battle(s, "attack 2", winner=1)
    assert asked(s) == ("react", 3)
    do(s, "save-face")
    assert asked(s) == ("castle", 1)
    do(s, "leave-castle")
    assert status(s, 2) == "samurai"
    assert house(s, 2, "daimyo") == ["start-daimyo-a"]
    assert discards(s) == ["osaka", "save-face"]


def test_the_loser_and_the_winner_may_save_face() -> None:  # H25
    hands = CASTLES.replace("warrior-c*2", "warrior-c*2; hand save-face")
    hands = hands.replace("samurai warrior-c |", "samurai warrior-c; hand save-face |")
    s = battle(position(hands), "attack 2", winner=1)
    assert asked(s) == ("react", 2)
    do(s, "pass")
    assert asked(s) == ("react", 1)
    do(s, "save-face", "take-castle")
    assert status(s, 2) == "samurai"


def test_the_winner_may_swap_castles() -> None:  # H26
    s = battle(position(CASTLES), "attack 2", winner=1)
    assert GAME.view(s, 0).held == "osaka"
    do(s, "take-castle")
    assert house(s, 1, "daimyo") == ["daimyo-a", "osaka"]
    assert "odawara" in discards(s)


def test_the_winner_may_take_a_castle_into_an_empty_place() -> None:  # H26
    s = position(CASTLES.replace(" odawara", ""))
    s = battle(s, "attack 2", winner=1)
    do(s, "take-castle")
    assert house(s, 1, "daimyo") == ["daimyo-a", "osaka"]


def test_without_a_castle_there_is_nothing_to_decide() -> None:  # H26
    s = position(
        "daimyo daimyo-a | daimyo start-daimyo-a | daimyo start-daimyo-a | turn 1; shogun 2"
    )
    s = battle(s, "attack 2", winner=1)
    assert asked(s) == ("turn", 1)


def test_the_odds_are_shown_before_an_attack_is_declared() -> None:  # H21, H22
    s = position(CASTLES)
    shown = GAME.preview(s, GAME.read("attack 2"))
    assert (shown["attack"], shown["defense"], shown["chance"]) == (3, 2, 84)
    assert GAME.view(s, None).attacks[0].chance == 0.8367
    assert can(s, "attack 2")


WAR = (
    "daimyo daimyo-a; samurai warrior-b; hand save-face | hand save-face |"
    "daimyo start-daimyo-a osaka; hand save-face | hand save-face | turn 1"
)
"""Two dice against one; everybody holds save face."""


def order_of_reactions(s: HonorState) -> list[int]:
    """Who is asked, if everybody passes."""
    order = []
    while asked(s)[0] == "react":
        order.append(s.to_act + 1)
        do(s, "pass")
    return order


def test_in_a_battle_the_loser_is_asked_first_then_clockwise() -> None:  # H25, H30
    assert order_of_reactions(battle(position(WAR), "attack 3", winner=1)) == [3, 4, 1, 2]
    assert order_of_reactions(battle(position(WAR), "attack 3", winner=3)) == [1, 2, 3, 4]


def test_if_nobody_saves_the_losers_face_the_house_is_discarded() -> None:  # H23, H25
    s = battle(position(WAR), "attack 3", winner=1)
    do(s, "pass", "pass", "pass", "pass")
    assert asked(s) == ("castle", 1)
    assert (status(s, 1), status(s, 3)) == ("samurai", "ronin")


def test_the_loser_saves_the_own_face() -> None:  # H25
    s = battle(position(WAR), "attack 3", winner=1)
    do(s, "save-face", "leave-castle")
    assert (status(s, 1), status(s, 3)) == ("samurai", "samurai")
    assert house(s, 3, "daimyo") == ["start-daimyo-a"]
    s = battle(position(WAR), "attack 3", winner=3)
    do(s, "save-face")
    assert house(s, 1, "daimyo") == ["daimyo-a"]  # an attacker without a castle loses nothing
    assert asked(s) == ("turn", 1)


def test_a_saved_face_does_not_count_in_a_later_battle() -> None:  # H25
    s = position(
        "daimyo daimyo-a; samurai warrior-b; hand save-face | daimyo start-daimyo-b odawara |"
        "daimyo start-daimyo-a osaka | turn 1"
    )
    s = battle(s, "attack 3", winner=1)
    do(s, "save-face", "leave-castle", "end")
    s = do(s, "end", "end")
    s = battle(s, "attack 2", winner=1)
    assert status(s, 2) == "ronin"
    s = position(
        "daimyo daimyo-a; samurai warrior-b; hand save-face | daimyo start-daimyo-b odawara |"
        "daimyo start-daimyo-a osaka | turn 1; shogun 2"
    )
    s = battle(s, "attack 3", winner=1)
    do(s, "save-face", "leave-castle", "end", "end", "end")
    s = battle(s, "attack 2", winner=1)
    assert (status(s, 2), shogun(s)) == ("ronin", 1)


def test_the_winner_of_the_shogun_card_keeps_it_beyond_the_losers_death() -> None:  # H23, H24
    s = position(
        "daimyo daimyo-a warrior-c; samurai warrior-a | daimyo start-daimyo-a osaka |"
        "samurai warrior-b; serves 2 | turn 1; shogun 2"
    )
    s = battle(s, "attack 2", winner=1)
    do(s, "take-castle")
    assert shogun(s) == 1
    assert [status(s, seat) for seat in (1, 2, 3)] == ["samurai", "ronin", "ronin"]
    assert house(s, 1, "daimyo") == ["daimyo-a", "warrior-c", "osaka"]


@pytest.mark.parametrize(("strength", "expected"), [("c", 1), ("b", 0), ("c a*2", 1), ("c*2", 2)])
def test_two_strength_are_no_die(strength: str, expected: int) -> None:  # H21
    cards = " ".join(f"warrior-{kind}" for kind in strength.split())
    s = position(f"samurai {cards} | daimyo start-daimyo-a | | turn 2")
    assert dice(s, 1) == (expected, expected)


def test_17_strength_are_five_dice_and_18_are_six() -> None:  # H21
    five = position("daimyo start-daimyo-b warrior-c*5 | daimyo start-daimyo-a | | turn 2")
    assert dice(five, 1) == (5, 5)
    six = position("daimyo start-daimyo-a warrior-b; samurai warrior-c*5 | | | turn 2")
    assert dice(six, 1) == (6, 6)


def test_no_dice_for_strength_below_zero_or_none() -> None:  # H21, H22
    s = position("| daimyo start-daimyo-a | | turn 2")
    assert dice(s, 1) == (0, 0)


def test_as_many_dice_are_rolled_as_were_announced() -> None:  # H21, H22
    s = position(CASTLES)
    s.collect_events()
    do(s, "attack 2")
    rolls = [event for event in events(s) if isinstance(event, Rolled)]
    assert [(roll.seat, len(roll.dice)) for roll in rolls[:2]] == [(0, 3), (1, 2)]
    assert all(1 <= face <= 6 for roll in rolls for face in roll.dice)


@pytest.mark.parametrize("winner", [1, 2])
def test_the_higher_total_wins(winner: int) -> None:  # H22
    s = battle(position(CASTLES), "attack 2", winner=winner)
    last = [event.total for event in events(s) if isinstance(event, Rolled)][-2:]
    assert (last[0] > last[1]) == (winner == 1)
    assert last[0] != last[1]


def test_nobody_attacks_themselves() -> None:  # H19
    s = position("daimyo daimyo-a odawara warrior-c | daimyo start-daimyo-a | | turn 1; shogun 1")
    assert not can(s, "attack 1")


def test_a_castle_waits_for_the_winner_and_counts_for_nobody() -> None:  # H26
    s = battle(position(CASTLES), "attack 2", winner=1)
    assert asked(s) == ("castle", 1)
    assert "osaka" not in house(s, 1, "daimyo") + house(s, 2, "daimyo") + discards(s)
    do(s, "leave-castle")
    assert GAME.view(s, None).held is None
    assert discards(s).count("osaka") == 1
    assert house(s, 1, "daimyo") == ["daimyo-a", "odawara"]


def test_a_castle_taken_defends_its_new_owner() -> None:  # H21, H26
    s = battle(position(CASTLES.replace(" odawara", "")), "attack 2", winner=1)
    do(s, "take-castle")
    player = GAME.view(s, None).players[0]
    assert (player.attack, player.defense) == (10, 14)
