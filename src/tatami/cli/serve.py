"""`tatami serve`: host the games."""

from __future__ import annotations

import argparse
from typing import Any


def add(commands: Any) -> None:
    command = commands.add_parser("serve", help="host the games on this machine")
    command.add_argument("--host", help="the address to listen on (127.0.0.1)")
    command.add_argument("--port", type=int, help="the port to listen on (8000)")
    command.add_argument("--data", metavar="FOLDER", help="where everything is kept")
    command.add_argument("--open", action="store_true", help="open the home page in a browser")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    # Imported late: other commands need none of it.
    from tatami.server.run import serve
    from tatami.server.settings import load

    settings = load(host=args.host, port=args.port, data=args.data)
    if args.open:
        # Imported late: a server on its own needs no browser.
        from tatami.cli.browser import show_when_up

        settings = show_when_up(settings)
    serve(settings)
