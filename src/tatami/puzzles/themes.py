"""Themes of puzzles, by which solvers choose them. Each has the text `puzzle-theme-<name>`; a
kind of decision has the text `puzzle-<kind>` of its game."""

from __future__ import annotations

from typing import Any

from tatami.engine.game import Game
from tatami.engine.puzzles import SourceGame
from tatami.engine.state import NOBODY, State

DECISIVE = 0.25
"""The margin of a decisive choice."""
OPENING, ENDING = 0.2, 0.8
"""Shares of the source game."""


def themes(
    game: Game[Any], state: State, source: SourceGame, number: int, fields: dict[str, Any],
    obvious: bool,
) -> tuple[str, ...]:  # fmt: skip
    found = [] if obvious else ["surprise"]
    if fields["task"] == "win":
        found += [f"win-{fields['moves']}", end_theme(game, state, fields["line"])]
    elif fields["task"] == "only":
        found += ["only-move"]
    else:
        found += [kind_theme(game, state), *chance_themes(state, fields)]
        found += phase_themes(number / len(source.actions))
    return tuple(found)


def kind_theme(game: Game[Any], state: State) -> str:
    decision = game.decision(state, int(state.to_act))
    assert decision is not None
    return f"kind-{decision.kind}"


def end_theme(game: Game[Any], state: State, line: tuple[tuple[int, int], ...]) -> str:
    """Why the game ends at the end of a forced line."""
    world = state.clone()
    for _, action in line:
        world.play(action)
    assert world.to_act == NOBODY
    outcome = game.outcome(world)
    assert outcome is not None
    return f"end-{outcome.reason}"


def chance_themes(state: State, fields: dict[str, Any]) -> list[str]:
    best, second = fields["choices"][0], fields["choices"][1]
    even = 1 / state.seats
    found = ["decisive"] if best.share - second.share >= DECISIVE else []
    if best.share < even * 0.8:
        found.append("behind")
    elif best.share > (1 + even) / 2:
        found.append("ahead")
    return found


def phase_themes(share: float) -> list[str]:
    if share < OPENING:
        return ["opening"]
    return ["ending"] if share > ENDING else []
