"""What browser tests and screenshots need to know of a game, in `tests/web/games/<key>/script.py`.

Tests outside these folders name no game: they take the scripts of all registered games, or choose a
game by what it is.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from playwright.sync_api import Page

import tatami
from tatami.engine import Play
from tatami.engine.game import Game
from tests.web.known_deals import Policy, bot_chooses

Screen = Callable[[Page], None]
"""Brings a page from the home page to what a screenshot shows."""


class PlainTable(msgspec.Struct, frozen=True):
    """A table for a whole game on the plain board."""

    seats: int
    options: dict[str, Any]
    width: int
    """Of the browser window."""


class LayoutTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table with a known deal, for tests that measure where things lie on the page."""

    seats: int
    deal: str
    policy: Policy
    """What the player of the first seat chooses."""
    bot: str = "random"
    options: dict[str, Any] = {}
    stops: tuple[int, ...]
    """Measure before these decisions of the player; -1: after the game."""
    items: str = "[data-card]"
    """Selects what must be visible besides buttons: the own cards or pieces."""


class BrowserScript(msgspec.Struct, frozen=True, kw_only=True):
    seats: int
    """Of a short game against bots."""
    options: dict[str, Any] = {}
    """Of the same game."""
    selectors: Callable[[Game[Any], str], list[str]]
    """What to click on the board, one after the other, for a move given as text."""
    then: tuple[str, ...] = ()
    """What else to click until the first move is sent."""
    screens: Mapping[str, Screen]
    """Screenshots of the documentation."""
    plain_tables: tuple[PlainTable, ...] = ()
    layout: LayoutTable
    """Many seats and many choices."""
    opening: tuple[str, ...] = ()
    """A first move, and how the greedy bot answers it."""


def greedy(play: Play[Any], seat: int) -> int:
    """Chooses like the greedy bot."""
    return bot_chooses(play, play.seed, seat, "greedy")


KEYS = tatami.game_keys()


@functools.cache
def script_of(key: str) -> BrowserScript:
    script: BrowserScript = importlib.import_module(f"tests.web.games.{key}.script").SCRIPT
    return script


def title_of(key: str) -> str:
    return tatami.game(key).texts.say("title", "en")


def hides_cards(key: str) -> bool:
    return tatami.game(key).hides_information


def seats_of(key: str) -> tuple[int, int]:
    game = tatami.game(key)
    return game.min_seats, game.max_seats


DUEL = next(key for key in KEYS if seats_of(key) == (2, 2))
"""A game for two players; its script has an opening."""
CARDS = next(key for key in KEYS if hides_cards(key) and seats_of(key)[0] == 2)
"""A game with hidden cards that two can play."""
LARGEST = max(KEYS, key=lambda key: seats_of(key)[1])
"""The game for the most players."""
LONGEST = max(KEYS, key=lambda key: tatami.game(key).minutes)
"""The game that takes the most time."""
