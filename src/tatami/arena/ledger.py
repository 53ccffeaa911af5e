"""The games of a run in a folder: append-only, so that a run can be stopped anywhere and resumed.

`plan.json` says what is played, `games.jsonl` has a line per game and follows from the plan alone,
`times.jsonl` has what the clock said.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, Self, TypeVar

import msgspec

from tatami.arena.plan import Plan
from tatami.arena.play_game import Played
from tatami.arena.time_control import Pace
from tatami.engine.errors import BadOptions

T = TypeVar("T")


class Times(msgspec.Struct, frozen=True, kw_only=True):
    deal: int
    sitting: int
    pace: tuple[Pace, ...]


class Ledger:
    """What has been played: in memory, and in a folder if there is one."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.games: dict[tuple[int, int], Played] = {}
        self.files: list[IO[bytes]] = []
        if folder is not None:
            self.open(folder)

    def open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.agree(folder / "plan.json")
        self.read(folder)
        self.files = [(folder / name).open("ab") for name in ("games.jsonl", "times.jsonl")]

    def agree(self, file: Path) -> None:
        """A folder belongs to one plan: games of another would be counted as if they were ours."""
        ours = msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n"
        if not file.exists():
            file.write_bytes(ours)
        elif file.read_bytes() != ours:
            raise BadOptions(f"{file.parent} holds games of another plan; name another folder")

    def read(self, folder: Path) -> None:
        paces = {
            (times.deal, times.sitting): times.pace
            for times in whole_lines(folder / "times.jsonl", Times)
        }
        for played in whole_lines(folder / "games.jsonl", Played):
            if played.failure is None:  # a game that failed is tried again: the bot may be mended
                pace = paces.get(played.key, ())
                self.games[played.key] = msgspec.structs.replace(played, pace=pace)

    def add(self, played: Played) -> None:
        self.games[played.key] = played
        if self.files:
            times = Times(deal=played.deal, sitting=played.sitting, pace=played.pace)
            for file, line in zip(
                self.files, (msgspec.structs.replace(played, pace=()), times), strict=True
            ):
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
    """The lines of a file; half a line at the end, where a run was killed, is cut off."""
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
