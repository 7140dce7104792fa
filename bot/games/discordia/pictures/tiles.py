"""Which artwork stands for what; figures, city tiles and towers as they lie on the board and stand in a city."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TypeAlias

from PIL import Image

from bot.engine import Holding
from bot.games.discordia import components
from bot.games.discordia.holdings import HOLDINGS, STOCK
from bot.games.discordia.rules import names
from bot.i18n.fluent import Locale, Words, words
from bot.pictures import fonts
from bot.pictures.canvas import Canvas, around
from bot.pictures.fonts import COUNT, Style
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import INK, IVORY, RED, YELLOW, Colour, mix, rgb

_SIZES = (16, 20, 24, 29, 36, 40, 44, 52, 64)

_COMMON = {"swap"}
_INSTEAD = {"take_star": "star", "lose_star": "star", "stars": "star", "decrees": "decree"}


def artwork_of(name: str) -> str:
    """Of a kind of effect, a sort of tile, an extension, a season, a track: whatever has a picture of its own."""
    name = _INSTEAD.get(name, name)
    return f"common/{name}" if name in _COMMON else f"discordia/{name}"


def effect_artworks(effect: components.Effect) -> tuple[str, ...]:
    """Of a bonus, a reward or a damage: what happens, then to what."""
    match effect.kind:
        case "any_colour":
            return (artwork_of(effect.what),)
        case "dispatch" | "demolish" if effect.what != "any":
            return (artwork_of(effect.kind), artwork_of(effect.what))
        case _:
            return (artwork_of(effect.kind),)


def held_artwork(held: Holding, words: Words) -> str:
    """Of what a seat has; of figures with the letter that the language has for their colour."""
    lettered = (
        _lettered(held.artwork, colour, words) for colour in components.COLOURS if colour == held.name
    )
    return next(lettered, held.artwork)


def figure_artworks(words: Words) -> dict[str, str]:
    """Of a figure of each colour."""
    return {held.name: held_artwork(held, words) for held in HOLDINGS.on(STOCK)}


def privilege_artwork(privilege: components.PrivilegeTile, words: Words) -> str:
    """Of a privilege: the joker, or the first thing that it does."""
    if privilege.joker:
        return _lettered(artwork_of(f"joker_{privilege.joker}"), privilege.joker, words)
    return effect_artworks(privilege.effects[0])[0]


def _lettered(artwork: str, colour: components.Colour, words: Words) -> str:
    """Artwork bears the letter by which moves name a colour; drawn with another one, it is named after it."""
    letter = words(f"letter-{colour}")
    return artwork if letter == components.LETTERS[colour] else f"{artwork}_{letter.lower()}"


def size_within(room: float) -> int:
    """The largest size of an icon in so much room: few sizes are used, each of which is drawn once."""
    return next((size for size in reversed(_SIZES) if size <= room), _SIZES[0])


DEEP_BLUE = rgb("#316D9F")
"""The blue of ships and sailors, deep enough to read ivory on it."""


@dataclass(frozen=True, slots=True)
class FigureLook:
    """How a figure looks: the disc and the letter on it, and the tone of ring and letter of a hole."""

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
"""The look of each colour, and of grey, by the letters of moves."""

HOLE = rgb("#DDD2BE")
OPEN_PLATE, FILLED_PLATE = rgb("#6E5A48"), rgb("#2A1A14")
"""The dark bar under the discs of a space, still open or filled: what is on one bar is filled at once."""
SPACE_GAP = 6
"""From one plate to the next, in px."""
LARGEST = 42
"""Size of a disc, in px, where there is room."""
BETWEEN = 6
"""From the discs of a line to those of the next, in px: both plates reach beyond their discs."""


def pad(size: int) -> int:
    return 2 if size > 24 else 1


@kept
def chip(letter: str, present: bool, size: int, locale: Locale) -> Image.Image:
    """A figure that moves name by a letter, or the hole that waits for one, with the letter of the language."""
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


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a tile: the letters it wants, and those of the figures that fill it, if any do."""

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
    """The largest discs with which the widest line fits into `room` px."""
    size = LARGEST
    while size > 20 and any(line_width(row, size) > room for row in rows):
        size -= 1
    return size


