"""`tatami build-site DIR`: a static site that plays in the browser, without a server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tatami.cli.arguments import add_command
from tatami.engine.errors import BadOptions

ABOUT = """\
The folder holds static files that any web host can serve. Players need no account and
no connection after the first visit. The command downloads pinned versions of Python for
the browser from npm and PyPI, and caches them."""


def add(commands: Any) -> None:
    command = add_command(
        commands, "build-site", "build a static site that plays without a server", details=ABOUT
    )
    where = command.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "folder", type=Path, nargs="?", metavar="DIR", help="the folder to write, new or empty"
    )
    where.add_argument(
        "--for-server",
        action="store_true",
        help="write to this server's data folder, so that its home page offers offline play",
    )
    command.add_argument(
        "--data", metavar="FOLDER", help="the server's data folder, for --for-server"
    )
    command.add_argument(
        "--server", metavar="URL", default="", help="a server to link to, for games with friends"
    )
    command.add_argument(
        "--cache", type=Path, metavar="DIR", help="the folder for cached downloads"
    )
    command.add_argument(
        "--wheel", type=Path, metavar="FILE", help="a wheel with the rules compiled for WebAssembly"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from tatami.site.build import build_site

    if args.for_server:
        args.folder, args.server = server_folder(args.data), ".."
    elif args.server and not args.server.startswith(("http://", "https://")):
        raise BadOptions("--server must be a link such as https://games.example.org")
    sizes = build_site(args.folder, server=args.server, cache=args.cache, wheel=args.wheel, say=say)
    for line in summary(args.folder, sizes, args.for_server):
        print(line)


def server_folder(data: str | None) -> Path:
    """Where the server looks for the edition that it offers for offline play."""
    from tatami.server.http.offline_site import FOLDER
    from tatami.server.settings import load

    return load(data=data).folder / FOLDER


def say(line: str) -> None:
    print(line, flush=True)


def summary(folder: Path, sizes: dict[str, int], for_server: bool) -> list[str]:
    python = sum(size for name, size in sizes.items() if name.startswith("python-"))
    total = f"{len(sizes)} files, {megabytes(sum(sizes.values()))}"
    return [
        f"{folder}: {total} (Python: {megabytes(python)})",
        "The home page of the server now offers offline play."
        if for_server
        else f"Try it with: python3 -m http.server --directory {folder} 8000",
    ]


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
