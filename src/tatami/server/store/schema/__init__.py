"""The tables of the database, by subject."""

from __future__ import annotations

from tatami.server.store.schema.administration import (
    administrators,
    audit,
    invitations,
    server_status,
    suspensions,
)
from tatami.server.store.schema.game_tables import (
    entries,
    finished,
    heartbeats,
    played,
    players,
    quarantined,
    seat_codes,
    seat_sessions,
    seated,
    tables,
    visits,
)
from tatami.server.store.schema.lobby import connected, seeks, waits
from tatami.server.store.schema.metadata import metadata
from tatami.server.store.schema.notifications import channels, notices, wishes
from tatami.server.store.schema.people import (
    account_emails,
    accounts,
    follows,
    manners,
    password_resets,
    privacy,
    provisional,
    ratings,
    reports,
    sessions,
    table_invitations,
)
from tatami.server.store.schema.puzzles_and_deals import (
    deal_results,
    deal_tries,
    duplicate_sets,
    puzzle_attempts,
    puzzle_solvers,
    rated_puzzles,
)
from tatami.server.store.schema.tournaments import (
    tournament_entries,
    tournament_people,
    tournament_tables,
    tournaments,
)

__all__ = [
    "account_emails",
    "accounts",
    "administrators",
    "audit",
    "channels",
    "connected",
    "deal_results",
    "deal_tries",
    "duplicate_sets",
    "entries",
    "finished",
    "follows",
    "heartbeats",
    "invitations",
    "manners",
    "metadata",
    "notices",
    "password_resets",
    "played",
    "players",
    "privacy",
    "provisional",
    "puzzle_attempts",
    "puzzle_solvers",
    "quarantined",
    "rated_puzzles",
    "ratings",
    "reports",
    "seat_codes",
    "seat_sessions",
    "seated",
    "seeks",
    "server_status",
    "sessions",
    "suspensions",
    "table_invitations",
    "tables",
    "tournament_entries",
    "tournament_people",
    "tournament_tables",
    "tournaments",
    "visits",
    "waits",
    "wishes",
]
