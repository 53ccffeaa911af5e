"""Runs inside Pyodide, in Node, while a site is built: compiles modules to bytecode.

Only the Python that will run the bytecode can write it. The modules of the standard library that
our own modules import are found by importing all of them; the other ones do not travel.
"""

from __future__ import annotations

import marshal
import sys
import zipfile
from importlib import import_module
from importlib.util import MAGIC_NUMBER, source_hash
from types import CodeType

UNCHECKED = (1).to_bytes(4, "little")
"""The flag of a `.pyc` file that has a digest of its source, which nobody compares."""
EPOCH = (1980, 1, 1, 0, 0, 0)
KEEP_DOCSTRINGS = ("_pyodide/", "pyodide/")
"""Pyodide reads its own docstrings when it starts."""


def compile_archives(library: str, sources: str, left_as_sources: list[str]) -> None:
    """Compile both zip files in place; of the library keep what the sources import."""
    unpacked = "/unpacked"
    with zipfile.ZipFile(sources) as archive:
        archive.extractall(unpacked)
        sys.path.insert(0, unpacked)
        import_all([name for name in archive.namelist() if name.startswith("tatami/")])
    compile_archive(sources, None, left_as_sources)
    compile_archive(library, set(sys.modules), [])


def import_all(names: list[str]) -> None:
    for name in names:
        if name.endswith(".py"):
            import_module(module_of(name))


def module_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_archive(file: str, wanted: set[str] | None, left_as_sources: list[str]) -> None:
    """`wanted` are the modules to keep; None keeps all, and data files."""
    with zipfile.ZipFile(file) as archive:
        contents = {name: archive.read(name) for name in archive.namelist() if name[-1] != "/"}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, content in contents.items():
            if wanted is not None and module_of(name) not in wanted:
                continue
            if name.endswith(".py") and name not in left_as_sources:
                name, content = f"{name}c", bytecode(name, content, strip=wanted is not None)
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)


def bytecode(name: str, source: bytes, strip: bool) -> bytes:
    """The content of a `.pyc` file."""
    level = 2 if strip and not name.startswith(KEEP_DOCSTRINGS) else 0
    code: CodeType = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)
