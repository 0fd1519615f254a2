"""Two worlds that differ only in what a seat may not know look the same to it, to the byte."""

import random

import sexton


def face(state: sexton.State, seat: int) -> list[bytes]:
    """Everything a seat is given."""
    observations = [state.observe(seat, recall) for recall in (True, False)]
    return [
        *(part.tobytes() for observation in observations for part in observation.values()),
        state.information_state_tensor(seat).tobytes(),
        state.observation_tensor(seat).tobytes(),
        state.information_state_string(seat).encode(),
        state.observation_string(seat).encode(),
        str(state.legal_actions(seat)).encode(),
    ]


def test_no_seat_can_tell_two_worlds_apart(seated):
    name, seats = seated
    # Random players of Ruhe in Frieden seldom have the money for a share early on.
    is_long = name == "ruhe-in-frieden"
    game = sexton.Game(name, seats, max_inputs=1_500 if is_long else 300)
    rng = random.Random(seats)
    pairs = different = 0
    for seed in range(12 if seats == 1 else 3):
        state = game.new_initial_state(seed)
        while not state.is_terminal():
            # In the middle of a round others have answered already; it is asked anew in the other world.
            asked = state.players_asked()
            if rng.randrange(1 if seats == 1 else 60 if is_long else 8) == 0:
                for seat in range(seats):
                    there = state.resample(seat, rng.randrange(1 << 32))
                    if seat in asked or seat not in there.players_asked():
                        assert face(there, seat) == face(state, seat), (seed, seat, state.history())
                        pairs += 1
                        different += differ(state, there)
            state.apply_action(rng.choice(state.legal_actions()))
    assert pairs > 50
    # Worth something only if the worlds did differ.
    assert different > pairs // 20


def differ(here: sexton.State, there: sexton.State) -> bool:
    """Whether somebody sees something else, or two worlds come apart when both go the same way."""
    for seat in range(here.num_players()):
        if here.observation_string(seat) != there.observation_string(seat):
            return True
    if here.legal_actions() != there.legal_actions():
        return True
    here, there = here.clone(), there.clone()
    for _ in range(30):
        if here.is_terminal() or there.is_terminal():
            return here.is_terminal() != there.is_terminal()
        if here.current_player() != there.current_player() or here.legal_actions() != there.legal_actions():
            return True
        action = here.legal_actions()[0]
        here.apply_action(action)
        there.apply_action(action)
        if here.observation_string(0) != there.observation_string(0):
            return True
    return False


def test_what_is_forgotten_is_in_no_observation_without_recall():
    game = sexton.Game("dawn-under", 2)
    layout = {name: (start, shape) for name, start, shape in game.layout()}
    start, (graves, cell) = layout["graves"]
    rng = random.Random(1)
    remembered = 0
    state = game.new_initial_state(7)
    while not state.is_terminal():
        seen = state.observation_tensor(0)[start : start + graves * cell].reshape(graves, cell)
        known = state.information_state_tensor(0)[start : start + graves * cell].reshape(graves, cell)
        view = state.view(0)["graves"]
        for grave in range(graves):
            assert bool(seen[grave, 0]) == ("underside" not in view[grave])
            assert (not seen[grave, 8:16].any()) == ("content" not in view[grave])
            remembered += int(seen[grave, 0] and not known[grave, 0])
        state.apply_action(rng.choice(state.legal_actions()))
    assert remembered > 100
