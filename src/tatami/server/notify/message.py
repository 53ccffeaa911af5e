"""A message in its player's words: one for all that they are to be told at a time.

It says who plays which game, that it is their turn, and where: nothing that is hidden at a table.
"""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec

from tatami.engine.texts import Texts
from tatami.server.notify.due import HOUR, HOUR_LEFT, OFFER
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import DAY

TEXTS = Texts(resources.files(__package__) / "texts")
SHOWN = 5
"""Tables that are named; of more it says how many there are."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to tell of one table."""

    id: str
    """The same when it is sent again: who has it already may drop it."""
    kind: str
    game: str
    title: str
    """The game's, in the player's language."""
    table: str
    link: str
    players: list[str]
    """The others at the table."""
    sentence: str
    live: bool = False


class Stops(msgspec.Struct, frozen=True, kw_only=True):
    """Links that stop messages without signing in."""

    this: str
    all: str
    settings: str


def news(id_: str, kind: str, table: Table, player: str, language: str, link: str) -> News:
    others = [seat.name for seat in table.seats if seat.player not in ("", player) and seat.name]
    title = table.game.texts.say("title", language)
    words: dict[str, Any] = {"game": title, "players": ", ".join(others), "others": len(others)}
    if kind == OFFER and table.offer is not None:
        what, by = table.offer
        words["player"] = table.seats[by].name
        kind = f"{OFFER}-{what}"
    return News(
        id=id_,
        kind=kind,
        game=table.game.key,
        title=title,
        table=table.id,
        link=link,
        players=others,
        sentence=TEXTS.say(f"notice-{kind}", language, **words),
        live=table.setup.clock.kind == "live",
    )


class Message(msgspec.Struct, frozen=True, kw_only=True):
    language: str
    news: list[News]
    stops: Stops
    home: str
    test: bool = False

    def say(self, key: str, **words: object) -> str:
        return TEXTS.say(key, self.language, **words)

    @property
    def title(self) -> str:
        if self.test:
            return self.say("test-title")
        if len(self.news) == 1:
            kind, game = self.news[0].kind, self.news[0].title
            return self.say(f"title-{kind.partition('-')[0]}", game=game)
        return self.say("title-many", count=len(self.news))

    @property
    def lines(self) -> list[str]:
        if self.test:
            return [self.say("test-body")]
        more = len(self.news) - SHOWN
        rest = [self.say("and-more", count=more)] if more > 0 else []
        return [one.sentence for one in self.news[:SHOWN]] + rest

    @property
    def link(self) -> str:
        return self.news[0].link if len(self.news) == 1 else self.home

    @property
    def urgent(self) -> bool:
        return self.test or any(one.live or one.kind == HOUR_LEFT for one in self.news)

    @property
    def life(self) -> int:
        """How long a push service may keep it for a browser that is away."""
        return HOUR if self.urgent else DAY

    def topic(self) -> str:
        """Of several messages with one topic that wait for a browser, it gets the last."""
        return self.news[0].table if len(self.news) == 1 else "tables"

    def for_browser(self, longest: int) -> bytes:
        """What the service worker shows. Links are relative: it knows where it lives."""
        said = {
            "title": self.title,
            "body": "\n".join(self.lines),
            "link": self.link,
            "tag": self.topic(),
            "stop": self.stops.this,
            "stopping": self.say("stop-here"),
            "lang": self.language,
        }
        body = msgspec.json.encode(said)
        if len(body) > longest:
            body = msgspec.json.encode(
                {**said, "body": self.say("title-many", count=len(self.news))}
            )
        return body

    def for_program(self, now: int) -> bytes:
        said = "\n".join([self.title, *self.lines, self.link])
        return msgspec.json.encode(
            {
                "type": "test" if self.test else "notice",
                "at": now,
                "language": self.language,
                "title": self.title,
                "text": said,
                "content": said,
                "link": self.link,
                "news": [
                    {
                        "id": one.id, "kind": one.kind, "game": one.game, "title": one.title,
                        "table": one.table, "players": one.players, "sentence": one.sentence,
                        "link": one.link,
                    }
                    for one in self.news
                ],
                "stop": self.stops.this,
                "stop_all": self.stops.all,
            }
        )  # fmt: skip
