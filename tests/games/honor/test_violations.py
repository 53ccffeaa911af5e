"""What the invariants find."""

from __future__ import annotations

from tatami.games.honor import GAME
from tatami.games.honor.invariants import violation


def test_the_invariants_find_what_is_wrong() -> None:
    for spoil in ("card", "limit", "total", "honor", "service", "notice"):
        s = GAME.new(seats=3, seed=1)
        assert violation(s) is None
        if spoil == "card":
            s.discards[24] += 1
        elif spoil == "limit":
            s.hand_size[0] = 8
        elif spoil == "total":
            s.house_ki[1] += 1
        elif spoil == "honor":
            s.honor[0] += 1
        elif spoil == "service":
            s.in_service[0] = 1
        else:
            s.notice[0] = 1
        assert violation(s) is not None
