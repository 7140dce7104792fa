"""Computer players of every level, in every game."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from sys import maxsize

import pytest

from bot.ai.players import LEGATUS, LEVELS, TIRO, VETERANUS, Computer
from bot.ai.search import Search
from bot.engine import Depth
from bot.games import TITLES
from tests.conformance.suite import positions, random_game
from tools.moments import after
from tools.samples import sample_position

from .positions import LEARNED, asked_after

CASES = [
    pytest.param(title, level, id=f"{name}-{level}") for name, title in TITLES.items() for level in LEVELS
]

FEW = 1_500
"""The most steps of a search that is repeated: enough to try several moves in several imagined positions."""


@pytest.mark.parametrize(("each", "steps"), [(180, FEW), pytest.param(45, maxsize, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("title", "level"), CASES)
def test_a_computer_chooses_a_legal_move_from_its_view_and_is_deterministic(
    title, level, each, steps
) -> None:
    game, depth = title.game, LEVELS[level].depth_in(title.evaluation)
    evaluation = replace(title.evaluation, depths={level: replace(depth, steps=min(depth.steps, steps))})
    seats = game.seats[-1]
    for state in islice(positions(random_game(game, seats, {}, "levels")), 3, None, each):
        for asked in game.asked(state)[:1]:
            view = game.view(state, asked.seat)
            before = game.view(state, asked.seat)
            moves = {Computer(game, evaluation, LEVELS[level], b"seed").choose(view) for _ in range(2)}
            assert len(moves) == 1
            game.check(state, asked.seat, *moves)
            assert view == before


@pytest.mark.parametrize("name", LEARNED)
def test_a_tiro_sometimes_misses_the_best_move_but_plays_none_of_the_worse_half(name: str) -> None:
    title = TITLES[name]
    state, seat = asked_after(title, 12, "oversight")
    view, depth = title.game.view(state, seat), TIRO.depth_in(title.evaluation)
    best = []
    for number in range(20):
        seed = bytes([number])
        thought = seed + view.ply.to_bytes(4, "big")
        found = [one.move for one in Search(title.game, title.evaluation, view, depth, thought).opinions()]
        chosen = Computer(title.game, title.evaluation, TIRO, seed).choose(view)
        assert chosen in found[: len(found) // 2 + 1]
        best.append(chosen == found[0])
    assert not all(best)


@pytest.mark.parametrize("name", TITLES)
def test_a_game_sets_depths_only_for_existing_levels(name: str) -> None:
    assert TITLES[name].evaluation.depths.keys() <= LEVELS.keys()


def test_a_level_uses_the_depth_that_the_game_sets_or_else_its_own() -> None:
    own = Depth(width=7, steps=100)
    evaluation = replace(TITLES["marble"].evaluation, depths={"legatus": own})
    assert LEGATUS.depth_in(evaluation) == own
    assert VETERANUS.depth_in(evaluation) == VETERANUS.depth


def test_a_computer_searches_as_deep_as_the_game_sets() -> None:
    title = TITLES["provincia"]
    state = sample_position(title, 2, "depth", until=after(12))
    view = title.game.view(state, title.game.asked(state)[0].seat)

    def judged(depth: Depth) -> int:
        seen: list[object] = []
        evaluation = replace(
            title.evaluation,
            depths={"legatus": depth},
            progress=lambda state: seen.append(state) or title.evaluation.progress(state),
        )
        Computer(title.game, evaluation, LEGATUS, b"seed").choose(view)
        return len(seen)

    assert judged(Depth(width=4)) < judged(Depth(width=20)) < judged(Depth(width=20, steps=200, further=4))
