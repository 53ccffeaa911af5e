"""A TCP proxy in front of a database, which can delay or swallow what passes."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from typing import Self


class SlowProxy:
    def __init__(self, target: int) -> None:
        self.target = target
        self.delay = 0.0
        """Seconds for each chunk."""
        self.swallow = False
        """Nothing passes; connections stay open."""
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.pairs: list[socket.socket] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.listener.close()
        self.drop_all()

    def drop_all(self) -> None:
        """The connections that were swallowed are gone."""
        for one in self.pairs:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self.pairs.clear()

    def accept(self) -> None:
        while True:
            try:
                client, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                return
            self.pairs += [client, server]
            for source, goal in ((client, server), (server, client)):
                threading.Thread(target=self.pump, args=(source, goal), daemon=True).start()

    def pump(self, source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while chunk := source.recv(65536):
                time.sleep(self.delay)
                if not self.swallow:
                    goal.sendall(chunk)
        for one in (source, goal):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
