"""The evaluation: what it must prefer, whatever its numbers."""

from __future__ import annotations

import pytest

from tatami.engine.testing import walks
from tatami.games.honor import GAME
from tests.games.honor.positions import position

PLAIN = "honor 50; daimyo start-daimyo-b; samurai warrior-a*3"
STRONG = PLAIN.replace("warrior-a*3", "warrior-c*4")
RONIN = "honor 50; samurai warrior-a*3"
OTHERS = "honor 50; daimyo start-daimyo-a warrior-b | honor 50; daimyo start-daimyo-a"


def share(seat: str, table: str = "turn 2") -> float:
    return position(f"{seat} | {OTHERS} | {table}").evaluate(0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (PLAIN.replace("honor 50", "honor 100"), PLAIN),  # distance to the target (H10)
        (f"{PLAIN} noh-theatre", PLAIN),  # income (H8)
        (PLAIN, PLAIN.replace("start-daimyo-b", "start-daimyo-b firearms")),
        (f"{PLAIN} warrior-d no-dachi", f"{PLAIN} warrior-d"),
        (PLAIN, RONIN),  # a ronin gains nothing (H8)
        (f"{PLAIN}; hand dishonor", f"{PLAIN}; hand warrior-a"),  # what it does to others (H27)
        (f"{RONIN}; hand daimyo-d", f"{RONIN}; hand warrior-c"),  # a ronin needs a daimyo (H15)
    ],
)
def test_it_likes_more_honor_income_and_use(better: str, worse: str) -> None:  # H8, H10, H11
    assert share(better) > share(worse)


def test_it_likes_to_be_shogun_and_to_be_guarded() -> None:  # H17, H43
    near = STRONG.replace("honor 50", "honor 200")
    assert share(near, "turn 2; shogun 1") > share(near, "turn 2; shogun 2")
    guarded = PLAIN.replace("start-daimyo-b", "start-daimyo-b bodyguard")
    assert share(guarded, "turn 2; shogun 1") > share(PLAIN, "turn 2; shogun 1")


def test_a_shogun_likes_dice_against_those_who_can_attack() -> None:  # H21
    assert share(STRONG, "turn 2; shogun 1") > share(PLAIN, "turn 2; shogun 1")


def test_the_shares_add_up_to_one() -> None:
    for walk in walks(GAME, 4, seed="shares"):
        for _ in range(40):
            total = sum(walk.state.evaluate(seat) for seat in range(walk.play.seats))
            assert total == pytest.approx(1)
            walk.step()
