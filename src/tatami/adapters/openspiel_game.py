"""The games for OpenSpiel: importing this module registers `tatami_seven` and the others.

    import pyspiel
    import tatami.adapters.openspiel_game
    game = pyspiel.load_game("tatami_seven(players=3,deals=4096)")

The first node of a game with hidden cards or dice is a chance node that chooses one of `deals`
shuffles; all later chance follows from it. So a state that OpenSpiel clones knows its future: a
search that must not know it asks for `resample`, for example
`ISMCTSBot(...).set_resampler(openspiel_game.resample)`. With `chance=explicit` every roll and every
card of a shuffle is a chance node instead, as CFR and expectimax need it; that is slower.

Actions are those of `Game.action_layout`. An observation tensor is a row of
`Game.observation_layout`, scaled to numbers from 0 to 1. An information state is everything that
the player has seen since the deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from tatami.adapters.rewards import check_choice, rewards_of
from tatami.engine.chance import chance_from
from tatami.engine.explicit_chance import ExplicitChance
from tatami.engine.game import Game
from tatami.engine.material import Material
from tatami.engine.options import Options
from tatami.engine.state import State, playout
from tatami.registry import game as game_of
from tatami.registry import game_keys

DEALS = 1024
"""Shuffles that the chance node of a game chooses from, if the parameter is not given."""
ChanceNodes = Literal["deal", "explicit"]
MOST_KINDS = 256
"""Outcomes of an explicit chance node, at most: pips of dice, or kinds of cards."""


class Table:
    """A position that OpenSpiel copies by copying its holder, and the positions before it."""

    def __init__(
        self,
        dealt: State | None,
        walk: ExplicitChance[Any] | None,
        past: list[list[State]],
        seen: list[list[str]],
        views: dict[int, str],
    ) -> None:
        self.dealt = dealt
        self.walk = walk
        self.past = past
        """Positions that are not in `seen` yet, by player; they never change and can be shared."""
        self.seen = seen
        """What each player has seen since the deal, as far as anybody has asked."""
        self.views = views
        """What players see now, as far as anybody has asked: searches ask several times."""

    @property
    def state(self) -> State | None:
        """None while chance decides."""
        if self.walk is None:
            return self.dealt
        return None if self.walk.is_chance else self.walk.state

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        dealt = None if self.dealt is None else self.dealt.clone()
        walk = None if self.walk is None else self.walk.clone()
        past, seen = [one[:] for one in self.past], [one[:] for one in self.seen]
        return Table(dealt, walk, past, seen, self.views.copy())


class TatamiGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of the games, with a number of players."""

    def __init__(
        self,
        game: Game[Any],
        params: dict[str, Any] | None = None,
        options: Mapping[str, Any] | Options | None = None,
        material: Material | str | None = None,
    ) -> None:
        params = dict(params or {})
        self.game = game
        self.seats = int(params.get("players", self.game.min_seats))
        check_choice("chance", params.get("chance", "deal"), ChanceNodes)
        self.explicit = params.get("chance", "deal") == "explicit"
        self.deals = int(params.get("deals", DEALS)) if has_chance(self.game) else 0
        self.options, self.material = options, material
        self.table = self.game.table(seats=self.seats, options=options, material=material)
        self.observation = self.game.observation_layout(self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_layout(self.seats).size,
            max_chance_outcomes=MOST_KINDS if self.explicit else self.deals,
            num_players=self.seats,
            min_utility=-self.table.stake() / (self.seats - 1),
            max_utility=self.table.stake(),
            utility_sum=0.0,
            max_game_length=self.game.bound(self.game.options(options), self.seats),
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> TatamiState:
        return TatamiState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class TatamiState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: TatamiGame) -> None:
        super().__init__(game)
        walk = explicit_chance(game) if game.explicit else None
        everyone = range(game.seats)
        self.table = Table(None, walk, [[] for _ in everyone], [[] for _ in everyone], {})
        if not game.deals and walk is None:
            self.table.dealt = game.table.deal(chance_from("0"))
        self._note()

    def _note(self) -> None:
        """Keep this position, for the information states of the players."""
        self.table.views = {}
        if self.table.state is None:
            return
        copy = self.table.state.clone()
        for past in self.table.past:
            past.append(copy)

    def seen_by(self, player: int) -> list[str]:
        """What the player has seen since the deal, without repetitions."""
        game, seen = self.get_game().game, self.table.seen[player]
        for position in self.table.past[player]:
            view = game.view_bytes(position, player).decode()
            if not seen or view != seen[-1]:
                seen.append(view)
        self.table.past[player] = []
        return seen

    def view_of(self, player: int) -> str:
        """What the player sees now; nothing before the deal. It ends with the legal actions, which
        can depend on the past: a search may take positions that look the same for one."""
        views, position = self.table.views, self.table.state
        if position is None:
            return ""
        if player not in views:
            view = self.get_game().game.view_bytes(position, player).decode()
            legal = position.legal() if position.to_act == player else []
            views[player] = f"{view} {legal}"
        return views[player]

    def current_player(self) -> int:
        state = self.table.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else int(state.to_act)

    def is_terminal(self) -> bool:
        return self.table.state is not None and self.table.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.table.walk is not None:
            return self.table.walk.outcomes()
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.table.state
        assert state is not None
        return sorted(int(state.encode_action(action)) for action in state.legal())

    def _apply_action(self, action: int) -> None:
        state, walk = self.table.state, self.table.walk
        number = action if state is None else int(state.decode_action(action))
        if walk is not None:
            walk.apply(number)
        elif state is None:
            self.table.dealt = self.get_game().table.deal(chance_from(str(action)))
        else:
            state.apply(number)
        self._note()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table.state is None:
            return f"chance {action}"
        shown: str = self.get_game().game.show(int(self.table.state.decode_action(action)))
        return shown

    def returns(self) -> list[float]:
        state = self.table.state
        if state is None or not state.over:
            return [0.0] * self.get_game().seats
        return rewards_of(state, "zero-sum")

    def __str__(self) -> str:
        return "deal" if self.table.state is None else self.table.state.dump()


