"""A world server with faults: `python -m tests.checks.leaky_server WORLD FOLDER`.

With two seats a route shows hidden cards, with three the deltas of the socket depend on them.
"""

from __future__ import annotations

import sys
from typing import Any

from tatami.checks.leaks import world_server
from tatami.server.http.routes import previews
from tatami.server.live.live_table import LiveTable
from tatami.server.wire.viewer_state import ViewerState


def preview_of_everything(live: LiveTable, player: str) -> dict[int, Any]:
    play = live.table.play
    return {} if play is None or play.seats == 3 else {0: play.state.dump()}


def longer_deltas() -> None:
    advance = ViewerState.advance

    def with_secret(self: ViewerState, numbered: Any, public_patch: Any) -> bytes:
        message = advance(self, numbered, public_patch)
        play = self.table.play
        if play is None or play.seats == 2:
            return message
        return message + b" " * int(sum(play.state.dump().encode()) % 97)

    ViewerState.advance = with_secret  # type: ignore[method-assign]


if __name__ == "__main__":
    previews.previews_of = preview_of_everything
    longer_deltas()
    world_server.main(*sys.argv[1:])
