"""Serves the browser client, which `web/` builds into the folder `client`, from memory.

Files under `assets` have a digest in their name and are cached forever; browsers revalidate all
other files. All pages of the client are the same HTML file.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).parent / "client"
READ = (HttpMethod.GET, HttpMethod.HEAD)
"""The HTTP server sends no body to a HEAD request."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
CONTENT_SECURITY_POLICY = "; ".join(
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
MEDIA_TYPES = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".gz": "application/gzip",
    ".mjs": "text/javascript",
}
COMPRESSIBLE = (
    "text/",
    "application/json",
    "application/manifest",
    "image/svg",
    "application/java",
)
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Tatami</title>
<p>The browser client is not built here. <code>python3 dev.py play</code> builds it.</p>
"""


class StaticFile(msgspec.Struct, frozen=True):
    """A file with its response headers."""

    content: bytes
    gzipped: bytes | None
    """None for types that do not compress well."""
    media_type: str
    etag: str


@functools.cache
def client_files(folder: Path = FOLDER) -> dict[str, StaticFile]:
    """All files of the build by path."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.name.startswith("."):
            found[file.relative_to(folder).as_posix()] = load_file(file)
    return found


def load_file(file: Path) -> StaticFile:
    guessed = MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return static_file(file.read_bytes(), guessed or "application/octet-stream")


def static_file(content: bytes, media_type: str) -> StaticFile:
    compressible = media_type.startswith(COMPRESSIBLE)
    gzipped = gzip.compress(content, 9, mtime=0) if compressible else None
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return StaticFile(content, gzipped, media_type, etag)


@functools.cache
def index_file(base_path: str) -> StaticFile:
    """The HTML page with the base path inserted."""
    built = client_files().get("index.html")
    if built is None:
        return static_file(NOT_BUILT, "text/html")
    inserted = f'<base href="{base_path}/" />'
    if (FOLDER.parent / "docs" / "index.html").is_file():
        inserted += '<meta name="tatami-docs" />'  # the home page links to them
    html = built.content.replace(b'<base href="/" />', inserted.encode())
    return static_file(html, "text/html")


def file_response(
    request: Request[Any, Any, Any], file: StaticFile, cache_control: str
) -> Response[bytes]:
    headers = {
        "Cache-Control": cache_control,
        "Vary": "Accept-Encoding",
        "ETag": file.etag,
        "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.content
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = file.gzipped, "gzip"
    return Response(body, media_type=file.media_type, headers=headers)


@route(
    [
        "/",
        "/replay",
        "/notifications",
        "/stop/{token:str}",
        "/confirm/{token:str}",
        "/account",
        "/invitation/{token:str}",
        "/reset/{token:str}",
        "/confirm-email/{token:str}",
        "/people/{name:str}",
        "/history",
        "/evening",
        "/tournaments",
        "/tournaments/{tournament:str}",
        "/tournaments/{tournament:str}/screen",
        "/following",
        "/leaderboards",
        "/leaderboards/{game:str}",
        "/leaderboards/{game:str}/{seats:str}",
        "/deals",
        "/deals/{game:str}",
        "/duplicates",
        "/duplicates/{duplicate:str}",
        "/puzzles",
        "/puzzles/{game:str}",
        "/puzzles/{game:str}/{puzzle:str}",
        "/replay/{game:str}/{puzzle:str}",
    ],
    http_method=READ,
    media_type=MediaType.HTML,
    sync_to_thread=False,
    include_in_schema=False,  # HTML for people
)
def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return show_client(request)


def show_client(request: Request[Any, Any, Any]) -> Response[bytes]:
    base_path = request.app.state.services.settings.base_path
    return file_response(request, index_file(base_path), REVALIDATE)


def is_lost_page(request: Request[Any, Any, Any]) -> bool:
    """A person may have asked for a page that does not exist: not a program, not a file."""
    base_path: str = request.app.state.services.settings.base_path
    first, _, rest = request.url.path.removeprefix(base_path).lstrip("/").partition("/")
    is_file = "." in (rest or first).rpartition("/")[2]
    return request.method in READ and first not in ("api", "assets") and not is_file


def no_page_response(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client says in the reader's language that there is no such page."""
    response = show_client(request)
    response.status_code = 404
    return response


@route("/assets/{name:str}", http_method=READ, sync_to_thread=False)
def show_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Get a script, style or image of the browser client."""
    found = client_files().get(f"assets/{name}")
    if found is None:
        raise NotFoundException("this file does not exist")
    return file_response(request, found, CACHE_FOREVER)


@route("/{name:str}", http_method=READ, sync_to_thread=False)
def show_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Get another file of the browser client, e.g. its icon or manifest."""
    found = client_files().get(name)
    if found is None or name == "index.html":
        raise no_page()
    return file_response(request, found, REVALIDATE)


def no_page() -> NotFoundException:
    return NotFoundException("this page does not exist")


ROUTES: list[Any] = [show_page, show_asset, show_file]
