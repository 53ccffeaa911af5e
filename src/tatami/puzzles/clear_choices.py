"""Puzzles of games with secrets or chance: a decision where one choice is clearly best.

Each choice is judged by what the seat can know: by tree search in many samples of the states that
the seat could equally well be in. All choices are measured in the same samples.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tatami.analysis.analyze_position import PositionAnalyzer
from tatami.analysis.settings import AnalysisSettings
from tatami.analysis.winning_chances import most_visited
from tatami.engine.errors import BadPuzzles
from tatami.engine.game import Game
from tatami.engine.puzzles import MeasuredChoice, Puzzle
from tatami.engine.state import State

MARGIN = 0.05
"""The stated margin: each other choice wins at least this much less."""
MINING_MARGIN = 0.10
"""Mining asks for more, since what it finds is partly a lucky estimate: of the village puzzles that
led by 0.07, four in ten did not hold."""
SURE = 2.0
"""The margin must also be so many standard errors above 0."""
QUICK, FOUND, CONFIRMED, VERIFIED = 150, 400, 1600, 2400
"""Simulations: for candidates; then for each choice, to find, confirm and verify a puzzle."""
CHOICES = range(3, 31)


def find(
    game: Game[Any], state: State, number: int, seed: str, wanted: Callable[[int], bool]
) -> dict[str, Any] | None:
    """The fields of a puzzle at this position, or None. `wanted` says whether a puzzle with this
    answer would be kept, before the expensive searches."""
    if len(state.legal()) not in CHOICES:
        return None
    promising = candidates(game, state, number, seed)
    if not promising or not wanted(promising[0]):
        return None
    found = measure(game, state, number, promising, FOUND, f"{seed} found", MINING_MARGIN)
    if found is None:
        return None
    order = [found[0].action, *(a for a in state.legal() if a != found[0].action)]
    sure = measure(game, state, number, order, CONFIRMED, f"{seed} confirmed", MINING_MARGIN)
    if sure is None or sure[0].action != found[0].action:
        return None
    best = sure[0].action
    return {
        "task": "best",
        "right": (best,),
        "line": expected_line(game, state, number, best, seed),
        "choices": rounded(sure),
    }


def candidates(game: Game[Any], state: State, number: int, seed: str) -> list[int]:
    """All actions, those first that a quick search likes; none if two seem about as good."""
    tried = analyzer(game, state, number, QUICK, f"{seed} quick").search_best().tried
    seat, best = int(state.to_act), most_visited(tried)
    rest = sorted(
        (action for action in tried if action != best), key=lambda a: -tried[a].mean(seat)
    )
    if rest and tried[best].mean(seat) - tried[rest[0]].mean(seat) < MARGIN / 2:
        return []
    return [best, *rest, *(action for action in state.legal() if action not in tried)]


def analyzer(
    game: Game[Any], state: State, number: int, simulations: int, seed: str
) -> PositionAnalyzer:
    settings = AnalysisSettings(simulations=simulations, seed=seed)
    return PositionAnalyzer(game, state, number, settings)


def measure(
    game: Game[Any],
    state: State,
    number: int,
    actions: list[int],
    simulations: int,
    seed: str,
    margin: float,
) -> list[MeasuredChoice] | None:
    """The choices, best first; None as soon as one comes too close to the first of the list."""
    judge = analyzer(game, state, number, simulations, seed)
    measured: list[MeasuredChoice] = []
    for action in actions:
        chances = judge.measure(action).chances
        seat = judge.seat
        measured.append(MeasuredChoice(action, chances.shares[seat], chances.errors[seat]))
        if len(measured) > 1 and not is_clear(measured[0], measured[-1], margin):
            return None
    return [measured[0], *sorted(measured[1:], key=lambda one: -one.share)]


def is_clear(best: MeasuredChoice, other: MeasuredChoice, margin: float) -> bool:
    lead = best.share - other.share
    return lead >= margin and lead >= SURE * (best.error**2 + other.error**2) ** 0.5


def expected_line(
    game: Game[Any], state: State, number: int, best: int, seed: str
) -> tuple[tuple[int, int], ...]:
    """The choice, and the moves that the search expects after it."""
    found = analyzer(game, state, number, FOUND, f"{seed} line").measure(best)
    return ((int(state.to_act), best), *found.line)


def rounded(choices: list[MeasuredChoice]) -> tuple[MeasuredChoice, ...]:
    return tuple(
        MeasuredChoice(one.action, round(one.share, 3), round(one.error, 3)) for one in choices
    )


def check(
    game: Game[Any], state: State, puzzle: Puzzle, seed: str, simulations: int = VERIFIED
) -> None:
    """Measure all choices again; raises BadPuzzles if the right one does not keep the margin."""
    order = [*puzzle.right, *(a for a in state.legal() if a not in puzzle.right)]
    name = f"{seed} {puzzle.id}"
    if measure(game, state, puzzle.after, order, simulations, name, MARGIN) is None:
        raise BadPuzzles(f"{puzzle.id}: another choice is about as good")
