"""The Crane: moves, views, events and texts."""

from __future__ import annotations

import math
from typing import Any

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
from tests.crane.state import CRANE, ENDED, PASS, PLAYED, CraneState


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play"):
    card: Amount
    """0 passes."""


class Played(Event, frozen=True, kw_only=True, tag="played"):
    seat: SeatNumber
    card: int


class Swooped(Event, frozen=True, kw_only=True, tag="swooped"):
    seat: SeatNumber
    stake: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    pass


class CraneView(View, frozen=True, kw_only=True):
    hand: list[int] | None
    hand_sizes: list[int]
    scores: list[int]
    played: list[int]


class CraneOptions(Options, frozen=True, kw_only=True):
    pass


class CraneGame(Game[CraneState]):
    key = "crane"
    version = 1
    credit = Credit(title="The Crane", author="the tests", publisher="nobody", year=2026)
    min_seats, max_seats, minutes = 2, 4, 1
    rule_letter = "C"
    asks_in_secret = True
    action_count = 13
    options_type = CraneOptions
    package = "tests.crane"

    def set_up(self, options: Any, seats: int, material: Any) -> CraneState:
        return CraneState(seats, chance_from("table"))

    def move(self, action: int) -> Play:
        return Play(card=action)

    def number(self, move: Any) -> int:
        try:
            return msgspec.convert(move, Play, from_attributes=True).card
        except msgspec.ValidationError as error:
            raise MalformedMove(str(error)) from None

    def show(self, action: int) -> str:
        return {PASS: "pass", CRANE: "crane"}.get(action, f"card {action}")

    def read(self, text: str) -> int:
        for action in range(13):
            if self.show(action) == text:
                return action
        raise MalformedMove("that is no card")

    def decision(self, state: CraneState, viewer: int | None) -> Decision | None:
        if state.to_act == NOBODY:
            return None
        if state.at_stake:
            seat = viewer if viewer == state.to_act else None
            return Decision(kind="answer", rule="C3", seat=seat, args={"stake": state.at_stake})
        return Decision(kind="card", rule="C2", seat=state.to_act)

    def view(self, state: CraneState, viewer: int | None) -> CraneView:
        return CraneView(
            viewer=viewer,
            decision=self.decision(state, viewer),
            outcome=self.outcome(state),
            hand=None if viewer is None else list(state.hands[viewer]),
            hand_sizes=[len(hand) for hand in state.hands],
            scores=list(state.scores),
            played=list(state.played),
        )

    def event(self, state: CraneState, kind: int, args: tuple[int, ...]) -> Event:
        if kind == PLAYED:
            return Played(seat=args[0], card=args[1])
        return Ended() if kind == ENDED else Swooped(seat=args[0], stake=args[1])

    def auto_replies(self) -> dict[str, list[str]]:
        return {"answer": ["pass"]}

    def auto_reply_action(self, name: str, state: CraneState) -> int | None:
        return PASS if state.at_stake else None

    def outcome(self, state: CraneState) -> Outcome | None:
        if state.to_act != NOBODY:
            return None
        shares = tuple(state.payoff(seat) for seat in range(state.seats))
        return Outcome(reason="score", rule="C4", shares=shares)

    def bound(self, options: Any, seats: int) -> int:
        return 3 * seats + 12

    def is_anything_hidden(self, state: CraneState, viewer: int | None) -> bool:
        """Exactly: the ways to hand out what the viewer does not see, counted."""
        piles = [len(hand) for seat, hand in enumerate(state.hands) if seat != viewer]
        seats = [seat for seat in range(state.seats) if seat != viewer]
        if not state.at_stake or viewer == state.to_act:
            return ways([*piles, len(state.rest)]) > 1
        total = 0
        for index, seat in enumerate(seats):
            if seat != state.turn and piles[index]:
                left = [size - (other == index) for other, size in enumerate(piles)]
                total += ways([*left, len(state.rest)])
        return total > 1


def ways(sizes: list[int]) -> int:
    """To part as many different cards into piles of these sizes."""
    total = math.factorial(sum(sizes))
    for size in sizes:
        total //= math.factorial(size)
    return total


GAME = CraneGame()
