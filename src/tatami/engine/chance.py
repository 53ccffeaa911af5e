# compiled with mypyc
"""Seeded random numbers: the same compiled and interpreted, on every machine, in every version.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator, 128 bits of state):
three words are mixed and a fourth counts, so no state repeats within 2**32 numbers. It uses 32-bit
words inside signed 64-bit integers that never overflow, so that compiled and interpreted runs
agree. Records depend on it: it must not change (a test checks its first numbers).
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.errors import BadScript, OutcomeNeeded

WORD: Final = 0xFFFFFFFF


class Chance:
    """The random generator of one game: dice and shuffles.

    With a script, outcomes come from a list instead: numbers for `below`, pips for `die`, and for a
    shuffle the cards in the order in which they will be drawn.
    """

    a: i64
    b: i64
    c: i64
    count: i64
    script: list[int] | None
    """Outcomes decided from outside; None: the generator decides."""
    read: i64
    """How many of them were used."""
    stops: bool
    """At the end of the script: raise OutcomeNeeded, instead of going on with the generator."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a & WORD
        self.b = b & WORD
        self.c = c & WORD
        self.count = count & WORD
        self.script = None
        self.read = 0
        self.stops = False

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        word = (self.a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
        return word

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1, for bounds up to 2**31 - 1.

        Lemire's method: the high half of word times bound, without the few words that would
        favor some numbers.
        """
        if self.script is not None:
            return self.scripted_number(0, bound)
        product = self.word() * bound
        low = product & WORD
        if low < bound:
            unfair = (0x100000000 - bound) % bound
            while low < unfair:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def die(self) -> i64:
        """A roll of one six-sided die."""
        if self.script is not None:
            return self.scripted_number(1, 7)
        return self.below(6) + 1

    def unit(self) -> float:
        """A uniform number from 0 up to but not including 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, cards: vec[u8], first: i64, end: i64) -> None:
        """Shuffle cards[first:end] in place (Fisher and Yates, from the end down)."""
        if self.script is not None:
            end = self.scripted_shuffle(cards, first, end)
        i = end - 1
        while i > first:
            j = first + self.below(i - first + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def shuffle_unseen(self, cards: vec[u8], first: i64, end: i64) -> None:
        """Sort cards[first:end], then shuffle them. The result depends on which cards these are and
        not on their order before, so that a sample reveals nothing about the true order."""
        for i in range(first + 1, end):
            card = cards[i]
            j = i
            while j > first and cards[j - 1] > card:
                cards[j] = cards[j - 1]
                j -= 1
            cards[j] = card
        self.shuffle(cards, first, end)

    def clone(self) -> Chance:
        copy = Chance(self.a, self.b, self.c, self.count)
        if self.script is not None:
            copy.script = self.script
            copy.read = self.read
            copy.stops = self.stops
        return copy

    # Outcomes decided from outside.

    def has_next(self) -> bool:
        """Does the script go on? At its end the generator takes over, unless it stops there."""
        script = self.script
        if script is None:
            return False
        if self.read < len(script):
            return True
        if not self.stops:
            self.script = None
        return False

    def scripted_number(self, low: i64, end: i64) -> i64:
        """The next number of the script, from `low` up to but not including `end`."""
        if end - low == 1 and self.stops:
            return low
        if not self.has_next():
            if self.script is None:
                return low + self.below(end - low)
            share = 1.0 / float(end - low)
            raise OutcomeNeeded([(int(i), share) for i in range(low, end)])
        value = self.next_outcome()
        if value < low or value >= end:
            raise BadScript(f"outcome {self.read} of the script is {value}, not {low} to {end - 1}")
        return value

    def next_outcome(self) -> i64:
        script = self.script
        assert script is not None
        self.read += 1
        return i64(script[self.read - 1])

    def scripted_shuffle(self, cards: vec[u8], first: i64, end: i64) -> i64:
        """Put the cards of the script at the end, the first of them last. Returns how many cards
        are left for the generator to shuffle, counted from the beginning."""
        i = end - 1
        while i > first:
            if not (self.stops and are_equal(cards, first, i)):
                if not self.has_next():
                    if self.script is None:
                        return i + 1
                    raise OutcomeNeeded(shares_of(cards, first, i))
                self.bring_to(cards, first, i, self.next_outcome())
            i -= 1
        return first

    def bring_to(self, cards: vec[u8], first: i64, place: i64, card: i64) -> None:
        """Swap a card of this kind into the place."""
        for j in range(first, place + 1):
            if i64(cards[j]) == card:
                cards[j] = cards[place]
                cards[place] = u8(card)
                return
        raise BadScript(f"outcome {self.read} of the script: there is no card {card} left")

    def fork(self) -> Chance:
        """An independent generator, seeded by four words of this one."""
        child = Chance(self.word(), self.word(), self.word(), self.word())
        for _ in range(12):
            child.word()
        return child

    def state(self) -> tuple[int, int, int, int]:
        return self.a, self.b, self.c, self.count

    # A generator is a value: it can be compared, copied and pickled.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.value() == other.value()

    def __hash__(self) -> int:
        raise TypeError("a generator changes: it has no hash; chance.state() has one")

    def value(self) -> tuple[object, ...]:
        left = None if self.script is None else self.script[self.read :]
        return self.a, self.b, self.c, self.count, left, self.stops

    def __copy__(self) -> Chance:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Chance:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, self.value()

    def __repr__(self) -> str:
        words = " ".join(f"{word:08x}" for word in self.state())
        if self.script is None:
            return f"<Chance {words}>"
        return f"<Chance {words}, script {self.script[self.read :]}>"


def restored(a: int, b: int, c: int, count: int, script: list[int] | None, stops: bool) -> Chance:
    """A generator from its value."""
    chance = Chance(a, b, c, count)
    chance.script = script
    chance.stops = stops
    return chance


def are_equal(cards: vec[u8], first: i64, last: i64) -> bool:
    for i in range(first, last):
        if cards[i] != cards[last]:
            return False
    return True


def shares_of(cards: vec[u8], first: i64, last: i64) -> list[tuple[int, float]]:
    """The kinds among these cards with their shares, ascending."""
    counts: dict[int, int] = {}
    for i in range(first, last + 1):
        card = int(i64(cards[i]))
        counts[card] = counts.get(card, 0) + 1
    total = float(last + 1 - first)
    return [(card, counts[card] / total) for card in sorted(counts)]


def scripted(outcomes: list[int], after: Chance | None = None) -> Chance:
    """Outcomes decided from outside; then `after` decides, or without it OutcomeNeeded is
    raised."""
    chance = Chance(0, 0, 0, 0) if after is None else after.clone()
    chance.script = list(outcomes)
    chance.stops = after is None
    return chance


def word_at(digest: bytes, at: i64) -> i64:
    """Four bytes as a number, the highest first."""
    word: i64 = 0
    for i in range(at, at + 4):
        word = word * 256 + i64(digest[i])
    return word


def chance_from(seed: str | int) -> Chance:
    """The generator of a seed: any text, as written in a record. A number counts as its text."""
    digest = hashlib.sha256(b"tatami seed\n" + str(seed).encode()).digest()
    chance = Chance(word_at(digest, 0), word_at(digest, 4), word_at(digest, 8), word_at(digest, 12))
    for _ in range(12):
        chance.word()
    return chance
