"""`tatami compile FOLDER`: compiles the marked modules of a package with a game of its own."""

from __future__ import annotations

import argparse
import importlib.util
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import tatami
from tatami import compiled, compiler
from tatami.cli.arguments import add_command
from tatami.engine.errors import TatamiError

INTERFACE = compiled.FOLDER / "interface"
"""What Tatami's compiled files offer to other packages."""


class NotCompiled(TatamiError):
    """A package that cannot be compiled, and why."""


def add(commands: Any) -> None:
    command = add_command(
        commands, "compile", "compile your own game with mypyc",
        details=f"Compiles the modules whose first line is `{compiled.MARKER}` into the folder\n"
        "`_compiled` of the package. It is used until a source of the package changes.",
        examples=["tatami compile kuhn_poker"],
    )  # fmt: skip
    command.add_argument("package", type=Path, metavar="FOLDER", help="the folder of the package")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    began = time.monotonic()
    package: Path = args.package.resolve()
    sources = checked_sources(package)
    compile_package(package, sources)
    names = ", ".join(compiled.module_name(source, package) for source in sources)
    print(f"compiled in {time.monotonic() - began:.0f} s: {names}")


def checked_sources(package: Path) -> list[Path]:
    """The modules to compile; raises NotCompiled."""
    if tatami.MODE != "compiled":
        raise NotCompiled(f"a game can be compiled only if Tatami is; it runs {tatami.MODE}")
    if any(importlib.util.find_spec(name) is None for name in ("mypyc", "setuptools")):
        raise NotCompiled("mypyc is missing: pip install 'tatami-games[compile]'")
    if not (package / "__init__.py").exists():
        raise NotCompiled(f"{package} is not the folder of a package: it has no __init__.py")
    sources = compiled.hot_sources(package)
    if not sources:
        raise NotCompiled(f"no module in {package} has the first line `{compiled.MARKER}`")
    return sources


def compile_package(package: Path, sources: list[Path]) -> None:
    noted = compiled.package_digest(package)  # an edit from now on must not count as compiled
    groups = {
        f"{package.name}_hot": compiler.files(sources, package),
        compiled.GROUP: compiler.files(compiled.hot_sources(), compiled.PACKAGE),
    }
    with tempfile.TemporaryDirectory(prefix="tatami-compile-") as folder:
        build = Path(folder)
        for copied in (compiled.PACKAGE, package):
            shutil.copytree(copied, build / copied.name, ignore=compiler.NOT_COPIED)
        reason = compiler.compile_groups(build, groups)
        if reason is not None:
            raise NotCompiled(reason)
        noted_interface = compiled.stamp(INTERFACE)
        if compiler.interface(build, compiled.GROUP) != noted_interface:
            wanted = noted_interface.partition(" ")[0]
            raise NotCompiled(f"another mypyc compiled Tatami: pip install '{wanted}'")
        (build / "out" / "digest").write_text(f"{noted}\n", encoding="ascii")
        compiler.replace(package / compiled.FOLDER.name, build / "out")
    check(package)


def check(package: Path) -> None:
    """A fresh process finds the compiled form."""
    program = f"""
import tatami.compiled
import {package.name}
print(tatami.compiled.is_compiled({package.name!r}))
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.stdout != "True\n":
        raise NotCompiled(f"{package.name} does not run compiled: {done.stdout}{done.stderr}")
