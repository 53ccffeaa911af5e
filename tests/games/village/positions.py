"""Helpers of the tests: positions and moves as text."""

from __future__ import annotations

import textwrap

from tatami.engine.game_types import Event
from tatami.games.village import GAME
from tatami.games.village.state import VillageState
from tatami.games.village.write_position import COLORS, write_grid
from tests.games.by_text import ByText

_by_text = ByText(GAME)
legal, refused, reason = _by_text.legal, _by_text.refused, _by_text.reason


def position(text: str, seats: int = 2) -> VillageState:
    return GAME.read_position(textwrap.dedent(text), GAME.table(seats=seats))


def play(state: VillageState, moves: str) -> VillageState:
    """Play moves such as `helmet-3 1,0`, each for the seat to act."""
    return _by_text.do(state, *moves.split())


def grid(state: VillageState) -> list[list[str]]:
    return [line.split() for line in write_grid(state)]


def drawn(text: str) -> list[list[str]]:
    return [line.split() for line in textwrap.dedent(text).strip().split("\n")]


def stones(state: VillageState, color: str) -> tuple[int, int, int]:
    """Helmets, buddhas, rice fields."""
    seat = COLORS.index(color)
    return int(state.won[seat * 3]), int(state.won[seat * 3 + 1]), int(state.won[seat * 3 + 2])


def asked(state: VillageState) -> tuple[str, str]:
    decision = GAME.decision(state, None)
    if decision is None or decision.seat is None:
        return "nobody", "over"
    return COLORS[decision.seat], decision.kind


def events(state: VillageState, moves: str, viewer: int | None = None) -> list[Event]:
    """The viewer's events while these moves are played."""
    state.collect_events()
    state.event_data = []
    play(state, moves)
    return _by_text.events(state, viewer)
