"""What the evaluation knows beyond points: who calls, who is raided, whose turn it is."""

from __future__ import annotations

import pytest

from tests.games.seven.positions import do, legal, table

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
    """Otherwise a bot that searches one decision ahead would never begin one."""
    for card in ("bandit-6", "ninja", "shogun"):
        before = table(*around(LITTLE + LETTER[card], seats), asked="P1 plays 2")
        thrown = do(before.clone(), f"discard {card}").evaluate(0)
        begun = [do(before.clone(), text).evaluate(0) for text in legal(before) if card in text]
        assert max(begun) > thrown, card


LETTER = {"bandit-6": "6", "ninja": "n", "shogun": "s"}


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_less_a_set_lacks_the_better(seats: int) -> None:
    hands = ("rrrrggg", "rrrrgg6", "rrrrg66", "rrrr666", "rrr6666")
    tables = [table(*around(hand, seats), asked="P1 draws 1", rounds=1) for hand in hands]
    values = [one.evaluate(0) for one in tables]
    assert values == sorted(values, reverse=True)
