"""A bare WebSocket relay: it sends what arrives on one socket of a table to the other.

It checks and stores nothing, the minimum that any game server does, on the same uvicorn and
WebSocket implementation as Tatami.
"""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

ROOMS: dict[str, list[Any]] = {}


async def relay(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    room = ROOMS.setdefault(scope["path"], [])
    room.append(send)
    while (event := await receive())["type"] == "websocket.receive":
        for other in room:
            if other is not send:
                await other({"type": "websocket.send", "text": event["text"]})
    room.remove(send)


if __name__ == "__main__":
    uvicorn.run(
        relay, port=int(sys.argv[1]), lifespan="off", log_level="warning", access_log=False,
        ws="websockets-sansio", ws_max_size=16_384, ws_per_message_deflate=False,
    )  # fmt: skip
