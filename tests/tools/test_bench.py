"""The benchmarks measure what they say."""

from __future__ import annotations

import json
from itertools import count

import pytest

from bot.games import TITLES
from tools.__main__ import main
from tools.bench import QUICK, harness
from tools.bench.engine import measure_play

MARBLE = [TITLES["marble"]]


def test_random_play_and_positions_are_measured() -> None:
    play = measure_play(MARBLE, QUICK)["marble"]
    assert play["playouts moves/s"]["2"] > 0
    assert play["position"]["bytes"] > 0


@pytest.mark.soak
def test_the_whole_benchmark_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "marble", "--quick"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["pictures"]["marble"]["2"]["table bytes"]["median"] > 10_000


def test_quantiles_are_values_that_were_measured() -> None:
    assert harness.quantile([3.0, 1.0, 2.0, 10.0], 0.5) == 3.0
    assert harness.spread([3.0, 1.0, 2.0, 10.0], 0.95) == {"median": 3.0, "p95": 10.0}
    assert harness.spread([], 0.95) == {}


async def test_timing_returns_the_result_and_the_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(0, 0.25)
    monkeypatch.setattr(harness, "perf_counter", lambda: next(clock))
    assert harness.timed(lambda: "done") == ("done", 250.0)

    async def act() -> str:
        return "done"

    assert await harness.timed_async(act()) == ("done", 250.0)
