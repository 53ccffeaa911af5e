# compiled with mypyc
"""The state: eight samurai, the demand to answer, and the past positions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.engine.errors import IllegalMove
from tatami.engine.state import NOBODY, Actions, State
from tatami.games.samourai import evaluate, observation, rules, sampling
from tatami.games.samourai.board import NO_KEY, Board
from tatami.games.samourai.constants import (
    IKI_ZUMARI,
    LEAP,
    NO_ACTION,
    ONLY_STRANGLING,
    OPENING_MOVE,
    RUNNING,
    SQUARES,
    UNCOUNTED,
)

SLOTS: Final = 256
SAVED: Final = 6
"""Numbers that `advance` saves for `retreat`."""
ALL_AT_HOME: Final = 0xFF


class SamouraiState(State):
    """Samurai 0 to 3 are red (seat 0), 4 to 7 black (seat 1). Sets of samurai or seats are bits."""

    board: Board
    jumping: bool
    repetition: i64
    limit: i64

    at: vec[u8]
    """The square of each samurai."""
    on: vec[u8]
    """Who stands on each square: 0 for nobody, else the samurai + 1."""
    demand: i64
    anzen_used: i64
    home: i64
    """The samurai on shiro of their own camp (M13)."""
    ply: i64
    last: i64
    """The last action, or NO_ACTION."""
    turn: i64
    """Once the game is over: whose turn it would be."""
    reason: i64
    winner: i64

    pieces_key: i64
    history: vec[i64]
    """The key of the position after each ply, from `first_ply` on (M15)."""
    first_ply: i64
    seen: vec[u8]
    """How often a key fell into each slot: rules out most repetitions quickly."""
    answers: i64
    """How many answers the player to act has, once counted since the last move; UNCOUNTED."""
    saved: vec[i64]
    saved_size: i64
    """What `retreat` restores, of every move that can be taken back."""

    def __init__(
        self,
        board: Board,
        chance: Chance,
        jumping: bool,
        repetition: i64,
        limit: i64,
        at: vec[u8],
        on: vec[u8],
        seen: vec[u8],
        history: vec[i64],
    ) -> None:
        super().__init__(2, chance)
        self.board = board
        self.jumping = jumping
        self.repetition = repetition
        self.limit = limit
        self.at = at
        self.on = on
        self.demand = OPENING_MOVE
        self.anzen_used = 0
        self.home = ALL_AT_HOME
        self.ply = 0
        self.last = NO_ACTION
        self.turn = NOBODY
        self.reason = RUNNING
        self.winner = NOBODY
        self.pieces_key = board.start_key
        self.history = history
        self.first_ply = 0
        self.seen = seen
        self.answers = UNCOUNTED
        self.saved = vec[i64]()
        self.saved_size = 0

    def deal(self, chance: Chance) -> SamouraiState:
        """M3: red on the shiro below, black above, red begins."""
        state = first_state(self.board, chance, self.jumping, self.repetition, self.limit)
        rules.remember_position(state)
        return state

    def clone(self) -> SamouraiState:
        state = SamouraiState(
            self.board,
            self.chance.clone(),
            self.jumping,
            self.repetition,
            self.limit,
            self.at[:],
            self.on[:],
            self.seen[:],
            self.history[:],
        )
        state.to_act = self.to_act
        state.demand = self.demand
        state.anzen_used = self.anzen_used
        state.home = self.home
        state.ply = self.ply
        state.last = self.last
        state.turn = self.turn
        state.reason = self.reason
        state.winner = self.winner
        state.pieces_key = self.pieces_key
        state.first_ply = self.first_ply
        return state

    def set_position(
        self, squares: list[int], turn: i64, demand: i64, anzen_used: i64, ply: i64
    ) -> None:
        """Turn a game that was just dealt into this position. It has no past."""
        board = self.board
        self.on = vec[u8]([u8(0)] * SQUARES)
        self.home = 0
        for samurai in range(i64(8)):
            square = i64(squares[samurai])
            self.at[samurai] = u8(square)
            self.on[square] = u8(samurai + 1)
            if i64(board.camp[square]) == (samurai >> 2) + 1:
                self.home += self.bit(samurai)
        self.pieces_key = board.key_of(squares)
        self.seen = vec[u8]([u8(0)] * SLOTS)
        self.to_act = turn
        self.demand = demand
        self.anzen_used = anzen_used
        self.ply = ply
        self.first_ply = ply
        self.answers = UNCOUNTED
        rules.judge_position(self)

    def bit(self, samurai: i64) -> i64:
        bit: i64 = 1
        return bit << samurai

    def move_piece(self, samurai: i64, end: i64) -> None:
        """Move a samurai to a free square."""
        start = i64(self.at[samurai])
        seat = samurai >> 2
        board = self.board
        self.on[start] = 0
        self.on[end] = u8(samurai + 1)
        self.at[samurai] = u8(end)
        self.pieces_key ^= (
            board.piece_keys[seat * LEAP + start] ^ board.piece_keys[seat * LEAP + end]
        )
        if i64(board.camp[end]) == seat + 1:
            self.home |= self.bit(samurai)
        else:
            self.home &= ~self.bit(samurai)

    def fill(self, out: Actions) -> None:
        rules.legal(self, out)

    def pick(self, rng: Chance) -> i64:
        return rules.pick(self, rng)

    def is_legal(self, action: i64) -> bool:
        return rules.is_legal(self, action)

    def play(self, action: i64) -> None:
        rules.apply(self, action)

    def advance(self, action: i64) -> SamouraiState:
        self.save()
        rules.apply(self, action)
        return self

    def save(self) -> None:
        n = self.saved_size
        if n + SAVED > len(self.saved):
            self.saved = with_room(self.saved)
        saved = self.saved
        saved[n] = self.demand
        saved[n + 1] = self.anzen_used
        saved[n + 2] = self.home
        saved[n + 3] = self.last
        saved[n + 4] = self.to_act
        saved[n + 5] = self.pieces_key
        self.saved_size = n + SAVED

    def retreat(self) -> None:
        self.forget_position()
        self.answers = UNCOUNTED
        start = self.last >> 7
        end = self.last & 127
        samurai = self.on[end]
        self.on[end] = 0
        self.on[start] = samurai
        self.at[i64(samurai) - 1] = u8(start)
        self.ply -= 1
        self.turn = NOBODY
        self.reason = RUNNING
        self.winner = NOBODY
        saved = self.saved
        n = self.saved_size - SAVED
        self.demand = saved[n]
        self.anzen_used = saved[n + 1]
        self.home = saved[n + 2]
        self.last = saved[n + 3]
        self.to_act = saved[n + 4]
        self.pieces_key = saved[n + 5]
        self.saved_size = n

    def forget_position(self) -> None:
        """The opposite of `remember_position`; games that end by M12 or M14 do not remember."""
        if self.reason == IKI_ZUMARI or self.reason == ONLY_STRANGLING:
            return
        slot = self.history[self.ply] & 255
        # A full slot does not know how often it was used: it stays full, which is safe.
        if self.seen[slot] < 255:
            self.seen[slot] -= 1

    def payoff(self, seat: i64) -> float:
        if self.winner == NOBODY:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def sample(self, seat: i64, rng: Chance) -> SamouraiState:
        return sampling.sample(self, seat, rng)

    def evaluate(self, seat: i64) -> float:
        return evaluate.winning_chance(self, seat)

    def count_choices(self) -> i64:
        """Also the moves that M13 forbids."""
        return evaluate.mobility(self)

    def key(self) -> i64:
        return rules.position_key(self)

    def observe(self, seat: i64, out: vec[u8], at: i64 = 0, again: bool = False) -> None:
        observation.observe(self, seat, out, at, again)

    def encode_action(self, action: i64) -> i64:
        return observation.encode_action(self, action)

    def encode_actions(self, actions: Actions, out: Actions) -> None:
        observation.encode_actions(self, actions, out)

    def decode_action(self, index: i64) -> i64:
        return observation.decode_action(self, index)

    def dump(self) -> str:
        from tatami.games.samourai.position import write

        past = list(self.history[self.first_ply : self.ply + 1])
        return f"{write(self)} | {self.last} {self.reason} {self.winner} | {past}"

    def refusal(self, action: i64) -> IllegalMove:
        from tatami.games.samourai.refusals import explain

        return explain(self, action)


def with_room(saved: vec[i64]) -> vec[i64]:
    """A longer copy: this much is enough for a search of 64 moves."""
    longer = vec[i64]([i64(0)] * (len(saved) + 64 * SAVED))
    for i in range(i64(len(saved))):
        longer[i] = saved[i]
    return longer


def first_state(
    board: Board, chance: Chance, jumping: bool, repetition: i64, limit: i64
) -> SamouraiState:
    """M3, with these options."""
    at, on = board.start_at[:], board.start_on[:]
    seen = vec[u8]([u8(0)] * SLOTS)
    history = vec[i64]([i64(NO_KEY)] * (limit + 1))
    return SamouraiState(board, chance, jumping, repetition, limit, at, on, seen, history)
