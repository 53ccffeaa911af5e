"""Scores of own moves: judged by the worker processes after a game with a shared deal.

Bots and analyses of people come first. A result whose score was lost with a process is judged when
somebody looks at it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from tatami.analysis.own_moves import MoveCost, OwnMoves, own_moves
from tatami.server.background_tasks import BackgroundTasks
from tatami.server.live.table_registry import TableRegistry
from tatami.server.people import deal_results, game_results
from tatami.server.people.deal_results import StoredResult
from tatami.server.store.base import Store
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.thinking.analyses import Analyses
from tatami.server.thinking.analysis_in_worker import question_of
from tatami.server.thinking.fair_queue import ANALYSIS, Asker
from tatami.server.thinking.judge_moves import JudgedMoves, MovesToJudge, judge_moves

log = logging.getLogger("tatami.server")

MOST_WAITING = 500
MOST_FAILED = 2000
ASKER = Asker(player="deals", urgency=ANALYSIS)


class OwnMoveScores:
    def __init__(self, store: Store, tables: TableRegistry, analyses: Analyses) -> None:
        self.store = store
        self.tables = tables
        self.analyses = analyses
        self.waiting: dict[str, None] = {}
        """Tables, in the order in which their games ended. The first one is being judged."""
        self.failed: dict[str, None] = {}
        self.tasks = BackgroundTasks()
        tables.results.of_deals.add(self.add)

    async def close(self) -> None:
        await self.tasks.close()

    def add(self, table: str) -> None:
        """Judge the people of this table, as soon as a worker is free."""
        if table in self.waiting or table in self.failed or len(self.waiting) >= MOST_WAITING:
            return
        self.waiting[table] = None
        if len(self.waiting) == 1:
            self.tasks.start(self.run())

    def add_missing(self, results: Sequence[StoredResult]) -> bool:
        """Judge what has no score yet; returns whether any score is still to come."""
        missing = [one.table for one in results if one.accuracy is None]
        for table in missing:
            self.add(table)
        return any(table in self.waiting for table in missing)

    async def run(self) -> None:
        while self.waiting:
            table = next(iter(self.waiting))
            try:
                await self.judge_table(table)
            except Refusal:  # it has expired
                self.give_up(table)
            except Exception:
                log.exception("the moves at table %s could not be judged", table)
                self.give_up(table)
            del self.waiting[table]

    def give_up(self, table: str) -> None:
        self.failed[table] = None
        if len(self.failed) > MOST_FAILED:
            del self.failed[next(iter(self.failed))]

    async def judge_table(self, id_: str) -> None:
        table = await self.tables.table(id_)
        result = game_results.result_of_table(table)
        if result is None or table.play is None:
            return
        for seat, one in enumerate(result.seats):
            if one.player:
                found = await self.judge_seat(table, seat, one.gave_up_after)
                await self.store.write(deal_results.store_moves(table.setup.deal, id_, seat, found))

    async def judge_seat(self, table: Table, seat: int, left: int | None) -> OwnMoves:
        """`left`: after how many moves the player gave up."""
        assert table.play is not None
        game = question_of(table.play, table.game.key)
        if left is not None:  # a bot played on
            game = msgspec.structs.replace(game, actions=game.actions[:left])
        costs: list[MoveCost] = []
        following = 0
        while following <= len(game.actions):
            part = MovesToJudge(game=game, seat=seat, first=following, given_up=left is not None)
            answer = await self.analyses.ask(judge_moves, msgspec.msgpack.encode(part), ASKER)
            judged = msgspec.msgpack.decode(answer, type=JudgedMoves)
            costs += judged.costs
            following = judged.next
        found = own_moves(costs)
        return found if left is None else msgspec.structs.replace(found, accuracy=0.0)
