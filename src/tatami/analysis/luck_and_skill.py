"""Luck and skill: where each player's winning chances came from.

The calculation goes through a game position by position. Each change of a player's winning chances
is attributed to its cause: the deal, chance, hidden information, the player's own decisions or the
decisions of others. The changes add up exactly to the result minus an even share. Every change is a
difference of two estimates, so the error of a sum follows from how often it uses each estimate.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from tatami.analysis.analyze_position import JudgedDecision, PositionAnalysis
from tatami.analysis.winning_chances import WinningChances, certain


class Contribution(msgspec.Struct, frozen=True):
    """How much a cause changed the winning chances, with the standard error."""

    value: float
    error: float


class LuckAndSkill(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of one seat's result: `start + luck + hidden + decisions + others + word`."""

    seat: int
    start: float
    """An even share: 1 / seats."""
    result: float
    deal: Contribution
    """The value of the deal and of the seat."""
    chance: Contribution
    """Dice and cards drawn during the game."""
    luck: Contribution
    """Deal and chance together."""
    hidden: Contribution
    """What the player could not know when deciding. It is nearly always negative: a player who
    sees all cards would often decide differently. That is neither luck nor a mistake."""
    decisions: Contribution
    others: Contribution
    """The decisions of the other players."""
    word: Contribution
    """Resignation, time or agreement."""

    @property
    def is_all_seat(self) -> bool:
        """Without cards and dice, the deal is the value of the seat alone."""
        nothing = Contribution(0.0, 0.0)
        return self.chance == nothing and self.hidden == nothing


class SeatEstimate(msgspec.Struct, frozen=True):
    """The winning chances of one seat. Equal keys mean the same estimate: their errors cancel."""

    key: tuple[str, int]
    chances: Contribution


class EstimateSum:
    """A weighted sum of estimates."""

    def __init__(self) -> None:
        self.weights: dict[tuple[str, int], float] = {}
        self.estimates: dict[tuple[str, int], Contribution] = {}

    def add(self, estimate: SeatEstimate, weight: float) -> None:
        self.estimates[estimate.key] = estimate.chances
        self.weights[estimate.key] = self.weights.get(estimate.key, 0.0) + weight

    def add_change(self, before: SeatEstimate, after: SeatEstimate, weight: float = 1.0) -> None:
        self.add(after, weight)
        self.add(before, -weight)

    def total(self) -> Contribution:
        value = sum(self.estimates[key].value * weight for key, weight in self.weights.items())
        variance = sum((self.estimates[key].error * n) ** 2 for key, n in self.weights.items())
        return Contribution(value, math.sqrt(variance))


class SeatAttribution:
    """Attributes the changes of a whole game for one seat."""

    def __init__(
        self, seat: int, positions: Sequence[PositionAnalysis], actors: Sequence[int]
    ) -> None:
        self.seat = seat
        self.positions = positions
        self.actors = actors
        self.sources = self.estimate_sources()
        self.sums = {
            name: EstimateSum() for name in ("deal", "chance", "hidden", "luck", "own", "others")
        }

    def estimate_sources(self) -> list[int]:
        """For each position, the number of the position whose estimate it uses: a forced action
        changes nothing, so the next estimate holds before it too."""
        sources = [len(self.positions) - 1] * len(self.positions)
        for number in range(len(self.positions) - 2, -1, -1):
            skipped = self.positions[number].truth is None
            sources[number] = sources[number + 1] if skipped else number
        return sources

    def seat_estimate(self, name: str, number: int, chances: WinningChances) -> SeatEstimate:
        value = Contribution(chances.shares[self.seat], chances.errors[self.seat])
        return SeatEstimate((name, number), value)

    def truth(self, number: int) -> SeatEstimate:
        source = self.sources[number]
        chances = self.positions[source].truth
        assert chances is not None, "the last position always has an estimate"
        return self.seat_estimate("truth", source, chances)

    def attribute(
        self,
        causes: tuple[str, ...],
        before: SeatEstimate,
        after: SeatEstimate,
        weight: float = 1.0,
    ) -> None:
        for cause in causes:
            self.sums[cause].add_change(before, after, weight)

    def luck_and_skill(self, result: tuple[float, ...], hides: Sequence[bool]) -> LuckAndSkill:
        seats = len(result)
        even = SeatEstimate(("even", 0), Contribution(1 / seats, 0.0))
        self.attribute(("deal", "luck"), even, self.truth(0))
        for number in range(len(self.actors)):
            self.attribute_action(number, hides[number])
        word = EstimateSum()
        end = self.seat_estimate("result", 0, certain(result))
        word.add_change(self.truth(len(self.actors)), end)
        total = {cause: changes.total() for cause, changes in self.sums.items()}
        return LuckAndSkill(
            seat=self.seat, start=1 / seats, result=result[self.seat],
            deal=total["deal"], chance=total["chance"], hidden=total["hidden"],
            luck=total["luck"], decisions=total["own"], others=total["others"], word=word.total(),
        )  # fmt: skip

    def attribute_action(self, number: int, hides: bool) -> None:
        position = self.positions[number]
        before, reached = self.truth(number), self.truth(number + 1)
        if position.judged is None:
            self.attribute(("chance", "luck"), before, reached)
            return
        decided = reached
        if position.drawn is not None:
            decided = self.seat_estimate("drawn", number, position.drawn)
            self.attribute(("chance", "luck"), decided, reached)
        if self.actors[number] != self.seat:
            self.attribute(("others",), before, decided)
        elif hides:
            self.attribute_own_decision(position.judged, before, decided)
        else:
            self.attribute(("own",), before, decided)

    def attribute_own_decision(
        self, judged: JudgedDecision, before: SeatEstimate, decided: SeatEstimate
    ) -> None:
        """The decision gets what the player could know; the rest of the change is hidden."""
        self.attribute(("hidden",), before, decided)
        best = SeatEstimate(("best", judged.number), Contribution(0.0, 0.0))
        played = SeatEstimate(
            ("played", judged.number), Contribution(judged.difference, judged.error)
        )
        self.attribute(("own",), best, played)
        self.attribute(("hidden",), best, played, -1.0)
