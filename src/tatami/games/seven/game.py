"""Seven Card Samurai: the game object, which the rest of the package talks to."""

from __future__ import annotations

from typing import Any

from tatami.engine.chance import chance_from
from tatami.engine.game import Credit, Game, viewer_seat
from tatami.engine.game_types import Arg, Decision, Event, Outcome
from tatami.engine.layout import Layout
from tatami.engine.terminal_text import Painter
from tatami.games.seven import actions, events, material, picture, position, sampling, terminal_view
from tatami.games.seven import observation_layout as layouts
from tatami.games.seven import preview as previews
from tatami.games.seven import view as views
from tatami.games.seven.actions import Move
from tatami.games.seven.constants import ACTIONS
from tatami.games.seven.material import SevenMaterial
from tatami.games.seven.options import SevenOptions
from tatami.games.seven.state import SevenState, first_state
from tatami.games.seven.view import SevenView

MOST_IN_A_TURN = 9
"""Two draws, two plays of at most three decisions each, and the end of the turn."""


class Seven(Game[SevenState]):
    key = "seven"
    version = 1
    credit = Credit(
        title="Seven Card Samurai", author="Michael Richie", publisher="Mindtwister USA", year=2010
    )
    min_seats = 2
    max_seats = 8
    minutes = 30
    rule_letter = "S"
    styles = ("aggressive", "thrifty")
    """Not `cautious` and `bold`: moves that are about as good hardly differ in their risk here."""
    action_count = ACTIONS
    options_type = SevenOptions
    material_type = SevenMaterial
    package = __package__

    def set_up(self, options: SevenOptions, seats: int, material_: SevenMaterial) -> SevenState:
        state = first_state(seats, chance_from("table"), material.counts(material_))
        state.rounds = options.rounds
        state.start_rice = options.rice
        state.turn_limit = options.turns
        state.rebuild_limit = options.rebuilds
        return state

    def check(self, material_: SevenMaterial) -> None:
        material.check(material_)

    def move(self, action: int) -> Move:
        return actions.move(action)

    def number(self, move: Any) -> int:
        return actions.number(move)

    def show(self, action: int) -> str:
        return actions.show(action)

    def read(self, text: str) -> int:
        return actions.read(text)

    def decision(self, state: SevenState, viewer: int | None) -> Decision | None:
        return views.decision(state)

    def view(self, state: SevenState, viewer: int | None) -> SevenView:
        return views.view(state, viewer)

    def event(self, state: SevenState, kind: int, args: tuple[int, ...]) -> Event:
        return events.event(kind, args)

    def observation_layout(self, seats: int | None = None) -> Layout:
        return layouts.observation_layout(self.check_seats(seats))

    def action_layout(self, seats: int | None = None) -> Layout:
        return layouts.action_layout()

    def outcome(self, state: SevenState) -> Outcome | None:
        return views.outcome(state)

    def points(self, state: SevenState) -> tuple[float, ...]:
        """S4: the points of all rounds."""
        outcome = views.outcome(state)
        if outcome is None:
            return super().points(state)
        scores: Any = outcome.args["scores"]
        return tuple(float(score) for score in scores)

    def style_value(self, style: str, before: SevenState, action: int, after: SevenState) -> float:
        if style == "thrifty":
            seat = int(before.to_act)
            return float(after.rice[seat]) - float(before.rice[seat])
        return super().style_value(style, before, action, after)

    def is_aimed(self, state: SevenState, action: int) -> bool:
        return isinstance(self.move(action), actions.Attacks)

    def is_anything_hidden(self, state: SevenState, viewer: int | None) -> bool:
        return sampling.is_anything_hidden(state, viewer_seat(viewer))

    def preview(self, state: SevenState, action: int) -> dict[str, Arg]:
        return previews.preview(state, action)

    def draw(self, seen: SevenView, paint: Painter, language: str) -> str:
        return terminal_view.draw(seen, paint, language)

    def picture(self, seen: SevenView) -> str:
        return picture.draw(seen)

    def seat_mark(self, seat: int) -> str:
        return picture.seat_mark(seat)

    def write_position(self, state: SevenState) -> str:
        return position.write(state)

    def read_position(self, text: str, table: SevenState) -> SevenState:
        return position.read(table, text)

    def bound(self, options: SevenOptions, seats: int) -> int:
        return options.rounds * seats * options.turns * MOST_IN_A_TURN


GAME = Seven()
