"""The rules of the Garden, by worked examples."""

from __future__ import annotations

from tests.games.playing import Playing
from tools.example.game import GAME
from tools.example.rules.moves import Hide, Plant, Rest, Sow
from tools.example.state import State

PLAYING = Playing(GAME)


def first_turn(seats: int = 2, **options: str) -> State:
    """Return a game in which everybody has hidden a seed and seat 0 is to move."""
    state: State = GAME.new(seats, options, b"garden")
    for seat in range(seats):
        GAME.play(state, seat, Hide(state.hands[seat][0]))
    return state


def test_planting_costs_the_price_of_each_point() -> None:
    state = PLAYING.play(first_turn(), 0, Plant("vine", "C3", 2))
    assert (state.coins, state.points) == ([2, 7], [2, 0])
    assert state.planted == {"C3": 0}


def test_olives_must_be_in_the_first_row_while_there_is_room() -> None:
    state = first_turn()
    assert PLAYING.refused(state, 0, Plant("olive", "B1", 1)) == "refusal-row"
    state.planted = {f"A{column}": 1 for column in range(1, 7)}
    PLAYING.play(state, 0, Plant("olive", "B1", 1))


def test_a_seed_scores_its_number() -> None:
    state = first_turn()
    (seed,) = state.hands[0]
    assert PLAYING.play(state, 0, Sow(seed)).points == [seed, 0]


def test_rain_brings_a_coin_for_each_bed_of_its_row() -> None:
    state = first_turn(weather="rain")
    state.planted = {f"{row}{column}": 1 for row in "ABCDE" for column in (1, 2)}
    for seat in (0, 1):
        PLAYING.play(state, seat, Rest())
    assert PLAYING.told(state) == ["rested", "rained", "watered"]
    assert state.coins == [9, 11]


def test_hidden_seeds_count_at_the_end() -> None:
    state = first_turn()
    while GAME.asked(state):
        GAME.play(state, GAME.asked(state)[0].seat, Rest())
    assert state.outcome is not None
    assert [standing.sources["hidden"] for standing in state.outcome.standings] == sorted(
        state.hidden, reverse=True
    )
