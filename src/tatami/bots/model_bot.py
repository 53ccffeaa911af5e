"""The bot `model`: plays by a trained network from a file, evaluated with NumPy.

A model file is an `.npz` archive with the layers of a network (`weights_0`, `biases_0`, …; between
layers what is below 0 becomes 0) from an observation to a number for each place of the action
layout, and `about`: the game, its version, seats, and the versions of both layouts.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Self

import msgspec
from msgspec import Meta

from tatami.bots.bot_settings import read_settings
from tatami.bots.errors import BadBot
from tatami.bots.knowledge import Bot, Knowledge
from tatami.engine.chance import Chance
from tatami.engine.game import Game


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a model was trained for. It plays nothing else."""

    game: str
    version: int
    seats: int
    observation_version: int
    action_version: int


def about(game: Game[Any], seats: int) -> About:
    return About(
        game=game.key,
        version=game.version,
        seats=seats,
        observation_version=game.observation_layout(seats).version,
        action_version=game.action_layout(seats).version,
    )


class Model(msgspec.Struct, frozen=True):
    """A network: weights (out × in) and biases of every layer."""

    about: About
    layers: tuple[tuple[Any, Any], ...]

    def wishes(self, observation: bytes) -> Any:
        """A number for each place of the action layout: the higher, the better."""
        np = numpy()
        row = np.frombuffer(observation, np.uint8).astype(np.float32)
        for weights, biases in self.layers[:-1]:
            row = np.maximum(weights @ row + biases, 0)
        weights, biases = self.layers[-1]
        return weights @ row + biases

    def save(self, file: Path) -> None:
        """Write the file whole or not at all."""
        np = numpy()
        arrays = {}
        for number, (weights, biases) in enumerate(self.layers):
            arrays[f"weights_{number}"] = np.asarray(weights, np.float32)
            arrays[f"biases_{number}"] = np.asarray(biases, np.float32)
        text = np.array(msgspec.json.encode(self.about).decode())
        unfinished = file.with_name(f"{file.name}.part")
        with unfinished.open("wb") as out:
            np.savez(out, about=text, **arrays)
        unfinished.replace(file)


def load_model(file: Path) -> Model:
    """Raises BadBot with one line."""
    np = numpy()
    try:
        with np.load(file, allow_pickle=False) as found:
            told = msgspec.json.decode(str(found["about"]), type=About)
            count = sum(name.startswith("weights_") for name in found.files)
            layers = tuple((found[f"weights_{i}"], found[f"biases_{i}"]) for i in range(count))
    except FileNotFoundError:
        raise BadBot(f"there is no model file {file}") from None
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        raise BadBot(f"{file} is not a model file: {error}") from None
    return Model(told, layers)


class ModelSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    file: str
    temperature: Annotated[float, Meta(ge=0)] = 0.0
    """0: the best move. 1: as often as the network says, as in training."""


class ModelBot(Bot):
    """Plays the move that a trained network prefers."""

    name = "model"
    offered = False
    file = ""
    """For subclasses that always play the same model, and can be offered at tables."""

    def __init__(self, model: Model, temperature: float = 0.0) -> None:
        self.model = model
        self.temperature = temperature

    @classmethod
    def make(cls, game: Game[Any], settings: Mapping[str, Any]) -> Self:
        given = {"file": cls.file, **settings} if cls.file else settings
        wanted = read_settings(cls.name, ModelSettings, given)
        path = Path(wanted.file)
        model = cached_model(path, changed(path))
        if model.about != about(game, model.about.seats):
            raise BadBot(f"{path} was trained for {describe(model.about)}, not for this {game.key}")
        return cls(model, wanted.temperature)

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        if knowledge.seats != self.model.about.seats:
            seats = self.model.about.seats
            raise BadBot(f"this model plays {seats} seats, and the game has {knowledge.seats}")
        actions = knowledge.action_places()
        places, wishes = list(actions), self.model.wishes(knowledge.observation())
        chosen = pick([float(wishes[one]) for one in places], self.temperature, rng)
        return actions[places[chosen]]


def pick(wishes: Sequence[float], temperature: float, rng: Chance) -> int:
    """The place of the highest number; with a temperature, any place, the higher the likelier."""
    best = max(range(len(wishes)), key=wishes.__getitem__)
    if not temperature:
        return best
    chances = [math.exp((one - wishes[best]) / temperature) for one in wishes]
    left = rng.below(1 << 30) / (1 << 30) * sum(chances)
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return place
    return best


def describe(told: About) -> str:
    return (
        f"{told.game} version {told.version} with {told.seats} seats (layouts"
        f" {told.observation_version} and {told.action_version})"
    )


def changed(file: Path) -> float:
    """When the file was written, so that a new one is read again."""
    try:
        return file.stat().st_mtime
    except OSError:
        raise BadBot(f"there is no model file {file}") from None


@functools.lru_cache(maxsize=16)
def cached_model(file: Path, _changed: float) -> Model:
    return load_model(file)


def numpy() -> Any:
    try:
        import numpy as module
    except ImportError:
        raise BadBot("a model needs NumPy: pip install 'tatami-games[rl]'") from None
    return module
