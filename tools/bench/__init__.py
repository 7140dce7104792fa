"""The benchmark: how fast everything is on this machine, as JSON. Machines are noisy: look at medians and ratios."""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter

from bot.games import TITLES
from tools.options import Games

QUICK: Final = 0.02
"""The share of a whole benchmark that a quick one measures."""


def run_bench(
    games: Games = (),
    *,
    quick: Annotated[bool, Parameter(help="measure less, for a first impression")] = False,
) -> None:
    from . import engine, harness, pictures, thinking

    titles = [TITLES[game] for game in games or TITLES]
    share = QUICK if quick else 1.0
    measures = {
        "games": engine.measure_play,
        "pictures": pictures.measure_pictures,
        "thinking": thinking.measure_thinking,
        "analysis": engine.measure_analysis,
    }
    harness.print_json({name: measure(titles, share) for name, measure in measures.items()})
