"""`tatami serve`: run the server."""

from __future__ import annotations

import argparse
import gc
import io
import os
import sys
import threading
import webbrowser
from typing import Any

from tatami.cli.arguments import add_command, add_data
from tatami.cli.config import warn_unknown


def add(commands: Any) -> None:
    command = add_command(
        commands, "serve", "host the games on this computer",
        details="Players open the link that the command prints.",
        examples=["tatami serve", "tatami serve --lan --port 8080"],
    )  # fmt: skip
    where = command.add_mutually_exclusive_group()
    where.add_argument("--host", help="the address to listen on (default: 127.0.0.1)")
    where.add_argument(
        "--lan", action="store_true", help="also accept players from your local network"
    )
    command.add_argument(
        "--port", type=int, help="the port to listen on (default: 8000 or the next free one)"
    )
    add_data(command)
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    # Imported late: other commands need none of it. All of it stays: looking for garbage meanwhile
    # would take a sixth of the time.
    gc.disable()
    from tatami.server.operate.listen_address import listen, network_link, own_link
    from tatami.server.run import serve
    from tatami.server.settings import trace

    gc.enable()

    host = "0.0.0.0" if args.lan else args.host
    loaded = trace(host=host, port=args.port, data=args.data, evening=args.lan or None)
    settings = loaded.settings
    warn_unknown(loaded.unknown)
    sockets = listen(settings, fixed="port" in loaded.origins)
    port = sockets[0].getsockname()[1]
    here = own_link(settings.host, port, settings.base_path)
    network = network_link(settings.host, port, settings.base_path)

    host_page = f"{here}evening#{evening_key(settings)}" if settings.evening else ""

    def ready() -> None:
        announce(here, network, lan=host is not None or "host" in loaded.origins)
        if host_page:
            announce_evening(host_page, network)
        print("Press Ctrl+C to stop. Games are saved and continue at the next start.", flush=True)
        if not args.no_browser and has_screen():
            opened = host_page or here
            threading.Thread(target=webbrowser.open, args=[opened], daemon=True).start()

    serve(settings, sockets, ready)


def announce(here: str, network: str | None, *, lan: bool) -> None:
    print(f"Tatami is running at {here}")
    if network is not None:
        print(f"On your local network: {network}")
    elif not lan:
        print("To let others on your local network join, start the server with --lan.")


def evening_key(settings: Any) -> str:
    """Opens the host's page of a club evening."""
    from tatami.server.data_folder import secret_of
    from tatami.server.signing import Tokens
    from tatami.server.tournaments.club_evening import host_key

    return host_key(Tokens(secret_of(settings)))


def announce_evening(host_page: str, network: str | None) -> None:
    """The code that players scan, and the host's own page."""
    if network is not None:
        print("\nScan to join:\n")
        print(qr_text(network))
    print(f"Your host page (keep it to yourself): {host_page}")


def qr_text(link: str) -> str:
    """A QR code of half blocks, light on dark as most terminals are."""
    import segno

    file = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(file, compact=True)
    return file.getvalue()


def has_screen() -> bool:
    """Is this a desktop? Elsewhere a text browser would take over the terminal."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
