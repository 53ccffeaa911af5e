"""The command blocks of docs/hosting.md, for tests that run them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def section(title: str) -> str:
    """The text of a section without its subsections."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"docs/hosting.md has no section {title!r}"
    return found[1]


def blocks(text: str) -> list[list[str]]:
    """The command blocks of a text, each as lines."""
    return [body.strip().split("\n") for body in re.findall(r"```sh\n(.*?)```", text, re.DOTALL)]


def commands(text: str = PAGE) -> list[str]:
    return [line for block in blocks(text) for line in block]


def unit_values(unit: Path, key: str) -> list[str]:
    """All values of a key in a unit file."""
    return re.findall(rf"^{key}=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE)


def unit_environment(unit: Path) -> dict[str, str]:
    words = " ".join(unit_values(unit, "Environment")).split()
    return dict(word.split("=", 1) for word in words)
