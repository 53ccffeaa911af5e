"""The games for Gymnasium: one seat against bots, and many games at once for self-play.

env = SoloEnv(KEY, opponents="level-2")
envs = SelfPlayVectorEnv(KEY, 256, seats=4)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from tatami.adapters.pictures import RENDER_MODES, rendered
from tatami.adapters.rewards import Rewards, check_choice, rewards_of
from tatami.bots import Knowledge
from tatami.bots.roster import bot as bot_of
from tatami.engine.batch import Batch
from tatami.engine.chance import chance_from
from tatami.engine.seat_rows import SeatRows
from tatami.registry import game as game_of

Observation = dict[str, Any]
OnIllegal = Literal["raise", "random"]


def observation_space(width: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One seat is yours; bots play the others. The seat changes from game to game unless given.

    An action that is not legal raises IllegalMove with the rule and changes nothing: use
    `action_mask`. For algorithms without masks, `illegal="random"` carries out a random legal
    action instead, and `info["illegal"]` says which rule the action breaks.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str = "random",
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "zero-sum",
        illegal: OnIllegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_choice("rewards", rewards, Rewards)
        check_choice("illegal", illegal, OnIllegal)
        self.game = game_of(game)
        self.illegal = illegal
        self.opponents = opponents
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.options = None if options is None else dict(options)
        self.seats = self.game.check_seats(seats)
        self._prepare()
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seats are numbered from 0 to {self.seats - 1}, not {seat}")
        self.fixed_seat = seat
        self.reward_kind = rewards
        self.render_mode = render_mode
        width = self.game.observation_layout(self.seats).size
        self.actions = self.game.action_layout(self.seats).size
        self.observation_space = observation_space(width, self.actions)
        self.action_space = spaces.Discrete(self.actions)
        self._chance = chance_from("solo")
        self.seat = 0
        self.state = self.table.deal(self._chance.fork())

    def _prepare(self) -> None:
        """What is not copied: the table to deal from, the rows and the bot."""
        self.table = self.game.table(seats=self.seats, options=self.options)
        self._rows = SeatRows(
            self.game.observation_layout(self.seats).size, self.game.action_layout(self.seats).size
        )
        self.bot = bot_of(self.opponents, self.game)

    def __getstate__(self) -> dict[str, Any]:
        """For `copy.deepcopy` and `pickle`."""
        left = ("table", "_rows", "bot")
        return {name: value for name, value in self.__dict__.items() if name not in left}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._prepare()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._chance = chance_from(str(seed))
        while True:
            self.seat = (
                self._chance.below(self.seats) if self.fixed_seat is None else self.fixed_seat
            )
            self.state = self.table.deal(self._chance.fork())
            self._let_others_play()
            if not self.state.over:
                return self._observation(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.state
        info: dict[str, Any] = {"seat": self.seat}
        chosen = int(state.decode_action(int(action)))
        if self.illegal == "random" and not state.is_legal(chosen):
            info["illegal"] = str(state.refusal(chosen))
            chosen = int(state.pick(self._chance))
        state.apply(chosen)
        self._let_others_play()
        reward = rewards_of(state, self.reward_kind)[self.seat] if state.over else 0.0
        return self._observation(), reward, state.over, False, info

    def _let_others_play(self) -> None:
        state = self.state
        while not state.over and state.to_act != self.seat:
            knowledge = Knowledge(state, int(state.to_act))
            state.play(self.bot.choose(knowledge, self._chance))

    def _observation(self) -> Observation:
        self._rows.show(self.state, self.seat)
        seen: Any = self._rows.observation
        legal: Any = self._rows.mask
        return {
            "observation": np.frombuffer(seen, np.uint8).copy(),
            "action_mask": np.frombuffer(legal, np.int8).copy(),
        }

    def render(self) -> Any:
        """The table as your seat sees it."""
        return rendered(self.game, self.game.view(self.state, self.seat), self.render_mode)


class SelfPlayVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many games at once, stepped in compiled code. One policy plays all seats.

    The observation and the mask are those of the seat to act. The reward of a step is that of the
    seat that acted; `infos["rewards"]` has those of all seats where a game ended, and
    `infos["to_act"]` the seats to act next. A game that ends is replaced in the same step.
    The arrays are overwritten by the next step: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "zero-sum",
    ) -> None:
        self.batch = Batch(
            game_of(game),
            num_envs,
            seats=seats,
            options=options,
            rewards="shares" if rewards == "shares" else "returns",
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        width = self.batch.observations.shape[1]
        actions = self.batch.masks.shape[1]
        self.single_observation_space = observation_space(width, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = gymnasium.vector.utils.batch_space(
            self.single_observation_space, num_envs
        )
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            self.batch.reset([one if one is not None else i for i, one in enumerate(seed)])
        else:
            self.batch.reset(seed)
        return self._observation(), {"to_act": self.batch.to_act}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        acted = self.batch.to_act.copy()
        self.batch.step(actions)
        rewards = self.batch.rewards
        own = rewards[np.arange(self.num_envs), acted]
        infos = {"to_act": self.batch.to_act, "rewards": rewards}
        return self._observation(), own, self.batch.done, np.zeros_like(self.batch.done), infos

    def _observation(self) -> Observation:
        return {
            "observation": self.batch.observations,
            "action_mask": self.batch.masks.view(np.int8),
        }
