"""Answers the requests that the server answers over HTTP, for one device and without limits.

A request has a method, a path with its query, a body, and the person at the device who asks. What
never changes (the list of games, texts, rules, lessons) is not asked here: the site has files.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from tatami.analysis import AnalysisSettings
from tatami.browser.analyses import BrowserAnalyses
from tatami.browser.puzzles import BrowserPuzzles, Fetch, no_files, wished
from tatami.browser.storage import TableRow
from tatami.browser.table_host import TableHost, row_of
from tatami.engine import records
from tatami.server.http import api_types
from tatami.server.people.puzzle_attempts import AttemptIn
from tatami.server.tables import forks
from tatami.server.tables.create_table import NewTable
from tatami.server.tables.hot_seat import next_person
from tatami.server.tables.practice import seat_for_hint
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER, Table
from tatami.server.thinking.analysis_types import HintOut
from tatami.server.wire import messages
from tatami.server.wire.lesson_scene import SceneWanted, packed_scene, parse_actions
from tatami.server.wire.replay import (
    RecordToReplay,
    packed_record_replay,
    packed_table_replay,
    snapshot,
)

log = logging.getLogger("tatami.browser")

MOST_LISTED = 50
DEPTHS = {"quick": 25, "normal": 100, "deep": 400}
"""Simulations per estimate: a quarter or less of what a server takes, as Python is slower here."""


class Request(NamedTuple):
    method: str
    path: str
    query: dict[str, str]
    body: bytes
    person: str
    """Who asks: people at one device have ids of their own."""


class Answer(NamedTuple):
    status: int
    body: bytes
    file_name: str = ""


class Requests:
    """All routes. Each is a method that takes the request and the parts of its path."""

    def __init__(self, host: TableHost, fetch: Fetch = no_files) -> None:
        self.host = host
        self.analyses = BrowserAnalyses(host.storage)
        self.puzzles = BrowserPuzzles(host.storage, fetch, host.now)

    async def answer(self, method: str, address: str, body: bytes, person: str) -> Answer:
        split = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(split.query).items()}
        request = Request(method, split.path.lstrip("/"), query, body, person)
        try:
            for wanted, pattern, route in ROUTES:
                found = re.fullmatch(pattern, request.path)
                if found is not None and wanted == method:
                    return await route(self, request, *found.groups())
            raise Refusal("http", f"only a server has {request.path}")
        except Refusal as refusal:
            return refused(refusal)
        except messages.UNREADABLE as error:
            return refused(Refusal("malformed", str(error)))
        except Exception:
            log.exception("%s %s", method, address)
            return refused(Refusal("internal", "something went wrong: load the page again"))

    # People.

    async def me(self, request: Request) -> Answer:
        return encoded(api_types.Me(player=request.person, name="", account=False))

    async def policy(self, request: Request) -> Answer:
        found = api_types.ServerPolicy(
            registration="closed", guests=True, public_tables="never", email=False
        )
        return encoded(found)

    # Tables.

    async def create(self, request: Request) -> Answer:
        wanted = msgspec.json.decode(request.body, type=NewTable)
        id_ = await self.host.create(wanted, request.person)
        return encoded(api_types.CreatedTable(id=id_), 201)

    async def list_tables(self, request: Request) -> Answer:
        rows = sorted(await self.host.storage.rows(), key=lambda row: -row.changed)
        mine = [
            api_types.OwnTable(id=row.id, game=row.game, status=row.status, changed=row.changed)
            for row in rows[:MOST_LISTED]
        ]
        return encoded(api_types.TableLists(open=[], mine=mine))

    async def running(self, request: Request) -> Answer:
        rows = sorted(await self.host.storage.rows(), key=lambda row: -row.changed)
        unfinished = [row for row in rows if row.status != OVER][:MOST_LISTED]
        found = [one for row in unfinished if (one := await self.running_table(row)) is not None]
        return encoded(found)

    async def running_table(self, row: TableRow) -> api_types.RunningTable | None:
        """None for a table that this version cannot open, or that is over after all."""
        try:
            table = (await self.host.get(row.id)).table
        except Refusal:
            return None
        if table.status == OVER:
            await self.host.storage.update(row_of(table))
            return None
        actor = table.to_act()
        seats = [number for number, seat in enumerate(table.seats) if seat.player]
        return api_types.RunningTable(
            table=row.id,
            game=row.game,
            status=table.status,
            rated=False,
            turn=actor is not None and table.is_person(actor),
            changed=row.changed,
            names=[seat.name or seat.bot for seat in table.seats],
            seat=seats[0] if seats else 0,
        )

    async def show(self, request: Request, id_: str) -> Answer:
        live = await self.host.get(id_)
        viewer = live.table.seat_of(request.person)
        host = request.person == live.table.setup.host
        return Answer(200, live.viewer_state(viewer).whole_table(host))

    async def delete(self, request: Request, id_: str) -> Answer:
        await self.host.delete(id_)
        return Answer(200, b"{}")

    async def command(self, request: Request, id_: str) -> Answer:
        command = messages.decode_in(request.body)
        return encoded(await self.host.handle(id_, command, request.person))

    async def previews(self, request: Request, id_: str) -> Answer:
        live = await self.host.get(id_)
        seat = live.table.seat_of(request.person)
        mine = seat is not None and live.table.to_act() == seat
        number = live.table.number_for(seat)
        found = live.previews() if mine else {}
        return encoded(api_types.PreviewsOut(number=number, previews=found))

    async def turn(self, request: Request, id_: str) -> Answer:
        """Who at this device is asked next. No server has this: there, everybody has a device."""
        return encoded(next_person((await self.host.get(id_)).table))

    async def record(self, request: Request, id_: str) -> Answer:
        table = (await self.host.get(id_)).table
        return Answer(200, finished_record(table), f"{table.game.key}-{table.id}.json")

    # Replays, analyses, forks.

    async def table_replay(self, request: Request, id_: str) -> Answer:
        table = (await self.host.get(id_)).table
        viewer = reader = table.seat_of(request.person)
        seat = read_seat(request)
        if seat is not None and table.status == OVER:
            viewer = seat if 0 <= seat < len(table.seats) else None
        packed = msgspec.msgpack.encode(snapshot(table, viewer, reader))
        return Answer(200, packed_table_replay(packed))

    async def record_replay(self, request: Request) -> Answer:
        packed = msgspec.msgpack.encode(RecordToReplay(request.body, read_seat(request)))
        return Answer(200, packed_record_replay(packed))

    async def analyze_table(self, request: Request, id_: str) -> Answer:
        record = finished_record((await self.host.get(id_)).table)
        depth = msgspec.json.decode(request.body, type=dict[str, str]).get("depth", "normal")
        return encoded(await self.analyses.start(record, settings_of(depth)), 202)

    async def analyze_record(self, request: Request) -> Answer:
        settings = settings_of(request.query.get("depth", "normal"))
        return encoded(await self.analyses.start(request.body, settings), 202)

    async def show_analysis(self, request: Request, key: str) -> Answer:
        return encoded(await self.analyses.show(key))

    async def cancel_analysis(self, request: Request, key: str) -> Answer:
        return encoded(self.analyses.cancel(key))

    async def hint(self, request: Request, id_: str) -> Answer:
        table = (await self.host.get(id_)).table
        seat = seat_for_hint(table, request.person)
        given = self.analyses.hint(table)
        number = table.number_for(seat)
        return encoded(HintOut(number=number, best=given.best, second=given.second))

    async def fork_table(self, request: Request, id_: str) -> Answer:
        wanted = msgspec.json.decode(request.body, type=forks.Fork)
        record = finished_record((await self.host.get(id_)).table)
        return await self.fork(record, wanted, request.person)

    async def fork_record(self, request: Request) -> Answer:
        wanted = msgspec.json.decode(request.body, type=forks.ForkRecord)
        return await self.fork(wanted.record.encode(), wanted.fork, request.person)

    async def fork(self, record: bytes, wanted: forks.Fork, person: str) -> Answer:
        packed = msgspec.msgpack.encode(forks.ForkToStart(record, wanted, person))
        found = msgspec.msgpack.decode(forks.checked_fork(packed), type=forks.CheckedFork)
        id_ = await self.host.create(found.table, person, found.entries)
        return encoded(api_types.CreatedTable(id=id_), 201)

    # Lessons.

    async def scene(self, request: Request, key: str, position: str) -> Answer:
        typed = wished(key, request.query.get("wish", "")[:200])
        actions = (*parse_actions(request.query.get("actions", "")), *typed)
        wanted = SceneWanted(key, position, actions)
        return Answer(200, packed_scene(msgspec.msgpack.encode(wanted)))

    # Puzzles.

    async def list_puzzles(self, request: Request) -> Answer:
        return encoded(await self.puzzles.list())

    async def next_puzzle(self, request: Request, key: str) -> Answer:
        return encoded(await self.puzzles.next(key, request.query.get("theme", "")))

    async def show_puzzle(self, request: Request, key: str, puzzle: str) -> Answer:
        return encoded(await self.puzzles.show(key, puzzle))

    async def try_puzzle(self, request: Request, key: str, puzzle: str) -> Answer:
        wanted = msgspec.json.decode(request.body, type=AttemptIn)
        return encoded(await self.puzzles.attempt(key, puzzle, wanted))

    async def puzzle_source(self, request: Request, key: str, puzzle: str) -> Answer:
        return Answer(200, await self.puzzles.source(key, puzzle))


def encoded(message: Any, status: int = 200) -> Answer:
    return Answer(status, messages.encode(message))


def refused(refusal: Refusal) -> Answer:
    told = messages.Refused(ask=0, code=refusal.code, sentence=refusal.sentence, **refusal.details)
    return Answer(refusal.status, messages.encode(told))


def read_seat(request: Request) -> int | None:
    try:
        return int(request.query["seat"])
    except (KeyError, ValueError):
        return None


def finished_record(table: Table) -> bytes:
    if table.status != OVER:
        raise Refusal("wrong_time", "the game is not over: finish it first")
    return records.write(table.record()).encode()


def settings_of(depth: str) -> AnalysisSettings:
    if depth not in DEPTHS:
        raise Refusal("malformed", f"the depth must be one of {', '.join(DEPTHS)}")
    return AnalysisSettings(simulations=DEPTHS[depth])


ID = "([^/]+)"
TABLE = f"api/tables/{ID}"
Route = Callable[..., Awaitable[Answer]]
ROUTES: list[tuple[str, str, Route]] = [
    ("GET", "api/me", Requests.me),
    ("GET", "api/server", Requests.policy),
    ("GET", "api/me/tables", Requests.running),
    ("GET", "api/tables", Requests.list_tables),
    ("POST", "api/tables", Requests.create),
    ("GET", TABLE, Requests.show),
    ("DELETE", TABLE, Requests.delete),
    ("POST", f"{TABLE}/say", Requests.command),
    ("GET", f"{TABLE}/previews", Requests.previews),
    ("GET", f"{TABLE}/turn", Requests.turn),
    ("GET", f"{TABLE}/record", Requests.record),
    ("GET", f"{TABLE}/replay", Requests.table_replay),
    ("POST", f"{TABLE}/analysis", Requests.analyze_table),
    ("POST", f"{TABLE}/hint", Requests.hint),
    ("POST", f"{TABLE}/fork", Requests.fork_table),
    ("POST", "api/fork", Requests.fork_record),
    ("POST", "api/replay", Requests.record_replay),
    ("POST", "api/analyses", Requests.analyze_record),
    ("GET", f"api/analyses/{ID}", Requests.show_analysis),
    ("DELETE", f"api/analyses/{ID}", Requests.cancel_analysis),
    ("GET", f"api/games/{ID}/positions/{ID}", Requests.scene),
    ("GET", "api/puzzles", Requests.list_puzzles),
    ("GET", f"api/games/{ID}/next-puzzle", Requests.next_puzzle),
    ("GET", f"api/games/{ID}/puzzles/{ID}", Requests.show_puzzle),
    ("POST", f"api/games/{ID}/puzzles/{ID}", Requests.try_puzzle),
    ("GET", f"api/games/{ID}/puzzles/{ID}/source", Requests.puzzle_source),
]
