"""What all benches share: times, what a list of them amounts to, tables to play at."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any


def quantile(values: Sequence[float], part: float) -> float:
    """The value that `part` of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def spread(milliseconds: Sequence[float], *parts: float) -> dict[str, float]:
    """Median and further shares ("p95") of times in milliseconds; nothing where nothing was measured."""
    if not milliseconds:
        return {}
    return {
        "median": round(quantile(milliseconds, 0.5), 2),
        **{f"p{part * 100:g}": round(quantile(milliseconds, part), 2) for part in parts},
    }


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """The mean time of an act, repeated for so long."""
    times = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(10):
            act()
        times += 10
    return round((perf_counter() - start) / times * 1e6, 2)


def megabytes() -> float:
    """The most memory that this process has had."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def measured_by(module: str, *arguments: object) -> dict[str, Any]:
    """What a module of the bench prints when it is run in a process of its own."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, check=True)
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured
