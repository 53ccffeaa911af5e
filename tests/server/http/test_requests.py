"""What the server makes of requests that no browser sends: malformed, ambiguous, endless, old."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tatami.checks.server_process import ServerProcess, running_process
from tests.server.raw_requests import connect, read_all

HOST = b"Host: 127.0.0.1\r\n"
CLOSE = b"Connection: close\r\n"
GET = b"GET /healthz HTTP/1.1\r\n" + HOST
LAST = GET + CLOSE + b"\r\n"
POST = b"POST /api/replay HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
CHUNKS = b"2\r\n{}\r\n0\r\n\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: "
SOCKET = (
    b"GET /api/tables/none/live HTTP/1.1\r\n" + HOST + UPGRADE + b"websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
NO_RECORD = b"this is not a game file"
"""The answer to a body of `{}`: it arrived whole."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_process(tmp_path_factory.mktemp("server"), request_timeout="1") as process:
        yield process
        assert "Traceback" not in process.log()
        assert "did not complete" not in process.log()


def answers(server: ServerProcess, *parts: bytes) -> bytes:
    """All that comes back until the server closes the connection."""
    with connect(server) as wire:
        for part in parts:
            wire.sendall(part)
        return read_all(wire)


def statuses(answer: bytes) -> list[bytes]:
    return re.findall(rb"HTTP/1\.1 (\d+) ", answer)


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /healthz HTTP/1.1\r\n\r\n",  # which host?
        GET + HOST + b"\r\n",
        GET.replace(b"1.1", b"1.2") + b"\r\n",
        b"GET /healthz\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"CONNECT 127.0.0.1:443 HTTP/1.1\r\n" + HOST + b"\r\n",
        b"BREW /healthz HTTP/1.1\r\n" + HOST + b"\r\n",
        b"GET /a b HTTP/1.1\r\n" + HOST + b"\r\n",
        b"GET /\xc3\xa4 HTTP/1.1\r\n" + HOST + b"\r\n",
        GET.replace(b"\r\n", b"\n") + b"\n",
        GET + b"X : y\r\n\r\n",
        GET + b"X: a\r\n b\r\n\r\n",
        GET + b"X: a\0b\r\n\r\n",
        GET + b"X(: y\r\n\r\n",
        GET + b"nothing\r\n\r\n",
    ],
)
def test_a_malformed_head_is_refused(server: ServerProcess, request_: bytes) -> None:
    answer = answers(server, request_)
    assert statuses(answer) == [b"400"] and b"x-content-type-options: nosniff" in answer


@pytest.mark.parametrize(
    "request_",
    [
        POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        POST + b"Content-Length: 2, 3\r\n\r\n{}",
        POST + b"Content-Length: +2\r\n\r\n{}",
        POST + b"Content-Length: -2\r\n\r\n{}",
        POST + b"Content-Length: 0x2\r\n\r\n{}",
        POST + b"Content-Length: \r\n\r\n{}",
        POST + b"Content-Length: 99999999999999999999999\r\n\r\n{}",
        POST + b"Content-Length: 2\r\n" + CHUNKED + b"\r\n" + CHUNKS,
        POST + CHUNKED + b"Content-Length: 2\r\n\r\n" + CHUNKS,
        POST + CHUNKED + CHUNKED + b"\r\n" + CHUNKS,
        POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n" + CHUNKS,
        POST + b"Transfer-Encoding: identity\r\n\r\n{}",
        POST + b"Transfer-Encoding: xchunked\r\n\r\n" + CHUNKS,
        POST.replace(b"HTTP/1.1", b"HTTP/1.0") + CHUNKED + b"\r\n" + CHUNKS,
        POST + CHUNKED + b"\r\nzz\r\n{}\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\n-2\r\n{}\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\n0x2\r\n{}\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\n2\n{}\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\n2\r\n{}}\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\n2\r\n{}0\r\n\r\n",
        POST + CHUNKED + b"\r\nfffffffffffffffffffff\r\n{}\r\n0\r\n\r\n",
        SOCKET + b"Content-Length: 5\r\n\r\nhello",
    ],
)
def test_an_ambiguous_body_is_refused(server: ServerProcess, request_: bytes) -> None:
    """Nothing of it can pass as a further request, which a proxy would not have seen."""
    assert statuses(answers(server, request_ + LAST)) == [b"400"]


@pytest.mark.parametrize(
    ("begin", "part"),
    [
        (GET, b"X: " + b"a" * 1000 + b"\r\n"),
        (GET + b"X: ", b"a" * 1000),
        (b"GET /", b"a" * 1000),
        (POST + CHUNKED + b"\r\n2;", b"a" * 1000),
        (POST + CHUNKED + b"\r\n2\r\n{}\r\n0\r\n", b"X: " + b"a" * 1000 + b"\r\n"),
        (POST + CHUNKED + b"\r\n2\r\n{}\r\n0\r\nX: ", b"a" * 1000),
    ],
    ids=["headers", "header", "path", "extension", "trailers", "trailer"],
)
def test_what_is_no_body_has_a_limit(server: ServerProcess, begin: bytes, part: bytes) -> None:
    assert statuses(answers(server, begin, part * 60)) == [b"400"]


def test_a_long_head_is_accepted(server: ServerProcess) -> None:
    assert statuses(answers(server, GET + b"X: " + b"a" * 16_000 + b"\r\n" + LAST[len(GET) :])) == [
        b"200"
    ]


# Several requests.


