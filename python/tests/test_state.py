"""Games and states in the manner of OpenSpiel."""

import copy
import json
import random

import numpy as np
import pytest
import sexton


def random_sim(game: sexton.Game, seed: int) -> sexton.State:
    """One game played at random, looked at from all sides, as OpenSpiel's ``random_sim_test`` does."""
    rng = random.Random(seed)
    state = game.new_initial_state(seed)
    steps, begun = 0, None
    while not state.is_terminal():
        player = state.current_player()
        assert 0 <= player < game.num_players() and player in state.players_asked()
        assert not state.is_chance_node() and not state.is_simultaneous_node()
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) == state.legal_actions(player) != []
        mask = state.legal_actions_mask()
        assert mask.shape == (game.num_distinct_actions(),)
        assert np.flatnonzero(mask).tolist() == legal
        if begun is None:
            # A pair of cards can be begun with either.
            commands = state.commands()
            assert {ids[0] for ids, _ in commands} <= set(legal)
            if all(len(ids) == 1 for ids, _ in commands):
                assert sorted(ids[0] for ids, _ in commands) == legal
        for other in range(game.num_players()):
            if other not in state.players_asked():
                assert state.legal_actions(other) == []
                assert np.flatnonzero(state.legal_actions_mask(other)).tolist() == [0]
        if steps % 7 == 0:
            look(game, state)
        assert state.returns() == [0.0] * game.num_players()
        action = rng.choice(legal)
        assert state.action_to_string(player, action) == game.action_to_string(action)
        state.apply_action(action)
        begun = action if game.action_to_string(action).startswith("moon_first") else None
        steps += 1
    assert state.current_player() == -4 and state.legal_actions() == []
    assert all(value in (-1.0, 0.0, 1.0) for value in state.returns())
    assert state.returns() == [state.player_return(player) for player in range(game.num_players())]
    assert len(state.history()) == steps == len(state.full_history())
    with pytest.raises(sexton.IllegalAction):
        state.apply_action(0)
    return state


def look(game: sexton.Game, state: sexton.State) -> None:
    """Everything a state tells, for everybody; a clone tells the same."""
    other = state.clone()
    for player in range(game.num_players()):
        for tensor in ("information_state_tensor", "observation_tensor"):
            seen = getattr(state, tensor)(player)
            assert seen.shape == tuple(getattr(game, f"{tensor}_shape")()) and seen.dtype == np.float32
            assert (seen == getattr(other, tensor)(player)).all()
        for text in ("information_state_string", "observation_string"):
            assert getattr(state, text)(player) == getattr(other, text)(player) != ""
    assert other.history() == state.history()
    action = state.legal_actions()[-1]
    child = state.child(action)
    assert child.history() == [*state.history(), action] and other.history() == state.history()
    other.apply_action(action)
    assert child.full_history() == other.full_history()
    assert child.current_player() == other.current_player()


def test_random_sim(seated):
    name, seats = seated
    game = sexton.Game(name, seats, max_inputs=600)
    assert random_sim(game, 1).returns() == random_sim(game, 1).returns()


def test_the_layout_covers_every_feature(seated):
    game = sexton.Game(*seated)
    at = 0
    for name, start, shape in game.layout():
        assert start == at and name
        at += int(np.prod(shape))
    assert [at] == game.observation_tensor_shape() == game.information_state_tensor_shape()


def test_every_action_has_a_name_of_its_own():
    for name, count in [("rest-in-peace", 111), ("dawn-under", 198), ("clearing-coffins", 1218), ("ruhe-in-frieden", 1034)]:
        game = sexton.Game(name)
        names = game.action_names()
        assert len(names) == len(set(names)) == game.num_distinct_actions() == count
        assert names[0] == "pass"
        for action in (-1, count):
            with pytest.raises((sexton.Problem, OverflowError)):
                game.action_to_string(action)


def test_the_same_seed_is_the_same_table_and_another_is_not(seated):
    game = sexton.Game(*seated)
    deals = [game.new_initial_state(seed).resample(0, 1).observation_string(0) for seed in (1, 1)]
    assert deals[0] == deals[1]

    def played(seed: int) -> str:
        state = game.new_initial_state(seed)
        while not state.is_terminal() and len(state.history()) < 40:
            state.apply_action(state.legal_actions()[0])
        return state.information_state_string(0)

    assert played(1) == played(1)
    assert len({played(seed) for seed in range(4)}) > 1


