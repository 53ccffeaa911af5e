"""The tournaments of this process: commands, rounds that start automatically, results of tables.

Any process can do what is due. An entry is stored under the next number only, in one transaction
with the tables that it creates; a process that comes second reads the other's entry and retries.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from tatami.server.background_tasks import BackgroundTasks
from tatami.server.live.table_creation import TableToStore
from tatami.server.live.table_registry import TableRegistry
from tatami.server.people import tournament_data
from tatami.server.people.access import find_person, own_name
from tatami.server.store.base import NumberTaken, Store
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables import commands as table_commands
from tatami.server.tables import entries as table_entries
from tatami.server.tables.bot_names import NAMES
from tatami.server.tables.create_table import NewTable
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import DELETED
from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.slow_requests import Computations
from tatami.server.tournaments import tournament_commands as commands
from tatami.server.tournaments import tournament_entries as entries
from tatami.server.tournaments import tournament_handlers, tournament_queries
from tatami.server.tournaments.next_step import is_complete, next_step, started
from tatami.server.tournaments.pair_in_worker import (
    PairedRound,
    StoredTournament,
    paired_in_worker,
)
from tatami.server.tournaments.pairing.pair_round import Pairing, pair_round
from tatami.server.tournaments.tournament import Tournament, TournamentTable
from tatami.server.tournaments.tournament_entries import BOT, NumberedEntry
from tatami.server.tournaments.tournament_setup import (
    NewTournament,
    TournamentSetup,
    tournament_setup,
)
from tatami.server.tournaments.tournament_views import tournament_out

log = logging.getLogger("tatami.server")

TICK = 1.0
"""Seconds between two looks at what is due."""
SEARCH = 5
"""Ticks between two searches for tournaments that other processes no longer look after."""
ATTEMPTS = 8
SMALL, ONE_TABLE = 14, 5
"""Players up to whom a round of duels, or of larger tables, is paired at once; more are paired in
another process."""
FRESH = 0.5
"""Seconds for which readers may be shown the same standings."""
MAX_UNFINISHED = 10
"""Tournaments of one organizer that are not over."""


class LiveTournament:
    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.past: list[NumberedEntry] = []
        self.lock = asyncio.Lock()
        self.shown: tuple[int, float, bytes] = (-1, 0.0, b"")
        """What everybody sees, after entry `shown[0]`, made at the time `shown[1]`."""

    def public_json(self) -> tuple[int, bytes]:
        """The tournament as everybody sees it, and the number of its last entry; at a busy
        tournament a moment old, so that many readers cost little."""
        number, made, body = self.shown
        if number != self.tournament.number and time.monotonic() - made > FRESH:
            body = msgspec.json.encode(tournament_out(self.tournament))
            number = self.tournament.number
            self.shown = number, time.monotonic(), body
        return number, body

    def people(self) -> frozenset[str]:
        """Who is named: its players and its organizer."""
        players = {one.player for one in self.tournament.entrants.values()}
        return frozenset(players | {self.tournament.setup.organizer}) - {DELETED}

    def fold(self, numbered: NumberedEntry) -> None:
        self.tournament.fold(numbered)
        self.past.append(numbered)


class TournamentRegistry:
    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        computations: Computations,
        now: Callable[[], int],
    ) -> None:
        self.store = store
        self.tables = tables
        self.computations = computations
        self.now = now
        self.live: dict[str, LiveTournament] = {}
        self.tasks = BackgroundTasks()
        self.wake = asyncio.Event()
        self.tick = TICK
        tables.results.of_tournaments.add(lambda _id: self.wake.set())
        tables.people.listeners.add(lambda who: self.tasks.start(self.forget_deleted(who)))

    def open(self) -> None:
        self.tasks.start(self.run_forever())

    async def close(self) -> None:
        await self.tasks.close()

    # Finding and creating.

    async def get(self, id_: str) -> LiveTournament:
        """The tournament with everything that is stored."""
        live = self.live.get(id_) or await self.load(id_)
        async with live.lock:
            await self.catch_up(live)
        return live

    async def load(self, id_: str) -> LiveTournament:
        setting = await self.store.read(tournament_queries.load_setup(id_))
        if setting is None:
            raise Refusal("no_tournament", "this tournament does not exist: check the link")
        setup = msgspec.json.decode(setting, type=TournamentSetup)
        return self.live.setdefault(id_, LiveTournament(Tournament(id_, setup)))

    async def catch_up(self, live: LiveTournament) -> None:
        """Read what other processes wrote. The caller holds the lock."""
        tournament = live.tournament
        if self.store.single_process and tournament.number:
            return
        query = tournament_queries.entries_after(tournament.id, tournament.number)
        for numbered in await self.store.read(query):
            live.fold(numbered)

    async def forget_deleted(self, player: str) -> None:
        """If this person (empty: anybody) was deleted, read the rewritten entries again."""
        people = {id_: live.people() for id_, live in self.live.items()}
        everybody = frozenset[str]().union(*people.values())
        asked = everybody & {player} if player else everybody
        with contextlib.suppress(StoreUnavailable):
            gone = asked - await self.store.read(tournament_data.still_known(asked))
            for id_, here in people.items():
                if here & gone:
                    self.live.pop(id_, None)

    async def create(self, wanted: NewTournament, organizer: str) -> str:
        setup = tournament_setup(wanted, organizer, self.now())
        if await self.store.read(tournament_queries.unfinished_of(organizer)) >= MAX_UNFINISHED:
            sentence = f"{MAX_UNFINISHED} of your tournaments are not over: end one first"
            raise Refusal("too_many_tournaments", sentence, args={"limit": MAX_UNFINISHED})
        id_ = secrets.token_urlsafe(8).replace("-", "A")
        await self.store.write(tournament_queries.create(id_, setup))
        self.live[id_] = LiveTournament(Tournament(id_, setup))
        return id_

    # Commands.

    async def handle(self, id_: str, command: Any, player: str) -> int:
        """Carry out a command; returns the number of the entry once it is stored."""
        self.tables.access.suspensions.check(player)
        live = await self.get(id_)
        if isinstance(command, commands.NextRound):
            return await self.next_round(live, player)
        if isinstance(command, commands.LetBotPlay):
            return await self.let_bot_play(live, command, player)
        for _ in range(ATTEMPTS):
            async with live.lock:
                await self.catch_up(live)
                entry = await self.entry_of(live.tournament, command, player)
                try:
                    await self.append(live, entry)
                except NumberTaken:
                    continue
            self.wake.set()
            return live.tournament.number
        raise Refusal("busy", "the tournament is busy: try again")

    async def entry_of(self, tournament: Tournament, command: Any, player: str) -> Any:
        if not isinstance(command, commands.Join):
            return tournament_handlers.handle(tournament, command, player)
        person = await self.store.read(find_person(player, command.name))
        setup = tournament.setup
        if setup.organizer in person.blocked_by:
            raise Refusal("unwelcome", "you cannot join this tournament: choose another")
        if person.account_name is None and setup.rated:
            raise Refusal("no_account", "rated games need an account: sign up first")
        known = msgspec.structs.replace(command, name=own_name(command.name, person))
        query = tournament_queries.strength(player, setup.game, setup.seats)
        strength = await self.store.read(query)
        return tournament_handlers.join(tournament, known, player, strength)

    async def next_round(self, live: LiveTournament, player: str) -> int:
        tournament = live.tournament
        tournament.must_organize(player)
        tournament.must_be("running")
        if tournament.setup.format == "arena":
            raise Refusal(
                "wrong_time", "an arena pairs players automatically: wait for your next game"
            )
        if any(one.is_open for one in tournament.tables()):
            raise Refusal("wrong_time", "some tables of this round are not over yet")
        if is_complete(tournament):
            raise Refusal("wrong_time", "all rounds have been played")
        await self.pair(live, lambda: not tournament.open_tables() and not is_complete(tournament))
        return tournament.number

    async def let_bot_play(
        self, live: LiveTournament, command: commands.LetBotPlay, player: str
    ) -> int:
        tournament = live.tournament
        tournament.must_organize(player)
        tournament.must_be("running")
        if tournament.setup.rated:
            raise Refusal("rated", "a rated table has no bots: invite a player")
        entrant = tournament_handlers.entrant_for(tournament, command.entrant, player)
        table = tournament.seat_of(entrant.number)
        if table is None:
            raise Refusal("wrong_time", "this player is not at a table now")
        hand = table_commands.LetBotPlay(bot=tournament.setup.bot)
        await self.tables.handle(table.table, hand, entrant.player)
        return tournament.number

    async def append(
        self, live: LiveTournament, entry: entries.AnyEntry, new: list[TableToStore] | None = None
    ) -> None:
        """Store an entry, then fold it; raises NumberTaken. The caller holds the lock."""
        tournament = live.tournament
        at = max(self.now(), tournament.last_at)
        numbered = NumberedEntry(tournament.number + 1, at, entry)
        creations = [one.creation for one in new or []]
        stored = await self.store.write(
            tournament_queries.append(
                tournament.id, numbered, status_after(tournament, entry), creations
            )
        )
        if not stored:
            await self.read_news(live)
            raise NumberTaken
        live.fold(numbered)

    async def read_news(self, live: LiveTournament) -> None:
        tournament = live.tournament
        query = tournament_queries.entries_after(tournament.id, tournament.number)
        for numbered in await self.store.read(query):
            live.fold(numbered)

    # What happens without anybody asking.

    async def run_forever(self) -> None:
        ticks = 0
        while True:
            try:
                if ticks % SEARCH == 0:
                    await self.find_unfinished()
                await self.run_once()
            except StoreUnavailable:
                pass  # the store has logged it
            except Exception:
                log.exception("tournaments could not go on; they try again")
            ticks += 1
            self.wake.clear()
            try:
                await asyncio.wait_for(self.wake.wait(), self.tick)
            except TimeoutError:
                continue

    async def find_unfinished(self) -> None:
        """Also those of processes that died."""
        unfinished = await self.store.read(tournament_queries.unfinished())
        for id_ in unfinished:
            if id_ not in self.live:
                await self.load(id_)
        for id_ in set(self.live) - set(unfinished):  # over, or expired
            if not self.live[id_].lock.locked():
                del self.live[id_]

    async def run_once(self) -> None:
        for live in list(self.live.values()):
            try:
                await self.look_after(live)
            except (NumberTaken, Refusal):
                continue  # another process was faster, or the server is busy: look again later
            except StoreUnavailable:
                raise
            except Exception:
                log.exception("tournament %s cannot go on", live.tournament.id)

    async def look_after(self, live: LiveTournament) -> None:
        """Take results, then do what is due."""
        async with live.lock:
            await self.catch_up(live)
            if live.tournament.status == "running":
                await self.take_results(live)
            step = next_step(live.tournament, self.now())
            if step == "start":
                await self.append(live, started(live.tournament))
                step = next_step(live.tournament, self.now())
            if step == "finish":
                await self.append(live, entries.Finished())
        if step == "pair":
            await self.pair(live, lambda: next_step(live.tournament, self.now()) == "pair")

    async def take_results(self, live: LiveTournament) -> None:
        """Results of tables become entries, each once. The caller holds the lock."""
        tournament = live.tournament
        if not tournament.open_tables():
            return
        for found in await self.store.read(tournament_queries.new_results(tournament.id)):
            table = tournament.table(found.round, found.board)
            absent = [table.entrants[seat] for seat in found.gave_up]
            entry = entries.TableEnded(
                round=found.round, board=found.board, shares=found.shares,
                absent=[number for number in absent if number != BOT],
            )  # fmt: skip
            await self.append(live, entry)

    async def pair(self, live: LiveTournament, is_due: Callable[[], bool]) -> None:
        """Pair a round and create its tables, if it is (still) due."""
        async with live.lock:
            await self.catch_up(live)
            tournament = live.tournament
            if not is_due():
                return
            pairing = await self.pairing(live)
            if not pairing.tables and not pairing.byes:
                return
            paired, new = self.round_tables(tournament, pairing)
            await self.append(live, paired, new)
        for one in new:
            self.tables.creation.keep_new(one)
        for one in new:
            await self.tables.take_ownership_of(one.id)

    async def pairing(self, live: LiveTournament) -> Pairing:
        tournament = live.tournament
        small = ONE_TABLE if tournament.setup.seats > 2 else SMALL
        numbers = {one.player: one.number for one in tournament.active()}
        blocks = await self.store.read(tournament_queries.blocks_between(numbers))
        if len(numbers) <= small:
            return pair_round(tournament, blocks)
        stored = StoredTournament(tournament.id, tournament.setup, live.past, blocks)
        packed = msgspec.msgpack.encode(stored)
        asker = Asker("", tournament.setup.organizer)
        answer = await self.computations.run(paired_in_worker, packed, asker)
        found = msgspec.msgpack.decode(answer, type=PairedRound)
        return Pairing(found.tables, found.byes)

    def round_tables(
        self, tournament: Tournament, pairing: Pairing
    ) -> tuple[entries.RoundPaired, list[TableToStore]]:
        new = [self.new_table(tournament, seats) for seats in pairing.tables]
        tables = [
            entries.PairedTable(board=board, entrants=seats, table=one.id)
            for board, (seats, one) in enumerate(zip(pairing.tables, new, strict=True), 1)
        ]
        number = len(tournament.rounds) + 1
        return entries.RoundPaired(round=number, tables=tables, byes=pairing.byes), new

    def new_table(self, tournament: Tournament, seats: list[int]) -> TableToStore:
        setup = tournament.setup
        wanted = NewTable(
            game=setup.game, seats=len(seats), options=setup.options, clock=setup.clock,
            public=setup.public, rated=setup.rated and BOT not in seats,
        )  # fmt: skip
        names = iter(name for name in NAMES if not is_name_of_player(tournament, name))
        seated = [sits(tournament, seat, number, names) for seat, number in enumerate(seats)]
        host = f"tournament {tournament.id}"
        return self.tables.creation.new_table(
            wanted, host, seated, tournament=tournament.id, awaits_salts=True
        )

    def table_of(self, tournament: Tournament, player: str) -> TournamentTable | None:
        """The open table of a player."""
        entrant = tournament.entrant_of(player)
        return None if entrant is None else tournament.seat_of(entrant.number)


def sits(tournament: Tournament, seat: int, number: int, names: Any) -> table_entries.SatDown:
    if number == BOT:
        name = next(names, "Bot")
        return table_entries.SatDown(seat=seat, name=name, bot=tournament.setup.bot)
    entrant = tournament.entrants[number]
    return table_entries.SatDown(seat=seat, name=entrant.name, player=entrant.player)


def is_name_of_player(tournament: Tournament, name: str) -> bool:
    return any(one.name.casefold() == name.casefold() for one in tournament.entrants.values())


def status_after(tournament: Tournament, entry: entries.AnyEntry) -> str:
    if isinstance(entry, entries.Started):
        return "running"
    return "over" if isinstance(entry, entries.Finished) else tournament.status
