"""Writes the results of finished games, and tells the services that wait for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.server.live.listeners import Listeners
from tatami.server.live.live_table import LiveTable
from tatami.server.people import deal_results, game_results

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry


class ResultStorage:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.of_tournaments = Listeners()
        """Told of the tournament of a table whose result was stored."""
        self.of_deals = Listeners()
        """Told of a table of a shared deal whose result was stored."""

    async def store(self, live: LiveTable) -> None:
        """Write the result of a finished game into history, ratings and lists.

        If the process ends before, it is written when the table is resumed; twice counts once.
        """
        result = None if live.result_stored else game_results.result_of_table(live.table)
        if result is not None:
            if live.table.setup.deal:  # first: if the process ends here, all is written again
                await self.registry.store.write(deal_results.store_results(live.table, result))
            await self.registry.store.write(game_results.store_result(result))
            live.result_stored = True
            self.registry.put_away_if_done(live)
            if live.table.setup.deal:
                self.of_deals.tell(live.table.id)
            if live.table.setup.tournament:
                self.of_tournaments.tell(live.table.setup.tournament)
