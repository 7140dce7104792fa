"""The pictures of the rulebook's pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.engine import Chance
from bot.games.discordia import components
from bot.games.discordia.rules import names, years
from bot.i18n.fluent import Words
from bot.pictures import rich_text
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.panels import MINUS, SECTION_HEADING
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, heading, page, slab
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, IVORY, MARBLE, MARBLE_EDGE, SEPIA, WATER, WATER_DARK

from . import board, tiles
from .board import PLATE_GREEN, PLATE_RED, decree_artwork, effect_signs, germanic
from .cities import draw_city, large
from .scene import THEME
from .tiles import artwork_of, privilege_artwork

SIGNS = (
    *("infra", "infra_perm", "shortage", "aqueduct", "exp_star", "dev_star", "star", "manipulator"),
    *("strength", "swap", "discard", "draw", "tower", "extension", "privilege", "dispatch"),
)
"""The signs, in the order of the legend."""


GAP = 12
COLUMN = (RIGHT - LEFT - GAP) // 2
ROW = 72


def _page(title: str, height: int, words: Words) -> Canvas:
    return page(THEME, TOP + height + BOTTOM, words(title))


def _seasons(words: Words) -> Canvas:
    canvas = _page("picture-page-seasons", 118 + SECTION_HEADING + 90, words)
    x = (LEFT + RIGHT - board.BOARD_WIDTH) // 2
    board.draw_year(canvas, [season.bonus for season in components.SEASONS], None, words, x, TOP + 10)
    y = TOP + 118
    heading(canvas, THEME, y + 22, words("picture-page-actions"), words("picture-page-actions-remark"))
    for column, action_tile in enumerate(components.ACTION_TILES, 1):
        box = board.column_box(column, x, y + SECTION_HEADING + 4, 68)
        canvas.rectangle(*box.inset(-2), MARBLE_EDGE, 9)
        canvas.put(board.action_sprite(action_tile), box.x, box.y)
    return canvas


def _tiles(words: Words) -> Canvas:
    kinds: dict[tuple[object, ...], list[str]] = {}
    for tile in components.CITY_TILES.values():
        kind = tile.front.sort, tile.front.spaces, tile.back and tile.back.spaces, tile.bonus
        kinds.setdefault(kind, []).append(tile.id)
    columns, width, height, pitch = 6, 178, 120, 164
    rows = -(-len(kinds) // columns)
    canvas = _page("rules-tiles-title", 50 + rows * pitch, words)
    canvas.text(LEFT, TOP + 24, words("picture-page-tiles-remark"), DETAIL.at(27), SEPIA, room=RIGHT - LEFT)
    for index, same in enumerate(kinds.values()):
        x = LEFT + index % columns * (RIGHT - LEFT + GAP - 2) // columns
        y = TOP + 54 + index // columns * pitch
        canvas.put(tiles.printed_tile(same[0], width, height, words.locale), x, y)
        values = " · ".join(str(components.CITY_TILES[tile].front.value) for tile in same)
        canvas.text(x + width / 2, y + height + 18, values, COUNT.at(26), SEPIA, "middle")
    return canvas


def _city(words: Words) -> Canvas:
    height = 780
    rows = -(-len(components.ROWS_FROM_TOP) // 2)
    canvas = _page("picture-page-city", height + 24 + rows * 46, words)
    box = Box(24, TOP + 4, canvas.width - 48, height)
    dealt = years.set_up(2, {"season_shuffle": "off"}, Chance(b""))
    table = replace(dealt, players=[years.new_player()])
    draw_city(canvas, table, 0, box, False, words, large)
    for index, sign in enumerate(components.ROWS_FROM_TOP):
        x, y = LEFT + index // rows * COLUMN, TOP + height + 40 + index % rows * 46
        canvas.text(x + 24, y, words.label(sign), FIGURE.at(30), INK, "middle")
        canvas.text(x + 60, y, words(f"picture-page-city-{sign}"), DETAIL.at(27), SEPIA, room=COLUMN - 70)
    return canvas


def _tracks(words: Words) -> Canvas:
    canvas = _page("picture-page-tracks", 4 * (SECTION_HEADING + 96), words)
    y = TOP
    for track, printed in components.TRACKS.items():
        tile = components.EXTENSION_OF_TRACK[track]
        heading(canvas, THEME, y + 22, words(f"picture-page-track-{track}"))
        spaces = [*printed, *(components.Space("", bonus=bonus) for bonus in tile.adds)]
        labels = [words.label(f"{printed[0].id[0]}{number}") for number in range(1, len(spaces) + 1)]
        adds = {len(printed): artwork_of(tile.id)} if components.ABOVE_TRACK[tile.id].symbols else {}
        _draw_cells(canvas, y + SECTION_HEADING, spaces, labels, adds)
        y += SECTION_HEADING + 96
    heading(canvas, THEME, y + 22, words("picture-page-decree-spaces"), words("picture-page-decree-remark"))
    labels = [words.label(space.id) for space in components.DECREE_SPACES]
    _draw_cells(canvas, y + SECTION_HEADING, components.DECREE_SPACES, labels, {})
    y += SECTION_HEADING + 96
    heading(canvas, THEME, y + 22, words("held-aqueduct"), words("picture-page-aqueduct-remark"))
    pitch = (RIGHT - LEFT) / len(components.RELIEF)
    for field, relief in enumerate(components.RELIEF):
        x = LEFT + field * pitch
        canvas.rectangle(x, y + SECTION_HEADING, pitch - 6, 44, WATER if relief else WATER_DARK, 7)
        colour = INK if relief else IVORY
        canvas.text(x + pitch / 2 - 3, y + SECTION_HEADING + 22, str(field), FIGURE.at(30), colour, "middle")
        text = f"{MINUS}{relief}" if relief else "0"
        canvas.text(x + pitch / 2 - 3, y + SECTION_HEADING + 68, text, COUNT.at(28), SEPIA, "middle")
    return canvas


def _draw_cells(
    canvas: Canvas, y: int, spaces: Sequence[components.Space], labels: Sequence[str], before: dict[int, str]
) -> None:
    """Spaces side by side: what each shows, its label below; `before` some stands what adds them."""
    pitch = (RIGHT - LEFT) / 9
    x: float = LEFT
    for index, (space, label) in enumerate(zip(spaces, labels, strict=True)):
        if index in before:
            canvas.centre(icon(before[index], 52), x + pitch / 2 - 4, y + 30)
            x += pitch
        canvas.rectangle(x, y, pitch - 8, 60, MARBLE_EDGE, 8)
        canvas.rectangle(x, y, pitch - 8, 57, MARBLE, 8)
        found: list[Sign] = [Icon(artwork_of("infra"))] * space.symbols
        found += effect_signs(space.bonus) if space.bonus else []
        rich_text.draw_icons(canvas, x + pitch / 2 - 4, y + 28, found, INK, pitch - 14, 42)
        canvas.text(x + pitch / 2 - 4, y + 76, label, DETAIL, SEPIA, "middle")
        x += pitch


def _towers(words: Words) -> Canvas:
    columns, width, height, pitch = 8, 128, 84, 134
    canvas = _page("held-towers", 2 * (SECTION_HEADING + pitch) - 30, words)
    for row, kind in enumerate(("military", "trade")):
        y = TOP + row * (SECTION_HEADING + pitch - 30)
        heading(canvas, THEME, y + 22, words(f"picture-page-towers-{kind}"))
        for index, tower in enumerate(tower for tower in components.TOWERS.values() if tower.kind == kind):
            x = LEFT + index * (RIGHT - LEFT + GAP) // columns
            canvas.put(tiles.offered_tower(tower.id, words.locale, width, height), x, y + SECTION_HEADING)
            if tower.bonus and kind == "trade":
                below = y + SECTION_HEADING + height + 24
                brings = ["+", *effect_signs(tower.bonus)]
                rich_text.draw_icons(canvas, x + width / 2, below, brings, SEPIA, width, 34)
    return canvas


def _raids(words: Words) -> Canvas:
    columns, width, height = 6, 178, 56
    canvas = _page("picture-page-raids", 4 * (SECTION_HEADING + height + 14), words)
    y = TOP
    for back in "ABCD":
        found = [tile for tile in components.GERMANIC.values() if tile.back == back]
        name, what = words("picture-page-raids-back", back=back), words(f"picture-page-raids-{back}")
        heading(canvas, THEME, y + 22, name, what)
        colour = PLATE_RED if back in "AC" else PLATE_GREEN
        for index, tile in enumerate(found):
            x = LEFT + index * (RIGHT - LEFT + GAP) // columns
            canvas.put(germanic(tile.id, "", colour, width, height), x, y + SECTION_HEADING)
        y += SECTION_HEADING + height + 14
    return canvas


def _rows(title: str, rows: Sequence[tuple[str, str, str]], words: Words) -> Canvas:
    lines = -(-len(rows) // 2)
    canvas = _page(title, 8 + lines * (ROW + GAP), words)
    for index, (artwork, text, remark) in enumerate(rows):
        x, y = LEFT + index // lines * (COLUMN + GAP), TOP + 8 + index % lines * (ROW + GAP)
        slab(canvas, x, y, COLUMN, ROW)
        middle = y + (ROW - 4) / 2
        canvas.centre(icon(artwork, 54), x + 42, middle)
        taken = canvas.text(x + COLUMN - 16, middle, remark, COUNT.at(28), SEPIA, "right")
        canvas.text(x + 82, middle, text, DETAIL.at(28), INK, room=COLUMN - 116 - taken)
    return canvas


def _signs(words: Words) -> Canvas:
    rows = -(-len(SIGNS) // 2)
    canvas = _page("picture-page-signs", 10 + rows * 54, words)
    wide = (RIGHT - LEFT) / 2
    for index, sign in enumerate(SIGNS):
        x, y = LEFT + index // rows * wide, TOP + 6 + (index % rows + 0.5) * 54
        canvas.centre(icon(artwork_of(sign), 44), x + 22, y)
        canvas.text(x + 56, y, words(f"picture-sign-{sign}"), DETAIL, INK, room=wide - 64)
    return canvas


def _decrees(words: Words) -> Canvas:
    shown = [(decree_artwork(decree), words.text(names.decree(decree)), "") for decree in components.DECREES]
    return _rows("held-decrees", shown, words)


def _privileges(words: Words) -> Canvas:
    shown = [
        (privilege_artwork(kind, words), words(f"picture-privilege-{kind.id}"), f"{kind.count}×")
        for kind in components.PRIVILEGES.values()
    ]
    return _rows("held-privileges", shown, words)


PAGES: dict[str, Callable[[Words], Canvas]] = {
    "seasons": _seasons,
    "tiles": _tiles,
    "city": _city,
    "tracks": _tracks,
    "towers": _towers,
    "raids": _raids,
    "decrees": _decrees,
    "privileges": _privileges,
    "signs": _signs,
}
"""Every picture of the rules pages, by its name."""
