"""The conformance kit accepts a correct game and catches each kind of violation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.engine import EVERYONE, NOBODY, Actions, Chance, Decision, Outcome
from tatami.engine.testing import ContractViolation, check_compiled, conform
from tests.crane.game import CraneGame, CraneView
from tests.crane.state import CRANE, CraneState


def test_a_game_with_hidden_hands_and_secret_reactions_conforms() -> None:
    conform(CraneGame(), games=60)


def test_an_interpreted_game_agrees_with_itself_on_the_compiled_base() -> None:
    check_compiled("tests.crane:GAME", games=6)


def wrong(**overrides: Callable[..., Any]) -> CraneGame:
    """The Crane with some methods of its state or game replaced."""
    state = {name: method for name, method in overrides.items() if hasattr(CraneState, name)}
    kind = type("WrongState", (CraneState,), state)

    def into(original: CraneState) -> CraneState:
        original.__class__ = kind
        return original

    if "deal" not in overrides:
        kind.deal = lambda self, chance: into(CraneState.deal(self, chance))  # type: ignore[attr-defined]
    if "clone" not in overrides:
        kind.clone = lambda self: into(CraneState.clone(self))  # type: ignore[attr-defined]
    game = {name: method for name, method in overrides.items() if name not in state}
    game["set_up"] = lambda self, options, seats, material: into(
        CraneGame.set_up(self, options, seats, material)
    )
    found: CraneGame = type("WrongGame", (CraneGame,), game)()
    return found


def unsorted_fill(self: CraneState, out: Actions) -> None:
    actions = Actions()
    CraneState.fill(self, actions)
    for action in reversed(actions.as_list()):
        out.add(action)


def lazy_clone(self: CraneState) -> CraneState:
    copy = CraneState.clone(self)
    copy.__class__ = type(self)
    copy.hands = self.hands
    return copy


def cheating_sample(self: CraneState, seat: int, rng: Chance) -> CraneState:
    """A bot that sees all hands."""
    copy = self.clone()
    copy.chance = rng.fork()
    return copy


def forgetful_sample(self: CraneState, seat: int, rng: Chance) -> CraneState:
    """Deals the viewer's own hand again too."""
    return self.deal(rng.fork())


def prophetic_sample(self: CraneState, seat: int, rng: Chance) -> CraneState:
    copy = CraneState.sample(self, seat, rng)
    copy.chance = self.chance.clone()
    return copy


def leaking_view(self: CraneGame, state: CraneState, viewer: int | None) -> CraneView:
    seen = CraneGame.view(self, state, viewer)
    holder = [seat for seat, hand in enumerate(state.hands) if CRANE in hand]
    return CraneView(
        viewer=viewer, decision=seen.decision, outcome=seen.outcome, hand=seen.hand,
        hand_sizes=seen.hand_sizes, scores=[*seen.scores, *holder], played=seen.played,
    )  # fmt: skip


def leaking_decision(self: CraneGame, state: CraneState, viewer: int | None) -> Decision | None:
    """Shows everybody who holds the crane."""
    seen = CraneGame.decision(self, state, viewer)
    if seen is None:
        return None
    return Decision(kind=seen.kind, rule=seen.rule, seat=state.to_act, args=seen.args)


def leaking_play(self: CraneState, action: int) -> None:
    CraneState.play(self, action)
    self.emit(0, EVERYONE, (0, self.hands[0][0] if self.hands[0] else 0))


def accepting_is_legal(self: CraneState, action: int) -> bool:
    return 0 <= action <= CRANE


def shared_legal(self: CraneState) -> list[int]:
    """The same list for every caller in a position."""
    lists: dict[str, list[int]] = self.__dict__.setdefault("lists", {})
    return lists.setdefault(self.dump(), CraneState.legal(self))


def biased_pick(self: CraneState, rng: Chance) -> int:
    return self.legal()[-1] if rng.below(2) else self.legal()[rng.below(len(self.legal()))]


def endless_play(self: CraneState, action: int) -> None:
    CraneState.play(self, action)
    if self.to_act == NOBODY:
        self.hands[0], self.turn, self.to_act = [1], 0, 0


def generous_payoff(self: CraneState, seat: int) -> float:
    return 1.0 if self.scores[seat] == max(self.scores) else 0.0


def careless_play(self: CraneState, action: int) -> None:
    CraneState.play(self, action)
    if self.event_data is not None:
        self.scores[0] += 1


def forgotten_outcome(self: CraneGame, state: CraneState) -> Outcome | None:
    return None


def forgiving_read(self: CraneGame, text: str) -> int:
    return CraneGame.read(self, text) if text[:4] in ("pass", "card", "cran") else 0


def partial_sample(self: CraneState, seat: int, rng: Chance) -> CraneState:
    """Looks the same and differs, but starts from the true cards."""
    copy = CraneState.sample(self, seat, rng)
    if self.at_stake == 0 and len(self.rest) > 1 and rng.below(2):
        copy.hands = [list(hand) for hand in self.hands]
        copy.rest = list(self.rest)
    return copy


WRONGS: dict[str, tuple[str, Callable[..., Any], str]] = {
    "unsorted legal moves": ("fill", unsorted_fill, "not sorted"),
    "a clone that shares hands": ("clone", lazy_clone, "clone|legal"),
    "a sample that is the truth": ("sample", cheating_sample, "a bot could cheat"),
    "a sample that forgets": ("sample", forgetful_sample, "could tell a sample"),
    "a sample that knows the future": ("sample", prophetic_sample, "knows the future"),
    "a sample that leans on the truth": ("sample", partial_sample, "depends on what it cannot"),
    "a view that leaks": ("view", leaking_view, "could tell a sample"),
    "a decision that leaks": ("decision", leaking_decision, "could tell a sample"),
    "an event that leaks": ("play", leaking_play, "gets events of what it cannot see"),
    "illegal moves carried out": ("is_legal", accepting_is_legal, "is refused and changes nothing"),
    "a list of legal moves that callers share": ("legal", shared_legal, "that it uses itself"),
    "a biased pick": ("pick", biased_pick, "not uniform"),
    "a game without end": ("play", endless_play, "no end within|does not end"),
    "shares that do not add up": ("payoff", generous_payoff, "do not add up"),
    "returns that do not fit the shares": (
        "returns", lambda self, seat: 3.0 * self.payoff(seat), "do not fit the shares",
    ),
    "a stake of nothing": ("stake", lambda self: 0.0, "the stake is 0"),
    "collecting that changes the game": ("play", careless_play, "collecting events"),
    "no outcome": ("outcome", forgotten_outcome, "no outcome at the end"),
    "moves whose text reads back wrong": (
        "read", lambda self, text: (CraneGame.read(self, text) + 1) % 13, "reads back wrong",
    ),
    "nonsense taken for a move": ("read", forgiving_read, "was read as a move"),
    "a rule that is none": (
        "decision",
        lambda self, state, viewer: Decision(kind="card", rule="Q", seat=state.to_act),
        "no rule number|could tell",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONGS)
def test_the_kit_catches(name: str) -> None:
    method, replacement, complaint = WRONGS[name]
    with pytest.raises(ContractViolation, match=complaint) as caught:
        conform(wrong(**{method: replacement}), games=60)
    assert "seed 'conform" in str(caught.value)
