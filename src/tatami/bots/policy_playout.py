# compiled with mypyc
"""Continues positions by a policy, for every seat.

Each seat decides by its own view of the sampled state: what the searcher happened to deal to the
others changes what they hold, but nobody decides by cards that they could not see.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.action_network import ActionNetwork
from tatami.engine.state import NOBODY, Actions, State

MOST_DECISIONS: Final = 500
"""After so many decisions a position is judged, wherever it is."""


class PolicyPlayer:
    network: ActionNetwork
    columns: vec[i64]
    seen: vec[u8]
    legal: Actions
    places: Actions

    def __init__(self, network: ActionNetwork, columns: vec[i64]) -> None:
        """`columns` has the input of each number of an observation at this table."""
        self.network = network
        self.columns = columns
        self.seen = vec[u8]([u8(0)] * len(columns))
        self.legal = Actions()
        self.places = Actions()

    def preferred(self, state: State) -> i64:
        """The action that the network prefers; the first among equals."""
        legal = self.legal
        legal.clear()
        state.fill(legal)
        if legal.n == 1:
            return legal.at(0)
        seen = self.seen
        for i in range(i64(len(seen))):
            seen[i] = 0
        state.observe(state.to_act, seen)
        self.network.look(seen, self.columns, state.seats)
        state.encode_actions(legal, self.places)
        best: i64 = 0
        highest = self.network.output(self.places.at(0))
        for i in range(i64(1), legal.n):
            output = self.network.output(self.places.at(i))
            if output > highest:
                best = i
                highest = output
        return legal.at(best)

    def play_laps(self, state: State, seat: i64, laps: i64) -> None:
        """Play on until the seat has come to its turn again so many times, or to the end."""
        away = False
        for _ in range(MOST_DECISIONS):
            if state.to_act == NOBODY:
                return
            if state.to_act != seat:
                away = True
            elif away:
                away = False
                laps -= 1
                if laps == 0:
                    return
            state.play(self.preferred(state))
