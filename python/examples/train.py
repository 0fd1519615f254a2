"""Trains a small agent for Dawn Under in plain NumPy until it beats *visitor*. TUTORIAL.md explains it.

    python examples/train.py                     # seconds on one core
    python examples/train.py --updates 3 --games 50   # a taste of it
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import sexton


class Eyes:
    """Makes of an observation what the agent looks at: features of each grave, and of the moment."""

    def __init__(self, game: sexton.Game) -> None:
        layout = {name: (start, shape) for name, start, shape in game.layout()}
        start, (self.graves, self.cell) = layout["graves"]
        self.graves_at = slice(start, start + self.graves * self.cell)
        start, (self.seats, self.seat) = layout["seats"]
        self.seats_at = slice(start, start + self.seats * self.seat)
        names = game.action_names()
        # Actions by the first word of their name: all graves to open are one kind.
        kinds = [name.split()[0] for name in names]
        self.kinds = sorted(set(kinds))
        self.kind_of = np.array([self.kinds.index(kind) for kind in kinds])
        self.open_at = slice(kinds.index("open"), kinds.index("open") + self.graves)
        # The raw cell, and whether its lid has the colour of the left or the right end of the own row.
        self.grave_features = self.cell + 3
        self.moment_features = 4

    def look(self, observations: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Features of the graves (tables × graves × features), and of the moment (tables × features)."""
        count = len(observations)
        cells = observations[:, self.graves_at].reshape(count, self.graves, self.cell).astype(np.float32)
        seats = observations[:, self.seats_at].reshape(count, self.seats, self.seat).astype(np.float32)
        # The first six features of a seat are the colour at its left end; those from 48 on, at its right end.
        lids = cells[:, :, 1:7]
        left = np.einsum("ngc,nc->ng", lids, seats[:, 0, 0:6])
        right = np.einsum("ngc,nc->ng", lids, seats[:, 0, 48:54])
        is_empty = cells[:, :, 8]
        match = np.maximum(left, right) * is_empty
        graves = np.concatenate([cells, left[..., None], right[..., None], match[..., None]], axis=2)
        lengths = seats[:, :, 102] / 10
        moment = np.stack(
            [np.ones(count, np.float32), match.max(axis=1), lengths[:, 0], lengths[:, 1:].min(axis=1)], axis=1
        )
        return graves, moment


