"""A built site, and a plain static file server that can be switched off."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tatami.site.build import build_site


class Files(SimpleHTTPRequestHandler):
    """`python -m http.server`, without its log."""

    def log_message(self, *args: Any) -> None:
        pass


class StaticServer:
    """Serves a folder. `stop` is the airplane: nothing answers any more."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(Files, directory=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.running = True

    def stop(self) -> None:
        if self.running:
            self.running = False
            self.server.shutdown()
            self.server.server_close()
            self.thread.join()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site below another folder, as on a shared host. The downloads are in the user's cache."""
    root = tmp_path_factory.mktemp("host")
    build_site(root / "games" / "tatami", server="https://games.example.org", say=lambda _: None)
    return root


@pytest.fixture
def host(site: Path) -> Iterator[StaticServer]:
    server = StaticServer(site)
    yield server
    server.stop()
