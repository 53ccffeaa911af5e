"""The browser client: built by `web/` into the folder `client`, served from memory.

Files under `assets` carry a digest in their name and are kept by browsers for ever; the page
itself is asked for again each time. Every address of the client is the same page.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).parent / "client"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SAFETY = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
SQUEEZED = ("text/", "application/json", "application/manifest", "image/svg", "application/java")
UNBUILT = b"""<!doctype html><meta charset="utf-8"><title>Tatami</title>
<p>The browser client is not built here. <code>python3 dev.py play</code> builds it.</p>
"""


class Page(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    plain: bytes
    small: bytes | None
    """Compressed, where that helps."""
    type: str
    tag: str
    """For browsers that have it already."""


@functools.cache
def pages(folder: Path = FOLDER) -> dict[str, Page]:
    """Everything the build left, by its path."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.name.startswith("."):
            found[file.relative_to(folder).as_posix()] = load(file)
    return found


def load(file: Path) -> Page:
    kind = (
        TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    )
    return page(file.read_bytes(), kind)


def page(plain: bytes, kind: str) -> Page:
    small = gzip.compress(plain, 9, mtime=0) if kind.startswith(SQUEEZED) else None
    return Page(plain, small, kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


@functools.cache
def index(base_path: str) -> Page:
    """The one page, told where it lives."""
    built = pages().get("index.html")
    if built is None:
        return page(UNBUILT, "text/html")
    html = built.plain.replace(b'<base href="/" />', f'<base href="{base_path}/" />'.encode())
    return page(html, "text/html")


def send(request: Request[Any, Any, Any], found: Page, kept: str) -> Response[bytes]:
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding", "ETag": found.tag, **SAFETY}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.plain
    if found.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = found.small, "gzip"
    return Response(body, media_type=found.type, headers=headers)


@get(
    [
        "/",
        "/t/{table:str}",
        "/t/{table:str}/replay",
        "/replay",
        "/rules/{game:str}",
        "/notifications",
        "/stop/{token:str}",
        "/confirm/{token:str}",
        "/learn/{game:str}",
        "/account",
        "/people/{name:str}",
        "/history",
        "/leaderboards",
        "/leaderboards/{game:str}",
        "/leaderboards/{game:str}/{seats:str}",
    ],
    media_type=MediaType.HTML,
    sync_to_thread=False,
    include_in_schema=False,  # for people, not for programs
)
def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return send(request, index(request.app.state.services.settings.base_path), ASK_AGAIN)


@get("/assets/{name:str}", sync_to_thread=False)
def show_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    found = pages().get(f"assets/{name}")
    if found is None:
        raise NotFoundException("there is no such file")
    return send(request, found, FOR_EVER)


@get("/{name:str}", sync_to_thread=False)
def show_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    found = pages().get(name)
    if found is None or name == "index.html":
        raise NotFoundException("there is no such page")
    return send(request, found, ASK_AGAIN)


ROUTES: list[Any] = [show_page, show_asset, show_file]
