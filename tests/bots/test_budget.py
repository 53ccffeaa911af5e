"""Time management: less time for clear moves, more for unclear ones, no more on average."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots import IsmctsBot, Knowledge, ThinkingBot, bot
from tatami.bots.budget import Budget, BudgetTimer, TimeAccount
from tatami.engine import chance_from
from tests.bots.positions import middle

SEVEN, SAMOURAI = tatami.game("seven"), tatami.game("samourai")


class Clock:
    """A clock that moves on at every look, so that times do not depend on the machine."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_move_gets_half_of_what_was_saved_up_to_the_ceiling() -> None:
    account = TimeAccount(1.0, 3.0)
    assert account.limit == 1.0
    account.spend(0.4)
    assert account.limit == pytest.approx(1.3)
    for _ in range(10):
        account.spend(0.1)
    assert account.limit == 3.0
    account.spend(3.0)
    assert account.saved == pytest.approx(0.6 + 9.0 - 2.0)


def test_without_a_ceiling_no_move_takes_longer_than_the_seconds() -> None:
    account = TimeAccount(1.0, None)
    account.spend(0.1)
    assert account.limit == 1.0 and TimeAccount(None, None).limit is None


def test_the_simulations_that_are_left_follow_from_the_speed_so_far() -> None:
    clock = Clock(0.0)
    timer = BudgetTimer(Budget(simulations=100, seconds=2.0), clock, None)
    clock.now = 1.0
    assert timer.simulations_left(30) == 30
    assert timer.simulations_left(90) == 10
    timer.set_limit(1.5)
    assert timer.simulations_left(30) == 15


@pytest.mark.heavy
def test_a_search_ends_when_its_move_is_certain_and_plays_the_same_move() -> None:
    name = "ismcts:simulations=600,rollout=0"
    saved = 0
    for number in range(6):
        state = middle(SEVEN, 2, f"certain {number}")
        knowledge = Knowledge(state, int(state.to_act))
        quick, whole = bot(name, SEVEN), bot(name, SEVEN)
        assert isinstance(quick, IsmctsBot) and isinstance(whole, IsmctsBot)
        found = quick.think(knowledge, chance_from("same"), ends_early=True)
        full = whole.consider(knowledge, chance_from("same"))
        assert full.simulations == 600 and found.action == full.action
        saved += 600 - found.simulations
    assert saved > 600


@pytest.mark.parametrize("name", ["alphabeta:seconds=0.5,ceiling=1.5"])
def test_time_for_unclear_moves_is_saved_before(name: str) -> None:
    player = bot(name, SAMOURAI)
    assert isinstance(player, ThinkingBot)
    times: list[float] = []
    for number in range(8):
        state = middle(SAMOURAI, 2, f"time {number}")
        player.clock = Clock(0.02)  # a search of 25 looks at the clock
        player.last_result = None
        player.choose(Knowledge(state, int(state.to_act)), chance_from("same"))
        times += [] if player.last_result is None else [player.last_result.seconds]
    assert sum(times) <= 0.5 * len(times) + 0.05 * len(times)
    assert max(times) <= 1.5 + 0.05 and min(times) < 0.4
