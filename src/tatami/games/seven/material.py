"""The deck as data: reading `material.toml` and checking it (S1)."""

from __future__ import annotations

from tatami.engine.errors import BadMaterial
from tatami.engine.material import Material
from tatami.games.seven.constants import KINDS

NAMES = (
    "red",
    "yellow",
    "blue",
    "green",
    "ronin",
    "bandit-3",
    "bandit-4",
    "bandit-5",
    "bandit-6",
    "ninja",
    "shogun",
)
"""The kinds of cards as records and people write them; samurai by their color."""
KIND_NUMBERS = {name: kind for kind, name in enumerate(NAMES)}

MOST_OF_A_KIND = 60
MOST_CARDS = 250
FEWEST_CARDS = 50
"""Eight players get 40 cards, one is turned over, and a few must be left to draw."""


class SevenMaterial(Material, frozen=True, kw_only=True, forbid_unknown_fields=True):
    samurai: dict[str, int]
    bandits: dict[str, int]
    others: dict[str, int]


def counts(material: SevenMaterial) -> list[int]:
    """How many cards there are of each kind."""
    bandits = {f"bandit-{value}": count for value, count in material.bandits.items()}
    deck = {**material.samurai, **bandits, **material.others}
    return [deck[name] for name in NAMES]


def check(material: SevenMaterial) -> None:
    """S1: every kind is counted, and there are enough cards for eight players."""
    check_names("samurai", material.samurai, NAMES[:4])
    check_names("bandits", material.bandits, tuple(name[-1] for name in NAMES[5:9]))
    check_names("others", material.others, (NAMES[4], *NAMES[9:]))
    deck = counts(material)
    for kind in range(KINDS):
        if not 0 <= deck[kind] <= MOST_OF_A_KIND:
            raise BadMaterial(f"there are 0 to {MOST_OF_A_KIND} {NAMES[kind]}, not {deck[kind]}")
    if not FEWEST_CARDS <= sum(deck) <= MOST_CARDS:
        raise BadMaterial(f"a deck has {FEWEST_CARDS} to {MOST_CARDS} cards, not {sum(deck)}")


def check_names(part: str, found: dict[str, int], wanted: tuple[str, ...]) -> None:
    for name in wanted:
        if name not in found:
            raise BadMaterial(f"{part} does not say how many {name} there are")
    for name in found:
        if name not in wanted:
            raise BadMaterial(f"{part} has {name!r}; choose from {', '.join(wanted)}")
