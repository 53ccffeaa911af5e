"""What the server answers that never changes, as files: the games, their texts, rules, lessons.

They are compressed, as Python is. The puzzles of a game are a file too, which Python fetches when
somebody asks for them.
"""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

import tatami
from tatami.engine.game import Game
from tatami.engine.puzzles import FILE
from tatami.engine.texts import LANGUAGES
from tatami.server.http.routes.game_texts import text_file
from tatami.server.http.routes.games import game_out
from tatami.server.http.routes.lessons import lesson_file


def data_files() -> dict[str, bytes]:
    """By path. `web/src/wire/site-files.ts` knows which request each of them answers."""
    games = [game_out(key) for key in tatami.game_keys()]
    files = {"data/games.json.gz": compressed(msgspec.json.encode(games))}
    for key in tatami.game_keys():
        files |= files_of(tatami.game(key))
    return files


def files_of(game: Game[Any]) -> dict[str, bytes]:
    files = {}
    for language in LANGUAGES:
        files[f"{language}.ftl"] = text_file(game.key, language).content
        lesson = game.texts.folder.joinpath(f"lesson.{language}.ftl")
        if lesson.is_file():
            files[lesson.name] = lesson.read_bytes()
        rules, _found = game.rules_in(language)
        files[f"rules.{language}.md"] = rules.encode()
    if game.lesson is not None:
        files["lesson.json"] = lesson_file(game.key).content
    found = {f"{name}.gz": compressed(content) for name, content in files.items()}
    puzzles = game.folder.joinpath(FILE)
    if puzzles.is_file():
        found[FILE] = puzzles.read_bytes()
    return {f"data/{game.key}/{name}": content for name, content in found.items()}


def compressed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
