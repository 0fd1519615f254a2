"""PettingZoo's environments: ``aec_env`` asks one seat after the other, ``parallel_env`` all at once.

Both need ``pip install "sexton[pettingzoo]"``. Agents are called ``seat_0``, ``seat_1`` and so on; seats that bots play
(``opponents``) are no agents. An observation is a dictionary of ``observation``, one byte for each feature, and
``action_mask``. ``Game.layout`` and ``Game.action_names`` say what the numbers mean.

Who is asked at the same moment (a sealed round, a race, standing rights) does not learn what the others answer: in
``aec_env`` they answer one after the other, unseen; in ``parallel_env`` in the same step, where everybody else does
nothing (action 0).
"""

from __future__ import annotations

import secrets
from typing import Any, Mapping

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from ._sexton import Game, State

__all__ = ["Aec", "Parallel", "aec_env", "parallel_env"]


class _Seeds:
    """The seeds of one episode after the other."""

    def __init__(self) -> None:
        self._stream: np.random.Generator | None = None

    def next(self, seed: int | None) -> int:
        """The seed that is asked for, or one that follows from the last that was."""
        if seed is not None:
            self._stream = np.random.default_rng(seed)
            return seed % (1 << 64)
        if self._stream is None:
            self._stream = np.random.default_rng(secrets.randbits(64))
        return int(self._stream.integers(1 << 63))


def _spaces(game: Game) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete]:
    actions = game.num_distinct_actions()
    features = game.observation_tensor_shape()
    observation = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, tuple(features), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, gymnasium.spaces.Discrete(actions)


class Aec(AECEnv):  # type: ignore[misc]
    """One seat is asked after the other."""

    def __init__(self, game: Game, *, recall: bool = True, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode: expected None or "ansi", found {render_mode!r}')
        self.game = game
        self.recall = recall
        self.render_mode = render_mode
        self.metadata = {
            "name": f"sexton_{game.name.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self._names = {seat: f"seat_{seat}" for seat in game.agents}
        self._seats = {name: seat for seat, name in self._names.items()}
        self.possible_agents = list(self._seats)
        # A space of its own for each agent: they are sampled from, and seeded.
        self._observation_spaces = {name: _spaces(game)[0] for name in self._seats}
        self._action_spaces = {name: _spaces(game)[1] for name in self._seats}
        self._seeds = _Seeds()
        self._state: State | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What ``observe`` gives."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """All action ids of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a table. The same seed deals the same one; without a seed the next follows from the last given."""
        state = self.game.new_initial_state(self._seeds.next(seed), record=False)
        # A deal that is over before an agent is asked is no episode.
        while state.is_terminal():
            state = self.game.new_initial_state(self._seeds.next(None), record=False)
        self._state = state
        self._act = state.act
        self._observe = state.observe
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self.agent_selection = self._names[state.current_player()]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent knows, or without recall what it sees, and which actions are legal."""
        return self._observe(self._seats[agent], self.recall)

    def step(self, action: int | None) -> None:
        """Takes the answer of the agent that is asked."""
        if self._over:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: expected a number, found None")
        seat = self._act(action)
        if seat >= 0:
            self.agent_selection = self._names[seat]
        else:
            self._finish()

    def _finish(self) -> None:
        assert self._state is not None
        self._over = True
        returns = self._state.returns()
        is_truncated = self._state.is_truncated()
        outcome = self._state.outcome()
        for agent, seat in self._seats.items():
            self.rewards[agent] = returns[seat]
            self._cumulative_rewards[agent] = returns[seat]
            self.terminations[agent] = not is_truncated
            self.truncations[agent] = is_truncated
            self.infos[agent] = {"outcome": outcome}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What everybody sees, as text."""
        if self.render_mode is None or self._state is None:
            return None
        return str(self._state.view("public"))

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


class Parallel(ParallelEnv):  # type: ignore[misc]
    """Everybody answers in the same step; whoever is not asked does nothing (action 0)."""

    def __init__(self, game: Game, *, recall: bool = True, render_mode: str | None = None) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode: expected None or "ansi", found {render_mode!r}')
        self.game = game
        self.recall = recall
        self.render_mode = render_mode
        self.metadata = {
            "name": f"sexton_{game.name.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
        }
        self._seats = {f"seat_{seat}": seat for seat in game.agents}
        self.possible_agents = list(self._seats)
        self._observation_spaces = {name: _spaces(game)[0] for name in self._seats}
        self._action_spaces = {name: _spaces(game)[1] for name in self._seats}
        self._seeds = _Seeds()
        self._state: State | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What ``step`` gives an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """All action ids of the game."""
        return self._action_spaces[agent]

    def _observations(self) -> dict[str, dict[str, np.ndarray]]:
        assert self._state is not None
        return {agent: self._state.observe(self._seats[agent], self.recall) for agent in self.agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, np.ndarray]], dict[str, dict[str, Any]]]:
        """Deals a table. The same seed deals the same one; without a seed the next follows from the last given."""
        state = self.game.new_initial_state(self._seeds.next(seed), record=False)
        while state.is_terminal():
            state = self.game.new_initial_state(self._seeds.next(None), record=False)
        self._state = state
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, dict[str, np.ndarray]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Takes everybody's answer."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        assert self._state is not None
        self._state.apply_actions({self._seats[agent]: int(action) for agent, action in actions.items()})
        observations = self._observations()
        is_over, is_truncated = self._state.is_terminal(), self._state.is_truncated()
        returns = self._state.returns()
        rewards = {agent: returns[self._seats[agent]] for agent in self.agents}
        terminations = dict.fromkeys(self.agents, is_over and not is_truncated)
        truncations = dict.fromkeys(self.agents, is_truncated)
        outcome = self._state.outcome() if is_over else None
        infos: dict[str, dict[str, Any]] = {
            agent: {"outcome": outcome} if is_over else {} for agent in self.agents
        }
        if is_over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """What everybody sees, as text."""
        if self.render_mode is None or self._state is None:
            return None
        return str(self._state.view("public"))

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


def aec_env(
    game: str, seats: int | None = None, *, recall: bool = True, render_mode: str | None = None, **terms: Any
) -> Aec:
    """An environment that asks one seat after the other; ``terms`` are those of ``Game``."""
    return Aec(Game(game, seats, **terms), recall=recall, render_mode=render_mode)


def parallel_env(
    game: str, seats: int | None = None, *, recall: bool = True, render_mode: str | None = None, **terms: Any
) -> Parallel:
    """An environment that asks everybody at once; ``terms`` are those of ``Game``."""
    return Parallel(Game(game, seats, **terms), recall=recall, render_mode=render_mode)
