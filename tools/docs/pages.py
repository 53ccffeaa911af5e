"""Collects the pages of the site: docs/, a page per game, the API, and files that pages link to."""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path

from tools.docs.api_pages import api_pages
from tools.docs.game_pages import game_pages
from tools.docs.live_cells import with_cells

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
HERE = Path(__file__).parent
ROOT_PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
    "README.md": "index.md",
}
"""Pages outside docs/ and their place on the site. The site has a home page of its own."""
TARGET = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)\s#]*)(#[^)\s]*)?(?=\))")


def collect(folder: Path) -> None:
    """Write all pages and the files that they need into an empty folder."""
    pages = {**written_pages(), **game_pages(), **api_pages(), "decisions/index.md": decisions()}
    wanted: dict[str, Path] = {}
    for name, text in pages.items():
        write(folder / name, with_cells(name, with_links(name, text, wanted), folder))
    for name, source in wanted.items():
        if not source.is_file():
            continue  # the check of links names it
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder / name)
    shutil.copytree(HERE / "theme", folder / "theme")
    shutil.copyfile(ROOT / "web" / "public" / "icon.svg", folder / "theme" / "icon.svg")


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def written_pages() -> dict[str, str]:
    inside = {file.relative_to(DOCS).as_posix(): file for file in sorted(DOCS.rglob("*.md"))}
    outside = {
        place: ROOT / name
        for name, place in ROOT_PAGES.items()
        if name != "README.md" and (ROOT / name).exists()
    }
    found = {**inside, **outside}
    # A balance report is a part of its game's page.
    return {
        name: file.read_text(encoding="utf-8")
        for name, file in found.items()
        if not name.startswith("balance/")
    }


def with_links(page: str, text: str, wanted: dict[str, Path]) -> str:
    """The page with links that work on the site; notes the files that it needs."""

    def replace(found: re.Match[str]) -> str:
        return new_target(page, found[1], wanted) + (found[2] or "")

    parts = re.split(r"(^ *```.*?^ *```)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(
        part if part.lstrip(" ").startswith("```") else TARGET.sub(replace, part) for part in parts
    )


def new_target(page: str, target: str, wanted: dict[str, Path]) -> str:
    """Where a link leads on the site: a page, or a file that travels along."""
    path = posixpath.normpath(posixpath.join(folder_of(page), target.rstrip("/")))
    place = place_of(path)
    if place is None:
        return target
    if not place.endswith(".md"):
        # A browser shows text; and no Python may lie in the package that is not part of it.
        place += ".txt" if place.startswith("files/") else ""
        wanted[place] = ROOT / path
    return posixpath.relpath(place, posixpath.dirname(page) or ".")


def folder_of(page: str) -> str:
    """The folder of the repository that the links of a page start from."""
    if page in ROOT_PAGES.values() and not (DOCS / page).exists():
        return "."
    return posixpath.dirname(f"docs/{page}")


def place_of(path: str) -> str | None:
    """The place on the site of a file of the repository; None if it cannot be shown there."""
    if path in ROOT_PAGES:
        return ROOT_PAGES[path]
    balance = re.fullmatch(r"docs/balance/(\w+)\.md", path)
    if balance:
        return f"games/{balance[1]}.md"
    rules = re.fullmatch(r"src/tatami/games/(\w+)/README\.md", path)
    if rules:
        return f"games/{rules[1]}.md"
    if path in ("docs/decisions", "docs/games"):
        return "decisions/index.md" if path.endswith("decisions") else "play.md"
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if (ROOT / path).is_file():
        return f"files/{path}"
    return None


def decisions() -> str:
    rows = []
    for file in sorted((DOCS / "decisions").glob("0*.md")):
        title = file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        rows.append(f"- [{title}]({file.name})")
    head = "# Decisions\n\nOne note per decision that is hard to reverse: what, and why.\n"
    return "\n".join([head, *rows, ""])
