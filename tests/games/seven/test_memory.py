"""What each viewer remembers (S15): the view against a person who follows the events."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine import Play, chance_from
from tatami.engine.game_types import Event
from tatami.games.seven import GAME, events
from tatami.games.seven.constants import KINDS, ROW
from tatami.games.seven.invariants import violation
from tatami.games.seven.memory import LANES, SPECTATOR, in_lane, one_less
from tatami.games.seven.state import SevenState
from tests.games.seven.positions import do, table

pytestmark = pytest.mark.heavy


def known(state: SevenState, viewer: int | None, seat: int) -> list[str]:
    return GAME.view(state, viewer).players[seat].known


# By example.


def test_a_card_drawn_back_is_remembered_until_one_like_it_leaves() -> None:  # S15
    state = table("r / r", "y / -", "b / -", asked="P1 draws 2", pile="?nn")
    do(state, "take back red", "draw pile")
    assert known(state, 1, 0) == ["red"]
    do(state, "discard ninja")
    assert known(state, 1, 0) == ["red"]
    do(state, "discard red")
    assert known(state, 1, 0) == [], "the other red one may still be there, but need not"


def test_what_a_shogun_saw_is_remembered_by_its_player_alone() -> None:  # S15
    state = do(table("sn / -", "rg6 / -", "y / -"), "shogun hand", "on P2", "take green")
    assert known(state, 0, 1) == ["red", "bandit-6"]
    assert known(state, 2, 1) == known(state, None, 1) == []
    do(state, "discard ninja")
    do(state, "draw pile", "draw pile")
    assert known(state, 0, 1) == ["red", "bandit-6"]
    do(state, "discard bandit-6")
    assert known(state, 0, 1) == ["red"]


def test_when_an_unseen_card_is_taken_others_are_sure_of_one_fewer_of_each_kind() -> None:  # S15
    state = table("s / -", "ryyo / gg", "b / -", asked="P2 draws 2", pile="?nnnn")
    do(state, "take back green", "take back green", "discard yellow", "discard yellow")
    do(state, "draw pile", "draw pile", "discard ninja", "discard ninja")
    do(state, "draw pile", "draw pile")
    assert known(state, 2, 1) == ["green", "green"]
    do(state, "shogun hand", "on P2", "take red")
    assert known(state, 2, 1) == ["green"], "one of the two may have been taken"
    assert known(state, 0, 1) == ["green", "green", "ronin"]
    assert known(state, 1, 0) == ["red"] and known(state, 2, 0) == []


def test_a_viewer_who_knows_that_a_hand_has_one_kind_knows_what_was_taken() -> None:  # S15
    state = table("s / -", "3 / gg", "b / -", asked="P2 draws 2", pile="?nnnn")
    do(state, "take back green", "take back green", "bandit-3", "on P1")
    do(state, "discard green")
    assert known(state, 2, 1) == ["green"], "the only card of that hand"
    do(state, "draw pile", "draw pile", "discard ninja", "discard ninja")
    do(state, "draw pile", "draw pile", "shogun hand", "on P2", "take green")
    assert known(state, 2, 0) == known(state, None, 0) == ["green"]
    unseen = do(table("s3 / -", "gg / -", "b / -"), "shogun hand", "on P2", "take green")
    assert known(unseen, 2, 0) == [], "nobody had seen that both were green"


def test_the_top_card_that_stays_is_not_in_the_rebuilt_pile() -> None:  # S6
    hidden = "r" * 12 + "y" * 14 + "b" * 14 + "g" * 14 + "oooo" + "3" * 5 + "4" * 5 + "5" * 6
    hidden += "6" * 6 + "n" * 9 + "s" * 10
    state = table("- / -", f"{hidden} / -", asked="P1 draws 2", discard="rr3n4", pile="-")
    do(state, "draw pile")
    own = GAME.view(state, 0).hand[0]
    left = Counter(["red", "red", "bandit-3", "ninja"]) - Counter([own])
    assert GAME.view(state, 0).may_lie == dict(left)
    assert GAME.view(state, 0).unseen["yellow"] == 14, "all in the other hand, as one can count"
    assert not GAME.is_anything_hidden(state, 0) or len(left) > 1


def test_a_hand_is_known_by_counting_when_the_pile_is_empty() -> None:  # S6
    hidden = "r" * 14 + "y" * 14 + "b" * 14 + "g" * 14 + "oooo" + "3" * 6 + "4" * 5 + "5" * 6
    hidden += "6" * 6 + "n" * 9 + "s" * 10
    state = table("n / -", f"{hidden} / -", asked="P1 plays 1", pile="-")
    assert not GAME.is_anything_hidden(state, 0) and not GAME.is_anything_hidden(state, 1)
    assert GAME.is_anything_hidden(state, None), (
        "a spectator does not know which hand has which cards"
    )


@pytest.mark.parametrize("numbers", [0, 1, 63, 64 * 128, (5 << 56) + (63 << 49) + 1])
def test_one_less_subtracts_one_from_every_number_above_0(numbers: int) -> None:
    lanes = [in_lane(numbers & ~(64 << 7), viewer) for viewer in range(LANES)]
    less = one_less(numbers & ~(64 << 7))
    assert [in_lane(less, viewer) for viewer in range(LANES)] == [
        max(0, number - 1) for number in lanes
    ]


# In random games.


class Person:
    """Remembers events in a simple way: for each seat, the cards that must be there."""

    def __init__(self, viewer: int | None, seats: int) -> None:
        self.viewer = viewer
        self.sure = [Counter[str]() for _ in range(seats)]
        self.sizes = [5] * seats

    def observe(self, event: Event) -> None:
        match event:
            case events.Dealt():
                self.sure = [Counter[str]() for _ in self.sure]
                self.sizes = [5] * len(self.sizes)
            case events.Announced(seat=seat, card=card, partner=partner):
                self.leaves(seat, card)
                if partner != "none":
                    self.leaves(seat, partner)
            case events.Saw(victim=victim, card=card, amount=amount):
                self.sure[victim][card] = amount
            case _:
                self.hear_of_a_card(event)

    def hear_of_a_card(self, event: Event) -> None:
        match event:
            case events.Drew(seat=seat) | events.DrewUnseen(seat=seat):
                self.sizes[seat] += 1
            case (
                events.PickedUp(seat=seat, card=card)
                | events.TookBack(seat=seat, card=card)
                | events.Fetched(seat=seat, card=card)
            ):
                self.comes(seat, card)
            case (
                events.Laid(seat=seat, card=card)
                | events.Discarded(seat=seat, card=card)
                | events.Struck(victim=seat, place="hand", card=card)
                | events.Dropped(victim=seat, card=card)
            ):
                self.leaves(seat, card)
            case events.Took(seat=seat, victim=victim, card=card):
                self.leaves(victim, card)
                self.comes(seat, card)
            case events.TookUnseen(seat=seat, victim=victim):
                self.goes_unseen(victim, seat)

    def comes(self, seat: int, card: str) -> None:
        self.sure[seat][card] += 1
        self.sizes[seat] += 1

    def leaves(self, seat: int, card: str) -> None:
        self.sure[seat][card] = max(0, self.sure[seat][card] - 1)
        self.sizes[seat] -= 1

    def goes_unseen(self, victim: int, seat: int) -> None:
        before = +self.sure[victim]
        for card in before:
            self.sure[victim][card] -= 1
            if before[card] == self.sizes[victim]:
                self.sure[seat][card] += 1
        self.sizes[victim] -= 1
        self.sizes[seat] += 1

    def cards(self, seat: int) -> Counter[str]:
        return +self.sure[seat]


def check_glimpses(state: SevenState) -> None:
    """Every viewer knows at least as many cards as the public count says."""
    for seat in range(state.seats):
        for viewer in range(state.seats):
            beyond = sum(
                in_lane(state.known[seat * ROW + kind], viewer)
                - in_lane(state.known[seat * ROW + kind], SPECTATOR)
                for kind in range(KINDS)
            )
            assert in_lane(state.glimpsed[seat], viewer) <= max(0, beyond)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_view_remembers_what_an_attentive_person_would(seats: int) -> None:  # S15
    viewers: list[int | None] = [*range(seats), None]
    for number in range(2):
        play = Play(GAME, seats=seats, seed=f"memory {number}", options={"rounds": 1})
        rng = chance_from(f"memory moves {number}")
        people = [Person(viewer, seats) for viewer in viewers]
        while not play.state.over:
            play.apply(play.state.pick(rng))
            check_glimpses(play.state)
            sample = play.state.sample(rng.below(seats), rng)
            assert violation(sample) is None
            check_glimpses(sample)
            for person in people:
                for event in play.events(len(play.actions), person.viewer):
                    person.observe(event)
            if play.state.round == 0:
                for person in people:
                    check_person(person, play)


def check_person(person: Person, play: Play[SevenState]) -> None:
    view = GAME.view(play.state, person.viewer)
    for seat, player in enumerate(view.players):
        assert person.sizes[seat] == player.hand, (play.seed, len(play.actions))
        if seat != person.viewer:
            assert person.cards(seat) == Counter(player.known), (play.seed, len(play.actions))
