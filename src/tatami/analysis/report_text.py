"""An analysis in sentences that a player understands, in four languages."""

from __future__ import annotations

from typing import Any

from tatami.analysis.analyze_position import Judged
from tatami.analysis.luck_and_skill import Account, Amount
from tatami.analysis.report import Analysis
from tatami.engine.game import Game, texts_of
from tatami.engine.sentences import Speaker

WORTH_SAYING = 0.005
"""Amounts below this are nothing to speak of."""
AT_NEED = ("hidden", "word")
"""Told only where there is something to tell."""


class Teller:
    """Tells one game's analysis with its players' names."""

    def __init__(self, game: Game[Any], names: list[str], language: str = "en") -> None:
        self.game = game
        self.speaker = Speaker(game, names, language)
        self.language = language

    def say(self, key: str, **args: object) -> str:
        return texts_of("tatami.analysis").say(key, self.language, **args)

    def report(self, analysis: Analysis, worst: int) -> list[str]:
        lines = [self.say("luck-title"), ""]
        for account in analysis.accounts:
            lines += [f"{self.speaker.name(account.seat)}:"]
            lines += [f"  {line}" for line in self.account(account)]
        lines += ["", self.say("worst-title"), ""]
        return lines + [self.decision(one) for one in worst_of(analysis, worst)]

    def account(self, account: Account) -> list[str]:
        """Luck, decisions, others: what each gave or cost."""
        luck = "seat" if account.is_all_seat else "luck"
        parts = [(luck, account.luck), ("decisions", account.decisions)]
        parts += [("hidden", account.hidden), ("others", account.others), ("word", account.word)]
        lines = [
            self.amount(name, amount)
            for name, amount in parts
            if name not in AT_NEED or abs(amount.value) >= WORTH_SAYING
        ]
        result = self.say(
            "luck-result", start=f"{account.start:.2f}", result=f"{account.result:.2f}"
        )
        return [result, *lines]

    def amount(self, name: str, amount: Amount) -> str:
        """A number as text: locales that write it differently are not worth two formatters."""
        way = "nothing"
        if abs(amount.value) >= WORTH_SAYING:
            way = "gave" if amount.value > 0 else "cost"
        return self.say(
            f"{name}-{way}", amount=f"{abs(amount.value):.2f}", error=f"{amount.error:.2f}"
        )

    def decision(self, judged: Judged) -> str:
        return self.say(
            "worst-line",
            number=str(judged.number + 1),
            player=self.speaker.name(judged.seat),
            played=judged.played.text,
            best=judged.best.text,
            before=f"{judged.before:.2f}",
            loss=f"{judged.loss:.2f}",
            error=f"{judged.error:.2f}",
        )


def worst_of(analysis: Analysis, count: int) -> list[Judged]:
    """The decisions that cost most, beyond what the estimates cannot tell apart."""
    costly = [one for one in analysis.decisions if one.loss > one.error]
    return sorted(costly, key=lambda one: (-one.loss, one.number))[:count]
