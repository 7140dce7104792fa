"""The seed of the test run, from which random games, clicks and examples are drawn.

With the default, each test does the same in every run. `pytest --seed 7` draws others; the seed is printed at the end
of the run and reproduces it.
"""

from __future__ import annotations

USUAL = 0

run = USUAL
"""The seed of this run, set by `tests/conftest.py` from the command line."""


def seeded(name: object) -> str:
    """The name of a seed, changed by the seed of the run unless that is the default."""
    return f"{name}" if run == USUAL else f"{name} in run {run}"
