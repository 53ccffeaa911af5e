"""Luck and skill: where each player's share of the victory came from.

A game is walked through moment by moment. Each change of a player's estimated share is booked where
it came from; the changes add up to the result less an even share, exactly. Every booking is a
difference of estimates, so the error of a sum follows from how often each estimate went into it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from tatami.analysis.analyze_position import Judged, Step
from tatami.analysis.estimate import Estimate, exactly


class Amount(msgspec.Struct, frozen=True):
    """So much of a victory, give or take its standard error."""

    value: float
    error: float


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's. `start + luck + hidden + decisions + others + word` is the result."""

    seat: int
    start: float
    """An even share."""
    result: float
    deal: Amount
    """What the deal and the seat were worth."""
    chance: Amount
    """Dice and cards turned up while playing."""
    luck: Amount
    """The two above together."""
    hidden: Amount
    """What one could not know at one's own decisions. Nearly always it costs: who sees all cards
    would often decide otherwise, and that is neither luck nor a mistake."""
    decisions: Amount
    others: Amount
    """What the others decided."""
    word: Amount
    """What giving up, running out of time or agreeing did."""

    @property
    def is_all_seat(self) -> bool:
        """Neither cards nor dice: what was given beforehand was the seat."""
        nothing = Amount(0.0, 0.0)
        return self.chance == nothing and self.hidden == nothing


class Book:
    """A sum of estimates, each so many times."""

    def __init__(self) -> None:
        self.times: dict[tuple[str, int], float] = {}
        self.entries: dict[tuple[str, int], Amount] = {}

    def add(self, key: tuple[str, int], amount: Amount, times: float) -> None:
        self.entries[key] = amount
        self.times[key] = self.times.get(key, 0.0) + times

    def change(self, before: Entry, after: Entry, times: float = 1.0) -> None:
        self.add(after.key, after.amount, times)
        self.add(before.key, before.amount, -times)

    def total(self) -> Amount:
        value = sum(self.entries[key].value * times for key, times in self.times.items())
        variance = sum((self.entries[key].error * n) ** 2 for key, n in self.times.items())
        return Amount(value, math.sqrt(variance))


class Entry(msgspec.Struct, frozen=True):
    """An estimate as one seat sees it. Equal keys are the same estimate: their errors cancel."""

    key: tuple[str, int]
    amount: Amount


class Accountant:
    """Books a whole game for one seat."""

    def __init__(self, seat: int, steps: Sequence[Step], actors: Sequence[int]) -> None:
        self.seat = seat
        self.steps = steps
        self.actors = actors
        self.truths = self.carried()
        self.books = {
            name: Book() for name in ("deal", "chance", "hidden", "luck", "own", "others")
        }

    def carried(self) -> list[int]:
        """The step whose estimate holds at each moment: a forced action changes nothing."""
        found = [len(self.steps) - 1] * len(self.steps)
        for number in range(len(self.steps) - 2, -1, -1):
            found[number] = found[number + 1] if self.steps[number].truth is None else number
        return found

    def entry(self, name: str, number: int, estimate: Estimate) -> Entry:
        amount = Amount(estimate.shares[self.seat], estimate.errors[self.seat])
        return Entry((name, number), amount)

    def truth(self, number: int) -> Entry:
        source = self.truths[number]
        estimate = self.steps[source].truth
        assert estimate is not None, "the last step is always estimated"
        return self.entry("truth", source, estimate)

    def book(self, names: tuple[str, ...], before: Entry, after: Entry, times: float = 1.0) -> None:
        for name in names:
            self.books[name].change(before, after, times)

    def account(self, result: tuple[float, ...], hides: Sequence[bool]) -> Account:
        seats = len(result)
        even = Entry(("even", 0), Amount(1 / seats, 0.0))
        self.book(("deal", "luck"), even, self.truth(0))
        for number in range(len(self.actors)):
            self.book_action(number, hides[number])
        word = Book()
        end = self.entry("result", 0, exactly(result))
        word.change(self.truth(len(self.actors)), end)
        total = {name: book.total() for name, book in self.books.items()}
        return Account(
            seat=self.seat, start=1 / seats, result=result[self.seat],
            deal=total["deal"], chance=total["chance"], hidden=total["hidden"],
            luck=total["luck"], decisions=total["own"], others=total["others"], word=word.total(),
        )  # fmt: skip

    def book_action(self, number: int, hides: bool) -> None:
        one = self.steps[number]
        before, reached = self.truth(number), self.truth(number + 1)
        if one.judged is None:
            self.book(("chance", "luck"), before, reached)
            return
        decided = reached
        if one.drawn is not None:
            decided = self.entry("drawn", number, one.drawn)
            self.book(("chance", "luck"), decided, reached)
        if self.actors[number] != self.seat:
            self.book(("others",), before, decided)
        elif hides:
            self.book_own(one.judged, before, decided)
        else:
            self.book(("own",), before, decided)

    def book_own(self, judged: Judged, before: Entry, decided: Entry) -> None:
        """What could be known is the decision's; the rest of the change could not be known."""
        self.book(("hidden",), before, decided)
        best = Entry(("best", judged.number), Amount(0.0, 0.0))
        played = Entry(("played", judged.number), Amount(judged.difference, judged.error))
        self.book(("own",), best, played)
        self.book(("hidden",), best, played, -1.0)
