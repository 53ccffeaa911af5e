"""Commands: what a client can ask for at a table, one struct each.

`command_handlers` turns a command into an entry of the table or refuses it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

NAME = msgspec.Meta(min_length=1, max_length=40)
CHAT_LINE = msgspec.Meta(min_length=1, max_length=500)
Name = Annotated[str, NAME]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all commands. `ask` is the client's own number, repeated in the answer."""

    ask: int = 0


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat (None: any). The salt goes into the seed of the deal."""

    seat: int | None = None
    name: Name
    salt: Annotated[str, msgspec.Meta(max_length=64)] = ""


class AddSalt(Command, frozen=True, kw_only=True, tag="salt"):
    """Add your salt at a table where the server seated you, after you saw its commitment."""

    salt: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class SeatBot(Command, frozen=True, kw_only=True, tag="seat_bot"):
    """The host puts a bot on a free seat (None: the first free one)."""

    seat: int | None = None
    bot: Name


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave the seat. Before the game it becomes free; during the game a bot takes over."""


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host starts the game once every seat is taken. The last player to join starts it too."""


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """An action by its number or its text, chosen when the table was at entry `number`."""

    number: int
    action: int | None = None
    text: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Resign. With more than two seats a bot takes over the seat while another person plays on;
    otherwise the game ends."""


class Offer(Command, frozen=True, kw_only=True, tag="offer"):
    """Offer a draw, or ask to undo your last move. Every other person must agree."""

    what: Literal["draw", "undo"]


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Accept or decline the open offer. To withdraw your own offer of a rematch, decline it."""

    yes: bool


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Chat with the players, or as a spectator with other spectators: players see that chat once
    the game is over."""

    text: Annotated[str, CHAT_LINE]
    name: Name | None = None
    """The name of a spectator without an account."""


class LetBotPlay(Command, frozen=True, kw_only=True, tag="hand_to_bot"):
    """A bot plays this seat until its player returns to it."""

    bot: Name


class TakeSeatBack(Command, frozen=True, kw_only=True, tag="take_back"):
    """Play your own seat again."""


class SetAutoReply(Command, frozen=True, kw_only=True, tag="order"):
    """Set an auto-reply for a kind of decision (None removes it). No other viewer learns of it."""

    kind: Name
    order: Name | None


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """After the game: offer to play again, every player one seat further; accept such an offer; or
    start with those who have accepted. Answered with the id of the new table once there is one."""


class Claim(Command, frozen=True, kw_only=True, tag="claim"):
    """Go on without a player who left on their turn: a bot plays the seat until they return, or
    (with two players) you win."""

    seat: int
    """The seat of the player who left."""
    what: Literal["bot", "win"]


class Ping(Command, frozen=True, kw_only=True, tag="ping"):
    """Check the connection. `hidden`: the page is in the background, so notifications are sent."""

    hidden: bool = False


AnyCommand = (
    Sit | AddSalt | SeatBot | Leave | Start | Move | Resign | Offer | Answer | Chat | LetBotPlay
    | TakeSeatBack | SetAutoReply | Rematch | Claim | Ping
)  # fmt: skip
