# compiled with mypyc
"""Many games stepped at once, into rows of numbers. `Batch` shares the rows with NumPy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.engine.errors import IllegalMove
from tatami.engine.observation_rows import write_at
from tatami.engine.state import NOBODY, Actions, State


class BatchCore:
    """The games, and a row per game for each kind of result. The rows keep their memory."""

    first: State
    """Games are dealt from it."""
    n: i64
    seats: i64
    width: i64
    """Bytes of an observation; 0: none are written."""
    critic_width: i64
    policy: i64
    """Bytes of a mask; 0: none are written."""
    restarts: bool
    """Does a new game begin where one ends?"""

    states: list[State]
    seeders: list[Chance]
    rng: Chance
    legal: list[Actions]
    """The legal actions of each game, as the game counts,"""
    marked: list[Actions]
    """and their places in the mask."""

    observations: vec[u8]
    critic: vec[u8]
    masks: vec[u8]
    to_act: vec[i64]
    done: vec[u8]
    rewards: vec[float]
    actions: vec[i64]
    """Numbers of the action space for learning: what `step` carries out."""
    picked: vec[i64]
    """The actions that `pick` chose, as the game counts."""
    decisions: i64
    games: i64
    as_returns: bool
    """Are rewards what a seat won or lost, instead of shares of the victory?"""

    def __init__(
        self,
        first: State,
        n: i64,
        width: i64,
        critic_width: i64,
        policy: i64,
        restarts: bool,
        rng: Chance,
        as_returns: bool,
    ) -> None:
        self.first = first
        self.n = n
        self.seats = first.seats
        self.width = width
        self.critic_width = critic_width
        self.policy = policy
        self.restarts = restarts
        self.states = []
        self.seeders = []
        self.rng = rng
        self.legal = []
        self.marked = []
        self.observations = vec[u8]([u8(0)] * (n * width))
        self.critic = vec[u8]([u8(0)] * (n * critic_width))
        self.masks = vec[u8]([u8(0)] * (n * policy))
        self.to_act = vec[i64]([i64(0)] * n)
        self.done = vec[u8]([u8(0)] * n)
        self.rewards = vec[float]([0.0] * (n * first.seats))
        self.actions = vec[i64]([i64(0)] * n)
        self.picked = vec[i64]([i64(0)] * n)
        self.decisions = 0
        self.games = 0
        self.as_returns = as_returns

    def start(self, first_games: list[Chance], seeders: list[Chance]) -> None:
        """Deal all games; the next game of each is dealt by a fork of its seeder."""
        self.replace([self.first.deal(chance) for chance in first_games], seeders)

    def replace(self, states: list[State], seeders: list[Chance]) -> None:
        """Continue with these games."""
        self.states = states
        self.seeders = seeders
        self.legal = []
        self.marked = []
        for i in range(self.n):
            self.legal.append(Actions())
            self.marked.append(Actions())
            self.done[i] = 0
            if states[i].to_act == NOBODY:
                self.done[i] = 1
        for i in range(self.n * self.policy):
            self.masks[i] = 0
        for i in range(self.n * self.seats):
            self.rewards[i] = 0.0
        for i in range(self.n):
            self.show(i, states[i], False)

    def pick(self) -> None:
        """Choose a uniformly random legal action for every game."""
        if self.policy > 0:
            self.pick_marked()
            return
        rng = self.rng
        picked = self.picked
        actions = self.actions
        states = self.states
        for i in range(self.n):
            state = states[i]
            if state.to_act != NOBODY:
                action = state.pick(rng)
                picked[i] = action
                actions[i] = state.encode_action(action)

    def pick_marked(self) -> None:
        """The same by the masks, which list what is legal."""
        rng = self.rng
        picked = self.picked
        actions = self.actions
        for i in range(self.n):
            legal = self.legal[i]
            if legal.n > 0:
                place = rng.below(legal.n)
                picked[i] = legal.at(place)
                actions[i] = self.marked[i].at(place)

    def step_picked(self) -> None:
        """Carry out what `pick` chose."""
        states = self.states
        picked = self.picked
        done = self.done
        to_act = self.to_act
        shows = self.width + self.critic_width + self.policy > 0
        played: i64 = 0
        for i in range(self.n):
            state = states[i]
            if state.to_act == NOBODY:
                continue
            if done[i] != 0:
                self.forget_end(i)
            state.play(picked[i])
            played += 1
            if state.to_act == NOBODY:
                self.finish(i, state)
            elif shows:
                self.show(i, state, True)
            else:
                to_act[i] = state.to_act
        self.decisions += played

    def step_random(self) -> None:
        """`pick` and `step_picked`; where nothing is shown, in one pass that notes no actions."""
        if self.width + self.critic_width + self.policy > 0:
            self.pick()
            self.step_picked()
            return
        rng = self.rng
        states = self.states
        done = self.done
        to_act = self.to_act
        played: i64 = 0
        for i in range(self.n):
            state = states[i]
            if state.to_act == NOBODY:
                continue
            if done[i] != 0:
                self.forget_end(i)
            state.play(state.pick(rng))
            played += 1
            if state.to_act == NOBODY:
                self.finish(i, state)
            else:
                to_act[i] = state.to_act
        self.decisions += played

    def step(self, actions: list[int]) -> None:
        """Carry out these numbers of the action space for learning; all or none of them."""
        for i in range(self.n):
            index = i64(actions[i])
            self.actions[i] = index
            state = self.states[i]
            if state.to_act != NOBODY:
                self.picked[i] = self.checked(i, state, index)
        self.step_picked()

    def checked(self, i: i64, state: State, index: i64) -> i64:
        """The action of this number; raises IllegalMove."""
        if self.policy > 0:
            if 0 <= index < self.policy and self.masks[i * self.policy + index] != 0:
                return state.decode_action(index)
        elif index >= 0:
            action = state.decode_action(index)
            if action >= 0 and state.is_legal(action):
                return action
        raise IllegalMove("", "refusal", f"game {i}: action {index} is not legal here")

    def forget_end(self, i: i64) -> None:
        self.done[i] = 0
        for place in range(i * self.seats, (i + 1) * self.seats):
            self.rewards[place] = 0.0

    def finish(self, i: i64, state: State) -> None:
        """The game is over: note the result, and begin a new one unless it should stay."""
        self.done[i] = 1
        self.games += 1
        for seat in range(self.seats):
            won = state.returns(seat) if self.as_returns else state.payoff(seat)
            self.rewards[i * self.seats + seat] = won
        if self.restarts:
            state = self.first.deal(self.seeders[i].fork())
            self.states[i] = state
        self.show(i, state, False)

    def show(self, i: i64, state: State, again: bool) -> None:
        """Write the row of a game: who is to act, what that seat sees and may do."""
        seat = state.to_act
        self.to_act[i] = seat
        if self.width > 0 and seat != NOBODY:
            state.observe(seat, self.observations, i * self.width, again)
        if self.critic_width > 0:
            state.observe(NOBODY, self.critic, i * self.critic_width, again)
        if self.policy > 0:
            self.show_mask(i, state)

    def show_mask(self, i: i64, state: State) -> None:
        at = i * self.policy
        marked = self.marked[i]
        write_at(self.masks, at, marked, 0)
        legal = self.legal[i]
        legal.clear()
        state.fill(legal)
        state.encode_actions(legal, marked)
        write_at(self.masks, at, marked, 1)
