"""`Play`: one game in progress, with its history, for undo, replay and records."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from tatami.engine.chance import chance_from
from tatami.engine.game import Game
from tatami.engine.game_types import Event
from tatami.engine.material import Material
from tatami.engine.options import Options
from tatami.engine.state import EventData, State

S = TypeVar("S", bound=State)


class Redeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After `after` actions, everything hidden from this seat was dealt again with this seed."""

    after: int
    seat: int
    seed: str


class Play(Generic[S]):
    """A state together with the actions that led to it and the events of each of them."""

    def __init__(
        self,
        game: Game[S],
        *,
        seats: int | None = None,
        seed: str | int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        material: Material | str | None = None,
        redeals: tuple[Redeal, ...] = (),
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.options = game.options(options)
        self.own_material = None if material is None else game.material(material)
        self.redeals = redeals
        self.actions: list[int] = []
        self.actors: list[int] = []
        self._start()

    def _start(self) -> None:
        table = self.game.table(seats=self.seats, options=self.options, material=self.own_material)
        self.state: S = table.deal(chance_from(self.seed))  # type: ignore[assignment]  # same type
        self.state.collect_events()
        self.event_data: list[list[EventData]] = [self._take_events()]
        self._redeal()

    def _redeal(self) -> None:
        """A game forked with other cards continues in a state that its seat considered possible
        (decision 7)."""
        for one in self.redeals:
            if one.after == len(self.actions):
                world: S = self.state.sample(one.seat, chance_from(one.seed))  # type: ignore[assignment]  # same type
                world.collect_events()
                self.state = world

    def _take_events(self) -> list[EventData]:
        events = self.state.event_data or []
        self.state.event_data = []
        return events

    def apply(self, action: int) -> None:
        """Apply an action; raises IllegalMove and changes nothing if it is not legal."""
        actor = self.state.to_act
        self.state.apply(action)
        self.actions.append(action)
        self.actors.append(actor)
        self.event_data.append(self._take_events())
        self._redeal()

    def apply_legal(self, action: int) -> None:
        """Apply an action that `is_legal` has just allowed in this position."""
        self.actors.append(self.state.to_act)
        self.state.play(action)
        self.actions.append(action)
        self.event_data.append(self._take_events())
        if self.redeals:
            self._redeal()

    def apply_trusted(self, actions: list[int]) -> None:
        """Apply actions that are known to be legal, without checks and without events."""
        for action in actions:
            self.actors.append(self.state.to_act)
            self.state.play(action)
            self.actions.append(action)
            self.event_data.append([])
            self._redeal()

    def apply_text(self, text: str) -> None:
        self.apply(self.game.read(text))

    def undo(self, count: int = 1) -> None:
        """Undo the last actions, by replaying the others: this restores the generator too."""
        kept = self.actions[: max(0, len(self.actions) - count)]
        self.actions, self.actors = [], []
        self._start()
        for action in kept:
            self.apply(action)

    def at(self, number: int) -> Play[S]:
        """A copy of the game after that many actions."""
        past = Play(
            self.game,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            material=self.own_material,
            redeals=self.redeals,
        )
        for action in self.actions[:number]:
            past.apply(action)
        return past

    def events(self, number: int, viewer: int | None) -> list[Event]:
        """What happened at that action (0: at the start), as far as this viewer may know."""
        return self.game.events(self.state, self.event_data[number], viewer)
