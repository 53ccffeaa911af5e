"""What the server sends to players about an analysis or a hint."""

from __future__ import annotations

from typing import Literal

import msgspec

from tatami.analysis import Analysis, Candidate

AnalysisState = Literal["waiting", "running", "done", "cancelled", "failed"]
WAITING: AnalysisState = "waiting"
RUNNING: AnalysisState = "running"
DONE: AnalysisState = "done"
CANCELLED: AnalysisState = "cancelled"
FAILED: AnalysisState = "failed"


class AnalysisOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Progress of an analysis, and its result when it is done."""

    key: str
    state: AnalysisState
    position: int = 0
    """The number of analyses of the same player that come before it."""
    done: int = 0
    """Positions that are analyzed."""
    total: int = 0
    """Positions of the game."""
    result: Analysis | None = None

    @property
    def must_start(self) -> bool:
        """It ended without a result: asking for it again starts it again."""
        return self.state in (CANCELLED, FAILED)


class HintOut(msgspec.Struct, frozen=True, kw_only=True):
    """The move that a bot suggests. Nobody else sees it."""

    number: int
    """The number of the table's entry that it refers to."""
    best: Candidate
    second: Candidate | None
    """The second-best move, if it is about as good."""
