"""The programs on docs/arena.md print what the page says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "arena.md"
PROGRAMS = re.findall(
    r"^```python\n(.*?)^```(?:\n\n```(?:text)?\n(.*?)^```)?",
    PAGE.read_text(encoding="utf-8"),
    re.MULTILINE | re.DOTALL,
)


@pytest.mark.parametrize(("program", "said"), PROGRAMS)
def test_a_program_of_the_page_says_what_stands_below_it(program: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    numbers = r"-?\d+\.\d{4,}"
    for found, written in zip(
        re.findall(numbers, done.stdout), re.findall(numbers, said), strict=True
    ):
        assert float(found) == pytest.approx(float(written))
    assert re.sub(numbers, "…", done.stdout) == re.sub(numbers, "…", said)


def test_there_are_programs_on_the_page() -> None:
    assert len(PROGRAMS) == 2
