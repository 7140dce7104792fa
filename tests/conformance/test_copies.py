"""Copies of the positions of every game."""

from __future__ import annotations

import pytest
from msgspec import Struct, structs

from bot.engine import AnyState, Decision, Event, Playout, Task, all_moves
from bot.engine.copying import copier_of
from tests.conformance.suite import SUITE, Conformance, course
from tests.seeds import seeded
from tools.selfplay import play_at_random

GAME_CASES = [pytest.param(conformance, id=game) for game, conformance in SUITE.items()]

EVERY = 12
"""One of so many positions is copied, and the copy is played on."""
MOVES = 10


def parts(value: object) -> list[object]:
    """Return everything mutable in a value: structs that are not frozen, lists and dicts."""
    match value:
        case list():
            return [value, *(part for item in value for part in parts(item))]
        case dict():
            return [value, *(part for item in value.values() for part in parts(item))]
        case Event():  # only read once its move is over
            return []
        case Task() | Decision() if not any(map(parts, structs.astuple(value))):
            return []
        case _ if hasattr(value, "__struct_fields__"):
            if value.__struct_config__.frozen:
                return []
            return [
                value,
                *(part for name in value.__struct_fields__ for part in parts(getattr(value, name))),
            ]
        case _:
            return []


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_a_copy_has_the_same_encoding_and_shares_nothing_mutable(conformance: Conformance) -> None:
    game = conformance.game
    state: AnyState
    for state in course(game.id, game.seats[-1], seeded("a game"))[::EVERY]:
        encoded = game.encode(state)
        copy = game.copy(state)
        assert game.encode(copy) == encoded
        shared = set(map(id, parts(state))) & set(map(id, parts(copy)))
        assert not shared
        playout, told = Playout(copy), game.copy(state)
        for _ in range(MOVES):
            if playout.questions:
                play_at_random(playout, lambda bound: bound - 1)
            for decision in game.asked(told)[:1]:
                game.play(told, decision.seat, next(all_moves(decision.forms(told))))
        assert game.encode(state) == encoded


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_every_step_can_be_copied(conformance: Conformance) -> None:
    for step in conformance.game.steps:
        copier_of(step)


def spoil(value: object) -> None:
    """Change everything in a value, even what is only meant to be read, from the innermost part outward."""
    match value:
        case Struct():
            for name in value.__struct_fields__:
                spoil(getattr(value, name))
                if not value.__struct_config__.frozen:
                    setattr(value, name, "spoilt")
        case dict():
            for part in value.values():
                spoil(part)
            value.clear()
        case list() | tuple():
            for part in value:
                spoil(part)
            if isinstance(value, list):
                value[:] = ["spoilt"]
        case _:
            pass


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_changing_a_view_never_changes_the_position(conformance: Conformance) -> None:
    game = conformance.game
    state: AnyState
    for state in course(game.id, game.seats[-1], seeded("a game")):
        if state.ply % EVERY and state.outcome is None:
            continue
        encoded = game.encode(state)
        for viewer in (None, *range(state.seats)):
            spoil(game.view(state, viewer))
            assert game.encode(state) == encoded
