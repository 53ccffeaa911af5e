"""The errors of Tatami. The text of each is one line for the user."""

from __future__ import annotations


class TatamiError(Exception):
    """The base of all errors caused by input; commands print its text to the user."""


class MalformedMove(TatamiError):
    """A text or number that is not a move of this game."""


class IllegalMove(TatamiError):
    """A move of the game that breaks a rule in this position.

    `key` and `args` give the text in the game's Fluent files; `rule` is the number of the rule.
    """

    def __init__(self, rule: str, key: str, sentence: str, **args: object) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.rule = rule
        self.key = key
        self.args_of_key = args
        self.sentence = sentence


class GameIsOver(IllegalMove):
    """A move after the end of the game."""


class BadOptions(TatamiError):
    """An unknown option, or a value that an option does not allow."""


class BadMaterial(TatamiError):
    """A material file that cannot be read or is inconsistent."""


class BadPosition(TatamiError):
    """A position text that cannot be read or cannot occur."""


class BadRecord(TatamiError):
    """A record that cannot be read, replayed or verified."""


class BadPuzzles(TatamiError):
    """A file of puzzles that cannot be read, or a puzzle that does not hold."""


class UnknownGame(TatamiError):
    """No game of that name is registered."""


class NoObservations(TatamiError):
    """This game does not write observations for learning."""


class BadScript(TatamiError):
    """An outcome of a script of chance that cannot occur there."""


class OutcomeNeeded(TatamiError):
    """The script of chance is at its end: one of these outcomes, with their probabilities, is
    next."""

    def __init__(self, outcomes: list[tuple[int, float]]) -> None:
        super().__init__(f"an outcome of chance is needed: {outcomes}")
        self.outcomes = outcomes
