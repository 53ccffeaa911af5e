"""Writes docs/modules.md, the list of all modules: `python -m tests.module_map`.

It is made from the first lines of the modules' docstrings; a test compares it with the tree.
"""

from __future__ import annotations

import ast
import subprocess
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "modules.md"
HEAD = """\
# All modules

<!-- Written by `python -m tests.module_map`; do not edit. -->

One line per Python module, by folder; [architecture.md](architecture.md) explains the folders.
Every game has the same files: they are listed once, with what they hold in each game.
"""


def page() -> str:
    rooms: dict[str, list[Path]] = defaultdict(list)
    for module in modules():
        rooms[room_of(module)].append(module)
    parts = [HEAD, *(section(room, rooms[room]) for room in sorted(rooms))]
    return "\n".join([*parts, browser_section()])


def modules() -> list[Path]:
    """Modules that hold code (an empty package file does not): tracked ones, or all of an sdist."""
    if not (ROOT / ".git").exists():
        paths = set((ROOT / "src" / "tatami").rglob("*.py"))
    else:
        paths = tracked_modules()
    return sorted(path for path in paths if path.exists() and path.read_text(encoding="utf-8"))


def tracked_modules() -> set[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/tatami"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return {ROOT / line for line in listed.stdout.splitlines() if line.endswith(".py")}


def room_of(module: Path) -> str:
    folder = module.parent.relative_to(ROOT / "src").as_posix()
    parts = folder.split("/")
    if parts[:2] == ["tatami", "games"] and len(parts) > 2:
        return "tatami/games/<key>"
    return folder


def section(room: str, found: list[Path]) -> str:
    rows = game_rows(found) if room.endswith("<key>") else rows_of(found)
    # In backticks: a browser would read `<key>` as an element.
    return "\n".join([f"## `{room}`\n", "| module | what it holds |", "|---|---|", *rows, ""])


def rows_of(found: list[Path]) -> list[str]:
    return [f"| `{module.name}` | {summary(module)} |" for module in found]


def game_rows(found: list[Path]) -> list[str]:
    by_name: dict[str, list[Path]] = defaultdict(list)
    for module in found:
        by_name[module.name].append(module)
    rows = []
    for name, files in sorted(by_name.items()):
        keys = ", ".join(file.parent.name for file in files)
        rows.append(f"| `{name}` ({keys}) | {summary(files[0])} |")
    return rows


def summary(module: Path) -> str:
    text = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    first = text.partition("\n\n")[0].replace("\n", " ")
    return first.replace("|", "\\|")


def browser_section() -> str:
    folders: dict[str, int] = defaultdict(int)
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name:
            folders[file.parent.relative_to(ROOT).as_posix()] += 1
    rows = [f"| `{folder}` | {count} |" for folder, count in sorted(folders.items())]
    return "\n".join(["## The browser client\n", "| folder | files |", "|---|---|", *rows, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
