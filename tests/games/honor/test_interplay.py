"""Positions in which several rules apply at once."""

from __future__ import annotations

import pytest

from tatami.games.honor import GAME
from tatami.games.honor.events import SentAssassin, Won
from tatami.games.honor.invariants import violation
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import (
    actions,
    asked,
    can,
    discards,
    do,
    events,
    everything_laid_out,
    hand,
    honor,
    house,
    legal,
    lucky,
    position,
    refused,
    shogun,
    status,
)

pytestmark = pytest.mark.rules


def kills(s: HonorState) -> bool:
    return any(isinstance(event, SentAssassin) and event.result == "success" for event in events(s))


def won_by(s: HonorState, seat: int) -> bool:
    return any(isinstance(event, Won) and event.seat == seat - 1 for event in events(s))


def test_ki_changing_in_the_middle_of_a_turn() -> None:  # H11
    s = position(
        "daimyo start-daimyo-b; hand okugata-a noh-theatre | daimyo start-daimyo-a |"
        "daimyo start-daimyo-a | turn 1"
    )
    assert actions(s) == 2
    do(s, "play okugata-a")
    assert actions(s) == 1  # the card counts once it is laid
    do(s, "lay 1 samurai")
    assert actions(s) == 2
    do(s, "play noh-theatre", "lay 1 daimyo")
    assert actions(s) == 2  # 12 ki, two used


def test_losing_an_action_already_counted_on() -> None:  # H11
    s = position(
        "honor 60; daimyo start-daimyo-b okugata-a; samurai warrior-a; hand thief*2 bodyguard |"
        "daimyo start-daimyo-a noh-theatre | daimyo start-daimyo-a firearms | turn 1; used 2"
    )
    assert actions(s) == 1
    t = do(s.clone(), "play thief", "rob 3 daimyo", "steal firearms", "put 1 daimyo")
    assert GAME.view(t, None).ki == 7
    assert actions(t) == 0  # a deficit is shown as 0
    assert t.used == 3


def test_regained_ki_first_makes_up_for_the_deficit() -> None:  # H11
    s = position(
        "daimyo daimyo-c warrior-c; hand bodyguard | daimyo start-daimyo-a white-heron |"
        "daimyo start-daimyo-a | turn 1; used 3"
    )
    assert (GAME.view(s, None).ki, actions(s)) == (7, 0)  # two allowed, three used
    s = lucky(s, "attack 2", lambda t: won_by(t, 1))
    do(s, "take-castle")
    assert (GAME.view(s, None).ki, actions(s)) == (9, 0)  # three allowed, three used
    assert refused(s, "play bodyguard") == "H11"


def test_dishonor_with_exactly_two_actions_left() -> None:  # H13
    two = position(
        "daimyo start-daimyo-b; hand dishonor | daimyo start-daimyo-a | daimyo start-daimyo-a |"
        "turn 1"
    )
    assert (actions(two), can(two, "play dishonor")) == (2, True)
    one = position(
        "daimyo start-daimyo-b; hand dishonor | daimyo start-daimyo-a | daimyo start-daimyo-a |"
        "turn 1; used 1"
    )
    assert refused(one, "play dishonor") == "H13"
    do(two, "play dishonor", "dishonor 2", "pay")
    assert actions(two) == 0


FORCED = (
    "honor 130; daimyo daimyo-a; hand assassin | daimyo start-daimyo-a | daimyo start-daimyo-a |"
    "turn 1; shogun 2"
)


def test_forced_shogun_with_the_declaration_still_free() -> None:  # H18, H45
    s = position(FORCED)
    assert can(s, "end")
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 daimyo", kills)
    assert shogun(s) is None
    assert honor(s, 1) == 105
    assert refused(s, "end") == "H18"
    do(s, "shogun")
    assert can(s, "end")


def test_forced_shogun_with_the_declaration_already_used() -> None:  # H18
    s = position(FORCED + "; declared")
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 daimyo", kills)
    assert shogun(s) is None
    assert can(s, "end")
    assert refused(s, "shogun") == "H16"


def test_an_attacker_who_loses_continues_the_turn_as_a_ronin() -> None:  # H11, H23
    s = position(
        "daimyo daimyo-b okugata-a warrior-c; hand daimyo-c | daimyo start-daimyo-a odawara |"
        "daimyo start-daimyo-a | turn 1"
    )
    assert actions(s) == 3
    s = lucky(s, "attack 2", lambda t: won_by(t, 2))
    assert status(s, 1) == "ronin"
    assert actions(s) == 2  # the samurai's six ki
    do(s, "play daimyo-c", "lay 1 daimyo")
    assert status(s, 1) == "samurai"


