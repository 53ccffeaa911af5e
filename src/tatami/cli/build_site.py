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
    command.add_argument("folder", type=Path, metavar="DIR", help="a new or empty folder")
    command.add_argument(
        "--server", metavar="URL", default="", help="a server that the site names for friends"
    )
    command.add_argument("--cache", type=Path, metavar="DIR", help="where downloads are kept")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from tatami.site.build import build_site

    if args.server and not args.server.startswith(("http://", "https://")):
        raise BadOptions("the server must be an address such as https://games.example.org")
    sizes = build_site(args.folder, server=args.server, cache=args.cache, say=say)
    for line in summary(args.folder, sizes):
        print(line)


def say(line: str) -> None:
    print(line, flush=True)


def summary(folder: Path, sizes: dict[str, int]) -> list[str]:
    python = sum(size for name, size in sizes.items() if name.startswith("python-"))
    total = f"{len(sizes)} files, {megabytes(sum(sizes.values()))}"
    return [
        f"{folder}: {total}; Python takes {megabytes(python)} of it",
        f"try it: python3 -m http.server --directory {folder} 8000",
    ]


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
