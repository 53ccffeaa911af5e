"""Files of a data set: blocks of decisions as Parquet (extra `data`) or as JSON Lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import tatami
from tatami.engine.decision_rows import DecisionRows
from tatami.engine.errors import BadOptions, TatamiError
from tatami.engine.game import Game

if TYPE_CHECKING:
    from tatami.arena.trajectories import FinishedGame

ABOUT = "_about.json"
"""Describes the data set. Readers of folders skip names that begin with an underscore."""
FILE_ROWS = 1 << 20
"""A new file begins after so many rows."""

COLUMNS = {
    "game": "the key of the game",
    "game_id": "which game; unique in the data set",
    "number": "which decision of the game, from 0",
    "last": "is it the last decision of the game?",
    "seats": "how many players",
    "seat": "the seat that decides, from 0",
    "player": "the bot or the name of the player",
    "observation": "what the seat may know: bytes of the observation layout",
    "mask": "the legal actions: a byte 1 or 0 for each place of the action layout",
    "action": "the choice: a place of the action layout",
    "move": "the same as text",
    "return": "what the seat won or lost in the end (State.returns); empty if unfinished",
    "returns": "the same for all seats; empty if unfinished",
}


class Block:
    """Rows of games with the same layouts, with what belongs to each game."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        rows: DecisionRows,
        games: list[FinishedGame],
        texts: list[str],
    ) -> None:
        self.game = game
        self.seats = seats
        self.rows = rows
        self.games = games
        self.texts = texts

    @property
    def n(self) -> int:
        return int(self.rows.n)

    def lengths(self) -> list[int]:
        return [len(one.actions) for one in self.games]

    def returns(self, finished: FinishedGame) -> list[float] | None:
        """What each seat won. From the result: a game may have ended by resignation or time."""
        if finished.shares is None:
            return None
        seats, stake = self.seats, finished.first.stake()
        return [(share * seats - 1) / (seats - 1) * stake for share in finished.shares]


