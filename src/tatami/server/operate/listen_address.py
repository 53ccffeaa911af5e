"""The listening socket of the server, and the links to it."""

from __future__ import annotations

import errno
import os
import socket

from tatami.server.settings import BadSettings, Settings

ALL_INTERFACES = ("0.0.0.0", "::", "")
TRIES = 20
"""Ports to try after the first one."""


def listen(settings: Settings, fixed: bool) -> list[socket.socket]:
    """Open the port. Unless it is `fixed` by the operator, try the following ports too."""
    for port in [settings.port] if fixed else range(settings.port, settings.port + TRIES):
        try:
            return [open_socket(settings.host, port)]
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                why = error.strerror or str(error)
                raise BadSettings(f"cannot listen on {settings.host}:{port}: {why}") from None
    if fixed:
        raise BadSettings(f"port {settings.port} is taken; choose another with --port")
    raise BadSettings(
        f"the ports from {settings.port} to {port} are all taken; choose one with --port"
    )


def open_socket(host: str, port: int) -> socket.socket:
    family, kind, proto, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, proto)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    if hasattr(os, "register_at_fork"):
        # A forked child that outlives a killed server must not hold its port.
        os.register_at_fork(after_in_child=listener.close)
    return listener


def own_link(host: str, port: int, base_path: str) -> str:
    """The link for this machine."""
    return link("127.0.0.1" if host in ALL_INTERFACES else host, port, base_path)


def network_link(host: str, port: int, base_path: str) -> str | None:
    """The link for others in the local network; None if they cannot reach the server."""
    if host in ALL_INTERFACES:
        address = network_address()
        return None if address is None else link(address, port, base_path)
    return None if host in ("127.0.0.1", "::1", "localhost") else link(host, port, base_path)


def link(host: str, port: int, base_path: str) -> str:
    authority = f"[{host}]" if ":" in host else host
    return f"http://{authority}:{port}{base_path}/"


def network_address() -> str | None:
    """The address of this machine in its network. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith(("127.", "0.")) else found
