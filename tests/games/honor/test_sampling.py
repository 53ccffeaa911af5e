"""What stays hidden, and sampling it (H4, H30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tatami.engine.chance import chance_from
from tatami.engine.game import viewer_seat
from tatami.engine.state import NOBODY
from tatami.games.honor import GAME
from tatami.games.honor.constants import KINDS, TURN
from tatami.games.honor.invariants import violation
from tatami.games.honor.material import KIND_NUMBERS
from tatami.games.honor.pending import push
from tatami.games.honor.position import empty, forget_everything
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import asked, do, hand, legal, position, tags

FOUR = (
    "daimyo start-daimyo-b; hand dishonor{} | daimyo start-daimyo-b; hand {} |"
    "daimyo start-daimyo-a; hand {} | daimyo start-daimyo-a; hand {} | turn 1"
)
SAMPLES = 6000

pytestmark = pytest.mark.heavy


def window(hands: tuple[str, str, str, str], target: int = 2, **options: object) -> HonorState:
    """A round of reactions after a dishonor by seat 1."""
    s = position(FOUR.format(*hands), **options)
    return do(s, "play dishonor", f"dishonor {target}")


# The round of reactions does not show who is being asked.


def test_only_the_seat_that_is_asked_knows_it() -> None:  # H30
    s = window((" thief", "thief", "save-face", "assassin"))
    assert asked(s) == ("react", 3)
    for viewer in (0, 1, 3, None):
        decision = GAME.decision(s, viewer)
        assert decision is not None
        assert decision.seat is None
        assert decision.kind == "react"
        assert decision.args == {
            "affected_seat": 1,
            "by_seat": 0,
            "occasion": "dishonor",
            "whose": "own" if viewer == 1 else "other",
        }
    own = GAME.decision(s, 2)
    assert own is not None
    assert own.seat == 2


@pytest.mark.parametrize("reactions", ["holders", "everyone"])
def test_the_view_is_the_same_no_matter_which_seat_is_asked(reactions: str) -> None:  # H30
    one = window((" thief", "thief", "save-face", "assassin"), reactions=reactions)
    other = window((" thief", "thief", "assassin", "save-face"), reactions=reactions)
    while one.to_act != 2:
        do(one, "pass")
    while other.to_act != 3:
        do(other, "pass")
    for viewer in (0, 1, None):
        assert GAME.view_bytes(one, viewer) == GAME.view_bytes(other, viewer)


def test_only_the_player_who_passes_gets_the_event() -> None:  # H30
    s = window((" thief", "save-face", "save-face", "assassin"))
    s.collect_events()
    do(s, "pass")
    assert tags(s, 1) == ["passed"]
    for viewer in (0, 2, 3, None):
        assert tags(s, viewer) == []


def test_passing_does_not_change_what_others_see() -> None:  # H30
    s = window((" thief", "save-face", "save-face", "assassin"))
    before = {viewer: GAME.view_bytes(s, viewer) for viewer in (0, 3, None)}
    do(s, "pass")
    assert asked(s) == ("react", 3)
    assert {viewer: GAME.view_bytes(s, viewer) for viewer in (0, 3, None)} == before


# Sampling is uniform over what a seat cannot know.


def frequencies(s: HonorState, viewer: int | None, seen: object) -> dict[Hashable, float]:
    rng = chance_from("frequencies")
    counts: Counter[Hashable] = Counter()
    for _ in range(SAMPLES):
        counts[seen(s.sample(viewer_seat(viewer), rng))] += 1  # type: ignore[operator]
    return {key: count / SAMPLES for key, count in counts.items()}


def close(found: dict[Hashable, float], expected: dict[Hashable, float]) -> None:
    """Within five standard deviations, over the same possibilities."""
    assert set(found) == set(expected)
    for key, share in expected.items():
        spread = (share * (1 - share) / SAMPLES) ** 0.5
        assert abs(found[key] - share) < 5 * spread + 1e-9, (key, found[key], share)


def small(seats: int, hands: dict[int, list[str]], pile: list[str]) -> HonorState:
    """A table with a few cards only, so that all deals can be listed. Seats count from 0."""
    s = empty(GAME.table(seats=seats))
    for seat, cards in hands.items():
        for card in cards:
            s.hand[seat * KINDS + KIND_NUMBERS[card]] += 1
            s.hand_size[seat] += 1
    for card in pile:
        s.pile[s.pile_size] = KIND_NUMBERS[card]
        s.pile_size += 1
    forget_everything(s)
    push(s, TURN)
    s.turns = 1
    return s


def names(s: HonorState, seat: int) -> tuple[str, ...]:
    return tuple(sorted(name for name in KIND_NUMBERS for _ in range(hand(s, seat + 1, name))))


def pile(s: HonorState) -> tuple[int, ...]:
    return tuple(int(s.pile[i]) for i in range(s.pile_size))


def test_every_deal_of_the_unseen_cards_is_equally_likely() -> None:  # H4
    s = small(3, {0: ["thief"], 1: ["assassin"], 2: ["dishonor"]}, ["save-face", "bodyguard"])
    cards = ("assassin", "dishonor", "save-face", "bodyguard")
    expected: dict[Hashable, float] = {}
    for a, b, *rest in permutations(cards):
        expected[((a,), (b,), tuple(KIND_NUMBERS[card] for card in rest))] = 1 / 24
    close(frequencies(s, 0, lambda t: (names(t, 1), names(t, 2), pile(t))), expected)


def test_the_viewers_hand_and_everything_public_stay() -> None:  # H4
    s = GAME.new(seats=5, seed=3)
    rng = chance_from("own")
    for viewer in (*range(5), None):
        t = s.sample(viewer_seat(viewer), rng)
        assert violation(t) is None
        assert GAME.view_bytes(t, viewer) == GAME.view_bytes(s, viewer)
        assert t.dump() != s.dump()


def test_a_shuffled_discard_pile_is_known_and_not_in_the_hands() -> None:  # H4
    s = position(
        "daimyo start-daimyo-a; hand thief | daimyo start-daimyo-a; hand assassin noh-theatre |"
        "daimyo start-daimyo-b; hand dishonor | turn 1; rest discards"
    )
    do(s, "draw")
    rng = chance_from("shuffled")
    others = {"assassin", "noh-theatre", "dishonor"}
    seen = set()
    for _ in range(200):
        t = s.sample(0, rng)
        assert {*names(t, 1), *names(t, 2)} == others
        seen.add(names(t, 2))
    assert seen == {("assassin",), ("noh-theatre",), ("dishonor",)}


def test_a_card_drawn_since_may_be_any_of_the_new_pile() -> None:  # H4
    s = position(
        "daimyo start-daimyo-a | daimyo start-daimyo-a; hand assassin noh-theatre |"
        "daimyo start-daimyo-b; hand dishonor | turn 2; rest discards"
    )
    do(s, "draw")
    rng = chance_from("drawn")
    drawn = set()
    for _ in range(300):
        t = s.sample(0, rng)
        assert len(names(t, 2)) == 1
        assert names(t, 2)[0] in ("assassin", "noh-theatre", "dishonor")
        drawn |= set(names(t, 1))
    assert len(drawn) > 12


def ambiguous() -> HonorState:
    """After a shuffle seat 1 kept two cards, drew two and showed a thief; seat 2 kept one."""
    s = small(3, {1: ["assassin", "bodyguard", "dishonor"], 2: ["thief"]}, ["assassin", "osaka"])
    s.kept = s.hand[:]
    s.drawn = s.shown[:]
    at = KINDS
    s.kept[at + KIND_NUMBERS["bodyguard"]] = 0  # drawn since
    s.drawn[at + KIND_NUMBERS["bodyguard"]] = 1
    s.kept[at + KIND_NUMBERS["dishonor"]] = 0  # drawn since
    s.drawn[at + KIND_NUMBERS["dishonor"]] = 1
    s.kept[at + KIND_NUMBERS["thief"]] = 1  # kept, and shown
    s.shown[at + KIND_NUMBERS["thief"]] = 1
    s.kept_counts = vec[i64]([i64(0), i64(2), i64(1)])
    s.drawn_counts = vec[i64]([i64(0), i64(2), i64(0)])
    return s


def deals() -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All ways to deal the kept and the fresh cards, and to pick the thief that was shown."""
    kept = ("assassin", "thief", "thief")
    fresh = ("bodyguard", "dishonor", "assassin", "osaka")
    for old in permutations(kept):
        for new in permutations(fresh):
            places = [*old[:2], *new[:2]]
            for shown, card in enumerate(places):
                if card == "thief":
                    left = [*places[:shown], *places[shown + 1 :]]
                    yield tuple(sorted(left)), (old[2],)


