"""The text of a message in the language of the player. One message may combine several notices.

It contains game, players, what is due and a link: nothing that is hidden at a table.
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
MAX_LINES = 5
"""Notices that a message lists; it only counts the others."""


class NoticeText(msgspec.Struct, frozen=True, kw_only=True):
    """One notice about one table, as text."""

    id: str
    """The same when the message is sent again, so that receivers can drop duplicates."""
    kind: str
    game: str
    title: str
    """The title of the game in the player's language."""
    table: str
    link: str
    players: list[str]
    """The names of the other players."""
    sentence: str
    live: bool = False


class StopLinks(msgspec.Struct, frozen=True, kw_only=True):
    """Links that stop messages without signing in."""

    this: str
    all: str
    settings: str


def notice_text(
    id_: str, kind: str, table: Table, recipient: str, language: str, link: str, player: str = ""
) -> NoticeText:
    """`player` is the name of who invites, if it is an invitation."""
    others = [seat.name for seat in table.seats if seat.player not in ("", recipient) and seat.name]
    title = table.game.texts.say("title", language)
    args: dict[str, Any] = {"game": title, "players": ", ".join(others), "others": len(others)}
    args["player"] = player
    if kind == OFFER and table.offer is not None:
        args["player"] = table.seats[table.offer.by].name
        kind = f"{OFFER}-{table.offer.what}"
    return NoticeText(
        id=id_,
        kind=kind,
        game=table.game.key,
        title=title,
        table=table.id,
        link=link,
        players=others,
        sentence=TEXTS.say(f"notice-{kind}", language, **args),
        live=table.setup.clock.kind == "live",
    )


class Message(msgspec.Struct, frozen=True, kw_only=True):
    language: str
    notices: list[NoticeText]
    stop_links: StopLinks
    home: str
    test: bool = False

    def say(self, key: str, **args: object) -> str:
        return TEXTS.say(key, self.language, **args)

    @property
    def title(self) -> str:
        if self.test:
            return self.say("test-title")
        if len(self.notices) == 1:
            kind, game = self.notices[0].kind, self.notices[0].title
            return self.say(f"title-{kind.partition('-')[0]}", game=game)
        return self.say("title-many", count=len(self.notices))

    @property
    def lines(self) -> list[str]:
        if self.test:
            return [self.say("test-body")]
        more = len(self.notices) - MAX_LINES
        rest = [self.say("and-more", count=more)] if more > 0 else []
        return [notice.sentence for notice in self.notices[:MAX_LINES]] + rest

    @property
    def link(self) -> str:
        return self.notices[0].link if len(self.notices) == 1 else self.home

    @property
    def urgent(self) -> bool:
        return self.test or any(notice.live or notice.kind == HOUR_LEFT for notice in self.notices)

    @property
    def time_to_live(self) -> int:
        """Milliseconds for which a push service keeps the message for an offline browser."""
        return HOUR if self.urgent else DAY

    def collapse_key(self) -> str:
        """RFC 8030, `Topic`: a newer message replaces a waiting one with the same key."""
        return self.notices[0].table if len(self.notices) == 1 else "tables"

    def push_body(self, max_length: int) -> bytes:
        """JSON for the service worker. Links are relative to its scope."""
        content = {
            "title": self.title,
            "body": "\n".join(self.lines),
            "link": self.link,
            "tag": self.collapse_key(),
            "stop": self.stop_links.this,
            "stopping": self.say("stop-here"),
            "lang": self.language,
        }
        body = msgspec.json.encode(content)
        if len(body) > max_length:
            body = msgspec.json.encode(
                {**content, "body": self.say("title-many", count=len(self.notices))}
            )
        return body

    def webhook_body(self, now: int) -> bytes:
        """JSON for a webhook, as docs/notifications.md describes it."""
        text = "\n".join([self.title, *self.lines, self.link])
        return msgspec.json.encode(
            {
                "type": "test" if self.test else "notice",
                "at": now,
                "language": self.language,
                "title": self.title,
                "text": text,
                "content": text,
                "link": self.link,
                "news": [webhook_notice(notice) for notice in self.notices],
                "stop": self.stop_links.this,
                "stop_all": self.stop_links.all,
            }
        )


def webhook_notice(notice: NoticeText) -> dict[str, Any]:
    return {
        "id": notice.id,
        "kind": notice.kind,
        "game": notice.game,
        "title": notice.title,
        "table": notice.table,
        "players": notice.players,
        "sentence": notice.sentence,
        "link": notice.link,
    }
