"""Mining: looks for puzzles in games between bots or of people, and keeps a balanced choice.

Everything found is kept in a folder, a line per source game, so that a stopped run can go on. The
same seed finds the same puzzles.
"""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tatami.engine.game import Game
from tatami.engine.puzzles import PERSON, Puzzle, PuzzleFile, SourceGame, open_position
from tatami.puzzles import clear_choices, forced_puzzles
from tatami.puzzles.difficulty import EASIEST, greedy_finds, rating
from tatami.puzzles.source_games import Sources
from tatami.puzzles.themes import themes

PER_GAME = 8
"""The most puzzles from one source game."""
APART = 4
"""Actions between two puzzles of a game: neighbors are often the same idea."""
SHARE_OF_IDEA = {"win": 0.3, "only": 0.3, "best": 0.5}
"""By task: the most puzzles with the same length or kind of decision, as a share of the target."""
EASY = 4
"""Of the puzzles that every brief search solves, one in so many is kept."""


class MinedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A source game and the puzzles found in it (with source 0)."""

    number: int
    source: SourceGame
    puzzles: tuple[Puzzle, ...]


def mine_game(sources: Sources, number: int) -> MinedGame:
    """Play the source game of that number and look for puzzles in it."""
    return mine_source(sources.game, sources.seed, sources.play(number), number)


def mine_source(game: Game[Any], seed: str, source: SourceGame, number: int) -> MinedGame:
    puzzles: list[Puzzle] = []
    play = open_position(game, source, 0)
    for after, action in enumerate(source.actions):
        far = not puzzles or after - puzzles[-1].after >= APART
        if far and len(puzzles) < PER_GAME:
            found = puzzle_at(game, play.state, source, after, seed)
            puzzles += [found] if found is not None else []
        play.apply_trusted([action])
    return MinedGame(number=number, source=source, puzzles=tuple(puzzles))


def puzzle_at(
    game: Game[Any], state: Any, source: SourceGame, after: int, seed: str
) -> Puzzle | None:
    name = f"{seed} {source.seed}"
    if forced_puzzles.suits(game):
        fields = forced_puzzles.find(state, f"{name} {after}")
    else:
        wanted = functools.partial(is_wanted, game, state, f"{name} {after}")
        fields = clear_choices.find(game, state, after, name, wanted)
    if fields is None:
        return None
    obvious = greedy_finds(game, state, fields["right"])
    return Puzzle(
        id=puzzle_id(game, source, after),
        source=0,
        after=after,
        rating=rating(game, state, fields["right"], fields.get("moves", 1)),
        themes=themes(game, state, source, after, fields, obvious),
        **fields,
    )


def is_wanted(game: Game[Any], state: Any, name: str, answer: int) -> bool:
    """Only some of the easiest."""
    if rating(game, state, (answer,), 1) > EASIEST:
        return True
    return hashlib.sha256(name.encode()).digest()[0] % EASY == 0


def puzzle_id(game: Game[Any], source: SourceGame, after: int) -> str:
    """Short, and the same whenever the same position is found."""
    text = f"{game.key} {game.version} {source.seed} {source.actions[:after]}"
    return hashlib.sha256(text.encode()).hexdigest()[:8]


class MiningFolder:
    """What a run has found so far: `<game>.jsonl`, a line per source game."""

    def __init__(self, folder: Path, game: Game[Any], seed: str) -> None:
        self.file = folder / f"{game.key}-v{game.version}-{seed}.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        self.mined = list(self.read())

    def read(self) -> Iterator[MinedGame]:
        if not self.file.is_file():
            return
        for line in self.file.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(line, type=MinedGame)
            except msgspec.DecodeError:
                return  # the run was stopped while it wrote the last line

    def add(self, mined: MinedGame) -> None:
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(mined) + b"\n")
        self.mined.append(mined)

    @property
    def next_number(self) -> int:
        return 1 + max((one.number for one in self.mined), default=-1)


def idea(puzzle: Puzzle) -> str:
    """What the balance counts: the length of a forced win, or the kind of decision."""
    kinds = [theme for theme in puzzle.themes if theme.startswith(("win-", "only-", "kind-"))]
    return kinds[0] if kinds else puzzle.task


def select(game: Game[Any], mined: list[MinedGame], target: int) -> PuzzleFile:
    """At most `target` puzzles: no position twice, no idea too often, each game's hardest first."""
    chosen: list[tuple[MinedGame, Puzzle]] = []
    ideas: Counter[str] = Counter()
    positions: set[bytes] = set()
    for one in mined:
        for puzzle in sorted(one.puzzles, key=lambda puzzle: -puzzle.rating):
            position = view_before(game, one.source, puzzle)
            if len(chosen) == target or position in positions:
                continue
            if ideas[idea(puzzle)] < SHARE_OF_IDEA[puzzle.task] * target:
                ideas[idea(puzzle)] += 1
                positions.add(position)
                chosen.append((one, puzzle))
    return file_of(game, chosen)


SEEN: dict[str, bytes] = {}
"""Views by the id of their puzzle: a run selects again after every game with puzzles."""


def view_before(game: Game[Any], source: SourceGame, puzzle: Puzzle) -> bytes:
    if puzzle.id not in SEEN:
        state = open_position(game, source, puzzle.after).state
        SEEN[puzzle.id] = game.view_bytes(state, int(state.to_act))
    return SEEN[puzzle.id]


def with_people(file: PuzzleFile, added: PuzzleFile) -> PuzzleFile:
    """The puzzles from games of bots, and these from games of people instead of all earlier ones:
    a person who no longer agrees is no longer in the file."""
    bots = [puzzle for puzzle in file.puzzles if PERSON not in file.source(puzzle).bots]
    known = {puzzle.id for puzzle in bots}
    people = [puzzle for puzzle in added.puzzles if puzzle.id not in known]
    sources = [file.source(puzzle) for puzzle in bots] + [added.source(one) for one in people]
    games = list({source.key: source for source in sources}.values())
    place = {source.key: index for index, source in enumerate(games)}
    puzzles = [
        msgspec.structs.replace(puzzle, source=place[source.key])
        for puzzle, source in zip([*bots, *people], sources, strict=True)
    ]
    return msgspec.structs.replace(file, games=tuple(games), puzzles=tuple(puzzles))


def file_of(game: Game[Any], chosen: list[tuple[MinedGame, Puzzle]]) -> PuzzleFile:
    used = list({one.number: one for one, _ in chosen}.values())
    place = {one.number: index for index, one in enumerate(used)}
    puzzles = [msgspec.structs.replace(puzzle, source=place[one.number]) for one, puzzle in chosen]
    return PuzzleFile(
        game=game.key,
        version=game.version,
        games=tuple(one.source for one in used),
        puzzles=tuple(sorted(puzzles, key=lambda puzzle: (puzzle.source, puzzle.after))),
    )
