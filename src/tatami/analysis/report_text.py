"""Writes an analysis as text in the reader's language. The browser uses the same texts."""

from __future__ import annotations

from typing import Any

from tatami.analysis.analyze_position import Candidate, JudgedDecision
from tatami.analysis.luck_and_skill import Contribution, LuckAndSkill
from tatami.analysis.report import Analysis
from tatami.engine.game import Game, texts_of
from tatami.engine.sentences import SentenceWriter
from tatami.engine.terminal_text import labeled

WORTH_SAYING = 0.005
"""Contributions below this are reported as none."""
OPTIONAL = ("hidden", "word")
"""Contributions that are left out if there are none."""
SPACED = ("de", "fr")
"""Languages with a space before the percent sign."""


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
            lines += [labeled(self.sentences.name(seat.seat), "", self.language)]
            lines += [f"  {line}" for line in self.seat_lines(seat)]
        lines += ["", self.say("worst-title"), ""]
        for one in worst_of(analysis, worst):
            lines += [self.decision(one), *(f"   {line}" for line in self.because(one))]
        return lines

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
        result = self.say(
            "luck-result", start=self.percent(seat.start), result=self.percent(seat.result)
        )
        return [result, *lines]

    def contribution(self, name: str, amount: Contribution) -> str:
        sign = "" if abs(amount.value) < WORTH_SAYING else "+" if amount.value > 0 else "−"
        return self.say(
            "part-line",
            part=self.say(f"part-{name}"),
            amount=sign + self.percent(abs(amount.value)),
            error=str(round(100 * amount.error)),
        )

    def percent(self, share: float) -> str:
        """Numbers are formatted here, not by Fluent: Python and the browser differ in that."""
        return f"{round(100 * share)}{chr(0xA0) if self.language in SPACED else ''}%"

    def decision(self, judged: JudgedDecision) -> str:
        return self.say(
            "worst-line",
            number=str(judged.number + 1),
            player=self.sentences.name(judged.seat),
            played=self.sentences.choice(judged.played.action),
            best=self.sentences.choice(judged.best.action),
            before=self.percent(judged.best.share),
            after=self.percent(judged.played.share),
        )

    def because(self, judged: JudgedDecision) -> list[str]:
        """What the search expects after both moves."""
        named = {"played": judged.played, "best": judged.best}
        return [
            self.say(
                f"because-{name}",
                line=self.line(one),
                **{name: self.sentences.choice(one.action)},
            )
            for name, one in named.items()
            if one.line
        ]

    def line(self, candidate: Candidate) -> str:
        moves = [
            self.say(
                "because-move",
                player=self.sentences.name(one.seat),
                move=self.sentences.choice(self.game.read(one.text)),
            )
            for one in candidate.line
        ]
        return ", ".join(moves)


def worst_of(analysis: Analysis, count: int) -> list[JudgedDecision]:
    """The decisions that cost most, without those whose loss is within the error."""
    costly = [one for one in analysis.decisions if one.loss > one.error]
    return sorted(costly, key=lambda one: (-one.loss, one.number))[:count]
