"""`Bot`, the base class of all bots, and `Knowledge`, the part of a game that a bot may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from tatami.bots.errors import BadBot
from tatami.engine.chance import Chance
from tatami.engine.errors import GameIsOver
from tatami.engine.game import Game
from tatami.engine.game_types import View
from tatami.engine.state import State
from tatami.engine.state_values import game_of


class Knowledge:
    """What one seat knows of a running game: its legal moves, and samples of the states that it
    could equally well be in. The true state stays private."""

    def __init__(self, state: State, seat: int) -> None:
        if state.over:
            raise GameIsOver("", "game-is-over", "the game is over: there is nothing to decide")
        self._state = state
        self.seat = seat

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    def legal(self) -> list[int]:
        return self._state.legal()

    def sample(self, rng: Chance) -> State:
        return self._state.sample(self.seat, rng)

    def view(self) -> View:
        """What the seat sees, as a player would be shown it."""
        return self._game().view(self._state, self.seat)

    def observation(self) -> bytes:
        """What the seat may know, as a row of the game's `observation_layout`."""
        return self._game().observe(self._state, self.seat)

    def action_places(self) -> dict[int, int]:
        """The legal actions by their places in the game's `action_layout`."""
        return {int(self._state.encode_action(one)): one for one in self._state.legal()}

    def _game(self) -> Game[Any]:
        game = game_of(self._state)
        if game is None:
            raise BadBot(f"the game of {type(self._state).__name__} is not known: set it up first")
        return game


class Bot:
    """Subclass this and write `choose`. The same knowledge and generator give the same move."""

    name: str
    offered = True
    """Is the bot listed at tables? Searches are not: the levels are searches with good settings."""

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        """One of `knowledge.legal()`."""
        raise NotImplementedError

    # What a bot may override.

    @classmethod
    def make(cls, game: Game[Any], settings: Mapping[str, Any]) -> Self:
        """Create the bot for a game, with the settings that follow its name."""
        if settings:
            raise BadBot(f"{cls.name} has no settings, but got {', '.join(settings)}")
        return cls()

    @classmethod
    def refusal(cls, game: Game[Any]) -> str:
        """Why this bot cannot play the game; empty if it can."""
        return ""
