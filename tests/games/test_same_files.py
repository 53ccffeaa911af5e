"""Every built-in game has the same files, with the same entry points in them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import tatami
from tatami.registry import BUILT_IN_GAMES

FILES = (
    "README.md",
    "actions.py",
    "calibration.toml",
    "constants.py",
    "evaluate.py",
    "events.py",
    "game.py",
    "invariants.py",
    "lesson.py",
    "levels.toml",
    "material.py",
    "material.toml",
    "observation.py",
    "observation_layout.py",
    "options.py",
    "picture.py",
    "position.py",
    "refusals.py",
    "rules.py",
    "sampling.py",
    "terminal_view.py",
    "state.py",
    "texts",
    "view.py",
)

ENTRY_POINTS = {
    "actions": ("move", "number", "show", "read"),
    "constants": ("ACTIONS",),
    "evaluate": ("winning_chance",),
    "events": ("event", "EVENT_BUILDERS"),
    "game": ("GAME",),
    "invariants": ("violation",),
    "lesson": ("LESSON",),
    "material": ("check", "{Key}Material"),
    "observation": ("observe", "encode_action", "decode_action"),
    "observation_layout": ("observation_layout", "action_layout"),
    "options": ("{Key}Options",),
    "picture": ("draw", "seat_mark"),
    "position": ("write", "read"),
    "refusals": ("explain",),
    "rules": ("legal", "apply"),
    "sampling": ("sample", "is_anything_hidden"),
    "terminal_view": ("draw",),
    "state": ("{Key}State",),
    "view": ("view", "decision", "outcome", "{Key}View"),
}
"""What each module defines; `{Key}` is the game's key with a capital."""

COMPILED = ("constants", "evaluate", "observation", "rules", "sampling", "state")
INTERPRETED = (
    "actions",
    "events",
    "invariants",
    "lesson",
    "picture",
    "position",
    "terminal_view",
    "view",
)
MARK = "# compiled with mypyc"


def folder(key: str) -> Path:
    file = import_module(tatami.game(key).package).__file__
    assert file is not None
    return Path(file).parent


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_a_game_has_every_file(key: str) -> None:
    missing = [name for name in FILES if not (folder(key) / name).exists()]
    assert not missing


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_a_module_has_its_entry_points(key: str) -> None:
    package = tatami.game(key).package
    missing = [
        f"{module}.{name.format(Key=key.capitalize())}"
        for module, names in ENTRY_POINTS.items()
        for name in names
        if not hasattr(import_module(f"{package}.{module}"), name.format(Key=key.capitalize()))
    ]
    assert not missing


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_the_rules_are_compiled_and_the_invariants_are_not(key: str) -> None:
    for name in (*COMPILED, *INTERPRETED):
        first = (folder(key) / f"{name}.py").read_text(encoding="utf-8").partition("\n")[0]
        assert (first == MARK) == (name in COMPILED), f"{key}/{name}.py"


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_no_module_of_a_game_imports_its_invariants(key: str) -> None:
    others = [file for file in folder(key).glob("*.py") if file.name != "invariants.py"]
    assert not [file.name for file in others if "invariants" in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_every_event_number_has_a_builder(key: str) -> None:
    builders = import_module(f"{tatami.game(key).package}.events").EVENT_BUILDERS
    assert sorted(builders) == list(range(len(builders)))
