"""Keeps the results of a run in a folder, append-only, so that a stopped run can resume.

`plan.json` says what is played, `games.jsonl` has a line per game and depends on the plan alone,
`times.jsonl` has the measured times.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, Self, TypeVar

import msgspec

from tatami.arena.move_timing import MoveTimes
from tatami.arena.plan import Plan
from tatami.arena.play_game import GameResult
from tatami.engine.errors import BadOptions

T = TypeVar("T")


class GameTimes(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    rename={"pairing": "sitting", "move_times": "pace"},  # as stored in times.jsonl
):
    deal: int
    pairing: int
    move_times: tuple[MoveTimes, ...]


class Ledger:
    """The results so far: in memory, and in a folder if one is given."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.games: dict[tuple[int, int], GameResult] = {}
        self.files: list[IO[bytes]] = []
        if folder is not None:
            self.open(folder)

    def open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.check_plan(folder / "plan.json")
        self.read(folder)
        self.files = [(folder / name).open("ab") for name in ("games.jsonl", "times.jsonl")]

    def check_plan(self, file: Path) -> None:
        """Refuse a folder with another plan: its games would be counted as games of this one."""
        written = msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n"
        if not file.exists():
            file.write_bytes(written)
        elif file.read_bytes() != written:
            raise BadOptions(f"{file.parent} contains games of another run: choose another folder")

    def read(self, folder: Path) -> None:
        times = {
            (one.deal, one.pairing): one.move_times
            for one in whole_lines(folder / "times.jsonl", GameTimes)
        }
        for result in whole_lines(folder / "games.jsonl", GameResult):
            if result.failure is None:  # play a failed game again: the bot may be fixed by now
                move_times = times.get(result.key, ())
                self.games[result.key] = msgspec.structs.replace(result, move_times=move_times)

    def add(self, result: GameResult) -> None:
        self.games[result.key] = result
        if not self.files:
            return
        lines = (
            msgspec.structs.replace(result, move_times=()),
            GameTimes(deal=result.deal, pairing=result.pairing, move_times=result.move_times),
        )
        for file, line in zip(self.files, lines, strict=True):
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for file in self.files:
            file.close()


def whole_lines(file: Path, kind: type[T]) -> list[T]:
    """The decoded lines of a file. A killed run may leave half a line at the end: cut it off."""
    if not file.exists():
        return []
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        with file.open("r+b") as kept:
            kept.truncate(len(whole))
    decoder = msgspec.json.Decoder(kind)
    try:
        return decoder.decode_lines(whole)
    except msgspec.DecodeError as error:
        raise BadOptions(f"{file}: {error}") from None
