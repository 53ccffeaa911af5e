"""Tables that changed: the registry of tables marks them, the notifier examines them later."""

from __future__ import annotations

from collections.abc import Callable

from tatami.server.notify.due import DELAYS

SHORTEST_DELAY = min(DELAYS.values())


class ChangedTables:
    """The ids of marked tables, each with the time from which it is examined.

    Marking is one assignment, so that notifications never delay a move.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.due_at: dict[str, int] = {}

    def mark(self, table: str) -> None:
        self.due_at[table] = self.now() + SHORTEST_DELAY

    def due(self) -> list[str]:
        now = self.now()
        return [table for table, at in self.due_at.items() if at <= now]

    def postpone(self, table: str, until: int | None) -> None:
        """Examine the table again at that time (None: only after its next change)."""
        if until is None:
            self.due_at.pop(table, None)
        else:
            self.due_at[table] = until
