"""The folder of Python in a site: Pyodide, our sources and the wheels they need, compressed.

Each file is compressed here and decompressed in the worker, so that any static host will do.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import tatami
from tatami.bots.policy_bot import FILE as POLICY
from tatami.site.bytecode import Archives, compiled
from tatami.site.compiled_wheel import hot_files
from tatami.site.errors import SiteError
from tatami.site.pinned import PYODIDE, WHEELS

PACKAGE = Path(tatami.__file__).parent
PLAIN = "pyodide.mjs"
"""Imported by the worker as it is."""
COMPRESSED = ("pyodide.asm.wasm", "pyodide.asm.mjs")
LIBRARY = "python_stdlib.zip"
SOURCES = "tatami.zip"

ROOMS = (
    "engine", "games", "bots", "analysis", "browser", "server/tables", "server/wire",
)  # fmt: skip
"""Folders that travel as a whole, without texts, tests and rules, which are files of the site."""
MODULES = (
    "__init__.py", "compiled.py", "registry.py", "server/__init__.py",
    "server/background_tasks.py", "server/http/__init__.py", "server/http/api_types.py",
    "server/live/__init__.py", "server/live/live_table.py", "server/live/next_entry.py",
    "server/people/__init__.py", "server/people/glicko.py", "server/people/puzzle_attempts.py",
    "server/thinking/__init__.py", "server/thinking/question.py",
    "server/thinking/analysis_types.py", "server/thinking/analysis_in_worker.py",
)  # fmt: skip
KINDS = (".py", ".toml", ".json", f"/{POLICY}")
LEFT_OUT = ("texts", "testing", "__pycache__")
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of all files, so that the same sources give the same bytes."""


def python_files(
    cache: Path, say: Callable[[str], object], more: dict[str, bytes] | None = None
) -> dict[str, bytes]:
    """All files of the folder by name. `files.json` has their sizes, for the progress bar.

    `more` are modules and data that travel in addition.
    """
    pyodide = read_tar(cache / PYODIDE.file)
    contents = {name: pyodide[name] for name in COMPRESSED}
    archives = Archives(stored(pyodide[LIBRARY]), sources(cache, more or {}))
    try:
        kept = [name for name in more or {} if name in hot_files()]
        archives = compiled(archives, cache, kept)
    except SiteError as error:
        say(f"{error}: the site starts more slowly, because browsers compile the modules")
    contents |= {LIBRARY: archives.library, SOURCES: archives.sources}
    files = {f"{name}.gz": compressed(content, cache) for name, content in contents.items()}
    sizes = {name: len(content) for name, content in files.items()}
    files["files.json"] = json.dumps(sizes).encode()
    files["lock.json"] = lock_without_packages(pyodide["pyodide-lock.json"])
    files[PLAIN] = pyodide[PLAIN].replace(b"//# sourceMappingURL=pyodide.mjs.map", b"")
    return files


def lock_without_packages(lock: bytes) -> bytes:
    """Pyodide checks its versions; packages of its own are never installed here."""
    return json.dumps({"info": json.loads(lock)["info"], "packages": {}}).encode()


def read_tar(file: Path) -> dict[str, bytes]:
    """The files of an npm package by name."""
    found = {}
    with tarfile.open(file) as archive:
        for member in archive:
            content = archive.extractfile(member)
            if content is not None:
                found[member.name.removeprefix("package/")] = content.read()
    return found


def sources(cache: Path, more: dict[str, bytes]) -> bytes:
    """A zip file of our modules and of the wheels that they import."""
    members = {**dict(own_sources()), **more}
    for wheel in WHEELS:
        with zipfile.ZipFile(cache / wheel.file) as archive:
            for name in archive.namelist():
                if not name.endswith((".pyi", "/", "py.typed")) and ".dist-info/" not in name:
                    members[name] = archive.read(name)
    return zipped(members)


def own_sources() -> Iterator[tuple[str, bytes]]:
    files = [PACKAGE / module for module in MODULES if (PACKAGE / module).exists()]
    for room in ROOMS:
        files += [file for file in sorted((PACKAGE / room).rglob("*")) if travels(file)]
    for file in files:
        yield f"tatami/{file.relative_to(PACKAGE).as_posix()}", file.read_bytes()


def travels(file: Path) -> bool:
    inside = file.relative_to(PACKAGE).parts
    return file.as_posix().endswith(KINDS) and not any(part in LEFT_OUT for part in inside)


def stored(archive: bytes) -> bytes:
    """The same zip file without compression: as a whole it compresses better."""
    with zipfile.ZipFile(io.BytesIO(archive)) as before:
        return zipped({name: before.read(name) for name in before.namelist()})


def zipped(members: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, content in members.items():
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)
    return buffer.getvalue()


def compressed(content: bytes, cache: Path) -> bytes:
    """gzip; what was compressed before is taken from the cache."""
    kept = cache / f"{hashlib.sha256(content).hexdigest()}.gz"
    if not kept.exists():
        partial = kept.with_suffix(".part")
        partial.write_bytes(gzip.compress(content, 9, mtime=0))
        partial.replace(kept)
    os.utime(kept)  # used: see `forget_unused`
    return kept.read_bytes()
