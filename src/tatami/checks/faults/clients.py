"""Faults of clients: a reader that never reads, thousands of idle sockets."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
from urllib.parse import urlsplit

from tatami.checks.faults.scenario_setting import CannotRun, Game, World, must, scenario, wait_until
from tatami.checks.http_client import Browser
from tatami.checks.server_process import ServerProcess, resident_bytes

IDLE_SOCKETS = 10_000
LARGEST_GROWTH = 600 << 20
"""Bytes for ten thousand idle sockets."""
CHATTER = 20_000
"""Lines of chat until a reader counts as slow; the system's own buffers hold many."""


@scenario(
    "reader-never-reads",
    "A socket whose reader never reads is closed, and the others at the table do not notice.",
)
def reader_never_reads(world: World) -> None:
    server = world.server()
    game = world.game(server)
    person = game.people[0]
    with contextlib.closing(watching_socket(server, game, person.cookie())):
        wait_until(lambda: open_sockets(person) == 1, "the socket is not opened")
        count = 0
        while open_sockets(person):
            must(count < CHATTER, "the socket is still open")
            for _ in range(100):
                count += 1
                said = person.say(game.id, "chat", text="x" * 200).json()
                must(said.get("type") == "ack", f"a chat line was answered by {said}")
        game.must_go_on()


def watching_socket(server: ServerProcess, game: Game, cookie: str) -> socket.socket:
    """A WebSocket to the table, which has said hello and reads nothing."""
    parts = urlsplit(server.url)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect((parts.hostname, parts.port))
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{game.id}/live HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    wire.sendall(head.encode())
    return wire


def open_sockets(person: Browser) -> float:
    page = person.get("/metrics").body.decode()
    lines = [line for line in page.splitlines() if line.startswith("tatami_watchers ")]
    return float(lines[0].split()[-1])


@scenario(
    "idle-sockets",
    "With ten thousand idle sockets from many addresses, `/healthz` is answered, memory stays "
    "bounded, and a game goes on: idle sockets make room.",
)
def idle_sockets(world: World) -> None:
    count = allowed_sockets()
    server = world.server(rate_limits="1")
    game = world.game(server)
    before = resident_bytes(server.pid) or 0
    with contextlib.ExitStack() as stack:
        for number in range(count):
            wire = idle_socket(server, f"127.0.{1 + number // 400}.{1 + number % 200}")
            if wire is not None:
                stack.enter_context(wire)
        must(game.people[0].get("/healthz").status == 200, "/healthz is not answered")
        wait_until(game.tries_to_move, "no move was accepted")
        grown = (resident_bytes(server.pid) or 0) - before
        must(grown < LARGEST_GROWTH, f"memory grew by {grown >> 20} MB")


def allowed_sockets() -> int:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < IDLE_SOCKETS + 500 and hard != resource.RLIM_INFINITY:
        raise CannotRun(f"a process may open only {hard} files")
    if soft < IDLE_SOCKETS + 500:
        resource.setrlimit(resource.RLIMIT_NOFILE, (IDLE_SOCKETS + 500, hard))
    return IDLE_SOCKETS


def idle_socket(server: ServerProcess, source: str) -> socket.socket | None:
    """None if the server refuses it."""
    parts = urlsplit(server.url)
    wire = socket.socket()
    try:
        wire.bind((source, 0))
        wire.settimeout(10)
        wire.connect((parts.hostname, parts.port))
    except OSError:
        wire.close()
        return None
    return wire
