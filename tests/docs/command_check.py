"""Checks a command of the docs against the real parsers, without running it."""

from __future__ import annotations

import argparse
import functools
import importlib.util
import re
import shlex
from pathlib import PurePosixPath

from tatami import cli

DEV_COMMANDS = {"play", "test", "run", "docs", "release", "lock"}
OWN = ("tatami", "tests", "tools", "benchmarks")
PLACEHOLDERS = {"GAME": "samourai", "N": "1", "NUMBER": "1", "SECONDS": "1", "S": "1", "STEP": "1"}
"""Words that stand for something; all others are taken as they are."""


def problem_with(command: str, *, mention: bool = False) -> str:
    """Why this command would not be understood; nothing if it would be.

    A mention in the text may leave out what a command needs (`tatami analyze`).
    """
    plain = re.sub(r"[\[\]…]", "", command)
    words = [PLACEHOLDERS.get(word, word) for word in shlex.split(plain)]
    if words[0].endswith("/tatami") or words[0] == "tatami":
        return tatami_problem(words[1:], mention)
    if words[:2] == ["python3", "dev.py"]:
        return dev_problem(words[2:], mention)
    if (
        PurePosixPath(words[0]).name in ("python", "python3")
        and words[1:2] == ["-m"]
        and words[2].startswith(OWN)
    ):
        return "" if importlib.util.find_spec(words[2]) else f"no module {words[2]}"
    return ""


def dev_problem(words: list[str], mention: bool) -> str:
    if words[0] not in DEV_COMMANDS:
        return f"dev.py has no command {words[0]}"
    if words[0] == "run":
        return tatami_problem(words[1:], mention)
    return tatami_problem(words, mention) if words[0] == "play" else ""


@functools.cache
def tatami_parser() -> argparse.ArgumentParser:
    return cli.parser()


def tatami_problem(words: list[str], mention: bool) -> str:
    parser = tatami_parser()
    if words == ["--version"]:
        return ""
    try:
        if not mention:
            parser.parse_args(words)
            return ""
    except SystemExit:
        return "the parser refuses it"
    return mention_problem(parser, words)


def mention_problem(parser: argparse.ArgumentParser, words: list[str]) -> str:
    """Every command and option that is named must exist."""
    for word in words:
        below = subcommands(parser)
        if below and not word.startswith("-") and word != "NAME":
            if word not in below:
                return f"no command {word}"
            parser = below[word]
        elif word.startswith("--") and not has_option(parser, word):
            return f"no option {word}"
    return ""


def has_option(parser: argparse.ArgumentParser, option: str) -> bool:
    """Here, or below if the text leaves the command open: `tatami arena … --out`."""
    below = subcommands(parser).values()
    known = option in parser._option_string_actions
    return known or any(has_option(command, option) for command in below)


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}
