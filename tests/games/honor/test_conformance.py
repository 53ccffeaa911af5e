"""The contract, compiled and interpreted, and what must hold after every decision."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.engine.chance import chance_from
from tatami.engine.testing import agree, conform
from tatami.games.honor import GAME
from tatami.games.honor.invariants import Unsound, audit_games, examine
from tatami.games.honor.state import HonorState

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
    agree("tatami.games.honor:GAME", games=4)


def tables() -> list[HonorState]:
    return [
        GAME.table(seats=seats, options={"edition": edition, "reactions": reactions})
        for seats in range(3, 7)
        for edition in ("amigo", "gamewright")
        for reactions in ("holders", "everyone")
    ]


def audit(games: int) -> int:
    """That many random games at each table; returns how many in all."""
    played = 0
    for number, table in enumerate(tables()):
        tally = audit_games(table, chance_from(f"audit {number}"), games)
        played += tally.games
    return played


@pytest.mark.heavy
def test_all_cards_are_accounted_for_and_all_games_end() -> None:  # H1, H6, H47
    assert audit(25) == 400


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_the_same_over_100_000_games() -> None:  # H1, H6, H47
    assert audit(6250) == 100_000


def test_the_audit_notices_what_is_wrong() -> None:
    for spoil in ("card", "limit", "total", "honor"):
        s = GAME.new(seats=3, seed=1)
        examine(s)
        if spoil == "card":
            s.discards[24] += 1
        elif spoil == "limit":
            s.hand_size[0] = 8
        elif spoil == "total":
            s.house_ki[1] += 1
        else:
            s.honor[0] += 1
        with pytest.raises(Unsound):
            examine(s)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_keeps_the_contract_for_long(options: dict[str, Any]) -> None:
    conform(GAME, games=24, options=options, seed="long")
