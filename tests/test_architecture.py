"""The pages about the code say what is so: every path they name exists, lists are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami
from tests import module_map

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ARCHITECTURE = (DOCS / "architecture.md").read_text(encoding="utf-8")
PLACES = (
    ROOT,
    ROOT / "src",
    ROOT / "src/tatami",
    ROOT / "src/tatami/server",
    ROOT / "web/src",
    DOCS,
)


def named_paths() -> list[str]:
    """Paths in backticks, and in links of the page."""
    quoted = re.findall(r"`([\w./<>-]+/[\w./<>-]*\w)`", ARCHITECTURE)
    linked = re.findall(r"\]\(([\w./-]+)\)", ARCHITECTURE)
    paths = [path for path in [*quoted, *linked] if not path.startswith("/")]
    return sorted({path for path in paths if "<key>" not in path and "_compiled" not in path})


@pytest.mark.parametrize("path", named_paths())
def test_a_path_that_the_architecture_page_names_exists(path: str) -> None:
    assert any((place / path).exists() for place in PLACES), path


def test_the_tree_of_the_architecture_page_shows_every_folder() -> None:
    tree = ARCHITECTURE.partition("```")[2].partition("```")[0]
    for place in ("src/tatami", "src/tatami/server", "web/src"):
        for folder in (ROOT / place).iterdir():
            hidden = folder.name.startswith(("_", ".")) or not folder.is_dir()
            assert hidden or re.search(rf"\b{re.escape(folder.name)}/", tree), folder


def test_the_page_names_the_files_that_every_game_has() -> None:
    shared = set.intersection(
        *({file.name for file in Path(str(tatami.game(key).folder)).iterdir()} for key in GAMES)
    )
    for name in shared - {"__init__.py", "__pycache__"}:
        assert name.startswith("rules.") or f"`{name}" in ARCHITECTURE, name


GAMES = [key for key in tatami.game_keys() if tatami.game(key).package.startswith("tatami.games.")]


def test_the_list_of_modules_is_up_to_date() -> None:
    written = module_map.PAGE.read_text(encoding="utf-8")
    assert written == module_map.page(), "run `python -m tests.module_map`"


def test_every_module_says_in_its_first_line_what_it_holds() -> None:
    silent = [module for module in module_map.modules() if not module_map.summary(module)]
    assert silent == []


def test_the_glossary_explains_each_term_once() -> None:
    page = (DOCS / "glossary.md").read_text(encoding="utf-8")
    terms = re.findall(r"^\| ([a-z][\w -]*) \|", page, re.MULTILINE)
    terms = [term for term in terms if term != "term"]
    assert len(terms) == len(set(terms)) and len(terms) >= 40
