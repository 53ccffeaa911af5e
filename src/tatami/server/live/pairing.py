"""Pairs people who wait for the same game, and creates their tables.

The rows and the search for groups are in `people.seeks`. The table, its seats and the end of the
seeks are one transaction: a process that dies in between has paired nobody, or everybody.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from tatami.bots import is_offered, names
from tatami.engine import TatamiError
from tatami.registry import game as find_game
from tatami.server.people import seeks
from tatami.server.people.seeks import Group, NewSeek, Wish
from tatami.server.store.base import Operation
from tatami.server.tables import entries
from tatami.server.tables.bot_names import bot_name
from tatami.server.tables.create_table import NewTable
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import MINUTE
from tatami.server.wire.lobby_messages import Seek

if TYPE_CHECKING:
    from tatami.server.live.table_creation import TableToStore
    from tatami.server.live.table_registry import TableRegistry


class Pairing:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.order = random.SystemRandom()
        self.writing = asyncio.Lock()
        """Of this process one waits for the lock of the database: waiting takes a connection."""

    async def seek(self, wanted: Seek, player: str, *, account: bool) -> NewSeek:
        """What a client's wish leads to; raises Refusal."""
        self.registry.access.suspensions.check(player)
        wish = checked_wish(wanted)
        if wanted.rated and not account:
            raise Refusal("no_account", "rated games need an account: sign up first")
        if wanted.rated and wanted.bots_after is not None:
            raise Refusal("rated", "a rated table has no bots: invite a player")
        await self.registry.access.quotas.check_new_table(player, account=account)
        name = await self.registry.access.own_name(wanted.name, player)
        bots_at = None
        if wanted.bots_after is not None:
            bots_at = self.registry.now() + wanted.bots_after
        return NewSeek(player=player, name=name, wish=wish, bots_at=bots_at, bot=wanted.bot)

    async def add(self, new: NewSeek) -> None:
        """Store a seek, and begin the games for which enough people wait."""
        process, now = self.registry.process, self.registry.now()
        await self.write(lambda make: seeks.seek(new, process, now, make))

    async def pair_all(self) -> None:
        process, now = self.registry.process, self.registry.now()
        await self.write(lambda make: seeks.pair_all(process, now, make))

    async def write(self, operation: Callable[[seeks.MakeTable], Operation[None]]) -> None:
        """Store, then start the games of the new tables."""
        made: list[TableToStore] = []

        def make(group: Group) -> tuple[str, Callable[[Connection], None]]:
            new = self.table_for(group)
            made.append(new)
            return new.id, new.creation

        async with self.writing:
            await self.registry.store.write(operation(make))
        for new in made:
            self.registry.creation.keep_new(new)
        for new in made:
            await self.registry.take_ownership_of(new.id)

    def table_for(self, group: Group) -> TableToStore:
        """A new table with the people of a group, in seats by chance, and bots. The pages of these
        people add salts when they see its commitment."""
        wish, host = group.wish, group.seekers[0].player
        public = self.registry.access.quotas.settings.public_tables != "never"
        wanted = NewTable(
            game=wish.game,
            seats=wish.seats,
            clock=wish.clock,
            rated=wish.rated,
            public=public,
            claim_after=MINUTE if wish.clock.kind == "none" else None,
        )
        seated = self.seats_of(group)
        return self.registry.creation.new_table(wanted, host, seated, awaits_salts=True)

    def seats_of(self, group: Group) -> list[entries.SatDown]:
        people: list[Any] = [{"name": one.name, "player": one.player} for one in group.seekers]
        taken = [one.name for one in group.seekers]
        for _ in range(group.wish.seats - len(people)):
            name = bot_name(str(self.order.random()), taken)
            taken.append(name)
            people.append({"name": name, "bot": group.bot})
        self.order.shuffle(people)
        return [entries.SatDown(seat=seat, **one) for seat, one in enumerate(people)]


def checked_wish(wanted: Seek) -> Wish:
    try:
        game = find_game(wanted.game)
        seats = game.check_seats(wanted.seats)
    except TatamiError as error:
        raise Refusal("bad_table", str(error)) from None
    if seats < 2:
        raise Refusal("bad_table", "a search needs at least two players")
    if wanted.bots_after is not None and not is_offered(wanted.bot, game):
        offered = ", ".join(names(game))
        raise Refusal("no_bot", f"there is no bot {wanted.bot!r}: choose from {offered}")
    return Wish(game=game.key, seats=seats, clock=wanted.clock, rated=wanted.rated)
