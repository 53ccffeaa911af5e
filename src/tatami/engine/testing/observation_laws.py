"""The laws of observations and of the action space for learning, for games that have them."""

from __future__ import annotations

from typing import Any

from tatami.engine.errors import NoObservations
from tatami.engine.game import Game
from tatami.engine.layout import Layout
from tatami.engine.observation_rows import blank_row
from tatami.engine.state import NOBODY, Actions, State
from tatami.engine.testing.walk import Walk


def observation_layout(game: Game[Any], seats: int) -> Layout | None:
    """None for a game without observations."""
    try:
        return game.observation_layout(seats)
    except NoObservations:
        return None


def an_action_for_learning_is_one_action(walk: Walk) -> None:
    """Legal actions map to places of the action space and back without loss; the mask shows
    them."""
    state, layout = walk.state, walk.game.action_layout(walk.play.seats)
    legal = state.legal()
    places = [int(state.encode_action(action)) for action in legal]
    assert all(0 <= place < layout.size for place in places), "outside the action layout"
    assert [state.decode_action(place) for place in places] == legal, "actions decode to others"
    assert places_of(state) == places, "encode_actions() differs from encode_action()"
    mask = walk.game.mask(state)
    assert sorted(places) == [place for place, one in enumerate(mask) if one], "a wrong mask"


def places_of(state: State) -> list[int]:
    """The legal actions, all encoded at once."""
    legal, places = Actions(), Actions()
    state.fill(legal)
    state.encode_actions(legal, places)
    return [int(places.at(i)) for i in range(int(places.n))]


def an_observation_fits_its_layout(walk: Walk) -> None:
    layout = observation_layout(walk.game, walk.play.seats)
    if layout is None:
        return
    before = walk.state.dump()
    play = walk.play
    usual = play.own_material is None and play.options == walk.game.options()
    for seat in (*range(play.seats), NOBODY):
        row = walk.game.observe(walk.state, seat)
        for segment in layout.segments if usual else ():
            highest = max(row[segment.offset : segment.end])
            assert highest <= segment.high, f"{segment.name} is {highest} for seat {seat}"
    assert walk.state.dump() == before, "observe() changed the state"


def an_observation_leaves_nothing_of_what_was_there(walk: Walk) -> None:
    """A row full of other numbers is overwritten completely, and nothing around it is touched."""
    layout = observation_layout(walk.game, walk.play.seats)
    if layout is None:
        return
    seat = max(walk.state.to_act, 0)
    row = blank_row(layout.size + 2)
    for place in range(layout.size + 2):
        row[place] = 170
    walk.state.observe(seat, row, 1)
    found = bytes(row)
    assert found[1:-1] == walk.game.observe(walk.state, seat), "observe() leaves old numbers"
    assert found[0] == found[-1] == 170, "observe() writes outside its row"


def observing_again_is_observing(walk: Walk) -> None:
    """`again` may leave out what has not changed, and nothing else."""
    layout = observation_layout(walk.game, walk.play.seats)
    if layout is None:
        return
    state, rows = walk.state.clone(), {}
    for kind, seat in (("seat", max(state.to_act, 0)), ("open", NOBODY)):
        rows[kind] = blank_row(layout.size)
        state.observe(seat, rows[kind])
    for _ in range(12):
        if state.over:
            return
        state.play(state.pick(walk.tests))
        seat = state.to_act if state.to_act != NOBODY else walk.tests.below(walk.play.seats)
        _check_again(walk.game, state, seat, rows["seat"])
        _check_again(walk.game, state, NOBODY, rows["open"])


def _check_again(game: Game[Any], state: State, seat: int, row: Any) -> None:
    state.observe(seat, row, 0, True)
    assert bytes(row) == game.observe(state, seat), f"observing again differs for seat {seat}"


def a_sample_is_observed_the_same(walk: Walk) -> None:
    """The sampling law on observations: they are equal in all states that a seat could be in."""
    if observation_layout(walk.game, walk.play.seats) is None:
        return
    for seat in range(walk.play.seats):
        sample = walk.state.sample(seat, walk.tests)
        assert walk.game.observe(sample, seat) == walk.game.observe(walk.state, seat), (
            f"the observation of seat {seat} shows something hidden"
        )
