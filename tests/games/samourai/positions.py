"""Helpers of the tests: positions and moves as text."""

from __future__ import annotations

from tatami.games.samourai import GAME
from tatami.games.samourai.state import SamouraiState


def position(text: str, **options: object) -> SamouraiState:
    """A position as written in the game's README."""
    return GAME.read_position(text, GAME.table(options=options))


def shown(state: SamouraiState) -> list[str]:
    return [GAME.show(action) for action in state.legal()]


def moves_from(state: SamouraiState, start: str) -> dict[str, str]:
    """The announcements of one samurai's moves, by where they end."""
    texts = [text for text in shown(state) if text.startswith(f"{start}-")]
    return {text.partition("-")[2]: announcement(state, text) for text in texts}


def announcement(state: SamouraiState, text: str) -> str:
    args = GAME.preview(state, GAME.read(text))
    return GAME.texts.say("announcement", distance=args["distance"], landed=args["landed"])


def played(*texts: str, **options: object) -> SamouraiState:
    state = GAME.new(seed="test", options=options)
    for text in texts:
        state.apply(GAME.read(text))
    return state
