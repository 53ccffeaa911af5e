"""Routes for lessons and for the positions shown with the rules.

The server stores nothing: the URL has the position and the actions, and the response is always the
same. So it can be cached, and no player id is needed.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from tatami.engine.errors import IllegalMove, TatamiError
from tatami.engine.game import Game
from tatami.engine.game_types import Arg
from tatami.engine.lessons import MAX_ACTIONS, Lesson, LessonPlay, Verdict, solution
from tatami.engine.texts import LANGUAGES
from tatami.server.http.client_files import REVALIDATE, StaticFile, file_response, static_file
from tatami.server.http.openapi import encoded_response, refusals
from tatami.server.http.routes.common import address_of, services_of
from tatami.server.http.routes.game_texts import find_game
from tatami.server.http.routes.previews import previews_in
from tatami.server.tables.refusals import Refusal
from tatami.server.wire.field_types import EventJson, TextAndMove, ViewJson
from tatami.server.wire.messages import encode
from tatami.server.wire.viewer_state import described_move

MAX_SCENES = 1_000
"""Cached scenes; a lesson usually needs a few hundred."""


class StepOut(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    shown: list[int]
    """The actions of a solution."""


class LessonOut(msgspec.Struct, frozen=True, kw_only=True):
    steps: list[StepOut]
    boards: list[str]
    """Names of further positions, which the rules show."""


class SceneOut(msgspec.Struct, frozen=True, kw_only=True):
    """A position after some actions, as the seat to act sees it."""

    you: int
    seats: int
    view: ViewJson
    legal: list[int]
    """The legal actions; empty after the verdict."""
    moves: dict[int, TextAndMove]
    """Text and typed move of each legal action: action -> [text, move]."""
    previews: dict[int, dict[str, Arg]]
    told: list[list[EventJson]]
    """The events of the move before the position, then of each action."""
    verdict: Verdict | None
    """None until the step is finished, or if it has no goal."""


def lesson_of(game: Game[Any]) -> Lesson:
    if game.lesson is None:
        raise NotFoundException("this game has no lesson")
    return game.lesson


@functools.cache
def lesson_file(key: str) -> StaticFile:
    game = find_game(key)
    found = lesson_of(game)
    steps = [StepOut(name=step.name, shown=solution(game, step)) for step in found.steps]
    boards = [board.name for board in found.boards]
    return static_file(encode(LessonOut(steps=steps, boards=boards)), "application/json")


@functools.cache
def lesson_text_file(key: str, language: str) -> StaticFile:
    """The texts of the lesson; in English if there is no translation."""
    folder = find_game(key).texts.folder
    for code in (language, "en"):
        file = folder.joinpath(f"lesson.{code}.ftl")
        if file.is_file():
            return static_file(file.read_bytes(), "text/plain; charset=utf-8")
    raise NotFoundException("this game has no lesson")


@functools.lru_cache(maxsize=MAX_SCENES)
def scene_file(key: str, name: str, actions: tuple[int, ...]) -> StaticFile:
    return static_file(encode(scene_out(replay_position(key, name, actions))), "application/json")


def replay_position(key: str, name: str, actions: tuple[int, ...]) -> LessonPlay[Any]:
    game = find_game(key)
    try:
        position = lesson_of(game).position(name)
    except TatamiError as error:
        raise NotFoundException(str(error)) from None
    try:
        return LessonPlay(game, position, actions)
    except IllegalMove as error:
        raise illegal(error) from None


def illegal(error: IllegalMove) -> Refusal:
    more = {"rule": error.rule, "key": error.key, "args": error.args_of_key}
    return Refusal("illegal", str(error), **more)


def scene_out(lesson_play: LessonPlay[Any]) -> SceneOut:
    game, state, legal = lesson_play.game, lesson_play.play.state, lesson_play.legal
    return SceneOut(
        you=lesson_play.seat,
        seats=lesson_play.play.seats,
        view=game.view(state, lesson_play.seat),
        legal=legal,
        moves={action: described_move(game, action) for action in legal},
        previews=previews_in(game, state, legal),
        told=[list(events) for events in lesson_play.events()],
        verdict=lesson_play.verdict,
    )


def parse_actions(actions: str) -> tuple[int, ...]:
    """The actions in the URL, e.g. `12-7`."""
    parts = actions.split("-") if actions else []
    if len(parts) > MAX_ACTIONS or not all(part.isascii() and part.isdigit() for part in parts):
        raise Refusal("malformed", "actions must be numbers separated by hyphens")
    if any(len(part) > 9 for part in parts):
        raise Refusal("malformed", "this action does not exist")
    return tuple(int(part) for part in parts)


@get(
    "/api/games/{game:str}/lesson",
    sync_to_thread=False,
    responses=encoded_response(LessonOut) | refusals(404),
)
def lesson(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Get the steps of the game's lesson."""
    return file_response(request, lesson_file(game), REVALIDATE)


@get("/api/games/{game:str}/lesson/texts/{language:str}", sync_to_thread=False)
def lesson_texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """Get the texts of the lesson as a Fluent file."""
    known = language if language in LANGUAGES else "en"
    return file_response(request, lesson_text_file(game, known), REVALIDATE)


@get(
    "/api/games/{game:str}/positions/{position:str}",
    sync_to_thread=False,
    responses=encoded_response(SceneOut) | refusals(400, 404, 429),
)
def scene_of(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    position: FromPath[str],
    actions: FromQuery[str] = "",
    wish: FromQuery[str] = "",
) -> Response[bytes]:
    """Get a position of the lesson after these actions (numbers separated by hyphens), with the
    verdict of the engine. `wish` is one more action, as text."""
    services_of(request).limits.take("learn", address=address_of(request))
    played = (*parse_actions(actions), *parse_move(game, wish))
    return file_response(request, scene_file(game, position, played), REVALIDATE)


def parse_move(key: str, text: str) -> tuple[int, ...]:
    if not text:
        return ()
    try:
        return (find_game(key).read(text[:200]),)
    except TatamiError as error:
        raise Refusal("malformed", str(error)) from None


ROUTES: list[Any] = [lesson, lesson_texts, scene_of]
