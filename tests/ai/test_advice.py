"""Advice: a few moves that differ in something that matters, found from the asker's own view."""

from __future__ import annotations

import pytest

from bot.ai.advice import MOST, advice, advised
from bot.ai.search import Opinion
from bot.engine import Chance, Depth, Move
from bot.games import TITLES

from .positions import LEARNED, asked_after

QUICK = Depth(width=12, steps=100, kept=5, further=2, worlds=2)


class Build(Move, frozen=True):
    tile: int
    space: str


class Pass(Move, frozen=True):
    pass


def test_advice_is_sorted_best_first_with_each_lead_over_the_next() -> None:
    found = advised([Opinion(Pass(), 1.0), Opinion(Build(1, "M13"), 4.0), Opinion(Build(2, "M13"), 3.5)])
    assert [(one.move, one.ahead) for one in found] == [
        (Build(1, "M13"), 0.5),
        (Build(2, "M13"), 2.5),
        (Pass(), None),
    ]


def test_only_the_better_of_two_similar_moves_is_advised() -> None:
    found = advised(
        [Opinion(Build(1, "M13"), 4.0), Opinion(Build(1, "M14"), 3.9), Opinion(Build(1, "M15"), 3.0)]
    )
    assert [one.move for one in found] == [Build(1, "M13"), Build(1, "M15")]
    assert found[0].ahead == pytest.approx(1.0)


def test_at_most_three_moves_are_advised() -> None:
    found = advised([Opinion(Build(tile, "M13"), -tile) for tile in range(1, 6)])
    assert len(found) == MOST
    assert [one.ahead for one in found] == [1.0, 1.0, None]


@pytest.mark.parametrize("game", LEARNED)
def test_advice_is_legal_and_depends_only_on_the_view(game: str) -> None:
    title = TITLES[game]
    state, seat = asked_after(title, 12, "advice")
    view = title.game.view(state, seat)
    found = advice(title.game, title.evaluation, view, b"seed", QUICK)
    assert 1 <= len(found) <= MOST
    for one in found:
        title.game.check(state, seat, one.move)
    assert all(one.ahead is None or one.ahead >= 0 for one in found)
    assert advice(title.game, title.evaluation, view, b"seed", QUICK) == found
    elsewhere = title.game.imagine(view, Chance(b"elsewhere"))
    assert advice(title.game, title.evaluation, title.game.view(elsewhere, seat), b"seed", QUICK) == found
