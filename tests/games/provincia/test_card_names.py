"""The names on Provincia Romana's cards."""

from __future__ import annotations

from functools import partial

import pytest

from bot.games.provincia.components import BUILDINGS, SENATE
from bot.games.provincia.pictures import cards, choice, mat
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import panels as table_cards
from bot.pictures.canvas import Box
from tests.games.card_names import touching

FACES = {
    "on the table": (cards.ON_TABLE, Box(0, 0, table_cards.WIDTH, table_cards.HEIGHT)),
    "to be chosen": (cards.IN_HAND, Box(0, 0, 179, choice.HEIGHT)),
    "in a hand of five": (
        mat.measure_of(mat.width_of(5)),
        mat.face_in(Box(0, 0, mat.width_of(5), mat.HEIGHT)),
    ),
    "in a hand of seven": (
        mat.measure_of(mat.width_of(7)),
        mat.face_in(Box(0, 0, mat.width_of(7), mat.HEIGHT)),
    ),
    "in a hand of twelve": (
        mat.measure_of(mat.width_of(12)),
        mat.face_in(Box(0, 0, mat.width_of(12), mat.HEIGHT)),
    ),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("measure", "box"), FACES.values(), ids=FACES)
def test_no_name_touches_anything_else_on_its_card(locale: Locale, measure: cards.Measure, box: Box) -> None:
    said = words(locale, "provincia")
    found = []
    for name, thing in {cards.short_name(thing, said): thing for thing in (*BUILDINGS, *SENATE)}.items():
        price = cards.prices(BUILDINGS[thing].cost if thing in BUILDINGS else SENATE[thing].cost)
        draw = partial(cards.draw_face, card=thing, words=said, box=box, measure=measure, price=price)
        found += touching(draw, name, box.right + 8, box.bottom + 8)
    assert not found, found
