"""The names on Praetor's tiles on offer."""

from __future__ import annotations

from functools import partial

import pytest

from bot.games.praetor.components import TYPE_OF
from bot.games.praetor.pictures import panels
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.canvas import Box
from tests.games.card_names import touching

PLACES = {
    slots: panels.places_of(slots, Box(0, 0, 768, panels.height(slots)))[0][-1] for slots in (3, 4, 5, 6)
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slots", PLACES)
def test_no_name_touches_anything_else_on_its_card(locale: Locale, slots: int) -> None:
    said, box = words(locale, "praetor"), PLACES[slots]
    found = []
    for kind, tile in {kind.id: tile for tile, kind in TYPE_OF.items()}.items():
        draw = partial(panels.draw_card, tile=tile, slot=1, words=said, box=box)
        found += touching(draw, panels.short_name(said, TYPE_OF[tile]), 800, 400)
        assert kind
    assert not found, found
