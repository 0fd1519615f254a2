"""Four graveyard games for researchers: rules, environments, bots.

``Table`` is one play of a game in its own words, with a log. ``Game`` and ``State`` are the same in numbers, close to
OpenSpiel. ``sexton.envs`` has PettingZoo's environments, ``VectorEnv`` steps many tables at once, and ``Bot`` is one of
our players.
"""

from ._sexton import Bot, Game, State, Table, VectorEnv, __version__, games, verify
from .errors import Bug, IllegalAction, LogError, Problem, Refused, SextonError

LEVELS = ("visitor", "mourner", "gravedigger", "sexton")
"""The levels of our bots in every game, weakest first; the last two search."""

__all__ = [
    "LEVELS",
    "Bot",
    "Bug",
    "Game",
    "IllegalAction",
    "LogError",
    "Problem",
    "Refused",
    "SextonError",
    "State",
    "Table",
    "VectorEnv",
    "__version__",
    "games",
    "verify",
]
