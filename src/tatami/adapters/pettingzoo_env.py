"""The games as PettingZoo environments, in which the agents act in turns (AEC).

    from tatami.adapters import pettingzoo_env
    env = pettingzoo_env.env(KEY, seats=3)

An observation is a dict: `observation`, the row that `Game.observation_layout` describes, and
`action_mask`, a 1 for each legal action of `Game.action_layout`. Both are arrays of their own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tatami.adapters.pictures import RENDER_MODES, rendered
from tatami.adapters.rewards import Rewards, check_choice, rewards_of
from tatami.engine.chance import chance_from
from tatami.engine.seat_rows import SeatRows
from tatami.engine.state import NOBODY
from tatami.registry import game as game_of

PREPARED = ("table", "_show", "_apply", "_copy_seen", "_copy_mask")
"""What an environment does not copy, but prepares again."""


def array_over(row: Any, kind: Any) -> Any:
    """An array that looks into the memory of a row."""
    return np.frombuffer(row, kind)


def env(game: str, **settings: Any) -> AECEnv:
    """The environment, with PettingZoo's check that its methods are called in order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - untyped; PettingZoo's name
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
        super().__init__()
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
            "name": f"tatami_{game}_v{self.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces()
        self._seeds = chance_from("pettingzoo")
        self.state_now = self.table.deal(self._seeds.fork())

    def _prepare(self) -> None:
        """What is not copied: the table to deal from, and rows with arrays that look into them."""
        self.table = self.game.table(seats=self.seats, options=self.options)
        self._width = self.game.observation_layout(self.seats).size
        self._actions = self.game.action_layout(self.seats).size
        rows = SeatRows(self._width, self._actions)
        # Methods that are called in every step, found once.
        self._show, self._apply = rows.show, rows.apply
        self._copy_seen = array_over(rows.observation, np.uint8).copy
        self._copy_mask = array_over(rows.mask, np.int8).copy

    def __getstate__(self) -> dict[str, Any]:
        """For `copy.deepcopy` and `pickle`."""
        return {name: value for name, value in self.__dict__.items() if name not in PREPARED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._prepare()

    def _spaces(self) -> None:
        width, actions = self._width, self._actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (width,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. With a seed, this game and those after it are always the same."""
        if seed is not None:
            self._seeds = chance_from(str(seed))
        self.state_now = self.table.deal(self._seeds.fork())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.state_now.to_act)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know. The mask is empty while another agent is to act."""
        self._show(self.state_now, self._seat_of[agent])
        return {"observation": self._copy_seen(), "action_mask": self._copy_mask()}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent to act sees, its reward so far, whether its game is over, and more."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Carry out an action of the action space; raises IllegalMove if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._apply(self.state_now, int(action))
        if seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they act: step once for each."""
        for _ in range(min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def _end(self) -> None:
        """Give every agent its reward, which all had to wait for; each then takes its last, empty
        step."""
        for agent, reward in zip(
            self.possible_agents, rewards_of(self.state_now, self.reward_kind), strict=True
        ):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return rendered(self.game, self.game.view(self.state_now, None), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
