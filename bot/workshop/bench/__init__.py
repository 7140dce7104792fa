"""The bench: how fast everything is on this machine, as JSON. Machines are noisy: look at medians and ratios."""

from __future__ import annotations

import json
import sys

from . import games, pictures, service, start


def run() -> int:
    """Measure everything, print it. Takes about two minutes."""
    measured = {
        "games": games.measure(),
        "pictures": pictures.measure(),
        "service": service.measure(),
        "start": start.measure(),
    }
    json.dump(measured, sys.stdout, indent=2)
    sys.stdout.write("\n")
    return 0
