"""The schedule of a run: which bots meet on which deal, in which seats.

A *deal* is one seed. It is played several times with the bots in other seats; each of these games
is a *pairing*. So every bot gets the same luck of cards and seats, and results are counted deal by
deal. A plan and the number of a deal determine everything.
"""

from __future__ import annotations

import functools
from itertools import combinations, count
from math import comb
from typing import Any

import msgspec

from tatami.arena.bot_by_name import make_bot
from tatami.engine.chance import Chance, chance_from
from tatami.engine.errors import BadOptions
from tatami.engine.game import Game
from tatami.engine.options import Options, changed
from tatami.registry import game as game_of

OPENING = 2
"""Random decisions before the bots take over, in games where every deal is the same."""


class Plan(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    rename={"take_notes": "watch"},  # as stored in plan.json
):
    """Everything that determines the games of a run."""

    game: str
    version: int
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: dict[str, Any] = {}
    material: dict[str, Any] | None = None
    opening: int = 0
    """Random decisions at the start of each deal."""
    lone: bool = False
    """The first bot plays alone against copies of the second."""
    take_notes: bool = False
    """Take notes for the balance report."""


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """One game to play: a deal, and a bot for each seat."""

    deal: int
    number: int
    bots: tuple[str, ...]
    """By seat."""

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.number


def make_plan(
    game: str,
    bots: tuple[str, ...],
    *,
    seats: int | None = None,
    seed: str = "arena",
    options: Options | dict[str, Any] | None = None,
    material: Any = None,
    opening: int | None = None,
    lone: bool = False,
    take_notes: bool = False,
) -> Plan:
    """A plan with every part checked, so that errors are reported before the first game."""
    rules = game_of(game)
    check_bots(rules, bots, lone)
    chosen = rules.options(options)
    checked = None if material is None else rules.material(material)
    seat_count = rules.check_seats(seats)
    if opening is None:
        opening = 0 if deals_differ(rules, seat_count, chosen, checked) else OPENING
    return Plan(
        game=rules.key,
        version=rules.version,
        bots=bots,
        seats=seat_count,
        seed=seed,
        options=changed(chosen),
        material=None if checked is None else msgspec.to_builtins(checked),
        opening=opening,
        lone=lone,
        take_notes=take_notes,
    )


def check_bots(game: Game[Any], bots: tuple[str, ...], lone: bool) -> None:
    for name in bots:
        make_bot(name, game)
        if bots.count(name) > 1:
            raise BadOptions(f"{name} is named twice; name each bot once")
    if lone and len(bots) != 2:
        raise BadOptions("lone needs exactly two bots")


def deals_differ(game: Game[Any], seats: int, options: Options, material: Any) -> bool:
    """Does the seed change the first position?"""
    deals = {
        game.new(seats=seats, seed=seed, options=options, material=material).dump()
        for seed in range(8)
    }
    return len(deals) > 1


def deal_seed(plan: Plan, deal: int) -> str:
    return f"{plan.seed}/{deal}"


def pairings_of_deal(plan: Plan, deal: int) -> list[Pairing]:
    """The games of one deal: every rotation of the bots around the table, each seating once."""
    circles = lone_circle(plan) if plan.lone else mixed_circles(plan, deal)
    rotations = (rotate(circle, by) for circle in circles for by in range(plan.seats))
    return [
        Pairing(deal=deal, number=number, bots=bots)
        for number, bots in enumerate(dict.fromkeys(rotations))
    ]


def lone_circle(plan: Plan) -> list[tuple[str, ...]]:
    alone, others = plan.bots
    return [(alone, *[others] * (plan.seats - 1))]


def mixed_circles(plan: Plan, deal: int) -> list[tuple[str, ...]]:
    """The bots of this deal around the table, in random order so that no bot always follows the
    same one. Where there are fewer bots than seats, each bot in turn fills the seats left over:
    within a deal all bots hold equally many seats."""
    bots = bots_of_deal(plan, deal)
    slots = [seat % len(bots) for seat in range(plan.seats)]
    shuffle(slots, chance_from(f"{plan.seed} circle {deal}"))
    shifts = len(bots) if plan.seats % len(bots) else 1
    return [tuple(bots[(slot + shift) % len(bots)] for slot in slots) for shift in range(shifts)]


def bots_of_deal(plan: Plan, deal: int) -> tuple[str, ...]:
    """The bots that play this deal: all if there are enough seats, otherwise each group in turn."""
    if len(plan.bots) <= plan.seats:
        return plan.bots
    groups = comb(len(plan.bots), plan.seats)
    return groups_in_round(plan.bots, plan.seats, plan.seed, deal // groups)[deal % groups]


@functools.lru_cache(maxsize=4)
def groups_in_round(
    bots: tuple[str, ...], size: int, seed: str, number: int
) -> list[tuple[str, ...]]:
    """Every group once, in random order, so that a run that stops early is fair too."""
    groups = list(combinations(bots, size))
    shuffle(groups, chance_from(f"{seed} round {number}"))
    return groups


def rotate(circle: tuple[str, ...], by: int) -> tuple[str, ...]:
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
        played += len(pairings_of_deal(plan, deal))
    raise AssertionError
