"""Losing honor (H27 to H30)."""

from __future__ import annotations

import pytest

from tatami.games.honor import GAME
from tests.games.honor.positions import (
    actions,
    asked,
    can,
    discards,
    do,
    honor,
    house,
    legal,
    position,
    refused,
    shogun,
    status,
)

pytestmark = pytest.mark.rules

SHAME = (
    "daimyo start-daimyo-b; hand dishonor | honor 60; daimyo start-daimyo-a okugata-a;"
    " samurai warrior-a | daimyo start-daimyo-a | turn 1"
)


def test_dishonor_names_another_player() -> None:  # H27
    s = do(position(SHAME), "play dishonor")
    assert legal(s) == ["dishonor 2", "dishonor 3"]
    assert refused(s, "dishonor 1") == "H27"


def test_the_target_pays_75() -> None:  # H27, H29
    s = do(position(SHAME), "play dishonor", "dishonor 2")
    assert asked(s) == ("respond", 2)
    do(s, "pay")
    assert honor(s, 2) == -15


def test_or_30_if_someone_saves_face() -> None:  # H27
    s = position(
        SHAME.replace("daimyo start-daimyo-a |", "daimyo start-daimyo-a; hand save-face |")
    )
    do(s, "play dishonor", "dishonor 2")
    assert asked(s) == ("react", 3)
    do(s, "save-face", "pay")
    assert honor(s, 2) == 30
    assert discards(s) == ["dishonor", "save-face"]


def test_the_shoguns_face_cannot_be_saved() -> None:  # H27
    s = position(
        SHAME.replace("samurai warrior-a", "samurai warrior-a; hand save-face") + "; shogun 2"
    )
    do(s, "play dishonor", "dishonor 2")
    assert asked(s) == ("respond", 2)


def test_the_shoguns_second_samurai_can_be_saved() -> None:  # H27
    s = position(
        "daimyo start-daimyo-b; hand dishonor | hand save-face; serves 3 | daimyo start-daimyo-a |"
        "turn 1; shogun 3"
    )
    do(s, "play dishonor", "dishonor 2")
    assert asked(s) == ("react", 2)


def test_a_samurai_commits_seppuku_only_if_a_card_is_lost() -> None:  # H27
    s = position(SHAME.replace("; samurai warrior-a", "").replace(" samurai warrior-a", ""))
    do(s, "play dishonor", "dishonor 2")
    assert legal(s) == ["pay", "seppuku daimyo"]
    assert refused(s, "seppuku samurai") == "H27"
    s = position(
        SHAME.replace(" samurai warrior-a", ""),
        seppuku="any",
    )
    do(s, "play dishonor", "dishonor 2", "seppuku samurai")
    assert honor(s, 2) == 60


def test_a_house_that_is_taken_over_is_lost_by_seppuku_too() -> None:  # H27, H36
    s = position("daimyo start-daimyo-b; hand dishonor | daimyo start-daimyo-a | serves 2 | turn 1")
    do(s, "play dishonor", "dishonor 2")
    assert can(s, "seppuku samurai")


def test_seppuku_of_the_daimyo_costs_the_house_and_the_shogun_card() -> None:  # H28
    s = position(SHAME + "; shogun 2")
    do(s, "play dishonor", "dishonor 2", "seppuku daimyo")
    assert honor(s, 2) == 60
    assert shogun(s) is None
    assert status(s, 2) == "ronin"
    assert house(s, 2, "samurai") == ["warrior-a"]
    assert discards(s) == ["start-daimyo-a", "okugata-a", "dishonor"]


def test_seppuku_of_the_samurai_leaves_the_samurai_card_and_the_daimyos_house() -> None:  # H28
    s = do(position(SHAME), "play dishonor", "dishonor 2", "seppuku samurai")
    assert status(s, 2) == "samurai"
    assert house(s, 2, "samurai") == []
    assert house(s, 2, "daimyo") == ["start-daimyo-a", "okugata-a"]


