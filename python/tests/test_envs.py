"""PettingZoo's own tests, for every game and number of seats."""

import random

import numpy as np
import pytest
import sexton
from pettingzoo.test import api_test, parallel_api_test, seed_test
from sexton.envs import aec_env, parallel_env

# Long enough for several episodes of most games, short enough for all of them.
CYCLES = 150


@pytest.mark.parametrize("recall", [True, False])
def test_pettingzoo_takes_the_aec_environment(seated, recall):
    api_test(aec_env(*seated, recall=recall), num_cycles=CYCLES)


def test_pettingzoo_takes_its_seeds(seated):
    seed_test(lambda: aec_env(*seated), num_cycles=CYCLES)


@pytest.mark.parametrize("recall", [True, False])
def test_pettingzoo_takes_the_parallel_environment(seated, recall):
    parallel_api_test(parallel_env(*seated, recall=recall), num_cycles=CYCLES)


def test_a_seed_is_the_same_game_in_parallel(seated):
    # PettingZoo's own test for this pays no heed to masks.
    def played() -> list[bytes]:
        env, rng, told = parallel_env(*seated), random.Random(2), []
        observations, _ = env.reset(seed=6)
        for _ in range(60):
            if not env.agents:
                break
            told += [observations[agent]["observation"].tobytes() for agent in env.agents]
            masks = {agent: np.flatnonzero(observations[agent]["action_mask"]) for agent in env.agents}
            observations, rewards, *_ = env.step({agent: rng.choice(legal) for agent, legal in masks.items()})
            told.append(str(rewards).encode())
        return told

    assert played() == played()


def test_pettingzoo_takes_environments_with_bots():
    opponents = {1: "mourner", 3: "visitor"}
    for name in ("dawn-under", "clearing-coffins", "ruhe-in-frieden"):
        env = aec_env(name, 4, opponents=opponents)
        assert env.possible_agents == ["seat_0", "seat_2"]
        api_test(env, num_cycles=100)
        parallel_api_test(parallel_env(name, 4, opponents=opponents), num_cycles=100)


def test_episodes_end_with_a_reward_for_everybody():
    env = aec_env("dawn-under", 3)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            assert reward in (-1.0, 0.0, 1.0) and info["outcome"]["reason"]
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    assert env.agents == []


def test_both_environments_play_the_same_game(seated):
    # Where only one seat is asked at a time, answering in turn and at once come to the same.
    name, seats = seated
    one, all_at_once = aec_env(name, seats), parallel_env(name, seats)
    one.reset(seed=8)
    observations, _ = all_at_once.reset(seed=8)
    rng = random.Random(3)
    for _ in range(200):
        if one.terminations[one.agent_selection] or one.truncations[one.agent_selection]:
            break
        answers = dict.fromkeys(all_at_once.agents, 0)
        asked = [agent for agent in all_at_once.agents if not is_idle(observations[agent])]
        for agent in asked:
            assert one.agent_selection == agent
            observation = one.last()[0]
            for key in observation:
                assert (observation[key] == observations[agent][key]).all()
            answers[agent] = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
            one.step(answers[agent])
        observations, rewards, *_ = all_at_once.step(answers)
        assert rewards == {agent: one.rewards[agent] for agent in rewards}


def is_idle(observation: dict) -> bool:
    """Whether an agent can do nothing but nothing."""
    return np.flatnonzero(observation["action_mask"]).tolist() == [0]


def test_seeds_go_on_from_the_one_that_was_given():
    def deals(seed):
        env = aec_env("rest-in-peace")
        env.reset(seed=seed)
        seen = []
        for _ in range(3):
            seen.append(env.observe("seat_0")["observation"].tobytes())
            env.reset()
        return seen

    assert deals(1) == deals(1) != deals(2)
    assert len(set(deals(1))) == 3


def test_an_illegal_action_raises_and_changes_nothing():
    env = aec_env("dawn-under", 2)
    env.reset(seed=1)
    before = env.last()[0]["observation"].tobytes()
    for action in (0, 10_000, -1):
        with pytest.raises(sexton.IllegalAction):
            env.step(action)
    with pytest.raises(ValueError, match="None"):
        env.step(None)
    assert env.last()[0]["observation"].tobytes() == before


def test_it_is_shown_as_text():
    env = aec_env("dawn-under", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "graves" in (env.render() or "")
    with pytest.raises(ValueError, match="render_mode"):
        aec_env("dawn-under", 2, render_mode="human")
