"""Which names the server answers to, and the headers of its answers: at a real server."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from tatami.checks.server_process import ServerProcess, running_process
from tatami.server.http import host_names
from tatami.server.http.host_names import HostNames, host_name
from tatami.server.http.routes import table_socket
from tatami.server.settings import Settings
from tests.server.client import Person, run_async, running_server
from tests.server.reverse_proxy import running_proxy

REBOUND = "games.attacker.example"
TOKEN = "AbCdEf0123456789-secret-token"
SESSION = "session-cookie-0123456789"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    settings = {
        "public_url": "https://club.example/games",
        "allowed_hosts": "other.example, *.our.example",
        "access_log": "true",
        "log_level": "debug",
    }
    with running_process(tmp_path_factory.mktemp("server"), **settings) as process:
        yield process


def status(server: ServerProcess, host: str, path: str = "/api/games") -> int:
    return httpx.get(server.url + path, headers={"Host": host}, timeout=60).status_code


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000", "192.168.1.5:8000", "[fe80::1]:8000", "localhost", "LOCALHOST:8000",
        "laptop:8000", "laptop.local", "tatami.home.arpa:80", "club.example", "club.example.",
        "other.example:81", "www.our.example", socket.gethostname(),
    ],
)  # fmt: skip
def test_addresses_local_and_configured_names_are_known(server: ServerProcess, host: str) -> None:
    assert status(server, host) == 200


@pytest.mark.parametrize(
    "host",
    [REBOUND, f"{REBOUND}:8000", "our.example.attacker.example", "127.0.0.1.example", "a.box"],
)
def test_other_names_are_refused_with_a_reason(server: ServerProcess, host: str) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers={"Host": host}, timeout=60)
    assert answer.status_code == 421
    assert "allowed_hosts" in answer.text and host not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert status(server, host, "/") == 421
    assert status(server, host, "/healthz") == 200


def test_a_socket_for_another_name_is_refused(server: ServerProcess) -> None:
    async def connect(name: str) -> int:
        """As the page of an attacker whose name leads to this server."""
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/x/live"
        headers = {"Origin": f"http://{name}"}
        try:
            async with websockets.connect(
                url.replace("127.0.0.1", name), additional_headers=headers,
                host="127.0.0.1", port=int(server.url.rpartition(":")[2]),
            ):  # fmt: skip
                return 101
        except websockets.InvalidStatus as error:
            return error.response.status_code

    assert run_async(connect(REBOUND)) == 421


def test_a_trusted_proxy_decides_on_its_names(tmp_path: Path) -> None:
    async def what() -> None:
        settings = Settings(data=str(tmp_path), workers=1, trusted_proxies="127.0.0.1")
        forwarded = {"X-Forwarded-Host": "any.example", "X-Forwarded-For": "203.0.113.9"}
        async with (
            running_server(settings) as server,
            running_proxy(server.port, forwarded, host="any.example") as relay,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{relay.port}", timeout=60) as web,
        ):
            assert (await web.get("/api/games")).status_code == 200

    run_async(what())


def test_the_names_of_this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "resolv.conf"
    file.write_text("nameserver 192.0.2.1\nsearch fritz.box Club.Example.\n", encoding="utf-8")
    monkeypatch.setattr(host_names, "RESOLVER_FILE", file)
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")
    names = HostNames(Settings(), host_names.own_names())
    assert names.knows("laptop.fritz.box:8000") and names.knows("laptop.club.example")
    assert not names.knows("other.fritz.box") and not names.knows("fritz.box")
    assert HostNames(Settings(allowed_hosts="*"), []).knows(REBOUND)


def test_the_name_without_port() -> None:
    assert host_name("Club.Example.:80") == "club.example"
    assert host_name("[::1]:80") == host_name("[::1]") == "::1"
    assert host_name("127.0.0.1") == "127.0.0.1"


# Headers.


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/schema", "/api/nothing", "/nothing", "/api/me/games",
             "/icon.svg", "/healthz", "/api/tables/none", "/api/games/samourai/rules"],
)  # fmt: skip
def test_every_answer_has_the_security_headers_once(server: ServerProcess, path: str) -> None:
    for method in ("GET", "POST", "BREW"):
        headers = httpx.request(method, server.url + path).headers
        assert headers.get_list("x-content-type-options") == ["nosniff"]
        assert headers.get_list("referrer-policy") == ["no-referrer"]
        assert headers.get_list("cross-origin-resource-policy") == ["same-origin"]
        (policy,) = headers.get_list("content-security-policy")
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy


# Compression.


def test_what_is_computed_for_a_player_is_not_compressed(server: ServerProcess) -> None:
    """The length of a compressed message would tell how alike chat and hidden cards are."""

    async def what() -> None:
        async with Person(server.url, "Ann") as ann:
            table = await ann.create_table("samourai")
            answer = await ann.http.get(f"/api/tables/{table}")
            assert "content-encoding" not in answer.headers
            assert "no-transform" in answer.headers["cache-control"]
            url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
            async with websockets.connect(url, compression="deflate") as wire:
                assert wire.protocol.extensions == []

    run_async(what())


# The log.


def test_cookies_and_tokens_do_not_reach_the_log(server: ServerProcess) -> None:
    cookies = f"tatami_session={SESSION}; tatami_player={SESSION}"
    for path in (
        f"/stop/{TOKEN}", f"/confirm/{TOKEN}", f"/api/stop/{TOKEN}", f"/games/stop/{TOKEN}/more",
        f"/api/games?token={TOKEN}", f"/nothing/tatami_session={SESSION}", f"/st%6Fp/{TOKEN}",
    ):  # fmt: skip
        httpx.get(server.url + path, headers={"Cookie": cookies}, timeout=60)
        httpx.post(server.url + path, headers={"Cookie": cookies}, json={}, timeout=60)
    log = server.log()
    assert "/stop/********" in log and "/confirm/********" in log
    assert TOKEN not in log and SESSION not in log


# The protocol.


def test_every_close_code_is_documented() -> None:
    page = Path("docs/protocol.md").read_text(encoding="utf-8")
    source = Path(table_socket.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r"\b(?:4\d{3}|10[01]\d)\b", source))
    assert {"4008", "4401", "4403", "4404", "4500", "1013"} <= codes
    assert [code for code in sorted(codes) if f"| {code} |" not in page] == []
