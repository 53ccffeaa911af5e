"""Analysis of finished games: winning chances, better moves, luck and skill; and hints.

    analysis = analyze(record, tatami.game(record.game))

`docs/analysis.md` explains the numbers and their limits.
"""

from tatami.analysis.analyze_game import Cancelled, analyze, combine_positions, verified_play
from tatami.analysis.analyze_position import (
    Candidate,
    JudgedDecision,
    PositionAnalysis,
    position_analysis,
)
from tatami.analysis.hint import Hint, hint
from tatami.analysis.luck_and_skill import Contribution, LuckAndSkill
from tatami.analysis.report import Analysis, Point
from tatami.analysis.settings import DEPTHS, AnalysisSettings
from tatami.analysis.winning_chances import WinningChances

__all__ = [
    "DEPTHS",
    "Analysis",
    "AnalysisSettings",
    "Cancelled",
    "Candidate",
    "Contribution",
    "Hint",
    "JudgedDecision",
    "LuckAndSkill",
    "Point",
    "PositionAnalysis",
    "WinningChances",
    "analyze",
    "combine_positions",
    "hint",
    "position_analysis",
    "verified_play",
]
