"""Messages of the lobby's socket: finding a game, who is here, and invitations.

The socket is `/api/lobby/live`. A client sends `LobbyIn` messages, the server `LobbyOut` ones.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tatami.server.tables.commands import Command, Name
from tatami.server.tables.table_setup import DAY, ClockSetup
from tatami.server.wire.messages import GoingDown, OpenInvitations, Pong, Refused


class Seek(Command, frozen=True, kw_only=True, tag="seek"):
    """Wait for people with the same wish: game, seats, clock and rated or not.

    Sent again, it changes when bots may join; a different wish begins a new wait.
    """

    game: str
    seats: int
    clock: ClockSetup = ClockSetup()
    rated: bool = False
    name: Name
    """Your name at the table. An account plays under its own name."""
    bots_after: Annotated[int, msgspec.Meta(ge=0, le=DAY)] | None = None
    """Milliseconds from now after which bots may take the free seats; None: never."""
    bot: Name = "level-3"


class StopSeeking(Command, frozen=True, kw_only=True, tag="stop_seeking"):
    """Stop waiting. Closing the socket does the same."""


class LobbyPing(Command, frozen=True, kw_only=True, tag="ping"):
    """Answered with `pong`."""


class SeekGroup(msgspec.Struct, frozen=True, kw_only=True):
    """People who wait with the same wish. Send `seek` with it to join them."""

    game: str
    seats: int
    clock: ClockSetup
    rated: bool
    waiting: int
    """How many wait, without people whom you have blocked."""
    since: int
    """When the first of them began to wait, in milliseconds since 1970."""


class LobbyState(msgspec.Struct, frozen=True, kw_only=True, tag="lobby"):
    """What happens on this server; sent at the start and when it changes."""

    people: int
    """People with an open page."""
    tables: int
    """Running tables with a player there."""
    seeks: list[SeekGroup]
    usual: dict[str, int]
    """The usual wait by game, in milliseconds: the median of the latest ones."""


class Seeking(msgspec.Struct, frozen=True, kw_only=True, tag="seeking"):
    """You wait; sent soon after `seek`, and when it changes."""

    game: str
    seats: int
    clock: ClockSetup
    rated: bool
    waiting: int
    """How many wait with the same wish, including you."""
    waited: int
    """How long you have waited, in milliseconds."""
    bots_in: int | None
    """Milliseconds until bots may take the free seats; None: never."""


class NotSeeking(msgspec.Struct, frozen=True, kw_only=True, tag="not_seeking"):
    """You no longer wait: you stopped, or you wait on another page."""

    reason: Literal["stopped", "elsewhere"]


class Paired(msgspec.Struct, frozen=True, kw_only=True, tag="paired"):
    """Your game begins: you have a seat at this table."""

    table: str
    commitment: str
    """The commitment to the server's secret of the deal. The game starts when everybody at the
    table has added a salt (`salt`), or 10 seconds later."""


class KnownHere(msgspec.Struct, frozen=True, kw_only=True, tag="known_here"):
    """The people whom you follow and who are here, as far as they show it."""

    names: list[str]


LobbyIn = Seek | StopSeeking | LobbyPing
LobbyOut = (
    LobbyState | Seeking | NotSeeking | Paired | KnownHere | OpenInvitations | Refused | Pong
    | GoingDown
)  # fmt: skip

decode_in = msgspec.json.Decoder(LobbyIn).decode
