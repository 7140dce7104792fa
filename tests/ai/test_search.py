"""The search: what it considers, and its limit on steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.ai.search import Opinion, Search
from bot.engine import Depth, Evaluation, all_moves
from bot.games import TITLES

from .positions import LEARNED, asked_after


def watched(evaluation: Evaluation, seen: Callable[[Any], None]) -> Evaluation:
    """Return the same evaluation, which calls `seen` with each position that it evaluates."""

    def progress(state: Any) -> float:
        seen(state)
        return evaluation.progress(state)

    return replace(evaluation, progress=progress)


def asked(game: str, played: int) -> tuple[Any, Any]:
    title = TITLES[game]
    state, seat = asked_after(title, played, "search")
    return title, title.game.view(state, seat)


@pytest.mark.parametrize("game", LEARNED)
def test_without_steps_moves_are_evaluated_without_looking_ahead(game: str) -> None:
    title, view = asked(game, 12)
    found = Search(title.game, title.evaluation, view, Depth(width=20), b"seed").opinions()
    forms = list(view.decision.forms(view))
    for one in found:
        assert any(form.move is type(one.move) and form.misfit(one.move) is None for form in forms)
    assert min(len(list(all_moves(forms))), 10) <= len(found) <= 30
    assert [one.lead for one in found] == sorted((one.lead for one in found), reverse=True)


@pytest.mark.parametrize("game", LEARNED)
def test_a_search_ends_when_its_steps_are_used_up(game: str) -> None:
    title, view = asked(game, 12)

    def judged(steps: int) -> int:
        seen: list[Any] = []
        evaluation = watched(title.evaluation, seen.append)
        depth = Depth(width=10, steps=steps, further=4, kept=2, worlds=1000)
        Search(title.game, evaluation, view, depth, b"seed").opinions()
        return len(seen)

    few, more = judged(100), judged(400)
    assert few < more < 6 * few


@pytest.mark.parametrize("game", LEARNED)
def test_only_the_best_moves_are_tried_in_several_positions(game: str) -> None:
    title, view = asked(game, 12)
    depth = Depth(width=20, steps=60, further=2, kept=3, worlds=4, lines=2)
    found = Search(title.game, title.evaluation, view, depth, b"seed").opinions()
    assert 1 <= len(found) <= 3


@pytest.mark.parametrize("game", LEARNED)
def test_a_move_is_played_ahead_for_as_many_own_turns_as_the_depth_says(game: str) -> None:
    title, view = asked(game, 40)
    if view.ply < 40:
        pytest.skip("the game is over within three turns")

    def furthest(turns: int) -> int:
        plies: list[int] = []
        evaluation = watched(title.evaluation, lambda state: plies.append(state.ply))
        depth = Depth(width=4, steps=1, kept=2, turns=turns)
        Search(title.game, evaluation, view, depth, b"seed").opinions()
        return max(plies)

    once, twice, thrice = furthest(1), furthest(2), furthest(3)
    assert once + view.seats <= twice
    assert twice + view.seats <= thrice


@pytest.mark.parametrize("game", ["marble", "trajanum"])
def test_a_search_of_a_single_position_also_ends_when_its_steps_are_used_up(game: str) -> None:
    title, view = asked(game, 12)

    def tried(steps: int) -> list[Opinion]:
        depth = Depth(width=12, steps=steps, further=8, kept=12, lines=4)
        return Search(title.game, title.evaluation, view, depth, b"seed").opinions()

    few, more = tried(2), tried(100_000)
    assert len(few) == 1 < len(more)
    assert few[0] in more
