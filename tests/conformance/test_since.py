"""The picture of what has changed since somebody's last turn, whatever the moves were."""

from __future__ import annotations

import pytest

from bot.channel.board import MOST_NUMBERED
from bot.engine import Event
from bot.i18n.fluent import words
from bot.pictures.artist import Since
from bot.pictures.names import Showing
from tests.games.drawing import alike

from .entry import Conformance
from .suite import SUITE, course

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")
NUMBERED = {game: entry for game, entry in SUITE.items() if entry.title.artist.since is not None}

each_game = pytest.mark.parametrize("conformance", NUMBERED.values(), ids=NUMBERED)


@each_game
def test_every_move_of_a_game_can_be_numbered_on_a_board(conformance: Conformance) -> None:
    game, artist = conformance.game, conformance.title.artist
    assert artist.since is not None
    seats = game.seats[-1]
    showing = Showing(NAMES[:seats], words("de", game.id).naming(NAMES[:seats]))
    moves: list[list[Event]] = []
    drawn = 0
    for number, state in enumerate(course(game.id, seats)):
        view = game.view(state, number % seats)
        if view.events:
            moves.append(list(view.events))
        if len(moves) == MOST_NUMBERED:
            shown = artist.since(view, number % seats, Since(moves), showing)
            assert not alike(shown, artist.mat(view, number % seats, showing))
            moves, drawn = [], drawn + 1
    assert drawn > 1
