"""Samouraï: the game object, which the rest of the package talks to."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.engine.chance import chance_from
from tatami.engine.errors import MalformedMove
from tatami.engine.game import Credit, Game
from tatami.engine.game_types import Arg, Decision, Event, OpeningMove, Outcome
from tatami.engine.layout import Layout
from tatami.engine.terminal_text import Painter
from tatami.games.samourai import (
    actions,
    events,
    material,
    openings,
    picture,
    position,
    terminal_view,
)
from tatami.games.samourai import observation_layout as layouts
from tatami.games.samourai import view as views
from tatami.games.samourai.constants import ACTIONS
from tatami.games.samourai.material import SamouraiMaterial
from tatami.games.samourai.options import SamouraiOptions
from tatami.games.samourai.state import SamouraiState, first_state
from tatami.games.samourai.view import SamouraiView


class Samourai(Game[SamouraiState]):
    key = "samourai"
    version = 1
    credit = Credit(title="Samouraï", author="unknown", publisher="Fernand Nathan", year=1977)
    min_seats = 2
    max_seats = 2
    minutes = 20
    rule_letter = "M"
    hides_information = False
    action_count = ACTIONS
    seat_names = position.CAMPS
    options_type = SamouraiOptions
    material_type = SamouraiMaterial
    package = __package__

    def set_up(
        self, options: SamouraiOptions, seats: int, material_: SamouraiMaterial
    ) -> SamouraiState:
        board = material.board(material.squares(material_))
        chance = chance_from("table")
        return first_state(board, chance, options.jumping, options.repetition, options.limit)

    def check(self, material_: SamouraiMaterial) -> None:
        material.check(material_)

    def move(self, action: int) -> actions.Move:
        return actions.move(action)

    def number(self, move: Any) -> int:
        try:
            return actions.number(msgspec.convert(move, actions.Move, from_attributes=True))
        except msgspec.ValidationError as error:
            raise MalformedMove(f"this is not a move of samourai: {error}") from None

    def show(self, action: int) -> str:
        return actions.show(action)

    def read(self, text: str) -> int:
        return actions.read(text)

    def decision(self, state: SamouraiState, viewer: int | None) -> Decision | None:
        return views.decision(state)

    def view(self, state: SamouraiState, viewer: int | None) -> SamouraiView:
        return views.view(state, viewer)

    def event(self, state: SamouraiState, kind: int, args: tuple[int, ...]) -> Event:
        return events.event(state, kind, args)

    def observation_layout(self, seats: int | None = None) -> Layout:
        return layouts.observation_layout()

    def action_layout(self, seats: int | None = None) -> Layout:
        return layouts.action_layout()

    def outcome(self, state: SamouraiState) -> Outcome | None:
        return views.outcome(state)

    def opening_moves(self, state: SamouraiState) -> list[OpeningMove]:
        return openings.opening_moves(state, self.version)

    def preview(self, state: SamouraiState, action: int) -> dict[str, Arg]:
        return views.preview(state, action)

    def draw(self, seen: SamouraiView, paint: Painter, language: str) -> str:
        return terminal_view.draw(seen, paint, language)

    def picture(self, seen: SamouraiView) -> str:
        return picture.draw(seen)

    def seat_mark(self, seat: int) -> str:
        return picture.seat_mark(seat)

    def write_position(self, state: SamouraiState) -> str:
        return position.write(state)

    def read_position(self, text: str, table: SamouraiState) -> SamouraiState:
        return position.read(table, text)

    def bound(self, options: SamouraiOptions, seats: int) -> int:
        return options.limit


GAME = Samourai()
