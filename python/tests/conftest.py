"""What several tests share."""

import pytest
import sexton

SEATED = [(game["name"], seats) for game in sexton.games() for seats in range(game["seats"][0], game["seats"][1] + 1)]
"""Every game with every number of seats."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Plays a test that asks for ``seated`` with every game and number of seats."""
    if "seated" in metafunc.fixturenames:
        metafunc.parametrize("seated", SEATED, ids=[f"{name}-{seats}" for name, seats in SEATED])
