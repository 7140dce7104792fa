"""Computer players of every level, in every game that is offered."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.games import TITLES
from bot.games.samples import after
from bot.players import LEVELS, TIRO, Computer
from bot.players.search import Search
from bot.workshop.samples import position
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


@pytest.mark.parametrize("name", TITLES)
def test_a_tiro_overlooks_the_best_move_at_times_but_plays_none_of_the_worse_half(name: str) -> None:
    title = TITLES[name]
    state = position(title, title.game.seats[0], "oversight", until=after(12))
    view = title.game.view(state, title.game.asked(state)[0].seat)
    best = []
    for number in range(20):
        seed = bytes([number])
        thought = seed + view.ply.to_bytes(4, "big")
        found = [
            one.move for one in Search(title.game, title.judgement, view, TIRO.depth, thought).opinions()
        ]
        chosen = Computer(title.game, title.judgement, TIRO, seed).choose(view)
        assert chosen in found[: len(found) // 2 + 1]
        best.append(chosen == found[0])
    assert not all(best)
