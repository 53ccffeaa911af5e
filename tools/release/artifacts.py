"""Builds sdist and wheel, and seals a folder of artifacts: checksums and a list of components."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tools.docs.build import build_docs
from tools.release.version import ROOT, current

DIST = ROOT / "dist"
CHECKSUMS = "SHA256SUMS"


def build(out: Path = DIST, *, pure: bool = False) -> dict[str, float]:
    """Build docs, sdist and wheel; returns how long each took."""
    out.mkdir(parents=True, exist_ok=True)
    seconds = {"docs": timed(build_docs)}
    for target in ("sdist", "wheel"):
        seconds[target] = timed(partial(hatchling, target, out, pure=pure))
    return seconds


def timed(work: Callable[[], object]) -> float:
    began = time.monotonic()
    work()
    return time.monotonic() - began


def hatchling(target: str, out: Path, *, pure: bool = False) -> None:
    """Without isolation: the environment of the project has what the build needs."""
    environment = {**os.environ, "TATAMI_PURE": "1"} if pure else dict(os.environ)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def seal(out: Path = DIST) -> list[str]:
    """Write the SBOM and the checksums of everything; returns their lines."""
    (out / f"tatami-{current()}.cdx.json").write_text(
        json.dumps(sbom(), indent=1) + "\n", encoding="utf-8"
    )
    listed = [file for file in sorted(out.iterdir()) if file.is_file() and file.name != CHECKSUMS]
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in listed]
    (out / CHECKSUMS).write_text("\n".join(lines) + "\n", encoding="ascii")
    return lines


def sbom() -> dict[str, Any]:
    """The server's dependencies with their digests, as CycloneDX."""
    text = (ROOT / "deploy" / "requirements.txt").read_text(encoding="utf-8")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": component("tatami-games", current(), [])},
        "components": [component(*found) for found in pinned(text)],
    }


def pinned(requirements: str) -> list[tuple[str, str, list[str]]]:
    """Names, versions and digests of a file that pip wrote with hashes."""
    entries = re.split(r"^(?=[A-Za-z0-9])", requirements.replace("\\\n", " "), flags=re.MULTILINE)
    found = []
    for entry in entries:
        named = re.match(r"([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;]+)", entry)
        if named:
            found.append((named[1], named[2], re.findall(r"sha256:([0-9a-f]{64})", entry)))
    return found


def component(name: str, version: str, digests: list[str]) -> dict[str, Any]:
    kind = "application" if name == "tatami-games" else "library"
    described: dict[str, Any] = {
        "type": kind, "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}",
    }  # fmt: skip
    if digests:
        described["properties"] = [
            {"name": "tatami:accepted-sha256", "value": digest} for digest in digests
        ]
    return described
