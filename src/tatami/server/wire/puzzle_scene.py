"""A puzzle after some actions of the solver, and the explanation once it is over.

It is computed in another process than the server's event loop.
"""

from __future__ import annotations

from typing import Any

import msgspec

import tatami
from tatami.engine import records
from tatami.engine.errors import IllegalMove
from tatami.engine.game import Game
from tatami.engine.game_in_progress import Play
from tatami.engine.puzzles import PERSON, Puzzle, PuzzleFile, PuzzlePlay, open_position, puzzles_of
from tatami.server.tables.refusals import Refusal
from tatami.server.wire.compute_previews import previews_in
from tatami.server.wire.field_types import MoveJson
from tatami.server.wire.lesson_scene import SceneOut
from tatami.server.wire.messages import encode
from tatami.server.wire.viewer_state import descriptions_of


class PuzzleWanted(msgspec.Struct, frozen=True, array_like=True):
    """A puzzle of a game by its id, and the actions of the solver."""

    game: str
    puzzle: str
    actions: tuple[int, ...]


class ExplainedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move of the line, or a choice with what the search found about it."""

    seat: int
    action: int
    text: str
    move: MoveJson
    share: float | None = None
    """The winning chances of the solver after it."""
    error: float | None = None
    loses_in: int | None = None
    """In how many moves the opponent then wins by force."""


class PuzzleExplanation(msgspec.Struct, frozen=True, kw_only=True):
    """Why the right answer is right. It is sent when the puzzle is over."""

    line: list[ExplainedMove]
    """From the right answer on: forced, or as the search expects it."""
    choices: list[ExplainedMove]
    """What the other choices lead to, best first."""
    margin: float
    """How much more often the right choice wins than the next one."""
    after: int
    """How many moves of the source game come before the position."""
    bots: list[str]
    """Who played the source game, by seat."""


class PuzzleScene(msgspec.Struct, frozen=True, kw_only=True):
    """The position of a puzzle as its solver sees it."""

    scene: SceneOut
    right: bool | None
    """Null until the puzzle is over."""
    explanation: PuzzleExplanation | None
    """Null until the puzzle is over."""


def find_puzzle(key: str, id_: str) -> tuple[Game[Any], PuzzleFile, Puzzle]:
    game = tatami.game(key)
    file = puzzles_of(game)
    if id_ not in file.by_id:
        raise Refusal("no_puzzle", "this puzzle does not exist: choose another one")
    return game, file, file.by_id[id_]


def packed_puzzle(packed: bytes) -> bytes:
    """In another process: the scene as JSON; raises Refusal if an action is illegal."""
    wanted = msgspec.msgpack.decode(packed, type=PuzzleWanted)
    game, file, puzzle = find_puzzle(wanted.game, wanted.puzzle)
    try:
        return encode(puzzle_scene(file, PuzzlePlay(game, file, puzzle, wanted.actions)))
    except IllegalMove as error:
        more = {"rule": error.rule, "key": error.key, "args": error.args_of_key}
        raise Refusal("illegal", str(error), **more) from None


def puzzle_scene(file: PuzzleFile, attempt: PuzzlePlay[Any]) -> PuzzleScene:
    verdict = attempt.verdict
    return PuzzleScene(
        scene=scene_out(attempt),
        right=None if verdict is None else verdict.right,
        explanation=None if verdict is None else explanation(file, attempt),
    )


def scene_out(attempt: PuzzlePlay[Any]) -> SceneOut:
    game, state, legal = attempt.game, attempt.play.state, attempt.legal
    return SceneOut(
        you=attempt.seat,
        seats=attempt.play.seats,
        view=game.view(state, attempt.seat),
        legal=legal,
        moves={action: descriptions_of(game)[action] for action in legal},
        previews=previews_in(game, state, legal),
        told=[list(events) for events in attempt.events()],
        verdict=None,
    )


def explanation(file: PuzzleFile, attempt: PuzzlePlay[Any]) -> PuzzleExplanation:
    game, puzzle, seat = attempt.game, attempt.puzzle, attempt.seat
    measured = [
        explained(game, seat, one.action, share=one.share, error=one.error)
        for one in puzzle.choices
    ]
    lost = [explained(game, seat, action, loses_in=moves) for action, moves in puzzle.losses]
    return PuzzleExplanation(
        line=[explained(game, who, action) for who, action in puzzle.line],
        choices=[*measured, *lost],
        margin=puzzle.margin,
        after=puzzle.after,
        bots=list(file.source(puzzle).bots),
    )


def explained(game: Game[Any], seat: int, action: int, **found: Any) -> ExplainedMove:
    move = msgspec.to_builtins(game.move(action))
    return ExplainedMove(seat=seat, action=action, text=game.show(action), move=move, **found)


def packed_source(packed: bytes) -> bytes:
    """In another process: the record of the whole source game."""
    wanted = msgspec.msgpack.decode(packed, type=PuzzleWanted)
    game, file, puzzle = find_puzzle(wanted.game, wanted.puzzle)
    source = file.source(puzzle)
    play: Play[Any] = open_position(game, source, len(source.actions))
    seats = tuple(seat_in_record(number, bot) for number, bot in enumerate(source.bots, 1))
    return records.write(records.record(play, seats)).encode()


def seat_in_record(number: int, bot: str) -> records.Seat:
    if bot == PERSON:
        return records.Seat(name=f"Player {number}")
    return records.Seat(name=bot, bot=bot)
