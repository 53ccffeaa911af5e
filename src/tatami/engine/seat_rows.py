# compiled with mypyc
"""What one seat sees and may do, as two rows of bytes that are written again for every decision.

Environments with one game at a time show copies of these rows.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.observation_rows import blank_row, write_at
from tatami.engine.state import Actions, State


class SeatRows:
    observation: vec[u8]
    mask: vec[u8]
    legal: Actions
    marked: Actions
    """The legal actions as places in the mask."""
    shown: State | None
    """The game that the observation is of: there, changes are enough."""
    decided: State | None
    """The game whose next decision the mask is of; None after it."""

    def __init__(self, width: i64, places: i64) -> None:
        self.observation = blank_row(width)
        self.mask = blank_row(places)
        self.legal = Actions()
        self.marked = Actions()
        self.shown = None
        self.decided = None

    def show(self, state: State, seat: i64) -> None:
        """Write both rows. The mask is empty while another seat is to act."""
        state.observe(seat, self.observation, 0, state is self.shown)
        self.shown = state
        marked = self.marked
        write_at(self.mask, 0, marked, 0)
        self.legal.clear()
        if state.to_act == seat:
            state.fill(self.legal)
        state.encode_actions(self.legal, marked)
        write_at(self.mask, 0, marked, 1)
        self.decided = state if state.to_act == seat else None

    def apply(self, state: State, place: i64) -> i64:
        """Apply the action of a place in the mask; raises IllegalMove. Returns the seat to act.

        A place that the mask marks is legal, if the mask is of this very decision.
        """
        if self.decided is state and 0 <= place < len(self.mask) and self.mask[place] == 1:
            self.decided = None
            state.play(state.decode_action(place))
        else:
            state.apply(state.decode_action(place))
        return state.to_act
