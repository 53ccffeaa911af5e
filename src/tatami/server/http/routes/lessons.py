"""Lessons and the boards of the rules: positions that everybody may look at and try things in.

Nothing is kept: an address names a position and what was done in it, and the answer is always the
same. So browsers and caches in between may keep it, and nobody needs to be anybody.
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
from tatami.engine.lessons import MOST_ACTIONS, Lesson, Standing, Verdict, solution
from tatami.engine.texts import LANGUAGES
from tatami.server.http.client_files import ASK_AGAIN, Page, page, send
from tatami.server.http.openapi import refusals, shows
from tatami.server.http.routes.common import address_of, services_of
from tatami.server.http.routes.game_texts import known_game
from tatami.server.http.routes.previews import previews_in
from tatami.server.tables.refusals import Refusal
from tatami.server.wire.field_types import EventJson, TextAndMove, ViewJson
from tatami.server.wire.messages import encode
from tatami.server.wire.viewer_state import described_move

KEPT = 1_000
"""Scenes in memory; a lesson's usual ones are a few hundred."""


class StepOut(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    shown: list[int]
    """The actions of a way to do what is asked."""


class LessonOut(msgspec.Struct, frozen=True, kw_only=True):
    steps: list[StepOut]
    boards: list[str]
    """Further positions, shown by the rules."""


class SceneOut(msgspec.Struct, frozen=True, kw_only=True):
    """A position after some actions, as the seat that acts sees it."""

    you: int
    seats: int
    view: ViewJson
    legal: list[int]
    """Empty once it is judged."""
    moves: dict[int, TextAndMove]
    """action -> [text, move], of those that are legal."""
    previews: dict[int, dict[str, Arg]]
    told: list[list[EventJson]]
    """The events of the last move before, and of each one since."""
    verdict: Verdict | None
    """None while there is more to do, or nothing to be judged."""


def lesson_of(game: Game[Any]) -> Lesson:
    if game.lesson is None:
        raise NotFoundException("this game has no lesson")
    return game.lesson


@functools.cache
def outline(key: str) -> Page:
    game = known_game(key)
    found = lesson_of(game)
    steps = [StepOut(name=step.name, shown=solution(game, step)) for step in found.steps]
    boards = [board.name for board in found.boards]
    return page(encode(LessonOut(steps=steps, boards=boards)), "application/json")


@functools.cache
def words(key: str, language: str) -> Page:
    """In English where nobody has translated them."""
    folder = known_game(key).texts.folder
    for code in (language, "en"):
        file = folder.joinpath(f"lesson.{code}.ftl")
        if file.is_file():
            return page(file.read_bytes(), "text/plain; charset=utf-8")
    raise NotFoundException("this game has no lesson")


@functools.lru_cache(maxsize=KEPT)
def scene(key: str, name: str, actions: tuple[int, ...]) -> Page:
    return page(encode(look(stand(key, name, actions))), "application/json")


def stand(key: str, name: str, actions: tuple[int, ...]) -> Standing[Any]:
    game = known_game(key)
    try:
        position = lesson_of(game).position(name)
    except TatamiError as error:
        raise NotFoundException(str(error)) from None
    try:
        return Standing(game, position, actions)
    except IllegalMove as error:
        raise illegal(error) from None


def illegal(error: IllegalMove) -> Refusal:
    more = {"rule": error.rule, "key": error.key, "args": error.args_of_key}
    return Refusal("illegal", str(error), **more)


def look(standing: Standing[Any]) -> SceneOut:
    game, state, legal = standing.game, standing.play.state, standing.legal
    return SceneOut(
        you=standing.seat,
        seats=standing.play.seats,
        view=game.view(state, standing.seat),
        legal=legal,
        moves={action: described_move(game, action) for action in legal},
        previews=previews_in(game, state, legal),
        told=[list(events) for events in standing.told()],
        verdict=standing.verdict,
    )


def numbers(actions: str) -> tuple[int, ...]:
    """As the address writes them: `12-7`."""
    parts = actions.split("-") if actions else []
    if len(parts) > MOST_ACTIONS or not all(part.isascii() and part.isdigit() for part in parts):
        raise Refusal("malformed", "actions are numbers with hyphens between")
    if any(len(part) > 9 for part in parts):
        raise Refusal("malformed", "there is no action of that number")
    return tuple(int(part) for part in parts)


@get(
    "/api/games/{game:str}/lesson",
    sync_to_thread=False,
    responses=shows(LessonOut) | refusals(404),
)
def lesson(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The steps of the game's first lesson, in their order."""
    return send(request, outline(game), ASK_AGAIN)


@get("/api/games/{game:str}/lesson/texts/{language:str}", sync_to_thread=False)
def lesson_texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """The lesson's sentences as Fluent, to be read beside the game's own."""
    known = language if language in LANGUAGES else "en"
    return send(request, words(game, known), ASK_AGAIN)


@get(
    "/api/games/{game:str}/positions/{position:str}",
    sync_to_thread=False,
    responses=shows(SceneOut) | refusals(400, 404, 429),
)
def scene_of(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    position: FromPath[str],
    actions: FromQuery[str] = "",
    wish: FromQuery[str] = "",
) -> Response[bytes]:
    """A position of the game's lesson after these actions (numbers with hyphens between), and
    what the engine says of them. `wish` is one more, as text."""
    services_of(request).limits.take("learn", address=address_of(request))
    done = numbers(actions)
    return send(request, scene(game, position, (*done, *wished(game, wish))), ASK_AGAIN)


def wished(key: str, text: str) -> tuple[int, ...]:
    if not text:
        return ()
    try:
        return (known_game(key).read(text[:200]),)
    except TatamiError as error:
        raise Refusal("malformed", str(error)) from None


ROUTES: list[Any] = [lesson, lesson_texts, scene_of]
