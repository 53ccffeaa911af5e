"""Honor of the Samurai as the house sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.engine.chance import chance_from
from tatami.engine.errors import MalformedMove
from tatami.engine.game import Credit, Game, viewer_seat
from tatami.engine.game_types import Arg, Decision, Event, Outcome
from tatami.engine.terminal_color import Paint
from tatami.games.honor import actions, events, material, position, screen
from tatami.games.honor import orders as standing
from tatami.games.honor import view as views
from tatami.games.honor.cards import Table
from tatami.games.honor.material import HonorMaterial
from tatami.games.honor.moves import ACTIONS
from tatami.games.honor.options import HonorOptions, resolve
from tatami.games.honor.origins import gather
from tatami.games.honor.state import HonorState
from tatami.games.honor.view import HonorView

TRIES = 64
MOST_DECISIONS_PER_TURN = 80
"""Five actions of at most eight decisions (an elite thief), a declaration of at most nine, twelve
free discards and the end are fewer."""


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
    action_count = ACTIONS
    options_type = HonorOptions
    material_type = HonorMaterial
    package = __package__

    def set_up(self, options: HonorOptions, seats: int, material_: HonorMaterial) -> HonorState:
        state = HonorState(
            set_table(resolve(options), seats, material_), seats, chance_from("table")
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

    def outcome(self, state: HonorState) -> Outcome | None:
        return views.outcome(state)

    def hides(self, state: HonorState, viewer: int | None) -> bool:
        """Two different fresh cards in the pile could change places; otherwise look closer."""
        seat = viewer_seat(viewer)
        fresh = gather(state, seat).fresh
        if state.pile_size > 1 and sum(1 for count in fresh if count) > 1:
            return True
        rng = chance_from("hides")
        dump = state.dump()
        return any(state.sample(seat, rng).dump() != dump for _ in range(TRIES))

    def preview(self, state: HonorState, action: int) -> dict[str, Arg]:
        return views.preview(state, action)

    def draw(self, seen: HonorView, paint: Paint, language: str) -> str:
        return screen.draw(seen, paint, language)

    def write_position(self, state: HonorState) -> str:
        return position.write(state)

    def read_position(self, text: str, table: HonorState) -> HonorState:
        return position.read(table, text)

    def bound(self, options: HonorOptions, seats: int) -> int:
        return (options.limit + seats) * MOST_DECISIONS_PER_TURN

    # Standing orders.

    def orders(self) -> dict[str, list[str]]:
        return standing.orders()

    def follow(self, order: str, state: HonorState, seat: int | None = None) -> int | None:
        """What the order answers for this seat (by default the one asked), or None: ask."""
        return standing.follow(order, state, state.to_act if seat is None else seat)


def set_table(options: HonorOptions, seats: int, material_: HonorMaterial) -> Table:
    """Material and options as the rules read them."""
    table = Table()
    for card in material_.cards:
        kind = actions.card_number(card.card)
        table.set_card(kind, card.count, card.honor, card.ki, card.strength, card.stealable)
    table.samurai_honor = material_.samurai.honor
    table.samurai_ki = material_.samurai.ki
    table.samurai_strength = material_.samurai.strength
    table.shogun_honor = material_.shogun.honor[seats - 3]
    table.any_daimyo = options.daimyo == "any"
    table.target = options.target
    table.free_discard = options.discard == "free"
    table.any_seppuku = options.seppuku == "any"
    table.ask_everyone = options.reactions == "everyone"
    table.thief_cost = int(options.thief_cost)
    table.one_house = options.elite == "one_house"
    table.limit = options.limit
    return table


GAME = Honor()
