"""Chromium against a server process. No page may have an error or a request to another host."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, Page, expect

from tatami.server.http.client_files import FOLDER
from tests.web.known_deals import SECRET
from tests.web.server_process import Server

BOT = "greedy"
"""The visitors' default bot: fast and deterministic."""
FIXED_RANDOM = """
{
  let drawn = %d;
  const draw = () => (drawn = (drawn * 48271) %% 2147483647) & 255;
  crypto.getRandomValues = (array) => array.map(draw);
}
"""
"""Fixes the salts of a page. With the server's fixed secret, the test's name decides the deal."""
SLOW_LINE = int(os.environ.get("SLOW_LINE", "0"))
"""Milliseconds of delay in each direction. Finds tests and pages that do not wait for an answer
(`SLOW_LINE=150 python -m pytest tests/web`)."""
SLOW_CPU = int(os.environ.get("SLOW_CPU", "1"))
"""How many times slower the CPU of pages is, which finds the same (`SLOW_CPU=6 ...`)."""
DELAY_MESSAGES = """
{
  const line = %d, send = WebSocket.prototype.send, ask = window.fetch;
  const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  WebSocket.prototype.send = function (said) {
    setTimeout(() => this.readyState === 1 && send.call(this, said), line);
  };
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(hear) { heard.set.call(this, (message) => setTimeout(() => hear(message), line)); },
  });
  window.fetch = (...asked) =>
    new Promise((go) => setTimeout(go, line)).then(() => ask(...asked))
      .then((answer) => new Promise((go) => setTimeout(() => go(answer), line)));
}
"""
TIMEOUT = 20_000
"""Milliseconds; long enough for a busy machine."""
expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (FOLDER / "index.html").exists(), "build the client: python hatch_build.py"
    server = Server(tmp_path_factory.mktemp("data"), secret=SECRET)
    server.start()
    yield server
    server.stop()


def slow_down(page: Page) -> None:
    """Delays pages, scripts and images. `DELAY_MESSAGES` delays what the scripts request."""
    line = {
        "latency": SLOW_LINE,
        "offline": False,
        "downloadThroughput": -1,
        "uploadThroughput": -1,
    }
    browser = page.context.new_cdp_session(page)
    browser.send("Network.emulateNetworkConditions", line)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})


class Visitors:
    """Opens a browser context for each visitor, and collects errors and foreign requests."""

    def __init__(self, browser: Browser, server: Server, seed: str = "") -> None:
        self.browser = browser
        self.server = server
        self.seed = seed
        self.contexts: list[Any] = []
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.ignored_errors: tuple[str, ...] = ()

    def visit(self, path: str = "", *, is_new: bool = False, **options: Any) -> Page:
        """A new visitor has an empty browser; others skip animations and play the fast bot."""
        options = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            # Drawing every frame takes a quarter of the CPU time.
            "reduced_motion": "no-preference" if is_new else "reduce",
            **options,
        }
        context = self.browser.new_context(**options)
        if not is_new:
            context.add_init_script("localStorage['tatami.moves'] ??= 'at-once'")
            context.add_init_script(f"localStorage['tatami.bot'] ??= '{BOT}'")
        context.add_init_script(
            FIXED_RANDOM % (1 + crc32(f"{self.seed} {len(self.contexts)}".encode()))
        )
        if SLOW_LINE:
            context.add_init_script(DELAY_MESSAGES % SLOW_LINE)
        if SLOW_LINE or SLOW_CPU > 1:
            context.on("page", slow_down)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(TIMEOUT)
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self.on_request)
        page.goto(self.server.url + path)
        return page

    def on_console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def on_request(self, request: Any) -> None:
        if not request.url.startswith((f"http://127.0.0.1:{self.server.port}/", "data:", "blob:")):
            self.foreign.append(request.url)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.foreign == []
        assert [e for e in self.errors if not any(word in e for word in self.ignored_errors)] == []


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """The deals of a test depend on its name only."""
    return str(request.node.name)


@pytest.fixture
def visitors(browser: Browser, server: Server, seed: str) -> Iterator[Visitors]:
    visitors = Visitors(browser, server, seed)
    yield visitors
    visitors.close()


@pytest.fixture(scope="session")
def dealer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without the game of the tests, whose deals follow from the salts."""
    server = Server(tmp_path_factory.mktemp("dealt"), own_game=False, secret=SECRET)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(browser: Browser, dealer: Server, seed: str) -> Iterator[Visitors]:
    """Visitors of the server `dealer`."""
    visitors = Visitors(browser, dealer, seed)
    yield visitors
    visitors.close()


@pytest.fixture
def fresh_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start."""
    server = Server(tmp_path, secret=SECRET)
    server.start()
    yield server
    server.stop()
