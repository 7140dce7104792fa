"""The bench: how fast everything is on this machine, as JSON. Machines are noisy: look at medians and ratios."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from bot.games import TITLES

from . import engine, growth, pictures, service

QUICK = 0.02
"""The share of a whole bench that a quick one measures."""


def run_bench(*, games: Sequence[str], quick: bool) -> int:
    """Measure everything, of some games or of all, and print it; 2 where there is no such game."""
    for game in games:
        if game not in TITLES:
            print(f"There is no game called {game}. There is: {', '.join(sorted(TITLES))}.", file=sys.stderr)
            return 2
    titles = [TITLES[game] for game in games or TITLES]
    share = QUICK if quick else 1.0
    measured = {
        "games": engine.measure_play(titles, share),
        "pictures": pictures.measure_pictures(titles, share),
        "typing": engine.measure_typing(titles, share),
        "service": service.measure_service(titles, share),
        "thinking": service.measure_thinking(titles, share),
        "analysis": engine.measure_analysis(titles, share),
        "films": service.measure_films(titles, share),
        "start": growth.measure_start(titles, share),
    }
    json.dump(measured, sys.stdout, indent=2)
    sys.stdout.write("\n")
    return 0
