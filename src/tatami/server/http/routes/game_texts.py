"""Routes for the texts and rules of a game."""

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
from tatami.server.http.client_files import REVALIDATE, StaticFile, file_response, static_file
from tatami.server.wire.struct_info import members


def text_fields(game: Game[Any]) -> dict[str, Any]:
    """Titles, blurbs and seat fields of a game, for `GameOut`."""
    return {
        "titles": {code: game.texts.say("title", code) for code in LANGUAGES},
        "blurbs": {code: game.texts.say("blurb", code) for code in LANGUAGES},
        "seat_fields": seat_fields_of(game),
    }


def seat_fields_of(game: Game[Any]) -> dict[str, list[str]]:
    """The seat fields of events and moves by tag; an event and a move may share a tag."""
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
    """The texts of a game, the explanations of its terms and the sentences about the reader, as
    one Fluent file."""
    folder = find_game(key).texts.folder
    for code in (language, "en"):
        names = (f"{code}.ftl", f"terms.{code}.ftl", f"you.{code}.ftl")
        files = [folder.joinpath(name) for name in names]
        if files[0].is_file():
            found = [one.read_bytes() for one in files if one.is_file()]
            return static_file(b"\n".join(found), "text/plain; charset=utf-8")
    raise NotFoundException("this game has no texts")


def find_game(key: str) -> Game[Any]:
    try:
        return tatami.game(key)
    except TatamiError as error:
        raise NotFoundException(str(error)) from None


@get("/api/games/{game:str}/texts/{language:str}", sync_to_thread=False)
def texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """Get the texts of a game as a Fluent file."""
    known = language if language in LANGUAGES else "en"
    return file_response(request, text_file(game, known), REVALIDATE)


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """Get the numbered rules as Markdown. `Content-Language` is the language of the text."""
    file, found = rules_file(game, language if language in LANGUAGES else "en")
    sent = file_response(request, file, REVALIDATE)
    sent.headers["Content-Language"] = found
    return sent


@functools.cache
def rules_file(key: str, language: str) -> tuple[StaticFile, str]:
    """The rules, and the language in which they exist."""
    text, found = find_game(key).rules_in(language)
    return static_file(text.encode(), "text/markdown; charset=utf-8"), found


ROUTES: list[Any] = [texts, rules]
