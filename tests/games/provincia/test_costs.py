"""Costs on cards fit and are legible on a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.provincia import pictures
from bot.games.provincia.components import BUILDINGS, OPES, SENATE
from bot.games.provincia.pictures import cards, mat
from bot.games.provincia.pictures.choice import HEIGHT
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import fonts
from bot.pictures import panels as paper
from bot.pictures.canvas import Box, Canvas
from bot.pictures.private_board import LEFT, RIGHT
from tests.games.costs import costs_of, marked_outside

from .drawn import DRAWING

GROUND = (10, 20, 30)
TABLE, MAT = 1600, 1200
"""The widths of the pictures that show the cards, in px."""

IN_A_ROW = range(5, mat.MOST_ON_ROW + 1)


def face_in_hand(columns: int) -> tuple[cards.Measure, Box]:
    """Return the measures and the box of a card in hand, with that many cards in a row."""
    width = (RIGHT - LEFT - mat.GAP * (columns - 1)) // columns
    box = Box(23, 24, width - 6, mat.HEIGHT - mat.FOOT)
    return mat.measure_of(width), box


@pytest.mark.parametrize("card", [*BUILDINGS, *SENATE, *OPES])
def test_everything_on_a_card_of_the_draft_fits(card: str) -> None:
    for measure, wide, box in (
        (cards.ON_TABLE, TABLE, Box(20, 20, paper.WIDTH, paper.HEIGHT)),
        (cards.IN_HAND, MAT, Box(20, 20, 179, HEIGHT)),
    ):
        canvas = Canvas(box.width + 40, box.height + 40, GROUND)
        with costs_of() as costs:
            cards.draw_card(canvas, card, words("en", "provincia"), box, measure)
        assert not marked_outside(canvas, box, GROUND)
        assert (costs.too_wide(), costs.too_small(wide)) == ([], [])


@pytest.mark.parametrize("card", [*BUILDINGS, *SENATE])
@pytest.mark.parametrize("columns", IN_A_ROW)
def test_the_cost_of_a_card_in_hand_fits_even_if_all_of_it_is_missing(card: str, columns: int) -> None:
    measure, box = face_in_hand(columns)
    cost = BUILDINGS[card].cost if card in BUILDINGS else SENATE[card].cost
    price = [replace(part, lacking=True, saved=True) for part in cards.prices(cost)]
    canvas = Canvas(box.width + 46, box.height + 48, GROUND)
    with costs_of() as costs:
        cards.draw_face(canvas, card, words("en", "provincia"), box, measure, price)
    assert not marked_outside(canvas, box, GROUND)
    assert (costs.too_wide(), costs.too_small(MAT)) == ([], [])


@pytest.mark.parametrize("locale", LOCALES)
def test_costs_on_the_rules_pages_fit(locale: Locale) -> None:
    with costs_of() as costs:
        for page in pictures.pages.PAGES.values():
            page(words(locale, "provincia"))
    assert len(costs.drawn) >= len(BUILDINGS)
    assert (costs.too_wide(), costs.too_small(MAT)) == ([], [])


def test_what_is_missing_fits_below_each_card_whatever_the_size_of_the_hand() -> None:
    view = DRAWING.seen(DRAWING.sample(3, "middle"), 0)
    dear = ["circus", "templum", "colosseum", "carchesium", "aurifex", "emporium", "forum"]
    for good in view.players[0].goods:
        view.players[0].goods[good] = 0
    for held in range(1, len(dear) + 1):
        room = mat.width_of(held) - mat.FOOT_EDGE
        for locale in LOCALES:
            for card in dear[:held]:
                foot = mat.footer(view, 0, card, words(locale, "provincia"), room)
                assert fonts.width(foot.text, mat.FOOTER.at(mat.FOOTER.least)) <= room, foot.text
