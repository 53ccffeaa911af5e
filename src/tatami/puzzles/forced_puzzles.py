"""Puzzles of games without secrets and chance: win by force, or find the only move that holds.

Mining searches with alpha-beta. Verification tries every line (`forced_wins`), as deep again.
"""

from __future__ import annotations

from typing import Any

from tatami.bots.alphabeta_bot import AlphabetaBot, AlphabetaSettings
from tatami.bots.knowledge import Knowledge
from tatami.engine.chance import chance_from
from tatami.engine.errors import BadPuzzles
from tatami.engine.game import Game
from tatami.engine.puzzles import Puzzle
from tatami.engine.state import NOBODY, State
from tatami.puzzles.forced_wins import moves_to_win, wins_within

LONGEST_WIN = 4
"""Moves of the solver."""
SMALLEST_ESTIMATE = 50
"""In millionths: estimates of the evaluation are further from 0 and 1 than any forced end."""
HOLDS_FOR = 4
"""The only move must not lose within so many moves of the opponent, by trying every line."""
LEAST_CHOICES = 3
SEARCH = AlphabetaSettings(simulations=30_000, depth=2 * LONGEST_WIN, memory=14)
DEEP_SEARCH = AlphabetaSettings(simulations=200_000, depth=20)
"""Verification asks it too whether the only move loses."""


def suits(game: Game[Any]) -> bool:
    return AlphabetaBot.refusal(game) == ""


def find(state: State, seed: str) -> dict[str, Any] | None:
    """The fields of a puzzle at this position, or None."""
    if len(state.legal()) < LEAST_CHOICES:
        return None
    plies = forced_plies(state, seed)
    wins = {action: n for action, n in plies.items() if n > 0}
    if wins:
        return find_win(state, wins)
    losing = [action for action, n in plies.items() if n < 0]
    if len(losing) == len(plies) - 1:
        return find_only_move(state, losing)
    return None


def forced_plies(state: State, seed: str) -> dict[int, int]:
    """For each action the plies until a forced victory, negative until a loss; 0: unknown."""
    result = AlphabetaBot(SEARCH).consider(
        Knowledge(state, int(state.to_act)), chance_from(f"{seed} forced")
    )
    return {one.action: plies_of(one.value) for one in result.action_values}


def plies_of(value: float) -> int:
    """The winning chances of a forced end say how far away it is."""
    near = round(min(value, 1.0 - value) * 1e6)
    if not 0 < near < SMALLEST_ESTIMATE:
        return 0
    return near if value > 0.5 else -near


def find_win(state: State, wins: dict[int, int]) -> dict[str, Any] | None:
    fastest = min(wins.values())
    best = [action for action, plies in wins.items() if plies == fastest]
    moves = (fastest + 1) // 2
    if len(best) != 1 or fastest % 2 == 0 or moves > LONGEST_WIN:
        return None
    line = forced_line(state, best[0], moves)
    if line is None:
        return None
    return {"task": "win", "moves": moves, "right": (best[0],), "line": line}


def forced_line(state: State, first: int, moves: int) -> tuple[tuple[int, int], ...] | None:
    """The line with the longest resistance; None if the solver has a choice before the last
    move."""
    world, seat = state.clone(), int(state.to_act)
    line = [(seat, first)]
    world.play(first)
    while world.to_act != NOBODY:
        if int(world.to_act) != seat:
            action = longest_resistance(world, seat, moves - 1)
        else:
            moves -= 1
            winning = winning_actions(world, seat, moves)
            if len(winning) != 1 and moves > 1:
                return None
            action = winning[0]
        line.append((int(world.to_act), action))
        world.play(action)
    return tuple(line)


def longest_resistance(world: State, seat: int, most: int) -> int:
    """The reply after which the victory takes longest; the first of equal ones."""
    return max(world.legal(), key=lambda action: moves_to_win(after(world, action), seat, most))


def winning_actions(world: State, seat: int, moves: int) -> list[int]:
    """The actions with which the seat wins in so many moves at most, this one included."""
    return [
        action for action in world.legal() if wins_within(after(world, action), seat, moves - 1)
    ]


def find_only_move(state: State, losing: list[int]) -> dict[str, Any] | None:
    """How soon the others lose is counted exactly: alpha-beta knows that they do, not how soon."""
    other = 1 - int(state.to_act)
    losses = {
        action: int(moves_to_win(after(state, action), other, LONGEST_WIN)) for action in losing
    }
    if min(losses.values()) < 0:
        return None
    right = next(action for action in state.legal() if action not in losses)
    return {
        "task": "only",
        "right": (right,),
        "line": ((int(state.to_act), right),),
        "losses": tuple(sorted(losses.items())),
    }


def after(state: State, action: int) -> State:
    world = state.clone()
    world.play(action)
    return world


def check(state: State, puzzle: Puzzle) -> None:
    """Prove the puzzle by trying every line; raises BadPuzzles with what is wrong."""
    if puzzle.task == "win":
        check_win(state, puzzle)
    else:
        check_only_move(state, puzzle)


def check_win(state: State, puzzle: Puzzle) -> None:
    seat, world = int(state.to_act), state.clone()
    for step in range(puzzle.moves):
        left = puzzle.moves - step
        winning = winning_actions(world, seat, left)
        if winning_actions(world, seat, left - 1) and left > 1:
            raise BadPuzzles(f"{puzzle.id}: a faster win exists at move {step + 1}")
        played = puzzle.line[2 * step][1]
        if played not in winning:
            raise BadPuzzles(f"{puzzle.id}: move {step + 1} does not win in {left}")
        if len(winning) > 1 and (left > 1 or step == 0):
            raise BadPuzzles(f"{puzzle.id}: {len(winning)} moves win at move {step + 1}")
        world.play(played)
        if left > 1:
            world.play(puzzle.line[2 * step + 1][1])
    if world.to_act != NOBODY:
        raise BadPuzzles(f"{puzzle.id}: the game is not over after the line")


def seems_lost(world: State) -> bool:
    """Does the seat to act win by force, as far as a deep search sees?"""
    if world.over:
        return False
    knowledge = Knowledge(world, int(world.to_act))
    bot = AlphabetaBot(DEEP_SEARCH)
    result = bot.think(knowledge, chance_from("verify"), wide=False)
    return max(plies_of(one.value) for one in result.action_values) > 0


def check_only_move(state: State, puzzle: Puzzle) -> None:
    other = 1 - int(state.to_act)
    losses = dict(puzzle.losses)
    for action in state.legal():
        world = after(state, action)
        if action in puzzle.right:
            if wins_within(world, other, HOLDS_FOR) or seems_lost(world):
                raise BadPuzzles(f"{puzzle.id}: the move loses as well")
        elif action not in losses or not wins_within(world, other, losses[action]):
            raise BadPuzzles(f"{puzzle.id}: another move does not lose by force")
