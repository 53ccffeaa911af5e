"""Renders the icons for phones from the SVG files in `web/public`: `python -m tests.web.icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.chromium import launch

FOLDER = Path(__file__).parent.parent.parent / "web" / "public"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    # Phones cut their own shape out of these, so they have no transparent corners.
    "icon-180.png": ("icon-maskable.svg", 180),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (source, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (FOLDER / source).read_text(encoding="utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
