"""Everything that a running server has, opened and closed in order."""

from __future__ import annotations

import logging

import tatami
from tatami.engine import TatamiError
from tatami.server.live.table_registry import Tables
from tatami.server.notify.notifier import Messenger
from tatami.server.operate import health
from tatami.server.operate.metrics import Metrics
from tatami.server.people.access import Doorman
from tatami.server.people.accounts import Accounts
from tatami.server.people.leaderboards import Leaderboards
from tatami.server.people.passwords import Passwords
from tatami.server.people.rate_limits import Limits
from tatami.server.settings import BadSettings, Settings, secret_of
from tatami.server.signing import Tokens
from tatami.server.store.base import Store
from tatami.server.store.sqlite import SqliteStore
from tatami.server.thinking.analyses import Analyses
from tatami.server.thinking.worker_pool import Thinker, Thinking

log = logging.getLogger("tatami.server")


class House:
    """Everything a running server has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tokens = Tokens(secret_of(settings))
        self.store = open_store(settings)
        self.thinking = open_thinking(settings)
        self.tables = Tables(self.store, self.thinking)
        self.analyses = Analyses(self.thinking, settings.folder / "analyses")
        self.passwords = Passwords()
        self.accounts = Accounts(self.store, self.passwords, self.tables.now)
        self.leaderboards = Leaderboards(self.store, self.tables.now)
        self.doorman = Doorman(self.store, self.tokens, self.tables)
        self.tables.door = self.doorman
        self.messenger = Messenger(self.store, self.tables, self.tokens, settings)
        self.limits = Limits(settings.rate_limits)
        self.metrics = Metrics()
        self.lag = health.Lag()
        self.count_everything()

    def count_everything(self) -> None:
        """Those who do the work know nothing of metrics: they tell whoever wants to hear."""
        self.store.committed = self.metrics.committed
        self.thinking.thought = self.metrics.thought
        self.tables.moved = self.metrics.moves.add
        self.tables.noted = self.messenger.mark
        self.messenger.delivery.sent = self.metrics.notices.add
        health.add_gauges(self)

    async def open(self) -> None:
        await self.store.open()
        await self.thinking.open()
        await self.tables.open()
        self.messenger.open()
        self.lag.start()
        log.info("open", extra={"tables": len(self.tables.live), "version": tatami.__version__})

    async def close(self) -> None:
        self.lag.stop()
        await self.messenger.close()
        await self.tables.close()
        await self.analyses.close()
        await self.thinking.close()
        self.passwords.close()
        await self.store.close()
        log.info("closed")


async def knock(settings: Settings) -> None:
    """Before anything listens: does the database open, and is it one that we know?

    What is wrong here is for whoever runs the server to mend, so it is one line.
    """
    must_fit(settings)
    store = open_store(settings)
    try:
        await store.open()
    except TatamiError:
        raise
    except Exception as error:
        reason = str(error).partition("\n")[0]
        raise BadSettings(f"the database does not open: {reason}") from None
    finally:
        await store.close()


def must_fit(settings: Settings) -> None:
    if settings.thinking == "database" and not settings.database_url:
        raise BadSettings('thinking = "database" needs database_url: nobody shares the work')
    if settings.mail_url and not (settings.mail_from and settings.public_url):
        raise BadSettings("mail_url needs mail_from and public_url: mail says where it comes from")


def open_store(settings: Settings) -> Store:
    if settings.database_url:
        # Only who asks for PostgreSQL needs its driver (the extra `postgres`).
        from tatami.server.store.postgres import PostgresStore

        return PostgresStore(settings.database_url)
    return SqliteStore(settings.folder / "tatami.db")


def open_thinking(settings: Settings) -> Thinker:
    if settings.thinking == "database":
        # As above.
        must_fit(settings)
        from tatami.server.thinking.database_jobs import DatabaseThinking

        return DatabaseThinking(settings.database_url)
    return Thinking(settings.thinkers)
