"""Alliances (H31 to H39)."""

from __future__ import annotations

import pytest

from tatami.games.honor import GAME
from tatami.games.honor.invariants import violation
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import (
    actions,
    asked,
    can,
    do,
    honor,
    house,
    legal,
    lucky,
    position,
    refused,
    shogun,
    status,
    tags,
)

pytestmark = pytest.mark.rules


def service(seat: int, s: HonorState) -> str:
    return GAME.view(s, None).players[seat - 1].service


def test_a_ronin_allies_with_a_daimyo_that_has_no_second_samurai() -> None:  # H31
    s = position("| daimyo start-daimyo-a | serves 2 | daimyo start-daimyo-b | | turn 1")
    assert [move for move in legal(s) if "ally" in move] == ["ally 4"]
    assert refused(s, "ally 2") == refused(s, "ally 5") == refused(s, "ally 1") == "H31"
    owner = position("daimyo start-daimyo-a | daimyo start-daimyo-a | | turn 1")
    assert refused(owner, "ally 2") == "H31"


def test_the_card_is_turned_at_once_but_the_service_begins_when_the_turn_ends() -> None:  # H31
    s = position("hand warrior-a*2 | daimyo start-daimyo-a; samurai warrior-c | | turn 1")
    do(s, "ally 2")
    assert status(s, 1) == "second"
    assert service(1, s) == "new"
    do(s, "play warrior-a")
    assert legal(s) == ["lay 1 samurai"]  # H34 does not apply yet
    do(s, "lay 1 samurai", "end")
    assert service(1, s) == "full"
    assert violation(s) is None
    assert honor(s, 1) == 0
    do(s, "end", "end")
    assert honor(s, 1) == 5  # from the next turn on


