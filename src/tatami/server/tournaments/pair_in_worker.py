"""Pairing in another process: many players take longer than the event loop may wait."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.server.tournaments import tournament_entries as entries
from tatami.server.tournaments.pairing.pair_round import pair_round
from tatami.server.tournaments.tournament import Tournament
from tatami.server.tournaments.tournament_setup import TournamentSetup


class StoredTournament(msgspec.Struct, frozen=True, array_like=True):
    """The entries of a tournament, for another process."""

    id: str
    setup: TournamentSetup
    past: list[Any]
    blocks: list[tuple[int, int]]


class PairedRound(msgspec.Struct, frozen=True, array_like=True):
    tables: list[list[int]]
    byes: list[entries.Bye]


class StoredEntry(msgspec.Struct, frozen=True):
    number: int
    at: int
    entry: entries.AnyEntry


def paired_in_worker(packed: bytes) -> bytes:
    """In another process."""
    stored = msgspec.msgpack.decode(packed, type=StoredTournament)
    tournament = Tournament(stored.id, stored.setup)
    for one in msgspec.convert(stored.past, list[StoredEntry]):
        tournament.fold(entries.NumberedEntry(one.number, one.at, one.entry))
    pairing = pair_round(tournament, stored.blocks)
    return msgspec.msgpack.encode(PairedRound(pairing.tables, pairing.byes))
