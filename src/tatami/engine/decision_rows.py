# compiled with mypyc
"""The decisions of finished games as rows of numbers, for data sets.

A game is replayed from its deal; every decision becomes a row: the seat, what it could know, what
was legal, and what it chose. The rows keep their memory from one block of games to the next.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.state import NOBODY, Actions, State


class DecisionRows:
    """Rows for decisions of games with the same layouts."""

    width: i64
    """Bytes of an observation; 0: none are written."""
    places: i64
    """Bytes of a mask."""
    room: i64
    n: i64
    observations: vec[u8]
    masks: vec[u8]
    seats: vec[u8]
    chosen: vec[i64]
    """Numbers of the action space for learning."""

    def __init__(self, width: i64, places: i64, room: i64) -> None:
        self.width = width
        self.places = places
        self.room = room
        self.n = 0
        self.observations = vec[u8]([u8(0)] * (room * width))
        self.masks = vec[u8]([u8(0)] * (room * places))
        self.seats = vec[u8]([u8(0)] * room)
        self.chosen = vec[i64]([i64(0)] * room)

    def clear(self) -> None:
        """Forget the rows, but not their memory."""
        for i in range(self.n * self.places):
            self.masks[i] = 0
        self.n = 0

    def add_game(self, state: State, actions: list[int]) -> i64:
        """Replay the actions on this state, a row for each. Returns the place of the first that
        cannot be played, or -1. There must be room for all."""
        legal = Actions()
        for i in range(i64(len(actions))):
            if not self.add_decision(state, i64(actions[i]), legal):
                return i
        return -1

    def add_decision(self, state: State, action: i64, legal: Actions) -> bool:
        legal.clear()
        state.fill(legal)
        if state.to_act == NOBODY or not legal.has(action):
            return False
        row = self.n
        self.seats[row] = u8(state.to_act)
        if self.width > 0:
            state.observe(state.to_act, self.observations, row * self.width)
        for i in range(legal.n):
            self.masks[row * self.places + state.encode_action(legal.at(i))] = 1
        self.chosen[row] = state.encode_action(action)
        self.n = row + 1
        state.play(action)
        return True