def test_before_the_service_begins_there_is_no_double_price_and_no_heir() -> None:  # H31
    s = position("honor 30; hand assassin | daimyo start-daimyo-a; samurai warrior-c | | turn 1")
    do(s, "ally 2", "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: house(t, 2, "samurai") == [])
    assert honor(s, 1) == 5
    assert (status(s, 1), status(s, 2)) == ("second", "samurai")


def test_if_the_daimyo_dies_before_the_player_is_a_ronin_again() -> None:  # H31
    s = position("honor 30; hand assassin | daimyo start-daimyo-a | | turn 1")
    do(s, "ally 2", "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: status(t, 2) == "ronin")
    assert status(s, 1) == "ronin"


def test_only_the_owner_attacks_or_declares_shogun() -> None:  # H32
    s = position(
        "samurai warrior-c*2; serves 2 | daimyo daimyo-a | daimyo start-daimyo-a odawara | turn 1"
    )
    assert refused(s, "attack 3") == "H19"
    assert refused(s, "shogun") == "H17"


def test_the_owners_income_is_not_reduced() -> None:  # H32
    s = position("daimyo daimyo-a | daimyo daimyo-d; samurai okugata-a | serves 2 | turn 1")
    do(s, "end")
    assert honor(s, 2) == 40


def test_a_second_samurais_ki_is_that_of_the_samurai_house() -> None:  # H33
    s = position("samurai okugata-a; serves 2 | daimyo daimyo-b okugata-b noh-theatre | | turn 1")
    assert actions(s) == 3


def test_allies_lay_into_each_others_houses() -> None:  # H34
    s = position(
        "hand warrior-a okugata-a firearms bodyguard; serves 2 | daimyo start-daimyo-a | | turn 1"
    )
    for card in ("warrior-a", "okugata-a", "firearms", "bodyguard"):
        t = do(s.clone(), f"play {card}")
        assert legal(t) == ["lay 1 samurai", "lay 2 daimyo", "lay 2 samurai"]
    lord = position("daimyo start-daimyo-a; hand warrior-a | serves 1 | | turn 1")
    do(lord, "play warrior-a")
    assert legal(lord) == ["lay 1 daimyo", "lay 1 samurai", "lay 2 samurai"]


def test_never_castles_or_daimyos() -> None:  # H34
    s = position("hand osaka daimyo-d; serves 2 | daimyo start-daimyo-a | | turn 1")
    assert refused(s, "play osaka") == "H6"
    assert refused(s, "play daimyo-d") == "H15"


def test_a_second_samurai_may_save_the_allys_face() -> None:  # H35
    s = position(
        "daimyo start-daimyo-b; hand dishonor | honor 50; daimyo start-daimyo-a |"
        "hand save-face; serves 2 | turn 1"
    )
    do(s, "play dishonor", "dishonor 2")
    assert asked(s) == ("react", 3)
    do(s, "save-face", "pay")
    assert honor(s, 2) == 20


def test_when_the_first_samurai_dies_the_second_takes_over() -> None:  # H36
    s = position(
        "honor 30; daimyo start-daimyo-b; hand assassin | daimyo daimyo-d osaka;"
        " samurai warrior-a | samurai okugata-a; serves 2 | turn 1; shogun 2"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: "took-over" in tags(t))
    assert house(s, 3, "daimyo") == ["daimyo-d", "osaka"]
    assert house(s, 2, "samurai") == []
    assert (status(s, 2), status(s, 3), shogun(s)) == ("ronin", "samurai", 3)


def test_breaking_an_alliance_costs_25_at_once_and_ends_it_a_round_later() -> None:  # H37
    s = position("honor 10; serves 2 | daimyo start-daimyo-b | | turn 1")
    do(s, "break")
    assert honor(s, 1) == -15
    assert service(1, s) == "notice"
    assert violation(s) is None
    assert refused(s, "break") == "H16"
    do(s, "end")
    assert service(1, s) == "notice"
    do(s, "end")
    assert refused(s, "ally 2") == "H31"  # the daimyo takes no other ally until then
    do(s, "end")
    assert (status(s, 1), honor(s, 1)) == ("ronin", -15)  # a ronin before H8: nothing is gained


def test_only_a_second_samurai_in_service_breaks() -> None:  # H37
    s = position("daimyo start-daimyo-b | daimyo start-daimyo-b | serves 1 | turn 1")
    assert refused(s, "break") == "H37"


def test_a_notice_lapses_when_the_alliance_ends_in_another_way() -> None:  # H37
    s = position("serves 2 notice | daimyo start-daimyo-b; hand daimyo-d | | turn 2")
    do(s, "play daimyo-d", "lay 1 daimyo", "end", "end")
    assert status(s, 1) == "samurai"
    assert honor(s, 1) == 30


def test_dishonor_by_the_owner_ends_the_alliance() -> None:  # H38
    s = position(
        "daimyo start-daimyo-b; hand dishonor | honor 100; serves 1 |daimyo start-daimyo-a | turn 1"
    )
    do(s, "play dishonor", "dishonor 2")
    assert status(s, 2) == "ronin"
    assert asked(s) == ("respond", 2)
    do(s, "pay")
    assert honor(s, 2) == 25


def test_unless_a_face_is_saved() -> None:  # H38
    s = position(
        "daimyo start-daimyo-b; hand dishonor | honor 100; hand save-face; serves 1 |"
        "daimyo start-daimyo-a | turn 1"
    )
    do(s, "play dishonor", "dishonor 2", "save-face", "pay")
    assert status(s, 2) == "second"
    assert honor(s, 2) == 70


def test_dishonor_by_anyone_else_does_not_end_it() -> None:  # H38
    s = position("daimyo start-daimyo-b; hand dishonor | serves 3 | daimyo start-daimyo-a | turn 1")
    do(s, "play dishonor", "dishonor 2", "pay")
    assert status(s, 2) == "second"


def test_the_owner_may_lay_a_daimyo_for_the_second_samurai() -> None:  # H39
    s = position("daimyo start-daimyo-b; hand daimyo-d | serves 1 | | turn 1")
    do(s, "play daimyo-d")
    assert legal(s) == ["lay 2 daimyo"]
    do(s, "lay 2 daimyo")
    assert (status(s, 1), status(s, 2)) == ("samurai", "samurai")
    assert house(s, 2, "daimyo") == ["daimyo-d"]
    assert GAME.view(s, None).players[0].second is None
    assert not can(s, "break")


HEIR = (
    "honor 30; daimyo start-daimyo-b; hand assassin | honor 20; daimyo daimyo-d osaka warrior-a*2;"
    " samurai warrior-a | honor 40; samurai okugata-a; serves 2 notice | turn 1"
)


def test_an_heir_under_notice_inherits_and_the_notice_lapses() -> None:  # H36, H37
    s = do(position(HEIR), "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: "took-over" in tags(t))
    assert (status(s, 2), status(s, 3)) == ("ronin", "samurai")
    assert service(3, s) == "none"
    do(s, "end", "end")
    assert asked(s) == ("turn", 3)
    assert status(s, 3) == "samurai"
    assert honor(s, 3) == 40 + 30 + 10 + 10  # the whole income, and the 25 stay paid
    assert honor(s, 2) == 20


def test_the_heir_owns_everything_in_the_house() -> None:  # H11, H21, H36
    s = do(position(HEIR), "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: "took-over" in tags(t))
    heir, former = GAME.view(s, None).players[2], GAME.view(s, None).players[1]
    assert (heir.ki, heir.attack, heir.defense) == (6 + 3 + 1 + 1, 6, 10)
    assert (former.ki, former.attack, former.defense) == (6, 0, 0)
    assert [len(found.cards) for found in former.houses] == [0]
    assert violation(s) is None


def test_without_a_second_samurai_the_dead_samurai_keeps_the_daimyo() -> None:  # H36
    s = position(HEIR.replace("serves 2 notice", "hand thief"))
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: house(t, 2, "samurai") == [])
    assert [status(s, seat) for seat in (1, 2, 3)] == ["samurai", "samurai", "ronin"]


def test_the_shogun_card_of_another_stays_where_it_is_when_a_house_is_taken_over() -> None:  # H36
    s = do(position(HEIR + "; shogun 1"), "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: "took-over" in tags(t))
    assert shogun(s) == 1


def test_a_second_samurai_may_dishonor_the_lord_and_serves_on() -> None:  # H38
    s = position(
        "hand dishonor; serves 2 | honor 75; daimyo start-daimyo-b; samurai warrior-a | | turn 1"
    )
    do(s, "play dishonor", "dishonor 2", "pay")
    assert honor(s, 2) == 0
    assert (status(s, 1), status(s, 2), service(1, s)) == ("second", "samurai", "full")


def test_a_lord_who_dishonors_a_stranger_keeps_the_second_samurai() -> None:  # H38
    s = position("daimyo start-daimyo-b; hand dishonor | serves 1 | | turn 1")
    do(s, "play dishonor", "dishonor 3", "pay")
    assert (status(s, 2), status(s, 3)) == ("second", "ronin")


def test_dishonor_by_the_owner_ends_a_notice_too() -> None:  # H37, H38
    s = position("daimyo start-daimyo-b; hand dishonor | serves 1 notice | | turn 1")
    do(s, "play dishonor", "dishonor 2", "pay")
    assert service(2, s) == "none"
    do(s, "end")
    assert status(s, 2) == "ronin"
    do(s, "ally 1", "end")
    assert service(2, s) == "full"  # free to ally again at once, and the notice is forgotten


def test_under_notice_the_alliance_works_in_full() -> None:  # H37
    s = position(
        "honor 60; samurai warrior-c; hand warrior-a assassin; serves 2 notice |"
        "honor 60; daimyo start-daimyo-b; hand warrior-a assassin | | turn 1"
    )
    do(s, "play warrior-a")
    assert legal(s) == ["lay 1 samurai", "lay 2 daimyo", "lay 2 samurai"]  # H34
    do(s, "lay 1 samurai")
    assert GAME.view(s, None).players[1].attack == 2 + 3 + 1  # H21
    do(s, "play assassin")
    assert GAME.preview(s, GAME.read("assassinate 2 daimyo"))["price"] == 50  # H43
    lord = position(
        "honor 60; daimyo start-daimyo-b; hand warrior-a assassin | serves 1 notice | | turn 1"
    )
    do(lord, "play assassin")
    assert GAME.preview(lord, GAME.read("assassinate 2 samurai"))["price"] == 50
    assert GAME.preview(lord, GAME.read("assassinate 3 samurai"))["price"] == 25


def test_the_second_samurai_gains_half_until_the_alliance_ends() -> None:  # H9, H37
    s = position("honor 40; serves 2 | daimyo daimyo-d | | turn 3")
    do(s, "end")
    assert honor(s, 1) == 55
    do(s, "break", "end", "end", "end")
    assert (honor(s, 1), status(s, 1)) == (30, "ronin")


def test_breaking_with_exactly_no_honor_leads_into_debt() -> None:  # H29, H37
    s = do(position("serves 2 | daimyo start-daimyo-b | | turn 1"), "break")
    assert (honor(s, 1), honor(s, 2)) == (-25, 0)


def test_nobody_breaks_a_service_that_has_not_begun_or_is_under_notice() -> None:  # H16, H37
    new = position("serves 2 new | daimyo start-daimyo-b | | turn 1")
    given = position("serves 2 notice | daimyo start-daimyo-b | | turn 1")
    assert not can(new, "break")
    assert not can(given, "break")


def test_after_the_notice_the_lord_may_take_another_ally() -> None:  # H31, H37
    s = position("serves 2 notice | daimyo start-daimyo-b | | turn 3")
    assert not can(s, "ally 2")
    do(s, "end")
    assert can(s, "ally 2")
    do(s, "end", "end")
    assert can(s, "ally 2")


def test_a_notice_lapses_when_the_daimyo_dies() -> None:  # H37, H45
    s = position(
        "honor 30; daimyo start-daimyo-b; hand assassin | daimyo start-daimyo-a |"
        "serves 2 notice | turn 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: status(t, 2) == "ronin")
    assert (status(s, 3), service(3, s)) == ("ronin", "none")
    do(s, "end", "end", "ally 1", "end", "end", "end")
    assert (status(s, 3), service(3, s)) == ("second", "full")


def test_the_lord_may_take_a_new_second_samurai_after_laying_a_daimyo_for_the_old() -> None:  # H39
    s = position("daimyo start-daimyo-b; hand daimyo-d | serves 1 | | turn 1")
    do(s, "play daimyo-d", "lay 2 daimyo", "end")
    assert honor(s, 2) == 30  # the whole income of an own daimyo
    do(s, "end")
    assert {"ally 1", "ally 2"} <= set(legal(s))


def test_a_daimyo_is_laid_only_for_the_own_second_samurai_in_service() -> None:  # H15, H39
    stranger = position(
        "daimyo start-daimyo-b; hand daimyo-d | | daimyo start-daimyo-a | serves 3 | turn 1"
    )
    assert not can(stranger, "play daimyo-d")
    ronin = position("hand daimyo-d | | daimyo start-daimyo-a | serves 3 | turn 1")
    assert legal(do(ronin, "play daimyo-d")) == ["lay 1 daimyo"]


def test_strangers_houses_are_closed() -> None:  # H14, H34
    s = position(
        "daimyo start-daimyo-b; hand warrior-a | | daimyo start-daimyo-a | serves 3 | turn 1"
    )
    do(s, "play warrior-a")
    assert legal(s) == ["lay 1 daimyo", "lay 1 samurai"]


def test_a_player_under_notice_is_shown_no_income() -> None:  # H37
    s = position("honor 40; serves 2 | honor 10; daimyo daimyo-d | | turn 1")
    assert [player.income for player in GAME.view(s, None).players] == [15, 30, 0]
    do(s, "break")
    assert [player.income for player in GAME.view(s, None).players] == [0, 30, 0]
    shown = GAME.view(s, None).players[0].honor
    do(s, "end", "end", "end")
    assert honor(s, 1) == shown  # as shown, nothing was gained


def test_a_card_laid_under_notice_brings_the_lord_honor_and_the_second_none() -> None:  # H34, H37
    s = position("hand noh-theatre; serves 2 notice | daimyo daimyo-d | | turn 1")
    do(s, "play noh-theatre")
    assert GAME.preview(s, GAME.read("lay 1 samurai"))["income"] == 0
    assert GAME.preview(s, GAME.read("lay 2 daimyo"))["income"] == 50


@pytest.mark.parametrize("place", ["1 samurai", "2 daimyo", "2 samurai"])
def test_a_card_laid_with_the_ally_lies_there_and_the_alliance_goes_on(place: str) -> None:  # H34
    s = position("hand warrior-a; serves 2 | daimyo start-daimyo-a | | turn 1")
    do(s, "play warrior-a", f"lay {place}")
    seat, head = place.split()
    assert "warrior-a" in house(s, int(seat), head)
    assert (status(s, 1), service(1, s), status(s, 2)) == ("second", "full", "samurai")
    lord = position("daimyo start-daimyo-a; hand warrior-a | serves 1 | | turn 1")
    do(lord, "play warrior-a", "lay 2 samurai")
    assert house(lord, 2, "samurai") == ["warrior-a"]
    assert (status(lord, 2), service(2, lord)) == ("second", "full")


def test_a_ronin_who_lays_a_daimyo_ends_no_alliance_of_others() -> None:  # H15, H39
    s = position("hand daimyo-d | serves 3 | daimyo start-daimyo-a | turn 1")
    do(s, "play daimyo-d", "lay 1 daimyo")
    assert [status(s, seat) for seat in (1, 2, 3)] == ["samurai", "second", "samurai"]
    assert GAME.view(s, None).players[2].second == 1
    assert violation(s) is None
