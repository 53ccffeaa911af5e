"""Who plays whom, on which deal, in which seats: all of it follows from a plan and a number.

A *deal* is one seed that is played several times with the bots in other seats; each of these games
is a *sitting*. Luck of the cards and of the seat then falls on every bot alike, and what is left is
counted deal by deal.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import combinations, count
from math import comb
from typing import Any

import msgspec

from tatami.arena.custom_bots import seat_bot
from tatami.engine.chance import Chance, chance_from
from tatami.engine.errors import BadOptions
from tatami.engine.game import Game
from tatami.engine.options import Options, changed
from tatami.registry import game as game_of

OPENING = 2
"""Decisions drawn by lot before the bots take over, where every deal is the same."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the games of a run follow from."""

    game: str
    version: int
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: dict[str, Any] = {}
    material: dict[str, Any] | None = None
    opening: int = 0
    lone: bool = False
    """The first bot sits alone among copies of the second."""
    watch: bool = False
    """Take notes of what is done in each game."""


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """One game to be played."""

    deal: int
    number: int
    bots: tuple[str, ...]
    """By seat."""

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.number


def plan(
    game: str,
    bots: tuple[str, ...],
    *,
    seats: int | None = None,
    seed: str = "arena",
    options: Options | dict[str, Any] | None = None,
    material: Any = None,
    opening: int | None = None,
    lone: bool = False,
    watch: bool = False,
) -> Plan:
    """A plan whose every part has been checked: what is wrong is said before the first game."""
    host = game_of(game)
    check_bots(host, bots, lone)
    chosen = host.options(options)
    stuff = None if material is None else host.material(material)
    places = host.check_seats(seats)
    if opening is None:
        opening = 0 if deals_differ(host, places, chosen, stuff) else OPENING
    return Plan(
        game=host.key,
        version=host.version,
        bots=bots,
        seats=places,
        seed=seed,
        options=changed(chosen),
        material=None if stuff is None else msgspec.to_builtins(stuff),
        opening=opening,
        lone=lone,
        watch=watch,
    )


def check_bots(game: Game[Any], bots: tuple[str, ...], lone: bool) -> None:
    for name in bots:
        seat_bot(name, game)
        if bots.count(name) > 1:
            raise BadOptions(f"{name} is named twice; a bot cannot be told from itself")
    if lone and len(bots) != 2:
        raise BadOptions("one bot sits alone among copies of one other: name two")


def deals_differ(game: Game[Any], seats: int, options: Options, material: Any) -> bool:
    """Does the seed matter when the cards are dealt?"""
    deals = {
        game.new(seats=seats, seed=seed, options=options, material=material).dump()
        for seed in range(8)
    }
    return len(deals) > 1


def deal_seed(plan: Plan, deal: int) -> str:
    return f"{plan.seed}/{deal}"


def sittings(plan: Plan, first: int = 0) -> Iterator[Sitting]:
    """All games of the run, without end, deal after deal."""
    for deal in count(first):
        yield from sittings_of(plan, deal)


def sittings_of(plan: Plan, deal: int) -> list[Sitting]:
    """The games of one deal: every seating that a turn of the table brings about, once."""
    circles = lone_circle(plan) if plan.lone else mixed_circles(plan, deal)
    turned = (turn(circle, by) for circle in circles for by in range(plan.seats))
    return [
        Sitting(deal=deal, number=number, bots=bots)
        for number, bots in enumerate(dict.fromkeys(turned))
    ]


def lone_circle(plan: Plan) -> list[tuple[str, ...]]:
    alone, others = plan.bots
    return [(alone, *[others] * (plan.seats - 1))]


def mixed_circles(plan: Plan, deal: int) -> list[tuple[str, ...]]:
    """The bots of this deal around the table, in an order drawn by lot so that nobody always sits
    behind the same one. Where seats are left over, each bot has its turn to fill them: within a
    deal all bots sit equally often."""
    here = field(plan, deal)
    bots = len(here)
    slots = [seat % bots for seat in range(plan.seats)]
    shuffle(slots, chance_from(f"{plan.seed} circle {deal}"))
    shifts = bots if plan.seats % bots else 1
    return [tuple(here[(slot + shift) % bots] for slot in slots) for shift in range(shifts)]


def field(plan: Plan, deal: int) -> tuple[str, ...]:
    """Who plays this deal: everybody if there is room, otherwise each group in turn."""
    if len(plan.bots) <= plan.seats:
        return plan.bots
    groups = comb(len(plan.bots), plan.seats)
    return groups_in_round(plan.bots, plan.seats, plan.seed, deal // groups)[deal % groups]


@functools.lru_cache(maxsize=4)
def groups_in_round(
    bots: tuple[str, ...], size: int, seed: str, number: int
) -> list[tuple[str, ...]]:
    """Every group once, in an order drawn by lot, so that an early stop is fair too."""
    groups = list(combinations(bots, size))
    shuffle(groups, chance_from(f"{seed} round {number}"))
    return groups


def turn(circle: tuple[str, ...], by: int) -> tuple[str, ...]:
    return circle[by:] + circle[:by]


def shuffle(items: list[Any], rng: Chance) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]


def deals_for(plan: Plan, games: int) -> int:
    """How many whole deals it takes to play at least that many games."""
    played = 0
    for deal in count():
        if played >= games:
            return deal
        played += len(sittings_of(plan, deal))
    raise AssertionError
