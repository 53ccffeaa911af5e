"""What worker processes do for analyses and hints: functions from bytes to bytes."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import msgspec

import tatami
from tatami import analysis
from tatami.analysis import AnalysisSettings, PositionAnalysis
from tatami.engine import Play, TatamiError, records
from tatami.engine.records import Record
from tatami.server.tables.refusals import Refusal
from tatami.server.thinking.question import Question, rebuild_play

CHUNK_SECONDS = 0.2
"""About how long a chunk keeps a worker from bots."""
HINT_SIMULATIONS = 1000


class WantedAnalysis(msgspec.Struct, frozen=True, array_like=True):
    """A record that somebody wants to be analyzed, as text."""

    record: bytes
    settings: AnalysisSettings


class CheckedAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """An analysis that can start: its key, and the game as workers rebuild it."""

    key: str
    game: Question
    record: bytes
    settings: AnalysisSettings

    @property
    def total(self) -> int:
        return len(self.game.actions) + 1


class AnalysisChunk(msgspec.Struct, frozen=True, kw_only=True):
    """A task for a worker: analyze a game from position `first` on, for a short time."""

    game: Question
    first: int
    settings: AnalysisSettings


class AnalyzedPositions(msgspec.Struct, frozen=True, array_like=True):
    """All positions of a game are analyzed: they are to be combined."""

    record: bytes
    settings: AnalysisSettings
    positions: list[PositionAnalysis]


def checked_analysis(packed: bytes) -> bytes:
    """In a process for requests: verify the record; raises Refusal."""
    wanted = msgspec.msgpack.decode(packed, type=WantedAnalysis)
    record, play = verified(wanted.record)
    return msgspec.msgpack.encode(
        CheckedAnalysis(
            key=key_of(record, wanted.settings),
            game=question_of(play, record.game),
            record=wanted.record,
            settings=wanted.settings,
        )
    )


def verified(text: bytes) -> tuple[Record, Play[Any]]:
    try:
        record = records.read(text)
        return record, analysis.verified_play(record, tatami.game(record.game))
    except TatamiError as error:
        raise Refusal("bad_record", str(error)) from None


def key_of(record: Record, settings: AnalysisSettings) -> str:
    """The key of an analysis: a digest of record, settings and version."""
    what = [records.digest(record), settings.simulations, settings.seed, tatami.__version__]
    return hashlib.sha256(msgspec.json.encode(what)).hexdigest()[:32]


def question_of(play: Play[Any], game: str) -> Question:
    custom = play.own_material
    return Question(
        game=game,
        seats=play.seats,
        seed=play.seed,
        options=msgspec.to_builtins(play.options),
        material=None if custom is None else msgspec.to_builtins(custom),
        actions=list(play.actions),
        seat=0,
        bot="",
        redeals=play.redeals,
    )


def analyze_chunk(packed: bytes) -> bytes:
    """In a worker: as many positions as the time allows, at least one."""
    chunk = msgspec.msgpack.decode(packed, type=AnalysisChunk)
    actions, first = chunk.game.actions, chunk.first
    play = rebuild_play(msgspec.structs.replace(chunk.game, actions=actions[:first]))
    found: list[PositionAnalysis] = []
    until = time.monotonic() + CHUNK_SECONDS
    for number in range(first, len(actions) + 1):
        action = actions[number] if number < len(actions) else None
        found.append(
            analysis.position_analysis(play.game, play.state, number, action, chunk.settings)
        )
        if action is None or time.monotonic() >= until:
            break
        play.apply_trusted([action])
    return msgspec.msgpack.encode(found)


def combine_positions(packed: bytes) -> bytes:
    """In a worker: the whole analysis as JSON."""
    done = msgspec.msgpack.decode(packed, type=AnalyzedPositions)
    record, play = verified(done.record)
    found = analysis.combine_positions(record, play, done.positions, done.settings)
    return msgspec.json.encode(found)


def find_hint(packed: bytes) -> bytes:
    """In a worker: the hint for the seat to act."""
    play = rebuild_play(msgspec.msgpack.decode(packed, type=Question))
    settings = AnalysisSettings(simulations=HINT_SIMULATIONS)
    found = analysis.hint(play.game, play.state, len(play.actions), settings)
    return msgspec.msgpack.encode(found)
