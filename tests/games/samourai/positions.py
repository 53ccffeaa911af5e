"""Helpers of the tests: positions and moves as text."""

from __future__ import annotations

from tatami.games.samourai import GAME
from tatami.games.samourai.state import SamouraiState
from tests.games.by_text import ByText

_by_text = ByText(GAME)
legal, do, refused, reason = _by_text.legal, _by_text.do, _by_text.refused, _by_text.reason


def position(text: str, **options: object) -> SamouraiState:
    """A position as written in the game's README."""
    return GAME.read_position(text, GAME.table(options=options))


def moves_from(state: SamouraiState, start: str) -> dict[str, str]:
    """The announcements of one samurai's moves, by where they end."""
    texts = [text for text in legal(state) if text.startswith(f"{start}-")]
    return {text.partition("-")[2]: announcement(state, text) for text in texts}


def announcement(state: SamouraiState, text: str) -> str:
    args = GAME.preview(state, GAME.read(text))
    return GAME.texts.say("announcement", distance=args["distance"], landed=args["landed"])


def played(*texts: str, **options: object) -> SamouraiState:
    return do(GAME.new(seed="test", options=options), *texts)
