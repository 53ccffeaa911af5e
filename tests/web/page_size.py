"""How much a page loads."""

from __future__ import annotations

import gzip
import urllib.request

from playwright.sync_api import Page


def transferred_bytes(page: Page) -> int:
    """Bytes of script and style that the page has loaded, compressed."""
    names = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    total = 0
    for name in {name for name in names if name.endswith((".js", ".css"))}:
        with urllib.request.urlopen(name) as answer:
            total += len(gzip.compress(answer.read(), 9))
    return total
