"""`tatami material check FILE` and `show GAME`: check or print the cards or board of a game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import tatami
from tatami.cli.arguments import add_command, add_game
from tatami.engine.errors import BadMaterial


def add(commands: Any) -> None:
    command = add_command(commands, "material", "check or print the cards or board of a game")
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = add_command(actions, "check", "check a file of cards or of a board")
    check.add_argument("file", type=Path, metavar="FILE", help="a TOML file")
    check.add_argument("--game", metavar="GAME", help="the game it is for (default: detected)")
    check.set_defaults(run=run_check)
    show = add_command(
        actions, "show", "print the cards or board of a game, to copy and change",
        examples=["tatami material show village > village.toml"],
    )  # fmt: skip
    add_game(show)
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    text = args.file.read_text(encoding="utf-8")
    key = args.game or guess(text)
    found = tatami.game(key).material(text)
    assert found is not None
    print(f"ok: {found.title} ({found.certainty}), for {key}")
    return 0


def guess(text: str) -> str:
    """The game that this material is for: the first that accepts it."""
    problems = {}
    for key in tatami.game_keys():
        try:
            tatami.game(key).material(text)
        except BadMaterial as error:
            problems[key] = str(error)
        else:
            return key
    # A file with the wrong fields is for another game; an inconsistent one is for this game.
    likely = {key: problem for key, problem in problems.items() if "field" not in problem}
    key, problem = next(iter((likely or problems).items()))
    raise BadMaterial(problem if len(problems) == 1 or likely else f"for {key}: {problem}")


def run_show(args: argparse.Namespace) -> int:
    print(
        tatami.game(args.game).folder.joinpath("material.toml").read_text(encoding="utf-8"), end=""
    )
    return 0
