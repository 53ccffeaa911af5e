"""What a finished game was like: estimates, better moves, luck and skill. Engine and bots alone.

    analysis = analyse(record, tatami.game(record.game))

`docs/analysis.md` says what the numbers mean and what they cannot tell.
"""

from tatami.analysis.analyze_game import Cancelled, analyse, begin, finish
from tatami.analysis.analyze_position import Candidate, Judged, Step, step
from tatami.analysis.estimate import Estimate
from tatami.analysis.hint import Hint, hint
from tatami.analysis.luck_and_skill import Account, Amount
from tatami.analysis.report import Analysis, Point
from tatami.analysis.settings import DEPTHS, AnalysisSettings

__all__ = [
    "DEPTHS",
    "Account",
    "Amount",
    "Analysis",
    "AnalysisSettings",
    "Cancelled",
    "Candidate",
    "Estimate",
    "Hint",
    "Judged",
    "Point",
    "Step",
    "analyse",
    "begin",
    "finish",
    "hint",
    "step",
]
