"""The pictures of the rulebook's pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.engine import Chance
from bot.games.discordia import components
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import names, years
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.panels import MINUS, SECTION_HEADING
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, grid, heading, page, page_of, slab
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.row import Row, artwork, gap, written
from bot.pictures.theme import INK, IVORY, MARBLE_EDGE, SEPIA, WATER, WATER_DARK

from . import board, tiles
from .board import PLATE_GREEN, PLATE_RED, decree_artwork, effect_signs, germanic, sign_line, signs_of
from .cities import draw_city
from .scene import THEME
from .tiles import artwork_of, privilege_artwork

SIGNS = (
    *("infra", "infra_perm", "shortage", "aqueduct", "exp_star", "dev_star", "star", "manipulator"),
    *("strength", "swap", "discard", "draw", "tower", "extension", "privilege", "dispatch"),
)
"""The signs, in the order of the legend."""


GAP = 12
COLUMN = (RIGHT - LEFT - GAP) // 2


def _page(title: str, height: int, words: Words) -> Canvas:
    return page(THEME, TOP + height + BOTTOM, words(title))


def _seasons(words: Words) -> Canvas:
    canvas = _page("picture-page-seasons", 118 + SECTION_HEADING + 90, words)
    box = Box((LEFT + RIGHT - board.BOARD_WIDTH) // 2, TOP + 10, board.BOARD_WIDTH, 118 + SECTION_HEADING)
    river, actions = box.split(108, SECTION_HEADING + 4)
    board.draw_year(canvas, [season.bonus for season in components.SEASONS], None, words, river)
    heading(canvas, THEME, TOP + 140, words("picture-page-actions"), words("picture-page-actions-remark"))
    for action_tile, place in zip(components.ACTION_TILES, board.columns_of(actions), strict=True):
        canvas.rectangle(*place._replace(height=68).inset(-2), MARBLE_EDGE, 9)
        canvas.put(board.action_sprite(action_tile), place.x, place.y)
    return canvas


def _tiles(words: Words) -> Canvas:
    kinds: dict[tuple[object, ...], list[components.CityTile]] = {}
    for tile in components.CITY_TILES.values():
        kind = tile.front.sort, tile.front.spaces, tile.back and tile.back.spaces, tile.bonus
        kinds.setdefault(kind, []).append(tile)
    rows, height, pitch = -(-len(kinds) // components.COLUMNS), 120, 164
    canvas = _page("rules-tiles-title", 50 + rows * pitch, words)
    canvas.text(LEFT, TOP + 24, words("picture-page-tiles-remark"), DETAIL.at(27), SEPIA, room=RIGHT - LEFT)
    places = Box(LEFT, TOP + 54, RIGHT - LEFT, rows * pitch).spread(len(kinds), components.COLUMNS)
    for same, box in zip(kinds.values(), places, strict=True):
        canvas.put(tiles.printed_tile(same[0].id, box.width, height, words.locale), box.x, box.y)
        values = " · ".join(str(tile.front.value) for tile in same)
        canvas.text(box.middle[0], box.y + height + 18, values, COUNT.at(26), SEPIA, "middle")
    return canvas


def _city(words: Words) -> Canvas:
    height = 780
    rows = -(-len(components.ROWS_FROM_TOP) // 2)
    canvas = _page("picture-page-city", height + 24 + rows * 46, words)
    box = Box(24, TOP + 4, canvas.width - 48, height)
    dealt = years.set_up(2, {"season_shuffle": "off"}, Chance(b""), _version(words))
    table = replace(dealt, players=[years.new_player()])
    draw_city(canvas, table, 0, box, False, words)
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
        spaces = [*printed, *(components.Space("", bonus=bonus) for bonus in tile.adds)]
        labels = [words.label(f"{printed[0].id[0]}{number}") for number in range(1, len(spaces) + 1)]
        cells = [*zip(labels, map(signs_of, spaces), strict=True)]
        if components.ABOVE_TRACK[tile.id].symbols:
            cells.insert(len(printed), ("", [Icon(artwork_of(tile.id))]))
        heading(canvas, THEME, y + 22, words(f"picture-page-track-{track}"))
        y = _draw_cells(canvas, y + SECTION_HEADING, cells)
    heading(canvas, THEME, y + 22, words("picture-page-decree-spaces"), words("picture-page-decree-remark"))
    decrees = [(words.label(space.id), signs_of(space)) for space in components.DECREE_SPACES]
    y = _draw_cells(canvas, y + SECTION_HEADING, decrees)
    heading(canvas, THEME, y + 22, words("held-aqueduct"), words("picture-page-aqueduct-remark"))
    fields = Box(LEFT, y + SECTION_HEADING, RIGHT - LEFT, 44)
    places = fields.spread(len(components.RELIEF), len(components.RELIEF), 6)
    for field, (relief, box) in enumerate(zip(components.RELIEF, places, strict=True)):
        canvas.rectangle(*box, WATER if relief else WATER_DARK, 7)
        canvas.text(*box.middle, str(field), FIGURE.at(30), INK if relief else IVORY, "middle")
        text = f"{MINUS}{relief}" if relief else "0"
        canvas.text(box.middle[0], box.bottom + 24, text, COUNT.at(28), SEPIA, "middle")
    return canvas


def _draw_cells(canvas: Canvas, y: int, cells: Sequence[tuple[str, list[Sign]]]) -> int:
    """Draw spaces on slabs above their labels, and return where they end; an extension has neither slab nor label."""
    places = Box(LEFT, y, RIGHT - LEFT, 60).spread(9, 9, 8)
    for (label, signs), box in zip(cells, places, strict=False):
        if label:
            slab(canvas, *box)
        Row(canvas, box.x, box.right, y + 28).middle(sign_line(signs, 42, box.width - 6, INK))
        canvas.text(box.middle[0], y + 76, label, DETAIL, SEPIA, "middle")
    return y + 96


def _version(words: Words) -> int:
    """The version of the rules that a page shows."""
    return words.rules_version or GAME.rules_version


def _towers(words: Words) -> Canvas:
    width, height, pitch = 128, 84, 134
    canvas = _page("held-towers", 2 * (SECTION_HEADING + pitch) - 30, words)
    for row, kind in enumerate(components.TOWER_KINDS):
        y = TOP + row * (SECTION_HEADING + pitch - 30)
        heading(canvas, THEME, y + 22, words(f"picture-page-towers-{kind}"))
        for index, tower in enumerate(components.towers_of(kind, _version(words))):
            x = LEFT + index * (RIGHT - LEFT + GAP) // 8
            canvas.put(tiles.offered_tower(tower, words.locale, width, height), x, y + SECTION_HEADING)
            bonus = components.TOWERS[tower].bonus
            if bonus and kind == "trade":
                brings = sign_line(["+", *effect_signs(bonus)], 34, width, SEPIA)
                Row(canvas, x, x + width, y + SECTION_HEADING + height + 24).middle(brings)
    return canvas


def _raids(words: Words) -> Canvas:
    width, height = 178, 56
    canvas = _page("picture-page-raids", 4 * (SECTION_HEADING + height + 14), words)
    for row, back in enumerate("ABCD"):
        y = TOP + row * (SECTION_HEADING + height + 14)
        what = words(f"picture-page-raids-{back}", before=components.CONSTANTS.years - 1)
        heading(canvas, THEME, y + 22, words("picture-page-raids-back", back=back), what)
        colour = PLATE_RED if back in "AC" else PLATE_GREEN
        for index, tile in enumerate(tile for tile in components.GERMANIC.values() if tile.back == back):
            x = LEFT + index * (RIGHT - LEFT + GAP) // components.COLUMNS
            canvas.put(germanic(tile.id, "", colour, width, height), x, y + SECTION_HEADING)
    return canvas


def _draw_entry(canvas: Canvas, box: Box, entry: tuple[str, str, str]) -> None:
    sign, text, remark = entry
    slab(canvas, *box)
    line = Row(canvas, box.x + 15, box.right - 16, box.y + (box.height - 4) / 2)
    line.begin(artwork(sign, 54), gap(13))
    line.end(gap(16), written(remark, COUNT.at(28), SEPIA))
    line.begin(written(text, DETAIL.at(28), INK, line.room))


def _listed(title: str, entries: Sequence[tuple[str, str, str]], words: Words) -> Canvas:
    return page_of(THEME, words(title), grid(entries, 2, 72, _draw_entry))


def _signs(words: Words) -> Canvas:
    shown = [(artwork_of(sign), words(f"picture-sign-{sign}"), "") for sign in SIGNS]
    return _listed("picture-page-signs", shown, words)


def _decrees(words: Words) -> Canvas:
    shown = [(decree_artwork(decree), words.text(names.decree(decree)), "") for decree in components.DECREES]
    return _listed("held-decrees", shown, words)


def _privileges(words: Words) -> Canvas:
    shown = [
        (privilege_artwork(kind, words), words(f"picture-privilege-{kind.id}"), f"{kind.count}×")
        for kind in components.PRIVILEGES.values()
    ]
    return _listed("held-privileges", shown, words)


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
"""The pictures of the rules pages, by name."""
