"""Samurai: The Card Game: the game object, which the rest of the package talks to."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.engine.chance import chance_from
from tatami.engine.errors import MalformedMove
from tatami.engine.game import Credit, Game, viewer_seat
from tatami.engine.game_types import Arg, Decision, Event, Outcome
from tatami.engine.layout import Layout
from tatami.engine.terminal_text import Painter
from tatami.games.village import (
    actions,
    constants,
    end_and_winner,
    events,
    material,
    picture,
    position,
    previews,
    sampling,
    terminal_view,
    write_position,
)
from tatami.games.village import observation_layout as layouts
from tatami.games.village import view as views
from tatami.games.village.constants import SET
from tatami.games.village.material import VillageMaterial
from tatami.games.village.options import VillageOptions
from tatami.games.village.state import VillageState, empty_table
from tatami.games.village.view import VillageView


class Village(Game[VillageState]):
    key = "village"
    version = 1
    credit = Credit(
        title="Samurai: The Card Game",
        author="Reiner Knizia",
        publisher="Rio Grande Games",
        year=2009,
    )
    min_seats = 2
    max_seats = 4
    minutes = 60
    rule_letter = "V"
    action_count = constants.ACTIONS
    seat_names = write_position.COLORS
    styles = ("cautious", "bold", "eager")
    options_type = VillageOptions
    material_type = VillageMaterial
    package = __package__

    def set_up(
        self, options: VillageOptions, seats: int, material_: VillageMaterial
    ) -> VillageState:
        return empty_table(material.build_setup(material_, seats), chance_from("table"))

    def check(self, material_: VillageMaterial) -> None:
        material.check(material_)

    def move(self, action: int) -> actions.Move:
        return actions.move(action)

    def number(self, move: Any) -> int:
        try:
            return actions.number(as_move(move))
        except msgspec.ValidationError as error:
            raise MalformedMove(f"this is not a move of village: {error}") from None

    def show(self, action: int) -> str:
        return actions.show(action)

    def read(self, text: str) -> int:
        return actions.read(text)

    def decision(self, state: VillageState, viewer: int | None) -> Decision | None:
        return views.decision(state)

    def view(self, state: VillageState, viewer: int | None) -> VillageView:
        return views.view(state, viewer)

    def event(self, state: VillageState, kind: int, args: tuple[int, ...]) -> Event:
        return events.event(kind, args)

    def observation_layout(self, seats: int | None = None) -> Layout:
        return layouts.observation_layout(self.check_seats(seats))

    def action_layout(self, seats: int | None = None) -> Layout:
        return layouts.action_layout()

    def outcome(self, state: VillageState) -> Outcome | None:
        return views.outcome(state)

    def points(self, state: VillageState) -> tuple[float, ...]:
        """V24: all stones."""
        return tuple(float(end_and_winner.total(state, seat)) for seat in range(state.seats))

    def is_anything_hidden(self, state: VillageState, viewer: int | None) -> bool:
        return sampling.is_anything_hidden(state, viewer_seat(viewer))

    def preview(self, state: VillageState, action: int) -> dict[str, Arg]:
        return previews.preview(state, action)

    def draw(self, seen: VillageView, paint: Painter, language: str) -> str:
        return terminal_view.draw(seen, paint, language)

    def picture(self, seen: VillageView) -> str:
        return picture.draw(seen)

    def seat_mark(self, seat: int) -> str:
        return picture.seat_mark(seat)

    def write_position(self, state: VillageState) -> str:
        return position.in_one_line(position.write(state))

    def read_position(self, text: str, table: VillageState) -> VillageState:
        return position.read(table, text)

    def bound(self, options: VillageOptions, seats: int) -> int:
        """Every card takes at most three decisions: the card, its cell, a site for a village."""
        return 3 * SET * seats


def as_move(move: Any) -> actions.Move:
    if isinstance(move, actions.ChooseCard | actions.LayCard | actions.FoundVillage):
        return move
    return msgspec.convert(move, actions.ChooseCard | actions.LayCard | actions.FoundVillage)


GAME = Village()
