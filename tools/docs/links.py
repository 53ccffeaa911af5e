"""Checks a built site: every link leads somewhere, and no page asks another host for anything."""

from __future__ import annotations

import functools
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

LOADED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src")}
"""What a browser fetches by itself. A link that a reader follows may lead elsewhere."""


class Page(HTMLParser):
    """The links, the loaded files and the anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            if (tag, name) in LOADED and value:
                self.loaded.append(value)
            if tag == "a" and name == "href" and value:
                self.links.append(value)


@functools.cache
def read(file: Path) -> Page:
    return Page(file.read_text(encoding="utf-8"))


def broken_links(site: Path) -> list[str]:
    """One line for each link to a page, file or heading that does not exist."""
    problems = []
    for file in sorted(site.rglob("*.html")):
        if file.name == "404.html":  # shown at any address: its links start at the root
            continue
        for link in [*read(file).links, *read(file).loaded]:
            reason = problem_of(site, file, link)
            if reason:
                problems.append(f"{file.relative_to(site)}: {link}: {reason}")
    return problems


def problem_of(site: Path, page: Path, link: str) -> str:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return "" if parts.scheme in ("http", "https", "mailto", "data") else "unknown kind of link"
    path = urljoin(page.relative_to(site).as_posix(), parts.path) if parts.path else ""
    target = site / unquote(path) if path else page
    if target.is_dir():
        target /= "index.html"
    if not target.is_relative_to(site) or not target.is_file():
        return "no such file"
    if parts.fragment and target.suffix == ".html":
        return "" if unquote(parts.fragment) in read(target).anchors else "no such heading"
    return ""


def outside_requests(site: Path) -> list[str]:
    """One line for each thing that a browser would fetch from another host."""
    problems = []
    for file in sorted(site.rglob("*.html")):
        problems += [
            f"{file.relative_to(site)}: loads {address}"
            for address in read(file).loaded
            if urlsplit(address).netloc
        ]
    for file in sorted(site.rglob("*.css")):
        found = re.findall(r"url\(['\"]?((?:https?:)?//[^)'\"]+)", file.read_text(encoding="utf-8"))
        problems += [f"{file.relative_to(site)}: loads {address}" for address in found]
    return problems
