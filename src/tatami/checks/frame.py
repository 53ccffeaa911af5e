"""What every check shares: its description, its time, its seed, its figures and its failure."""

from __future__ import annotations

import argparse
import pkgutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module

import tatami.checks
from tatami.checks.progress import Progress
from tatami.engine.chance import Chance, chance_from
from tatami.engine.errors import TatamiError

Figures = dict[str, int | float | str]
"""What a check counted, by name; the names are words that people read (`bytes compared`)."""


class CheckFailed(TatamiError):
    """What is wrong, and the lines that reproduce it: commands, or where a file was written."""

    def __init__(self, what: str, *reproduction: str) -> None:
        super().__init__(what)
        self.reproduction = reproduction


class Run:
    """One run of a check: it says when to stop, shows progress and collects figures."""

    def __init__(self, seconds: float, seed: str, progress: Progress) -> None:
        self.seconds = seconds
        self.seed = seed
        self.progress = progress
        self.figures: Figures = {}
        self.began = time.monotonic()

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.began

    @property
    def is_time_up(self) -> bool:
        return self.elapsed >= self.seconds

    def chance(self, purpose: object) -> Chance:
        """A generator that depends on the seed and on this purpose alone."""
        return chance_from(f"{self.seed} {purpose}")

    def count(self, name: str, more: int = 1) -> None:
        so_far = self.figures.get(name, 0)
        assert isinstance(so_far, int)
        self.figures[name] = so_far + more

    def show(self, text: str = "", done: float = 0.0) -> None:
        """Show how far the run is: the time that has passed, or the work done if that is more."""
        share = self.elapsed / self.seconds if self.seconds > 0 else 1.0
        self.progress.show(max(share, done), self.elapsed, text)


@dataclass(frozen=True, kw_only=True)
class Check:
    """The description of a check. `run` raises CheckFailed if what it promises does not hold."""

    name: str
    promise: str
    """One sentence: what is true if the check passes."""
    minutes: float
    """How long it runs at most, unless the user says otherwise."""
    run: Callable[[Run, argparse.Namespace], None]
    """Imports what it needs when it is called: `tatami --help` imports every check."""
    add_arguments: Callable[[argparse.ArgumentParser], None] = field(default=lambda _parser: None)


def all_checks() -> list[Check]:
    """The checks of all folders, by name."""
    folders = [found.name for found in pkgutil.iter_modules(tatami.checks.__path__) if found.ispkg]
    return [import_module(f"tatami.checks.{name}").CHECK for name in sorted(folders)]