def test_seppuku_of_a_first_samurai_hands_the_house_to_the_second() -> None:  # H28, H36
    s = position(
        "daimyo start-daimyo-b; hand dishonor | daimyo start-daimyo-a okugata-a;"
        " samurai warrior-a | serves 2 | turn 1; shogun 2"
    )
    do(s, "play dishonor", "dishonor 2", "seppuku samurai")
    assert (status(s, 2), status(s, 3)) == ("ronin", "samurai")
    assert shogun(s) == 3
    assert house(s, 3, "daimyo") == ["start-daimyo-a", "okugata-a"]


def test_a_debt_is_paid_off_by_later_gains() -> None:  # H29
    s = position(
        "daimyo start-daimyo-b; hand dishonor | honor 60; daimyo daimyo-d |"
        "daimyo start-daimyo-a | turn 1"
    )
    do(s, "play dishonor", "dishonor 2", "pay", "end")
    assert honor(s, 2) == 15


FOUR = (
    "daimyo start-daimyo-b; hand dishonor{} | daimyo start-daimyo-b{} | daimyo start-daimyo-a{} |"
    "daimyo start-daimyo-a{} | turn 1"
)
HOLDS = "; hand save-face"


def test_the_affected_player_is_asked_first_then_clockwise() -> None:  # H30
    s = position(FOUR.format(" save-face", HOLDS, HOLDS, HOLDS))
    do(s, "play dishonor", "dishonor 3")
    order = []
    while asked(s)[0] == "react":
        order.append(s.to_act + 1)
        do(s, "pass")
    assert order == [3, 4, 1, 2]
    assert asked(s) == ("respond", 3)


def test_after_the_first_save_face_nobody_further_is_asked() -> None:  # H30
    s = position(FOUR.format(" save-face", HOLDS, HOLDS, HOLDS))
    do(s, "play dishonor", "dishonor 3", "pass", "save-face")
    assert asked(s) == ("respond", 3)


def test_only_holders_are_asked() -> None:  # H30
    s = position(FOUR.format("", "", "", HOLDS))
    do(s, "play dishonor", "dishonor 2")
    assert asked(s) == ("react", 4)
    assert legal(s) == ["pass", "save-face"]


def test_going_on_at_once_shows_that_nobody_holds_one() -> None:  # H30
    s = position(FOUR.format("", "", "", ""))
    do(s, "play dishonor", "dishonor 2")
    assert asked(s) == ("respond", 2)
    assert list(s.most_save_faces) == [0, 0, 0, 0]


@pytest.mark.parametrize("target", [2, 3, 4])
def test_or_everyone_is_asked(target: int) -> None:  # H30
    s = position(FOUR.format("", "", "", HOLDS), reactions="everyone")
    do(s, "play dishonor", f"dishonor {target}")
    order = []
    while asked(s)[0] == "react":
        order.append(s.to_act + 1)
        assert legal(s) == (["pass", "save-face"] if s.to_act == 3 else ["pass"])
        do(s, "pass")
    assert order == [(target - 1 + i) % 4 + 1 for i in range(4)]


def test_who_is_asked_depends_on_who_is_affected_not_on_whose_turn_it_is() -> None:  # H30
    for target in (2, 3, 4):
        s = position(FOUR.format(" save-face", HOLDS, HOLDS, HOLDS))
        do(s, "play dishonor", f"dishonor {target}")
        assert asked(s) == ("react", target)
        do(s, "pass")
        assert asked(s) == ("react", target % 4 + 1)


def test_the_player_who_dishonors_may_save_the_face_too() -> None:  # H27, H30
    s = position(FOUR.format(" save-face", "", "", ""))
    do(s, "play dishonor", "dishonor 3")
    assert asked(s) == ("react", 1)
    do(s, "save-face", "pay")
    assert honor(s, 3) == -30
    assert actions(s) == 0


