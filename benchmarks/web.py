"""Measures size and speed of the browser client: `python -m benchmarks.web [--json]`.

Bytes of scripts and styles as sent (gzip), the time to the first table on loopback, and the time
from a click to the painted reply, in Chromium with a real server.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.chromium import launch
from tests.web.games.samourai.script import start
from tests.web.server_process import Server
from tests.web.table_actions import OVER, wait_for_turn

MOVES = 40
SIZES = """performance.getEntriesByType('resource')
    .filter(one => /\\.(js|css)$/.test(one.name))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
TIMED_CLICK = """() => new Promise(done => {
    const target = document.querySelector('[data-cell].can');
    const began = performance.now();
    const log = document.querySelector('.game-log ol');
    new MutationObserver((_, watching) => {
        watching.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    }).observe(log, { childList: true, subtree: true });
    target.click();
})"""


def click_times(page: Page) -> list[float]:
    """From the click on a target to the frame that shows the move in the log."""
    times: list[float] = []
    while len(times) < MOVES:
        if not wait_for_turn(page):
            page.get_by_role("button", name="Rematch").click()
            page.wait_for_selector(OVER, state="detached")
            continue
        page.locator('[data-cell][aria-label*="can move"]').first.click()
        page.wait_for_selector("[data-cell].can")
        times.append(page.evaluate(TIMED_CLICK))
        page.wait_for_timeout(50)
    return times


def measure() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), own_game=False)
        server.start()
        browser = launch(playwright)
        try:
            page = browser.new_context(locale="en-GB").new_page()
            page.goto(server.url)
            page.wait_for_selector("article")
            home = page.evaluate(SIZES)
            began = time.perf_counter()
            start(page)
            first_table = (time.perf_counter() - began) * 1000
            fresh = page.context.new_page()
            fresh.goto(page.url)
            fresh.wait_for_selector("[data-cell]")
            table = fresh.evaluate(SIZES)
            fresh.close()
            times = click_times(page)
        finally:
            browser.close()
            server.stop()
    return {
        "home bytes": home,
        "table bytes": table,
        "play now to first table, ms": round(first_table),
        "click to painted answer, median ms": round(statistics.median(times), 1),
        "click to painted answer, worst of 40 ms": round(max(times), 1),
    }


def main() -> None:
    found = measure()
    if "--json" in sys.argv:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:42} {value}")


if __name__ == "__main__":
    main()