def test_requests_at_once_are_answered_in_order(server: ServerProcess) -> None:
    chunked, plain = POST + CHUNKED + b"\r\n" + CHUNKS, POST + b"Content-Length: 2\r\n\r\n{}"
    everything = chunked + GET + b"\r\n" + plain + chunked + LAST
    expected = [b"400", b"200", b"400", b"400", b"200"]
    assert statuses(answers(server, everything)) == expected
    for size in (1, 2, 3, 50):
        pieces = [everything[at : at + size] for at in range(0, len(everything), size)]
        answer = answers(server, *pieces)
        assert statuses(answer) == expected and answer.count(NO_RECORD) == 3


def test_a_request_that_arrives_later_in_part_is_answered(server: ServerProcess) -> None:
    """Its beginning came together with another one."""
    with connect(server) as wire:
        wire.sendall(GET + b"\r\n" + GET)
        assert statuses(wire.recv(65536)) == [b"200"]
        wire.sendall(CLOSE + b"\r\n")
        assert statuses(read_all(wire)) == [b"200"]


def test_nothing_follows_a_request_that_closes_the_connection(server: ServerProcess) -> None:
    assert statuses(answers(server, LAST + GET + b"\r\n")) == [b"200"]


def test_many_requests_at_once_are_answered(server: ServerProcess) -> None:
    assert len(statuses(answers(server, (GET + b"\r\n") * 500 + LAST))) == 501


def test_headers_behind_a_body_are_ignored(server: ServerProcess) -> None:
    trailers = b"0\r\nHost: evil.example\r\nCookie: a=b\r\nX: y\r\n\r\n"
    answer = answers(server, POST + CHUNKED + b"\r\n2\r\n{}\r\n" + trailers + LAST)
    assert statuses(answer) == [b"400", b"200"] and NO_RECORD in answer


# Older and rarer parts of HTTP.


def test_http_1_0_gets_no_chunks_and_ends(server: ServerProcess) -> None:
    for path in (b"/", b"/healthz"):
        line = b"GET " + path + b" HTTP/1.0\r\nConnection: keep-alive\r\n"
        answer = answers(server, line + b"\r\n").lower()
        assert statuses(answer.upper()) == [b"200"] and b"connection: close" in answer
        assert b"transfer-encoding" not in answer


def test_head_is_answered_without_a_body(server: ServerProcess) -> None:
    answer = answers(server, LAST.replace(b"GET", b"HEAD"))
    assert answer.endswith(b"\r\n\r\n") and answer.count(b"\r\n\r\n") == 1


def test_a_client_may_wait_until_its_body_is_wanted(server: ServerProcess) -> None:
    head = POST + CLOSE + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"
    with connect(server) as wire:
        wire.sendall(head)
        assert wire.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        wire.sendall(b"{}")
        assert NO_RECORD in read_all(wire)


def test_a_body_that_nobody_wants_is_not_waited_for(server: ServerProcess) -> None:
    """The client may send it or not, so nothing else can follow."""
    head = (
        POST.replace(b"replay", b"nothing") + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"
    )
    answer = answers(server, head)
    assert statuses(answer) == [b"404"] and b"connection: close" in answer


def test_empty_lines_before_a_request_are_skipped(server: ServerProcess) -> None:
    assert statuses(answers(server, b"\r\n\r\n" + LAST)) == [b"200"]


@pytest.mark.parametrize("wish", [b"h2c", b"websocket, h2c", b"h2c\r\nUpgrade: websocket"])
def test_a_request_for_another_protocol_is_answered_as_http(
    server: ServerProcess, wish: bytes
) -> None:
    """Some libraries ask for HTTP/2 in their first request, also in one with a body."""
    length, chunked = b"Content-Length: 2\r\n\r\n{}", CHUNKED + b"\r\n" + CHUNKS
    for body in (length, chunked):
        answer = answers(server, POST + UPGRADE + wish + b"\r\n" + body + LAST)
        assert statuses(answer) == [b"400", b"200"] and NO_RECORD in answer
    assert statuses(answers(server, GET + UPGRADE + wish + b"\r\n\r\n" + LAST)) == [b"200", b"200"]


# Sockets.


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        (b"GET", b"POST", b"405"),
        (b"HTTP/1.1", b"HTTP/1.0", b"505"),
        (b"Version: 13", b"Version: 12", b"400"),
        (b"Sec-WebSocket-Version: 13\r\n", b"", b"400"),
        (b"dGhlIHNhbXBsZSBub25jZQ==", b"short", b"400"),
        (b"Sec-WebSocket-Key", b"X", b"400"),
        (b"Host: 127.0.0.1", b"Host: evil.example", b"421"),
        (b"Host: 127.0.0.1", b"Host: 127.0.0.1\r\nSec-WebSocket-Protocol: chat", b"101"),
        (b"Host: 127.0.0.1", b"Host: 127.0.0.1\r\nX: a\r\nX: b", b"101"),
        (b"Host: 127.0.0.1", b"Host: 127.0.0.1\r\nContent-Length: 0", b"101"),
        (b"", b"", b"101"),
    ],
)
def test_a_request_for_a_socket(
    server: ServerProcess, old: bytes, new: bytes, status: bytes
) -> None:
    """The table does not exist: a socket that opens says so and is closed."""
    with connect(server) as wire:
        wire.sendall(SOCKET.replace(old, new, 1) + b"\r\n")
        answer = wire.recv(65536)
        assert statuses(answer) == [status]
        if status == b"101":
            assert b"sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=" in answer.lower()
            while b"no_table" not in answer:
                answer += wire.recv(65536)
