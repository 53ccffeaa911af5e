"""The game whose rules are changed: its files, its rule tests, its list of equivalent mutants."""

from __future__ import annotations

import importlib
import tomllib
from dataclasses import dataclass
from pathlib import Path

NOT_RULES = frozenset({
    "__init__", "actions", "auto_replies", "constants", "evaluate", "events", "features",
    "final_count_steps", "game", "card_origins", "invariants", "lesson", "material", "memory",
    "observation", "observation_layout",
    "openings", "options", "picture", "planned_set", "position", "preview", "refusals",
    "rule_values", "sampling", "terminal_view", "write_position", "view",
})  # fmt: skip
"""Files of a game's folder that hold no rules."""


@dataclass(frozen=True)
class Subject:
    """The rules that are changed, and the tests that are to notice it."""

    package: str
    tests: Path

    @property
    def source(self) -> Path:
        """The folder of the package. Asks the import system, without importing the rules."""
        parent, _, name = self.package.rpartition(".")
        found = importlib.import_module(parent).__path__
        return Path(next(iter(found))) / name

    def rule_files(self) -> list[Path]:
        return [file for file in sorted(self.source.glob("*.py")) if file.stem not in NOT_RULES]

    def rule_tests(self) -> list[str]:
        """The files with tests marked `rules`; collecting the others would only take time."""
        files = sorted(self.tests.glob("test_*.py"))
        return [str(file) for file in files if "mark.rules" in file.read_text(encoding="utf-8")]

    def equivalents(self) -> dict[str, str]:
        """Mutants that cannot change a game, each with the reason."""
        file = self.tests / "equivalent.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
