"""The seed of the whole run, from which random games, clicks and properties are drawn.

With the usual one every test does the same in every run. `pytest --seed 7` lets them go other ways; the seed is
printed at the end, and given again it plays the same again.
"""

from __future__ import annotations

USUAL = 0

run = USUAL
"""The seed of this run; `tests/conftest.py` takes it from the command line."""


def seeded(name: object) -> str:
    """What is drawn from a seed of this name is another thing in a run with another seed."""
    return f"{name}" if run == USUAL else f"{name} in run {run}"
