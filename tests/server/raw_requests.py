"""Requests to a real server as bytes, for what no HTTP library would send."""

from __future__ import annotations

import contextlib
import socket

from tatami.checks.server_process import ServerProcess

TIMEOUT = 30.0


def port_of(server: ServerProcess) -> int:
    return int(server.url.rpartition(":")[2])


def connect(server: ServerProcess, source: str = "127.0.0.1", buffer: int = 0) -> socket.socket:
    wire = socket.socket()
    wire.settimeout(TIMEOUT)
    if buffer:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    wire.bind((source, 0))
    wire.connect(("127.0.0.1", port_of(server)))
    return wire


def read_all(wire: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := wire.recv(65536):
            found += data
    return found


def ask(server: ServerProcess, path: str, source: str = "127.0.0.1") -> bytes:
    """The answer to a request on a new connection."""
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with connect(server, source) as wire:
        wire.sendall(request.encode())
        return read_all(wire)