class FileWriter:
    """Numbered files in a folder, and a file that describes them."""

    suffix: str

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.files = 0
        self.rows_in_file = 0
        self.games: dict[str, Any] = {}

    def describe(self, game: Game[Any], seats: int, observed: bool) -> None:
        """Add the layouts of a game to the description."""
        about = self.games.setdefault(game.key, {"version": game.version, "seats": {}})
        about["seats"][str(seats)] = {
            "observation": game.observation_layout(seats) if observed else None,
            "action": game.action_layout(seats),
        }
        self.write_about()

    def about(self) -> dict[str, Any]:
        return {"tatami": tatami.__version__, "columns": COLUMNS, "games": self.games}

    def write_about(self) -> None:
        text = msgspec.json.format(msgspec.json.encode(self.about()))
        (self.folder / ABOUT).write_bytes(text + b"\n")

    def write(self, block: Block) -> None:
        if self.files == 0 or self.rows_in_file >= FILE_ROWS:
            self.close()
            self.open(self.folder / f"decisions-{self.files:05}.{self.suffix}")
            self.files += 1
            self.rows_in_file = 0
        self.rows_in_file += block.n
        self.append(block)

    def open(self, path: Path) -> None:
        raise NotImplementedError

    def append(self, block: Block) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Close the current file, if there is one."""


class JsonLines(FileWriter):
    """A line per decision. Bytes are written in base64."""

    suffix = "jsonl"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.file: Any = None

    def open(self, path: Path) -> None:
        self.file = path.open("wb")

    def append(self, block: Block) -> None:
        encoder, buffer = msgspec.json.Encoder(), bytearray()
        for row in rows_of(block):
            encoder.encode_into(row, buffer, -1)
            buffer += b"\n"
        self.file.write(buffer)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def rows_of(block: Block) -> Iterator[dict[str, Any]]:
    """The rows of a block as dicts, with the columns in order."""
    rows = block.rows
    seen, masks = memoryview(rows.observations), memoryview(rows.masks)
    seats, chosen = bytes(rows.seats), list(rows.chosen)
    width, places, place = int(rows.width), int(rows.places), 0
    for finished in block.games:
        returns, last = block.returns(finished), len(finished.actions) - 1
        for number in range(last + 1):
            seat = seats[place]
            yield {
                "game": finished.game,
                "game_id": finished.id,
                "number": number,
                "last": number == last,
                "seats": block.seats,
                "seat": seat,
                "player": finished.players[seat],
                "observation": seen[place * width : (place + 1) * width] if width else None,
                "mask": masks[place * places : (place + 1) * places],
                "action": chosen[place],
                "move": block.texts[place],
                "return": None if returns is None else returns[seat],
                "returns": returns,
            }
            place += 1


class Parquet(FileWriter):
    """Columns are built from the memory that compiled code has written, without copying it."""

    suffix = "parquet"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.file: Any = None

    def open(self, path: Path) -> None:
        import pyarrow.parquet as pq

        text = {"game", "game_id", "player", "move", "seats", "seat", "last"}
        self.file = pq.ParquetWriter(
            path, schema(), compression="zstd", compression_level=1, use_dictionary=list(text),
            write_statistics=["game", "game_id", "number", "seats", "seat", "player"],
        )  # fmt: skip
        self.file.add_key_value_metadata({"tatami": msgspec.json.encode(self.about()).decode()})

    def append(self, block: Block) -> None:
        import pyarrow as pa

        columns = columns_of(block)
        self.file.write_table(
            pa.table([columns[name] for name in schema().names], schema=schema()),
            row_group_size=block.n,
        )

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def schema() -> Any:
    import pyarrow as pa

    kinds = {
        "game": pa.string(),
        "game_id": pa.string(),
        "number": pa.int32(),
        "last": pa.bool_(),
        "seats": pa.int8(),
        "seat": pa.int8(),
        "player": pa.string(),
        "observation": pa.binary(),
        "mask": pa.binary(),
        "action": pa.int32(),
        "move": pa.string(),
        "return": pa.float32(),
        "returns": pa.list_(pa.float32()),
    }
    return pa.schema(
        [pa.field(name, kinds[name], metadata={"about": COLUMNS[name]}) for name in kinds]
    )


def columns_of(block: Block) -> dict[str, Any]:
    import numpy as np
    import pyarrow as pa

    rows, n, lengths = block.rows, block.n, block.lengths()
    seats = np.frombuffer(rows.seats, np.uint8)[:n].astype(np.int8)  # type: ignore[call-overload]
    chosen = np.frombuffer(rows.chosen, np.int64)[:n].astype(np.int32)  # type: ignore[call-overload]
    of_game = np.repeat(np.arange(len(lengths)), lengths)
    starts = np.repeat(list(accumulate(lengths[:-1], initial=0)), lengths)
    number = np.arange(n) - starts
    known = [block.returns(one) for one in block.games]
    is_known = np.array([one is not None for one in known])[of_game]
    won = np.array([one or [0.0] * block.seats for one in known], np.float32)
    return {
        "game": repeated([block.game.key], np.zeros(n, np.int32)),
        "game_id": repeated([one.id for one in block.games], of_game),
        "number": pa.array(number, pa.int32()),
        "last": pa.array(number == np.repeat(lengths, lengths) - 1),
        "seats": pa.array(np.full(n, block.seats, np.int8)),
        "seat": pa.array(seats),
        "player": players_of(block, of_game, seats),
        "observation": binary(rows.observations, int(rows.width), n),
        "mask": binary(rows.masks, int(rows.places), n),
        "action": pa.array(chosen),
        "move": pa.array(block.texts, pa.string()),
        "return": pa.array(won[of_game, seats], mask=~is_known),
        "returns": lists(won[of_game], is_known),
    }


def repeated(texts: list[str], index: Any) -> Any:
    """A column of these texts, by index."""
    import pyarrow as pa

    return pa.array(texts, pa.string()).take(pa.array(index))


def players_of(block: Block, of_game: Any, seats: Any) -> Any:
    names = [name for one in block.games for name in one.players]
    return repeated(names, of_game * block.seats + seats)


def binary(memory: Any, width: int, n: int) -> Any:
    """A column of bytes over the memory of the rows."""
    import numpy as np
    import pyarrow as pa

    if width == 0:
        return pa.nulls(n, pa.binary())
    offsets = np.arange(n + 1, dtype=np.int32) * width
    buffers = [None, pa.py_buffer(offsets), pa.py_buffer(memoryview(memory))]
    return pa.BinaryArray.from_buffers(pa.binary(), n, buffers)


def lists(values: Any, is_known: Any) -> Any:
    """A column of lists, a row of the array each; empty where the result is not known."""
    import numpy as np
    import pyarrow as pa

    n, width = values.shape
    offsets = pa.array(np.arange(n + 1, dtype=np.int32) * width)
    return pa.ListArray.from_arrays(offsets, pa.array(values.ravel()), mask=pa.array(~is_known))


def check_can_write(folder: Path, kind: str) -> None:
    """Raise what would go wrong later, before games are played."""
    if kind not in KINDS:
        raise BadOptions(f"the format must be {' or '.join(KINDS)}, not {kind!r}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOptions(f"{folder} is not empty; choose another folder")
    if kind == "jsonl":
        return
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise TatamiError(
            "Parquet needs pyarrow: pip install 'tatami-games[data]', or choose --format jsonl"
        ) from None


KINDS: dict[str, type[FileWriter]] = {"parquet": Parquet, "jsonl": JsonLines}


def make_file_writer(folder: Path, kind: str) -> FileWriter:
    check_can_write(folder, kind)
    return KINDS[kind](folder)
