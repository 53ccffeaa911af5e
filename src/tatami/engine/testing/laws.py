"""The laws of the contract. Each is a function that takes a walk and asserts.

`conform` checks `EVERYWHERE` at every position of a walk, `AT_SOME` (slow) at a few positions, and
`AT_THE_END` when the walk is over.
"""

from __future__ import annotations

import msgspec

from tatami.engine import records
from tatami.engine.chance import chance_from
from tatami.engine.errors import BadRecord, GameIsOver, IllegalMove, MalformedMove
from tatami.engine.game import viewer_seat
from tatami.engine.game_types import view_bytes
from tatami.engine.state import EVERYONE, NOBODY, State
from tatami.engine.testing.observation_laws import (
    a_sample_is_observed_the_same,
    an_action_for_learning_is_one_action,
    an_observation_fits_its_layout,
    an_observation_leaves_nothing_of_what_was_there,
    observing_again_is_observing,
)
from tatami.engine.testing.random_games import check_state
from tatami.engine.testing.sampling import check_differs, check_looks_the_same
from tatami.engine.testing.walk import Walk

NONSENSE = ("", "xyzzy", "-", "d1-", "⛩", "1e9", "null", "a" * 5000)


def legal_is_sorted_and_empty_only_at_the_end(walk: Walk) -> None:
    legal = walk.state.legal()
    assert legal == sorted(set(legal)), "legal() is not sorted, or has doubles"
    assert bool(legal) != walk.state.over, (
        "legal() is empty although the game runs, or not at the end"
    )
    assert all(0 <= action < walk.game.action_count for action in legal), "outside the action space"
    if not walk.state.over:
        assert 0 <= walk.state.to_act < walk.play.seats, "to_act is no seat"


def every_legal_action_has_three_forms(walk: Walk) -> None:
    for choice in walk.game.choices(walk.state):
        assert walk.game.read(choice.text) == choice.action, (
            f"text {choice.text!r} reads back wrong"
        )
        assert walk.game.number(choice.move) == choice.action, f"{choice.move} counts back wrong"
        wire = msgspec.json.decode(msgspec.json.encode(choice.move))
        assert walk.game.number(wire) == choice.action, f"{wire} counts back wrong from JSON"


def a_decision_explains_itself(walk: Walk) -> None:
    decision = walk.game.decision(walk.state, None if walk.state.over else walk.state.to_act)
    if walk.state.over:
        assert decision is None, "a decision after the end"
        return
    assert decision is not None, "the seat to act has no decision"
    assert decision.seat == walk.state.to_act, "the seat to act does not know that it is asked"
    public = walk.game.decision(walk.state, None)
    assert public is not None, "spectators have no decision"
    assert public.seat is not None or walk.game.asks_in_secret, "asks_in_secret is not said"
    letter = walk.game.rule_letter
    assert decision.rule.startswith(letter) and decision.rule[len(letter) :].isdigit(), (
        f"{decision.rule!r} is no rule number"
    )
    assert walk.game.texts.has(f"ask-{decision.kind}"), f"no text ask-{decision.kind}"


def what_is_illegal_is_refused_and_changes_nothing(walk: Walk) -> None:
    state = walk.state
    before = state.dump()
    legal = set(state.legal())
    for _ in range(4):
        action = walk.tests.below(walk.game.action_count)
        if action not in legal:
            _refused(state, action, walk)
    for action in (-1, walk.game.action_count, 2**40):
        _refused(state, action, walk)
    assert state.dump() == before, "a refused action changed the state"


def _refused(state: State, action: int, walk: Walk) -> None:
    try:
        state.apply(action)
    except GameIsOver:
        assert state.over
    except IllegalMove as error:
        letter = walk.game.rule_letter
        assert error.rule.startswith(letter), f"the refusal of {action} names no rule: {error}"
        assert str(error) and "[" not in str(error), f"the refusal of {action} has no sentence"
    else:
        raise AssertionError(f"illegal action {action} was carried out")


