"""Computer players of every level, in every game that is offered."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.games import TITLES
from bot.players import LEVELS, Computer
from tests.conformance.suite import positions, random_game

CASES = [
    pytest.param(title, level, id=f"{name}-{level}") for name, title in TITLES.items() for level in LEVELS
]


@pytest.mark.parametrize(("title", "level"), CASES)
def test_a_computer_chooses_from_its_view_what_is_allowed_and_the_same_again(title, level) -> None:
    game = title.game
    seats = game.seats[-1]
    for state in islice(positions(random_game(game, seats, {}, "levels")), 3, None, 90):
        for asked in game.asked(state)[:1]:
            view = game.view(state, asked.seat)
            before = game.view(state, asked.seat)
            moves = {Computer(game, title.judgement, LEVELS[level], b"seed").choose(view) for _ in range(2)}
            assert len(moves) == 1
            game.check(state, asked.seat, *moves)
            assert view == before
