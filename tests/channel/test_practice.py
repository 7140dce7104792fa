"""What a hand practises before it is asked to draw."""

from __future__ import annotations

import pytest

from bot.channel.drawing.practice import drawings
from bot.games import TITLES
from bot.pictures.cache import SPRITES
from bot.workshop.example.title import TITLE as EXAMPLE


def test_practice_goes_from_the_start_to_the_end_and_is_the_same_every_time() -> None:
    first, again = ([draw().image.tobytes() for draw in drawings(EXAMPLE)] for _ in range(2))
    assert first == again
    assert len(set(first)) > 4


def test_what_was_practised_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    put = SPRITES.put
    SPRITES.clear()
    monkeypatch.setattr(SPRITES, "put", lambda *piece: made.append(piece) or put(*piece))
    for draw in drawings(EXAMPLE):
        draw()
    assert made
    made.clear()
    next(drawings(EXAMPLE))()
    assert made == []


@pytest.mark.parametrize("name", TITLES)
def test_every_game_can_be_practised(name: str) -> None:
    assert next(drawings(TITLES[name]))().width == 1600


@pytest.mark.parametrize("name", TITLES)
def test_what_is_practised_of_the_rules_is_there(name: str) -> None:
    artist = TITLES[name].artist
    assert set(artist.practised) <= set(artist.rules)
