"""Houses (H6, H7)."""

from __future__ import annotations

import pytest

from tests.games.honor.positions import can, do, house, legal, position, refused, status

pytestmark = pytest.mark.rules

OTHERS = "daimyo start-daimyo-a | daimyo start-daimyo-a"


def test_a_house_holds_one_okugata() -> None:  # H6
    s = position(f"daimyo start-daimyo-b okugata-a; hand okugata-b | {OTHERS} | turn 1")
    do(s, "play okugata-b")
    assert legal(s) == ["lay 1 samurai"]


def test_a_house_holds_five_warriors() -> None:  # H6
    s = position(
        f"daimyo start-daimyo-b; samurai warrior-a*3 warrior-b*2; hand warrior-c |{OTHERS} | turn 1"
    )
    do(s, "play warrior-c")
    assert legal(s) == ["lay 1 daimyo"]


def test_a_castle_lies_only_with_a_daimyo_and_one_at_most() -> None:  # H6
    s = position(f"daimyo start-daimyo-b; hand osaka odawara | {OTHERS} | turn 1")
    do(s, "play osaka")
    assert legal(s) == ["lay 1 daimyo"]
    do(s, "lay 1 daimyo")
    assert refused(s, "play odawara") == "H6"


def test_anything_else_is_unlimited() -> None:  # H6
    s = position(
        f"daimyo start-daimyo-b bodyguard*3 no-dachi daisho; hand bodyguard masamune | {OTHERS}"
        "| turn 1"
    )
    do(s, "play bodyguard", "lay 1 daimyo", "play masamune", "lay 1 daimyo")
    assert house(s, 1, "daimyo").count("bodyguard") == 4


def test_without_a_daimyo_there_is_no_daimyos_house() -> None:  # H6
    s = position(f"hand warrior-a osaka | {OTHERS} | turn 1")
    assert refused(s, "play osaka") == "H6"
    do(s, "play warrior-a")
    assert legal(s) == ["lay 1 samurai"]


def test_nothing_is_replaced_from_the_hand() -> None:  # H6
    s = position(
        f"daimyo start-daimyo-b okugata-a; samurai okugata-a; hand okugata-b | {OTHERS} | turn 1"
    )
    assert refused(s, "play okugata-b") == "H6"
    assert can(s, "discard okugata-b")


def test_a_samurai_without_daimyo_and_alliance_is_a_ronin() -> None:  # H7
    s = position("| daimyo start-daimyo-a | serves 2 | turn 1")
    assert [status(s, seat) for seat in (1, 2, 3)] == ["ronin", "samurai", "second"]


def test_the_samurais_house_survives_the_loss_of_the_daimyos() -> None:  # H7
    s = position(
        "honor 50; daimyo start-daimyo-a; hand dishonor | daimyo start-daimyo-a osaka;"
        " samurai warrior-c okugata-a | daimyo start-daimyo-b | turn 1"
    )
    do(s, "play dishonor", "dishonor 2", "seppuku daimyo")
    assert status(s, 2) == "ronin"
    assert house(s, 2, "samurai") == ["okugata-a", "warrior-c"]
