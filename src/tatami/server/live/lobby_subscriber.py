"""One socket of the lobby: what it was sent, and the wish that its player waits with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tatami.server.live.live_table import MessageSink
from tatami.server.live.lobby_snapshot import Snapshot
from tatami.server.people.seeks import Wish, wish_key
from tatami.server.people.table_invitations import InvitationOut
from tatami.server.wire.lobby_messages import KnownHere, Seeking
from tatami.server.wire.messages import OpenInvitations, encode


def invitations_message(invited: Sequence[InvitationOut]) -> bytes:
    latest = max((one.at for one in invited), default=0)
    return encode(OpenInvitations(count=len(invited), latest=latest))


class LobbySubscriber:
    def __init__(self, player: str, session: str, sink: MessageSink, address: str = "") -> None:
        self.player = player
        self.session = session
        """The session of an account; empty for a guest."""
        self.sink = sink
        self.address = address
        self.lock = asyncio.Lock()
        """Held while the player's seek changes; all sockets of a player share it."""
        self.wish: Wish | None = None
        self.sent: dict[str, Any] = {}
        """What was sent last, by kind: it is sent again only when it changes."""
        self.too_slow = False
        self.signed_out = False
        self.close: Callable[[], object] = bool
        """Ends the connection; set once the socket is being read."""

    def send(self, message: bytes) -> None:
        if not self.too_slow and not self.sink.send_now(message):
            self.too_slow = True
            self.close()

    def tell(self, message: msgspec.Struct) -> None:
        """Something about the player's own wait that ends it, or an answer."""
        self.wish = None
        self.send(encode(message))

    def sign_out(self) -> None:
        self.signed_out = True
        self.close()

    def begin(self, wish: Wish) -> None:
        self.wish = wish
        self.sent.pop("seeking", None)

    def show(self, snapshot: Snapshot, now: int) -> None:
        """Send what changed."""
        self.send_changed("lobby", found := snapshot.lobby_for(self.player), found)
        if self.session:
            names = snapshot.known.get(self.player, [])
            self.send_changed("known", names, encode(KnownHere(names=names)))
            invited = snapshot.invitations.get(self.player, [])
            handles = [one.handle for one in invited]
            self.send_changed("invitations", handles, invitations_message(invited))
        if self.wish is not None and self.player in snapshot.own:
            self.show_seek(self.wish, snapshot, now)

    def show_seek(self, wish: Wish, snapshot: Snapshot, now: int) -> None:
        mine = next((row for row in snapshot.waiting if row.player_id == self.player), None)
        if mine is None or mine.wish != wish_key(wish):
            return  # it is changing
        waiting = 1 + sum(
            row.wish == mine.wish and row.player_id != self.player
            for row in snapshot.waiting_for(self.player)
        )
        message = Seeking(
            **msgspec.structs.asdict(wish),
            waiting=waiting,
            waited=max(0, now - mine.created),
            bots_in=None if mine.bots_at is None else max(0, mine.bots_at - now),
        )
        self.send_changed("seeking", (waiting, mine.bots_at), encode(message))

    def send_changed(self, kind: str, content: Any, message: bytes) -> None:
        if self.sent.get(kind, self) != content:
            self.sent[kind] = content
            self.send(message)
