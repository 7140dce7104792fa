"""The picture of a move's result: which moves have one, and what it highlights."""

from __future__ import annotations

import pytest

from bot.engine import Move
from bot.games.discordia.components import Effect
from bot.games.discordia.pictures import ARTIST
from bot.games.discordia.pictures.private import changed_counts, changed_places
from bot.games.discordia.rules.bonuses import Bonus
from bot.games.discordia.rules.moves import (
    ChooseDie,
    Claim,
    Develop,
    Dispatch,
    EndTurn,
    Extend,
    Skip,
    SpecialDispatch,
    Take,
    UseTower,
)
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.state import State
from bot.pictures.names import Showing

from .scenario import acting, action_tile, run, shows, stands, stars, then, turn
from .spoken import ENGLISH, SAYING

SHOWING = Showing(("Anna", "Ben"), ENGLISH)


def at_work() -> State:
    """Return a turn with red 1 in which most kinds of action are open."""
    state = turn("red", 1, stock="RRRWYY")
    action_tile(state, 1, "act_1")
    stands(state, 0, "K1", "barracks_1b")
    stands(state, 0, "T1", "trade_1")
    shows(state, "1a", "farm_1a")
    state.decrees = ["aqueduct8"]
    state.players[0].aqueduct = 8
    return acting(state, 0, "red", 1)


def changed(state: State, move: Move) -> tuple[list[str], list[str]]:
    """Return the changed places of seat 0's city, and the names of its changed counts."""
    foreseen = SAYING.foreseen(state, 0, move)
    before, after = foreseen.before.players[0], foreseen.after.players[0]
    counts = [name for name in changed_counts(foreseen) if name not in ("stock", "placed")]
    return changed_places(before, after), counts


@pytest.mark.parametrize(
    ("move", "places", "counts"),
    [
        (SpecialDispatch("K1", "RR"), ["K1"], ["red", "shortage"]),
        (Dispatch("K1", "RR"), ["K1"], ["red", "shortage"]),
        (Take("1a", "F1"), ["F1"], ["shortage", "aqueduct"]),
        (Extend("castle"), ["K2"], ["shortage"]),
        (Extend("harbour"), ["H2", "T2"], ["shortage"]),
        (Extend("expedition_ext"), ["E7", "E8"], ["shortage"]),
        (Claim("aqueduct8"), ["Q1"], ["decrees"]),
    ],
)
def test_changed_places_and_counts_are_highlighted(move: Move, places: list[str], counts: list[str]) -> None:
    state = at_work()
    assert changed(state, move) == (places, counts)
    assert ARTIST.draw_result(SAYING.foreseen(state, 0, move), SHOWING)


def test_a_star_highlights_its_space() -> None:
    state = turn("red", 6)
    stars(state, 0, 2)
    assert changed(state, Develop()) == (["D1"], ["shortage", "star", "development"])


def test_covering_a_tile_highlights_its_place_and_returned_figures() -> None:
    state = at_work()
    stands(state, 0, "F1", "farm_2a", "YY")
    assert changed(state, Take("1a", "F1")) == (["F1"], ["yellow", "shortage", "aqueduct"])


def test_moves_that_do_not_change_the_city_have_no_picture() -> None:
    state = at_work()
    for move in (EndTurn(), UseTower("T1")):
        assert not ARTIST.draw_result(SAYING.foreseen(state, 0, move), SHOWING)
    asked = run(turn("red", 1, stock="RW"), Bonus(0, Effect("tower")))
    assert not ARTIST.draw_result(SAYING.foreseen(asked, 0, Skip()), SHOWING)


def test_choosing_a_die_has_a_picture_of_the_board() -> None:
    state = then(at_work(), DieChoice(0))
    state.turn = None
    state.start_player = 0
    state.dice = {"blue": 5, "red": 1, "yellow": 2}
    assert changed(state, ChooseDie("red", 1)) == ([], [])
    assert ARTIST.draw_result(SAYING.foreseen(state, 0, ChooseDie("red", 1)), SHOWING)
