"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tatami
from tatami.engine.game import Game
from tatami.engine.material import Material
from tatami.engine.options import Options, parse
from tatami.engine.terminal_text import COLUMNS, Painter
from tatami.engine.texts import LANGUAGES


def add_command(
    commands: Any, name: str, about: str, *, details: str = "", examples: Sequence[str] = ()
) -> argparse.ArgumentParser:
    """Add a command. Its own help repeats the line of the list, then gives details and examples."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description="\n\n".join(filter(None, [f"{about[0].upper()}{about[1:]}.", details])),
        epilog="\n  ".join(["examples:", *examples]) if examples else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--data", metavar="FOLDER", help="the server's data folder (`tatami config` shows it)"
    )


def add_game(command: argparse.ArgumentParser, *, optional: bool = False) -> None:
    known = ", ".join(tatami.game_keys())
    command.add_argument(
        "game", nargs="?" if optional else None, metavar="GAME", help=f"one of: {known}"
    )


def add_table(command: argparse.ArgumentParser) -> None:
    """Add the arguments that set up a table."""
    command.add_argument("--seats", type=int, metavar="N", help="number of players")
    command.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE",
        help="set an option of the game, such as jumping=off (`tatami games GAME` lists them);"
        " can be repeated",
    )  # fmt: skip
    command.add_argument(
        "--material", type=Path, metavar="FILE", help="use the cards or board in this file"
    )
    command.add_argument(
        "--seed", help="the seed of the shuffle; the same seed deals the same cards"
    )


def add_display(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language(),
        help="the language of texts (default: your system's)",
    )
    command.add_argument("--no-color", action="store_true", help="do not use colors")


def table_options(game: Game[Any], args: argparse.Namespace) -> Options:
    return parse(game.options_type, args.option)


def table_material(game: Game[Any], args: argparse.Namespace) -> Material | None:
    if args.material is None:
        return None
    return game.material(args.material.read_text(encoding="utf-8"))


LEAST = 60
"""Columns; the drawings of some games do not fit into less."""


def paint(args: argparse.Namespace) -> Painter:
    """Color on a terminal, unless the environment or the user turns it off."""
    plain = args.no_color or "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    if not sys.stdout.isatty():
        return Painter(False)
    return Painter(not plain, max(LEAST, min(shutil.get_terminal_size().columns, COLUMNS)))


def language() -> str:
    """The language of the system if Tatami has it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def counted(count: int, one: str, more: str = "") -> str:
    """`1 table`, `1,200 tables`, `2 entries`."""
    return f"{count:,} {one if count == 1 else more or one + 's'}"
