# compiled with mypyc
"""The groups that the kinds of cards fall into."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.honor.constants import (
    BODYGUARD,
    CASTLE_FIRST,
    OKUGATA_FIRST,
    VALUED,
    WARRIOR_FIRST,
)


def is_daimyo(kind: i64) -> bool:
    return kind < OKUGATA_FIRST


def is_okugata(kind: i64) -> bool:
    return OKUGATA_FIRST <= kind < WARRIOR_FIRST


def is_warrior(kind: i64) -> bool:
    return WARRIOR_FIRST <= kind < BODYGUARD


def is_castle(kind: i64) -> bool:
    return CASTLE_FIRST <= kind < VALUED
