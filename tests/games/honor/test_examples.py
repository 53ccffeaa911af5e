"""The worked examples of the printed rules."""

from __future__ import annotations

import pytest

from tatami.games.honor import GAME
from tatami.games.honor.events import Rolled
from tests.games.honor.positions import (
    actions,
    can,
    discards,
    do,
    events,
    honor,
    house,
    lucky,
    position,
    shogun,
    status,
)

pytestmark = pytest.mark.rules


def test_houses_of_35_honor_14_ki_and_12_strength_are_possible() -> None:  # H1, H8, H11, H21
    s = position(
        "daimyo start-daimyo-b okugata-b noh-theatre warrior-d warrior-b*2;"
        " samurai warrior-c warrior-b | daimyo start-daimyo-a | daimyo start-daimyo-a | turn 1"
    )
    player = GAME.view(s, None).players[0]
    assert (player.income, player.ki, player.defense) == (35, 14, 12)


def test_14_ki_give_4_actions_and_a_stolen_no_dachi_gives_a_fifth() -> None:  # H11, H41
    s = position(
        "honor 40; daimyo start-daimyo-b okugata-b noh-theatre warrior-d;"
        " hand warrior-a bodyguard | daimyo start-daimyo-a no-dachi | daimyo start-daimyo-a |"
        "turn 1; pile thief"
    )
    assert (GAME.view(s, None).ki, actions(s)) == (14, 4)
    do(s, "play warrior-a", "lay 1 samurai", "play bodyguard", "lay 1 daimyo", "draw")
    assert actions(s) == 1
    do(s, "play thief", "rob 2 daimyo", "steal no-dachi", "put 1 daimyo")
    assert (GAME.view(s, None).ki, actions(s)) == (15, 1)
    assert honor(s, 1) == 25
    do(s, "draw")
    assert actions(s) == 0


def test_birgit_attacks_axel_with_5_dice_against_4_and_wins_17_to_15() -> None:  # H21 to H26
    s = position(
        "daimyo start-daimyo-a odawara warrior-b*2; samurai warrior-c warrior-a; hand save-face |"
        "daimyo daimyo-a white-heron warrior-c*3; samurai warrior-b warrior-a |"
        "daimyo start-daimyo-b; hand save-face | turn 2; shogun 1"
    )
    players = GAME.view(s, None).players
    assert (players[1].attack, players[1].attack_dice) == (16, 5)
    assert (players[0].defense, players[0].defense_dice) == (12, 4)
    s = lucky(
        s,
        "attack 1",
        lambda t: [event.total for event in events(t) if isinstance(event, Rolled)] == [17, 15],
    )
    assert shogun(s) == 2
    assert status(s, 1) == "ronin"  # and no save face for a shogun
    assert can(s, "take-castle")
    do(s, "leave-castle")
    assert house(s, 2, "daimyo")[-1] == "white-heron"
    assert discards(s)[-1] == "odawara"


def test_60_honor_less_75_is_a_debt_of_15_and_30_gained_make_15() -> None:  # H27, H29
    s = position(
        "honor 60; daimyo daimyo-d | daimyo start-daimyo-a; hand dishonor | daimyo start-daimyo-a |"
        "turn 2"
    )
    do(s, "play dishonor", "dishonor 1", "pay")
    assert honor(s, 1) == -15
    do(s, "end", "end")
    assert honor(s, 1) == 15


def test_half_of_75_is_rounded_up_to_40_for_a_second_samurai() -> None:  # H9
    s = position(
        "samurai okugata-b; serves 3 | daimyo start-daimyo-a | daimyo daimyo-c | turn 3; shogun 3"
    )
    assert GAME.view(s, None).players[0].income == 40
    do(s, "end")
    assert honor(s, 1) == 40
