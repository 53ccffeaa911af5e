"""The cards as data: reading `material.toml` and checking it (H1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tatami.engine.errors import BadMaterial
from tatami.engine.material import Material
from tatami.games.honor.constants import NAMED, STEP, VALUED

Certainty = Literal["certain", "likely", "reconstructed"]

KIND_NAMES = (
    "start-daimyo-a",
    "start-daimyo-b",
    "daimyo-a",
    "daimyo-b",
    "daimyo-c",
    "daimyo-d",
    "okugata-a",
    "okugata-b",
    "okugata-c",
    "warrior-a",
    "warrior-b",
    "warrior-c",
    "warrior-d",
    "warrior-e",
    "warrior-f",
    "bodyguard",
    "no-dachi",
    "daisho",
    "masamune",
    "noh-theatre",
    "firearms",
    "odawara",
    "osaka",
    "white-heron",
    "thief",
    "elite-thief",
    "assassin",
    "dishonor",
    "save-face",
)
"""A kind's name by its number."""
assert len(KIND_NAMES) == NAMED
KIND_NUMBERS = {name: kind for kind, name in enumerate(KIND_NAMES)}

GROUPS = (
    ("start daimyo", 6, range(2)),
    ("daimyo", 4, range(2, 6)),
    ("okugata", 9, range(6, 9)),
    ("warrior", 45, range(9, 15)),
    ("bodyguard", 5, range(15, 16)),
    ("no-dachi", 1, range(16, 17)),
    ("daisho", 1, range(17, 18)),
    ("masamune", 1, range(18, 19)),
    ("noh theatre", 1, range(19, 20)),
    ("firearms", 1, range(20, 21)),
    ("castle", 3, range(21, 24)),
    ("thief and elite thief", 8, range(24, 26)),
    ("assassin", 5, range(26, 27)),
    ("dishonor", 9, range(27, 28)),
    ("save face", 4, range(28, 29)),
)
"""The totals that are certain: the kinds of each group, and how many cards it has in all."""

CLASSES = tuple(
    name
    for name, kinds in (
        ("daimyo", 6),
        ("okugata", 3),
        ("warrior", 6),
        ("bodyguard", 1),
        ("possession", 5),
        ("castle", 3),
        ("ninja", 3),
        ("event", 1),
        ("reaction", 1),
    )
    for _ in range(kinds)
)
"""A kind's class by its number."""
assert len(CLASSES) == NAMED
CAN_BE_STEALABLE = ("okugata", "warrior", "bodyguard", "possession")
"""The classes that may have stealable cards, which are green (H41)."""

Value = Annotated[int, msgspec.Meta(ge=-300, le=300)]


class CardData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    card: str
    count: Annotated[int, msgspec.Meta(ge=0, le=60)]
    honor: Value = 0
    ki: Value = 0
    strength: Value = 0
    stealable: bool = False
    counted: Certainty
    valued: Certainty


class SamuraiData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    count: Annotated[int, msgspec.Meta(ge=6, le=6)]
    honor: Value
    ki: Value
    strength: Value
    counted: Certainty
    valued: Certainty


class ShogunData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    honor: tuple[Value, Value, Value, Value]
    """With 3, 4, 5 and 6 players."""
    counted: Certainty
    valued: Certainty


class HonorMaterial(Material, frozen=True, kw_only=True, forbid_unknown_fields=True):
    shogun: ShogunData
    samurai: SamuraiData
    cards: tuple[CardData, ...]


def check(material: HonorMaterial) -> None:
    """H1: known cards, once each, with the certain totals; raises BadMaterial with one line."""
    names = [card.card for card in material.cards]
    for name in names:
        if name not in KIND_NUMBERS:
            raise BadMaterial(f"there is no card {name!r}; choose from {', '.join(KIND_NAMES)}")
        if names.count(name) > 1:
            raise BadMaterial(f"card {name!r} is listed twice")
    check_totals(material)
    for card in material.cards:
        check_values(card)
    for honor in (material.samurai.honor, *material.shogun.honor):
        check_steps(honor, "samurai or shogun")


def check_totals(material: HonorMaterial) -> None:
    counts = {KIND_NUMBERS[card.card]: card.count for card in material.cards}
    for name, total, kinds in GROUPS:
        found = sum(counts.get(kind, 0) for kind in kinds)
        if found != total:
            raise BadMaterial(f"there are {total} {name} cards, not {found}")


def check_values(card: CardData) -> None:
    kind = KIND_NUMBERS[card.card]
    check_steps(card.honor, card.card)
    if kind >= VALUED and (card.honor or card.ki or card.strength):
        raise BadMaterial(f"card {card.card!r} does not go into a house: it has no values")
    if card.strength < 0:
        raise BadMaterial(f"card {card.card!r} cannot have a strength below 0")
    if card.stealable and CLASSES[kind] not in CAN_BE_STEALABLE:
        raise BadMaterial(
            f"card {card.card!r} cannot be stealable: it is not a {' or '.join(CAN_BE_STEALABLE)}"
        )


def check_steps(honor: int, name: str) -> None:
    if honor % STEP:
        raise BadMaterial(f"the honor of {name} is {honor}, which is not a multiple of {STEP}")
