"""Every picture of a table has a description that names every player, whatever their names."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bot.games.game_words import LONGEST_ALT, picture_in_words
from bot.i18n.fluent import LOCALES, words

from .suite import SUITE, Conformance, course

NAMES = tuple(f"{letter}{'n' * 30}{letter.lower()}" for letter in "ABCDEF")
CASES = [pytest.param(conformance, id=game) for game, conformance in SUITE.items()]


@pytest.mark.parametrize("conformance", CASES)
def test_each_picture_has_a_description(conformance: Conformance) -> None:
    for view in views(conformance, conformance.game.seats[-1]):
        pictures = conformance.title.words.pictured(view)
        assert len(pictures) == len(conformance.title.artist.tables)
        for picture in pictures:
            assert picture.table
            assert sorted(picture.seats) == list(range(view.seats))


@pytest.mark.usefixtures("well_put")
@pytest.mark.parametrize("conformance", CASES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_description_names_each_player_once_those_asked_first(
    conformance: Conformance, locale: Any
) -> None:
    said = words(locale, conformance.game.id).naming(NAMES)
    for seats in (conformance.game.seats[0], conformance.game.seats[-1]):
        for view in views(conformance, seats):
            for picture in conformance.title.words.pictured(view):
                told = picture_in_words(picture, view, said)
                assert len(told) <= LONGEST_ALT
                assert "…" not in told
                found = [told.count(name) for name in NAMES[:seats]]
                assert found == [1] * seats, told
                order = sorted(range(seats), key=lambda seat, told=told: told.index(NAMES[seat]))
                asked = {one.seat for one in view.asked}
                assert all(seat in asked for seat in order[: len(asked)])
                for line in told.splitlines():
                    for name in NAMES[:seats]:
                        if name in line:
                            assert len(line) > len(name) + 12, f"nothing is told of a seat: {line}"


def views(conformance: Conformance, seats: int) -> list[Any]:
    """Return what a spectator sees, from the start to the end of a game."""
    played = course(conformance.game.id, seats)
    chosen = [*islice(played, 0, None, max(1, len(played) // 8)), played[-1]]
    return [conformance.game.view(state, None) for state in chosen]
