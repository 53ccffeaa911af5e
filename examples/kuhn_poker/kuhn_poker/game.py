"""Kuhn poker: moves, views, events and texts."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from tatami.engine import (
    NOBODY,
    Credit,
    Decision,
    Event,
    Game,
    Layout,
    MalformedMove,
    Options,
    Outcome,
    Part,
    View,
    chance_from,
    layout,
)  # fmt: skip
from tatami.engine.game_types import Card, SeatNumber

from .state import ACTED, CARDS, FOLD, KuhnState

Name = Literal["check", "bet", "fold", "call"]
MOVES: tuple[Name, ...] = ("check", "bet", "fold", "call")
NAMES = ("jack", "queen", "king")


class Act(msgspec.Struct, frozen=True, kw_only=True, tag="act"):
    move: Name


class Acted(Event, frozen=True, kw_only=True, tag="acted"):
    seat: SeatNumber
    move: str


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    seat: SeatNumber
    card: Card


class KuhnView(View, frozen=True, kw_only=True):
    card: Card | None
    """The viewer's card; None for spectators."""
    shown: list[str] | None
    """Both cards at the showdown."""
    moves: list[str]


class KuhnOptions(Options, frozen=True, kw_only=True):
    pass


class KuhnGame(Game[KuhnState]):
    key = "kuhn"
    version = 1
    credit = Credit(title="Kuhn poker", author="Harold W. Kuhn", publisher="RAND", year=1950)
    min_seats, max_seats, minutes = 2, 2, 1
    rule_letter = "K"
    action_count = len(MOVES)
    options_type = KuhnOptions
    package = "kuhn_poker"

    def set_up(self, options: Any, seats: int, material: Any) -> KuhnState:
        return KuhnState(chance_from("table"), vec[u8]([u8(0)] * 2), vec[u8]())

    def move(self, action: int) -> Act:
        return Act(move=MOVES[action])

    def number(self, move: Any) -> int:
        try:
            return MOVES.index(msgspec.convert(move, Act, from_attributes=True).move)
        except msgspec.ValidationError as error:
            raise MalformedMove(str(error)) from None

    def show(self, action: int) -> str:
        return MOVES[action]

    def read(self, text: str) -> int:
        if text not in MOVES:
            raise MalformedMove(f"write a move as one of: {', '.join(MOVES)}")
        return MOVES.index(text)

    def decision(self, state: KuhnState, viewer: int | None) -> Decision | None:
        if state.to_act == NOBODY:
            return None
        kind, rule = ("answer", "K3") if MOVES.index("bet") in state.moves else ("bet", "K2")
        return Decision(kind=kind, rule=rule, seat=state.to_act)

    def view(self, state: KuhnState, viewer: int | None) -> KuhnView:
        return KuhnView(
            viewer=viewer,
            decision=self.decision(state, viewer),
            outcome=self.outcome(state),
            card=None if viewer is None else NAMES[state.cards[viewer]],
            shown=[NAMES[card] for card in state.cards] if state.is_showdown else None,
            moves=[MOVES[move] for move in state.moves],
        )

    def event(self, state: KuhnState, kind: int, args: tuple[int, ...]) -> Event:
        seat, number = args
        if kind == ACTED:
            return Acted(seat=seat, move=MOVES[number])
        return Shown(seat=seat, card=NAMES[number])

    def outcome(self, state: KuhnState) -> Outcome | None:
        if state.to_act != NOBODY:
            return None
        return Outcome(
            reason="fold" if state.moves[-1] == FOLD else "cards",
            rule="K4",
            shares=tuple(state.payoff(seat) for seat in range(2)),
            args={"chips": abs(int(state.won(0)))},
        )

    def bound(self, options: Any, seats: int) -> int:
        return 3

    def is_anything_hidden(self, state: KuhnState, viewer: int | None) -> bool:
        return not state.is_showdown

    def observation_layout(self, seats: int | None = None) -> Layout:
        return layout(
            1,
            Part("card", (CARDS,), 1, "the viewer's card: jack, queen, king"),
            Part("other", (CARDS,), 1, "the opponent's card, if it is shown"),
            Part("first", (1,), 1, "the viewer is the first player"),
            Part("moves", (3, 4), 1, "the moves so far: check, bet, fold, call"),
        )


GAME = KuhnGame()
