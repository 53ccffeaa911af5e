"""Serves the edition without a server at `/offline/`, once `build-site --for-server` made it.

Browsers keep its files, and the installed app falls back to it when this server cannot be reached.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.params import FromPath
from litestar.response import Redirect

from tatami.server.http.client_files import (
    CACHE_FOREVER,
    CONTENT_SECURITY_POLICY,
    READ,
    REVALIDATE,
    StaticFile,
    file_response,
    load_file,
    no_page,
)
from tatami.server.settings import Settings

FOLDER = "offline"
"""In the data folder."""
PAGE = "index.html"
MARK = ".tatami-site"
"""`tatami build-site` writes it again with every site."""
POLICY = CONTENT_SECURITY_POLICY.replace(
    "script-src 'self'", "script-src 'self' blob: 'wasm-unsafe-eval'"
)
"""The worker runs WebAssembly, and a script that it has decompressed itself."""
UNCHANGING = ("assets/", "python-")
"""Files with a digest in their name, or in that of their folder."""


class OfflineSite:
    """The files of the folder, read when they are first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built: int | None = None
        self.names: frozenset[str] = frozenset()
        self.files: dict[str, StaticFile] = {}

    def find(self, name: str) -> StaticFile | None:
        self.look()
        if name not in self.names:
            return None
        if name not in self.files:
            self.files[name] = load_file(self.folder / name)
        return self.files[name]

    def is_present(self) -> bool:
        self.look()
        return PAGE in self.names

    def look(self) -> None:
        """Forget what was read when the site is built again, or removed, while the server runs."""
        built = self.time_of_mark()
        if built != self.built:
            self.built, self.files, self.names = built, {}, frozenset()
            if built is not None:
                self.names = frozenset(self.list_names())

    def time_of_mark(self) -> int | None:
        try:
            return (self.folder / MARK).stat().st_mtime_ns
        except OSError:
            return None

    def list_names(self) -> list[str]:
        found = (file for file in self.folder.rglob("*") if file.is_file())
        return [file.relative_to(self.folder).as_posix() for file in found]


def offline_site(settings: Settings) -> OfflineSite:
    return OfflineSite(settings.folder / FOLDER)


def answer(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    site: OfflineSite = request.app.state.offline_site
    found = site.find(name)
    if found is None:
        raise no_page()
    cache_control = CACHE_FOREVER if name.startswith(UNCHANGING) else REVALIDATE
    response = file_response(request, found, cache_control)
    response.headers["Content-Security-Policy"] = POLICY
    return response


@route("/offline", http_method=READ, sync_to_thread=False, include_in_schema=False)
def show_offline(request: Request[Any, Any, Any]) -> Response[Any]:
    """The addresses in the page are relative, so its own must be exact."""
    if not request.app.state.offline_site.is_present():
        raise no_page()
    return Redirect(f"{request.app.state.services.settings.base_path}/{FOLDER}/{PAGE}")


@route(
    "/offline/{name:path}",
    http_method=READ,
    sync_to_thread=True,  # files of megabytes are read and digested
    include_in_schema=False,
)
def show_offline_file(request: Request[Any, Any, Any], name: FromPath[Path]) -> Response[bytes]:
    return answer(request, name.as_posix().lstrip("/"))


ROUTES: list[Any] = [show_offline, show_offline_file]
