"""Serves the docs site under `/docs`, from the folder `docs` that `python3 dev.py docs` builds.

A wheel of a release contains it. Its pages load nothing from other hosts and fit the policy of the
client's pages.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from tatami.server.http.client_files import (
    READ,
    REVALIDATE,
    StaticFile,
    file_response,
    load_file,
    static_file,
)

FOLDER = Path(__file__).parent / "docs"
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Tatami docs</title>
<p>The docs are not built here. <code>python3 dev.py docs</code> builds them.</p>
"""


@functools.cache
def names() -> frozenset[str]:
    """The files of the site: nothing else is ever read."""
    files = (file for file in FOLDER.rglob("*") if file.is_file())
    return frozenset(file.relative_to(FOLDER).as_posix() for file in files)


@functools.cache
def docs_file(name: str) -> StaticFile:
    return load_file(FOLDER / name)


@route("/docs", http_method=READ, include_in_schema=False, sync_to_thread=False)
def show_docs(request: Request[Any, Any, Any]) -> Response[Any]:
    """The home page of the docs. Links on it are relative, so its address must be exact."""
    if not names():
        return file_response(request, static_file(NOT_BUILT, MediaType.HTML), REVALIDATE)
    base_path = request.app.state.services.settings.base_path
    return Redirect(f"{base_path}/docs/index.html")


@route(
    "/docs/{name:path}",
    http_method=READ,
    include_in_schema=False,
    sync_to_thread=True,  # the first reader of a page waits for its compression, nobody else
)
def show_docs_file(request: Request[Any, Any, Any], name: FromPath[Path]) -> Response[bytes]:
    wanted = name.as_posix().lstrip("/")
    if wanted not in names():
        raise NotFoundException("this page does not exist")
    return file_response(request, docs_file(wanted), REVALIDATE)


ROUTES: list[Any] = [show_docs, show_docs_file]
