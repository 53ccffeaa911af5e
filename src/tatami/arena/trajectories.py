"""Data sets of decisions: every decision of finished games as a row, in Parquet or JSON Lines.

A game is kept as its seed and its actions; here it is replayed, and each decision is written with
what the seat could know. `COLUMNS` says what the columns mean. `arrays` gives the rows to NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

import msgspec

from tatami.arena.plan import Plan, deal_seed
from tatami.arena.play_game import GameResult
from tatami.arena.trajectory_files import ABOUT, Block, make_file_writer
from tatami.engine import records
from tatami.engine.chance import chance_from
from tatami.engine.decision_rows import DecisionRows
from tatami.engine.errors import BadOptions, BadRecord, NoObservations
from tatami.engine.game import Game
from tatami.engine.state import State
from tatami.registry import game as game_of

Format = Literal["parquet", "jsonl"]

BLOCK_BYTES = 32 << 20
MOST_ROWS = 1 << 16
"""A block of rows is written when it has so many bytes or rows."""


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game to replay."""

    game: str
    id: str
    """Unique in the data set."""
    first: State
    """The position after the deal. Replaying changes it."""
    actions: Sequence[int]
    players: tuple[str, ...]
    shares: tuple[float, ...] | None
    """None: the game was not finished."""


def games_of_run(plan: Plan, results: Iterable[GameResult]) -> Iterable[FinishedGame]:
    """The games of an arena run, without those that failed."""
    game = game_of(plan.game)
    material = None if plan.material is None else game.material(plan.material)
    table = game.table(seats=plan.seats, options=plan.options, material=material)
    for result in results:
        if result.failure is not None:
            continue
        if len(result.actions) != result.decisions:
            raise BadOptions(
                "an earlier version played these games and kept no moves: play them again"
            )
        yield FinishedGame(
            game=plan.game,
            id=f"{deal_seed(plan, result.deal)}.{result.pairing}",
            first=table.deal(chance_from(deal_seed(plan, result.deal))),
            actions=result.actions,
            players=result.bots,
            shares=result.shares,
        )


def game_of_record(record: records.Record) -> FinishedGame:
    """The game of a record; raises BadRecord if it cannot be replayed."""
    play = records.replay(record, game_of(record.game))
    if record.origin is not None and record.origin.redeals:
        raise BadRecord("cards were dealt again during this game: it cannot be exported")
    return FinishedGame(
        game=record.game,
        id=records.digest(record)[:16],
        first=play.at(0).state,
        actions=play.actions,
        players=tuple(seat.bot or seat.name for seat in record.seats),
        shares=None if record.result is None else record.result.shares,
    )


def write_games(
    folder: Path | str,
    games: Iterable[FinishedGame],
    kind: Format = "parquet",
    *,
    observations: bool = True,
) -> TrajectoryWriter:
    """Write games into an empty folder. Returns the writer, which has counted them."""
    with TrajectoryWriter(Path(folder), kind, observations=observations) as writer:
        for finished in games:
            writer.add(finished)
    return writer


class TrajectoryWriter:
    """Writes games into a folder, in blocks. Use it in a `with` statement."""

    def __init__(
        self, folder: Path, kind: Format = "parquet", *, observations: bool = True
    ) -> None:
        self.files = make_file_writer(folder, kind)
        self.observations = observations
        self.tables: dict[tuple[str, int], TableRows] = {}
        self.decisions = 0
        self.games = 0

    def add(self, finished: FinishedGame) -> None:
        seats = int(finished.first.seats)
        rows = self.tables.get((finished.game, seats))
        if rows is None:
            game: Game[Any] = game_of(finished.game)
            rows = TableRows(game, seats, self.observations, self.files.write)
            self.tables[finished.game, seats] = rows
            self.files.describe(game, seats, rows.width > 0)
        rows.add(finished)
        self.games += 1
        self.decisions += len(finished.actions)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if error is None:
            for rows in self.tables.values():
                rows.write()
        self.files.close()


class TableRows:
    """The rows of games with the same layouts, until they are written."""

    def __init__(
        self, game: Game[Any], seats: int, observations: bool, write: Callable[[Block], None]
    ) -> None:
        self.game = game
        self.width = observation_width(game, seats) if observations else 0
        self.places = game.action_layout(seats).size
        self.seats = seats
        self.send = write
        self.room = max(1, min(MOST_ROWS, BLOCK_BYTES // (self.width + self.places + 1)))
        self.rows = DecisionRows(self.width, self.places, self.room)
        self.games: list[FinishedGame] = []
        self.texts: dict[int, str] = {}

    def add(self, finished: FinishedGame) -> None:
        count = len(finished.actions)
        if self.rows.n + count > self.rows.room:
            self.write()
            if count > self.rows.room:  # one very long game
                self.rows = DecisionRows(self.width, self.places, count)
        wrong = self.rows.add_game(finished.first, list(finished.actions))
        if wrong >= 0:
            raise BadRecord(f"move {wrong + 1} of game {finished.id} is not legal")
        self.games.append(finished)

    def write(self) -> None:
        if self.rows.n:
            block = Block(self.game, self.seats, self.rows, self.games, self.move_texts())
            self.send(block)
        self.rows.clear()
        self.games = []

    def move_texts(self) -> list[str]:
        """The moves as text, each kind of action written once."""
        texts, show = self.texts, self.game.show
        found = []
        for finished in self.games:
            for action in finished.actions:
                text = texts.get(action)
                if text is None:
                    text = texts[action] = show(action)
                found.append(text)
        return found


def observation_width(game: Game[Any], seats: int) -> int:
    """0 for a game without observations."""
    try:
        return game.observation_layout(seats).size
    except NoObservations:
        return 0


def arrays(table: Any, column: str = "observation") -> Any:
    """A column of rows (`observation` or `mask`) as one NumPy array with a row per decision.

    The table is a pandas or polars data frame, a pyarrow table, or a mapping from names to lists.
    """
    import numpy as np

    rows = table[column]
    rows = rows.to_pylist() if hasattr(rows, "to_pylist") else list(rows)
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)


def about(folder: Path) -> Any:
    """What a data set says about itself: versions, layouts and columns."""
    return msgspec.json.decode((folder / ABOUT).read_bytes())
