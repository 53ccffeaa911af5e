"""The version of the project and its changelog, changed together by one command."""

from __future__ import annotations

import datetime
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
VERSION_LINE = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
NUMBER = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
UNRELEASED = "## Unreleased\n"


class ReleaseError(Exception):
    """Something that the maintainer must do first."""


def current(root: Path = ROOT) -> str:
    text = (root / "src" / "tatami" / "__init__.py").read_text(encoding="utf-8")
    found = VERSION_LINE.search(text)
    assert found is not None
    return found[1]


def bump(version: str, root: Path = ROOT, today: datetime.date | None = None) -> list[Path]:
    """Set the version everywhere and date the changelog; returns the changed files."""
    if not NUMBER.fullmatch(version):
        raise ReleaseError(f"{version} is not a version: write 1.2.3, or 1.2.3rc1")
    day = (today or datetime.datetime.now(datetime.UTC).date()).isoformat()
    init, citation, changelog = files(root)
    new = {
        init: VERSION_LINE.sub(f'__version__ = "{version}"', init.read_text(encoding="utf-8")),
        citation: cited(citation.read_text(encoding="utf-8"), version, day),
        changelog: dated(changelog.read_text(encoding="utf-8"), version, day),
    }
    for file, text in new.items():
        file.write_text(text, encoding="utf-8")
    return list(new)


def files(root: Path) -> tuple[Path, Path, Path]:
    return root / "src" / "tatami" / "__init__.py", root / "CITATION.cff", root / "CHANGELOG.md"


def cited(text: str, version: str, day: str) -> str:
    kept = re.sub(r"^date-released:.*\n", "", text, flags=re.MULTILINE)
    return re.sub(
        r"^version:.*$", f"version: {version}\ndate-released: {day}", kept, flags=re.MULTILINE
    )


def dated(text: str, version: str, day: str) -> str:
    """What was unreleased becomes this version, under an empty new heading."""
    if not part(text, "Unreleased").strip():
        raise ReleaseError("CHANGELOG.md has nothing under Unreleased: what is new for users?")
    if f"\n## {version} " in text:
        raise ReleaseError(f"CHANGELOG.md has version {version} already")
    return text.replace(UNRELEASED, f"{UNRELEASED}\n## {version} ({day})\n", 1)


def part(text: str, heading: str) -> str:
    """The lines under a heading of the changelog."""
    found = re.search(
        rf"^## {re.escape(heading)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL
    )
    return found[1] if found else ""


def notes(version: str, root: Path = ROOT) -> str:
    """What is new in a version, for the page of the release."""
    found = part((root / "CHANGELOG.md").read_text(encoding="utf-8"), version).strip()
    if not found:
        raise ReleaseError(f"CHANGELOG.md has no version {version}")
    return f"{found}\n"


def check_tag(tag: str, root: Path = ROOT) -> None:
    if tag != f"v{current(root)}":
        raise ReleaseError(f"the tag is {tag}, but the version is {current(root)}")
    notes(current(root), root)
