"""The pictures of the rules pages: tiles, streets, buildings, tracks, citizens, prestige, orders."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.trajanum import components
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE
from bot.pictures.names import lines
from bot.pictures.panels import SECTION_HEADING
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, heading, page, paragraph, slab
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, IVORY, LIGHT_GOLD, MARBLE_SHADE, NIGHT, SEPIA, mix

from . import forum, tiles
from .panels import draw_card_orders, draw_signs, reward_signs
from .tiles import THEME, of_building, of_gain

GAP = 12
COLUMN = (RIGHT - LEFT - GAP) // 2


def _tiles(words: Words) -> Canvas:
    columns, width, height = 7, 150, 80
    resources = [tile.id for tile in components.TILES.values() if not tile.citizen]
    citizens = {tile.citizen: tile.id for tile in components.TILES.values() if tile.citizen}
    rows = -(-len(resources) // columns)
    grid = Box(LEFT, TOP + SECTION_HEADING, columns * (width + GAP) - GAP, rows * (height + GAP) - GAP)
    foot = grid.bottom + GAP + 14
    canvas = page(THEME, foot + SECTION_HEADING + height + 20 + BOTTOM, words("picture-page-tiles"))
    heading(canvas, THEME, TOP + 22, words("picture-page-resources"), words("picture-page-once"))
    for tile, box in zip(resources, grid.spread(len(resources), columns, GAP), strict=True):
        canvas.put(tiles.face_up(tile, width, height, words.locale), box.x, box.y)
    heading(canvas, THEME, foot + 22, words("picture-page-citizens"), words("picture-page-twice"))
    for index, (citizen, tile) in enumerate(citizens.items()):
        x, y, name = LEFT + index * 380, foot + SECTION_HEADING, words(f"citizen-{citizen}")
        canvas.put(tiles.face_up(tile, width, height, words.locale), x, y)
        canvas.text(x + width + 16, y + height / 2, name, COUNT.at(30), INK, room=200)
    return canvas


def _streets(words: Words) -> Canvas:
    row, gap = 74, 8
    canvas = page(THEME, TOP + SECTION_HEADING + 6 * (row + gap) + 6 + BOTTOM, words("picture-page-streets"))
    rows = [words("picture-row", row=str(number)) for number in components.ROWS]
    columns = [words("picture-column", column=column) for column in components.COLUMNS]
    sides = (
        (components.STREETS[:6], rows, "picture-page-rows"),
        (components.STREETS[6:], columns, "picture-page-columns"),
    )
    for index, (symbols, names, title) in enumerate(sides):
        x = LEFT + index * (COLUMN + GAP)
        heading(canvas, THEME, TOP + 22, words(title), "", x, x + COLUMN)
        places = Box(x, TOP + SECTION_HEADING, COLUMN, 6 * (row + gap) - gap).spread(6, gap=gap)
        for symbol, name, box in zip(symbols, names, places, strict=True):
            slab(canvas, *box)
            y, street = box.middle[1] - 2, words.text(components.street_name(symbol))
            canvas.centre(icon(f"trajanum/{symbol}", 58), x + 44, y)
            canvas.text(x + 92, y, street, COUNT.at(32), INK, room=250)
            canvas.text(box.right - 18, y, name, DETAIL.at(28), SEPIA, "right")
    return canvas


def _buildings(words: Words) -> Canvas:
    row = 108
    foot = TOP + 8 + 4 * (row + GAP)
    canvas = page(THEME, foot + SECTION_HEADING + 108 + BOTTOM, words("picture-page-buildings"))
    for index, kind in enumerate(components.BUILDINGS.values()):
        x, y = LEFT + index // 4 * (COLUMN + GAP), TOP + 8 + index % 4 * (row + GAP)
        text, right, name = x + 112, x + COLUMN - 14, words.text(components.building_name(kind.id))
        slab(canvas, x, y, COLUMN, row)
        canvas.put(tiles.building((kind.id,), 80, upright=False), x + 14, y + 12)
        canvas.text(text, y + 30, name, COUNT.at(30), INK, room=270)
        canvas.text(right - 56, y + 30, "1", COUNT.at(30), INK, "right")
        canvas.centre(icon(of_gain(kind.figure, words.locale), 46), right - 24, y + 28)
        does = words(f"picture-page-does-{kind.track or kind.colour or kind.id}")
        paragraph(canvas, text, y + 64, does, right - text)
    heading(canvas, THEME, foot + 22, words("picture-page-pairs"), words("picture-page-pairs-remark"))
    places = Box(LEFT, foot + SECTION_HEADING, RIGHT - LEFT, 96).spread(4, 4, GAP)
    for colour, box in zip(components.COLOURS, places, strict=True):
        slab(canvas, *box)
        canvas.put(tiles.building(components.PAIRS[colour], 64, upright=False), box.x + 16, box.y + 14)
        for size, key in ((1, "single"), (2, "double")):
            middle = box.y + size * 34 - 4
            for place in range(size):
                left = box.x + 172 + (place - size) * 18 + 22
                canvas.rectangle(left, middle - 11, 16, 22, INK, 4)
                canvas.rectangle(left + 1, middle - 10, 14, 20, tiles.COLOURS[colour].base, 3)
            count = str(components.SUPPLY[f"{key}_{colour}"])
            canvas.text(box.right - 16, middle, count, COUNT.at(30), INK, "right")
    return canvas


def _tracks(words: Words) -> Canvas:
    row, width = 62, (RIGHT - LEFT - 2 * GAP) // 3
    steps = range(1, components.CONSTANTS.track_steps + 1)
    high = 92 + len(steps) * (row + 70) + 4
    canvas = page(THEME, TOP + 8 + high + BOTTOM, words("picture-page-tracks"))
    for index, track in enumerate(components.TRACK_NAMES):
        x = LEFT + index * (width + GAP)
        canvas.centre(icon(of_building(track)[0], 76), x + 44, TOP + 48)
        canvas.text(x + 96, TOP + 50, words(f"choice-plan-{track}"), COUNT.at(34), INK, room=width - 100)
        for step in steps:
            y = TOP + 96 + (step - 1) * (row + 70)
            slab(canvas, x, y, width, row + 62)
            canvas.text(x + 26, y + 34, str(step), FIGURE.at(34), THEME.accent, "middle")
            signs = reward_signs(components.REWARDS[track, step], words.locale)
            draw_signs(canvas, signs, x + 54 + (len(signs) * 62 - 10) / 2, y + 34, 52, 10)
            paragraph(canvas, x + 18, y + 76, words.text(components.reward_name(track, step)), width - 30)
    return canvas


def _citizens(words: Words) -> Canvas:
    row = 132
    height = TOP + 8 + len(components.ROWS) * (row + GAP) - GAP + BOTTOM + 8
    canvas = page(THEME, height, words("picture-page-citizen-rows"))
    half = (RIGHT - LEFT - 320) // 2
    for number, kind in components.ROWS.items():
        y = TOP + 8 + (number - 1) * (row + GAP)
        slab(canvas, LEFT, y, RIGHT - LEFT, row)
        canvas.text(LEFT + 30, y + row / 2 - 2, str(number), FIGURE.at(38), THEME.accent, "middle")
        canvas.centre(icon(f"trajanum/{kind.id}", 84), LEFT + 104, y + row / 2 - 2)
        name = lines(words.text(components.row_title(number)), COUNT.at(28), 162)
        for middle, said in around(y + row / 2, name, 32):
            canvas.text(LEFT + 154, middle, said, COUNT.at(28), INK, room=162)
        for place, key in enumerate(("first", "second")):
            x = LEFT + 322 + place * half
            canvas.text(x, y + 24, words(f"picture-page-{key}"), DETAIL_BOLD, THEME.accent, room=half - 20)
            text = words(f"picture-page-row-{number}-{key}")
            paragraph(canvas, x, y + 54, text, half - 20, 3)
    return canvas


def _prestige(words: Words) -> Canvas:
    row = 46
    sides = (("base", components.PRESTIGE.base), ("flipped", components.PRESTIGE.flipped))
    high = SECTION_HEADING + (components.PRESTIGE.last_shift + 2) * row + 20
    canvas = page(THEME, TOP + 2 * high + BOTTOM, words("picture-page-prestige"))
    for index, (side, fields) in enumerate(sides):
        top = TOP + index * high
        heading(canvas, THEME, top + 22, words(f"picture-page-slider-{side}"))
        start = LEFT + 260
        pitch = (RIGHT - start) / len(fields)
        y = top + SECTION_HEADING + row / 2
        canvas.centre(icon("trajanum/upgrade", 40), LEFT + 62, y)
        canvas.centre(icon("trajanum/trajan", 40), LEFT + 186, y)
        for size in range(len(fields)):
            label = f"{size + 1}+" if size + 1 == len(fields) else str(size + 1)
            x = start + (size + 0.5) * pitch
            canvas.rectangle(x - pitch / 2 + 2, y - 20, pitch - 4, 38, THEME.accent, 6)
            canvas.text(x, y, label, COUNT.at(28), IVORY, "middle")
        for shift in range(components.PRESTIGE.last_shift + 1):
            y = top + SECTION_HEADING + (shift + 1.5) * row
            if shift % 2:
                canvas.rectangle(LEFT, y - row / 2, RIGHT - LEFT, row, mix(MARBLE_SHADE, IVORY, 0.35), 6)
            canvas.text(LEFT + 62, y, str(shift), COUNT.at(28), INK, "middle")
            if shift in components.PRESTIGE.cypresses:
                canvas.centre(icon("trajanum/cypress", 40), LEFT + 104, y)
            each = str(components.PRESTIGE.order_points[shift])
            canvas.text(LEFT + 186, y, each, COUNT.at(28), THEME.accent, "middle")
            for size, field in enumerate(fields):
                points = str(components.PRESTIGE.bar[field + shift])
                canvas.text(start + (size + 0.5) * pitch, y, points, COUNT.at(28), SEPIA, "middle")
    return canvas


def _orders(words: Words) -> Canvas:
    height, cards = 172, components.TRAJAN_CARDS.values()
    shown = {cycle: [card for card in cards if card.cycle == cycle] for cycle in (1, 2, 3)}
    rows = {cycle: -(-len(found) // 3) for cycle, found in shown.items()}
    high = TOP + 3 * SECTION_HEADING + sum(rows.values()) * (height + GAP) + 24 + BOTTOM
    canvas = page(THEME, high, words("picture-page-orders"))
    y = TOP
    for cycle, found in shown.items():
        last = cycle * components.CONSTANTS.rounds_per_cycle
        heading(canvas, THEME, y + 22, components.NUMERALS[cycle], words("picture-after-round", round=last))
        grid = Box(LEFT, y + SECTION_HEADING, RIGHT - LEFT, rows[cycle] * (height + GAP) - GAP)
        for kind, box in zip(found, grid.spread(len(found), 3, GAP), strict=True):
            slab(canvas, *box)
            draw_card_orders(canvas, kind, Box(box.x + 12, box.y + 14, box.width - 24, box.height - 40))
            if kind.promo:
                canvas.rectangle(box.right - 96, box.bottom - 38, 96, 34, LIGHT_GOLD, 8)
                x, promo = box.right - 48, words("picture-page-promo")
                canvas.text(x, box.bottom - 21, promo, DETAIL, NIGHT, "middle", room=88)
        y = grid.bottom + GAP + 8
    return canvas


_FORUM = ("YYGYY", "RYGYE", "RREGG", "BBBRR")
"""A piece of forum, to show areas, eagles and groups."""
_LETTERS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "E": forum.EAGLE}
_ENVOYS = {"C1": 1, "C2": 0, "B3": 0, "C3": 0, "B4": 0, "E3": 1}


def _forum(words: Words) -> Canvas:
    rows = enumerate(_FORUM, 1)
    cells = {f"{tiles.LETTERS[x]}{y}": _LETTERS[key] for y, row in rows for x, key in enumerate(row)}
    plan = tiles.Grid(110, LEFT + 44, TOP + 56, len(_FORUM[0]), len(_FORUM))
    canvas = page(THEME, plan.y + plan.height + 26 + BOTTOM, words("picture-page-forum"))
    forum.draw_frame(canvas, Box(plan.x - 40, plan.y - 42, plan.width + 56, plan.height + 58))
    forum.draw_mosaic(canvas, plan, cells, [["C1", "C2"]], words.locale)
    forum.draw_rails(canvas, plan, cells)
    forum.draw_envoys(canvas, plan, cells, _ENVOYS, words.locale)
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
