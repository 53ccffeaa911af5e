"""What a viewer may know of the entries: their number, and the time of the last one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.entries_known import ViewerCounts

VIEWERS = (0, 1, None)
MOVE = entries.Moved(seat=0, text="e1-c1")
CHAT = entries.Chatted(seat=0, name="Ann", player="Ann", text="hello")
HAPPENED = st.lists(
    st.tuples(st.sampled_from([MOVE, CHAT]), st.none() | st.frozensets(st.sampled_from(VIEWERS)))
)


@given(HAPPENED)
def test_each_viewer_counts_the_entries_that_they_may_know_of(
    happened: list[tuple[entries.AnyEntry, frozenset[int | None] | None]],
) -> None:
    counts = ViewerCounts(VIEWERS)
    for number, (entry, knowing) in enumerate(happened, 1):
        if knowing is not None:
            counts.restrict_next(knowing)
        counts.add(NumberedEntry(number, 1000 * number, entry))
    for viewer in VIEWERS:
        known = [
            (1000 * number, entry)
            for number, (entry, knowing) in enumerate(happened, 1)
            if knowing is None or viewer in knowing
        ]
        moves = [number for number, (_, entry) in enumerate(known, 1) if entry is MOVE]
        last_move = moves[-1] if moves else 0
        assert counts.last_number(viewer) == len(known)
        assert counts.seen_at(viewer) == (known[-1][0] if known else 0)
        current = [number for number in range(len(known) + 2) if counts.is_current(viewer, number)]
        assert current == list(range(last_move, len(known) + 1))