def nonsense_is_malformed(walk: Walk) -> None:
    before = walk.state.dump()
    for text in NONSENSE:
        try:
            walk.game.read(text)
        except MalformedMove as error:
            assert "\n" not in str(error) and len(str(error)) < 300, "more than one clear line"
        else:
            raise AssertionError(f"{text[:20]!r} was read as a move")
    junk: object
    for junk in (None, 7, {}, {"type": "nonsense"}, []):
        try:
            walk.game.number(junk)
        except MalformedMove:
            pass
        else:
            raise AssertionError(f"{junk!r} was taken for a typed move")
    assert walk.state.dump() == before, "reading changed the state"


def a_clone_is_independent(walk: Walk) -> None:
    state = walk.state
    before = state.dump()
    clone = state.clone()
    assert clone.dump() == before, "a clone differs"
    assert clone.chance.state() == state.chance.state(), "a clone has another future"
    assert clone.event_data is None, "a clone collects events"
    walk.play_out(clone)
    assert state.dump() == before, "playing on a clone changed the original"


def collecting_events_changes_nothing(walk: Walk) -> None:
    """Search collects no events; the game must be the same for it."""
    if walk.state.over:
        return
    action = walk.state.legal()[walk.tests.below(len(walk.state.legal()))]
    silent, collecting = walk.state.clone(), walk.state.clone()
    collecting.collect_events()
    silent.play(action)
    collecting.play(action)
    assert silent.dump() == collecting.dump(), "collecting events changes the game"
    assert silent.event_data is None