def test_a_card_seen_since_the_shuffle_may_have_been_kept_or_drawn() -> None:  # H4
    counts = Counter(deals())
    total = sum(counts.values())
    expected: dict[Hashable, float] = {key: count / total for key, count in counts.items()}
    close(frequencies(ambiguous(), 0, lambda t: (names(t, 1), names(t, 2))), expected)


def ambiguous_pools() -> HonorState:
    """The same, with thieves in both pools."""
    s = small(3, {1: ["assassin", "bodyguard"], 2: ["thief"]}, ["thief", "osaka", "thief"])
    s.kept = s.hand[:]
    s.drawn = s.shown[:]
    at = KINDS
    s.kept[at + KIND_NUMBERS["bodyguard"]] = 0
    s.drawn[at + KIND_NUMBERS["bodyguard"]] = 1
    s.kept[at + KIND_NUMBERS["thief"]] = 1
    s.shown[at + KIND_NUMBERS["thief"]] = 1
    s.kept_counts = vec[i64]([i64(0), i64(2), i64(1)])
    s.drawn_counts = vec[i64]([i64(0), i64(1), i64(0)])
    return s


def test_its_origin_is_drawn_in_proportion_to_the_deals_that_fit() -> None:  # H4
    counts: Counter[Hashable] = Counter()
    for old in permutations(("assassin", "thief", "thief")):
        for new in permutations(("bodyguard", "thief", "osaka", "thief")):
            places = [*old[:2], new[0]]
            for shown, card in enumerate(places):
                if card == "thief":
                    left = [*places[:shown], *places[shown + 1 :]]
                    counts[(tuple(sorted(left)), (old[2],))] += 1
    total = sum(counts.values())
    expected = {key: count / total for key, count in counts.items()}
    close(frequencies(ambiguous_pools(), 0, lambda t: (names(t, 1), names(t, 2))), expected)


