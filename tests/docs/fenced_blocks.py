"""The fenced blocks of README and docs, and the commands in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_RUN = re.compile(r"<!-- not run: (.+?) -->\s*$")
"""In the line above a block: why no test runs it. Its shell commands are checked all the same."""
LANGUAGES = {"console", "json", "markdown", "python", "sh", "text", "toml", "yaml"}


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    language: str
    text: str
    not_run: str
    """The reason, or nothing."""

    @property
    def name(self) -> str:
        return f"{self.page}:{self.line}"


def pages() -> list[Path]:
    """All pages that people write; generated ones have their own tests."""
    docs = sorted((ROOT / "docs").rglob("*.md"))
    own = [page for page in docs if "balance" not in page.parts]
    return [*sorted(ROOT.glob("*.md")), *own]


def blocks() -> list[Block]:
    return [block for page in pages() for block in blocks_of(page)]


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = []
    pattern = re.compile(r"^( *)```(\S*)[^\n]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
    for match in pattern.finditer(text):
        above = NOT_RUN.search(text[: match.start()].rstrip(" ").rstrip("\n"))
        found.append(
            Block(
                page=page.relative_to(ROOT).as_posix(),
                line=text.count("\n", 0, match.start()) + 1,
                language=match[2],
                text=re.sub(rf"^{match[1]}", "", match[3], flags=re.MULTILINE),
                not_run=above[1] if above else "",
            )
        )
    return found


def shell_lines(block: Block) -> list[str]:
    """The commands of a block, without comments; of a `console` block those after a `$`."""
    lines = block.text.replace("\\\n", " ").splitlines()
    if block.language == "console":
        lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    return [cut for line in lines if (cut := re.sub(r"\s+#\s.*$", "", line).strip())]


def inline_commands(page: Path) -> list[str]:
    """Commands in the running text: `tatami check leaks`."""
    text = re.sub(
        r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    return re.findall(r"`((?:tatami|python3 dev\.py|python -m) (?!…)[^`]+)`", text)
