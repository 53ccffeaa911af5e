"""Which entries each viewer may know of, and how that viewer counts them.

Some entries are secret: an auto-reply, or the answer of a seat that is asked in secret. A viewer
who may not know of an entry must not be able to count it, nor see its time.
"""

from __future__ import annotations

from collections.abc import Iterable

from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry

Viewer = int | None
NOT_STALE = (entries.Chatted, entries.AutoReplySet, entries.Paused, entries.ClockHeld)
"""Entries after which a move that was chosen before them is still good."""


class ViewerCounts:
    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self.number = 0
        self.restricted: dict[int, frozenset[Viewer]] = {}
        """Numbers of entries that only some viewers may know of, and those viewers."""
        self.hidden: dict[Viewer, int] = dict.fromkeys(viewers, 0)
        """How many entries each viewer may not know of."""
        self.trailing_chat: dict[Viewer, int] = {}
        """How many of the last entries that each viewer knows of leave a chosen move good, if any
        does."""
        self.at = 0
        """The time of the last entry that every viewer knows of."""
        self.seen_later: dict[Viewer, int] = {}
        """The times of later entries, for the viewers who know of them."""

    def restrict_next(self, viewers: frozenset[Viewer]) -> None:
        """Only these viewers may know of the next entry."""
        self.restricted[self.number + 1] = viewers

    def add(self, numbered: NumberedEntry) -> None:
        self.number = numbered.number
        chat = isinstance(numbered.entry, NOT_STALE)
        knowing = self.restricted.get(numbered.number)
        if knowing is None and not chat:  # as nearly all entries
            self.at = numbered.at
            if self.trailing_chat or self.seen_later:
                self.trailing_chat, self.seen_later = {}, {}
            return
        for viewer in self.hidden:
            if knowing is not None and viewer not in knowing:
                self.hidden[viewer] += 1
            else:
                self.trailing_chat[viewer] = self.trailing_chat.get(viewer, 0) + 1 if chat else 0
                self.seen_later[viewer] = numbered.at

    def seen_at(self, viewer: Viewer) -> int:
        """The time of the last entry that this viewer knows of."""
        return self.seen_later.get(viewer, self.at)

    def last_number(self, viewer: Viewer) -> int:
        """The number of the last entry, counting only entries that this viewer may know of."""
        return self.number - self.hidden[viewer]

    def number_of(self, number: int, viewer: Viewer) -> int:
        """The number of an entry, counting only entries that this viewer may know of."""
        earlier = (viewers for other, viewers in self.restricted.items() if other <= number)
        return number - sum(viewer not in viewers for viewers in earlier)

    def is_current(self, viewer: Viewer, number: int) -> bool:
        """Is a move good that was chosen at the entry of that number, as this viewer counts?"""
        last = self.last_number(viewer)
        return last - self.trailing_chat.get(viewer, 0) <= number <= last

    def who_may_know_of(self, number: int) -> frozenset[Viewer] | None:
        """The viewers who may know that the entry of that number exists; None: all."""
        return self.restricted.get(number)

    def may_know_of(self, viewer: Viewer, number: int) -> bool:
        viewers = self.who_may_know_of(number)
        return viewers is None or viewer in viewers
