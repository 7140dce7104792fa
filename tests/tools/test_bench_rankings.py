"""Statistics and rankings are measured."""

from __future__ import annotations

from tools.bench import rankings


def test_the_bench_tells_what_each_command_takes() -> None:
    measured = rankings.measure_rankings(elsewhere=60, here=20, people=40)
    assert measured["games"] == 80
    assert measured["rated players of a game"] > 10
    for command in ("stats", "history", "ranking of the server", "ranking of everywhere", "ranking picture"):
        assert measured[f"{command} ms"]["median"] > 0
