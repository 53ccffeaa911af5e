"""A real server and clients that send half a request, do not read, or open many connections."""

from __future__ import annotations

import contextlib
import json
import select
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from tatami.checks.server_process import ServerProcess, running_process
from tatami.server.http.client_files import client_files
from tatami.server.http.open_connections import MOST_REFUSED, OpenConnections
from tatami.server.http.proxy_headers import parse_networks
from tatami.server.run import open_connections
from tatami.server.settings import Settings
from tests.server.client import Person, run_async
from tests.server.raw_requests import ask, connect, port_of, read_all
from tests.server.server_process import ProcessWithFewFiles, stopped_after

PER_ADDRESS = 40
HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = {"request_timeout": "1", "max_connections_per_address": str(PER_ADDRESS)}
    with running_process(tmp_path_factory.mktemp("server"), **limits) as process:
        yield process
        assert "Traceback" not in process.log()
        assert "internal error" not in process.log()


def wait_until(server: ServerProcess, path: str, status: bytes, source: str = "127.0.0.1") -> None:
    """Ask until this is the status: the server notices a closed connection a little later."""
    while not ask(server, path, source).startswith(b"HTTP/1.1 " + status):
        pass


# Time.


@pytest.mark.parametrize(
    ("begin", "status"),
    [
        (b"", b"408"),
        (HEAD, b"408"),
        (POST + b"Content-Length: 100\r\n\r\n{", b"408"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{    \r\n", b"408"),
        (b"GET /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n", b"404"),
        (HEAD + b"\r\n" + HEAD, b"200"),
    ],
)
def test_half_a_request_is_ended(server: ServerProcess, begin: bytes, status: bytes) -> None:
    """A head, a body, a body that nobody waits for, and a second head on the same connection."""
    with connect(server) as wire:
        wire.sendall(begin)
        assert read_all(wire).startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize(
    ("begin", "drop"),
    [
        (HEAD + b"X: ", b"x"),
        (HEAD + b"\r\nG", b"E"),
        (POST + b"Content-Length: 9999\r\n\r\n", b" "),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    ],
)
def test_bytes_that_drip_in_do_not_extend_the_time(
    server: ServerProcess, begin: bytes, drop: bytes
) -> None:
    with connect(server) as wire:
        wire.sendall(begin)
        # For ever, if the server does not end it.
        with contextlib.suppress(ConnectionError):
            while not select.select([wire], [], [], 0.05)[0] or wire.recv(65536):
                wire.sendall(drop)


def test_a_client_that_does_not_read_its_answers_is_disconnected(server: ServerProcess) -> None:
    biggest = max(client_files().items(), key=lambda pair: len(pair[1].content))[0]
    with connect(server, buffer=4096) as wire:
        request = f"GET /{biggest} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        hung_up = select.poll()
        hung_up.register(wire, select.POLLHUP)
        wire.setblocking(False)
        found = False
        while not found:
            # Until all buffers are full, and then for ever if the server does not end it.
            with contextlib.suppress(BlockingIOError, ConnectionError):
                wire.send(request)
            found = bool(hung_up.poll(50))


def test_a_head_in_several_parts_and_several_requests_are_answered(server: ServerProcess) -> None:
    with connect(server) as wire:
        for part in (HEAD, b"X: y\r\n", b"\r\n", HEAD, b"Connection: close\r\n", b"\r\n"):
            wire.sendall(part)
        assert read_all(wire).count(b"HTTP/1.1 200") == 2


# Number.


def test_one_address_has_so_many_connections_and_others_are_served(server: ServerProcess) -> None:
    table = new_table(server)
    with contextlib.ExitStack() as held:
        for _ in range(PER_ADDRESS):  # WebSockets, which no time limit ends meanwhile
            wire = held.enter_context(upgrade(server, table, "127.0.0.3"))
            assert wire.recv(65536).startswith(b"HTTP/1.1 101")
        refused = ask(server, "/api/games", "127.0.0.3")
        assert refused.startswith(b"HTTP/1.1 503") and b"too many connections" in refused
        assert b"retry-after" in refused and b"nosniff" in refused
        assert ask(server, "/healthz", "127.0.0.3").startswith(b"HTTP/1.1 200")
        assert ask(server, "/api/games", "127.0.0.4").startswith(b"HTTP/1.1 200")
    wait_until(server, "/api/games", b"200", "127.0.0.3")
    assert "too many connections client=127.0.0.3" in server.log()


def test_health_is_answered_when_clients_hold_every_descriptor(tmp_path: Path) -> None:
    """They are more than the process may have open. The log stays small."""
    many = ProcessWithFewFiles.FILES + 100
    with (
        stopped_after(
            ProcessWithFewFiles(tmp_path, port="0", max_connections_per_address="100000")
        ) as server,
        contextlib.ExitStack() as held,
    ):
        for _ in range(many):
            held.enter_context(connect(server)).sendall(HEAD)
        for _ in range(5):
            assert ask(server, "/healthz").startswith(b"HTTP/1.1 200")
        assert ask(server, "/api/games").startswith(b"HTTP/1.1 503")
    log = server.log()
    assert "out of system resource" not in log
    assert "more like this suppressed" in log
    assert len(log) < 20_000


class Counted:
    aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_connections_of_trusted_proxies_count_only_in_all() -> None:
    opened = OpenConnections(10, 3, parse_networks("10.0.0.0/8"))
    proxied = [opened.admit(Counted(), "10.1.1.1") for _ in range(5)]
    direct = [opened.admit(Counted(), "192.0.2.1") for _ in range(5)]
    assert all(proxied)
    assert [one is not None for one in direct] == [True, True, True, False, False]
    assert opened.admit(Counted(), "192.0.2.2") and opened.admit(Counted(), "2001:db8::1")
    assert opened.admit(Counted(), "10.1.1.1") is None
    for release in [*proxied, *direct]:
        if release is not None:
            release()
    assert opened.count == 2 and set(opened.by_address) == {"192.0.2.2", "2001:db8::/64"}


def test_connections_beyond_the_limit_push_each_other_out() -> None:
    opened = OpenConnections(0, 1, [])
    beyond = [Counted() for _ in range(MOST_REFUSED + 5)]
    for one in beyond:
        assert opened.admit(one, "192.0.2.1") is None
    assert [one.aborted for one in beyond] == [True] * 5 + [False] * MOST_REFUSED


def test_connections_leave_descriptors_for_the_server_itself() -> None:
    assert 700 < open_connections(Settings(), 1024).in_all < 900
    assert open_connections(Settings(), 1 << 20).in_all == 10_000
    assert open_connections(Settings(max_connections=20_000), 1 << 20).in_all == 20_000
    assert open_connections(Settings(max_connections=20_000), 1024).in_all < 900
    assert open_connections(Settings(max_connections=5), 1 << 20).per_address == 5
    assert 0 < open_connections(Settings(), 256).in_all <= 64


def test_the_limit_per_address_goes_with_the_rate_limits() -> None:
    assert open_connections(Settings(), 1 << 20).per_address == 500
    assert open_connections(Settings(rate_limits=False), 1 << 20).per_address == 10_000


def test_the_number_of_connections_is_a_metric(server: ServerProcess) -> None:
    page = ask(server, "/metrics").decode()
    (line,) = [line for line in page.splitlines() if line.startswith("tatami_connections ")]
    assert float(line.split()[1]) >= 1


# Sockets.


def upgrade(server: ServerProcess, table: str, source: str = "127.0.0.5") -> socket.socket:
    """A WebSocket with a small buffer, of which nothing is read."""
    wire = connect(server, source, buffer=4096)
    wire.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return wire


def new_table(server: ServerProcess) -> str:
    async def make() -> str:
        async with Person(server.url, "Ada") as ada:
            return await ada.create_table("samourai")

    return run_async(make())


PING = b"\x89\xfd\0\0\0\0" + b"p" * 125
EMPTY_PIECE = b"\x00\x80\0\0\0\0"


@pytest.mark.parametrize("flood", [PING * 500, EMPTY_PIECE * 500], ids=["pings", "pieces"])
def test_a_flood_of_frames_ends_the_socket(server: ServerProcess, flood: bytes) -> None:
    """Pings whose answers nobody reads, and one message in endless empty pieces."""
    with upgrade(server, new_table(server)) as wire:
        if flood.startswith(EMPTY_PIECE):
            wire.sendall(b"\x01\x80\0\0\0\0")
        with contextlib.suppress(ConnectionError):
            while True:
                wire.sendall(flood)


def test_messages_of_nobody_and_unreadable_ones_are_limited(server: ServerProcess) -> None:
    async def flood(message: str) -> set[str]:
        url = f"ws://127.0.0.1:{port_of(server)}/api/tables/{table}/live"
        codes = set()
        async with websockets.connect(url) as wire:
            while "slow_down" not in codes:
                await wire.send(message)
                answer = json.loads(await wire.recv())
                codes.add(answer.get("code"))
        return codes - {None}

    table = new_table(server)
    for message, code in (('{"type": "ping"}', "nobody"), ("nonsense", "malformed")):
        assert run_async(flood(message)) <= {code, "slow_down"}


def test_clients_cannot_flood_the_log(server: ServerProcess) -> None:
    def lines() -> int:
        return server.log().count("Invalid HTTP request")

    for _ in range(100):
        with connect(server, "127.0.0.6") as wire:
            wire.sendall(b"\x16\x03\x01 no HTTP\r\n\r\n")
            assert read_all(wire).startswith(b"HTTP/1.1 400")
    assert 0 < lines() <= 60  # the minute may end meanwhile


def test_an_interrupted_upload_is_no_error_of_the_server(server: ServerProcess) -> None:
    with connect(server) as wire:
        wire.sendall(POST + b"Content-Length: 100\r\n\r\n{")
    assert httpx.get(f"{server.url}/api/games", timeout=60).status_code == 200
    # The fixture looks at the log.
