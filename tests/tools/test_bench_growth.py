"""The benchmark of growth: the size of games, and the times of moves, starts and statistics in a large store."""

from __future__ import annotations

import json

import pytest

from bot.games import TITLES
from tools.bench import growth


def test_growth_measures_sizes_of_games_and_compares_a_full_with_an_empty_store(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = next(iter(TITLES))
    growth.run_bench_growth([game], ended=40, running=5, moves=4, people=40, here=20)
    measured = json.loads(capsys.readouterr().out)
    games = measured["games"][game]
    assert games["ended"]["moves"] > games["running"]["moves"] > 0
    assert games["ended"]["bytes"] > 0
    assert measured["start"]["process s"] > 0
    assert measured["move ms"]["ratio"] > 0
    assert games["ended"]["ms of a late move"] > 0
    statistics = measured["statistics"]
    assert statistics["games"] == 40
    assert statistics["rated players of a game"] > 10
    for command in ("stats", "history", "ranking of the server", "ranking of everywhere"):
        assert statistics[f"{command} ms"]["median"] > 0
