"""The examples of docs/adapters.md run as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_runs(number: int) -> None:
    exec(compile(BLOCKS[number], f"docs/adapters.md, example {number + 1}", "exec"), {})


@pytest.mark.parametrize("adapter", ["pettingzoo_env", "gymnasium_env", "openspiel_game"])
def test_every_library_has_an_example(adapter: str) -> None:
    assert any(adapter in block for block in BLOCKS)
