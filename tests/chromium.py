"""The system's Chromium, one per process of tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
UNUSED_FEATURES = (
    # Playwright's own list: Chromium takes only the last `--disable-features`.
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
    # Two hidden pages of the address bar in every window, a third of the CPU time of a visit.
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    # One process for the empty page and for the page that it opens: the pages have one origin.
    "IsolateOrigins", "site-per-process", "SpareRendererForSitePerProcess",
)  # fmt: skip
FLAGS = [
    "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", "--disable-site-isolation-trials",
    f"--disable-features={','.join(UNUSED_FEATURES)}",
]  # fmt: skip


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found is not None, "install Chromium (on Debian: apt install chromium)"
    root = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
    return playwright.chromium.launch(executable_path=found, args=[*FLAGS, *root])


def one_browser() -> Iterator[Browser]:
    """Playwright can be started only once in a process."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()
