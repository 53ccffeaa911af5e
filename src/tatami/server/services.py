"""All services of a running server: built once, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import tatami
from tatami.engine import TatamiError
from tatami.server.data_folder import ANALYSES, DATABASE, secret_of
from tatami.server.live.daily_deals import DailyDeals
from tatami.server.live.duplicate_sets import DuplicateSets
from tatami.server.live.own_move_scores import OwnMoveScores
from tatami.server.live.table_registry import TableRegistry
from tatami.server.notify.changed_tables import ChangedTables
from tatami.server.notify.notifier import Notifier
from tatami.server.operate.event_loop_lag import EventLoopLag
from tatami.server.operate.expiry_task import ExpiryTask
from tatami.server.operate.garbage import RegularCollections
from tatami.server.operate.metrics import Metrics
from tatami.server.operate.server_status import StatusWriter
from tatami.server.people.access import Access
from tatami.server.people.accounts import Accounts
from tatami.server.people.leaderboards import Leaderboards
from tatami.server.people.passwords import Passwords
from tatami.server.people.rate_limits import Limits, rates_per_player
from tatami.server.people.request_slots import RequestSlots
from tatami.server.people.reset_emails import ResetEmails
from tatami.server.settings import BadSettings, Settings
from tatami.server.signing import Tokens
from tatami.server.store.base import OnCommit, Store
from tatami.server.store.sqlite import SqliteStore
from tatami.server.thinking.analyses import Analyses
from tatami.server.thinking.render_picture import Pictures
from tatami.server.thinking.slow_requests import Computations
from tatami.server.thinking.worker_pool import BotRunner, OnAnswer, WorkerPool
from tatami.server.tournaments.club_evening import ClubEvening
from tatami.server.tournaments.tournament_registry import TournamentRegistry

log = logging.getLogger("tatami.server")


def milliseconds() -> int:
    """Since 1970."""
    return time.time_ns() // 1_000_000


class Services:
    def __init__(
        self,
        settings: Settings,
        now: Callable[[], int] = milliseconds,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.tokens = Tokens(secret_of(settings))
        self.store = open_store(settings, self.metrics.count_commit)
        self.bots = open_bot_runner(settings, self.metrics.count_bot_answer)
        self.computations = Computations(settings.request_workers)
        self.pictures = Pictures(self.computations)
        self.access = Access(self.store, self.tokens, now, settings)
        changed = ChangedTables(now)
        self.tables = TableRegistry(
            self.store, self.bots, self.access, now,
            on_move=self.metrics.count_move, on_change=changed.mark,
            on_put_away=lambda id_: changed.postpone(id_, None), monotonic=monotonic,
        )  # fmt: skip
        self.tournaments = TournamentRegistry(self.store, self.tables, self.computations, now)
        self.evening = ClubEvening(self.store, self.tables, self.tournaments, self.tokens, now)
        self.daily_deals = DailyDeals(self.store, self.tables, now)
        self.duplicates = DuplicateSets(self.store, self.tables, now)
        self.analyses = Analyses(self.bots, self.computations, settings.folder / ANALYSES)
        self.own_moves = OwnMoveScores(self.store, self.tables, self.analyses)
        self.passwords = Passwords()
        self.accounts = Accounts(self.store, self.passwords, now)
        self.leaderboards = Leaderboards(self.store, now)
        self.notifier = Notifier(
            self.store, self.tables, changed, self.tokens, settings,
            on_sent=self.metrics.count_notice,
        )  # fmt: skip
        self.reset_emails = ResetEmails(self.store, self.notifier.mailer, settings.public_url, now)
        self.limits = Limits(
            settings.rate_limits, per_player=rates_per_player(settings.analyses_per_hour)
        )
        self.slots = RequestSlots(settings.rate_limits)
        self.expiry = ExpiryTask(self.store, self.tables, settings, self.metrics.count_expired)
        self.lag = EventLoopLag()
        self.garbage = RegularCollections()
        self.status = StatusWriter(
            self.tables, self.bots, self.lag, self.metrics, self.limits, settings.folder, now
        )
        self.add_gauges()

    def add_gauges(self) -> None:
        live, gauge = self.tables.live, self.metrics.gauge
        gauge(
            "tatami_info", "What runs here.", lambda: 1,
            version=tatami.__version__, mode=tatami.MODE.split()[0],
            store="postgresql" if self.settings.database_url else "sqlite",
        )  # fmt: skip
        gauge("tatami_tables_live", "Tables in memory.", lambda: len(live))
        gauge("tatami_watchers", "Open sockets.", lambda: len(self.tables.subscribers()))
        gauge("tatami_bot_questions", "Questions to bots.", lambda: self.bots.asked)
        gauge("tatami_bot_queue", "Questions that no worker has taken.", lambda: self.bots.waiting)
        gauge(
            "tatami_bot_oldest_seconds", "Age of the oldest question without an answer.",
            lambda: self.bots.oldest,
        )  # fmt: skip
        gauge("tatami_bot_workers", "Processes that run bots.", lambda: self.bots.workers)
        if self.bots.elsewhere:
            gauge("tatami_workers_alive", "Living workers.", lambda: self.bots.workers_alive)
        gauge("tatami_loop_lag_seconds", "Event loop delay.", lambda: self.lag.seconds)
        gauge(
            "tatami_loop_worst_lag_seconds", "Longest event loop delay of the last minute or two.",
            lambda: self.lag.worst,
        )  # fmt: skip
        gauge(
            "tatami_loop_worst_gc_seconds",
            "Longest pause for the collection of garbage in the last minute or two.",
            lambda: self.lag.worst_collection,
        )  # fmt: skip

    def add_connection_gauge(self, count: Callable[[], float]) -> None:
        self.metrics.gauge("tatami_connections", "Connections of clients, sockets too.", count)

    async def open(self) -> None:
        await self.store.open()
        await self.bots.open()
        await self.tables.open()
        self.tournaments.open()
        self.notifier.open()
        self.expiry.open()
        self.lag.start()
        self.garbage.start()
        self.status.start()
        log.info("started", extra={"tables": len(self.tables.live), "version": tatami.__version__})

    def start_processes(self) -> None:
        """Start the processes for requests, so that the first request need not wait for them."""
        self.starting = asyncio.create_task(self.computations.start())
        self.starting.add_done_callback(ignore_result)

    async def close(self) -> None:
        self.status.stop()
        self.lag.stop()
        self.garbage.stop()
        await self.expiry.close()
        await self.reset_emails.close()
        await self.notifier.close()
        await self.tournaments.close()
        await self.tables.close()
        await self.own_moves.close()
        await self.analyses.close()
        await self.bots.close()
        await self.computations.close()
        self.passwords.close()
        await self.store.close()
        log.info("stopped")


def ignore_result(task: asyncio.Task[None]) -> None:
    """Whether the processes started does not matter yet: the first request would tell."""
    if not task.cancelled():
        task.exception()


async def check_database(settings: Settings) -> None:
    """Before the server listens: does the database open, with a schema that this version knows?

    The operator must solve such a problem, so the error is one line.
    """
    check_settings(settings)
    store = open_store(settings)
    try:
        await store.open()
    except TatamiError:
        raise
    except Exception as error:
        reason = str(error).partition("\n")[0]
        raise BadSettings(f"cannot open the database: {reason}") from None
    finally:
        await store.close()


def check_settings(settings: Settings) -> None:
    if settings.thinking == "database" and not settings.database_url:
        raise BadSettings(
            'thinking = "database" needs database_url, the database that servers and workers share'
        )
    if settings.mail_url and not (settings.mail_from and settings.public_url):
        raise BadSettings(
            "mail_url needs mail_from and public_url, for the sender and the links in emails"
        )


def open_store(settings: Settings, on_commit: OnCommit = lambda _writes, _seconds: None) -> Store:
    if settings.database_url:
        # Imported here: only PostgreSQL needs its driver (the extra `postgres`).
        from tatami.server.store.postgres import PostgresStore

        return PostgresStore(settings.database_url, on_commit, settings.database_timeout)
    return SqliteStore(settings.folder / DATABASE, on_commit)


def open_bot_runner(settings: Settings, on_answer: OnAnswer) -> BotRunner:
    if settings.thinking == "database":
        check_settings(settings)
        # Imported here: it needs the extra `postgres`.
        from tatami.server.thinking.database_jobs import DatabaseBotRunner

        return DatabaseBotRunner(settings.database_url, on_answer, settings.database_timeout)
    return WorkerPool(settings.worker_count, on_answer)
