"""`tatami config`: every setting of the server, its value, and where it comes from."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from tatami.cli.arguments import add_command, add_data


def add(commands: Any) -> None:
    command = add_command(
        commands, "config", "show the server's settings and where each comes from",
        details="docs/hosting.md describes them. Passwords and keys are masked.",
    )  # fmt: skip
    add_data(command)
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from tatami.server.settings import masked, trace

    loaded = trace(data=args.data)
    warn_unknown(loaded.unknown)
    rows = [
        (name, masked(name, getattr(loaded.settings, name)), loaded.origins.get(name, "default"))
        for name in loaded.settings.__struct_fields__
    ]
    if args.json:
        shown = {name: {"value": value, "from": origin} for name, value, origin in rows}
        print(msgspec.json.format(msgspec.json.encode(shown)).decode())
        return
    width = max(len(toml_value(value)) for _, value, _ in rows)
    names = max(len(name) for name, _, _ in rows)
    for name, value, origin in rows:
        print(f"{name:<{names}} {toml_value(value):<{min(width, 44)}}  {origin}".rstrip())
    print(f"\ndata folder: {loaded.settings.folder}")


def toml_value(value: Any) -> str:
    """The value as in the settings file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'


def warn_unknown(unknown: list[str]) -> None:
    """Print one line: a misspelled variable would otherwise be ignored silently."""
    if unknown:
        names = ", ".join(unknown)
        print(
            f"tatami: ignored unknown settings: {names} (`tatami config` lists all)",
            file=sys.stderr,
        )