class Agent:
    """A softmax over linear scores: one weight for each feature of a grave, a few for each other kind of action."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.graves = np.zeros(eyes.grave_features, np.float32)
        self.kinds = np.zeros((len(eyes.kinds), eyes.moment_features), np.float32)
        self.value = np.zeros(eyes.moment_features, np.float32)

    def policy(self, graves: np.ndarray, moment: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The chance of every action (tables × actions)."""
        scores = (moment @ self.kinds.T)[:, self.eyes.kind_of]
        scores[:, self.eyes.open_at] += graves @ self.graves
        scores[masks == 0] = -np.inf
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        return chances / chances.sum(axis=1, keepdims=True)

    def act(self, chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
        """One action for each table, drawn by its chance."""
        sums = chances.cumsum(axis=1)
        drawn = rng.random((len(chances), 1), dtype=np.float32) * sums[:, -1:]
        return np.minimum((sums <= drawn).sum(axis=1), chances.shape[1] - 1).astype(np.int64)

    def gradient(
        self, graves: np.ndarray, moment: np.ndarray, chances: np.ndarray, actions: np.ndarray, weight: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """How to make actions that did better than expected likelier: weight × (what was done − what is usual)."""
        surprise = -chances
        surprise[np.arange(len(actions)), actions] += 1
        surprise *= weight[:, None]
        by_grave = np.einsum("ng,ngf->f", surprise[:, self.eyes.open_at], graves)
        by_kind = np.zeros_like(self.kinds)
        for kind in range(len(self.eyes.kinds)):
            by_kind[kind] = surprise[:, self.eyes.kind_of == kind].sum(axis=1) @ moment
        return by_grave, by_kind


def train(agent: Agent, game: sexton.Game, *, seed: int, updates: int, tables: int, horizon: int) -> None:
    """Actor and critic: after every ``horizon`` decisions at all tables the weights take a step."""
    rng = np.random.default_rng(seed)
    env = sexton.VectorEnv(game, tables, seed=seed, threads=1)
    me = game.agents[0]
    discount, decay, rate = 0.99, 0.95, 0.05
    squares = [np.full_like(agent.graves, 1e-8), np.full_like(agent.kinds, 1e-8)]
    won = lost = 0
    for update in range(1, updates + 1):
        steps = []
        for _ in range(horizon):
            graves, moment = agent.eyes.look(env.observations)
            chances = agent.policy(graves, moment, env.action_masks)
            actions = agent.act(chances, rng)
            env.step(actions)
            over = env.terminations | env.truncations
            steps.append((graves, moment, chances, actions, env.rewards[:, me].copy(), over))
            won += int((env.rewards[:, me] > 0).sum())
            lost += int((env.rewards[:, me] < 0).sum())
        _, moment = agent.eyes.look(env.observations)
        expected = moment @ agent.value
        advantage = np.zeros(tables, np.float32)
        grave_step, kind_step = np.zeros_like(agent.graves), np.zeros_like(agent.kinds)
        moments, targets = [], []
        for graves, moment, chances, actions, rewards, over in reversed(steps):
            goes_on = 1 - over.astype(np.float32)
            value = moment @ agent.value
            error = rewards + discount * goes_on * expected - value
            advantage = error + discount * decay * goes_on * advantage
            by_grave, by_kind = agent.gradient(graves, moment, chances, actions, advantage)
            grave_step += by_grave
            kind_step += by_kind
            moments.append(moment)
            targets.append(value + advantage)
            expected = value
        # Every weight has a step width of its own (AdaGrad with a short memory).
        for weights, step, square in zip((agent.graves, agent.kinds), (grave_step, kind_step), squares):
            step = step / (tables * horizon)
            square *= 0.9
            square += 0.1 * step * step
            weights += rate * step / np.sqrt(square)
        # The critic is fitted anew: least squares, held back a little.
        seen, aim = np.concatenate(moments), np.concatenate(targets)
        fitted = np.linalg.solve(seen.T @ seen + 10 * np.eye(seen.shape[1]), seen.T @ aim)
        agent.value += 0.5 * (fitted - agent.value)
        if update % 10 == 0 or update == updates:
            print(f"update {update:4}: won {won} of {won + lost} games", flush=True)
            won = lost = 0


def measure(agent: Agent, game: sexton.Game, *, seed: int, games: int) -> tuple[int, int]:
    """Plays so many games: how many were won, and how many counted."""
    rng = np.random.default_rng(seed)
    tables = min(games, 256)
    env = sexton.VectorEnv(game, tables, seed=seed, threads=1)
    me = game.agents[0]
    # Each table plays as many games as the others: short ones must not count more often.
    left = np.full(tables, -(-games // tables))
    won = count = 0
    while (left > 0).any():
        graves, moment = agent.eyes.look(env.observations)
        env.step(agent.act(agent.policy(graves, moment, env.action_masks), rng))
        over = (env.terminations | env.truncations) & (left > 0)
        left[over] -= 1
        count += int(over.sum())
        won += int((env.rewards[over, me] > 0).sum())
    return won, count


def wilson(won: int, count: int) -> tuple[float, float]:
    """The interval that holds the true chance to win in 95 of 100 cases."""
    z, share = 1.96, won / count
    middle = share + z * z / (2 * count)
    spread = z * np.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def main() -> float:
    """Trains, measures and tells; gives the lower end of the interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--opponent", default="visitor", help="a level of our bots")
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--horizon", type=int, default=64)
    parser.add_argument("--games", type=int, default=2_000)
    wishes = parser.parse_args()
    game = sexton.Game("dawn-under", 2, opponents={1: wishes.opponent})
    agent = Agent(Eyes(game))
    start = time.process_time()
    before = measure(agent, game, seed=wishes.seed + 1, games=wishes.games)
    train(
        agent, game, seed=wishes.seed, updates=wishes.updates, tables=wishes.tables, horizon=wishes.horizon
    )
    after = measure(agent, game, seed=wishes.seed + 2, games=wishes.games)
    for when, (won, count) in (("before", before), ("after", after)):
        low, high = wilson(won, count)
        print(f"{when}: won {won} of {count} games against {wishes.opponent}: {won / count:.1%} ({low:.1%} to {high:.1%})")
    print(f"{time.process_time() - start:.0f} seconds of one processor")
    return wilson(*after)[0]


if __name__ == "__main__":
    main()
