"""The artworks by id; sprites of figures, city tiles and towers, on the board and in a city."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.engine import Holding
from bot.games.discordia import components
from bot.games.discordia.holdings import HOLDINGS, STOCK
from bot.games.discordia.rules import names
from bot.i18n.fluent import Locale, Words, words
from bot.pictures import fonts
from bot.pictures.canvas import Canvas, around
from bot.pictures.fonts import COUNT, Style
from bot.pictures.row import Piece, Row, artwork, gap, picture, together, written
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import INK, IVORY, RED, YELLOW, Colour, mix, rgb

_SIZES = (16, 20, 24, 29, 36, 40, 44, 52, 64)

_COMMON = {"stack", "swap"}
_INSTEAD = {
    "take_star": "star",
    "lose_star": "star",
    "stars": "star",
    "decrees": "decree",
    "ext_kinds": "extension",
    "ext_pairs": "extension",
    "manipulators": "manipulator",
    "towers": "tower",
    "stock_colours_max": "stock",
    "placed": "dispatch",
    "each_sort_placed": "special",
}
"""Names of artworks for ids without their own; kinds of conditions have that of what they count."""


def artwork_of(name: str) -> str:
    """The artwork of an id, such as a kind of effect, a sort of tile, an extension, a season or a track."""
    name = _INSTEAD.get(name, name)
    return f"common/{name}" if name in _COMMON else f"discordia/{name}"


def effect_artworks(effect: components.Effect) -> tuple[str, ...]:
    """The artworks of a bonus, reward or damage: of what happens, then of the sort of tile concerned."""
    match effect.kind:
        case "any_colour":
            return (artwork_of(effect.what),)
        case "dispatch" | "demolish" if effect.what != "any":
            return (artwork_of(effect.kind), artwork_of(effect.what))
        case _:
            return (artwork_of(effect.kind),)


def held_artwork(held: Holding, words: Words) -> str:
    """The artwork of a holding; figures have the letter of their color in the language."""
    lettered = (
        _lettered(held.artwork, colour, words) for colour in components.COLOURS if colour == held.name
    )
    return next(lettered, held.artwork)


def figure_artworks(words: Words) -> dict[str, str]:
    return {held.name: held_artwork(held, words) for held in HOLDINGS.on(STOCK)}


def privilege_artwork(privilege: components.PrivilegeTile, words: Words) -> str:
    """The artwork of a privilege: its joker, or its first effect."""
    if privilege.joker:
        return _lettered(artwork_of(f"joker_{privilege.joker}"), privilege.joker, words)
    return effect_artworks(privilege.effects[0])[0]


def _lettered(artwork: str, colour: components.Colour, words: Words) -> str:
    """The artwork with the letter of the language, which is in its name if it differs from that of moves."""
    letter = words(f"letter-{colour}")
    return artwork if letter == components.LETTERS[colour] else f"{artwork}_{letter.lower()}"


def size_within(room: float) -> int:
    """The largest size of an icon that fits, one of a few, so that sprites can be reused."""
    return next((size for size in reversed(_SIZES) if size <= room), _SIZES[0])


DEEP_BLUE = rgb("#316D9F")
"""The blue of ships and sailors, dark enough for ivory text."""


class FigureLook(NamedTuple):
    """The colors of a figure: its disc and letter; and of a hole: its ring and letter."""

    solid: Colour
    mark: Colour
    missing: Colour


FIGURE_LOOKS = {
    components.LETTERS["blue"]: FigureLook(DEEP_BLUE, IVORY, rgb("#1D4A72")),
    components.LETTERS["red"]: FigureLook(RED, IVORY, rgb("#86201A")),
    components.LETTERS["white"]: FigureLook(rgb("#FFFDF6"), INK, rgb("#5C5348")),
    components.LETTERS["yellow"]: FigureLook(YELLOW, INK, rgb("#6B4F08")),
    components.ANY: FigureLook(rgb("#8B867F"), INK, rgb("#4C4743")),
}
"""The looks of figures, by the letters of moves."""

HOLE = rgb("#DDD2BE")
OPEN_PLATE, FILLED_PLATE = rgb("#6E5A48"), rgb("#2A1A14")
"""The bar under the discs of a space, open or filled: discs on the same bar are filled together."""
SPACE_GAP = 6
"""Gap between two plates, in px."""
LARGEST = 42
"""The largest size of a disc, in px."""
BETWEEN = 6
"""Gap between the discs of two lines, in px, as plates are larger than their discs."""


def pad(size: int) -> int:
    return 2 if size > 24 else 1


@kept
def chip(letter: str, present: bool, size: int, locale: Locale) -> Image.Image:
    """A figure, or the hole for one, with the letter of the language."""
    look = FIGURE_LOOKS[letter]
    disc = Canvas(size, size, INK if present else look.missing)
    edge = max(1.5, size / 15)
    disc.disc(size / 2, size / 2, size / 2 - edge, look.solid if present else HOLE)
    colour = look.mark if present else look.missing
    middle, reach = size / 2, size * 0.26
    if letter != components.ANY:
        shown = words(locale, "discordia").text(names.letters(letter))
        style = Style(fonts.Face.SANS_BOLD, max(22, size * 0.86))
        disc.text(middle, middle, shown, style, colour, "middle")
        return disc.rounded(size // 2)
    for angle in (90, 30, 150):  # an asterisk
        across, down = reach * cos(radians(angle)), reach * sin(radians(angle))
        ends = ((middle - across, middle - down), (middle + across, middle + down))
        disc.line(ends, size * 0.12, colour)
    return disc.rounded(size // 2)


class Space(NamedTuple):
    """A space of a tile: the letters that it needs, and those of the figures on it, if any."""

    wanted: str
    figures: str = ""

    @property
    def filled(self) -> bool:
        return bool(self.figures)

    def width(self, size: int) -> int:
        return len(self.wanted) * size + 2 * pad(size)


Line: TypeAlias = Sequence[Space]


def spaces_of(wanted: Sequence[str], figures: Sequence[str] = ()) -> tuple[Space, ...]:
    standing = [*figures, *[""] * (len(wanted) - len(figures))]
    return tuple(Space(space, filled) for space, filled in zip(wanted, standing, strict=True))


def line_width(line: Line, size: int) -> int:
    return sum(space.width(size) for space in line) + SPACE_GAP * max(0, len(line) - 1)


def fitting(rows: Sequence[Line], room: float) -> int:
    """The largest size of discs with which all lines fit into `room` px."""
    size = LARGEST
    while size > 20 and any(line_width(row, size) > room for row in rows):
        size -= 1
    return size


def arranged(all_spaces: Line, width: float, height: float, gap: int = BETWEEN) -> tuple[Sequence[Line], int]:
    """The spaces on one or two lines, whichever allows larger discs; and the size of these."""
    cuts = range(1, len(all_spaces))
    ways = [[all_spaces], *([all_spaces[:cut], all_spaces[cut:]] for cut in cuts)]
    found = [(rows, min(int(height / len(rows)) - gap, fitting(rows, width))) for rows in ways]
    return max(found, key=lambda one: (one[1], -max(line_width(row, one[1]) for row in one[0])))


def draw_lines(
    canvas: Canvas, x: float, y: float, rows: Sequence[Line], size: int, locale: Locale, gap: int = BETWEEN
) -> None:
    for middle, row in around(y, rows, size + gap):
        figures(row, size, locale).draw(canvas, x - line_width(row, size) / 2, middle)


def figures(line: Line, size: int, locale: Locale) -> Piece:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        left, edge = round(x), pad(size)
        for space in line:
            wide = space.width(size)
            plate = FILLED_PLATE if space.filled else OPEN_PLATE
            canvas.rectangle(left, y - size / 2 - edge, wide, size + 2 * edge, plate, size // 2 + edge)
            for index, letter in enumerate(space.figures or space.wanted):
                disc = chip(letter, space.filled, size, locale)
                canvas.put(disc, left + edge + index * size, y - size / 2)
            left += wide + SPACE_GAP

    return Piece(line_width(line, size), draw)


def shade(colour: Colour, share: float = 0.3) -> Colour:
    return mix(colour, INK, share)


class TileLook(NamedTuple):
    """The colors of a sort of tile: its face, and the badge with its value."""

    face: Colour
    badge: Colour
    figure: Colour


TILE_LOOKS = {
    "ship": TileLook(rgb("#CBDEEE"), DEEP_BLUE, IVORY),
    "barracks": TileLook(rgb("#EFCABC"), RED, IVORY),
    "market": TileLook(rgb("#EFEAE0"), rgb("#6E6964"), IVORY),
    "farm": TileLook(rgb("#F8E6AE"), YELLOW, INK),
}
TILE_LOOKS |= {"military": TILE_LOOKS["barracks"], "trade": TILE_LOOKS["market"]}
"""The looks of sorts of tile and kinds of tower; gray means that every die fits."""

SLAB, STRIP, ROOMY_STRIP = 5, 32, 42
"""Heights of the dark edge of a tile, and of the strip above it with the back of a ship, low and high."""
ROOMY = 140
"""The least height of a tile with a high strip."""
HEAD, LOW_HEAD, LEAST_HEAD = 52, 44, 38
"""The least height for value and sort above the discs: on the board, on a low ship, in a city."""
LABEL = 46
"""Width of the label of a cell."""
BONUS = 44
"""Size of the icon of a tile's bonus."""
TOWER_WIDTH, TOWER_HEIGHT = 96, 67
TALL_TILE, SLIM_TILE = 80, 66
"""The least height and width of a tile with value and sort above its figures."""
WIDE_TILE = 88
"""The least width of a low tile with all figures beside its value; narrower ones show only the next space."""
HIGH_TILE = 60
"""The least height of a narrow tile with two lines."""


