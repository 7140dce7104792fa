"""What is foreseen of a move is what happens when it is played."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

import msgspec
import pytest

from bot.engine import AnyState, Chance, Foresight, Game, Move, MovePreview, Together, heard, unrevealed
from tests.seeds import seeded
from tools.selfplay import seed_bytes

from .suite import SUITE, course, positions, random_game

CASES = [
    pytest.param(entry.game, seats, id=f"{game}-{seats}")
    for game, entry in SUITE.items()
    for seats in (entry.game.seats[0], entry.game.seats[-1])
]

MOVES = 2
"""How many moves of each kind are tried for every decision."""


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.soak), 4])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_what_is_foreseen_happens(game: Game, seats: int, every: int) -> None:
    check_all_foreseen(game, course(game.id, seats, seeded("a game"))[::every], f"foreseen {seats}")


@pytest.mark.parametrize(
    ("every", "leaves_after"),
    [(6, 20), *[pytest.param(1, after, marks=pytest.mark.soak) for after in (5, 20, 40, 60)]],
)
@pytest.mark.parametrize("game", [pytest.param(entry.game, id=game) for game, entry in SUITE.items()])
def test_what_is_foreseen_happens_after_a_player_has_left(game: Game, every: int, leaves_after: int) -> None:
    recorder = random_game(game, 3, {}, seeded("left"), leaves_after=leaves_after)
    left = islice(positions(recorder), leaves_after + 1, None, every)
    check_all_foreseen(game, left, f"foreseen when left {leaves_after}")


def check_all_foreseen(game: Game, states: Iterable[AnyState], name: str) -> None:
    chance = Chance(seed_bytes(seeded(name)))
    for state in states:
        for decision in game.asked(state):
            foresight = Foresight(game, game.view(state, decision.seat))
            for form in decision.forms(state):
                for _ in range(MOVES if form.fields else 1):
                    move = form.sample(chance.below)
                    check_foreseen(game, state, decision.seat, move, foresight.of(move))


class NothingLookedAt(Chance):
    """The chance of the game, but values that only one seat looks at stay unknown, as they were foreseen."""

    def looked_at(self, value: Any, unknown: Any) -> Any:
        return unknown


def check_foreseen(game: Game, state: AnyState, seat: int, move: Move, foreseen: MovePreview) -> None:
    real = game.copy(state)
    real.chance = NothingLookedAt(state.chance.seed, state.chance.draws)
    together = isinstance(state.agenda[-1], Together)
    if together:
        assert foreseen.stop == "others"
        game.answer_alone(real, seat, move)
    else:
        game.play(real, seat, move)
    happened = heard(real.events, seat)
    assert told(unrevealed(happened)[: len(foreseen.events)]) == told(foreseen.events), move
    assert (foreseen.light is not None) == (foreseen.stop == "light"), "what comes to light has a name"
    if foreseen.stop is None:
        assert msgspec.msgpack.encode(foreseen.after) == msgspec.msgpack.encode(game.view(real, seat)), move
        return
    if foreseen.stop == "chance":
        assert real.chance.drawn, move
    if foreseen.stop == "light":
        assert any(event.reveals for event in happened[len(foreseen.events) :]), move


def told(events: list[object]) -> bytes:
    return msgspec.msgpack.encode(events)