def explicit_chance(game: TatamiGame) -> ExplicitChance[Any]:
    return ExplicitChance(game.game, seats=game.seats, options=game.options, material=game.material)


class Observer:
    """What a player sees: one position, or everything since the deal (perfect recall)."""

    def __init__(self, game: TatamiGame, kind: Any) -> None:
        self.game = game
        self.recalls = bool(kind.perfect_recall)
        self.scale = np.array(game.observation.scale(), np.float32)
        size = 0 if self.recalls else game.observation.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if self.recalls else game.observation.split(self.tensor)

    def set_from(self, state: TatamiState, player: int) -> None:
        if self.recalls:
            return
        position = state.table.state
        if position is None:
            self.tensor.fill(0)
            return
        row = np.frombuffer(self.game.game.observe(position, player), np.uint8)
        np.multiply(row, self.scale, out=self.tensor)

    def string_from(self, state: TatamiState, player: int) -> str:
        if self.recalls:
            return f"[{','.join([str(player), *state.seen_by(player)])}]"
        return state.view_of(player)


def resample(state: TatamiState, player: int) -> TatamiState:
    """A state that the player cannot tell from this one: other hidden cards, other chance."""
    position = state.table.state
    assert position is not None, "nothing is dealt yet"
    other: TatamiState = state.clone()
    # OpenSpiel's choice: NumPy's generator, so that a seeded run can be repeated.
    rng = chance_from(str(np.random.randint(2**31)))
    sampled = position.sample(player, rng)
    other.table.views = {player: state.view_of(player)}
    # What the others saw before belongs to the true cards: here they begin with this position.
    for seat in range(other.num_players()):
        if seat != player:
            other.table.past[seat], other.table.seen[seat] = [sampled.clone()], []
    if other.table.walk is None:
        other.table.dealt = sampled
    else:
        other.table.walk = other.table.walk.at(sampled)
    return other


class CompiledRolloutEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """OpenSpiel's `RandomRolloutEvaluator` with rollouts in compiled code: 10 to 1,000 times as
    fast. Chance that the position has not decided yet is drawn again in every rollout."""

    def __init__(
        self, n_rollouts: int = 1, random_state: np.random.RandomState | None = None
    ) -> None:
        self.n_rollouts = n_rollouts
        self._random = random_state or np.random.RandomState()
        self._rng = chance_from(str(self._random.randint(2**31)))

    def evaluate(self, state: TatamiState) -> Any:
        """The mean of what each player wins in random games from here."""
        total = np.zeros(state.num_players())
        for _ in range(self.n_rollouts):
            game = self._dealt(state).clone()
            game.chance = self._rng.fork()
            playout(game, self._rng)
            total += rewards_of(game, "zero-sum")
        return total / self.n_rollouts

    def _dealt(self, state: TatamiState) -> State:
        """The position, or a random one after the chance nodes that come first."""
        while state.table.state is None:
            state = state.clone()
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(self._random.choice(outcomes, p=chances)))
        position: State = state.table.state
        return position

    def prior(self, state: TatamiState) -> list[tuple[int, float]]:
        """The same probability for every legal action."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def has_chance(game: Game[Any]) -> bool:
    """Only games that hide something are dealt or have dice."""
    return game.hides_information


def game_type(game: Game[Any]) -> Any:
    kinds = pyspiel.GameType
    chance = has_chance(game)
    return kinds(
        short_name=f"tatami_{game.key}",
        long_name=game.credit.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if game.hides_information
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.min_seats, "deals": DEALS, "chance": "deal"},
    )


def register(key: str) -> None:
    """Make the game known to `pyspiel.load_game`."""
    named = type(
        f"{key.capitalize()}Game",
        (TatamiGame,),
        {"__init__": lambda self, params=None: TatamiGame.__init__(self, game_of(key), params)},
    )
    pyspiel.register_game(game_type(game_of(key)), named)


def load(
    game: Game[Any] | str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | Options | None = None,
    material: Material | str | None = None,
    deals: int = DEALS,
    chance: ChanceNodes = "deal",
) -> TatamiGame:
    """The game with options and components of your own, which `pyspiel.load_game` cannot pass on.
    Any game object will do; it need not be registered."""
    found = game_of(game) if isinstance(game, str) else game
    params = {"players": found.check_seats(seats), "deals": deals, "chance": chance}
    return TatamiGame(found, params, options, material)


for _key in game_keys():
    register(_key)