def test_after_nobody_was_asked_nobody_holds_save_face_until_drawing() -> None:  # H30
    s = window(("", "thief", "assassin", "assassin thief"))
    do(s, "pay", "end")
    rng = chance_from("nobody")
    for viewer in (0, NOBODY):
        for _ in range(150):
            t = s.sample(viewer, rng)
            assert all(hand(t, seat, "save-face") == 0 for seat in (2, 3, 4))
    do(s, "draw", "end")
    later = [s.sample(0, rng) for _ in range(400)]
    assert any(hand(t, 2, "save-face") == 1 for t in later)
    assert not any(hand(t, 2, "save-face") == 2 or hand(t, 3, "save-face") for t in later)


def test_where_everyone_is_asked_nothing_is_learned_from_passing() -> None:  # H30
    s = window(("", "thief", "assassin", "assassin thief"), reactions="everyone")
    do(s, "pass", "pass", "pass", "pass", "pay", "end")
    rng = chance_from("everyone")
    assert any(hand(s.sample(0, rng), 4, "save-face") for _ in range(300))


# Sampling while the round is open.


def test_the_seat_asked_in_a_sample_holds_save_face() -> None:  # H30
    s = window((" thief", "thief", "save-face", "assassin"))
    rng = chance_from("asked")
    seats = set()
    for _ in range(300):
        t = s.sample(0, rng)
        assert t.to_act != 0
        assert hand(t, t.to_act + 1, "save-face") > 0
        assert legal(t) == ["pass", "save-face"]
        seats.add(t.to_act)
    assert seats == {1, 2, 3}


def test_every_pair_of_a_deal_and_a_seat_asked_in_it_is_equally_likely() -> None:  # H30
    s = small(
        4,
        {0: ["dishonor"], 1: ["thief"], 2: ["save-face"], 3: ["assassin"]},
        ["save-face", "osaka"],
    )
    s.house_ki[1] = 6
    do(s, "play dishonor", "dishonor 2")
    expected: Counter[Hashable] = Counter()
    for deal in permutations(("thief", "save-face", "assassin", "save-face", "osaka")):
        for seat in (1, 2, 3):
            if deal[seat - 1] == "save-face":
                expected[(deal[:3], seat)] += 1
    total = sum(expected.values())
    shares = {key: count / total for key, count in expected.items()}
    found = frequencies(
        s, 0, lambda t: ((names(t, 1)[0], names(t, 2)[0], names(t, 3)[0]), t.to_act)
    )
    close(found, shares)


def test_a_holder_knows_whether_it_has_been_asked() -> None:  # H30
    s = window((" save-face", "thief", "save-face", "save-face"), target=2)
    rng = chance_from("holder")
    assert asked(s) == ("react", 3)
    waiting = {s.sample(3, rng).to_act for _ in range(200)}
    assert waiting == {1, 2}  # seat 4 comes later in the order 2, 3, 4, 1
    do(s, "pass")
    passed = {s.sample(2, rng).to_act for _ in range(200)}
    assert passed == {3, 0}  # seat 3 has passed


def test_where_everyone_is_asked_any_place_in_the_order_fits() -> None:  # H30
    s = window((" thief", "thief", "assassin", "assassin"), target=2, reactions="everyone")
    shares = frequencies(s, 0, lambda t: t.to_act)
    close(shares, {1: 1 / 3, 2: 1 / 3, 3: 1 / 3})
    close(frequencies(s, None, lambda t: t.to_act), dict.fromkeys(range(4), 1 / 4))
    do(s, "pass", "pass")
    close(frequencies(s, 1, lambda t: t.to_act), {2: 1 / 3, 3: 1 / 3, 0: 1 / 3})


def test_the_seat_that_is_asked_is_asked_in_every_sample() -> None:  # H30
    s = window((" thief", "thief", "save-face", "assassin"))
    rng = chance_from("self")
    assert {s.sample(2, rng).to_act for _ in range(50)} == {2}


def test_nothing_is_hidden_from_whom_all_can_be_counted() -> None:  # H4
    s = small(3, {0: ["thief"], 1: ["assassin", "dishonor"]}, [])
    assert not GAME.is_anything_hidden(s, 0)
    assert GAME.is_anything_hidden(s, 2)  # which of the three cards player 1 holds
    assert not GAME.is_anything_hidden(s, 1)
    s = small(3, {0: ["thief"], 1: ["assassin"]}, ["osaka"])
    assert GAME.is_anything_hidden(s, 0)
    assert GAME.is_anything_hidden(s, None)
