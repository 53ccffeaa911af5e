"""The games as parallel PettingZoo environments, for libraries without turns.

    from tatami.adapters import pettingzoo_parallel
    env = pettingzoo_parallel.parallel_env(KEY, seats=3)

Every agent acts in every step. One seat decides; the others have a single legal action, the last
one of the action space: wait. So each agent always has a legal action and an observation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from tatami.adapters.pictures import RENDER_MODES, rendered
from tatami.adapters.rewards import Rewards, check_choice, rewards_of
from tatami.engine.chance import chance_from
from tatami.engine.errors import IllegalMove
from tatami.engine.seat_rows import SeatRows
from tatami.registry import game as game_of

Agents = dict[str, Any]


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 - untyped; PettingZoo's name
    """One game after the other. Agents are `seat_0`, `seat_1`, …"""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "zero-sum",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        check_choice("rewards", rewards, Rewards)
        self.game = game_of(game)
        self.options = None if options is None else dict(options)
        self.seats = self.game.check_seats(seats)
        self._prepare()
        self.reward_kind = rewards
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tatami_{game}_parallel_v{self.game.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        width = self.game.observation_layout(self.seats).size
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self._seeds = chance_from("pettingzoo")
        self.state_now = self.table.deal(self._seeds.fork())

    def _prepare(self) -> None:
        """What is not copied: the table to deal from, and the rows."""
        self.table = self.game.table(seats=self.seats, options=self.options)
        self.wait = self.game.action_layout(self.seats).size
        """The action of seats that do not decide."""
        self._rows = SeatRows(self.game.observation_layout(self.seats).size, self.wait)

    def __getstate__(self) -> dict[str, Any]:
        """For `copy.deepcopy` and `pickle`."""
        left = ("table", "_rows")
        return {name: value for name, value in self.__dict__.items() if name not in left}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._prepare()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Agents, Agents]:
        """Deal a new game. With a seed, this game and those after it are always the same."""
        if seed is not None:
            self._seeds = chance_from(str(seed))
        self.state_now = self.table.deal(self._seeds.fork())
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[Agents, dict[str, float], dict[str, bool], dict[str, bool], Agents]:
        """Carry out the action of the seat to act; raises IllegalMove, and carries out none, if
        it is not legal or another seat does not wait."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        state, acting = self.state_now, self.possible_agents[int(self.state_now.to_act)]
        for agent, action in actions.items():
            if agent != acting and int(action) != self.wait:
                raise IllegalMove("", "refusal", f"{agent} can only wait ({self.wait})")
        state.apply(int(state.decode_action(int(actions[acting]))))
        agents, over = self.agents, state.over
        won = rewards_of(state, self.reward_kind) if over else [0.0] * self.seats
        seen = self._observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            dict(zip(agents, won, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> Agents:
        state, seen = self.state_now, {}
        for seat, agent in enumerate(self.possible_agents):
            self._rows.show(state, seat)
            row: Any = self._rows.observation
            legal: Any = self._rows.mask
            mask = np.zeros(self.wait + 1, np.int8)
            mask[:-1] = np.frombuffer(legal, np.int8)
            mask[-1] = state.to_act != seat
            seen[agent] = {"observation": np.frombuffer(row, np.uint8).copy(), "action_mask": mask}
        return seen

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return rendered(self.game, self.game.view(self.state_now, None), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
