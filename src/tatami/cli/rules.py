"""`tatami rules GAME [NUMBER]`: the numbered rules of a game, or one of them."""

from __future__ import annotations

import argparse
import re
from typing import Any

import tatami
from tatami.cli.arguments import add_command, add_display, add_game, paint
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.terminal_text import Painter

EMPHASIS = re.compile(r"(?<![*\w])\*(\w[^*]*)\*")
"""Words between single asterisks, which may begin on one line and end on the next."""


def add(commands: Any) -> None:
    command = add_command(
        commands, "rules", "print the rules of a game, or one rule",
        examples=["tatami rules village", "tatami rules samourai M13"],
    )  # fmt: skip
    add_game(command)
    command.add_argument(
        "number", nargs="?", metavar="NUMBER", help="the number of a rule, such as M13"
    )
    add_display(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    game = tatami.game(args.game)
    whole, _ = game.rules_in(args.lang)
    text = whole if args.number is None else passage(game, args.number, args.lang)
    print(render(text, paint(args)))


def passage(game: Game[Any], number: str, language: str) -> str:
    """The same as `find_passage`; an error if the game has no such rule."""
    found = find_passage(game, number, language)
    if found is None:
        raise TatamiError(f"{game.key} has no rule {number}")
    return found


def find_passage(game: Game[Any], number: str, language: str) -> str | None:
    """The paragraph or list item that begins with the number in bold."""
    wanted = number.upper()
    start = re.compile(rf"^(?:[-*] )?\*\*{re.escape(wanted)}\b")
    lines = game.rules_in(language)[0].splitlines()
    for first, line in enumerate(lines):
        if start.match(line):
            return "\n".join([line, *continuation(lines[first + 1 :])])
    return None


def continuation(lines: list[str]) -> list[str]:
    """The following lines that belong to a list item: indented lines, and blank lines between."""
    kept: list[str] = []
    for line in lines:
        if line and not line.startswith("  "):
            break
        kept.append(line)
    while kept and not kept[-1]:
        kept.pop()
    return kept


def paragraphs(text: str) -> str:
    """Each paragraph in one line, for a terminal that breaks lines itself; drawings stay."""
    lines: list[str] = []
    is_drawing = False
    for line in text.splitlines():
        is_fence = line.strip().startswith("```")
        is_drawing ^= is_fence
        is_more = lines and lines[-1] and line.strip() and not line.strip().startswith(">")
        if is_more and not is_drawing and not is_fence and not lines[-1].endswith("```"):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return "\n".join(lines)


def render(text: str, paint: Painter) -> str:
    """Format Markdown for the terminal: headings, and bold or emphasized words."""
    lines = []
    for line in text.splitlines():
        if line.startswith("#"):
            lines.append(paint(line.lstrip("# "), bold=True, underline=True))
        else:
            lines.append(re.sub(r"\*\*(.+?)\*\*", lambda found: paint(found[1], bold=True), line))
    return EMPHASIS.sub(lambda found: paint(found[1], underline=True), "\n".join(lines))
