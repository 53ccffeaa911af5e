"""First and second visits to a site without a server: `python -m benchmarks.site_visits SITE`.

A file server sends everything through one line of 20 Mbit/s with a delay. For each game a fresh
browser opens the site, waits for the home page, starts a game and is asked for its first move; then
the server is switched off and a new page does the same. Seconds, and bytes that crossed the line.
"""

from __future__ import annotations

import argparse
import functools
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tests.chromium import one_browser
from tests.web.games import title_of
from tests.web.table_actions import ASKED

import tatami

DELAY = 0.02
"""Seconds until the first byte of an answer."""
CHUNK = 16_384
TIMEOUT = 120_000
KEPT = "navigator.serviceWorker.ready.then(() => true)"


class Line:
    """All answers share it, like the downloads of one household."""

    def __init__(self, megabits: float) -> None:
        self.rate = megabits * 1e6 / 8
        self.free_at = 0.0
        self.bytes = 0
        self.lock = threading.Lock()

    def send(self, size: int) -> None:
        """Waits until the line has carried that many bytes."""
        with self.lock:
            self.bytes += size
            self.free_at = max(self.free_at, time.monotonic()) + size / self.rate
            wait = self.free_at - time.monotonic()
        if wait > 0:
            time.sleep(wait)


class SlowFiles(SimpleHTTPRequestHandler):
    """`python -m http.server` behind the line."""

    protocol_version = "HTTP/1.1"

    def __init__(self, line: Line, *args: Any, **named: Any) -> None:
        self.line = line
        super().__init__(*args, **named)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        time.sleep(DELAY)
        while chunk := source.read(CHUNK):
            self.line.send(len(chunk))
            outputfile.write(chunk)

    def log_message(self, *args: Any) -> None:
        pass


class SlowServer:
    def __init__(self, folder: Path, megabits: float) -> None:
        self.line = Line(megabits)
        handler = functools.partial(SlowFiles, self.line, directory=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def visit(page: Page, url: str, game: str) -> tuple[float, float]:
    """Seconds until a game can be chosen, and until the first own move is asked for."""
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    button = page.get_by_role("button", name=f"Play now: {title_of(game)}")
    button.wait_for()
    usable = time.perf_counter() - start
    button.click()
    page.wait_for_selector(ASKED)
    return usable, time.perf_counter() - start


def measure(browser: Browser, folder: Path, game: str, megabits: float) -> dict[str, float]:
    server = SlowServer(folder, megabits)
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(TIMEOUT)
    context.add_init_script("localStorage['tatami.moves'] ??= 'at-once'")  # no pauses between bots
    page = context.new_page()
    home, first = visit(page, server.url, game)
    needed = server.line.bytes
    page.evaluate(KEPT)
    total = server.line.bytes
    page.close()
    server.stop()
    home_again, second = visit(context.new_page(), server.url, game)
    context.close()
    return {
        "home": home,
        "first move": first,
        "MB until then": needed / 1e6,
        "MB in all": total / 1e6,
        "home offline": home_again,
        "first move offline": second,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path, help="a folder of `tatami build-site`")
    parser.add_argument("--megabits", type=float, default=20.0)
    parser.add_argument("--games", nargs="*", default=tatami.game_keys())
    args = parser.parse_args()
    for browser in one_browser():
        for game in args.games:
            found = measure(browser, args.site, game, args.megabits)
            print(f"{game:10}", *(f"{name} {value:.2f}" for name, value in found.items()), sep="  ")


if __name__ == "__main__":
    main()
