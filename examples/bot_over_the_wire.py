"""A bot that plays a seat at a table of a running server, through the same protocol as a browser.

    python examples/bot_over_the_wire.py http://127.0.0.1:8080/t/TABLE SEAT-CODE [--bot level-6]

Join a table in the browser, copy the code of your seat from the menu (Seat code),
and give it to this script: it takes over the seat and plays the game to its end. It uses the
protocol of docs/protocol.md.

In samourai, where nothing is hidden, it rebuilds the position from the moves in the log and asks
one of Tatami's bots. In other games it plays a random legal move: write your own bot in `choose`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import urllib.request
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit

import websockets

import tatami
from tatami.bots import Knowledge, bot
from tatami.engine import Play, State, TatamiError, chance_from


class Seat:
    """A seat that was claimed with its code, and what the server sent about the table."""

    def __init__(self, link: str, code: str, name: str) -> None:
        parts = urlsplit(link)
        self.id = parts.path.rstrip("/").rpartition("/")[2]
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.cookies = CookieJar()
        self.bot_name = name
        self.table: dict[str, Any] = {}
        self.moves: list[str] = []
        self.thought = self.guessed = 0
        self.claim(code)

    def claim(self, code: str) -> None:
        """Claim the seat: the server sets a cookie that identifies its player."""
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        request = urllib.request.Request(
            f"{self.server}/api/tables/{self.id}/claim",
            data=json.dumps({"code": code}).encode(),
            headers={"Content-Type": "application/json"},
        )
        with opener.open(request) as answer:
            print(f"playing for {json.load(answer)['name']}")

    async def play(self) -> None:
        """Receive messages, and move when this seat is to act."""
        url = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        async with websockets.connect(url, additional_headers={"Cookie": cookies}) as wire:
            async for text in wire:
                self.hear(json.loads(text))
                if self.table["over"]:
                    return
                if self.table["legal"]:
                    action = await asyncio.to_thread(self.choose)
                    await wire.send(json.dumps(self.answer(action)))
                    self.table["legal"] = []

    def hear(self, message: dict[str, Any]) -> None:
        """Update the table. Every table and delta has its number and the legal actions."""
        if message["type"] == "table":
            self.table = {name: message[name] for name in ("game", "options", "seats", "you")}
            self.moves = [move for line in message["log"] for move in moves_in(line)]
            self.table["over"] = message["status"] == "over"
        elif message["type"] == "delta":
            self.table["over"] = message.get("change", {}).get("status") == "over"
            self.moves += moves_in(message)
        if message["type"] in ("table", "delta"):
            self.table["number"] = message["number"]
            self.table["legal"] = message.get("legal", [])

    def answer(self, action: int) -> dict[str, Any]:
        return {"type": "move", "ask": 1, "number": self.table["number"], "action": action}

    def choose(self) -> int:
        """Write your own bot here; `self.table["legal"]` holds the legal actions."""
        legal: list[int] = self.table["legal"]
        state = self.position()
        if state is None or state.legal() != legal:
            self.guessed += 1
            return random.choice(legal)
        self.thought += 1
        thinker = bot(self.bot_name, tatami.game(self.table["game"]))
        rng = chance_from(f"{self.id} {len(self.moves)}")
        return thinker.choose(Knowledge(state, self.table["you"]), rng)

    def position(self) -> State | None:
        """The position after the moves in the log; None if it is unknown, for example after an
        undo."""
        if self.table["game"] != "samourai":
            return None
        play = Play(tatami.game("samourai"), seed="", options=self.table["options"])
        try:
            for text in self.moves:
                play.apply_text(text)
        except TatamiError:
            return None
        state: State = play.state
        return state


def moves_in(line: dict[str, Any]) -> list[str]:
    """The moves of samourai in a line of the log."""
    events = line.get("events", [])
    return [f"{event['start']}-{event['end']}" for event in events if event["type"] == "moved"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Let a bot play a seat of a running server.")
    parser.add_argument("link", help="of the table, as the browser shows it")
    parser.add_argument("code", help="of the seat")
    parser.add_argument(
        "--bot", default="level-6", help="the bot that chooses where nothing is hidden"
    )
    args = parser.parse_args()
    seat = Seat(args.link, args.code, args.bot)
    asyncio.run(seat.play())
    print(f"{seat.thought} moves by the bot, {seat.guessed} at random")


if __name__ == "__main__":
    main()
