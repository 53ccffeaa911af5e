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

WORD: Final = 0xFFFFFFFF


class Chance:
    """The random generator of one game: dice and shuffles."""

    a: i64
    b: i64
    c: i64
    count: i64

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a & WORD
        self.b = b & WORD
        self.c = c & WORD
        self.count = count & WORD

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
        return self.below(6) + 1

    def unit(self) -> float:
        """A uniform number from 0 up to but not including 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, cards: vec[u8], first: i64, end: i64) -> None:
        """Shuffle cards[first:end] in place (Fisher and Yates, from the end down)."""
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
        return Chance(self.a, self.b, self.c, self.count)

    def fork(self) -> Chance:
        """An independent generator, seeded by four words of this one."""
        child = Chance(self.word(), self.word(), self.word(), self.word())
        for _ in range(12):
            child.word()
        return child

    def state(self) -> tuple[int, int, int, int]:
        return self.a, self.b, self.c, self.count


def chance_from(seed: str) -> Chance:
    """The generator of a seed: any text, as written in a record."""
    digest = hashlib.sha256(b"tatami seed\n" + seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    chance = Chance(words[0], words[1], words[2], words[3])
    for _ in range(12):
        chance.word()
    return chance