@kept
def value_badge(sort: str, value: int, size: int) -> Image.Image:
    look = TILE_LOOKS[sort]
    plate = Canvas(size, size, INK)
    plate.rectangle(2, 2, size - 4, size - 4, look.badge, max(3, size // 6))
    style = Style(fonts.Face.SANS_BOLD, max(22, round(size * 0.8)))
    plate.text(size / 2, size / 2, str(value), style, look.figure, "middle")
    return plate.rounded(max(4, size // 5))


def draw_face(canvas: Canvas, width: int, height: int, sort: str, slab: int, radius: int = 7) -> None:
    colour = TILE_LOOKS[sort].face
    canvas.rectangle(0, 0, width, height, shade(colour), radius)
    canvas.rectangle(0, 0, width, height - slab, colour, radius)


@kept
def printed_tile(tile: str, width: int, height: int, locale: Locale) -> Image.Image:
    """A city tile on the board, with room for its label in the upper right corner."""
    kind = components.CITY_TILES[tile]
    canvas = Canvas(width, height, INK)
    draw_face(canvas, width, height, kind.front.sort, SLAB)
    strip = (ROOMY_STRIP if height >= ROOMY else STRIP) if kind.back else 0
    body, head = height - SLAB - strip, LOW_HEAD if strip == STRIP else HEAD
    _draw_tall(canvas, kind.front, spaces_of(kind.front.spaces), locale, body, head, LABEL, kind.bonus)
    if kind.back:
        canvas.rectangle(4, body, width - 8, strip - 3, TILE_LOOKS["market"].face, 5)
        line, spaces = Row(canvas, 6, width - 8, body + strip / 2 - 1.5), spaces_of(kind.back.spaces)
        line.begin(artwork(artwork_of("market"), strip - 5), gap(8))
        line.begin(figures(spaces, min(strip - 8, fitting([spaces], line.room)), locale))
    return canvas.rounded(7)


@kept
def offered_tower(
    tower: str, locale: Locale, width: int = TOWER_WIDTH, height: int = TOWER_HEIGHT
) -> Image.Image:
    kind, size = components.TOWERS[tower], round(height * 0.42)
    canvas = Canvas(width, height, INK)
    draw_face(canvas, width, height, kind.kind, 4, 6)
    signs = [kind.bonus.kind] if kind.bonus and kind.kind == "military" else []
    spaces = spaces_of(kind.spaces)
    does = (
        _amount(kind, size)
        if not spaces
        else figures(spaces, min(size, fitting([spaces], width - 6)), locale)
    )
    _draw_tower(canvas, kind, [*signs, kind.kind], [does], size)
    return canvas.rounded(6)


def _draw_tower(
    canvas: Canvas, tower: components.TowerTile, signs: list[str], does: list[Piece], size: int
) -> None:
    """The value, and as many signs as fit; below them the effect, in the first form that fits."""
    head = Row(canvas, 4, canvas.width - 3, 4 + size / 2)
    if tower.value:
        head.begin(picture(value_badge(tower.kind, tower.value, size)))
    shown = [artwork(artwork_of(sign), size) for sign in signs]
    head.end(*head.fitting([shown, shown[:1], []]))
    foot = Row(canvas, 1, canvas.width - 1, canvas.height - 5 - size / 2)
    foot.middle(*foot.fitting([piece] for piece in does))


def _amount(tower: components.TowerTile, size: int, sign: bool = True) -> Piece:
    """The effect of a tower without spaces: its amount, after its sign if wanted."""
    what = [artwork(artwork_of("swap" if tower.swap else "strength"), size), gap(3)] if sign else []
    return together([*what, written(str(tower.swap or tower.strength), COUNT.at(max(26, size - 4)), INK)])


@kept
def standing_tile(
    tile: str, turned: bool, filled: tuple[str, ...], width: int, height: int, locale: Locale
) -> Image.Image:
    """A tile in a city, with the figures on its first spaces, in a form that fits its size."""
    front = components.BACKS[tile] if turned else components.FRONTS[tile]
    canvas, tall = Canvas(width, height, INK), height >= TALL_TILE and width >= SLIM_TILE
    draw_face(canvas, width, height, front.sort, 5 if height >= TALL_TILE else 3, 6)
    found = spaces_of(front.spaces, filled)
    if not found:
        _draw_amount(canvas, components.TOWERS[tile], 38 if tall else 26)
    elif tall:
        _draw_tall(canvas, front, found, locale, height - SLAB)
    elif width >= WIDE_TILE:
        _draw_wide(canvas, front, found, locale)
    else:
        _draw_narrow(canvas, front, found, locale)
    return canvas.rounded(6)


def _draw_amount(canvas: Canvas, tower: components.TowerTile, size: int) -> None:
    """A tower without spaces, with signs of this size if it is high."""
    if canvas.height >= HIGH_TILE:
        does = [_amount(tower, 40), _amount(tower, 24), _amount(tower, 24, sign=False)]
        _draw_tower(canvas, tower, [tower.kind], does, size)
        return
    value = [_badge(components.FRONTS[tower.id]), gap(2)] if tower.value else []
    kind, amount = artwork(artwork_of(tower.kind), 28), _amount(tower, 28)
    versions = [*value, kind, amount], [*value, amount], [amount], [_amount(tower, 28, sign=False)]
    line = Row(canvas, 2, canvas.width - 2, (canvas.height - 3) / 2)
    line.middle(*line.fitting(versions))


def _draw_tall(
    canvas: Canvas,
    front: components.Face,
    found: Line,
    locale: Locale,
    height: int,
    head: int = LEAST_HEAD,
    label: int = 0,
    bonus: components.Effect | None = None,
) -> None:
    """Value and sort above the figures, with room for a label, and the bonus beside the figures."""
    width, beside = canvas.width, BONUS + 4 if bonus else 0
    rows, size = arranged(found, width - 8 - beside, height - head)
    top = height - len(rows) * (size + BETWEEN) - 1
    badge = min(44, top - 6)
    canvas.put(value_badge(front.sort, front.value or 0, badge), 5, 5)
    sort = icon(artwork_of(front.sort), min(68, top - 2, width - label - badge - 8))
    canvas.centre(sort, (badge + 3 + width - label) / 2, top / 2 + 1)
    middle = (top + height) / 2 - 1
    draw_lines(canvas, (width - beside) / 2, middle, rows, size, locale)
    if bonus:
        canvas.centre(icon(artwork_of(bonus.kind), BONUS), width - BONUS / 2 - 4, middle)


def _badge(front: components.Face) -> Piece:
    return picture(value_badge(front.sort, front.value or 0, 26))


def _draw_wide(canvas: Canvas, front: components.Face, found: Line, locale: Locale) -> None:
    line = Row(canvas, 3, canvas.width - 2, (canvas.height - 3) / 2)
    line.begin(_badge(front), gap(2))
    rows, size = arranged(found, line.room, canvas.height - 3, 1)
    draw_lines(canvas, (line.left + line.right) / 2, line.y, rows, min(26, max(22, size)), locale, 1)


def _draw_narrow(canvas: Canvas, front: components.Face, found: Line, locale: Locale) -> None:
    """The value and the next space, or a check if all are filled; below each other if the tile is high."""
    waiting = [space for space in found if not space.filled]
    shown = [[artwork("common/check", 26)]]
    if waiting:
        letters = waiting[0].wanted
        discs = [picture(chip(letter, False, 24, locale)) for letter in letters]
        shown = [discs, [written(str(len(letters)), COUNT.at(28), INK), gap(2), discs[0]], discs[:1]]
    badge, middle = _badge(front), (canvas.height - 3) / 2
    high = canvas.height >= HIGH_TILE
    line = Row(canvas, 1, canvas.width - 1, middle * 1.4 if high else middle)
    if high:
        Row(canvas, 1, canvas.width - 1, middle * 0.5).middle(badge)
        line.middle(*line.fitting(shown))
    else:
        beside = [[badge, gap(2), *pieces] for pieces in shown]
        line.middle(*line.fitting([*beside, [badge] if waiting else shown[0]]))
