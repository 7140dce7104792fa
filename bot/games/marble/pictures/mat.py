"""The private mat: what a seat has, what it would score, and what only it knows: its bridges."""

from __future__ import annotations

from bot.games.marble import scoring
from bot.games.marble.components import CONSTANTS, FIELDS, TREASURY, TYPES, Field
from bot.games.marble.state import View
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Canvas
from bot.pictures.context import Showing
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE
from bot.pictures.panels import SECTION_HEADING, Section, count, figure
from bot.pictures.pieces import pawn
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, heading, slab
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, SEATS, SEPIA

from .heading import Heading
from .kinds import KINDS
from .theme import THEME

GAP = 12
COLUMN = (RIGHT - LEFT - 3 * GAP) // 4
TYPES_HEIGHT = 332
FIGURES = COUNT.at(44)


def draw(view: View, seat: int, showing: Showing) -> Canvas:
    """What a seat has: types with tiles and buildings, magistrates, what would count at the end."""
    frame = Heading(view, showing)
    words = frame.words
    sections = [types(view, seat, words), magistrates(view, seat, words), outlook(view, seat, words)]
    remark = words("picture-private") if view.viewer == seat else words("picture-open")
    return frame.mat(seat, remark, sections)


def types(view: View, seat: int, words: Words) -> Section:
    """A slab a type: tiles in the forum and just drawn, buildings, Imperium tiles."""
    player = view.players[seat]
    owned = [site.kind for site in view.sites.values() if site.owner == seat]

    def draw(canvas: Canvas, top: int) -> None:
        for index, kind in enumerate(TYPES):
            x = LEFT + index * (COLUMN + GAP)
            slab(canvas, x, top + 8, COLUMN, TYPES_HEIGHT - 24)
            canvas.rectangle(x, top + 8, COLUMN, 10, KINDS[kind].colour, 5)
            canvas.text(x + 18, top + 44, words(f"type-{kind}"), DETAIL_BOLD.at(30), INK, room=COLUMN - 84)
            points = str(TYPES[kind].points)
            highlights.wreathed(canvas, x + COLUMN - 38, top + 52, points, 58, INK, "points_wreath")
            takes = words("picture-tiles", count=TYPES[kind].site_tiles)
            canvas.text(x + 18, top + 76, takes, DETAIL, SEPIA, room=COLUMN - 84)
            rows = (
                (f"marble/tile_{kind}", player.forum[kind], "picture-forum", 66),
                (f"marble/{kind}", owned.count(kind), "picture-owned", 54),
                (f"marble/imperium_{kind}", player.imperium[kind], "picture-imperium", 54),
            )
            for row, (artwork, amount, label, size) in enumerate(rows):
                y = top + 130 + row * 68
                wide = count(canvas, x + 50 - size / 2, y, artwork, amount, size, FIGURES, ON_PAPYRUS)
                name = x + 50 - size / 2 + wide + 12
                coming = player.incoming[kind] if row == 0 else 0
                if coming:
                    canvas.text(name, y - 14, signed(coming), COUNT.at(30), SEPIA)
                canvas.text(
                    name, y + (14 if coming else 2), words(label), DETAIL, SEPIA, room=x + COLUMN - 8 - name
                )

    return Section(TYPES_HEIGHT, draw)


def magistrates(view: View, seat: int, words: Words) -> Section:
    """Where the magistrates are; coins; the bridges with their values, for who may know them."""
    player = view.players[seat]
    places = [place for place, tile in view.tiles.items() if tile.magistrate == seat]
    fields = [field for field in FIELDS for _ in range(player.fields[field])]

    def draw(canvas: Canvas, top: int) -> None:
        half = (LEFT + RIGHT) // 2
        heading(canvas, THEME, top + 22, words("picture-magistrates"), right=half - 20)
        heading(canvas, THEME, top + 22, words("picture-coins-bridges"), left=half + 20)
        home = [(words("picture-home"), "")] * player.home
        sent = [(words(f"picture-sent-{field}"), _fetched(field)) for field in fields]
        pitch = (half - 20 - LEFT) / CONSTANTS.magistrates
        for index, (label, artwork) in enumerate([*home, *((place, "") for place in places), *sent]):
            x = LEFT + pitch * (index + 0.5)
            canvas.centre(pawn(SEATS[seat], 66), x, top + SECTION_HEADING + 36)
            if artwork:
                canvas.centre(icon(artwork, 44), x + 44, top + SECTION_HEADING + 46)
            canvas.text(x, top + SECTION_HEADING + 88, label, DETAIL.at(26), SEPIA, "middle", room=pitch - 10)
        x, y = half + 20, top + SECTION_HEADING + 40
        wide = count(canvas, x, y, "marble/treasury", player.coins, 62, FIGURES, ON_PAPYRUS)
        _draw_bridges(canvas, view, seat, x + wide + 40, y)

    return Section(SECTION_HEADING + 124, draw)


def _fetched(field: Field) -> str:
    """The artwork of what a magistrate brings home from a field."""
    return "marble/treasury" if field == TREASURY else f"marble/imperium_{field}"


def _draw_bridges(canvas: Canvas, view: View, seat: int, x: float, y: float) -> None:
    """Each bridge tile with its value; without, for everybody else."""
    held = view.players[seat].bridges
    known = seat in view.shown
    values = [str(value) for value in view.bridge_values(seat)] if known else ["?"] * held
    if not held:
        count(canvas, x, y, "marble/bridge", 0, 62, FIGURES, ON_PAPYRUS)
        return
    pitch = min(104.0, (RIGHT - x) / held)
    for index, value in enumerate(values):
        middle = x + 34 + index * pitch
        canvas.centre(icon("marble/bridge", 66), middle, y)
        highlights.disc(canvas, middle + 22, y - 24, value, 38)


def outlook(view: View, seat: int, words: Words) -> Section:
    """What the end would add as things stand."""

    def draw(canvas: Canvas, top: int) -> None:
        for index, (source, amount) in enumerate(scoring.outlook(view, seat).items()):
            x = LEFT + index * (COLUMN + GAP)
            y = top + 34
            canvas.centre(icon(Heading.sources[source], 60), x + 34, y)
            wide = figure(canvas, x + 74, y, amount, FIGURE.at(44), ON_PAPYRUS)
            canvas.text(
                x + 84 + wide, y + 2, words(f"source-{source}"), DETAIL, SEPIA, room=COLUMN - 90 - wide
            )

    return Section(84, draw, words("picture-if-ended"))
