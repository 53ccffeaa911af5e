"""The command line `tatami`. Each command is a module with `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import tatami
from tatami.cli import (
    admin,
    analyze,
    arena,
    backup,
    bench,
    build_site,
    check,
    compile_package,
    config,
    expire,
    export,
    games,
    lesson,
    material,
    perft,
    play,
    puzzles,
    records,
    reports,
    rules,
    serve,
    stats,
    table,
    transfer_table,
    worker,
)
from tatami.engine.errors import TatamiError

COMMANDS = (
    play,
    lesson,
    puzzles,
    serve,
    build_site,
    worker,
    config,
    backup,
    transfer_table,
    table,
    expire,
    admin,
    reports,
    games,
    rules,
    records,
    analyze,
    perft,
    bench,
    check,
    stats,
    arena,
    export,
    material,
    compile_package,
)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="tatami",
        description="Play, host and study four samurai games.",
        epilog="`tatami COMMAND --help` explains a command. Tatami is unofficial and independent of"
        " the games' designers and publishers.",
    )
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def version() -> str:
    return f"tatami {tatami.__version__}, {tatami.MODE}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. An error that the user can fix is one line and exit code 1."""
    args = parser().parse_args(arguments)
    try:
        return int(args.run(args) or 0)
    except TatamiError as error:
        return print_error(str(error))
    except BrokenPipeError:
        # The reader closed the pipe (`| head`): print nothing, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, UnicodeDecodeError) as error:
        return print_error(reason(error))
    except KeyboardInterrupt:
        return 130


def reason(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    return "this is not a UTF-8 text file"


def print_error(line: str) -> int:
    print(f"tatami: {line}", file=sys.stderr)
    return 1
