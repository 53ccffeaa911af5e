"""The pages of a site: the built client, which learns where Python is, and its service worker."""

from __future__ import annotations

import hashlib
import html
import json
from importlib.resources import files

from tatami.server.http.client_files import FOLDER
from tatami.site import client_modules
from tatami.site.errors import SiteError

SERVER_ONLY = ("sw.js", "offline.html")
SECURITY = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'",
        "img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'",
        "manifest-src 'self'", "worker-src 'self'", "base-uri 'self'", "form-action 'none'",
    )
)  # fmt: skip
"""No other host can be asked for anything, whatever the page does."""


def client_files() -> dict[str, bytes]:
    """The files of the built client, except those that only make sense with a server."""
    if not (FOLDER / "index.html").exists():
        raise SiteError("the browser client is not built here: `python3 dev.py run` builds it")
    found = {
        file.relative_to(FOLDER).as_posix(): file
        for file in sorted(FOLDER.rglob("*"))
        if file.is_file() and not file.name.startswith(".")
    }
    unwanted = {*SERVER_ONLY, *client_modules.left_out((FOLDER / client_modules.FILE).read_bytes())}
    return {name: file.read_bytes() for name, file in found.items() if name not in unwanted}


def index_page(built: bytes, python: str, server: str, worker: str = "") -> bytes:
    """The client's page with relative addresses, which knows that Python is at hand.

    Live code in the docs finds Python and its worker by this page.
    """
    settings = [
        f'<meta http-equiv="Content-Security-Policy" content="{SECURITY}" />',
        f'<meta name="tatami-python" content="{python}/" />',
        f'<meta name="tatami-worker" content="{worker}" />',
        f'<meta name="tatami-server" content="{html.escape(server)}" />',
    ]
    base = '<base href="./" />\n    ' + "\n    ".join(settings)
    return built.replace(b'<base href="/" />', base.encode())


def service_worker(site: dict[str, bytes]) -> bytes:
    """The script that keeps every file of this version."""
    script = files("tatami.site").joinpath("service_worker.js").read_text(encoding="utf-8")
    listed = json.dumps(sorted(site))
    return script.replace("__VERSION__", digest(site)).replace("__FILES__", listed).encode()


def digest(site: dict[str, bytes]) -> str:
    total = hashlib.sha256()
    for name, content in sorted(site.items()):
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()[:16]
