"""Compiled modules: used if they match their sources; they import only compiled modules."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tatami
from tatami.compiled import FOLDER, PACKAGE, digest, hot_sources, module_name

pytestmark = pytest.mark.heavy
"""It copies the package, which must not be built meanwhile."""
NEEDS_COMPILED = pytest.mark.skipif(
    not (FOLDER / "digest").exists(), reason="nothing is compiled on this machine (no C compiler)"
)


def mode_of(package: Path, **environment: str) -> str:
    """What a fresh process says of a copy of the package."""
    program = (
        "import tatami; print(tatami.MODE); import tatami.engine.state as s; print(s.__file__)"
    )
    clean = {name: value for name, value in os.environ.items() if name != "TATAMI_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**clean, "PYTHONPATH": str(package.parent), **environment},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    mode, file = done.stdout.splitlines()
    assert file.endswith(".py") != (mode == "compiled")
    assert Path(file).is_relative_to(package)
    return mode


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / "tatami", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "tatami"


@NEEDS_COMPILED
def test_compiled_modules_are_used(copy: Path) -> None:
    assert mode_of(copy) == "compiled"


@NEEDS_COMPILED
def test_an_edited_source_is_never_shadowed_by_a_stale_compiled_file(copy: Path) -> None:
    rules = copy / "games" / "samourai" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\nEDITED = True\n", encoding="utf-8")
    assert mode_of(copy) == "interpreted (the sources changed since they were compiled)"


@NEEDS_COMPILED
def test_a_new_or_removed_hot_module_makes_the_compiled_files_stale(copy: Path) -> None:
    new = copy / "games" / "samourai" / "more.py"
    new.write_text("# compiled with mypyc\n", encoding="utf-8")
    assert "changed" in mode_of(copy)
    new.unlink()
    assert mode_of(copy) == "compiled"


@NEEDS_COMPILED
def test_files_for_another_python_are_left_alone(copy: Path) -> None:
    for file in (copy / "_compiled").rglob("state.*"):
        file.rename(file.with_name("state.cpython-399-none.so"))
    assert mode_of(copy) == "interpreted (compiled for another Python)"


def test_pure_is_respected(copy: Path) -> None:
    assert mode_of(copy, TATAMI_PURE="1") == "interpreted (TATAMI_PURE is set)"


def test_without_compiled_files_everything_runs_interpreted(copy: Path) -> None:
    shutil.rmtree(copy / "_compiled", ignore_errors=True)
    assert mode_of(copy) == "interpreted (not compiled)"


def test_hot_modules_take_nothing_from_modules_whose_changes_go_unnoticed() -> None:
    """mypyc writes constants of other modules into the C code, so those must be in the digest."""
    hot = {module_name(source) for source in hot_sources()}
    allowed = hot | {"tatami.engine.errors"}
    for source in hot_sources():
        tree = ast.parse(source.read_text(encoding="utf-8"))
        for node in tree.body:
            for name in imported(node):
                assert name in allowed or not name.startswith("tatami"), f"{source.name}: {name}"


def imported(node: ast.stmt) -> list[str]:
    """The modules that a top-level import names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        package = PACKAGE.parent.joinpath(*node.module.split("."))
        if package.is_dir():
            return [f"{node.module}.{alias.name}" for alias in node.names]
        return [node.module]
    return []


def test_the_digest_sees_names_and_contents(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    (tmp_path / "b.py").write_text("1")
    one, other = tmp_path / "a.py", tmp_path / "b.py"
    assert digest([one], tmp_path) != digest([other], tmp_path)
    before = digest([one], tmp_path)
    one.write_text("2")
    assert digest([one], tmp_path) != before


def test_the_version_says_how_it_runs() -> None:
    assert tatami.MODE.split()[0] in ("compiled", "interpreted")
