"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import uvicorn

from tatami.server.app import build
from tatami.server.settings import Settings


def serve(settings: Settings) -> None:
    uvicorn.run(
        build(settings),
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_per_message_deflate=settings.compress,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
