"""The cards and stones as data: reading `material.toml` and checking it (V1 to V3, V5)."""

from __future__ import annotations

from collections import Counter

import msgspec

from tatami.engine.errors import BadMaterial
from tatami.engine.material import Material
from tatami.games.village.constants import ALL_VILLAGES, MOST_INFLUENCE, SAMURAI, SET
from tatami.games.village.rule_values import VillageConfig

SYMBOLS = ("helmet", "buddha", "rice")
SUITS = (*SYMBOLS, "samurai")
VILLAGES_WITH = {1: 15, 2: 27, 3: 2}
STONES = 16
STONES_OUT_WITH_TWO = 6


class Influence(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    helmet: tuple[int, ...]
    buddha: tuple[int, ...]
    rice: tuple[int, ...]
    samurai: tuple[int, ...]
    samurai_out_with_four: tuple[int, ...]


class VillageMaterial(Material, frozen=True, kw_only=True, forbid_unknown_fields=True):
    stones: int
    stones_out_with_two: int
    influence: Influence
    villages: dict[str, int]


def check(material: VillageMaterial) -> None:
    """V1 to V3, V5: raises BadMaterial with one line."""
    check_influence(material.influence)
    check_villages(material.villages)
    if material.stones != STONES:
        raise BadMaterial(f"there are {STONES} stones of each shape, not {material.stones}")
    if material.stones_out_with_two != STONES_OUT_WITH_TWO:
        raise BadMaterial(
            f"two players leave {STONES_OUT_WITH_TWO} stones of each shape in the box, "
            f"not {material.stones_out_with_two}"
        )


def check_influence(influence: Influence) -> None:
    """V1: fifteen cards; V5: the cards that four players leave out are among them."""
    for suit in SUITS:
        for value in getattr(influence, suit):
            if not 1 <= value <= MOST_INFLUENCE:
                raise BadMaterial(f"{suit} has a card of {value}; cards are 1 to {MOST_INFLUENCE}")
    count = len(kinds(influence))
    if count != SET:
        raise BadMaterial(f"a player's set has {SET} influence cards, not {count}")
    out = influence.samurai_out_with_four
    if len(out) != 2:
        raise BadMaterial(f"four players take out 2 samurai each, not {len(out)}")
    if Counter(out) - Counter(influence.samurai):
        raise BadMaterial(f"the samurai to take out with four players, {list(out)}, are not there")


def check_villages(villages: dict[str, int]) -> None:
    """V2: 15 villages with one symbol, 27 with two, 2 with three."""
    found: Counter[int] = Counter()
    seen: set[int] = set()
    for words, count in villages.items():
        bits = symbol_bits(words)
        if bits in seen:
            raise BadMaterial(f"the villages with {words!r} are listed twice")
        if count < 0:
            raise BadMaterial(f"there cannot be {count} villages with {words!r}")
        seen.add(bits)
        found[bits.bit_count()] += count
    for size, count in VILLAGES_WITH.items():
        if found[size] != count:
            plural = "symbol" if size == 1 else "symbols"
            raise BadMaterial(f"there are {count} villages with {size} {plural}, not {found[size]}")
    assert sum(VILLAGES_WITH.values()) == ALL_VILLAGES


def symbol_bits(words: str) -> int:
    """`helmet rice` as bits."""
    symbols = words.split()
    for word in symbols:
        if word not in SYMBOLS:
            raise BadMaterial(f"a village shows {', '.join(SYMBOLS)}, not {word!r}")
    if not symbols or len(set(symbols)) != len(symbols):
        raise BadMaterial(f"a village shows one to three different symbols, not {words!r}")
    return sum(1 << SYMBOLS.index(word) for word in symbols)


def symbols_of(bits: int) -> list[str]:
    return [word for symbol, word in enumerate(SYMBOLS) if bits >> symbol & 1]


def kinds(influence: Influence) -> list[int]:
    """The set of one player, as kinds, ascending."""
    return sorted(
        symbol * 8 + value
        for symbol, suit in enumerate(SUITS)
        for value in getattr(influence, suit)
    )


def card_name(kind: int) -> str:
    """`helmet-3`."""
    return f"{SUITS[kind // 8]}-{kind % 8}"


CARD_KINDS = {
    card_name(suit * 8 + value): suit * 8 + value
    for suit in range(SAMURAI + 1)
    for value in range(1, MOST_INFLUENCE + 1)
}


def build_setup(material: VillageMaterial, seats: int) -> VillageConfig:
    """The material for this many players: V3 fewer stones with two, V5 fewer samurai with four."""
    cards = kinds(material.influence)
    if seats == 4:
        for value in material.influence.samurai_out_with_four:
            cards.remove(SAMURAI * 8 + value)
    villages = sorted(
        symbol_bits(words) for words, count in material.villages.items() for _ in range(count)
    )
    out = material.stones_out_with_two if seats == 2 else 0
    return VillageConfig(seats, cards, villages, material.stones - out)


def village_word(bits: int) -> str:
    """`helmet-rice`: a word that the texts select variants by; `none` for no card."""
    return "-".join(symbols_of(bits)) or "none"