def test_with_a_saved_face_seppuku_is_still_possible_and_free() -> None:  # H27
    s = position(SHAME.replace("samurai warrior-a", "samurai warrior-a; hand save-face"))
    do(s, "play dishonor", "dishonor 2", "save-face")
    assert legal(s) == ["pay", "seppuku daimyo", "seppuku samurai"]
    do(s, "seppuku samurai")
    assert honor(s, 2) == 60


def test_an_earlier_saved_face_does_not_count_again() -> None:  # H27
    s = position(
        "daimyo start-daimyo-b okugata-b; samurai okugata-b warrior-d; hand dishonor*2 |"
        "honor 200; daimyo start-daimyo-a; hand save-face | honor 200; daimyo start-daimyo-a |"
        "turn 1; shogun 3"
    )
    do(s, "play dishonor", "dishonor 2", "save-face", "pay")
    do(s, "play dishonor", "dishonor 3", "pay")
    assert (honor(s, 2), honor(s, 3)) == (170, 125)


def test_a_ronin_without_cards_can_only_pay() -> None:  # H27
    s = position("daimyo start-daimyo-b; hand dishonor | honor 5 | | turn 1")
    do(s, "play dishonor", "dishonor 2")
    assert legal(s) == ["pay"]
    do(s, "pay")
    assert (honor(s, 1), honor(s, 2), honor(s, 3)) == (0, -70, 0)


def test_the_turn_goes_on_with_the_player_who_dishonored() -> None:  # H27
    s = do(position(SHAME), "play dishonor", "dishonor 3", "seppuku daimyo")
    assert asked(s) == ("turn", 1)
    assert [status(s, seat) for seat in (1, 2, 3)] == ["samurai", "samurai", "ronin"]


def test_seppuku_of_the_daimyo_makes_the_second_samurai_a_ronin() -> None:  # H28
    s = position(
        "daimyo start-daimyo-b; hand dishonor | daimyo start-daimyo-a | samurai warrior-a;"
        " serves 2 | turn 1; shogun 1"
    )
    do(s, "play dishonor", "dishonor 2", "seppuku daimyo")
    assert [status(s, seat) for seat in (1, 2, 3)] == ["samurai", "ronin", "ronin"]
    assert house(s, 3, "samurai") == ["warrior-a"]
    assert shogun(s) == 1  # another's shogun card stays


def test_seppuku_of_a_second_samurai_costs_only_the_own_house() -> None:  # H28, H46
    s = position(
        "daimyo start-daimyo-b; hand dishonor | daimyo start-daimyo-a warrior-a;"
        " samurai warrior-b | honor 20; samurai okugata-a warrior-c; serves 2 | turn 1; shogun 2"
    )
    do(s, "play dishonor", "dishonor 3")
    assert legal(s) == ["pay", "seppuku samurai"]
    do(s, "seppuku samurai")
    assert (honor(s, 3), house(s, 3, "samurai")) == (20, [])
    assert [status(s, seat) for seat in (1, 2, 3)] == ["samurai", "samurai", "second"]
    assert house(s, 2, "daimyo") == ["start-daimyo-a", "warrior-a"]
    assert house(s, 2, "samurai") == ["warrior-b"]
    assert shogun(s) == 2
    assert GAME.view(s, None).players[2].service == "full"


def test_a_second_samurai_without_cards_cannot_commit_seppuku() -> None:  # H27
    s = position("daimyo start-daimyo-b; hand dishonor | daimyo start-daimyo-a | serves 2 | turn 1")
    do(s, "play dishonor", "dishonor 3")
    assert legal(s) == ["pay"]


def test_a_second_samurai_whom_the_lord_dishonors_may_die_for_it() -> None:  # H28, H38
    s = position(
        "daimyo start-daimyo-b; hand dishonor | honor 10; samurai warrior-a; serves 1 | | turn 1"
    )
    do(s, "play dishonor", "dishonor 2", "seppuku samurai")
    assert (status(s, 2), honor(s, 2), house(s, 2, "samurai")) == ("ronin", 10, [])
    assert house(s, 1, "daimyo") == ["start-daimyo-b"]
