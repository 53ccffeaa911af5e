"""Writes an analysis as text for players, in four languages."""

from __future__ import annotations

from typing import Any

from tatami.analysis.analyze_position import JudgedDecision
from tatami.analysis.luck_and_skill import Contribution, LuckAndSkill
from tatami.analysis.report import Analysis
from tatami.engine.game import Game, texts_of
from tatami.engine.sentences import SentenceWriter

WORTH_SAYING = 0.005
"""Contributions below this are reported as none."""
OPTIONAL = ("hidden", "word")
"""Contributions that are left out if there are none."""


class ReportWriter:
    """Writes the analysis of one game, with the names of its players."""

    def __init__(self, game: Game[Any], names: list[str], language: str = "en") -> None:
        self.game = game
        self.sentences = SentenceWriter(game, names, language)
        self.language = language

    def say(self, key: str, **args: object) -> str:
        return texts_of("tatami.analysis").say(key, self.language, **args)

    def report(self, analysis: Analysis, worst: int) -> list[str]:
        lines = [self.say("luck-title"), ""]
        for seat in analysis.accounts:
            lines += [f"{self.sentences.name(seat.seat)}:"]
            lines += [f"  {line}" for line in self.seat_lines(seat)]
        lines += ["", self.say("worst-title"), ""]
        return lines + [self.decision(one) for one in worst_of(analysis, worst)]

    def seat_lines(self, seat: LuckAndSkill) -> list[str]:
        """One line for each cause that helped or hurt the player."""
        luck = "seat" if seat.is_all_seat else "luck"
        parts = [(luck, seat.luck), ("decisions", seat.decisions)]
        parts += [("hidden", seat.hidden), ("others", seat.others), ("word", seat.word)]
        lines = [
            self.contribution(name, amount)
            for name, amount in parts
            if name not in OPTIONAL or abs(amount.value) >= WORTH_SAYING
        ]
        result = self.say("luck-result", start=f"{seat.start:.2f}", result=f"{seat.result:.2f}")
        return [result, *lines]

    def contribution(self, name: str, amount: Contribution) -> str:
        """Numbers are formatted here, not by Fluent: Python and the browser differ in that."""
        way = "nothing"
        if abs(amount.value) >= WORTH_SAYING:
            way = "gave" if amount.value > 0 else "cost"
        return self.say(
            f"{name}-{way}", amount=f"{abs(amount.value):.2f}", error=f"{amount.error:.2f}"
        )

    def decision(self, judged: JudgedDecision) -> str:
        return self.say(
            "worst-line",
            number=str(judged.number + 1),
            player=self.sentences.name(judged.seat),
            played=judged.played.text,
            best=judged.best.text,
            before=f"{judged.before:.2f}",
            loss=f"{judged.loss:.2f}",
            error=f"{judged.error:.2f}",
        )


def worst_of(analysis: Analysis, count: int) -> list[JudgedDecision]:
    """The decisions that cost most, without those whose loss is within the error."""
    costly = [one for one in analysis.decisions if one.loss > one.error]
    return sorted(costly, key=lambda one: (-one.loss, one.number))[:count]
