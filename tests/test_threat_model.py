"""docs/threat-model.md: every claim names a test or a file that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")
ATTACKERS = (
    "stranger", "guest", "player", "spectator", "thief", "host", "plug-in", "bot operator",
)  # fmt: skip
ROWS = [line for line in PAGE.splitlines() if re.match(r"\| (?!could|---)", line)]


def all_tests() -> set[str]:
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        found |= set(
            re.findall(r"^(?:async )?def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
        )
    return found


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2:50].strip())
def test_every_claim_is_held_by_something_that_exists(row: str) -> None:
    cells = row.strip("| ").split(" | ")
    held = re.findall(r"`([^`]+)`", cells[-1])
    assert len(cells) == 3 and held
    for name in held:
        assert name in TESTS or (ROOT / name).is_file(), name


TESTS = all_tests()


def test_every_attacker_has_a_section_that_says_what_is_not_prevented() -> None:
    sections = PAGE.split("\n## ")[1:]
    assert len(sections) == len(ATTACKERS)
    for word, section in zip(ATTACKERS, sections, strict=True):
        assert word in section.partition("\n")[0].lower()
        assert "Not prevented:" in section
