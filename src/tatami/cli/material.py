"""`tatami material check FILE` and `show GAME`: check or print the cards or board of a game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import tatami
from tatami.engine.errors import BadMaterial


def add(commands: Any) -> None:
    command = commands.add_parser("material", help="check or print the cards or board of a game")
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="say whether a material file adds up")
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--game", metavar="GAME", help="the game it is for; found out if not given")
    check.set_defaults(run=run_check)
    show = actions.add_parser("show", help="print a game's own material, to copy and correct")
    show.add_argument("game", metavar="GAME")
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    text = args.file.read_text(encoding="utf-8")
    key = args.game or guess(text)
    found = tatami.game(key).material(text)
    assert found is not None
    print(f"good: {found.title} ({found.certainty}), for {key}")
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
