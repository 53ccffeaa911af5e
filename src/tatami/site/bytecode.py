"""Compiles the modules of a site to bytecode, so that no browser has to.

Pyodide itself does it, in Node, which comes with npm. The result is kept in the cache.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import tarfile
import tempfile
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

from tatami.site.downloads import find_node, last_line
from tatami.site.errors import SiteError
from tatami.site.pinned import PYODIDE

SECONDS = 300


class Archives(NamedTuple):
    """Zip files: the standard library, and our modules with the wheels that they import."""

    library: bytes
    sources: bytes


def compiled(plain: Archives, cache: Path, left_as_sources: list[str]) -> Archives:
    """The same with bytecode, and of the library only what is needed; raises SiteError."""
    folder = cache / f"bytecode-{key_of(plain, left_as_sources)}"
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=cache) as partial:
            finished = Path(partial) / "finished"
            finished.mkdir()
            run_node(plain, finished, cache, left_as_sources)
            keep(finished, folder)
    os.utime(folder)  # used: see `forget_unused`
    return Archives((folder / "library.zip").read_bytes(), (folder / "sources.zip").read_bytes())


def key_of(plain: Archives, left_as_sources: list[str]) -> str:
    total = hashlib.sha256(PYODIDE.sha256.encode())
    for script in ("compile.mjs", "compile_in_pyodide.py"):
        total.update(files("tatami.site").joinpath(script).read_bytes())
    for part in (*plain, json.dumps(left_as_sources).encode()):
        total.update(f"{len(part)}\n".encode() + part)
    return total.hexdigest()[:20]


def run_node(plain: Archives, folder: Path, cache: Path, left_as_sources: list[str]) -> None:
    node = find_node()
    if node is None:
        raise SiteError("Node is missing")
    (folder / "library.zip").write_bytes(plain.library)
    (folder / "sources.zip").write_bytes(plain.sources)
    inside = files("tatami.site")
    with (
        as_file(inside.joinpath("compile.mjs")) as script,
        as_file(inside.joinpath("compile_in_pyodide.py")) as python,
    ):
        command: list[str | Path] = [
            node, script, unpacked_pyodide(cache), python,
            folder / "library.zip", folder / "sources.zip", json.dumps(left_as_sources),
        ]  # fmt: skip
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            raise SiteError(f"Node did not compile Python within {SECONDS} s") from None
    if done.returncode:
        raise SiteError(f"Python could not be compiled: {last_line(done.stderr)}")


def unpacked_pyodide(cache: Path) -> Path:
    folder = cache / f"pyodide-{PYODIDE.version}"
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=cache) as partial:
            with tarfile.open(cache / PYODIDE.file) as archive:
                archive.extractall(partial, filter="data")
            keep(Path(partial) / "package", folder)
    return folder


def keep(finished: Path, folder: Path) -> None:
    """Move into the cache, unless another build has put the same there meanwhile."""
    try:
        finished.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise
