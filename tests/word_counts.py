"""Counts the words that people read, per surface and language, now and at an earlier commit.

`python -m tests.word_counts` prints a Markdown table; `python -m tests.word_counts COMMIT` prints
the counts of that commit next to today's.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import PurePosixPath

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tatami.engine.texts import LANGUAGES

FOLDERS = ("README.md", "docs", "src", "web/texts", "web/src")
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")

Counts = Counter[tuple[str, str]]


class Texts(Visitor):
    """Collects the text of messages, without their names and variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def surface(path: PurePosixPath) -> tuple[str, str] | None:
    """What a file is to its reader, and its language; `None` if it holds no such text."""
    name, folder = path.name, path.parts
    if "games" in folder and "src" in folder and folder[0] == "src":
        return game_surface(name)
    if name.endswith(".ftl"):
        place = "server and terminal" if folder[0] == "src" else "browser"
        return place, name.removesuffix(".ftl").split(".")[-1]
    if name.endswith(".md") and folder[0] in ("docs", "README.md"):
        return "documentation", "en"
    return None


def game_surface(name: str) -> tuple[str, str] | None:
    if name == "README.md":
        return "rules", "en"
    if name.startswith("rules.") and name.endswith(".md"):
        return "rules", name.split(".")[1]
    if name.endswith(".ftl"):
        kind = "lessons" if name.startswith("lesson.") else "games"
        return kind, name.removesuffix(".ftl").split(".")[-1]
    return None


def words(path: PurePosixPath, text: str) -> int:
    if path.suffix == ".ftl":
        texts = Texts()
        texts.visit(FluentParser().parse(text))
        text = " ".join(texts.found)
    return len(WORD.findall(text))


def counts(commit: str) -> Counts:
    found: Counts = Counter()
    for name in git("ls-tree", "-r", "--name-only", commit, *FOLDERS).splitlines():
        path = PurePosixPath(name)
        kind = surface(path)
        if kind and kind[1] in LANGUAGES:
            found[kind] += words(path, git("show", f"{commit}:{name}"))
    return found


def git(*command: str) -> str:
    return subprocess.run(["git", *command], check=True, capture_output=True, text=True).stdout


def table(before: Counts | None, now: Counts) -> str:
    lines = ["| surface | " + " | ".join(LANGUAGES) + " |", "|---|" + "---:|" * len(LANGUAGES)]
    for kind in sorted({kind for kind, _ in now}):
        cells = []
        for language in LANGUAGES:
            here = f"{now[kind, language]:,}" if now[kind, language] else "–"
            cells.append(here if before is None else f"{before[kind, language]:,} → {here}")
        lines.append(f"| {kind} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> None:
    before = counts(sys.argv[1]) if len(sys.argv) > 1 else None
    print(table(before, counts("HEAD")))


if __name__ == "__main__":
    main()
