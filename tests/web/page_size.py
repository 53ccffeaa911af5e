"""How much a page loads."""

from __future__ import annotations

import gzip
import urllib.request

from playwright.sync_api import Page


def transferred_bytes(page: Page) -> int:
    """Bytes of script and style that the page has loaded, compressed."""
    return bytes_of(page.evaluate("performance.getEntriesByType('resource').map(one => one.name)"))


def bytes_before(page: Page, mark: str) -> int:
    """The same, of what the page loaded before it set this mark."""
    before = f"one => one.startTime < performance.getEntriesByName('{mark}')[0].startTime"
    resources = f"performance.getEntriesByType('resource').filter({before})"
    return bytes_of(page.evaluate(f"{resources}.map(one => one.name)"))


def bytes_of(names: list[str]) -> int:
    total = 0
    for name in {name for name in names if name.endswith((".js", ".css"))}:
        with urllib.request.urlopen(name) as answer:
            total += len(gzip.compress(answer.read(), 9))
    return total
