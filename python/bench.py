"""How many steps a second: single environments and many at once, beside PettingZoo's own games and OpenSpiel.

    python bench.py             # about a minute; what is not installed is left out
    python bench.py --seconds 0.1

Every answer is drawn uniformly from the legal ones. Steps are counted by processor time, shuffles and deals included;
where one core is compared with all, by the clock on the wall.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import Any, Callable

import numpy as np
import sexton

Way = Callable[[float], tuple[int, float]]


def paced(step: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> tuple[int, float]:
    """Lets something step for a while: how many steps, and how much time they took, the processor's by default."""
    start, steps = clock(), 0
    while (spent := clock() - start) < seconds:
        steps += step()
    return steps, spent


def aec(make: Callable[[], Any]) -> Way:
    """PettingZoo's loop: ``last``, pick, ``step``."""

    def way(seconds: float) -> tuple[int, float]:
        env, rng, rounds = make(), random.random, 0

        def episode() -> int:
            nonlocal rounds
            env.reset(seed=rounds)
            rounds += 1
            steps = 0
            for _ in range(500):
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    break
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng() * len(legal))]))
                steps += 1
            return steps

        return paced(episode, seconds)

    return way


def spiel(new: Callable[[int], Any]) -> Way:
    """OpenSpiel's loop: ``legal_actions``, pick, ``apply_action``."""

    def way(seconds: float) -> tuple[int, float]:
        rng, rounds = random.random, 0

        def episode() -> int:
            nonlocal rounds
            state = new(rounds)
            rounds += 1
            steps = 0
            while not state.is_terminal() and steps < 500:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng() * len(legal))])
                steps += 1
            return steps

        return paced(episode, seconds)

    return way


def spiel_seen(new: Callable[[int], Any]) -> Way:
    """The same, with the information state as a tensor before every answer."""

    def way(seconds: float) -> tuple[int, float]:
        rng, rounds = random.random, 0

        def episode() -> int:
            nonlocal rounds
            state = new(rounds)
            rounds += 1
            steps = 0
            while not state.is_terminal() and steps < 500:
                if not state.is_chance_node():
                    state.information_state_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(rng() * len(legal))])
                steps += 1
            return steps

        return paced(episode, seconds)

    return way


def vector(name: str, seats: int, threads: int, tables: int = 128, clock: Callable[[], float] = time.process_time) -> Way:
    """Many tables at once; answers are drawn in Rust, observations and masks of every step are written."""

    def way(seconds: float) -> tuple[int, float]:
        env = sexton.VectorEnv(sexton.Game(name, seats), tables, seed=1, threads=threads)

        def steps() -> int:
            for _ in range(16):
                env.step(env.sample())
            return 16 * tables

        steps()
        return paced(steps, seconds, clock)

    return way


def ways() -> list[tuple[str, Way]]:
    """Everything that can be measured here."""
    all_ways: list[tuple[str, Way]] = []
    seated = [("dawn-under", 2), ("rest-in-peace", 1), ("clearing-coffins", 3), ("ruhe-in-frieden", 3)]
    try:
        from sexton.envs import aec_env

        all_ways += [(f"PettingZoo, sexton {name} {seats}", aec(lambda n=name, s=seats: aec_env(n, s))) for name, seats in seated]
        all_ways += classics()
    except ImportError as missing:
        print(f"left out: PettingZoo ({missing})")
    for name, seats in seated:
        game = sexton.Game(name, seats)
        new = lambda seed, game=game: game.new_initial_state(seed, record=False)  # noqa: E731
        all_ways.append((f"OpenSpiel style, sexton {name} {seats}", spiel(new)))
        all_ways.append((f"the same with tensors, sexton {name} {seats}", spiel_seen(new)))
    try:
        import pyspiel

        for name in ("tic_tac_toe", "connect_four", "leduc_poker", "hanabi", "gin_rummy"):
            try:
                game = pyspiel.load_game(name)
            except Exception as error:  # what is built in differs between packages
                print(f"left out: OpenSpiel {name} ({str(error).splitlines()[0]})")
                continue
            new = lambda seed, game=game: game.new_initial_state()  # noqa: E731
            all_ways.append((f"OpenSpiel, its {name}", spiel(new)))
            if game.get_type().provides_information_state_tensor:
                all_ways.append((f"the same with tensors, its {name}", spiel_seen(new)))
    except ImportError as missing:
        print(f"left out: OpenSpiel ({missing})")
    for name, seats in seated:
        all_ways.append((f"vectorised on one core, sexton {name} {seats}", vector(name, seats, 1)))
    for where, threads in (("one core", 1), ("all cores", 0)):
        way = vector("dawn-under", 2, threads, tables=8192, clock=time.perf_counter)
        all_ways.append((f"8,192 tables on {where}, a second, sexton dawn-under 2", way))
    return all_ways


def classics() -> list[tuple[str, Way]]:
    """PettingZoo's own games, as far as what they need is installed."""
    import importlib

    found = []
    for name in ("tictactoe_v3", "connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4", "chess_v6"):
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            found.append((f"PettingZoo, its {name}", aec(module.raw_env)))
        except Exception as missing:  # each lacks something else
            print(f"left out: PettingZoo {name} ({str(missing).splitlines()[0]})")
    return found


def main() -> dict[str, float]:
    """Measures everything and prints it; gives the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each way, taken in turn")
    parser.add_argument("--only", default="", help="only what contains this")
    wishes = parser.parse_args()
    measured: dict[str, list[float]] = {}
    chosen = [(name, way) for name, way in ways() if wishes.only in name]
    for _ in range(wishes.rounds):
        for name, way in chosen:
            steps, spent = way(wishes.seconds)
            measured.setdefault(name, []).append(steps / spent)
    print(f"\n| steps per CPU-second, median of {wishes.rounds} (lowest and highest) | |\n|---|---|")
    for name, rates in measured.items():
        print(f"| {name} | {statistics.median(rates):,.0f} ({min(rates):,.0f}–{max(rates):,.0f}) |")
    return {name: statistics.median(rates) for name, rates in measured.items()}


if __name__ == "__main__":
    random.seed(1)
    np.random.seed(1)
    main()
