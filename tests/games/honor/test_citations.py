"""Every rule number is cited by a test and stated in the README."""

from __future__ import annotations

import re
from pathlib import Path

from tatami.games.honor import GAME

RULES = [f"H{number}" for number in range(1, 48)]


def cited() -> set[str]:
    """Numbers in the comments at the head of tests; `H21 to H26` cites all six."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for comment in re.findall(r"# (H\d.*)", file.read_text(encoding="utf-8")):
            for first, last in re.findall(r"H(\d+) to H(\d+)", comment):
                found |= {f"H{number}" for number in range(int(first), int(last) + 1)}
            found |= set(re.findall(r"H\d+", comment))
    return found


def test_every_rule_is_cited_by_a_test() -> None:
    assert [rule for rule in RULES if rule not in cited()] == []


def test_every_rule_is_stated_once_in_the_readme() -> None:
    stated = re.findall(r"^\*\*(H\d+)\*\*", GAME.rules_text, re.MULTILINE)
    assert stated == RULES
