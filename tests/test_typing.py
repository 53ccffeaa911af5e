"""What a type checker knows about the library, in a script of a user."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import get_args, get_overloads, get_type_hints

import pytest

import tatami
from tatami import registry

SCRIPT = """\
import tatami

game = tatami.game("seven")
state = game.new(seed=1)
reveal_type(game.view(state, 0).hand)
reveal_type(state.rice)
reveal_type(tatami.game("honor").new().honor)
reveal_type(tatami.game("a" + "b").view(state, 0))
batch = tatami.Batch(game, 4)
reveal_type(batch.observations)
reveal_type(state.returns(0))
state.apply("a move")
"""
REVEALED = (
    "list[str]",
    "vec[",
    "vec[",
    "View",
    "ndarray[",
    "float",
)


def test_every_built_in_game_is_typed_by_its_key() -> None:
    """A new game needs an overload of `tatami.registry.game`."""
    names = {key: type(tatami.game(key)) for key in registry.BUILT_IN_GAMES}
    found = {}
    for overload in get_overloads(registry.game):
        hints = get_type_hints(overload, localns={one.__name__: one for one in names.values()})
        for key in get_args(hints["key"]):
            found[key] = hints["return"]
    assert found == names


def test_the_package_says_that_it_is_typed() -> None:
    assert files("tatami").joinpath("py.typed").is_file()


@pytest.mark.long
def test_mypy_knows_the_types_of_a_users_script(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", "cache", "script.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if "Revealed type" in line]
    assert len(lines) == len(REVEALED), done.stdout
    for line, kind in zip(lines, REVEALED, strict=True):
        assert kind in line, line
    errors = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert len(errors) == 1 and 'incompatible type "str"; expected "int"' in errors[0], done.stdout


@pytest.mark.long
def test_pyright_knows_the_types_of_a_users_script(tmp_path: Path) -> None:
    """`pip install basedpyright`: it brings Node and is too large for every run of the tests."""
    pytest.importorskip("basedpyright")
    (tmp_path / "script.py").write_text(SCRIPT)
    (tmp_path / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "standard"}))
    done = subprocess.run(
        [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable, "--outputjson"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    found = json.loads(done.stdout)["generalDiagnostics"]
    revealed = [one["message"] for one in found if one["message"].startswith("Type of")]
    assert len(revealed) == len(REVEALED), done.stdout
    for line, kind in zip(revealed, REVEALED, strict=True):
        assert kind in line, line
    errors = [one for one in found if one["severity"] == "error"]
    assert [one["rule"] for one in errors] == ["reportArgumentType"], done.stdout
