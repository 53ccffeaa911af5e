"""Imports the compiled form of the hot modules, if it matches their sources.

`hatch_build.py` compiles modules whose first line is the marker below with mypyc. The compiled
files are in `_compiled/`, with a digest of their sources, and are used only while that digest
matches. So a stale compiled file never shadows an edited source; the source runs interpreted until
it is compiled again. `TATAMI_PURE=1` turns the compiled form off.

Other packages have a `_compiled/` of their own, which `tatami compile` makes. Their compiled files
use ours, so both must match.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

MARKER = "# compiled with mypyc"
GROUP = "tatami_hot"
PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "_compiled"


def hot_sources(package: Path = PACKAGE) -> list[Path]:
    """Every source file with the marker, in a fixed order."""
    return sorted(path for path in package.rglob("*.py") if is_hot(path))


def is_hot(path: Path) -> bool:
    with path.open(encoding="utf-8") as source:
        return source.readline().rstrip() == MARKER


def digest(sources: list[Path], package: Path = PACKAGE) -> str:
    """A digest of names and contents, the same on every platform."""
    total = hashlib.sha256()
    for path in sources:
        content = path.read_bytes().replace(b"\r\n", b"\n")
        name = path.relative_to(package).as_posix()
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()


def module_name(source: Path, package: Path = PACKAGE) -> str:
    return ".".join((package.name, *source.relative_to(package).with_suffix("").parts))


class CompiledFinder:
    """A meta path finder for the compiled modules."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        self.files = {name: file for name in names if (file := extension(folder, name))}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        loader = ExtensionFileLoader(name, str(file))
        return spec_from_file_location(name, file, loader=loader)


def extension(folder: Path, name: str) -> Path | None:
    stem = folder.joinpath(*name.split("."))
    for suffix in EXTENSION_SUFFIXES:
        file = stem.with_name(stem.name + suffix)
        if file.exists():
            return file
    return None


def install() -> str:
    """Use the compiled modules if they match; returns `compiled`, or `interpreted` and why."""
    mode = find_compiled()
    if mode != "compiled":
        make_native_integers_cheap()
    return mode


def make_native_integers_cheap() -> None:
    """Interpreted, `i64(x)` is `int(x)` behind a Python function. Without that function, searches
    are a quarter faster."""
    with suppress(ImportError):  # while a wheel is built, the package may be missing
        from mypy_extensions import i64

        type(i64).__call__ = staticmethod(int)  # type: ignore[method-assign, assignment]


def find_compiled() -> str:
    if os.environ.get("TATAMI_PURE", "") not in ("", "0"):
        return "interpreted (TATAMI_PURE is set)"
    noted = stamp(FOLDER / "digest")
    if not noted:
        return "interpreted (not compiled)"
    sources = hot_sources()
    if noted != digest(sources):
        return "interpreted (the sources changed since they were compiled)"
    names = [module_name(source) for source in sources]
    finder = CompiledFinder(FOLDER, [f"{GROUP}__mypyc", *names])
    if len(finder.files) != len(names) + 1:
        return "interpreted (compiled for another Python)"
    sys.meta_path.insert(0, finder)
    return "compiled"


class PackageFinder:
    """A meta path finder for the compiled modules of other packages."""

    def __init__(self) -> None:
        self.packages: dict[str, CompiledFinder | None] = {}
        """By name, once a module of the package was asked for; None: nothing that matches."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, dot, _ = name.partition(".")
        if dot and package not in self.packages:
            self.packages[package] = self.compiled(package)
        found = self.packages.get(package.removesuffix("_hot__mypyc"))
        return None if found is None else found.find_spec(name, path, target)

    def compiled(self, package: str) -> CompiledFinder | None:
        for path in getattr(sys.modules.get(package), "__path__", ()):
            folder = Path(path) / FOLDER.name
            if not (folder / "digest").exists():
                continue
            sources = hot_sources(Path(path))
            names = [module_name(source, Path(path)) for source in sources]
            finder = CompiledFinder(folder, [f"{package}_hot__mypyc", *names])
            is_complete = len(finder.files) == len(names) + 1
            if is_complete and stamp(folder / "digest") == package_digest(Path(path)):
                return finder
        return None


def package_digest(package: Path) -> str:
    """What the compiled files of another package depend on: all its sources, and our compiled
    files."""
    sources = sorted(path for path in package.rglob("*.py") if FOLDER.name not in path.parts)
    return f"{digest(sources, package)} {stamp(FOLDER / 'digest')} {stamp(FOLDER / 'interface')}"


def stamp(file: Path) -> str:
    """What is noted in a file beside the compiled ones; empty without the file."""
    return file.read_text(encoding="ascii").strip() if file.exists() else ""


def is_compiled(package: str) -> bool:
    """Does this package, which is being imported or was, run compiled?"""
    return PACKAGES.packages.get(package) is not None


PACKAGES = PackageFinder()
MODE = install()
if MODE == "compiled":
    sys.meta_path.insert(0, PACKAGES)
