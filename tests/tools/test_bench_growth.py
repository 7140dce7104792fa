"""Growth is measured: what a game takes, and what moves and starts take among many."""

from __future__ import annotations

from bot.games import TITLES
from tools.bench import growth


def test_growth_tells_what_games_take_and_how_a_full_store_compares_with_an_empty_one() -> None:
    title = next(iter(TITLES.values()))
    measured = growth.measure_growth([title], ended=30, running=10, moves=4, old=20)
    games = measured["games"][title.game.id]
    assert games["ended"]["moves"] > games["running"]["moves"] > 0
    assert games["ended"]["bytes"] > 0
    assert measured["start"]["process s"] > 0
    assert measured["move ms"]["ratio"] > 0
    assert measured["move of a game ms"]["20th"] > 0
