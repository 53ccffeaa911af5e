"""Texts and rules of a game, for a client that does not know it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

import tatami
from tatami.engine import TatamiError
from tatami.engine.game import Game
from tatami.engine.game_types import Event
from tatami.engine.sentences import seat_fields
from tatami.engine.texts import LANGUAGES
from tatami.server.http.client_files import ASK_AGAIN, page, send
from tatami.server.wire.struct_info import members


def words_of(game: Game[Any]) -> dict[str, Any]:
    """Title and blurb of a game, and which fields of its events and moves are seats."""
    return {
        "titles": {code: game.texts.say("title", code) for code in LANGUAGES},
        "blurbs": {code: game.texts.say("blurb", code) for code in LANGUAGES},
        "seat_fields": seat_fields_of(game),
    }


def seat_fields_of(game: Game[Any]) -> dict[str, list[str]]:
    """By the tag of the event or move; a tag that is both has the fields of both."""
    found: dict[str, list[str]] = {}
    moves = members(get_type_hints(type(game).move).get("return", msgspec.Struct))
    for kind in (*events_of(game), *moves):
        if isinstance(tag := kind.__struct_config__.tag, str):
            found[tag] = sorted({*found.get(tag, ()), *seat_fields(kind)})
    return found


def events_of(game: Game[Any]) -> list[type[Event]]:
    return [kind for kind in subclasses(Event) if kind.__module__.startswith(game.package)]


def subclasses(kind: type[Event]) -> Iterator[type[Event]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from subclasses(sub)


@functools.cache
def text_file(key: str, language: str) -> Any:
    folder = known_game(key).texts.folder
    for code in (language, "en"):
        file = folder.joinpath(f"{code}.ftl")
        if code in LANGUAGES and file.is_file():
            return page(file.read_bytes(), "text/plain; charset=utf-8")
    raise NotFoundException("this game has no texts")


def known_game(key: str) -> Game[Any]:
    try:
        return tatami.game(key)
    except TatamiError as error:
        raise NotFoundException(str(error)) from None


@get("/api/games/{game:str}/texts/{language:str}", sync_to_thread=False)
def texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """The game's sentences as Fluent, the same file that the terminal reads."""
    return send(request, text_file(game, language), ASK_AGAIN)


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """The numbered rules as Markdown; `Content-Language` says whether they are translated."""
    text, found = known_game(game).rules_in(language)
    sent = send(request, page(text.encode(), "text/markdown; charset=utf-8"), ASK_AGAIN)
    sent.headers["Content-Language"] = found
    return sent


ROUTES: list[Any] = [texts, rules]
