"""Honor of the Samurai: the game object, which the rest of the package talks to."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.engine.chance import chance_from
from tatami.engine.errors import MalformedMove
from tatami.engine.game import Credit, Game, viewer_seat
from tatami.engine.game_types import Arg, Decision, Event, Outcome
from tatami.engine.layout import Layout
from tatami.engine.terminal_text import Painter
from tatami.games.honor import (
    actions,
    auto_replies,
    events,
    material,
    picture,
    position,
    sampling,
    terminal_view,
)
from tatami.games.honor import observation_layout as layouts
from tatami.games.honor import preview as previews
from tatami.games.honor import view as views
from tatami.games.honor.constants import ACTIONS
from tatami.games.honor.material import HonorMaterial
from tatami.games.honor.options import HonorOptions, resolve
from tatami.games.honor.rule_values import HonorConfig
from tatami.games.honor.state import HonorState
from tatami.games.honor.view import HonorView

MOST_DECISIONS_PER_TURN = 80
"""An upper bound: five actions of at most eight decisions (an elite thief), a declaration of at
most nine, twelve free discards and the end of the turn are fewer."""


class Honor(Game[HonorState]):
    key = "honor"
    version = 1
    credit = Credit(
        title="Honor of the Samurai",
        author="Scott Kimball",
        publisher="Gamewright, Amigo",
        year=1996,
    )
    min_seats = 3
    max_seats = 6
    minutes = 90
    rule_letter = "H"
    asks_in_secret = True
    styles = ("cautious", "bold", "aggressive", "eager")
    action_count = ACTIONS
    options_type = HonorOptions
    material_type = HonorMaterial
    package = __package__

    def set_up(self, options: HonorOptions, seats: int, material_: HonorMaterial) -> HonorState:
        state = HonorState(
            build_setup(resolve(options), seats, material_), seats, chance_from("table")
        )
        state.clear()
        return state

    def check(self, material_: HonorMaterial) -> None:
        material.check(material_)

    def move(self, action: int) -> actions.Move:
        return actions.move(action)

    def number(self, move: Any) -> int:
        try:
            return actions.number(msgspec.convert(move, actions.Move, from_attributes=True))
        except msgspec.ValidationError as error:
            raise MalformedMove(f"this is not a move of honor: {error}") from None

    def show(self, action: int) -> str:
        return actions.show(action)

    def read(self, text: str) -> int:
        return actions.read(text)

    def decision(self, state: HonorState, viewer: int | None) -> Decision | None:
        return views.decision(state, viewer)

    def view(self, state: HonorState, viewer: int | None) -> HonorView:
        return views.view(state, viewer)

    def event(self, state: HonorState, kind: int, args: tuple[int, ...]) -> Event:
        return events.event(kind, args)

    def observation_layout(self, seats: int | None = None) -> Layout:
        return layouts.observation_layout(self.check_seats(seats))

    def action_layout(self, seats: int | None = None) -> Layout:
        return layouts.action_layout()

    def outcome(self, state: HonorState) -> Outcome | None:
        return views.outcome(state)

    def points(self, state: HonorState) -> tuple[float, ...]:
        """H10: honor."""
        return tuple(float(state.honor[seat]) for seat in range(state.seats))

    def is_aimed(self, state: HonorState, action: int) -> bool:
        """Alliances and cards laid into houses do nobody harm."""
        return isinstance(self.move(action), actions.Attacks)

    def is_anything_hidden(self, state: HonorState, viewer: int | None) -> bool:
        return sampling.is_anything_hidden(state, viewer_seat(viewer))

    def preview(self, state: HonorState, action: int) -> dict[str, Arg]:
        return previews.preview(state, action)

    def draw(self, seen: HonorView, paint: Painter, language: str) -> str:
        return terminal_view.draw(seen, paint, language)

    def picture(self, seen: HonorView) -> str:
        return picture.draw(seen)

    def seat_mark(self, seat: int) -> str:
        return picture.seat_mark(seat)

    def write_position(self, state: HonorState) -> str:
        return position.write(state)

    def read_position(self, text: str, table: HonorState) -> HonorState:
        return position.read(table, text)

    def bound(self, options: HonorOptions, seats: int) -> int:
        return (options.limit + seats) * MOST_DECISIONS_PER_TURN

    def auto_replies(self) -> dict[str, list[str]]:
        return auto_replies.auto_replies()

    def auto_reply_action(
        self, name: str, state: HonorState, seat: int | None = None
    ) -> int | None:
        """The action of an auto-reply for this seat (default: the seat to act), or None to ask."""
        return auto_replies.reply(name, state, state.to_act if seat is None else seat)


def build_setup(options: HonorOptions, seats: int, material_: HonorMaterial) -> HonorConfig:
    """Material and options as the rules read them; the options are resolved."""
    config = HonorConfig()
    for card in material_.cards:
        kind = actions.card_number(card.card)
        config.set_card(kind, card.count, card.honor, card.ki, card.strength, card.stealable)
    config.samurai_honor = material_.samurai.honor
    config.samurai_ki = material_.samurai.ki
    config.samurai_strength = material_.samurai.strength
    config.shogun_honor = material_.shogun.honor[seats - 3]
    config.any_daimyo = options.daimyo == "any"
    config.target = options.target
    config.free_discard = options.discard == "free"
    config.any_seppuku = options.seppuku == "any"
    config.ask_everyone = options.reactions == "everyone"
    config.thief_cost = int(options.thief_cost)
    config.one_house = options.elite == "one_house"
    config.limit = options.limit
    return config


GAME = Honor()