def two_lines(all_spaces: Line) -> list[list[Space]]:
    """The spaces on lines of two discs; of three where one space, or a tile of five figures, needs it."""
    total = sum(len(space.wanted) for space in all_spaces)
    most = 3 if total >= 5 or any(len(space.wanted) > 2 for space in all_spaces) else 2
    found: list[list[Space]] = [[]]
    for space in all_spaces:
        taken = sum(len(other.wanted) for other in found[-1])
        if found[-1] and taken + len(space.wanted) > most:
            found.append([])
        found[-1].append(space)
    return found


def arranged(all_spaces: Line, width: float, height: float) -> tuple[Sequence[Line], int]:
    """The spaces on one line, or on more where the discs are larger then; and their size in so much room."""

    either = [all_spaces], two_lines(all_spaces)
    found = [(rows, min(int(height / len(rows)) - BETWEEN, fitting(rows, width))) for rows in either]
    return max(found, key=lambda found: found[1])


def draw_lines(
    canvas: Canvas, x: float, y: float, rows: Sequence[Line], size: int, locale: Locale, gap: int = BETWEEN
) -> None:
    for middle, row in around(y, rows, size + gap):
        draw_line(canvas, x, middle, row, size, locale)


def draw_line(canvas: Canvas, x: float, y: float, line: Line, size: int, locale: Locale) -> None:
    left = round(x - line_width(line, size) / 2)
    for space in line:
        wide = space.width(size)
        plate = FILLED_PLATE if space.filled else OPEN_PLATE
        edge = pad(size)
        canvas.rectangle(left, y - size / 2 - edge, wide, size + 2 * edge, plate, size // 2 + edge)
        for index, letter in enumerate(space.figures or space.wanted):
            disc = chip(letter, space.filled, size, locale)
            canvas.put(disc, left + edge + index * size, y - size / 2)
        left += wide + SPACE_GAP


def shade(colour: Colour, share: float = 0.3) -> Colour:
    return mix(colour, INK, share)


@dataclass(frozen=True, slots=True)
class TileLook:
    """How a sort of tile looks: its face, and the badge with its value."""

    face: Colour
    badge: Colour
    figure: Colour


TILE_LOOKS = {
    "ship": TileLook(rgb("#CBDEEE"), DEEP_BLUE, IVORY),
    "barracks": TileLook(rgb("#EFCABC"), RED, IVORY),
    "market": TileLook(rgb("#EFEAE0"), rgb("#6E6964"), IVORY),
    "farm": TileLook(rgb("#F8E6AE"), YELLOW, INK),
    "military": TileLook(rgb("#EFCABC"), RED, IVORY),
    "trade": TileLook(rgb("#EFEAE0"), rgb("#6E6964"), IVORY),
}
"""The look of each sort, and of towers. What is grey fits every die."""

SLAB, STRIP, ROOMY_STRIP = 5, 32, 42
"""Height of the darker edge at the foot of a tile, and of the back of a ship that is printed above it."""
ROOMY = 140
"""From this height on the back of a ship has large discs too."""
HEAD, LOW_HEAD = 52, 44
"""Height of the value, the sort and the label above the discs; on a low ship, whose back takes room."""
BONUS = 44
"""Size of what placing a tile brings."""
TOWER_WIDTH, TOWER_HEIGHT = 96, 67


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
    """A city tile as it lies on the board; the label of its place belongs into its upper right corner."""
    kind = components.CITY_TILES[tile]
    canvas = Canvas(width, height, INK)
    draw_face(canvas, width, height, kind.front.sort, SLAB)
    strip = (ROOMY_STRIP if height >= ROOMY else STRIP) if kind.back else 0
    body = height - SLAB - strip
    spaces = spaces_of(kind.front.spaces)
    beside = BONUS + 4 if kind.bonus else 0
    head = LOW_HEAD if kind.back and height < ROOMY else HEAD
    rows, size = arranged(spaces, width - 8 - beside, body - head)
    foot = max(len(rows) * (size + BETWEEN) + 2, (body - head) * 0.8)
    canvas.put(value_badge(kind.front.sort, kind.front.value or 0, head - 8), 6, 6)
    sort = icon(artwork_of(kind.front.sort), min(72, round(body - foot)))
    canvas.centre(sort, width * 0.49, 3 + (body - foot) / 2)
    if kind.bonus:
        canvas.centre(icon(artwork_of(kind.bonus.kind), BONUS), width - BONUS / 2 - 4, body - foot / 2)
    draw_lines(canvas, (width - beside) / 2, body - foot / 2, rows, size, locale)
    if kind.back:
        middle = body + strip / 2 - 1.5
        canvas.rectangle(4, body, width - 8, strip - 3, TILE_LOOKS["market"].face, 5)
        canvas.centre(icon(artwork_of("market"), strip - 5), 6 + (strip - 5) / 2, middle)
        spaces = spaces_of(kind.back.spaces)
        size = min(strip - 8, fitting([spaces], width - strip - 20))
        draw_line(canvas, strip + 12 + line_width(spaces, size) / 2, middle, spaces, size, locale)
    return canvas.rounded(7)


@kept
def offered_tower(
    tower: str, locale: Locale, width: int = TOWER_WIDTH, height: int = TOWER_HEIGHT
) -> Image.Image:
    kind = components.TOWERS[tower]
    canvas = Canvas(width, height, INK)
    draw_face(canvas, width, height, kind.kind, 4, 6)
    size, sign = round(height * 0.42), round(height * 0.45)
    if kind.value:
        canvas.put(value_badge(kind.kind, kind.value, size), 4, 4)
    signs = [artwork_of(kind.bonus.kind)] if kind.bonus and kind.kind == "military" else []
    if not signs or not kind.value or width >= TOWER_WIDTH - 6:
        signs.append(artwork_of(kind.kind))
    for index, artwork in enumerate(signs):
        canvas.centre(icon(artwork, sign), width - 3 - sign * (index + 0.5), 4 + sign / 2)
    middle, foot = width / 2, height - 5 - size / 2
    if kind.spaces:
        spaces = spaces_of(kind.spaces)
        size = min(size, fitting([spaces], width - 6))
        draw_line(canvas, middle, foot, spaces, size, locale)
    else:
        artwork, amount = artwork_of("swap" if kind.swap else "strength"), kind.swap or kind.strength
        style = COUNT.at(max(26, sign))
        left = middle - (sign + 5 + fonts.width(str(amount), style)) / 2
        canvas.centre(icon(artwork, sign + 2), left + sign / 2, foot)
        canvas.text(left + sign + 5, foot, str(amount), style, INK)
    return canvas.rounded(6)


TALL_TILE = 80
"""From this height on the sort of a tile is drawn above its figures."""
WIDE_TILE = 88
"""From this width on all figures are drawn beside the value; below it only those of the next space."""
SLIM_TILE = 66
"""Below this width there is no room for the sort of a tile, nor for "1/2"."""
LEAST_HEAD = 38
"""Height that value and sort need at least above the figures."""
SLIMMEST = 50
"""Below this width a low tile has room for its value alone, or for the check of a full one."""
LOW_TILE = 44
"""Below this height there is room for one line."""
HIGH_TILE = 60
"""From this height on a narrow tile has room for two lines."""


@kept
def standing_tile(
    tile: str, turned: bool, filled: tuple[str, ...], width: int, height: int, locale: Locale
) -> Image.Image:
    """A tile or tower with the letters of the figures on its first spaces, in the form there is room for."""
    front = components.BACKS[tile] if turned else components.FRONTS[tile]
    canvas = Canvas(width, height, INK)
    draw_face(canvas, width, height, front.sort, 5 if height >= TALL_TILE else 3, 6)
    found = spaces_of(front.spaces, filled)
    if not front.spaces:
        _draw_tower(canvas, tile, front)
    elif height >= TALL_TILE and width >= SLIM_TILE:
        _draw_tall(canvas, front, found, locale)
    elif width >= WIDE_TILE:
        _draw_wide(canvas, front, found, locale)
    else:
        _draw_narrow(canvas, front, found, locale)
    return canvas.rounded(6)


def _draw_tall(canvas: Canvas, front: components.Face, found: tuple[Space, ...], locale: Locale) -> None:
    width, height = canvas.width, canvas.height - 5
    rows, size = arranged(found, width - 8, height - LEAST_HEAD)
    top = height - len(rows) * (size + BETWEEN) - 1
    sign = min(40, top - 6)
    canvas.put(value_badge(front.sort, front.value or 0, sign), 5, 5)
    sort = icon(artwork_of(front.sort), min(68, top - 2, width - sign - 8))
    canvas.centre(sort, (sign + 3 + width) / 2, top / 2 + 1)
    draw_lines(canvas, width / 2, (top + height) / 2 - 1, rows, size, locale)


def _draw_wide(canvas: Canvas, front: components.Face, found: tuple[Space, ...], locale: Locale) -> None:
    middle = (canvas.height - 3) / 2
    canvas.put(value_badge(front.sort, front.value or 0, 26), 3, middle - 13)
    left, right = 31, canvas.width - 2
    rows = [list(found)]
    if canvas.height >= LOW_TILE and fitting(rows, right - left) < 26:
        rows = two_lines(found)
    size = min(26 if len(rows) == 1 else 22, max(22, fitting(rows, right - left)))
    draw_lines(canvas, (left + right) / 2, middle, rows, size, locale, 1)


def _draw_narrow(canvas: Canvas, front: components.Face, found: tuple[Space, ...], locale: Locale) -> None:
    """The value and the next space, or a check when all are filled; where it is high, how many are, too."""
    width, height = canvas.width, canvas.height - 3
    waiting = [space for space in found if not space.filled]
    alone, low = width < SLIMMEST, height < HIGH_TILE
    badge = value_badge(front.sort, front.value or 0, 26 if low else 30)
    if low:
        if waiting or not alone:
            canvas.put(badge, width / 2 - 13 if alone else 1, height / 2 - 13)
        if not waiting or not alone:
            _draw_next(canvas, waiting, 0 if alone else 28, width, height / 2, locale)
        return
    canvas.put(badge, 3 if width >= SLIM_TILE else width / 2 - 15, 3)
    if width >= SLIM_TILE:
        text = f"{len(found) - len(waiting)}/{len(found)}"
        canvas.text((33 + width) / 2, 19, text, COUNT.at(30), INK, "middle", room=width - 34)
    _draw_next(canvas, waiting, 0, width, (height + 34) / 2, locale)


def _draw_next(canvas: Canvas, waiting: Line, left: float, right: float, y: float, locale: Locale) -> None:
    """The figures of the next space; where they have no room side by side, how many, and one of them."""
    middle = (left + right) / 2
    if not waiting:
        canvas.centre(icon("common/check", 26), middle, y)
        return
    letters = waiting[0].wanted
    size = min(30, int((right - left) // len(letters)))
    if size >= 22:
        for x, letter in around(middle, letters, size):
            canvas.centre(chip(letter, False, size, locale), x, y)
    elif right - left < 42:
        canvas.centre(chip(letters[0], False, 22, locale), middle, y)
    else:
        canvas.text(left + 2, y, str(len(letters)), COUNT.at(28), INK)
        canvas.put(chip(letters[0], False, 26, locale), left + 19, y - 13)


def _draw_tower(canvas: Canvas, tile: str, front: components.Face) -> None:
    tower = components.TOWERS[tile]
    width, height = canvas.width, canvas.height - 3
    artwork, amount = artwork_of("swap" if tower.swap else "strength"), str(tower.swap or tower.strength)
    tall = height >= TALL_TILE and width >= SLIM_TILE
    small, size = (34, 40) if tall else (24 if width < WIDE_TILE else 26, 28)
    if tower.value:
        badge = value_badge(front.sort, tower.value, small)
        canvas.put(badge, 5 if tall else 3, 5 if tall else height / 2 - small / 2)
    if tall:
        kind = icon(artwork_of(tower.kind), min(height // 2, width - 50))
        canvas.centre(kind, width - width * 0.3, height * 0.28)
        _draw_signs(canvas, [artwork], amount, size, width / 2, height * 0.74)
        return
    left = small + 3 if tower.value else 0
    pictures = [artwork_of(tower.kind)] if width >= WIDE_TILE else []
    pictures += [artwork] if width >= WIDE_TILE or width - left >= 52 else []
    _draw_signs(canvas, pictures, amount, size, (left + width) / 2, height / 2)


def _draw_signs(canvas: Canvas, artworks: list[str], amount: str, size: int, x: float, y: float) -> None:
    style = COUNT.at(max(24, size - 6))
    left = x - (len(artworks) * (size + 1) + fonts.width(amount, style)) / 2
    for artwork in artworks:
        canvas.centre(icon(artwork, size), left + size / 2, y)
        left += size + 1
    canvas.text(left, y, amount, style, INK)