def test_the_shogun_attacks_and_loses_to_a_castle() -> None:  # H23, H24
    s = position(
        "daimyo start-daimyo-b warrior-c; hand save-face | daimyo start-daimyo-a odawara |"
        "daimyo start-daimyo-a | turn 1; shogun 1"
    )
    s = lucky(s, "attack 2", lambda t: won_by(t, 2))
    assert shogun(s) == 2
    assert status(s, 1) == "ronin"
    assert asked(s) == ("turn", 1)  # no face is saved for a shogun, no castle was lost


def test_the_ally_of_the_loser_is_a_ronin_but_keeps_the_samurai_house() -> None:  # H23
    s = position(
        "daimyo daimyo-a warrior-c | daimyo start-daimyo-a odawara | samurai warrior-a okugata-a;"
        " serves 2 | turn 1"
    )
    s = lucky(s, "attack 2", lambda t: won_by(t, 1))
    do(s, "take-castle")
    assert (status(s, 2), status(s, 3)) == ("ronin", "ronin")
    assert house(s, 3, "samurai") == ["okugata-a", "warrior-a"]


def test_the_ally_stays_in_service_when_the_face_is_saved() -> None:  # H25
    s = position(
        "daimyo daimyo-a warrior-c | daimyo start-daimyo-a odawara | hand save-face; serves 2 |"
        "turn 1"
    )
    s = lucky(s, "attack 2", lambda t: won_by(t, 1))
    do(s, "save-face", "leave-castle")
    assert (status(s, 2), status(s, 3)) == ("samurai", "second")


def test_a_third_player_saves_the_face_of_a_beaten_attacker() -> None:  # H25, H26, H30
    s = position(
        "daimyo start-daimyo-b warrior-c odawara; samurai warrior-a |"
        "daimyo start-daimyo-a white-heron | daimyo start-daimyo-a; hand save-face*2 |"
        "hand save-face | turn 1"
    )
    s = lucky(s, "attack 2", lambda t: won_by(t, 2))
    assert asked(s) == ("react", 3)
    do(s, "save-face")
    assert asked(s) == ("castle", 2)  # one is enough: nobody further is asked
    assert (hand(s, 3, "save-face"), hand(s, 4, "save-face")) == (1, 1)
    do(s, "take-castle")
    assert house(s, 1, "daimyo") == ["start-daimyo-b", "warrior-c"]
    assert house(s, 2, "daimyo") == ["start-daimyo-a", "odawara"]
    assert discards(s) == ["white-heron", "save-face"]
    assert (asked(s), actions(s)) == (("turn", 1), 2)  # save face costs no action


def test_a_third_player_saves_the_face_of_a_dishonored_one() -> None:  # H27, H30
    s = position(
        "daimyo start-daimyo-b; hand dishonor | honor 80; daimyo start-daimyo-a |"
        "daimyo start-daimyo-a; hand save-face | turn 1"
    )
    do(s, "play dishonor", "dishonor 2", "save-face", "pay")
    assert honor(s, 2) == 50
    assert s.hand_size[2] == 0


def test_castle_swap_keeps_one_castle_and_discards_the_other() -> None:  # H26
    s = position(
        "daimyo daimyo-a osaka warrior-c | daimyo start-daimyo-a white-heron |"
        "daimyo start-daimyo-a | turn 1"
    )
    s = lucky(s, "attack 2", lambda t: won_by(t, 1))
    do(s, "take-castle")
    assert [card for card in house(s, 1, "daimyo") if card in ("osaka", "white-heron")] == [
        "white-heron"
    ]
    assert "osaka" in discards(s)


def test_takeover_by_the_second_samurai_with_the_shogun_card() -> None:  # H36
    s = position(
        "honor 60; samurai warrior-a; hand assassin warrior-b; serves 2 |"
        "daimyo daimyo-b okugata-b; samurai warrior-c | daimyo start-daimyo-a | turn 1; shogun 2"
    )
    assert actions(s) == 2
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 samurai", kills)
    assert (status(s, 1), status(s, 2), shogun(s)) == ("samurai", "ronin", 1)
    assert honor(s, 1) == 10  # 50 against the ally
    assert actions(s) == 3  # 12 ki now, one action used
    assert not can(s, "break")
    do(s, "end", "end", "end")
    assert honor(s, 1) == 10 + 15 + 5 + 50


