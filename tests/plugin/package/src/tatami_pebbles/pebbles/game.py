"""Pebbles: moves, views, events and texts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tatami.engine import (
    NOBODY,
    Credit,
    Decision,
    Event,
    Game,
    MalformedMove,
    Options,
    Outcome,
    View,
    chance_from,
)
from tatami.engine.game_types import Amount, SeatNumber

from .state import MOST, PebblesState


class Take(msgspec.Struct, frozen=True, kw_only=True, tag="take"):
    count: Amount


class Took(Event, frozen=True, kw_only=True, tag="took"):
    seat: SeatNumber
    count: Amount


class PebblesView(View, frozen=True, kw_only=True):
    heap: int


class PebblesOptions(Options, frozen=True, kw_only=True):
    heap: Annotated[
        int, msgspec.Meta(ge=1, le=100, description="Pebbles at the start", extra={"rule": "P1"})
    ] = 12


class PebblesGame(Game[PebblesState]):
    key = "pebbles"
    version = 1
    credit = Credit(title="Pebbles", author="Tatami", publisher="nobody", year=2026)
    min_seats, max_seats, minutes = 2, 4, 1
    rule_letter = "P"
    hides_information = False
    action_count = MOST
    options_type = PebblesOptions
    package = "tatami_pebbles.pebbles"

    def set_up(self, options: Any, seats: int, material: Any) -> PebblesState:
        return PebblesState(seats, chance_from("table"), options.heap)

    def move(self, action: int) -> Take:
        return Take(count=action + 1)

    def number(self, move: Any) -> int:
        try:
            return self.action_of(msgspec.convert(move, Take, from_attributes=True).count)
        except msgspec.ValidationError as error:
            raise MalformedMove(str(error)) from None

    def show(self, action: int) -> str:
        return f"take {action + 1}"

    def read(self, text: str) -> int:
        verb, _, count = text.partition(" ")
        if verb != "take" or not count.isdecimal() or len(count) > 2:
            raise MalformedMove("write a move as: take 2")
        return self.action_of(int(count))

    def action_of(self, count: int) -> int:
        if not 1 <= count <= MOST:
            raise MalformedMove(f"a player takes 1 to {MOST} pebbles")
        return count - 1

    def decision(self, state: PebblesState, viewer: int | None) -> Decision | None:
        if state.to_act == NOBODY:
            return None
        return Decision(kind="take", rule="P2", seat=state.to_act)

    def view(self, state: PebblesState, viewer: int | None) -> PebblesView:
        return PebblesView(
            viewer=viewer,
            decision=self.decision(state, viewer),
            outcome=self.outcome(state),
            heap=state.heap,
        )

    def event(self, state: PebblesState, kind: int, args: tuple[int, ...]) -> Event:
        return Took(seat=args[0], count=args[1])

    def outcome(self, state: PebblesState) -> Outcome | None:
        if state.to_act != NOBODY:
            return None
        shares = tuple(state.payoff(seat) for seat in range(state.seats))
        return Outcome(reason="last", rule="P3", shares=shares)

    def bound(self, options: Any, seats: int) -> int:
        return int(options.heap)


GAME = PebblesGame()
