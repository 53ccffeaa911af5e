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

from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.lessons import Lesson, solution
from tatami.engine.texts import LANGUAGES
from tatami.server.http.client_files import REVALIDATE, StaticFile, file_response, static_file
from tatami.server.http.openapi import encoded_response, refusals
from tatami.server.http.routes.common import compute, limit_by_address, pack
from tatami.server.http.routes.game_texts import find_game
from tatami.server.tables.refusals import Refusal
from tatami.server.wire.lesson_scene import SceneOut, SceneWanted, packed_scene, parse_actions
from tatami.server.wire.messages import encode

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


class SceneCache:
    """The scenes that were asked for last."""

    def __init__(self, most: int = MAX_SCENES) -> None:
        self.most = most
        self.files: dict[SceneWanted, StaticFile] = {}

    def get(self, wanted: SceneWanted) -> StaticFile | None:
        if wanted not in self.files:
            return None
        self.files[wanted] = found = self.files.pop(wanted)  # the last one used is the last dropped
        return found

    def add(self, wanted: SceneWanted, file: StaticFile) -> None:
        self.files[wanted] = file
        while len(self.files) > self.most:
            del self.files[next(iter(self.files))]


SCENES = SceneCache()


async def scene_file(request: Request[Any, Any, Any], wanted: SceneWanted) -> StaticFile:
    """The scene, computed in another process unless somebody saw it before."""
    check_position(wanted)
    found = SCENES.get(wanted)
    if found is None:
        body = await compute(request, packed_scene, pack(wanted))
        found = static_file(body, "application/json")
        SCENES.add(wanted, found)
    return found


def check_position(wanted: SceneWanted) -> None:
    try:
        lesson_of(find_game(wanted.game)).position(wanted.position)
    except TatamiError as error:
        raise NotFoundException(str(error)) from None


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
    responses=encoded_response(SceneOut) | refusals(400, 404, 429, 503),
)
async def scene_of(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    position: FromPath[str],
    actions: FromQuery[str] = "",
    wish: FromQuery[str] = "",
) -> Response[bytes]:
    """Get a position of the lesson after these actions (numbers separated by hyphens), with the
    verdict of the engine. `wish` is one more action, as text."""
    limit_by_address(request, "learn")
    played = (*parse_actions(actions), *parse_move(game, wish))
    file = await scene_file(request, SceneWanted(game, position, played))
    return file_response(request, file, REVALIDATE)


def parse_move(key: str, text: str) -> tuple[int, ...]:
    if not text:
        return ()
    try:
        return (find_game(key).read(text[:200]),)
    except TatamiError as error:
        raise Refusal("malformed", str(error)) from None


ROUTES: list[Any] = [lesson, lesson_texts, scene_of]