def test_the_second_samurai_assassinates_the_daimyo() -> None:  # H43, H45
    s = position("honor 60; hand assassin; serves 2 | daimyo daimyo-b | | turn 1; shogun 2")
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 daimyo", kills)
    assert (status(s, 1), status(s, 2), shogun(s)) == ("ronin", "ronin", None)
    assert honor(s, 1) == 10


def test_the_second_samurai_is_assassinated_by_a_stranger_and_serves_on() -> None:  # H46
    s = position(
        "honor 60; daimyo start-daimyo-b; hand assassin | samurai warrior-c; serves 3 notice |"
        "daimyo start-daimyo-a | turn 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 samurai", kills)
    assert status(s, 2) == "second"
    assert house(s, 2, "samurai") == []
    do(s, "end")
    assert status(s, 2) == "ronin"  # the notice ran out at the start of the next turn (H37)


def test_breaking_an_alliance_and_the_turn_after() -> None:  # H31, H37
    s = position(
        "honor 40; samurai warrior-a; hand daimyo-d; serves 2 | daimyo start-daimyo-b |"
        "daimyo start-daimyo-a odawara | turn 1"
    )
    do(s, "break", "end")
    assert GAME.view(s, None).players[1].attack_dice == 1  # its strength still counts
    do(s, "end", "end")
    assert (status(s, 1), honor(s, 1)) == ("ronin", 15)
    assert {"ally 2", "ally 3", "play daimyo-d"} <= set(legal(s))
    do(s, "ally 2")
    assert status(s, 1) == "second"


def test_a_daimyo_laid_for_the_ally_ends_even_a_notice() -> None:  # H37, H39
    s = position(
        "daimyo start-daimyo-b; hand daimyo-a | honor 40; serves 1 notice | | turn 1; shogun 1"
    )
    do(s, "play daimyo-a", "lay 2 daimyo")
    assert (status(s, 2), shogun(s)) == ("samurai", 1)
    do(s, "end")
    assert honor(s, 2) == 50


def test_full_houses_when_stealing() -> None:  # H6, H41
    s = position(
        "honor 40; daimyo start-daimyo-b warrior-a*5; samurai warrior-d*5; hand thief |"
        "daimyo start-daimyo-a warrior-c | daimyo start-daimyo-a | turn 1"
    )
    do(s, "play thief", "rob 2 daimyo", "steal warrior-c")
    assert legal(s) == ["throw-away"]
    do(s, "throw-away")
    assert "warrior-c" in discards(s)


def test_stealing_from_oneself_makes_room_in_a_full_house() -> None:  # H40, H41
    s = position(
        "honor 40; daimyo start-daimyo-b warrior-a*5; hand thief warrior-c |"
        "daimyo start-daimyo-a | daimyo start-daimyo-a | turn 1"
    )
    do(s, "play thief", "rob 1 daimyo", "steal warrior-a")
    assert legal(s) == ["put 1 samurai", "throw-away"]  # not back where it came from
    do(s, "throw-away", "play warrior-c", "lay 1 daimyo")
    assert house(s, 1, "daimyo").count("warrior-c") == 1


def test_a_debt_and_its_repayment() -> None:  # H10, H29, H40
    s = position(
        "honor 10; daimyo start-daimyo-b; hand thief | honor 0; daimyo daimyo-d; hand dishonor |"
        "daimyo start-daimyo-a warrior-a | turn 2"
    )
    do(s, "play dishonor", "dishonor 1", "pay")
    assert honor(s, 1) == -65
    do(s, "end", "end")
    assert honor(s, 1) == -55
    assert refused(s, "play thief") == "H40"  # ninja are never paid on credit


def test_empty_draw_and_discard_pile() -> None:  # H4
    s = everything_laid_out()
    assert violation(s) is None
    assert (s.pile_size, s.discarded) == (0, 0)
    assert refused(s, "draw") == "H4"
    discard = next(move for move in legal(s) if move.startswith("discard"))
    do(s, discard)
    assert violation(s) is None
    assert can(s, "draw")  # that one card is shuffled and drawn again
    do(s, "draw")
    assert (s.pile_size, s.discarded) == (0, 0)
