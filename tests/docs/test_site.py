"""The docs site: it builds without a warning, every page has a door, and games look alike."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.docs.build import build_docs
from tools.docs.game_pages import game_page
from tools.docs.links import broken_links, outside_requests
from tools.docs.pages import DOCS, HERE, collect

from tatami.registry import BUILT_IN_GAMES

HEADINGS = [
    "Rules", "Rulings", "Components", "Options", "Notation", "Action space", "Observation layout",
    "Statistics", "Balance", "Version history",
]  # fmt: skip


@pytest.mark.skipif(
    not (DOCS / "screenshots").exists(), reason="an sdist has no screenshots to show"
)
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """DocsError names every warning, every broken link and every file from another host."""
    site = tmp_path / "site"
    build_docs(site, work=tmp_path / "work")
    index = json.loads((site / "search.json").read_text(encoding="utf-8"))
    assert len(index["items"]) > 500
    assert max(len(item["title"]) for item in index["items"]) < 120
    assert all((site / "games" / f"{key}.html").is_file() for key in BUILT_IN_GAMES)
    assert "State.apply" in (site / "api" / "tatami.html").read_text(encoding="utf-8")
    assert not list(site.rglob("*.py"))  # the folder lies in the package
    for page in site.rglob("*.html"):  # the server's policy would not run it
        assert "<script>" not in page.read_text(encoding="utf-8"), page.name


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_every_game_page_has_the_same_headings_and_something_under_each(key: str) -> None:
    parts = game_page(key).split("\n## ")[1:]
    assert [part.partition("\n")[0] for part in parts] == HEADINGS
    assert all(len(part.partition("\n")[2].strip()) > 20 for part in parts)


def test_every_page_is_reached_from_the_navigation(tmp_path: Path) -> None:
    collect(tmp_path / "pages")
    pages = (file.relative_to(tmp_path / "pages") for file in tmp_path.rglob("*.md"))
    config = tomllib.loads((HERE / "zensical.toml").read_text(encoding="utf-8"))
    listed = set(names_in(config["project"]["nav"]))
    found = {page.as_posix() for page in pages if not page.name.startswith("00")}
    assert found == listed


def names_in(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for entry in nav.values() if isinstance(nav, dict) else nav:
            yield from names_in(entry)


def test_broken_links_and_other_hosts_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#two"></a><a href="b.html#one"></a><a href="c.html"></a>'
        '<script src="https://elsewhere.example/x.js"></script><a href="https://fine.example"></a>'
    )
    (tmp_path / "b.html").write_text('<h2 id="one"></h2>')
    assert broken_links(tmp_path) == [
        "a.html: b.html#two: no such heading",
        "a.html: c.html: no such file",
    ]
    assert outside_requests(tmp_path) == ["a.html: loads https://elsewhere.example/x.js"]
