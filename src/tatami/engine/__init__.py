"""The engine: the contract that every game implements (`Game`, `State`), seeded chance, records,
lessons, texts, and the conformance kit in `tatami.engine.testing`."""

from tatami.engine.chance import Chance, chance_from
from tatami.engine.errors import (
    BadMaterial,
    BadOptions,
    BadPosition,
    BadRecord,
    GameIsOver,
    IllegalMove,
    MalformedMove,
    TatamiError,
    UnknownGame,
)
from tatami.engine.game import Credit, Game
from tatami.engine.game_in_progress import Play
from tatami.engine.game_types import Choice, Decision, Event, Outcome, View, view_bytes
from tatami.engine.material import Material
from tatami.engine.options import Options
from tatami.engine.records import Record
from tatami.engine.state import EVERYONE, NOBODY, SPECTATORS, Actions, State, only, perft, playout

__all__ = [
    "EVERYONE",
    "NOBODY",
    "SPECTATORS",
    "Actions",
    "BadMaterial",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Choice",
    "Credit",
    "Decision",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalMove",
    "MalformedMove",
    "Material",
    "Options",
    "Outcome",
    "Play",
    "Record",
    "State",
    "TatamiError",
    "UnknownGame",
    "View",
    "chance_from",
    "only",
    "perft",
    "playout",
    "view_bytes",
]
