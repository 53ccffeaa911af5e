"""`tatami serve`: run the server."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from typing import Any

from tatami.cli.config import warn_unknown


def add(commands: Any) -> None:
    command = commands.add_parser("serve", help="host the games on this machine")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--host", help="the address to listen on (127.0.0.1)")
    where.add_argument("--lan", action="store_true", help="let the local network in")
    command.add_argument("--port", type=int, help="the port to listen on (8000 or the next free)")
    command.add_argument("--data", metavar="FOLDER", help="where everything is kept")
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    # Imported late: other commands need none of it.
    from tatami.server.operate.listen_address import listen, network_link, own_link
    from tatami.server.run import serve
    from tatami.server.settings import trace

    host = "0.0.0.0" if args.lan else args.host
    loaded = trace(host=host, port=args.port, data=args.data)
    settings = loaded.settings
    warn_unknown(loaded.unknown)
    sockets = listen(settings, fixed="port" in loaded.origins)
    port = sockets[0].getsockname()[1]
    here = own_link(settings.host, port, settings.base_path)
    network = network_link(settings.host, port, settings.base_path)

    def ready() -> None:
        announce(here, network, lan=host is not None or "host" in loaded.origins)
        if not args.no_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()

    serve(settings, sockets, ready)


def announce(here: str, network: str | None, *, lan: bool) -> None:
    print(f"Tatami is open: {here}")
    if network is not None:
        print(f"In the local network: {network}")
    elif not lan:
        print("For others in the local network, start it with --lan.")
    print("Ctrl+C closes it; every game goes on where it was.", flush=True)


def has_screen() -> bool:
    """Is this a desktop? Elsewhere a text browser would take over the terminal."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
