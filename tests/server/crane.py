"""The test game Crane at a server: installed as a plug-in, with deals that a test can choose."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tatami import registry
from tests.crane import GAME
from tests.crane.state import CRANE, CraneState

ENTRY_POINTS = "[tatami.games]\ncrane = tests.crane:GAME\n"
METADATA = "Metadata-Version: 2.1\nName: crane\nVersion: 1\n"


def install(folder: Path) -> Path:
    """Install the Crane as a plug-in package: processes with `folder` on the path find its entry
    point."""
    info = folder / "crane-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


@contextmanager
def crane_installed(folder: Path) -> Iterator[None]:
    sys.path.append(str(install(folder)))
    registry.reload()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        registry.reload()


def dealt(seed: str, seats: int) -> CraneState:
    return GAME.new(seed=seed, seats=seats)


def seed_where(wanted: Callable[[CraneState], bool], seats: int, first: int = 0) -> str:
    """The first seed whose deal satisfies the condition."""
    return next(seed for seed in map(str, range(first, 10**6)) if wanted(dealt(seed, seats)))


def holder(state: CraneState) -> int | None:
    """The seat that has the crane."""
    return next((seat for seat, hand in enumerate(state.hands) if CRANE in hand), None)
