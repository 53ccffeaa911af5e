"""The engine: the contract that every game implements (`Game`, `State`), seeded chance, records,
lessons, texts, and the conformance kit in `tatami.engine.testing`."""

from tatami.engine.batch import Batch
from tatami.engine.chance import Chance, chance_from, scripted
from tatami.engine.errors import (
    BadMaterial,
    BadOptions,
    BadPosition,
    BadRecord,
    BadScript,
    GameIsOver,
    IllegalMove,
    MalformedMove,
    NoObservations,
    OutcomeNeeded,
    TatamiError,
    UnknownGame,
)
from tatami.engine.explicit_chance import CHANCE, ExplicitChance
from tatami.engine.game import Credit, Game
from tatami.engine.game_in_progress import Play
from tatami.engine.game_types import Choice, Decision, Event, Outcome, View, view_bytes
from tatami.engine.layout import Layout, Part, Segment, layout
from tatami.engine.material import Material
from tatami.engine.options import Options
from tatami.engine.records import Record
from tatami.engine.state import (
    EVERYONE,
    NOBODY,
    SPECTATORS,
    Actions,
    State,
    only,
    perft,
    playout,
    share_of,
)

__all__ = [
    "CHANCE",
    "EVERYONE",
    "NOBODY",
    "SPECTATORS",
    "Actions",
    "BadMaterial",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadScript",
    "Batch",
    "Chance",
    "Choice",
    "Credit",
    "Decision",
    "Event",
    "ExplicitChance",
    "Game",
    "GameIsOver",
    "IllegalMove",
    "Layout",
    "MalformedMove",
    "Material",
    "NoObservations",
    "Options",
    "Outcome",
    "OutcomeNeeded",
    "Part",
    "Play",
    "Record",
    "Segment",
    "State",
    "TatamiError",
    "UnknownGame",
    "View",
    "chance_from",
    "layout",
    "only",
    "perft",
    "playout",
    "scripted",
    "share_of",
    "view_bytes",
]
