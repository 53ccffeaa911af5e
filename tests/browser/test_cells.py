"""Live code: what a program prints and shows, and what its reader sees of an error."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.docs.live_cells import CellError, with_cells

from tatami.browser.cells import Part, run_cell

DRAW = """
import tatami
game = tatami.game("samourai")
print("one")
print("two")
game.svg(game.new(seed=7))
"""


def test_output_is_text_and_pictures_in_order() -> None:
    parts, worked = run_cell(DRAW)
    assert worked
    assert parts[0] == Part("one\ntwo\n")
    assert parts[1].svg.startswith("<svg") and len(parts) == 2
    assert run_cell("display(1)\nprint('a')\nx = 2\nx + 1\n") == ([Part("1\na\n3\n")], True)
    assert run_cell("print('a')\nexit()\nprint('b')") == ([Part("a\n")], True)
    assert run_cell("") == ([], True)


def test_an_error_names_the_line_of_the_reader_and_nothing_of_ours() -> None:
    parts, worked = run_cell("def f():\n    return 1 / 0\n\nf()\n")
    assert not worked
    assert 'File "<cell>", line 2, in f\n    return 1 / 0' in parts[0].text
    assert "cells.py" not in parts[0].text
    parts, worked = run_cell("x = (")
    assert not worked and "SyntaxError" in parts[0].text and "ast.py" not in parts[0].text


def test_every_program_has_names_of_its_own() -> None:
    run_cell("mine = 1")
    parts, worked = run_cell("mine")
    assert not worked and "NameError" in parts[0].text


def test_a_live_block_gets_its_output_when_the_docs_are_built(tmp_path: Path) -> None:
    page = with_cells("study/a.md", f"<!-- live -->\n```python\n{DRAW}```\n\nText.\n", tmp_path)
    assert "```text\none\ntwo\n```" in page and page.endswith("Text.\n")
    assert "![The position](../live/study-a-1.svg)" in page
    assert (tmp_path / "live" / "study-a-1.svg").read_text().startswith("<svg")
    with pytest.raises(CellError, match="ZeroDivisionError"):
        with_cells("a.md", "<!-- live -->\n```python\n1 / 0\n```\n", tmp_path)
    assert with_cells("a.md", "```python\n1 / 0\n```\n", tmp_path) == "```python\n1 / 0\n```\n"
