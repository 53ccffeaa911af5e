"""Every rule of a game stands in its README and is cited by a test in its folder."""

from __future__ import annotations

import re

import pytest

import tatami
from tests.games.parameters import FOLDER, keys, parameters_of


def rule_numbers(key: str) -> list[str]:
    letter = tatami.game(key).rule_letter
    return [f"{letter}{number}" for number in range(1, parameters_of(key).rules + 1)]


def cited(key: str) -> set[str]:
    """The rules in comments that begin with one; `H21 to H26` cites all six."""
    letter = tatami.game(key).rule_letter
    found: set[str] = set()
    for file in (FOLDER / key).glob("test_*.py"):
        for comment in re.findall(rf"# ({letter}\d.*)", file.read_text(encoding="utf-8")):
            found |= set(re.findall(rf"\b{letter}\d+\b", comment))
            for first, last in re.findall(rf"{letter}(\d+) to {letter}(\d+)", comment):
                found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("key", keys())
def test_every_rule_is_stated_once_and_in_order_in_the_readme(key: str) -> None:
    game = tatami.game(key)
    stated = re.findall(rf"^(?:- )?\*\*({game.rule_letter}\d+)\*\*", game.rules_text, re.MULTILINE)
    assert stated == rule_numbers(key)


@pytest.mark.parametrize("key", keys())
def test_every_rule_is_cited_by_a_test_and_no_other(key: str) -> None:
    assert sorted(cited(key)) == sorted(rule_numbers(key))
