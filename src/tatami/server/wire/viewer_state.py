"""What one viewer of a table is sent: the whole table once, then deltas."""

from __future__ import annotations

import functools
from collections import deque
from typing import Any

import msgspec

from tatami.engine.game import Game
from tatami.engine.game_types import View
from tatami.server.tables import entries
from tatami.server.tables.auto_replies import auto_reply
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.table import OVER, RUNNING, Table
from tatami.server.wire.delta import diff
from tatami.server.wire.log_lines import (
    WITHOUT_LINE,
    claimed_seat,
    is_chat_of,
    kind_of_line,
    name_in_line,
    seat_of_line,
    tag_of,
    text_of_line,
)
from tatami.server.wire.messages import DeltaOut, LogLine, OriginOut, TableOut, encode
from tatami.server.wire.public_state import PublicState

LOG_LINES = 400
"""The whole table carries the last lines of the log; older ones are in the record."""
KEPT_DELTAS = 64
"""Deltas kept for clients that reconnect."""
MOST_DESCRIPTIONS = 50_000
"""Descriptions of actions that are kept per game."""


class ViewerState:
    """Built from the game's own `view` and from the public state of the table, nothing else."""

    def __init__(self, table: Table, viewer: int | None, public: PublicState) -> None:
        self.table = table
        self.viewer = viewer
        self.public = public
        self.number = table.number_for(viewer)
        self.unused_entries = 0
        """Entries since a client was last connected as this viewer."""
        self.recent_deltas: deque[bytes] = deque(maxlen=KEPT_DELTAS)
        self.known_descriptions = descriptions_of(table.game)
        self.described: set[int] = set()
        """Actions whose text and parts this viewer knows."""
        self.view = public.view_of(viewer)
        self.auto_replies = self.own_auto_replies()
        self.describe(self.legal())

    def own_auto_replies(self) -> dict[str, str]:
        return {} if self.viewer is None else dict(self.table.auto_replies[self.viewer])

    def legal(self) -> list[int]:
        """The legal actions, for the seat to act alone; none if its auto-reply answers."""
        table = self.table
        if table.status != RUNNING or table.play is None or self.viewer is None:
            return []
        state = table.play.state
        if state.to_act != self.viewer:
            return []
        if table.auto_replies[self.viewer] and auto_reply(table) is not None:
            return []
        legal: list[int] = state.legal()
        return legal

    def describe(self, legal: list[int]) -> dict[int, Any]:
        """Text and parts of those actions that were not yet described to this viewer."""
        found, described = self.known_descriptions, self.described
        new = {action: found[action] for action in legal if action not in described}
        if new:
            described.update(new)
        return new

    def whole_table(self, host: bool, muted: frozenset[str] = frozenset()) -> bytes:
        """Everything this viewer may see, without the chat of muted players."""
        table = self.table
        return encode(
            TableOut(
                number=self.number,
                id=table.id,
                game=table.game.key,
                version=table.game.version,
                opened=table.setup.opened,
                options=table.setup.options,
                public=table.setup.public,
                rated=table.setup.rated,
                deal=table.setup.deal,
                you=self.viewer,
                host=host,
                commitment=table.setup.commitment,
                legal=self.legal(),
                moves={one: self.known_descriptions[one] for one in sorted(self.described)},
                log=self.log(muted),
                view=self.own_view(),
                orders=self.auto_replies,
                origin=origin_out(table),
                tournament=table.setup.tournament,
                awaits_salt=self.viewer is not None and table.awaits_salt(self.viewer),
                **self.public.fields,
            )
        )

    def advance(self, numbered: NumberedEntry, public_patch: dict[str, Any]) -> bytes:
        """The delta of the entry that the table has just folded."""
        self.number += 1
        is_move = type(numbered.entry) is entries.Moved
        if is_move and self.public.all_see_the_same:
            message = self.delta_of_open_move(numbered, public_patch)
        else:
            legal = self.legal()
            delta = DeltaOut(
                number=self.number,
                at=numbered.at - self.table.setup.opened,
                change=self.change(public_patch),
                legal=legal,
                moves=self.describe(legal),
                events=self.events(numbered.number),
            )
            if not is_move:  # the line of a move has only its events
                delta = msgspec.structs.replace(delta, **self.line_fields(numbered))
            message = encode(delta)
        self.recent_deltas.append(message)
        return message

    def delta_of_open_move(self, numbered: NumberedEntry, public_patch: dict[str, Any]) -> bytes:
        """Where all see the same, the deltas of a move differ only in what the seat to act can do
        next: the rest is encoded once."""
        before, self.view = self.view, self.public.view_of(self.viewer)
        assert before is not None and self.view is not None
        at = numbered.at - self.table.setup.opened
        delta = self.public.open_delta(self.number, numbered.number, at, public_patch, before)
        legal = self.legal()
        if not legal:
            return delta
        own: dict[str, Any] = {"legal": legal}
        if moves := self.describe(legal):
            own["moves"] = moves
        return delta[:-1] + b"," + encode(own)[1:]

    def line_fields(self, numbered: NumberedEntry) -> dict[str, Any]:
        entry = numbered.entry
        return {
            "what": kind_of_line(entry),
            "seat": seat_of_line(entry),
            "of": claimed_seat(entry),
            "name": name_in_line(numbered, self.table),
            "text": text_of_line(entry),
        }

    def change(self, public_patch: dict[str, Any]) -> dict[str, Any]:
        change = dict(public_patch)
        if self.viewer is not None and self.table.auto_replies[self.viewer] != self.auto_replies:
            auto_replies = self.own_auto_replies()
            change["orders"] = diff(self.auto_replies, auto_replies)
            self.auto_replies = auto_replies
        before, self.view = self.view, self.public.view_of(self.viewer)
        if before is None or self.view is None:
            if self.view is not None:
                change["view"] = self.own_view()
        elif (patch := self.public.patch_view(before, self.view)) is not None:
            change["view"] = patch
        return change

    def own_view(self) -> View | None:
        view = self.view
        if view is None or view.viewer == self.viewer:
            return view
        return msgspec.structs.replace(view, viewer=self.viewer)

    def deltas_since(self, number: int) -> list[bytes] | None:
        """The deltas that a client with that number has missed; None if it needs the whole table.

        The server does not remember which moves were described to that client. Later deltas
        describe them again, but the legal moves of this position need the whole table.
        """
        missed = self.number - number
        if not 0 <= missed <= len(self.recent_deltas) or self.legal():
            return None
        self.described.clear()
        return list(self.recent_deltas)[len(self.recent_deltas) - missed :]

    def delta_without_chat(self, numbered: NumberedEntry) -> bytes:
        """Replaces the last delta, a chat line, for clients that muted its author."""
        at = numbered.at - self.table.setup.opened
        return encode(DeltaOut(number=self.number, at=at, legal=self.legal(), what=""))

    def log(self, muted: frozenset[str]) -> list[LogLine]:
        """The last lines, with this viewer's own numbers."""
        known = [one for one in self.table.entries[-LOG_LINES:] if self.may_know_of(one)]
        first = self.number - len(known) + 1
        lines = [
            self.line(numbered, number)
            for number, numbered in enumerate(known, first)
            if not is_chat_of(numbered.entry, muted)
        ]
        return [line for line in lines if line is not None]

    def spectator_chat(self, muted: frozenset[str]) -> list[LogLine]:
        """What spectators wrote while the game ran, for a player once it is over."""
        if self.viewer is None or self.table.status != OVER:
            return []
        kept = enumerate(self.table.chat_kept_from_players, 1)
        found = [(-order, self.table.entries[number - 1]) for order, number in kept]
        lines = [self.line(one, order) for order, one in found if not is_chat_of(one.entry, muted)]
        return [line for line in lines if line is not None]

    def may_know_of(self, numbered: NumberedEntry) -> bool:
        return self.table.counts.may_know_of(self.viewer, numbered.number)

    def line(self, numbered: NumberedEntry, number: int) -> LogLine | None:
        """An entry as a line of this viewer's log; None if it is no line."""
        entry = numbered.entry
        if isinstance(entry, WITHOUT_LINE):
            return None
        if isinstance(entry, entries.Chatted) and not entry.text:
            return None  # its author deleted the account
        return LogLine(
            number=number,
            at=numbered.at - self.table.setup.opened,
            what=tag_of(entry),
            seat=seat_of_line(entry),
            of=claimed_seat(entry),
            name=name_in_line(numbered, self.table),
            text=text_of_line(entry),
            events=self.events(numbered.number),
        )

    def events(self, number: int) -> Any:
        """The events of an entry that this viewer may see; msgspec encodes them with their tags."""
        return self.public.events_of(number, self.viewer)


class Descriptions(dict[int, msgspec.Raw]):
    """Text and parts of actions. They are the same at every table, so they are encoded once."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, action: int) -> msgspec.Raw:
        found = msgspec.Raw(encode([self.game.show(action), self.game.move(action)]))
        if len(self) < MOST_DESCRIPTIONS:
            self[action] = found
        return found


@functools.cache
def descriptions_of(game: Game[Any]) -> Descriptions:
    return Descriptions(game)


def origin_out(table: Table) -> OriginOut | None:
    if table.origin is None:
        return None
    return OriginOut(moves=table.origin.moves, redealt=bool(table.origin.redeals))
