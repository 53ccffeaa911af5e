"""Real Chromium against a real server. Every page is watched: no error, no foreign request."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tatami.server.http.client_files import FOLDER
from tests.web.known_deals import SECRET
from tests.web.server_process import Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = [
    "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip

BOT = "greedy"
"""Whom visitors meet unless they choose: it answers at once, and the same way every time."""
DRAW = """
{
  let drawn = %d;
  const draw = () => (drawn = (drawn * 48271) %% 2147483647) & 255;
  crypto.getRandomValues = (array) => array.map(draw);
}
"""
"""What a page puts into a deal: with the server's fixed secret, a deal follows from the test."""
SLOW_LINE = int(os.environ.get("SLOW_LINE", "0"))
"""Milliseconds that everything takes to come and to go: finds tests, and pages, that take an
answer for granted (`SLOW_LINE=150 python -m pytest tests/web`)."""
SLOW_CPU = int(os.environ.get("SLOW_CPU", "1"))
"""How many times slower pages think, which finds the same (`SLOW_CPU=6 ...`)."""
SLOWLY = """
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
PATIENCE = 20_000
"""Milliseconds until something that does not happen is given up on, however busy the machine."""
expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium; nothing is downloaded."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found is not None, "install Chromium (on Debian: apt install chromium)"
    root = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
    return playwright.chromium.launch(executable_path=found, args=[*FLAGS, *root])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (FOLDER / "index.html").exists(), "build the client: python hatch_build.py"
    server = Server(tmp_path_factory.mktemp("data"), secret=SECRET)
    server.start()
    yield server
    server.stop()


def slow_down(page: Page) -> None:
    """Pages, scripts and pictures; what these ask for and say themselves, `SLOWLY` holds up."""
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
    """Opens browsers of different people, and watches over them."""

    def __init__(self, browser: Browser, server: Server, seed: str = "") -> None:
        self.browser = browser
        self.server = server
        self.seed = seed
        self.contexts: list[Any] = []
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    def visit(self, path: str = "", **look: Any) -> Page:
        look = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **look}
        context = self.browser.new_context(**look)
        context.add_init_script("localStorage['tatami.moves'] ??= 'at-once'")
        context.add_init_script(f"localStorage['tatami.bot'] ??= '{BOT}'")
        context.add_init_script(DRAW % (1 + crc32(f"{self.seed} {len(self.contexts)}".encode())))
        if SLOW_LINE:
            context.add_init_script(SLOWLY % SLOW_LINE)
        if SLOW_LINE or SLOW_CPU > 1:
            context.on("page", slow_down)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self.requested)
        page.goto(self.server.url + path)
        return page

    def heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def requested(self, request: Any) -> None:
        if not request.url.startswith((f"http://127.0.0.1:{self.server.port}/", "data:", "blob:")):
            self.foreign.append(request.url)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.foreign == []
        assert [e for e in self.errors if not any(word in e for word in self.forgiven)] == []


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """A test's deals are its own, whatever runs before it."""
    return str(request.node.name)


@pytest.fixture
def visitors(browser: Browser, server: Server, seed: str) -> Iterator[Visitors]:
    visitors = Visitors(browser, server, seed)
    yield visitors
    visitors.leave()


@pytest.fixture(scope="session")
def dealer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose deals follow from the salts alone."""
    server = Server(tmp_path_factory.mktemp("dealt"), own_game=False, secret=SECRET)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(browser: Browser, dealer: Server, seed: str) -> Iterator[Visitors]:
    """Visitors of that server."""
    visitors = Visitors(browser, dealer, seed)
    yield visitors
    visitors.leave()


@pytest.fixture
def fresh_server(tmp_path: Path) -> Iterator[Server]:
    """One that may be stopped and started."""
    server = Server(tmp_path, secret=SECRET)
    server.start()
    yield server
    server.stop()
