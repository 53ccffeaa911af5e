"""The contract, compiled and interpreted, and what must hold after every decision."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.engine.testing import check_compiled, conform
from tatami.games.honor import GAME
from tatami.games.honor.invariants import violation

OPTIONS: list[dict[str, Any]] = [
    {"edition": "gamewright", "reactions": "everyone", "target": 250, "seppuku": "any"},
    {"edition": "gamewright"},
    {"reactions": "everyone"},
    {"daimyo": "any", "discard": "free", "limit": 12},
    {"thief_cost": 25, "elite": "one_house"},
]


ALL_BUT_ONE = [pytest.param(one, marks=pytest.mark.heavy) for one in OPTIONS[1:]]


@pytest.mark.parametrize("options", [OPTIONS[0], *ALL_BUT_ONE], ids=str)
def test_it_keeps_the_contract_with_all_options(options: dict[str, Any]) -> None:
    seats = 3 + OPTIONS.index(options) % 4
    conform(GAME, games=1, seats=seats, options=options)


@pytest.mark.heavy
def test_it_keeps_the_contract_with_three_to_six() -> None:
    conform(GAME, games=4)


@pytest.mark.heavy
def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    check_compiled("tatami.games.honor:GAME", games=4)


def test_the_invariants_find_what_is_wrong() -> None:
    for spoil in ("card", "limit", "total", "honor"):
        s = GAME.new(seats=3, seed=1)
        assert violation(s) is None
        if spoil == "card":
            s.discards[24] += 1
        elif spoil == "limit":
            s.hand_size[0] = 8
        elif spoil == "total":
            s.house_ki[1] += 1
        else:
            s.honor[0] += 1
        assert violation(s) is not None


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_keeps_the_contract_for_long(options: dict[str, Any]) -> None:
    conform(GAME, games=24, options=options, seed="long")
