"""The final count, V21 to V24, step by step, for terminal and browser."""

from __future__ import annotations

import msgspec

from tatami.engine.game_types import SeatNumber
from tatami.engine.state import NOBODY
from tatami.games.village import end_and_winner
from tatami.games.village.constants import SHAPES
from tatami.games.village.material import SYMBOLS
from tatami.games.village.state import VillageState

HOW = ("outright", "alone", "counted", "aside", "total")
"""Names by `constants.OUTRIGHT` and so on."""


class CountStep(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One sentence of the count: `count-<kind>` in the game's texts."""

    kind: str
    """`majority` or `no-majority` of a shape; `out`, `outright`, `alone`, `set-aside`; `wins` by
    the count; `tie` and then `wins-aside`; `total` where nobody has a majority; `shared`."""
    rule: str
    seat: SeatNumber | None = None
    shape: str | None = None
    stones: int = 0
    """The stones of the majority, set aside, or in all, by `kind`."""
    counted: int = 0
    """The counted stones, which are those of the other two shapes."""


class PlayerCount(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One player's part of the count."""

    stones: list[int]
    majorities: list[str]
    verdict: str
    """`out` or `outright` (V22), `alone` or `counted` (V23), `total` (V24)."""
    set_aside: str | None
    counted: int | None
    """The stones of the other two shapes; of all shapes where nobody has a majority."""
    winner: bool


class FinalCount(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    how: str
    """What decided: `outright`, `alone`, `counted`, `aside` (the tie-break) or `total`."""
    lines: list[PlayerCount]
    """By seat."""
    steps: list[CountStep]


def how_word(how: int) -> str:
    return HOW[how]


def final_count(s: VillageState) -> FinalCount:
    how = how_word(end_and_winner.how_won(s))
    return FinalCount(
        how=how,
        lines=[player_count(s, seat, how) for seat in range(s.seats)],
        steps=[*majority_steps(s), *out_steps(s, how), *deciding_steps(s, how)],
    )


def player_count(s: VillageState, seat: int, how: str) -> PlayerCount:
    shapes = shapes_led(s, seat)
    verdict = verdict_of(len(shapes), how)
    counted = {
        "counted": end_and_winner.counted,
        "alone": end_and_winner.counted,
        "total": end_and_winner.total,
    }
    return PlayerCount(
        stones=[end_and_winner.stones_of(s, seat, shape) for shape in range(SHAPES)],
        majorities=[SYMBOLS[shape] for shape in shapes],
        verdict=verdict,
        set_aside=SYMBOLS[shapes[0]] if verdict in ("counted", "alone") else None,
        counted=counted[verdict](s, seat) if verdict in counted else None,
        winner=bool(s.winners >> seat & 1),
    )


def shapes_led(s: VillageState, seat: int) -> list[int]:
    return [shape for shape in range(SHAPES) if end_and_winner.majority(s, shape) == seat]


def verdict_of(majorities: int, how: str) -> str:
    if how == "total":
        return "total"
    if majorities == 0:
        return "out"
    if majorities >= 2:
        return "outright"
    return "alone" if how == "alone" else "counted"


def majority_steps(s: VillageState) -> list[CountStep]:
    """V21: who has the majority of each shape."""
    return [majority_step(s, shape) for shape in range(SHAPES)]


def majority_step(s: VillageState, shape: int) -> CountStep:
    seat = end_and_winner.majority(s, shape)
    if seat == NOBODY:
        best = max(end_and_winner.stones_of(s, other, shape) for other in range(s.seats))
        return CountStep(kind="no-majority", rule="V21", shape=SYMBOLS[shape], stones=best)
    stones = end_and_winner.stones_of(s, seat, shape)
    return CountStep(kind="majority", rule="V21", seat=seat, shape=SYMBOLS[shape], stones=stones)


def out_steps(s: VillageState, how: str) -> list[CountStep]:
    """V22: a player without a majority is out, unless nobody has one (V24)."""
    if how == "total":
        return []
    seats = [seat for seat in range(s.seats) if end_and_winner.majorities(s, seat) == 0]
    return [CountStep(kind="out", rule="V22", seat=seat) for seat in seats]


def deciding_steps(s: VillageState, how: str) -> list[CountStep]:
    winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
    if how == "outright":
        many = end_and_winner.majorities(s, winners[0])
        return [CountStep(kind="outright", rule="V22", seat=winners[0], stones=many)]
    if how == "total":
        totals = [total_step(s, seat) for seat in range(s.seats)]
        return [*totals, *victory(winners, "wins-total", "V24")]
    asides = [aside_step(s, seat) for seat in range(s.seats) if end_and_winner.majorities(s, seat)]
    if how == "alone":
        return [*asides, CountStep(kind="alone", rule="V23", seat=winners[0])]
    if how == "counted":
        return [*asides, *victory(winners, "wins", "V23")]
    tie = CountStep(kind="tie", rule="V23", counted=end_and_winner.counted(s, winners[0]))
    return [*asides, tie, *victory(winners, "wins-aside", "V23")]


def total_step(s: VillageState, seat: int) -> CountStep:
    return CountStep(kind="total", rule="V24", seat=seat, stones=end_and_winner.total(s, seat))


def aside_step(s: VillageState, seat: int) -> CountStep:
    return CountStep(
        kind="set-aside",
        rule="V23",
        seat=seat,
        shape=SYMBOLS[shapes_led(s, seat)[0]],
        stones=end_and_winner.set_aside(s, seat),
        counted=end_and_winner.counted(s, seat),
    )


def victory(winners: list[int], kind: str, rule: str) -> list[CountStep]:
    """One winner, or everyone still tied."""
    if len(winners) == 1:
        return [CountStep(kind=kind, rule=rule, seat=winners[0])]
    return [CountStep(kind="shared", rule=rule, seat=seat) for seat in winners]
