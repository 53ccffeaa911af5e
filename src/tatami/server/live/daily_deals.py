"""The deal of the day: everybody plays the same cards in the same seat against the same bots.

The cards follow from the day and a secret of the server, so nobody knows them before. Until the
deal closes, only its player may look at a table. Bots answer the same moves alike, so what differs
between two players is what they decided.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tatami
from tatami.bots import names
from tatami.engine.game import Game
from tatami.server.live.table_registry import TableRegistry
from tatami.server.people import deal_results
from tatami.server.store.base import Store
from tatami.server.tables import entries
from tatami.server.tables.bot_names import bot_name
from tatami.server.tables.create_table import NewTable, SharedDeal, new_deal_id
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY

GRACE = DAY // 4
"""After midnight (UTC) players have so long to finish; then everybody may look."""
SEAT = 0
BOT = "level-5"
MOST_SEATS = 4
"""Larger tables take a person longer than a daily game should."""


def daily_games() -> list[Game[Any]]:
    """The games in which the cards differ from deal to deal."""
    games = [tatami.game(key) for key in tatami.game_keys()]
    return [game for game in games if game.hides_information and BOT in names(game)]


class DailyDeals:
    def __init__(self, store: Store, tables: TableRegistry, now: Callable[[], int]) -> None:
        self.store = store
        self.tables = tables
        self.now = now

    @property
    def today(self) -> int:
        """Days since 1970, in UTC."""
        return self.now() // DAY

    def deal(self, game: str, day: int) -> SharedDeal:
        return SharedDeal(code=f"day {day} {game}", sealed_until=(day + 1) * DAY + GRACE)

    def must_be_daily(self, key: str) -> Game[Any]:
        for game in daily_games():
            if game.key == key:
                return game
        raise Refusal("no_deal", "this game has no deal of the day: choose another game")

    async def open_today(self, key: str, player: str, name: str) -> str:
        """The table at which this player plays the deal of today: the one that they have, or a new
        one. Of two requests at once one wins."""
        game, deal = self.must_be_daily(key), self.deal(key, self.today)
        found = await self.table_of(deal, player)
        if found is None:
            await self.create(game, deal, player, name)
            found = await self.table_of(deal, player)
        assert found is not None
        return found

    async def table_of(self, deal: SharedDeal, player: str) -> str | None:
        return await self.store.read(deal_results.table_of_try(deal.code, player))

    async def create(self, game: Game[Any], deal: SharedDeal, player: str, name: str) -> None:
        seats, id_ = seats_of(game), new_deal_id()
        taken = [entries.SatDown(seat=SEAT, name=name, player=player)]
        bots_named = {name}
        for seat in range(seats):
            if seat != SEAT:
                bot = bot_name(deal.code, bots_named)
                bots_named.add(bot)
                taken.append(entries.SatDown(seat=seat, name=bot, bot=BOT))
        await self.tables.creation.create_dealt(
            id_, NewTable(game=game.key, seats=seats, options=options_of(game)), player, taken,
            deal, [deal_results.add_try(deal.code, player, id_)],
        )  # fmt: skip


def seats_of(game: Game[Any]) -> int:
    return min(max(game.min_seats, 3), MOST_SEATS, game.max_seats)


def options_of(game: Game[Any]) -> dict[str, Any]:
    """One round where the game has rounds: a daily deal is short."""
    fields = type(game.options()).__struct_fields__
    return {"rounds": 1} if "rounds" in fields else {}
