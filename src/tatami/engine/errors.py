"""What can go wrong, each with one clear line for the person who caused it."""

from __future__ import annotations


class TatamiError(Exception):
    """The root of all errors that are the input's fault; its text is fit for a user."""


class MalformedMove(TatamiError):
    """The text or number is no move of this game at all."""


class IllegalMove(TatamiError):
    """A move that can be read but breaks a rule in this position.

    `key` and `args` name the sentence in the game's texts; `rule` is the number it breaks.
    """

    def __init__(self, rule: str, key: str, sentence: str, **args: object) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.key = key
        self.args_of_key = args
        self.sentence = sentence


class GameIsOver(IllegalMove):
    """A move after the end."""


class BadOptions(TatamiError):
    """An option that does not exist or has a value it cannot have."""


class BadMaterial(TatamiError):
    """A material file that cannot be read or does not add up."""


class BadPosition(TatamiError):
    """A position text that cannot be read or cannot occur."""


class BadRecord(TatamiError):
    """A record that cannot be read, replayed or verified."""


class UnknownGame(TatamiError):
    """No game of that name is registered."""
