"""Many tables at once."""

import itertools

import numpy as np
import pytest
import sexton


def test_every_game_is_stepped_at_once(seated):
    game = sexton.Game(*seated)
    env = sexton.VectorEnv(game, 5, seed=1, threads=1)
    assert len(env) == env.num_envs == 5
    for _ in range(400):
        actions = env.sample()
        assert all(env.action_masks[table, action] for table, action in enumerate(actions))
        env.step(actions)
        over = env.terminations | env.truncations
        assert (env.rewards[~over] == 0).all()
        assert (env.action_masks.sum(axis=1) > 0).all()
        assert ((env.players >= 0) & (env.players < game.seats)).all()


def test_arrays_are_written_in_place():
    env = sexton.VectorEnv(sexton.Game("dawn-under"), 4, seed=1)
    observations, masks, players, rewards, terminations, truncations = env.step(env.sample())
    assert observations.base is env.observations.base
    for array, name in [
        (observations, "observations"),
        (masks, "action_masks"),
        (players, "players"),
        (rewards, "rewards"),
        (terminations, "terminations"),
        (truncations, "truncations"),
    ]:
        assert np.shares_memory(array, getattr(env, name))
    before = observations.copy()
    env.step(env.sample())
    assert (observations != before).any()


def run(threads: int, recall: bool = True) -> bytes:
    """What 100 steps of 600 tables come to: enough tables that threads share them."""
    env = sexton.VectorEnv(sexton.Game("dawn-under", 3), 600, seed=9, threads=threads, recall=recall)
    told = b""
    for _ in range(100):
        env.step(env.sample())
        told += env.rewards.tobytes() + env.players.tobytes()
    return told + env.observations.tobytes() + env.action_masks.tobytes()


def test_the_number_of_threads_changes_nothing():
    assert run(1) == run(2) == run(0)
    assert run(1) != run(1, recall=False)


def test_threads_find_the_illegal_action():
    env = sexton.VectorEnv(sexton.Game("dawn-under", 3), 600, seed=9, threads=2)
    before = env.observations.copy()
    actions = env.sample().copy()
    actions[[317, 599]] = -1
    with pytest.raises(sexton.IllegalAction, match="at table 317"):
        env.step(actions)
    assert (env.observations == before).all()


def test_each_table_is_an_episode_of_its_own():
    game = sexton.Game("dawn-under", 2)
    env = sexton.VectorEnv(game, 8, seed=3)
    assert len({row.tobytes() for row in env.observations}) == 8
    first = env.observations.copy()
    env.step(env.sample())
    env.reset(seed=3)
    assert (env.observations == first).all()
    env.reset(seed=4)
    assert (env.observations != first).any()


def test_a_table_goes_as_a_state_goes():
    # Agents at a table with bots: rewards are told when an episode ends, and the next begins.
    game = sexton.Game("dawn-under", 2, opponents={1: "visitor"})
    env = sexton.VectorEnv(game, 16, seed=5)
    ended = 0
    for _ in range(2_000):
        env.step(env.sample())
        over = env.terminations
        ended += int(over.sum())
        assert (env.players == 0).all()
        assert (np.abs(env.rewards[over]).sum(axis=1) == 2).all()
    assert ended > 16


def seed_of(seed: int, table: int, number: int) -> int:
    """The seed of an episode of a table, as ``fleet.rs`` mixes it."""
    low = (1 << 64) - 1
    for part in (table, number):
        seed = seed + (part + 1) * 0x9E37_79B9_7F4A_7C15 & low
        seed = (seed ^ seed >> 30) * 0xBF58_476D_1CE4_E5B9 & low
        seed = (seed ^ seed >> 27) * 0x94D0_49BB_1331_11EB & low
        seed ^= seed >> 31
    return seed


@pytest.mark.parametrize("recall", [True, False])
def test_rows_are_what_a_state_shows(seated, recall):
    # A row may be written by what has changed since the last step, a state always writes all.
    name, seats = seated
    options = {"expansion": "on"} if name == "dawn-under" else {}
    game = sexton.Game(name, seats, options=options)
    env = sexton.VectorEnv(game, 2, seed=11, recall=recall, threads=1)

    def episodes(seed, table):
        for number in itertools.count():
            state = game.new_initial_state(seed_of(seed, table, number), record=False)
            # Some deals are over before anybody is asked.
            if not state.is_terminal():
                yield state

    for seed in (11, 12):
        env.reset(seed=seed)
        dealt = [episodes(seed, table) for table in range(2)]
        states = [next(of_table) for of_table in dealt]
        for _ in range(500):
            actions = env.sample()
            for table, state in enumerate(states):
                seen = state.observe(int(env.players[table]), recall)
                assert (env.observations[table] == seen["observation"]).all()
                assert (env.action_masks[table] == seen["action_mask"]).all()
                state.apply_action(int(actions[table]))
                if state.is_terminal():
                    states[table] = next(dealt[table])
            env.step(actions)


def test_one_illegal_action_stops_all_and_changes_nothing():
    env = sexton.VectorEnv(sexton.Game("dawn-under"), 4, seed=1)
    actions = env.sample().copy()
    before = env.observations.copy()
    for wrong in (0, -1, 198, 1 << 40):
        bad = actions.copy()
        bad[2] = wrong
        with pytest.raises(sexton.IllegalAction, match="table 2"):
            env.step(bad)
    assert (env.observations == before).all()
    env.step(actions)
    with pytest.raises(sexton.Problem, match="actions"):
        env.step(actions[:2])
    with pytest.raises(TypeError):
        env.step(actions.astype(np.float32))
    with pytest.raises(sexton.Problem, match="num_envs"):
        sexton.VectorEnv(sexton.Game("dawn-under"), 0)
