"""Compiles modules with mypyc: those of Tatami (`hatch_build.py`) and of other packages.

Each package is a group: one shared library. A package is compiled against the sources of Tatami,
and its library uses Tatami's by an interface that mypyc writes: the layouts of its classes and a
table of its functions. Both sides must have the same interface, so `_compiled` keeps its digest.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

SETUP = """
import os
import sys
from mypyc.build import mypyc_build, mypycify
from mypyc.options import CompilerOptions
from setuptools import setup

group, *groups = [(files.split("|"), name) for name, files in zip(sys.argv[1::2], sys.argv[2::2])]
every = [file for files, _ in [group, *groups] for file in files]
options = CompilerOptions(separate=True)
# A group of its own has an interface for other packages. mypyc then expects subclasses of every
# class in them, which is slower; here only those that allow it have any.
options.global_opts = True
_, generated, _ = mypyc_build(every, options, separate=[group, *groups])
written = [[(os.path.relpath(file, "build"), "") for file in files] for files, _ in generated]
# Level 2 compiles in 29 s instead of 34 s of CPU time, but tree searches are 5 to 7 % slower.
extensions = mypycify(
    every,
    opt_level="3",
    debug_level="0",
    separate=[group, *groups],
    skip_cgen_input=(written, []),
)
names = {f"{group[1]}__mypyc", *(file[:-3].replace("/", ".") for file in group[0])}
extensions = [extension for extension in extensions if extension.name in names]
for extension in extensions:
    # One extension shares the lists with another: extend a copy.
    extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
jobs = str(os.cpu_count() or 1)
command = ["-q", "build_ext", "--build-lib", "out", "--parallel", jobs]
setup(name=group[1], ext_modules=extensions, script_args=command)
"""
# No fused multiply-add: evaluations must be equal compiled and interpreted, on any machine.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-ffp-contract=off"]


def compiler() -> str | None:
    """The C compiler that Python was built with, if it is installed."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "nt":
        return "cl"
    return shutil.which(command.split()[0])


NOT_COPIED = shutil.ignore_patterns("_compiled*", "__pycache__", "client", "docs")
CONFIG = """
[mypy]
follow_imports = silent
ignore_missing_imports = true
"""


def files(sources: list[Path], package: Path) -> list[str]:
    """The sources of a package as paths in a build folder that holds a copy of the package."""
    return [source.relative_to(package.parent).as_posix() for source in sources]


def compile_groups(build: Path, groups: dict[str, list[str]]) -> str | None:
    """Compile the first group of modules into `build/out`; the others are what it may use.

    `build` holds the sources: mypyc writes into their tree. Returns what failed.
    """
    if compiler() is None:
        return "no C compiler found"
    (build / "setup.py").write_text(SETUP.replace("FLAGS", repr(FLAGS)), encoding="utf-8")
    (build / "setup.cfg").write_text(CONFIG, encoding="utf-8")
    shutil.rmtree(build / "out", ignore_errors=True)
    command = [sys.executable, "setup.py"]
    for name, files in groups.items():
        command += [name, "|".join(files)]
    done = subprocess.run(command, cwd=build, capture_output=True, text=True, check=False)
    return f"mypyc failed:\n{done.stdout}{done.stderr}" if done.returncode else None


def interface(build: Path, group: str) -> str:
    """The mypyc that compiled, and a digest of what other groups see of this one."""
    header = (build / "build" / f"__native_{group}.h").read_bytes()
    return f"mypy=={version('mypy')} {hashlib.sha256(header).hexdigest()}"


def replace(folder: Path, new: Path) -> None:
    """Replace a folder that other processes may be reading; they never see a part of it."""
    staged = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(staged, ignore_errors=True)
    shutil.copytree(new, staged)
    if folder.exists():
        old = folder.with_name(f"{folder.name}.old")
        shutil.rmtree(old, ignore_errors=True)
        folder.rename(old)
        shutil.rmtree(old, ignore_errors=True)
    staged.rename(folder)
