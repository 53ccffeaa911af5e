"""What the evaluation knows beyond points: who calls, who is raided, whose turn it is."""

from __future__ import annotations

import pytest

from tests.games.seven import table

MANY = range(3, 9)
LITTLE = "by"
COMPLETE = "rrrrggg"


def around(hand: str, seats: int, rice: int = 10) -> list[str]:
    """P1 has this hand and that much rice, P2 the rest, and all others the same."""
    rest = [10 * 2 - rice] + [10] * (seats - 2)
    return [f"{hand} / - / {rice} / -", *(f"{LITTLE} / - / {markers} / -" for markers in rest)]


@pytest.mark.parametrize("seats", range(2, 9))
def test_shares_add_up(seats: int) -> None:
    state = table(*around("rrrrggb", seats, 13), asked="P1 draws 2")
    assert sum(state.evaluate(seat) for seat in range(seats)) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", MANY)
def test_among_many_a_lead_counts_most_in_the_last_round(seats: int) -> None:
    early = table(*around(LITTLE, seats, 18), rounds=5).evaluate(0)
    late = table(*around(LITTLE, seats, 18), rounds=1).evaluate(0)
    assert 1 / seats < early < late


@pytest.mark.parametrize("seats", MANY)
def test_a_set_is_worth_less_in_the_end_if_calling_it_would_not_win(seats: int) -> None:
    def worth(rice: int) -> float:
        """To hold the set rather than nothing, with that much rice."""
        having, lacking = (
            table(*around(hand, seats, rice), asked="P1 draws 2", rounds=1).evaluate(0)
            for hand in (COMPLETE, LITTLE)
        )
        return having - lacking

    assert worth(10) > 1.3 * worth(0)


@pytest.mark.parametrize("seats", MANY)
def test_who_is_next_is_nearer_to_a_call_than_who_has_just_been(seats: int) -> None:
    state = table(*around(LITTLE, seats), asked="P1 plays 1", rounds=1)
    assert state.evaluate(1) > state.evaluate(seats - 1)


@pytest.mark.parametrize("seats", MANY)
def test_an_announced_play_is_not_thought_lost(seats: int) -> None:
    """Else who looks one decision ahead would never begin one."""
    for card in "6ns":
        before = table(*around(LITTLE + card, seats), asked="P1 plays 2")
        values: dict[bool, float] = {}
        for action in before.legal():
            after = before.clone()
            after.play(action)
            values[after.announced >= 0] = max(
                after.evaluate(0), values.get(after.announced >= 0, 0.0)
            )
        assert values[True] > values[False], card
