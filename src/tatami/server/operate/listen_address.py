"""Where the server listens, and what people type to get there."""

from __future__ import annotations

import errno
import os
import socket

from tatami.server.settings import BadSettings, Settings

EVERYWHERE = ("0.0.0.0", "::", "")
TRIES = 20


def listen(settings: Settings, fixed: bool) -> list[socket.socket]:
    """Open the port; unless the operator named it, the next free one will do."""
    for port in [settings.port] if fixed else range(settings.port, settings.port + TRIES):
        try:
            return [open_door(settings.host, port)]
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                why = error.strerror or str(error)
                raise BadSettings(f"cannot listen on {settings.host}:{port}: {why}") from None
    if fixed:
        raise BadSettings(f"port {settings.port} is taken; another is set by --port")
    raise BadSettings(f"the ports from {settings.port} to {port} are all taken; set one by --port")


def open_door(host: str, port: int) -> socket.socket:
    family, kind, proto, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    door = socket.socket(family, kind, proto)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(2048)
    except OSError:
        door.close()
        raise
    if hasattr(os, "register_at_fork"):
        # Workers are forked: one that outlives a killed server must not hold its port.
        os.register_at_fork(after_in_child=door.close)
    return door


def own_link(host: str, port: int, base_path: str) -> str:
    """For this machine."""
    return link("127.0.0.1" if host in EVERYWHERE else host, port, base_path)


def network_link(host: str, port: int, base_path: str) -> str | None:
    """For the others in the local network; None if they cannot reach us."""
    if host in EVERYWHERE:
        address = network_address()
        return None if address is None else link(address, port, base_path)
    return None if host in ("127.0.0.1", "::1", "localhost") else link(host, port, base_path)


def link(host: str, port: int, base_path: str) -> str:
    place = f"[{host}]" if ":" in host else host
    return f"http://{place}:{port}{base_path}/"


def network_address() -> str | None:
    """The address by which this machine would leave; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith(("127.", "0.")) else found