def pick_is_uniform_over_legal(walk: Walk) -> None:
    """A chi-squared test that fails a correct `pick` once in a million."""
    state = walk.state
    if state.over:
        return
    legal = state.legal()
    before = state.dump()
    rounds = 30 * len(legal)
    counts = dict.fromkeys(legal, 0)
    for _ in range(rounds):
        action = state.pick(walk.tests)
        assert action in counts, f"pick() found {walk.game.show(action)}, which is not legal"
        counts[action] += 1
    assert state.dump() == before, "pick() changed the state"
    squared = sum((count - 30) ** 2 / 30 for count in counts.values())
    freedom = len(legal) - 1
    # Wilson-Hilferty: the cube root of chi-squared over its mean is nearly normal.
    if freedom:
        spread = 2 / (9 * freedom)
        assert ((squared / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5 < 4.9, (
            f"pick() is not uniform: {counts}"
        )


def is_legal_agrees_with_legal(walk: Walk) -> None:
    legal = set(walk.state.legal())
    for action in legal:
        assert walk.state.is_legal(action), f"is_legal() denies {walk.game.show(action)}"
    for _ in range(64):
        action = walk.tests.below(walk.game.action_count)
        assert walk.state.is_legal(action) == (action in legal), f"is_legal() errs on {action}"


def a_list_of_legal_actions_is_of_this_position_alone(walk: Walk) -> None:
    """A game may note what `legal` found, but only until the next action."""
    if walk.state.over:
        return
    state = walk.state.clone()
    before = tuple(state.legal())
    state.legal().clear()
    assert tuple(state.legal()) == before, "legal() returns a list that it uses itself"
    state.play(before[walk.tests.below(len(before))])
    after = set(state.clone().legal())
    for action in {*before, *after}:
        expected = action in after
        assert state.is_legal(action) == expected, f"is_legal() errs on {action} after an action"
        assert state.clone().is_legal(action) == expected, f"is_legal() errs on {action}"


def a_view_says_whose_it_is(walk: Walk) -> None:
    for viewer in walk.viewers():
        view = walk.game.view(walk.state, viewer)
        assert view.viewer == viewer
        assert view.decision == walk.game.decision(walk.state, viewer)
        assert view.outcome == walk.game.outcome(walk.state)
        kind = type(view)
        assert msgspec.json.decode(walk.game.view_bytes(walk.state, viewer), type=kind) == view, (
            "a view does not survive JSON"
        )


def a_view_stays_as_it_was(walk: Walk) -> None:
    """A view shares no list with the state: a server compares it with the next one."""
    if walk.state.over:
        return
    for viewer in walk.viewers():
        state = walk.state.clone()
        seen = walk.game.view(state, viewer)
        before = view_bytes(seen)
        state.play(state.legal()[-1])
        assert view_bytes(seen) == before, f"the move changed an earlier view of viewer {viewer}"


def a_sample_looks_the_same(walk: Walk) -> None:
    """The sampling law, first half: view(sample(s, p), p) == view(s, p), byte for byte."""
    before = walk.state.dump()
    for viewer in walk.viewers():
        check_looks_the_same(walk.game, walk.state, viewer, walk.tests)
    assert walk.state.dump() == before, "sampling changed the state"


def the_invariants_hold(walk: Walk) -> None:
    """Those of the game's own `invariants.py`, if it has one; also in what a seat may sample."""
    check_state(walk.game, walk.state)
    viewer = walk.viewers()[walk.tests.below(walk.play.seats + 1)]
    check_state(walk.game, walk.state.sample(viewer_seat(viewer), walk.tests))


def a_sample_depends_on_what_is_known_alone(walk: Walk) -> None:
    """From every state that the viewer could be in, the same generator draws the same sample. So
    the move of a bot cannot depend on hidden information, not even by accident."""
    for viewer in walk.viewers():
        seat = viewer_seat(viewer)
        other = walk.state.sample(seat, walk.tests)
        one = walk.tests.fork()
        two = one.clone()
        assert walk.state.sample(seat, one).dump() == other.sample(seat, two).dump(), (
            f"what viewer {viewer} samples depends on what it cannot know"
        )


def samples_differ_where_they_can(walk: Walk) -> None:
    """The sampling law, second half; and where nothing is hidden, a sample is the state."""
    for viewer in walk.viewers():
        check_differs(walk.game, walk.state, viewer, walk.tests)


def without_hidden_information_all_see_the_same(walk: Walk) -> None:
    """So that a server may build one view for everybody."""
    if walk.game.hides_information:
        return
    for viewer in walk.viewers():
        assert not walk.game.is_anything_hidden(walk.state, viewer), (
            f"hides_information is False, yet something is hidden from viewer {viewer}"
        )
    seen = [msgspec.to_builtins(walk.game.view(walk.state, one)) for one in walk.viewers()]
    for view in seen:
        del view["viewer"]
    assert all(view == seen[0] for view in seen), "nothing is hidden, yet views differ"


def a_sample_can_be_played_on(walk: Walk) -> None:
    viewer = walk.viewers()[walk.tests.below(walk.play.seats + 1)]
    walk.play_out(walk.state.sample(viewer_seat(viewer), walk.tests))


def an_event_reaches_only_its_audience(walk: Walk) -> None:
    data = walk.play.event_data[-1]
    for viewer in walk.viewers():
        seen = [entry for entry in data if walk.game.sees(entry[1], viewer)]
        events = walk.play.events(len(walk.play.actions), viewer)
        assert len(events) == len(seen)
        for event in events:
            tag = type(event).__struct_config__.tag
            assert walk.game.texts.has(f"event-{tag}"), f"no text event-{tag}"
    for _kind, audience, _args in data:
        assert 0 < audience <= EVERYONE, "an event for nobody"


def events_reveal_no_secrets(walk: Walk) -> None:
    """The events that a viewer gets depend only on what it may know: if its view of a sample stays
    the same as its view of the state over a move, it gets the same events."""
    state = walk.state
    if state.over:
        return
    actor = state.to_act
    for viewer in walk.viewers():
        sample = state.sample(viewer_seat(viewer), walk.tests)
        if sample.to_act != actor:
            continue
        true = state.clone()
        true.chance = sample.chance.clone()
        action = sample.legal()[0]
        if not true.is_legal(action):
            continue
        for world in (true, sample):
            world.collect_events()
            world.play(action)
        if walk.game.view_bytes(true, viewer) == walk.game.view_bytes(sample, viewer):
            assert walk.game.events(true, true.event_data or [], viewer) == walk.game.events(
                sample, sample.event_data or [], viewer
            ), f"viewer {viewer} gets events of what it cannot see"


def payoffs_add_up(walk: Walk) -> None:
    state, seats = walk.state, range(walk.play.seats)
    outcome = walk.game.outcome(state)
    if not state.over:
        assert outcome is None, "an outcome while the game runs"
        estimates = [state.evaluate(seat) for seat in seats]
        assert all(0 <= estimate <= 1 for estimate in estimates), "an estimate outside 0 to 1"
        return
    assert outcome is not None, "no outcome at the end"
    shares = tuple(state.payoff(seat) for seat in seats)
    assert outcome.shares == shares, "outcome and payoff differ"
    assert abs(sum(shares) - 1) < 1e-9 and min(shares) >= 0, f"the shares {shares} do not add up"
    assert tuple(state.evaluate(seat) for seat in seats) == shares, (
        "evaluate() is unsure of the end"
    )
    _returns_fit(state, shares)
    assert walk.game.texts.has(f"end-{outcome.reason}"), f"no text end-{outcome.reason}"
    assert outcome.rule.startswith(walk.game.rule_letter)


def _returns_fit(state: State, shares: tuple[float, ...]) -> None:
    """What was won is proportional to the share beyond an even one: search and ratings count
    shares, learning counts what was won."""
    stake, seats = state.stake(), len(shares)
    assert stake > 0, f"the stake is {stake}"
    won = [state.returns(seat) for seat in range(seats)]
    fair = [(share * seats - 1) / (seats - 1) * stake for share in shares]
    assert all(abs(one - two) < 1e-6 * stake for one, two in zip(won, fair, strict=True)), (
        f"the returns {won} do not fit the shares {shares} and the stake {stake}"
    )


def the_same_seed_and_moves_give_the_same_game(walk: Walk) -> None:
    again = walk.play.at(len(walk.play.actions))
    assert again.state.dump() == walk.state.dump(), "replay differs"
    assert again.event_data == walk.play.event_data, "replay emits other events"


def a_record_verifies_and_an_edited_one_does_not(walk: Walk) -> None:
    seats = tuple(records.Seat(name=f"player {seat}") for seat in range(walk.play.seats))
    text = records.write(records.record(walk.play, seats))
    record = records.read(text)
    assert records.verify(record, walk.game).state.dump() == walk.state.dump()
    number = len(record.moves) // 2
    spoiled = msgspec.structs.replace(record.moves[number], text="nonsense")
    moves = (*record.moves[:number], spoiled, *record.moves[number + 1 :])
    try:
        records.verify(msgspec.structs.replace(record, moves=moves), walk.game)
    except BadRecord as error:
        assert f"move {number + 1} " in str(error), f"the wrong move is blamed: {error}"
    else:
        raise AssertionError("an edited record was verified")


def after_the_end_nothing_is_asked(walk: Walk) -> None:
    assert walk.state.to_act == NOBODY
    before = walk.state.dump()
    try:
        walk.state.apply(0)
    except GameIsOver:
        pass
    else:
        raise AssertionError("a move after the end was carried out")
    assert walk.state.dump() == before


def a_new_deal_is_a_new_game(walk: Walk) -> None:
    first, second = (walk.state.deal(chance_from(walk.seed)) for _ in range(2))
    assert first.dump() == second.dump(), "the same seed deals two games"
    assert walk.play.at(0).state.dump() == first.dump(), "deal() differs from a new game"


EVERYWHERE = (
    legal_is_sorted_and_empty_only_at_the_end,
    every_legal_action_has_three_forms,
    a_decision_explains_itself,
    what_is_illegal_is_refused_and_changes_nothing,
    collecting_events_changes_nothing,
    a_view_says_whose_it_is,
    a_view_stays_as_it_was,
    a_sample_looks_the_same,
    an_action_for_learning_is_one_action,
    an_event_reaches_only_its_audience,
    payoffs_add_up,
)
AT_SOME = (
    nonsense_is_malformed,
    a_clone_is_independent,
    pick_is_uniform_over_legal,
    is_legal_agrees_with_legal,
    a_list_of_legal_actions_is_of_this_position_alone,
    a_sample_depends_on_what_is_known_alone,
    samples_differ_where_they_can,
    the_invariants_hold,
    without_hidden_information_all_see_the_same,
    a_sample_can_be_played_on,
    events_reveal_no_secrets,
    an_observation_fits_its_layout,
    an_observation_leaves_nothing_of_what_was_there,
    observing_again_is_observing,
    a_sample_is_observed_the_same,
)
AT_THE_END = (
    the_same_seed_and_moves_give_the_same_game,
    a_record_verifies_and_an_edited_one_does_not,
    after_the_end_nothing_is_asked,
    a_new_deal_is_a_new_game,
)
