"""Ninja (H40 to H46)."""

from __future__ import annotations

import pytest

from tatami.games.honor import GAME
from tatami.games.honor.events import SentAssassin
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import (
    actions,
    asked,
    can,
    discards,
    do,
    events,
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

VICTIM = "daimyo start-daimyo-a noh-theatre warrior-a okugata-a bodyguard osaka; samurai warrior-b"


def thief(text: str, **options: object) -> HonorState:
    s = position(f"honor 40; daimyo start-daimyo-b; hand {text} | {VICTIM} | | turn 1", **options)
    return do(s, f"play {text}")


def test_a_ninja_costs_an_action_and_honor_that_the_player_must_have() -> None:  # H40, H29
    s = position(f"honor 10; daimyo start-daimyo-b; hand thief | {VICTIM} | | turn 1")
    assert refused(s, "play thief") == "H40"
    s = thief("thief")
    assert honor(s, 1) == 25
    assert discards(s) == ["thief"]
    do(s, "rob 2 daimyo", "steal noh-theatre", "throw-away")
    assert actions(s) == 1


def test_ninja_may_be_used_against_own_houses() -> None:  # H40
    s = position("honor 40; daimyo start-daimyo-b warrior-a; hand thief | | | turn 1")
    do(s, "play thief", "rob 1 daimyo", "steal warrior-a")
    assert legal(s) == ["put 1 samurai", "throw-away"]
    do(s, "put 1 samurai")
    assert house(s, 1, "samurai") == ["warrior-a"]


def test_possessions_and_warriors_can_be_stolen_and_nothing_else() -> None:  # H41
    s = thief("thief")
    assert legal(s) == ["rob 2 daimyo", "rob 2 samurai"]
    do(s, "rob 2 daimyo")
    assert legal(s) == ["steal warrior-a", "steal noh-theatre"]
    assert GAME.view(s, None).players[1].houses[0].stealable == ("warrior-a", "noh-theatre")


def test_a_stolen_card_goes_into_an_own_or_an_allys_house_or_is_discarded() -> None:  # H41
    s = position(f"honor 40; daimyo start-daimyo-b; hand thief | {VICTIM} | serves 1 | turn 1")
    do(s, "play thief", "rob 2 daimyo", "steal noh-theatre")
    assert asked(s) == ("place", 1)
    assert legal(s) == ["put 1 daimyo", "put 1 samurai", "put 3 samurai", "throw-away"]
    do(s, "put 3 samurai")
    assert house(s, 3, "samurai") == ["noh-theatre"]


def test_with_nothing_to_steal_a_thief_cannot_be_played() -> None:  # H41
    s = position("honor 40; daimyo start-daimyo-b okugata-a; hand thief elite-thief | | | turn 1")
    assert refused(s, "play thief") == refused(s, "play elite-thief") == "H41"


@pytest.mark.parametrize(
    ("options", "price"),
    [({}, 15), ({"thief_cost": 25}, 25), ({"edition": "gamewright"}, 25)],
)
def test_a_thief_costs_15_or_25_by_edition(options: dict[str, object], price: int) -> None:  # H41
    assert honor(thief("thief", **options), 1) == 40 - price


def test_an_elite_thief_takes_and_places_one_card_and_then_another() -> None:  # H42
    s = thief("elite-thief")
    assert honor(s, 1) == 15
    do(s, "rob 2 daimyo", "steal noh-theatre", "put 1 samurai")
    assert asked(s) == ("rob", 1)
    assert legal(s) == ["stop", "rob 1 samurai", "rob 2 daimyo", "rob 2 samurai"]
    do(s, "rob 2 samurai", "steal warrior-b", "put 1 daimyo")
    assert asked(s) == ("turn", 1)
    assert actions(s) == 2  # the theatre's three ki gave an action (H11)


def test_the_second_theft_is_voluntary() -> None:  # H42
    s = do(thief("elite-thief"), "rob 2 daimyo", "steal warrior-a", "throw-away", "stop")
    assert asked(s) == ("turn", 1)


def test_gamewrights_elite_thief_robs_one_house() -> None:  # H42
    s = thief("elite-thief", elite="one_house")
    do(s, "rob 2 daimyo", "steal noh-theatre", "put 1 samurai")
    assert legal(s) == ["stop", "rob 2 daimyo"]
    s = thief("elite-thief", elite="one_house")
    do(s, "rob 2 samurai", "steal warrior-b", "put 1 samurai")
    assert asked(s) == ("turn", 1)  # nothing is left in that house


MURDER = (
    "honor 60; daimyo start-daimyo-b; hand assassin | daimyo start-daimyo-a osaka{};"
    " samurai warrior-b okugata-a | | turn 1"
)


def roll(s: HonorState) -> int:
    return next(event.roll for event in events(s) if isinstance(event, SentAssassin))


def test_an_assassin_names_a_daimyo_or_a_samurai_and_a_ronin_too() -> None:  # H43
    s = do(position(MURDER.format("")), "play assassin")
    assert legal(s) == [
        "assassinate 1 daimyo",
        "assassinate 1 samurai",
        "assassinate 2 daimyo",
        "assassinate 2 samurai",
        "assassinate 3 samurai",
    ]


@pytest.mark.parametrize("pips", range(1, 7))
def test_success_is_on_3_to_6(pips: int) -> None:  # H43
    s = do(position(MURDER.format("")), "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: roll(t) == pips)
    assert (status(s, 2) == "ronin") == (pips >= 3)
    assert honor(s, 1) == 35


@pytest.mark.parametrize("pips", range(1, 7))
def test_past_a_bodyguard_on_5_and_6_and_one_falls_whatever_the_roll(pips: int) -> None:  # H43
    s = do(position(MURDER.format(" bodyguard*2")), "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: roll(t) == pips)
    assert (status(s, 2) == "ronin") == (pips >= 5)
    assert "bodyguard-fell" in tags(s)
    assert discards(s).count("bodyguard") == (2 if pips >= 5 else 1)


def test_against_the_ally_it_costs_double_in_either_direction() -> None:  # H43
    second = position("honor 60; hand assassin; serves 2 | daimyo start-daimyo-a | | turn 1")
    lord = position("honor 60; daimyo start-daimyo-a; hand assassin | serves 1 | | turn 1")
    for s, move in ((second, "assassinate 2 daimyo"), (lord, "assassinate 2 samurai")):
        do(s, "play assassin")
        assert GAME.preview(s, GAME.read(move)) == {
            "about": "assassin",
            "chance": 67,
            "price": 50,
            "ally": "yes",
            "cards": 1 if move.endswith("daimyo") else 0,
        }
        failed = lucky(s, move, lambda t: roll(t) < 3)
        assert honor(failed, 1) == 10


def test_who_cannot_pay_double_may_not_name_the_ally() -> None:  # H40, H43
    s = position("honor 45; hand assassin; serves 2 | daimyo start-daimyo-a | | turn 1")
    do(s, "play assassin")
    assert legal(s) == ["assassinate 1 samurai", "assassinate 3 samurai"]


def test_save_face_does_not_undo_an_assassination() -> None:  # H44
    s = position(MURDER.format("").replace("okugata-a |", "okugata-a; hand save-face |"))
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: roll(t) >= 3)
    assert asked(s) == ("turn", 1)
    assert status(s, 2) == "ronin"


def test_a_killed_daimyo_costs_the_house_the_shogun_card_and_both_samurai_their_lord() -> None:
    # H45
    s = position(MURDER.format("").replace("| |", "| serves 2 |") + "; shogun 2")
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: roll(t) >= 3)
    assert shogun(s) is None
    assert (status(s, 2), status(s, 3)) == ("ronin", "ronin")
    assert house(s, 2, "samurai") == ["okugata-a", "warrior-b"]
    assert discards(s) == ["start-daimyo-a", "osaka", "assassin"]


def test_a_killed_samurai_leaves_the_samurai_card() -> None:  # H46
    s = do(position(MURDER.format("")), "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: roll(t) >= 3)
    assert status(s, 2) == "samurai"
    assert house(s, 2, "samurai") == []
    assert GAME.view(s, None).players[1].ki == 6 + 1


def test_an_owner_who_kills_the_second_samurai_ends_the_alliance() -> None:  # H46
    s = position(
        "honor 60; daimyo start-daimyo-a; hand assassin | samurai warrior-a; serves 1 | | turn 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: roll(t) >= 3)
    assert status(s, 2) == "ronin"
    assert house(s, 2, "samurai") == []


def test_otherwise_the_alliance_survives_the_second_samurais_death() -> None:  # H46
    s = position(
        "honor 60; daimyo start-daimyo-a; hand assassin | samurai warrior-a; serves 3 |"
        "daimyo start-daimyo-b | turn 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: roll(t) >= 3)
    assert status(s, 2) == "second"
    assert not can(s, "ally 3")


@pytest.mark.parametrize(("ninja", "price"), [("thief", 15), ("elite-thief", 25), ("assassin", 25)])
def test_exactly_the_price_is_enough(ninja: str, price: int) -> None:  # H40
    text = f"honor {{}}; daimyo start-daimyo-b; hand {ninja} | {VICTIM} | | turn 1"
    assert can(position(text.format(price)), f"play {ninja}")
    assert not can(position(text.format(price - 5)), f"play {ninja}")


def test_a_ninja_costs_honor_only_its_sender() -> None:  # H40
    s = thief("thief")
    assert (honor(s, 1), honor(s, 2), honor(s, 3)) == (25, 0, 0)


def test_an_assassin_against_an_ally_costs_exactly_50() -> None:  # H40, H43
    s = position("honor 50; hand assassin; serves 2 | daimyo start-daimyo-a | | turn 1")
    do(s, "play assassin")
    assert can(s, "assassinate 2 daimyo")
    failed = lucky(s, "assassinate 2 daimyo", lambda t: roll(t) < 3)
    assert honor(failed, 1) == 0
    stranger = lucky(s, "assassinate 3 samurai", lambda t: roll(t) < 3)
    assert honor(stranger, 1) == 25


def test_an_assassin_against_the_own_houses_costs_25() -> None:  # H40, H43
    s = position(
        "honor 50; daimyo start-daimyo-a; samurai warrior-a; hand assassin | serves 1 | | turn 1"
    )
    do(s, "play assassin")
    killed = lucky(s, "assassinate 1 daimyo", lambda t: roll(t) >= 3)
    assert [status(killed, seat) for seat in (1, 2, 3)] == ["ronin", "ronin", "ronin"]
    assert (honor(killed, 1), house(killed, 1, "samurai")) == (25, ["warrior-a"])


def test_an_assassin_on_the_own_samurai_hands_the_daimyo_to_the_second() -> None:  # H36, H40, H46
    s = position(
        "honor 50; daimyo daimyo-d osaka; samurai warrior-a; hand assassin |"
        "samurai warrior-b; serves 1 | | turn 1; shogun 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 1 samurai", lambda t: roll(t) >= 3)
    assert [status(s, seat) for seat in (1, 2, 3)] == ["ronin", "samurai", "ronin"]
    assert (honor(s, 1), shogun(s)) == (25, 2)
    assert house(s, 2, "daimyo") == ["daimyo-d", "osaka"]
    assert house(s, 2, "samurai") == ["warrior-b"]
    assert house(s, 1, "samurai") == []


def test_a_second_samurai_may_kill_the_own_samurai_and_serves_on() -> None:  # H40, H46
    s = position(
        "honor 50; samurai warrior-b; hand assassin; serves 2 | daimyo start-daimyo-a | | turn 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 1 samurai", lambda t: roll(t) >= 3)
    assert (honor(s, 1), house(s, 1, "samurai"), status(s, 1)) == (25, [], "second")


def test_a_lord_who_kills_a_stranger_keeps_the_second_samurai() -> None:  # H46
    s = position(
        "honor 60; daimyo start-daimyo-a; hand assassin | serves 1 | samurai warrior-a | turn 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 3 samurai", lambda t: roll(t) >= 3)
    assert (status(s, 2), house(s, 3, "samurai")) == ("second", [])


def test_a_lord_who_kills_the_second_keeps_the_own_house_and_may_take_another() -> None:  # H46
    s = position(
        "honor 60; daimyo start-daimyo-a osaka; hand assassin | samurai warrior-a; serves 1 notice"
        " | | turn 1; shogun 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: roll(t) >= 3)
    assert house(s, 1, "daimyo") == ["start-daimyo-a", "osaka"]
    assert (shogun(s), honor(s, 1)) == (1, 10)
    do(s, "end")
    assert can(s, "ally 1")


def test_a_bodyguard_protects_only_its_own_house() -> None:  # H43
    s = do(position(MURDER.format(" bodyguard")), "play assassin")
    for move, chance in (("assassinate 2 daimyo", 33), ("assassinate 2 samurai", 67)):
        assert GAME.preview(s, GAME.read(move))["chance"] == chance
    s = lucky(s, "assassinate 2 samurai", lambda t: roll(t) == 3)
    assert house(s, 2, "samurai") == []
    assert house(s, 2, "daimyo") == ["start-daimyo-a", "bodyguard", "osaka"]


def test_a_bodyguard_protects_a_ronin() -> None:  # H43
    s = position(
        "honor 60; daimyo start-daimyo-b; hand assassin | samurai bodyguard warrior-a | | turn 1"
    )
    do(s, "play assassin")
    s = lucky(s, "assassinate 2 samurai", lambda t: roll(t) == 4)
    assert house(s, 2, "samurai") == ["warrior-a"]
    assert discards(s) == ["bodyguard", "assassin"]


def test_a_failed_assassin_changes_nothing_but_honor() -> None:  # H43
    s = do(position(MURDER.format("") + "; shogun 2"), "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: roll(t) == 2)
    assert house(s, 2, "daimyo") == ["start-daimyo-a", "osaka"]
    assert (shogun(s), honor(s, 1), discards(s)) == (2, 35, ["assassin"])


def test_another_players_shogun_card_stays_when_a_daimyo_is_killed() -> None:  # H45
    s = do(position(MURDER.format("") + "; shogun 1"), "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: roll(t) >= 3)
    assert shogun(s) == 1


def test_a_second_theft_may_come_from_another_house_and_take_the_first_card_again() -> None:  # H42
    s = do(thief("elite-thief"), "rob 2 daimyo", "steal noh-theatre", "put 1 samurai")
    do(s, "rob 1 samurai", "steal noh-theatre")
    assert legal(s) == ["put 1 daimyo", "throw-away"]
    do(s, "put 1 daimyo")
    assert asked(s) == ("turn", 1)  # two cards at most
    assert house(s, 1, "daimyo") == ["start-daimyo-b", "noh-theatre"]


def test_a_thief_takes_only_one_card() -> None:  # H41
    s = do(thief("thief"), "rob 2 daimyo", "steal noh-theatre", "put 1 daimyo")
    assert asked(s) == ("turn", 1)
    assert house(s, 1, "daimyo") == ["start-daimyo-b", "noh-theatre"]
    assert house(s, 2, "daimyo") == [
        "start-daimyo-a", "okugata-a", "warrior-a", "bodyguard", "osaka"
    ]  # fmt: skip


def test_an_elite_thief_is_done_when_nothing_is_left_to_steal() -> None:  # H42
    s = position("honor 40; hand elite-thief | samurai warrior-a | | turn 1")
    do(s, "play elite-thief", "rob 2 samurai", "steal warrior-a", "throw-away")
    assert asked(s) == ("turn", 1)
    assert discards(s) == ["warrior-a", "elite-thief"]


def test_the_first_theft_is_not_voluntary() -> None:  # H41, H42
    assert "stop" not in legal(thief("thief"))
    assert "stop" not in legal(thief("elite-thief"))


def test_an_elite_thief_costs_25_in_every_edition() -> None:  # H42
    for edition in ("amigo", "gamewright"):
        assert honor(thief("elite-thief", edition=edition), 1) == 15


def test_one_house_means_the_same_house_also_for_the_first_seat() -> None:  # H42
    s = position(
        "honor 40; daimyo start-daimyo-b warrior-a*2; hand elite-thief | samurai warrior-b | |"
        "turn 1",
        elite="one_house",
    )
    do(s, "play elite-thief", "rob 1 daimyo", "steal warrior-a", "throw-away")
    assert legal(s) == ["stop", "rob 1 daimyo"]


@pytest.mark.parametrize("place", ["put 1 samurai", "throw-away"])
def test_a_stolen_card_that_has_its_place_is_held_no_more(place: str) -> None:  # H41
    s = do(thief("thief"), "rob 2 daimyo", "steal noh-theatre")
    assert GAME.view(s, None).held == "noh-theatre"
    do(s, place)
    assert GAME.view(s, None).held is None
