"""Playouts of every game: the same game, but without events."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from bot.engine import AnyState, Chance, Event, Playout, all_moves
from tests.seeds import seeded
from tools.selfplay import play_at_random, play_to_the_end, seed_bytes

from .suite import SUITE, Conformance, course, random_game

GAME_CASES = [pytest.param(conformance, id=game) for game, conformance in SUITE.items()]

COMPARED = 7
"""One of so many questions of a playout is compared with the game's."""


def middle(conformance: Conformance, seats: int, moves: int) -> AnyState:
    return random_game(conformance.game, seats, {}, seeded(f"playout {moves}"), moves).state


@pytest.mark.parametrize("conformance", GAME_CASES)
@pytest.mark.parametrize("moves", [0, 15])
def test_a_playout_goes_like_the_game(conformance: Conformance, moves: int) -> None:
    game = conformance.game
    state = middle(conformance, game.seats[-1], moves)
    playout = Playout(game.copy(state))
    chance = Chance(seed_bytes(seeded("playout")))
    while playout.questions:
        question = chance.pick(playout.questions)
        decision, forms = question.decision, question.forms
        if state.ply % COMPARED == 0:
            asked = next(other for other in game.asked(state) if other.seat == decision.seat)
            assert decision == asked
            assert list(islice(all_moves(forms), 200)) == list(islice(all_moves(asked.forms(state)), 200))
        move = chance.pick([form.sample(chance.below) for form in forms])
        game.play(state, decision.seat, move)
        playout.play(decision, move)
        assert playout.state.chance.drawn == state.chance.drawn
        assert conformance.possessions(playout.state) == conformance.possessions(state)
        assert playout.state.events == []
    assert game.asked(state) == []
    assert playout.state.ply == state.ply
    assert playout.state.outcome == state.outcome


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_a_playout_begins_anywhere_and_plays_random_moves_to_the_end(conformance: Conformance) -> None:
    game = conformance.game
    draw = Chance(seed_bytes(seeded("playouts")))
    for state in course(game.id, game.seats[0], seeded("a game"))[::40]:
        playout = Playout(game.copy(state))
        begun = playout.state.ply
        assert play_to_the_end(playout, draw.below) == playout.state.ply - begun
        assert playout.state.outcome is not None


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_a_playout_keeps_no_events(conformance: Conformance) -> None:
    game = conformance.game
    draw = Chance(seed_bytes(seeded("unheard")))
    playout = Playout(middle(conformance, game.seats[-1], 5))
    recent = list(playout.state.recent)
    while playout.questions:
        play_at_random(playout, draw.below)
    nothing = playout.state.tell("anything", 0, amount=1)
    nothing.known_to, nothing.secret, nothing.reveals = [0], {"card": "x"}, True
    playout.state.note(0, "points", 1)
    assert msgspec.to_builtins(nothing) == msgspec.to_builtins(Event("nothing"))
    assert playout.state.events == []
    assert playout.state.recent == recent
