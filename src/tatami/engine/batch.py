"""`Batch`: many games stepped at once in compiled code, as NumPy arrays that are never copied.

NumPy is needed only here: `pip install numpy`, or the extra `rl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from tatami.engine.batch_core import BatchCore
from tatami.engine.chance import Chance, chance_from
from tatami.engine.errors import BadOptions, TatamiError
from tatami.engine.game import Game
from tatami.engine.layout import Layout
from tatami.engine.material import Material
from tatami.engine.options import Options
from tatami.engine.state import State

if TYPE_CHECKING:
    import numpy as np

    Array: TypeAlias = np.ndarray[Any, Any]


class Snapshot:
    """The games of a batch at one moment. It can be pickled."""

    def __init__(self, states: list[State], seeders: list[Chance], rng: Chance) -> None:
        self.states = states
        self.seeders = seeders
        self.rng = rng


class Batch:
    """`n` games side by side. After each `step` the arrays show the next decision of every game.

    The arrays are read-only views of memory that the next step overwrites: copy what you keep.
    Where a game ends, `done` is True, `rewards` holds the shares of the victory by seat, and the
    other arrays show the first decision of a new game. With `restart=False` finished games stay
    finished instead: `to_act` is -1 and their actions are ignored.
    """

    observations: Array
    """(n, `observation_layout.size`) uint8: what the seat to act may know."""
    critic: Array
    """The same with all cards face up, if asked for with `critic=True`."""
    masks: Array
    """(n, `action_layout.size`) bool: the legal actions."""
    to_act: Array
    """(n,) int64: the seat to act."""
    done: Array
    """(n,) bool: the last step ended the game."""
    rewards: Array
    """(n, seats) float64: shares of the victory (or returns) where `done`, otherwise 0."""
    actions: Array
    """(n,) int64: the actions of the last step, or those that `random_actions` chose."""

    def __init__(
        self,
        game: Game[Any],
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        material: Material | str | None = None,
        seed: str | int | Sequence[str | int] = 0,
        observe: bool = True,
        mask: bool = True,
        critic: bool = False,
        restart: bool = True,
        rewards: Literal["shares", "returns"] = "shares",
    ) -> None:
        """With one seed, game `i` begins as `game.new(seed="SEED/i")` does; a sequence has a seed
        for each game. Rewards are shares of the victory, or `State.returns`."""
        if rewards not in ("shares", "returns"):
            raise BadOptions(f"rewards are 'shares' or 'returns', not {rewards!r}")
        if not isinstance(game, Game):
            raise TypeError(f"Batch needs a game, as tatami.game({game!r})")
        if n < 1:
            raise BadOptions(f"a batch needs at least one game, not {n}")
        self.game = game
        self.n = n
        table = game.table(seats=seats, options=options, material=material)
        self.seats = int(table.seats)
        self.action_layout: Layout = game.action_layout(self.seats)
        self.observation_layout: Layout | None = (
            game.observation_layout(self.seats) if observe or critic else None
        )
        width = self.observation_layout.size if self.observation_layout else 0
        self._seeds = seeds_of(seed, n)
        self._core = BatchCore(
            table,
            n,
            width if observe else 0,
            width if critic else 0,
            self.action_layout.size if mask else 0,
            restart,
            chance_from("/".join([*self._seeds[:1], "actions"])),
            rewards == "returns",
        )
        self._share()
        self.reset()

    def _share(self) -> None:
        np = numpy()
        core, n = self._core, self.n
        self.observations = np.frombuffer(core.observations, np.uint8).reshape(n, -1)
        self.critic = np.frombuffer(core.critic, np.uint8).reshape(n, -1)
        self.masks = np.frombuffer(core.masks, np.bool_).reshape(n, -1)
        self.to_act = np.frombuffer(core.to_act, np.int64)
        self.done = np.frombuffer(core.done, np.bool_)
        self.rewards = np.frombuffer(core.rewards, np.float64).reshape(n, -1)
        self.actions = np.frombuffer(core.actions, np.int64)

    def reset(self, seed: str | int | Sequence[str | int] | None = None) -> None:
        """Deal all games again, with these seeds or those of the start."""
        if seed is not None:
            self._seeds = seeds_of(seed, self.n)
        self._core.rng = chance_from(f"{self._seeds[0]}/actions")
        self._core.start(
            [chance_from(one) for one in self._seeds],
            [chance_from(f"{one}/next") for one in self._seeds],
        )

    def step(self, actions: Array | Sequence[int]) -> None:
        """Carry out an action of `action_layout` in every game.

        Raises IllegalMove, and carries out none, if one is not legal. What `random_actions`
        returned is not checked again.
        """
        if actions is self.actions:
            self._core.step_picked()
            return
        chosen = numpy().asarray(actions).tolist()  # Python's integers, whatever was given
        if len(chosen) != self.n:
            raise BadOptions(f"there are {self.n} games, but {len(chosen)} actions")
        self._core.step(chosen)

    def random_actions(self) -> Array:
        """A uniformly random legal action for every game, for `step`."""
        self._core.pick()
        return self.actions

    def step_random(self) -> None:
        """The same as `step(random_actions())`, faster. `actions` shows what was chosen, but not
        in a batch without observations and masks."""
        self._core.step_random()

    def state(self, i: int) -> State:
        """A copy of the state of one game."""
        return self._core.states[i].clone()

    def save(self) -> Snapshot:
        """The games as they are now, for `restore`."""
        core = self._core
        return Snapshot(
            [state.clone() for state in core.states],
            [seeder.clone() for seeder in core.seeders],
            core.rng.clone(),
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Continue from a snapshot of a batch of the same game and size."""
        if len(snapshot.states) != self.n:
            raise BadOptions(f"the snapshot has {len(snapshot.states)} games, not {self.n}")
        self._core.rng = snapshot.rng.clone()
        self._core.replace(
            [state.clone() for state in snapshot.states],
            [seeder.clone() for seeder in snapshot.seeders],
        )

    @property
    def decisions(self) -> int:
        """Decisions carried out since the start."""
        return int(self._core.decisions)

    @property
    def games(self) -> int:
        """Games that have ended since the start."""
        return int(self._core.games)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game.key} with {self.seats} seats>"


def seeds_of(seed: str | int | Sequence[str | int], n: int) -> list[str]:
    """The seeds of the first games."""
    if isinstance(seed, str | int):
        return [f"{seed}/{i}" for i in range(n)]
    if len(seed) != n:
        raise BadOptions(f"there are {n} games, but {len(seed)} seeds")
    return [str(one) for one in seed]


def numpy() -> Any:
    try:
        import numpy as module
    except ImportError:
        raise TatamiError("a batch needs NumPy: pip install 'tatami-games[rl]'") from None
    return module
