"""Health, metrics, reverse proxies, settings, ports, logs and OpenAPI."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import pytest
import websockets
from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.exposition import generate_latest

from tatami.checks.server_process import free_port
from tatami.server.http import proxy_headers
from tatami.server.http.app import build
from tatami.server.operate import listen_address, logs
from tatami.server.operate.metrics import FAST, SIZES, Metrics, QuickHistogram
from tatami.server.settings import BadSettings, Settings, mask_url, trace
from tests.server.client import Person, run_async, running_server
from tests.server.reverse_proxy import running_proxy
from tests.server.server_process import run_ok, tatami


def quiet(tmp_path: Path, **more: Any) -> Settings:
    return Settings(data=str(tmp_path), workers=1, request_workers=1, **more)


@pytest.fixture
def own_logs() -> Iterator[None]:
    """Restore the logging configuration after each test."""
    names = [None, "tatami", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"]
    loggers = [logging.getLogger(name) for name in names]
    before = [(one, one.level, one.handlers, one.propagate) for one in loggers]
    yield
    logging.captureWarnings(False)
    for one, level, handlers, propagate in before:
        one.level, one.handlers, one.propagate = level, handlers, propagate
        one.manager._clear_cache()  # type: ignore[attr-defined]  # levels are cached


# Health.


def test_a_running_server_is_healthy_and_ready(tmp_path: Path) -> None:
    async def what() -> None:
        async with (
            running_server(quiet(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as web,
        ):
            assert (await web.get("/healthz")).text == "ok\n"
            ready = await web.get("/readyz")
            assert ready.status_code == 200
            assert ready.json() == {
                "ready": True, "store": True, "workers": True, "degraded": False,
                "stopping": False,
            }  # fmt: skip

    run_async(what())


def test_not_ready_without_workers_or_store(tmp_path: Path) -> None:
    async def what() -> None:
        async with (
            running_server(quiet(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as web,
        ):
            services = server.services
            await services.bots.close()
            ready = await web.get("/readyz")
            assert ready.status_code == 503 and not ready.json()["workers"]

            async def broken(_operation: Any) -> Any:
                raise OSError("gone")

            with mock.patch.object(services.store, "read", broken):
                ready = await web.get("/readyz")
            assert ready.status_code == 503 and not ready.json()["store"]
            assert (await web.get("/healthz")).status_code == 200, "restarting would not help"

    run_async(what())


# Metrics.


def test_two_servers_in_one_process_have_separate_metrics() -> None:
    one, other = Metrics(), Metrics()
    one.count_refusal("busy")
    assert 'tatami_refusals_total{code="busy"} 1.0' in one.page()
    assert "busy" not in other.page()


def test_unknown_http_methods_share_one_label() -> None:
    metrics = Metrics()
    for method in ("GET", "BREW", "GREW", "X" * 1000):
        metrics.count_request(method, 405)
    labels = [line for line in metrics.page().splitlines() if "http_requests_total{" in line]
    assert len(labels) == 2 and any('method="other"' in line and "3.0" in line for line in labels)


def test_every_metric_is_described_once_and_named_as_prometheus_wants() -> None:
    page = Metrics().page()
    names = [line.split()[2] for line in page.splitlines() if line.startswith("# TYPE")]
    assert len(set(names)) == len(names)
    kinds = dict(line.split()[2:4] for line in page.splitlines() if line.startswith("# TYPE"))
    assert all(name.endswith("_total") == (kind == "counter") for name, kind in kinds.items())


def number(page: str, start: str) -> float:
    found = [line for line in page.splitlines() if line.startswith(start + " ")]
    assert len(found) == 1, start
    return float(found[0].split()[-1])


@pytest.mark.parametrize("buckets", [FAST, SIZES])
def test_a_quick_histogram_looks_like_one_of_the_library(buckets: tuple[float, ...]) -> None:
    theirs, ours = CollectorRegistry(), CollectorRegistry()
    usual = Histogram("tatami_some", "What it is.", registry=theirs, buckets=buckets)
    quick = QuickHistogram("tatami_some", "What it is.", buckets)
    ours.register(quick)
    assert generate_latest(ours) == generate_latest(theirs)
    for value in (0, 0.0004, buckets[0], buckets[0] + 1e-9, buckets[-1], buckets[-1] + 1, 70):
        usual.observe(value)
        quick.observe(value)
    assert generate_latest(ours) == generate_latest(theirs)


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async def what() -> None:
        async with running_server(quiet(tmp_path)) as server:
            ada = await Person(server.url, "Ada").register()
            id_ = await ada.create_table("samourai")
            await ada.join(id_, 0)
            await ada.command(id_, "seat_bot", seat=1, bot="random")
            async with ada.connect(id_) as ws:
                mine = 0
                while mine < 3 and await ws.wait_for_turn():
                    assert (await ws.move())["type"] == "ack"
                    mine += 1
                await ws.wait_for_turn()
                assert (await ws.command("chat", text=" "))["code"] == "empty"
                assert (await ada.command(id_, "move", number=0, action=1))["code"] == "look_again"
                page = (await ada.http.get("/metrics")).text
            # The number of bot moves depends on the game.
            bots = sum(line.get("what", "move") == "move" for line in ws.table["log"]) - mine
            await ada.close()
        assert number(page, 'tatami_moves_total{by="person"}') == mine
        assert number(page, 'tatami_moves_total{by="bot"}') == bots
        assert number(page, "tatami_move_seconds_count") == mine
        assert number(page, "tatami_bot_thinking_seconds_count") == bots
        assert number(page, 'tatami_refusals_total{code="empty"}') == 1
        assert number(page, 'tatami_refusals_total{code="look_again"}') == 1
        assert number(page, "tatami_tables_live") == 1
        assert number(page, "tatami_watchers") == 1
        assert number(page, "tatami_bot_queue") == 0
        assert number(page, "tatami_store_group_size_count") > 6

    run_async(what())


def test_without_a_token_metrics_are_local_only(tmp_path: Path) -> None:
    async def what() -> None:
        async with (
            running_server(quiet(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as web,
        ):
            assert (await web.get("/metrics")).status_code == 200
            for headers in (
                {"X-Forwarded-For": "127.0.0.1"}, {"Via": "1.1 somewhere"},
                {"Host": "tatami.local"}, {"Forwarded": "for=127.0.0.1"},
            ):  # fmt: skip
                found = await web.get("/metrics", headers=headers)
                assert found.status_code == 403, headers
                assert found.json()["code"] == "not_yours"

    run_async(what())


def test_metrics_with_a_token(tmp_path: Path) -> None:
    async def what() -> None:
        settings = quiet(tmp_path, metrics_token="open sesame")
        async with (
            running_server(settings) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as web,
        ):
            for token in ("", "Bearer", "Bearer open", "open sesame"):
                found = await web.get("/metrics", headers={"Authorization": token})
                assert found.status_code == 403
            headers = {"Authorization": "Bearer open sesame", "X-Forwarded-For": "192.0.2.7"}
            assert (await web.get("/metrics", headers=headers)).status_code == 200

    run_async(what())


# Behind a proxy.


HTTPS = {
    "X-Forwarded-For": "203.0.113.9",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "club.example",
}


def test_a_trusted_proxy_under_a_base_path_works(tmp_path: Path) -> None:
    """Requests as a browser sends them: the proxy changes the host and terminates HTTPS."""

    async def what() -> None:
        settings = quiet(tmp_path, base_path="/games", trusted_proxies="127.0.0.1/32")
        async with (
            running_server(settings) as server,
            running_proxy(server.port, HTTPS, host="inside:8000") as relay,
        ):
            url = f"http://127.0.0.1:{relay.port}/games"
            async with httpx.AsyncClient(base_url=url, timeout=60) as web:
                me = await web.get("/api/me")
                cookie = me.headers["set-cookie"].lower()
                assert "path=/games;" in cookie + ";" and "secure" in cookie
                headers = {"Cookie": me.headers["set-cookie"].split(";")[0]}
                made = await web.post("/api/tables", json={"game": "samourai"}, headers=headers)
                wire_url = f"ws://127.0.0.1:{relay.port}/games/api/tables/{made.json()['id']}/live"
                for origin, welcome in (
                    ("https://club.example", True), ("https://evil.example", False)
                ):  # fmt: skip
                    assert await connects(wire_url, origin, headers) == welcome
                assert (await web.get("/api/schema")).status_code == 200
                outside = httpx.URL(f"http://127.0.0.1:{relay.port}/api/me")
                assert (await web.get(outside)).status_code == 404
                assert (await web.get("/metrics")).status_code == 404, "it lies at the root"

    run_async(what())


async def connects(url: str, origin: str, headers: dict[str, str]) -> bool:
    try:
        async with websockets.connect(
            url, additional_headers={**headers, "Origin": origin}, compression=None
        ) as wire:
            return bool(json.loads(await wire.recv())["type"] == "table")
    except websockets.InvalidStatus as error:
        return error.response.status_code != 403


def test_headers_of_an_untrusted_proxy_are_ignored(tmp_path: Path) -> None:
    async def what() -> None:
        async with (
            running_server(quiet(tmp_path)) as server,
            running_proxy(server.port, HTTPS) as relay,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{relay.port}", timeout=60) as web,
        ):
            assert "secure" not in (await web.get("/api/me")).headers["set-cookie"].lower()
            assert (await web.get("/metrics")).status_code == 403

    run_async(what())


def test_the_client_is_the_last_untrusted_address() -> None:
    chain = proxy_headers.TrustedProxies(None, proxy_headers.parse_networks("10.0.0.0/8, ::1"))
    assert chain.client(["192.0.2.1", "198.51.100.2", "10.1.2.3"]) == "198.51.100.2"
    assert chain.client(["10.0.0.1", "10.0.0.2"]) == "10.0.0.1"
    assert chain.client([]) == ""
    assert chain.trusts("::ffff:10.0.0.7") and chain.trusts("::1")
    assert not chain.trusts("nonsense") and not chain.trusts("11.0.0.1")
    with pytest.raises(BadSettings, match="trusted_proxies"):
        build(Settings(trusted_proxies="everybody"))


# Settings.


def test_config_shows_every_setting_and_its_origin(tmp_path: Path) -> None:
    (tmp_path / "tatami.toml").write_text('workers = 3\nsecret = "in the file"\n', "utf-8")
    shown = json.loads(
        run_ok(
            "config", "--json", "--data", tmp_path, port="9000", database_url=URL, metrics_token="x"
        )
    )
    assert list(shown) == list(Settings.__struct_fields__)
    assert shown["workers"] == {"value": 3, "from": f"file {tmp_path / 'tatami.toml'}"}
    assert shown["port"] == {"value": 9000, "from": "environment"}
    assert shown["data"] == {"value": str(tmp_path), "from": "command line"}
    assert shown["host"] == {"value": "127.0.0.1", "from": "default"}
    text = run_ok("config", "--data", tmp_path, database_url=URL, metrics_token="token")
    assert "in the file" not in text and "hush" not in text and '"token"' not in text
    assert re.search(r'^metrics_token +"\*{8}"', text, re.MULTILINE)


URL = "postgresql://me:hush@db.example:5432/games?sslpassword=hush2&sslmode=require"


def test_passwords_in_addresses_are_masked() -> None:
    assert mask_url(URL) == (
        "postgresql://me:********@db.example:5432/games?sslpassword=********&sslmode=require"
    )
    assert mask_url("postgresql://db.example/games") == "postgresql://db.example/games"


def test_unknown_variables_are_reported_in_one_line() -> None:
    done = tatami("config", potr="8000", databaseurl="x")
    assert done.err == (
        "tatami: ignored unknown settings: TATAMI_DATABASEURL, TATAMI_POTR"
        " (`tatami config` lists all)\n"
    )
    assert trace({"TATAMI_PURE": "1", "TATAMI_PORT": "1"}).unknown == []


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"port": "eighty"}, "the setting port (environment) is wrong: Expected `int`, got `str`"),
        ({"port": "70000"}, "the setting port (environment) is wrong: Expected `int` <= 65535"),
        ({"log_level": "loud"}, "the setting log_level (environment) is wrong: "),
        ({"base_path": "/games/"}, "the setting base_path (environment) is wrong: "),
        ({"config": "nowhere.toml"}, "TATAMI_CONFIG: there is no file nowhere.toml"),
    ],
)
def test_an_invalid_setting_gives_a_one_line_error(settings: dict[str, str], line: str) -> None:
    done = tatami("config", **settings)
    assert done.code == 1 and done.err.startswith(f"tatami: {line}")
    assert len(done.err.splitlines()) == 1


def test_an_error_in_the_settings_file_names_its_position(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("prot = 1\n", "utf-8")
    done = tatami("config", config=str(file))
    assert "unknown field `prot`" in done.err and str(file) in done.err
    file.write_text("port = = 1\n", "utf-8")
    assert "is not valid TOML" in tatami("config", config=str(file)).err


def test_one_worker_is_always_left_to_others() -> None:
    with mock.patch("os.cpu_count", return_value=1):
        assert Settings().worker_count == 2
        assert Settings(workers=1).worker_count == 1
    with mock.patch("os.cpu_count", return_value=8):
        assert Settings().worker_count == 7


# Ports and links.


def test_the_next_free_port_is_used_unless_the_port_is_fixed() -> None:
    taken = listen_address.open_socket("127.0.0.1", 0)
    port = taken.getsockname()[1]
    try:
        other = listen_address.listen(Settings(port=port), fixed=False)[0]
        assert port < other.getsockname()[1] < port + listen_address.TRIES
        other.close()
        with pytest.raises(BadSettings, match=f"port {port} is taken"):
            listen_address.listen(Settings(port=port), fixed=True)
    finally:
        taken.close()
    with pytest.raises(BadSettings, match=r"cannot listen on 192\.0\.2\.1"):
        listen_address.listen(Settings(host="192.0.2.1", port=free_port()), fixed=True)


def test_links_to_the_server() -> None:
    assert listen_address.own_link("0.0.0.0", 8000, "") == "http://127.0.0.1:8000/"
    assert listen_address.own_link("::1", 8001, "/games") == "http://[::1]:8001/games/"
    assert listen_address.network_link("127.0.0.1", 8000, "") is None
    assert listen_address.network_link("192.168.1.5", 8000, "") == "http://192.168.1.5:8000/"


# Logs.


@pytest.mark.usefixtures("own_logs")
@pytest.mark.parametrize("form", ["text", "json"])
def test_secrets_in_log_messages_are_masked(form: str) -> None:
    out = io.StringIO()
    logs.set_up("info", form, ["the server's secret"], out)
    log = logging.getLogger("tatami.server")
    log.info("signed with %s", "the server's secret", extra={"table": "abc", "note": "two words"})
    try:
        raise OSError(f"cannot reach {URL}; Cookie: tatami_player=p.1.sig; x")
    except OSError:
        log.exception("a line\nwith a break")
    logging.getLogger("sqlalchemy.engine").info("INSERT of a chat text")
    logging.getLogger("uvicorn.error").info("< TEXT 'a frame'")
    text = out.getvalue()
    for secret in ("the server's secret", "hush@", "p.1.sig", "chat text", "a frame"):
        assert secret not in text
    if form == "json":
        first, second = map(json.loads, text.splitlines())
        assert (first["level"], first["from"], first["table"]) == ("info", "server", "abc")
        assert "Traceback" in second["error"]
    else:
        assert ' info    server: signed with ******** table=abc note="two words"\n' in text
        assert "a line\\nwith a break" in text


# OpenAPI.


TAKES_A_FILE = ("/api/replay", "/api/analyses")
"""Routes whose body is a record file."""


HIDDEN = "/api/admin/{name:str}"
"""For everybody but administrators it does not exist."""


def test_openapi_describes_every_route_with_our_structs(tmp_path: Path) -> None:
    app = build(quiet(tmp_path))
    found = msgspec.to_builtins(app.openapi_schema.to_schema())
    routes = {
        (route.path, method)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if "/api/" in route.path
        and not route.path.startswith("/api/schema")
        and method != "OPTIONS"
        and route.path != HIDDEN
    }
    for path, method in routes:
        operation = found["paths"][path.replace(":str", "")][method.lower()]
        assert operation.get("description"), path
        answers = [
            answer.get("content") for status, answer in operation["responses"].items()
            if status.startswith("2")
        ]  # fmt: skip
        assert answers and all(answers), path
        if method == "POST" and path not in TAKES_A_FILE:
            assert operation["requestBody"]["content"]["application/json"]["schema"], path
    schemas = found["components"]["schemas"]
    assert {"TableOut", "Sit", "Refused", "GameOut", "NewTable"} <= set(schemas)
