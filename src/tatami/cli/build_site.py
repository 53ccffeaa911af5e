"""`tatami build-site DIR`: a static site that plays in the browser, without a server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tatami.engine.errors import BadOptions

ABOUT = """\
Write a folder of static files that plays the games in any browser, offline, without a server.
Python for the browser is fetched from npm and PyPI, in pinned versions, and kept in a cache.
"""


def add(commands: Any) -> None:
    command = commands.add_parser(
        "build-site", help="write a site that plays without a server", description=ABOUT
    )
    where = command.add_mutually_exclusive_group(required=True)
    where.add_argument("folder", type=Path, nargs="?", metavar="DIR", help="a new or empty folder")
    where.add_argument(
        "--for-server",
        action="store_true",
        help="write into the data folder of the server here, which then offers to play offline",
    )
    command.add_argument("--data", metavar="FOLDER", help="the data folder of that server")
    command.add_argument(
        "--server", metavar="URL", default="", help="a server that the site names for friends"
    )
    command.add_argument("--cache", type=Path, metavar="DIR", help="where downloads are kept")
    command.add_argument(
        "--wheel", type=Path, metavar="FILE", help="a wheel with the rules compiled for WebAssembly"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from tatami.site.build import build_site

    if args.for_server:
        args.folder, args.server = server_folder(args.data), ".."
    elif args.server and not args.server.startswith(("http://", "https://")):
        raise BadOptions("the server must be an address such as https://games.example.org")
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
        f"{folder}: {total}; Python takes {megabytes(python)} of it",
        "the home page of the server now offers to play offline"
        if for_server
        else f"try it: python3 -m http.server --directory {folder} 8000",
    ]


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
