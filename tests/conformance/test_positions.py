"""No release breaks a running game: positions stored by every version of the rules can be played on."""

from __future__ import annotations

import pytest

from bot.ai.players import RandomPlayer
from bot.engine import Chance
from tools.selfplay import seed_bytes

from .suite import SUITE
from .version import position_path

VERSIONS = [
    (name, version)
    for name, conformance in SUITE.items()
    for version in range(1, conformance.game.rules_version + 1)
]


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_a_position_stored_by_any_version_can_be_played_to_the_end(name: str, version: int) -> None:
    game, path = SUITE[name].game, position_path(name, version)
    assert path.exists(), f"none is stored; this does it: python -m tests.conformance.version {name}"
    state = game.decode(path.read_bytes())
    players = [RandomPlayer(seed_bytes(f"{seat}")) for seat in range(state.seats)]
    while asked := game.asked(state):
        seat = asked[0].seat
        game.play(state, seat, players[seat].choose(game.view(state, seat)))
    assert state.outcome is not None


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_a_position_stored_by_any_version_can_be_imagined(name: str, version: int) -> None:
    game = SUITE[name].game
    state = game.decode(position_path(name, version).read_bytes())
    for viewer in (None, *range(state.seats)):
        view = game.view(state, viewer)
        assert game.view(game.imagine(view, Chance(b"stored")), viewer) == view


@pytest.mark.parametrize("name", SUITE)
def test_a_game_is_set_up_by_the_version_that_it_is_played_by(name: str) -> None:
    game = SUITE[name].game
    later = game.rules_version + 1
    assert game.new(game.seats[0], {}, seed_bytes("laid out"), later).rules_version == later
