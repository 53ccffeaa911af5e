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

pytestmark = pytest.mark.heavy


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
