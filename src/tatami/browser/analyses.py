"""Analyses of finished games inside the browser: one at a time, in short slices."""

from __future__ import annotations

import asyncio

import msgspec

import tatami
from tatami.analysis import Analysis, AnalysisSettings, Hint, PositionAnalysis
from tatami.browser.bots import prepare
from tatami.browser.storage import Storage
from tatami.server.background_tasks import BackgroundTasks
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.thinking.analysis_in_worker import (
    AnalysisChunk,
    AnalyzedPositions,
    CheckedAnalysis,
    WantedAnalysis,
    analyze_chunk,
    checked_analysis,
    combine_positions,
    find_hint,
    question_of,
)
from tatami.server.thinking.analysis_types import CANCELLED, DONE, RUNNING, AnalysisOut

PAUSE = 0.01
"""Seconds between two slices, in which requests are answered."""


class BrowserAnalyses:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.running: CheckedAnalysis | None = None
        self.positions: list[PositionAnalysis] = []
        self.tasks = BackgroundTasks()

    async def start(self, record: bytes, settings: AnalysisSettings) -> AnalysisOut:
        """Start an analysis, or show the one that runs or is stored. A new one ends the one before:
        the page shows only one."""
        packed = msgspec.msgpack.encode(WantedAnalysis(record, settings))
        checked = msgspec.msgpack.decode(checked_analysis(packed), type=CheckedAnalysis)
        found = await self.find(checked.key)
        if found is None:
            self.running, self.positions = checked, []
            prepare(tatami.game(checked.game.game))
            self.tasks.start(self.run(checked))
            found = self.progress(checked)
        return found

    async def find(self, key: str) -> AnalysisOut | None:
        if self.running is not None and self.running.key == key:
            return self.progress(self.running)
        kept = await self.storage.read_analysis(key)
        if kept is None:
            return None
        result = msgspec.json.decode(kept, type=Analysis)
        return AnalysisOut(key=key, state=DONE, result=result)

    async def show(self, key: str) -> AnalysisOut:
        found = await self.find(key)
        if found is None:
            raise Refusal("no_analysis", "this analysis does not exist: start it again")
        return found

    def cancel(self, key: str) -> AnalysisOut:
        if self.running is not None and self.running.key == key:
            self.running = None
        return AnalysisOut(key=key, state=CANCELLED)

    def progress(self, checked: CheckedAnalysis) -> AnalysisOut:
        done = len(self.positions)
        return AnalysisOut(key=checked.key, state=RUNNING, done=done, total=checked.total)

    async def run(self, checked: CheckedAnalysis) -> None:
        while self.running is checked and len(self.positions) < checked.total:
            await asyncio.sleep(PAUSE)
            first = len(self.positions)
            chunk = AnalysisChunk(game=checked.game, first=first, settings=checked.settings)
            found = analyze_chunk(msgspec.msgpack.encode(chunk))
            self.positions += msgspec.msgpack.decode(found, type=list[PositionAnalysis])
        if self.running is checked:
            done = AnalyzedPositions(checked.record, checked.settings, self.positions)
            result = combine_positions(msgspec.msgpack.encode(done))
            await self.storage.store_analysis(checked.key, result)
            self.running = None

    def hint(self, table: Table) -> Hint:
        """A hint for the seat to act."""
        assert table.play is not None
        prepare(table.game)
        question = question_of(table.play, table.game.key)
        return msgspec.msgpack.decode(find_hint(msgspec.msgpack.encode(question)), type=Hint)
