"""What a client needs to show a game it does not know: words, rules, previews, earlier moments."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

import tatami
from tatami.engine import TatamiError, records
from tatami.engine.game import Game
from tatami.engine.game_types import Event
from tatami.engine.play import Play
from tatami.engine.sentences import seat_fields
from tatami.engine.texts import LANGUAGES
from tatami.server.generate.struct_info import members
from tatami.server.http.client_files import ASK_AGAIN, page, send
from tatami.server.http.routes.common import answer, house_of, player_of
from tatami.server.tables.table import OVER, RUNNING, Refusal, Table
from tatami.server.wire.delta import diff

PREVIEWED = 500
"""More choices than this are not previewed all at once."""
RECORD_LIMIT = 1_000_000


# Words.


def words_of(game: Game[Any]) -> dict[str, Any]:
    """What a list of games says about it, and which fields of its events and moves are seats."""
    return {
        "titles": {code: game.texts.say("title", code) for code in LANGUAGES},
        "blurbs": {code: game.texts.say("blurb", code) for code in LANGUAGES},
        "seat_fields": seat_fields_of(game),
    }


def seat_fields_of(game: Game[Any]) -> dict[str, list[str]]:
    """By the name of the event or move; one that is both has the fields of both."""
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


# Before a decision.


@get("/api/tables/{table:str}/previews")
async def previews(request: Request[Any, Any, Any], table: FromPath[str]) -> Any:
    """What each choice would lead to, for the seat that is asked."""
    found = (await house_of(request).tables.get(table)).table
    player = player_of(request) or ""
    number = found.number_for(found.seat_of(player))
    return answer({"number": number, "previews": previews_of(found, player)})


def previews_of(table: Table, player: str) -> dict[int, Any]:
    seat = table.seat_of(player)
    if table.status != RUNNING or table.play is None or seat is None:
        return {}
    state = table.play.state
    return previews_in(table.game, state, state.legal() if state.to_act == seat else [])


def previews_in(game: Game[Any], state: Any, legal: list[int]) -> dict[int, Any]:
    if len(legal) > PREVIEWED:
        return {}
    seen = {action: game.preview(state, action) for action in legal}
    return {action: args for action, args in seen.items() if args}


# Earlier moments.


class Moment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table after one move: what changed in the view, and what was told."""

    number: int = 0
    """The line of one's own log that tells of the move."""
    change: Any = {}
    events: list[Any] = []
    text: str = ""
    """The move; only once the game is over, for some are made in secret."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its start, as one viewer saw it: the first view, then patches."""

    game: str
    seats: list[dict[str, Any]]
    viewer: int | None
    over: bool
    first: Any
    moments: list[Moment]
    """The first is the start."""
    result: Any


class Walk:
    """Collects the moments of a game while it is played again."""

    def __init__(self, viewer: int | None, over: bool) -> None:
        self.viewer = viewer
        self.over = over
        self.views: list[Any] = []
        self.moments: list[Moment | None] = []
        """None: a secret answer of which the viewer may not even know that it was given."""

    def look(self, play: Play[Any], number: int, heard: bool = True) -> None:
        """The play has moved on, or back (then what was taken back is forgotten)."""
        count = len(play.actions)
        del self.views[count + 1 :], self.moments[count + 1 :]
        if len(self.views) == count + 1:
            return
        view = msgspec.to_builtins(play.game.view(play.state, self.viewer))
        told = play.events(count, self.viewer)
        before = self.views[-1] if self.views else view
        self.views.append(view)
        self.moments.append(
            None
            if not heard
            else Moment(
                number=number,
                change=diff(before, view) if before != view else {},
                events=[msgspec.to_builtins(event) for event in told],
                text=play.game.show(play.actions[-1]) if self.over and count else "",
            )
        )

    def replay(self, game: str, seats: list[dict[str, Any]], result: Any) -> Replay:
        return Replay(
            game=game, seats=seats, viewer=self.viewer, over=self.over,
            first=self.views[0], moments=[one for one in self.moments if one is not None],
            result=result,
        )  # fmt: skip


def replay_table(table: Table, viewer: int | None, reader: int | None) -> Replay:
    """As the viewer saw it, with the numbers of the reader's own log. The entries are folded
    again, so that moves taken back are left out."""
    walk = Walk(viewer, table.status == OVER)
    past = Table(table.id, table.setting, table.secret)
    for numbered in list(table.entries):
        past.fold(numbered)
        if past.play is not None:
            heard = walk.over or past.hears(viewer, numbered.number)
            walk.look(past.play, past.number_for(reader), heard)
    if past.play is None:
        raise Refusal("not_started", "the game has not started")
    seats = [{"name": seat.name, "bot": seat.bot} for seat in table.seats]
    return walk.replay(table.game.key, seats, msgspec.to_builtins(table.outcome()))


def replay_record(record: records.Record, viewer: int | None) -> Replay:
    """A record of anybody's, verified first."""
    game = tatami.game(record.game)
    played = records.verify(record, game)
    if viewer is not None and not 0 <= viewer < played.seats:
        raise Refusal("no_seat", "there is no such seat")
    walk = Walk(viewer, True)
    again = played.at(0)
    walk.look(again, 0)
    for number, action in enumerate(played.actions, 1):
        again.apply(action)
        walk.look(again, number)
    seats = [{"name": seat.name, "bot": seat.bot or ""} for seat in record.seats]
    return walk.replay(record.game, seats, msgspec.to_builtins(record.result))


@get("/api/tables/{table:str}/replay")
async def table_replay(
    request: Request[Any, Any, Any], table: FromPath[str], seat: FromQuery[int | None] = None
) -> Any:
    """One's own sight of the game so far; once it is over, that of any seat."""
    live = await house_of(request).tables.get(table)
    found = live.table
    viewer = reader = found.seat_of(player_of(request) or "")
    if seat is not None and found.status == OVER:
        viewer = seat if 0 <= seat < len(found.seats) else None
    async with live.lock:
        seen = await asyncio.to_thread(replay_table, found, viewer, reader)
    return answer(seen)


@post("/api/replay", status_code=200, request_max_body_size=RECORD_LIMIT)
async def record_replay(request: Request[Any, Any, Any], seat: FromQuery[int | None] = None) -> Any:
    """Look at a record from a file; it is checked and not kept."""
    body = await request.body()
    try:
        record = records.read(body)
        seen = await asyncio.to_thread(replay_record, record, seat)
    except TatamiError as error:
        raise Refusal("bad_record", str(error)) from None
    return answer(seen)


ROUTES: list[Any] = [texts, rules, previews, table_replay, record_replay]
