"""Puzzles without a server: a game's file is fetched when somebody asks, attempts stay here.

The attempts are the truth; rating and streak follow from them. Puzzles keep their first rating, as
nobody else tries them here.
"""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

import tatami
from tatami.browser.storage import PuzzleAttempt, Storage
from tatami.engine.errors import TatamiError
from tatami.engine.puzzles import FILE, Puzzle, PuzzleFile, puzzles_of
from tatami.server.people.glicko import Rating
from tatami.server.people.puzzle_attempts import (
    PUZZLE_DEVIATION,
    AttemptIn,
    AttemptOut,
    NextPuzzle,
    PuzzleOut,
    PuzzleResult,
    PuzzlesOfGame,
    SolverRecord,
    next_puzzle,
    outline,
    rate_attempt,
    shown_puzzle,
)
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY
from tatami.server.wire.puzzle_scene import (
    PuzzleScene,
    PuzzleWanted,
    find_puzzle,
    packed_puzzle,
    packed_source,
)

GZIP = b"\x1f\x8b"
Fetch = Callable[[str], Awaitable[bytes]]
"""The content of a file of the site; empty if the site has no such file. Raises OSError."""


async def no_files(_path: str) -> bytes:
    """Where every file is in its place already, as in an installed package."""
    return b""


class BrowserPuzzles:
    def __init__(self, storage: Storage, fetch: Fetch, now: Callable[[], int]) -> None:
        self.storage = storage
        self.fetch = fetch
        self.now = now

    async def list(self) -> list[PuzzlesOfGame]:
        """The games that have puzzles, with what this device has solved."""
        files = [await self.file_of(key) for key in tatami.game_keys()]
        return [await self.outline(file) for file in files if file.puzzles]

    async def outline(self, file: PuzzleFile) -> PuzzlesOfGame:
        attempts = await self.storage.puzzle_attempts(file.game)
        solver = record_of(attempts).shown()
        return outline(file, solver, tried_in(attempts), self.now() // DAY)

    async def next(self, key: str, theme: str) -> NextPuzzle:
        file = await self.file_of(key)
        attempts = await self.storage.puzzle_attempts(key)
        solver = record_of(attempts).shown()
        return next_puzzle(file, theme, solver, tried_in(attempts), {}, "")

    async def show(self, key: str, id_: str) -> PuzzleOut:
        puzzle = await self.find(key, id_)
        tried = tried_in(await self.storage.puzzle_attempts(key))
        scene = position(PuzzleWanted(key, id_, ()))
        return shown_puzzle(puzzle, float(puzzle.rating), id_ in tried, scene)

    async def attempt(self, key: str, id_: str, wanted: AttemptIn) -> AttemptOut:
        """Play moves in a puzzle. When it is over, the first attempt is rated."""
        puzzle = await self.find(key, id_)
        actions = (*wanted.actions, *wished(key, wanted.wish))
        scene = position(PuzzleWanted(key, id_, actions))
        result = None
        if scene.right is not None:
            result = await self.add(key, puzzle, scene.right)
        return AttemptOut(position=scene, result=result)

    async def add(self, key: str, puzzle: Puzzle, solved: bool) -> PuzzleResult:
        before = record_of(await self.storage.puzzle_attempts(key))
        first = await self.storage.add_puzzle_attempt(
            PuzzleAttempt(
                game=key, puzzle=puzzle.id, rating=puzzle.rating, solved=solved, at=self.now()
            )
        )
        after = record_of(await self.storage.puzzle_attempts(key))
        return PuzzleResult(
            counted=first,
            change=after.rating.rating - before.rating.rating if first else 0.0,
            solver=after.shown(),
            puzzle_rating=float(puzzle.rating),
            attempts=1,
        )

    async def source(self, key: str, id_: str) -> bytes:
        """The game file of the source game, once the puzzle was tried."""
        await self.find(key, id_)
        if id_ not in tried_in(await self.storage.puzzle_attempts(key)):
            raise Refusal("wrong_time", "try the puzzle first: then you may see its game")
        return packed_source(msgspec.msgpack.encode(PuzzleWanted(key, id_, ())))

    async def find(self, key: str, id_: str) -> Puzzle:
        await self.file_of(key)
        return find_puzzle(key, id_)[2]

    async def file_of(self, key: str) -> PuzzleFile:
        """The puzzles of a game, fetched the first time; raises Refusal."""
        try:
            game = tatami.game(key)
        except TatamiError as error:
            raise Refusal("malformed", str(error)) from None
        await fetch_puzzles(key, Path(str(game.folder)), self.fetch)
        return puzzles_of(game)


async def fetch_puzzles(key: str, folder: Path, fetch: Fetch) -> None:
    """Put the file into the game's folder, where `puzzles_of` looks for it; raises Refusal."""
    if (folder / FILE).is_file():
        return
    try:
        content = await fetch(f"data/{key}/{FILE}")
    except OSError as error:
        raise Refusal("offline", f"the puzzles cannot be loaded: {error}") from None
    if content:  # some hosts decompress such files on the way
        packed = content if content.startswith(GZIP) else gzip.compress(content, 1)
        (folder / FILE).write_bytes(packed)


def position(wanted: PuzzleWanted) -> PuzzleScene:
    return msgspec.json.decode(packed_puzzle(msgspec.msgpack.encode(wanted)), type=PuzzleScene)


def wished(key: str, text: str) -> tuple[int, ...]:
    """A move that was typed; raises Refusal."""
    try:
        return (tatami.game(key).read(text),) if text else ()
    except TatamiError as error:
        raise Refusal("malformed", str(error)) from None


def tried_in(attempts: list[PuzzleAttempt]) -> set[str]:
    return {one.puzzle for one in attempts}


def record_of(attempts: list[PuzzleAttempt]) -> SolverRecord:
    """Rating and streak of the solver, from the first attempt to the last."""
    record = SolverRecord()
    for one in sorted(attempts, key=lambda one: (one.at, one.puzzle)):
        puzzle = Rating(float(one.rating), PUZZLE_DEVIATION)
        record, _ = rate_attempt(record, puzzle, one.solved, one.at)
    return record
