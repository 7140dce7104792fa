"""An imagined position looks like the real one to its viewer, and can be played to the end."""

from __future__ import annotations

import msgspec
import pytest

from bot.ai.players import RandomPlayer
from bot.engine import AnyState, AnyView, Chance, Game
from tests.seeds import seeded
from tools.selfplay import check_goes_to_an_end, seed_bytes

from .suite import SUITE, course, random_game

CASES = [
    pytest.param(entry.game, seats, id=f"{game}-{seats}")
    for game, entry in SUITE.items()
    for seats in entry.game.seats
]


def encoded(view: AnyView) -> bytes:
    return msgspec.msgpack.encode(view)


def viewers(state: AnyState) -> list[int | None]:
    return [None, *range(state.seats)]


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.soak), 7])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_an_imagined_position_looks_the_same_to_its_viewer(game: Game, seats: int, every: int) -> None:
    chance = Chance(seed_bytes(seeded(f"imagined {seats}")))
    for state in course(game.id, seats, seeded("a game"))[::every]:
        for viewer in viewers(state):
            view = game.view(state, viewer)
            before = encoded(view)
            assert encoded(game.view(game.imagine(view, chance), viewer)) == before
            assert encoded(view) == before


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_an_imagined_position_can_be_played_to_the_end(game: Game, seats: int) -> None:
    chance = Chance(seed_bytes(seeded(f"played on {seats}")))
    for state in course(game.id, seats, seeded("a game"))[3::60]:
        viewer = chance.pick(viewers(state))
        real = game.encode(state)
        imagined = game.imagine(game.view(state, viewer), chance)
        player = RandomPlayer(seed_bytes("plays on"))
        while asked := game.asked(imagined):
            check_goes_to_an_end(game, imagined)
            seat = chance.pick(asked).seat
            game.play(imagined, seat, player.choose(game.view(imagined, seat)))
        assert imagined.outcome is not None
        assert game.encode(state) == real


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_same_view_and_chance_give_the_same_position(game: Game, seats: int) -> None:
    state = random_game(game, seats, {}, seeded("imagined twice"), 30).state
    for viewer in viewers(state):
        view = game.view(state, viewer)
        once, again, otherwise = (game.imagine(view, Chance(seed_bytes(name))) for name in ("a", "a", "b"))
        assert game.encode(once) == game.encode(again)
        assert once.chance.seed not in (state.chance.seed, otherwise.chance.seed)
