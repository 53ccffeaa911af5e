"""Sizes of everything that a release consists of, and how long each takes to build.

`python3 dev.py release sizes` prints the table; `--write` puts it into docs/releases.md.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tatami.site.build import build_site
from tools.docs.build import SERVED, build_docs, files_of
from tools.release.artifacts import hatchling
from tools.release.version import ROOT

PAGE = ROOT / "docs" / "releases.md"
IN_PACKAGE = SERVED.relative_to(ROOT)
BETWEEN = re.compile(r"(<!-- sizes -->\n).*?(\n<!-- end of sizes -->)", re.DOTALL)


class Built(NamedTuple):
    """One row of the table."""

    what: str
    size: int
    seconds: float
    cpu: float


def measure() -> list[Built]:
    with tempfile.TemporaryDirectory(prefix="tatami-sizes-") as name:
        folder = Path(name)
        site_of_docs = built("docs site", docs)  # first: a release contains it
        copy = clean_copy(folder / "source")
        return [
            built("wheel, cold, with what builds it", lambda: cold_wheel(copy, folder / "wheel")),
            site_of_docs,
            built("sdist", lambda: sdist(folder / "sdist")),
            built("the edition without a server", lambda: site(folder / "site")),
            built("files that the image is built from", image_context),
        ]


def built(what: str, make: Callable[[], int]) -> Built:
    began, cpu = time.monotonic(), cpu_seconds()
    size = make()
    return Built(what, size, time.monotonic() - began, cpu_seconds() - cpu)


def cpu_seconds() -> float:
    """Of this process and of those that it waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def clean_copy(folder: Path) -> Path:
    """The tracked files, and of what was built only the docs, as in a release."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    shutil.copytree(SERVED, folder / IN_PACKAGE)
    return folder


def cold_wheel(source: Path, out: Path) -> int:
    """As pip does it for a user: in an empty environment, with npm packages and no cache."""
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-cache-dir"]
    subprocess.run([*command, "-w", str(out), str(source)], check=True)
    return size_of(out)


def docs() -> int:
    build_docs()
    return size_of(SERVED)


def sdist(out: Path) -> int:
    hatchling("sdist", out)
    return size_of(out)


def site(out: Path) -> int:
    build_site(out, say=lambda _: None)
    return size_of(out)


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in files_of(folder))


def image_context() -> int:
    """What `.dockerignore` lets into the build of the image."""
    rules = [line for line in read_lines(ROOT / ".dockerignore") if not line.startswith("#")]
    total = 0
    for folder, folders, files in os.walk(ROOT):
        inside = Path(folder).relative_to(ROOT)
        folders[:] = [name for name in folders if name not in (".git", ".venv", "node_modules")]
        for name in files:
            if is_let_in((inside / name).as_posix(), rules):
                total += (Path(folder) / name).stat().st_size
    return total


def read_lines(file: Path) -> list[str]:
    return [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]


def is_let_in(path: str, rules: list[str]) -> bool:
    """The last rule that fits the path, or a folder above it, decides."""
    let_in = True
    for rule in rules:
        if pattern(rule.removeprefix("!")).match(path):
            let_in = rule.startswith("!")
    return let_in


def pattern(rule: str) -> re.Pattern[str]:
    text = re.escape(rule).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
    return re.compile(rf"{text}(?:/|$)")


def table(rows: list[Built]) -> str:
    head = "| what | MB | seconds | CPU seconds |\n|---|---|---|---|\n"
    return head + "\n".join(
        f"| {row.what} | {row.size / 1e6:.1f} | "
        + (f"{row.seconds:.0f} | {row.cpu:.0f} |" if row.seconds >= 1 else "| |")
        for row in rows
    )


def write(text: str, page: Path = PAGE) -> None:
    before = page.read_text(encoding="utf-8")
    page.write_text(BETWEEN.sub(lambda found: f"{found[1]}{text}{found[2]}", before), "utf-8")
