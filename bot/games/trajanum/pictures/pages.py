"""The pictures of the rules pages: tiles, streets, buildings, tracks, citizens, forum, prestige, orders."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.trajanum import components
from bot.games.trajanum.rules.forum import forum_of
from bot.games.trajanum.state import Board
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE
from bot.pictures.names import lines
from bot.pictures.panels import SECTION_HEADING
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, heading, page, paragraph, slab
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, IVORY, LIGHT_GOLD, MARBLE_SHADE, NIGHT, SEPIA, mix

from . import tiles
from .forum import draw_forum
from .panels import draw_card_orders, draw_outlines, draw_signs, reward_signs
from .tiles import THEME, of_gain

GAP = 12


def _rows(top: int, count: int, height: int, columns: int = 1) -> list[Box]:
    rows = -(-count // columns)
    return Box(LEFT, top, RIGHT - LEFT, rows * (height + GAP) - GAP).spread(count, columns, GAP)


def _halves(top: int, count: int, height: int) -> tuple[list[Box], list[Box]]:
    """Boxes of this height in two columns, `count` in each."""
    places = _rows(top, 2 * count, height, 2)
    return places[::2], places[1::2]


def _tiles(words: Words) -> Canvas:
    resources = [tile.id for tile in components.TILES.values() if not tile.citizen]
    citizens = {tile.citizen: tile.id for tile in components.TILES.values() if tile.citizen}
    places = _rows(TOP + SECTION_HEADING, len(resources), 80, 7)
    foot = places[-1].bottom + 26
    canvas = page(THEME, foot + SECTION_HEADING + 100 + BOTTOM, words("picture-page-tiles"))
    heading(canvas, THEME, TOP + 22, words("picture-page-resources"), words("picture-page-once"))
    for tile, box in zip(resources, places, strict=True):
        canvas.put(tiles.face_up(tile, box.width, box.height, words.locale), box.x, box.y)
    heading(canvas, THEME, foot + 22, words("picture-page-citizens"), words("picture-page-twice"))
    for (citizen, tile), box in zip(citizens.items(), _rows(foot + SECTION_HEADING, 3, 80, 3), strict=True):
        canvas.put(tiles.face_up(tile, 150, box.height, words.locale), box.x, box.y)
        canvas.text(box.x + 166, box.middle[1], words(f"citizen-{citizen}"), COUNT.at(30), INK, room=200)
    return canvas


def _streets(words: Words) -> Canvas:
    sides = _halves(TOP + SECTION_HEADING, 6, 70)
    canvas = page(THEME, sides[0][-1].bottom + 14 + BOTTOM, words("picture-page-streets"))
    rows = [words("picture-row", row=str(number)) for number in components.ROWS]
    columns = [words("picture-column", column=column) for column in components.COLUMNS]
    parts = (components.STREETS[:6], rows, "rows"), (components.STREETS[6:], columns, "columns")
    for places, (symbols, names, key) in zip(sides, parts, strict=True):
        heading(canvas, THEME, TOP + 22, words(f"picture-page-{key}"), "", places[0].x, places[0].right)
        for box, symbol, name in zip(places, symbols, names, strict=True):
            slab(canvas, *box)
            y, street = box.middle[1] - 2, words.text(components.street_name(symbol))
            canvas.centre(icon(f"trajanum/{symbol}", 58), box.x + 44, y)
            canvas.text(box.x + 92, y, street, COUNT.at(32), INK, room=250)
            canvas.text(box.right - 18, y, name, DETAIL.at(28), SEPIA, "right")
    return canvas


def _buildings(words: Words) -> Canvas:
    greys, coloured = _halves(TOP + 8, 4, 108)
    foot = greys[-1].bottom + GAP
    canvas = page(THEME, foot + SECTION_HEADING + 108 + BOTTOM, words("picture-page-buildings"))
    for kind, box in zip(components.BUILDINGS.values(), greys + coloured, strict=True):
        left, right, y = box.x + 112, box.right - 14, box.y + 30
        slab(canvas, *box)
        canvas.put(tiles.building((kind.id,), 80, upright=False), box.x + 14, box.y + 12)
        canvas.text(left, y, words.text(components.building_name(kind.id)), COUNT.at(30), INK, room=270)
        canvas.text(right - 56, y, "1", COUNT.at(30), INK, "right")
        canvas.centre(icon(of_gain(kind.figure, words.locale), 46), right - 24, y - 2)
        does = words(f"picture-page-does-{kind.track or kind.colour or kind.id}")
        paragraph(canvas, left, box.y + 64, does, right - left)
    heading(canvas, THEME, foot + 22, words("picture-page-pairs"), words("picture-page-pairs-remark"))
    for colour, box in zip(components.COLOURS, _rows(foot + SECTION_HEADING, 4, 96, 4), strict=True):
        slab(canvas, *box)
        canvas.put(tiles.building(components.PAIRS[colour], 64, upright=False), box.x + 16, box.y + 14)
        for size, key in ((1, "single"), (2, "double")):
            y, count = box.y + size * 34 - 4, str(components.SUPPLY[f"{key}_{colour}"])
            draw_outlines(canvas, colour, size, box.x + 186, y, INK)
            canvas.text(box.right - 16, y, count, COUNT.at(30), INK, "right")
    return canvas


def _tracks(words: Words) -> Canvas:
    row, steps = 120, range(1, components.CONSTANTS.track_steps + 1)
    columns = _rows(TOP + 96, 3, len(steps) * (row + GAP) - GAP, 3)
    canvas = page(THEME, columns[0].bottom + 12 + BOTTOM, words("picture-page-tracks"))
    for track, column in zip(components.TRACK_NAMES, columns, strict=True):
        canvas.centre(icon(f"trajanum/{track}", 76), column.x + 44, TOP + 48)
        name = words(f"choice-plan-{track}")
        canvas.text(column.x + 96, TOP + 50, name, COUNT.at(34), INK, room=column.width - 100)
        for step, box in zip(steps, column.spread(len(steps), gap=GAP), strict=True):
            slab(canvas, *box)
            canvas.text(box.x + 26, box.y + 34, str(step), FIGURE.at(34), THEME.accent, "middle")
            signs = reward_signs(components.REWARDS[track, step], words.locale)
            draw_signs(canvas, signs, box.x + 54 + (len(signs) * 62 - 10) / 2, box.y + 34, 52, 10)
            reward = words.text(components.reward_name(track, step))
            paragraph(canvas, box.x + 18, box.y + 76, reward, box.width - 30)
    return canvas


def _citizens(words: Words) -> Canvas:
    places = _rows(TOP + 8, len(components.ROWS), 132)
    canvas = page(THEME, places[-1].bottom + 8 + BOTTOM, words("picture-page-citizen-rows"))
    half = (RIGHT - LEFT - 320) // 2
    for (number, kind), box in zip(components.ROWS.items(), places, strict=True):
        slab(canvas, *box)
        y = box.middle[1]
        canvas.text(box.x + 30, y - 2, str(number), FIGURE.at(38), THEME.accent, "middle")
        canvas.centre(icon(f"trajanum/{kind.id}", 84), box.x + 104, y - 2)
        name = lines(words.text(components.row_title(number)), COUNT.at(28), 162)
        for middle, said in around(y, name, 32):
            canvas.text(box.x + 154, middle, said, COUNT.at(28), INK, room=162)
        for place, key in enumerate(("first", "second")):
            x = box.x + 322 + place * half
            when = words(f"picture-page-{key}")
            canvas.text(x, box.y + 24, when, DETAIL_BOLD, THEME.accent, room=half - 20)
            paragraph(canvas, x, box.y + 54, words(f"picture-page-row-{number}-{key}"), half - 20, 3)
    return canvas


def _prestige(words: Words) -> Canvas:
    row, column, start, bar = 46, COUNT.at(28), LEFT + 260, components.PRESTIGE
    high = SECTION_HEADING + (bar.last_shift + 2) * row + 20
    canvas = page(THEME, TOP + 2 * high + BOTTOM, words("picture-page-prestige"))
    for top, flipped in ((TOP, False), (TOP + high, True)):
        heading(canvas, THEME, top + 22, words(f"picture-page-slider-{'flipped' if flipped else 'base'}"))
        pitch, y = (RIGHT - start) / len(bar.base), top + SECTION_HEADING + row / 2
        middles = {size + 1: start + (size + 0.5) * pitch for size in range(len(bar.base))}
        canvas.centre(icon("trajanum/upgrade", 40), LEFT + 62, y)
        canvas.centre(icon("trajanum/trajan", 40), LEFT + 186, y)
        for size, x in middles.items():
            canvas.rectangle(x - pitch / 2 + 2, y - 20, pitch - 4, 38, THEME.accent, 6)
            label = f"{size}+" if size == len(middles) else str(size)
            canvas.text(x, y, label, column, IVORY, "middle")
        for shift in range(bar.last_shift + 1):
            y += row
            if shift % 2:
                canvas.rectangle(LEFT, y - row / 2, RIGHT - LEFT, row, mix(MARBLE_SHADE, IVORY, 0.35), 6)
            canvas.text(LEFT + 62, y, str(shift), column, INK, "middle")
            if shift in bar.cypresses:
                canvas.centre(icon("trajanum/cypress", 40), LEFT + 104, y)
            each = str(bar.order_points[shift])
            canvas.text(LEFT + 186, y, each, column, THEME.accent, "middle")
            for size, x in middles.items():
                canvas.text(x, y, str(bar.worth(size, shift, flipped=flipped)), column, SEPIA, "middle")
    return canvas


def _orders(words: Words) -> Canvas:
    shown: dict[int, list[components.TrajanCard]] = {}
    for card in components.TRAJAN_CARDS.values():
        shown.setdefault(card.cycle, []).append(card)
    y, places = TOP, {}
    for cycle, cards in shown.items():
        places[cycle] = _rows(y + SECTION_HEADING, len(cards), 172, 3)
        y = places[cycle][-1].bottom + GAP + 8
    canvas = page(THEME, y + BOTTOM, words("picture-page-orders"))
    for cycle, boxes in places.items():
        last = cycle * components.CONSTANTS.rounds_per_cycle
        top, when = boxes[0].y - SECTION_HEADING, words("picture-after-round", round=last)
        heading(canvas, THEME, top + 22, components.NUMERALS[cycle], when)
        for card, box in zip(shown[cycle], boxes, strict=True):
            slab(canvas, *box)
            draw_card_orders(canvas, card, Box(box.x + 12, box.y + 14, box.width - 24, box.height - 40))
            if card.promo:
                canvas.rectangle(box.right - 96, box.bottom - 38, 96, 34, LIGHT_GOLD, 8)
                x, promo = box.right - 48, words("picture-page-promo")
                canvas.text(x, box.bottom - 21, promo, DETAIL, NIGHT, "middle", room=88)
    return canvas


_FORUM = ("YYGYY", "RYGYE", "RREGG", "BBBRR")
"""Cells of a forum that shows areas, eagles and groups."""
_ENVOYS = {"C1": 1, "C2": 0, "B3": 0, "C3": 0, "B4": 0, "E3": 1}


def _forum(words: Words) -> Canvas:
    laid = forum_of([Board("", 0, 0)], [list(_FORUM)])
    plan = tiles.Grid(110, LEFT + 44, TOP + 56, len(_FORUM[0]), len(_FORUM))
    canvas = page(THEME, plan.y + plan.height + 26 + BOTTOM, words("picture-page-forum"))
    laid.envoys = _ENVOYS
    frame = Box(plan.x - 40, plan.y - 42, plan.width + 56, plan.height + 58)
    draw_forum(canvas, laid, plan, frame, words.locale)
    x = plan.x + plan.width + 44
    for index, key in enumerate(("area", "started", "complete", "eagle", "group")):
        y = plan.y - 32 + index * ((plan.height + 44) / 5)
        canvas.text(x, y + 14, words(f"picture-page-forum-{key}"), DETAIL_BOLD.at(28), THEME.accent)
        text = words(f"picture-page-forum-{key}-is")
        paragraph(canvas, x, y + 44, text, RIGHT - x, pitch=27)
    return canvas


PAGES: dict[str, Callable[[Words], Canvas]] = {
    "tiles": _tiles,
    "streets": _streets,
    "buildings": _buildings,
    "tracks": _tracks,
    "citizens": _citizens,
    "forum": _forum,
    "prestige": _prestige,
    "orders": _orders,
}
