"""The pictures of the rules pages: cards, buildings, raids, tracks, cities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.games.provincia.components import BUILDINGS, OTHER_TOKENS, OWN_TOKEN, SENATE_TYPES, TRACKS, token_id
from bot.games.provincia.rules.moves import building_name
from bot.games.provincia.words import BUILDING_PAGES
from bot.games.provincia.words.phrases import senate_effect
from bot.i18n.fluent import Words
from bot.pictures import highlights, rich_text
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.names import halves
from bot.pictures.panels import SECTION_HEADING
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, heading, page, paragraph, slab, track
from bot.pictures.row import Row, artwork, gap, priced, written
from bot.pictures.sprites import icon, scaled
from bot.pictures.theme import INK, SEPIA

from . import cards

GAP = 12
COLUMN = (RIGHT - LEFT - GAP) // 2
ROW = 100
SIGNS = ("built", "each_round", "inactive", "repeatable", "military")


def _slabs(title: str, number: int, high: int, words: Words) -> tuple[Canvas, list[Box]]:
    """A page with a number of slabs, one below the other in two columns."""
    rows = (number + 1) // 2
    canvas = page(cards.THEME, TOP + 8 + rows * (high + GAP) + BOTTOM - GAP, words(title))
    places = Box(LEFT, TOP + 8, RIGHT - LEFT, rows * (high + GAP) - GAP).spread(2 * rows, 2, GAP)
    slabs = [*places[::2], *places[1::2]][:number]
    for box in slabs:
        slab(canvas, *box)
    return canvas, slabs


def _buildings(ids: Sequence[str], words: Words) -> Canvas:
    canvas, slabs = _slabs("source-buildings", len(ids), 100, words)
    for kind, box in zip(map(BUILDINGS.__getitem__, ids), slabs, strict=True):
        upper, lower = Row(canvas, box.x + 104, box.right - 78, box.y + 30), box.y + 70
        canvas.centre(scaled(cards.of_thing(kind.id), 76), box.x + 50, box.y + 48)
        if kind.prestige:
            highlights.wreathed(
                canvas, box.right - 40, box.y + 36, str(kind.prestige), 62, INK, "points_wreath"
            )
        canvas.text(box.right - 40, box.y + 82, f"{kind.count}×", DETAIL, SEPIA, "middle")
        upper.begin(written(words.text(building_name(kind.id)), COUNT.at(30), INK, COLUMN - 220), gap(11))
        upper.begin(*[artwork("provincia/repeatable", 34)] * (not kind.unique))
        wide = priced(cards.prices(kind.cost), COLUMN - 300).lay(canvas, box.x + 102, lower)
        end, effect = box.right - 78, cards.building_signs(kind, words)
        rich_text.draw_icons(canvas, end, lower, effect, SEPIA, end - box.x - 120 - wide, 30, "right")
    return canvas


def _senate(words: Words) -> Canvas:
    canvas, slabs = _slabs("rules-senate-title", len(SENATE_TYPES), 152, words)
    for (kind, same), box in zip(SENATE_TYPES.items(), slabs, strict=True):
        card, text = same[0], box.x + 112
        canvas.centre(scaled(f"provincia/{kind}", 84), box.x + 54, box.y + 60)
        line = Row(canvas, text, box.right - 14, box.y + 28)
        name, *_ = halves(cards.short_name(card.id, words), COUNT.at(30), 260)
        line.begin(written(name, COUNT.at(30), INK))
        line.end(gap(18), written(f"{sum(card.count for card in same)}×", DETAIL, SEPIA))
        if card.cost_any:
            any_of = cards.any_mix(str(card.cost_any))
            rich_text.draw_icons(canvas, line.right, line.y, any_of, INK, 160, 32, "right")
        elif card.cost:
            line.end(priced(cards.prices(card.cost), 160))
        else:
            line.end(written(words("cost-free"), DETAIL, SEPIA))
        effect = words.text(senate_effect(card.id, "effect"))
        paragraph(canvas, text, box.y + 62, effect, box.right - 14 - text, 3, pitch=29)
    return canvas


def _tracks(words: Words) -> Canvas:
    height = 2 * (SECTION_HEADING + 74) + SECTION_HEADING + 110 + SECTION_HEADING + len(SIGNS) * 50
    canvas = page(cards.THEME, TOP + height + BOTTOM, words("picture-page-tracks"))
    y = TOP
    for name, spaces in TRACKS.items():
        heading(canvas, cards.THEME, y + 22, words(f"picture-page-track-{name}"))
        middle, values = y + SECTION_HEADING + 30, range(spaces.min, spaces.max + 1)
        canvas.centre(icon(cards.of_gain(name), 56), LEFT + 28, middle)
        track(canvas, LEFT + 76, middle, RIGHT - LEFT - 76, values, values.index(spaces.start), 52)
        y += SECTION_HEADING + 74
    heading(canvas, cards.THEME, y + 22, words("picture-page-token-values"))
    for index, value in enumerate(sorted((OWN_TOKEN, *OTHER_TOKENS), reverse=True)):
        token = cards.battle_token(token_id("tolosa", value), 100)
        canvas.centre(token, LEFT + 56 + index * 112, y + SECTION_HEADING + 50)
    y += SECTION_HEADING + 110
    heading(canvas, cards.THEME, y + 22, words("picture-page-signs"))
    for index, sign in enumerate(SIGNS):
        middle = y + SECTION_HEADING + 24 + index * 50
        if sign == "built":
            rich_text.draw_icons(canvas, LEFT + 24, middle, ["+1"], INK, 60, 40)
        else:
            canvas.centre(icon(f"provincia/{sign}", 44), LEFT + 24, middle)
        text = words(f"picture-page-sign-{sign}")
        canvas.text(LEFT + 70, middle, text, DETAIL.at(28), SEPIA, room=RIGHT - LEFT - 70)
    return canvas


PAGES: dict[str, Callable[[Words], Canvas]] = {
    **{name: partial(_buildings, kinds) for name, kinds in BUILDING_PAGES.items()},
    "cards": _senate,
    "tracks": _tracks,
}
"""Pictures of the rules pages by name."""
