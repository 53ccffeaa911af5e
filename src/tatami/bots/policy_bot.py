"""The bot `policy`: plays by a network that was trained by self-play.

The network is `policy.json.gz` in the game's folder, written by `python -m benchmarks.policy_file`.
It sees what the seat may know and nothing else, so it never decides by what others hold. With
`playouts`, the bot compares the actions that the network likes by playing on from them. At tables
of a size that the file does not name, or above `largest_table`, it searches like `ismcts`, with the
same settings.
"""

from __future__ import annotations

import functools
import gzip
import math
from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.bots.budget import Budget, BudgetTimer
from tatami.bots.knowledge import Knowledge
from tatami.bots.mcts_bots import IsmctsBot, SearchSettings
from tatami.bots.policy_playout import PolicyPlayer
from tatami.bots.policy_race import RACE_SEATS, Race, race
from tatami.bots.search_result import ActionValue, obvious_action
from tatami.bots.second_look import SecondLook, reconsider
from tatami.engine.action_network import ActionNetwork
from tatami.engine.chance import Chance
from tatami.engine.game import Game
from tatami.engine.layout import Layout
from tatami.engine.player_network import PlayerNetwork
from tatami.engine.policy_network import PolicyNetwork

FILE = "policy.json.gz"


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a policy was trained for. It plays nothing else."""

    game: str
    version: int
    observation_version: int
    action_version: int
    seats: tuple[int, ...]
    """The sizes of tables at which it plays better than a search."""


class PolicyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: About
    network: list[dict[str, Any]] | dict[str, Any]
    """The layers of a `PolicyNetwork`, or the parts of a `PlayerNetwork`."""


class Policy:
    """The network of a game, with the inputs for every size of table."""

    def __init__(self, game: Game[Any], file: PolicyFile) -> None:
        self.seats = file.about.seats
        self.network: ActionNetwork = (
            PolicyNetwork(file.network)
            if isinstance(file.network, list)
            else PlayerNetwork(file.network)
        )
        largest = game.observation_layout(game.max_seats)
        self.columns = {
            seats: padded_columns(game.observation_layout(seats), largest) for seats in self.seats
        }

    def preferences(self, knowledge: Knowledge) -> dict[int, float]:
        """How likely the network is to play each legal action; the preferred one comes first."""
        seats = knowledge.seats
        self.network.look(vec[u8](knowledge.observation()), self.columns[seats], seats)
        outputs = {
            action: float(self.network.output(place))
            for place, action in sorted(knowledge.action_places().items())
        }
        best = max(outputs.values())
        weights = {action: math.exp(output - best) for action, output in outputs.items()}
        total = sum(weights.values())
        in_order = sorted(outputs, key=lambda action: -outputs[action])
        return {action: weights[action] / total for action in in_order}

    def player(self, seats: int) -> PolicyPlayer:
        """Plays all seats of such a table."""
        return PolicyPlayer(self.network, self.columns[seats])


def padded_columns(layout: Layout, largest: Layout) -> vec[i64]:
    """Where each number of an observation stands in that of the largest table: a part with a row
    for each player has more rows there."""
    found = []
    for one, full in zip(layout.segments, largest.segments, strict=True):
        for number in range(one.size):
            found.append(i64(full.offset + place_in(number, one.shape, full.shape)))
    return vec[i64](found)


def place_in(number: int, shape: tuple[int, ...], full: tuple[int, ...]) -> int:
    """The same cell in a larger array of as many dimensions."""
    place, step = 0, 1
    for length, longer in zip(reversed(shape), reversed(full), strict=True):
        place += number % length * step
        number //= length
        step *= longer
    return place


@functools.cache
def policy_of(game: Game[Any]) -> Policy | None:
    """The policy of a game, if it has one for this version of its rules and layouts."""
    file = game.folder.joinpath(FILE)
    if not file.is_file():
        return None
    found = msgspec.json.decode(gzip.decompress(file.read_bytes()), type=PolicyFile)
    told = found.about
    observed, acted = game.observation_layout(game.max_seats), game.action_layout(game.max_seats)
    versions = (told.game, told.version, told.observation_version, told.action_version)
    if versions != (game.key, game.version, observed.version, acted.version):
        return None
    return Policy(game, found)


class PolicySettings(SearchSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    playouts: Annotated[int, msgspec.Meta(ge=0)] = 0
    """With two players: the most playouts in which a move is compared with others; 0: the network
    alone decides."""
    largest_table: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """With more players than this it searches; None: it does so where the file names no size."""


class PolicyBot(IsmctsBot):
    """Plays the move that a network trained by self-play prefers."""

    name = "policy"
    settings_type = PolicySettings
    settings: PolicySettings

    @classmethod
    def refusal(cls, game: Game[Any]) -> str:
        if policy_of(game) is None:
            return f"no policy was trained for {game.key}"
        return ""

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        policy = self.policy_for(knowledge.seats)
        if policy is None:
            return super().choose(knowledge, rng)
        obvious = obvious_action(knowledge, rng)
        if obvious is not None:
            return obvious
        preferences = policy.preferences(knowledge)
        raced = self.compare(knowledge, policy, preferences, rng)
        in_order = [raced.best, *(action for action in preferences if action != raced.best)]
        chosen = self.after_second_look(knowledge, in_order, rng)
        values = raced.action_values() or as_values(preferences)
        if self.style is None or all(one.action != chosen for one in values):
            return chosen
        return self.style.prefer(knowledge, chosen, values, rng)

    def policy_for(self, seats: int) -> Policy | None:
        """The policy, if it plays at a table of this size."""
        found = None if self.game is None else policy_of(self.game)
        largest = self.settings.largest_table
        if found is None or seats not in found.seats or (largest is not None and seats > largest):
            return None
        return found

    def compare(
        self, knowledge: Knowledge, policy: Policy, preferences: dict[int, float], rng: Chance
    ) -> Race:
        """Compare the actions that the network likes by playouts."""
        if self.settings.playouts == 0 or knowledge.seats > RACE_SEATS:
            return Race(next(iter(preferences)), {})
        budget = Budget(simulations=self.settings.playouts, seconds=self.settings.seconds)
        timer = BudgetTimer(budget, self.clock, self.stopped)
        return race(knowledge, policy.player(knowledge.seats), preferences, timer, rng)

    def after_second_look(self, knowledge: Knowledge, actions: list[int], rng: Chance) -> int:
        """The first action, or another one if it does not stand a second look."""
        if self.settings.second_look == 0 or self.game is None:
            return actions[0]
        look = SecondLook(knowledge, rng, self.settings.second_look)
        return reconsider(self.game, look, actions[0], actions)


def as_values(preferences: dict[int, float]) -> tuple[ActionValue, ...]:
    """For styles: actions that the network plays about as often are about as good."""
    return tuple(
        ActionValue(action=action, visits=round(1000 * chance), value=0.5, error=0.5)
        for action, chance in preferences.items()
    )
