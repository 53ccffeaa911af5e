"""Types of message fields: closed sets of words, and JSON whose shape depends on the game.

The second kind is `Any` in Python. `Meta(extra={"typescript": ...})` names the type that
`tatami.server.generate.typescript` writes for it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

LogKind = Literal[
    "move", "sit", "leave", "start", "resign", "time", "offer", "answer", "chat", "played_by",
    "claim", "rematch", "close", "carried", "arrived",
]  # fmt: skip
"""The tag of the entry that a line of the log is about."""

Presence = Literal["", "here", "away", "left"]
"""`away`: the page is in the background, or the connection was lost a moment ago; `left`: the
player has no connection; empty: no person has the seat."""

JsonValue = Annotated[Any, msgspec.Meta(extra={"typescript": "Json"})]
Patch = Annotated[Any, msgspec.Meta(extra={"typescript": "Json"})]
"""Applied as `tatami.server.wire.delta` describes."""
ViewJson = Annotated[Any, msgspec.Meta(extra={"typescript": "View"})]
EventJson = Annotated[Any, msgspec.Meta(extra={"typescript": "GameEvent"})]
MoveJson = Annotated[Any, msgspec.Meta(extra={"typescript": "MoveFields"})]
TextAndMove = Annotated[Any, msgspec.Meta(extra={"typescript": "[string, MoveFields]"})]
"""An action as text and as a typed move."""
OutcomeJson = Annotated[Any, msgspec.Meta(extra={"typescript": "Outcome"})]
