"""A server in a thread of the test, whose clock the test moves: minutes pass at once."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from tatami.server.settings import Settings
from tests.server.client import ManualClock, running_server
from tests.web.server_process import Server

TIMEOUT = 60.0


class ClockedServer(Server):
    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.clock = ManualClock()
        self.started, self.ended = threading.Event(), asyncio.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()), daemon=True)

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        settings = Settings(data=str(self.data), workers=1, request_workers=1)
        async with running_server(settings, self.clock) as server:
            self.port = server.port
            self.started.set()
            await self.ended.wait()

    def start(self) -> None:
        self.thread.start()
        assert self.started.wait(TIMEOUT), "the server does not answer"

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join(TIMEOUT)