def test_an_illegal_action_changes_nothing(seated):
    game = sexton.Game(*seated)
    state = game.new_initial_state(3)
    player, legal, before = state.current_player(), state.legal_actions(), state.information_state_string(0)
    illegal = next(action for action in range(game.num_distinct_actions()) if action not in legal)
    for action in (illegal, -1, game.num_distinct_actions(), 1 << 40):
        with pytest.raises(sexton.IllegalAction):
            state.apply_action(action)
        with pytest.raises(sexton.IllegalAction):
            state.apply_actions({player: action})
    assert (state.current_player(), state.legal_actions()) == (player, legal)
    assert state.information_state_string(0) == before
    with pytest.raises(sexton.Problem):
        state.observation_tensor(game.num_players())


def test_conceding_is_an_action_only_if_asked_for():
    concede = sexton.Game("rest-in-peace").num_distinct_actions() - 1
    assert concede not in sexton.Game("rest-in-peace").new_initial_state(1).legal_actions()
    state = sexton.Game("rest-in-peace", concede=True).new_initial_state(1)
    state.apply_action(concede)
    assert state.is_terminal() and state.returns() == [-1.0]


def test_a_table_that_takes_too_long_is_cut_off():
    state = random_sim(sexton.Game("dawn-under", 2, max_inputs=20), 1)
    assert state.is_truncated() and state.returns() == [0.0, 0.0] and state.outcome() is None


def test_without_a_record_nothing_is_told_of_the_past():
    state = sexton.Game("dawn-under").new_initial_state(1, record=False)
    for ask in (state.information_state_string, state.history):
        with pytest.raises(sexton.Problem, match="record"):
            ask()
    assert copy.deepcopy(state).legal_actions() == copy.copy(state).legal_actions() == state.legal_actions()


@pytest.mark.parametrize("level", ["visitor", "mourner"])
def test_bots_play_to_the_end(seated, level):
    name, seats = seated
    game = sexton.Game(name, seats, max_inputs=1500, races="people")
    state = game.new_initial_state(4)
    bots = [sexton.Bot(game, level, seat, seed=seat) for seat in range(seats)]
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert state.is_truncated() or state.outcome() is not None


def test_bots_follow_clones():
    game = sexton.Game("dawn-under", 2)
    state = game.new_initial_state(4)
    bot = sexton.Bot(game, "mourner", 0, seed=1)
    while len(state.history()) < 40:
        player = state.current_player()
        action = bot.step(state) if player == 0 else state.legal_actions()[0]
        state = state.child(action)
    assert not state.is_terminal()


def test_the_search_weighs_what_can_be_done():
    game = sexton.Game("rest-in-peace")
    state = game.new_initial_state(2)
    bot = sexton.Bot(game, "sexton", 0)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    advice = bot.advise(state)
    assert advice and {action for action, *_ in advice} <= set(state.legal_actions())
    for _, worth, error, times in advice:
        assert 0 <= worth <= 1 and error >= 0 and times >= 0
    assert bot.step(state) in state.legal_actions()
    with pytest.raises(sexton.Problem):
        sexton.Bot(game, "sexton", 1)
    with pytest.raises(sexton.Problem):
        sexton.Bot(game, "oracle", 0)


def test_opponents_play_by_themselves():
    game = sexton.Game("dawn-under", 3, opponents={0: "visitor", 2: "mourner"})
    assert game.agents == [1]
    state = game.new_initial_state(1)
    while not state.is_terminal():
        assert state.current_player() == 1
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(sexton.Problem, match="bots cannot"):
        state.clone()
    for opponents in ({3: "visitor"}, {0: "nobody"}, {0: "visitor", 1: "visitor", 2: "visitor"}):
        with pytest.raises(sexton.Problem, match="opponents"):
            sexton.Game("dawn-under", 3, opponents=opponents)


def first_hands(races: str, opponent: str, games: int) -> tuple[int, int]:
    """How often each of two seats that bang at the same throw is first."""
    game = sexton.Game("clearing-coffins", 2, opponents={1: opponent}, races=races, options={"max_throws": 60})
    bang = game.action_names().index("bang")
    first = [0, 0]
    for seed in range(games):
        state = game.new_initial_state(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(bang if bang in legal else legal[0])
        for seen in json.loads(state.information_state_string(0))["seen"]:
            bangs = seen["judged"]["bangs"] if isinstance(seen, dict) and "judged" in seen else []
            if len(bangs) == 2:
                first[bangs[0]["seat"]] += 1
    return first[0], first[1]


def test_races_are_drawn_by_lot_or_run_by_people():
    # By lots two that bang at everything are first equally often; five standard errors are allowed.
    mine, theirs = first_hands("lots", "visitor", 30)
    assert mine + theirs > 100 and abs(mine - theirs) < 5 * (mine + theirs) ** 0.5
    # The undead are quicker than any person.
    mine, theirs = first_hands("people", "undead", 150)
    assert theirs > 1.2 * mine
    with pytest.raises(sexton.Problem, match="races"):
        sexton.Game("clearing-coffins", 2, races="photo")  # type: ignore[arg-type]
