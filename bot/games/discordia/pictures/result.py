"""What a move has done to the table, and what has happened since a seat's last turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.engine import Foreseen
from bot.games.discordia.components import COLOURS, COLUMNS, DECREE_SPACES, ROWS, TRACKS
from bot.games.discordia.holdings import HOLDINGS, MEANS, STOCK
from bot.games.discordia.rules import city, years
from bot.games.discordia.rules.building import filled_cells
from bot.games.discordia.rules.moves import ChooseDie
from bot.games.discordia.state import Player, Tile, View
from bot.games.sayings import then
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import Showing
from bot.pictures.preview import SCENE, Figure
from bot.pictures.private_board import LEFT, RIGHT, TOP
from bot.pictures.theme import WALL

from . import board
from .board import BOARD_WIDTH, DISPLAY, GAP, WIDTH, column_x, draw_board, row_pitch
from .cities import draw_city
from .mat import COLUMN_WIDTH, targets
from .scene import Heading, put_beside
from .tiles import artwork_of, figure_artworks

_LEAST_TOP = 6
"""Above the board, in px; more where its display is short."""
_MARGIN = 12
"""Round the panel of the city."""
_TOUCHING = 6
"""Spaces of a track are not farther apart, in px; places of a city are not above one another in their order."""
_BESIDE, _PITCH = 14, 70
"""From a place to the signs beside it, and from one of these to the next, in px."""


def draw_result(foreseen: Foreseen, showing: Showing) -> Canvas | None:
    """The column of the die, or the player's city as it will be; None for moves that change nothing there."""
    if isinstance(foreseen.move, ChooseDie):
        return _draw_column(foreseen, foreseen.move, showing)
    seat = foreseen.seat
    before, after = foreseen.before.players[seat], foreseen.after.players[seat]
    built, otherwise = list(changed_places(before, after)), list(changed_counts(foreseen))
    if not built and not otherwise:
        return None
    heading = Heading(foreseen.after, showing)
    scene = Canvas(*SCENE, WALL)
    box = Box(0, 0, *SCENE).inset(_MARGIN)
    draw_city(scene, foreseen.after, seat, box, False, heading.words)
    places = scene.spots
    lit = [places[place] for place in (*built, *otherwise) if place in places]
    # The wall is laid over the city, but for what is lit.
    kept = [(place, scene.image.crop((place.x, place.y, place.right, place.bottom))) for place in lit]
    highlights.veil(scene, box, WALL)
    for place, seen in kept:
        scene.image.paste(seen, (place.x, place.y))
    framed = _together([places[place] for place in built if place in places]) or lit
    for place in framed:
        highlights.dashed(scene, place.inset(3))
    if built:
        _draw_amounts(scene, foreseen, framed[0], heading.words)
    return heading.result(foreseen, scene, then(foreseen))


def changed_places(before: Player, after: Player) -> Iterator[str]:
    """Where something else lies than before: slots, spaces of tracks and for decrees, the ring, the privileges."""
    for row in ROWS:
        earlier = before.rows[row]
        for place, tile in enumerate(after.rows[row]):
            if place >= len(earlier) or _seen(tile) != _seen(earlier[place]):
                yield f"{row}{place + 1}"
    for track in TRACKS:
        covered, length = city.stars_on(before, track), city.track_length(before, track)
        starred, longer = city.stars_on(after, track), city.track_length(after, track)
        numbers = [*range(covered, starred), *range(length, longer)]
        yield from dict.fromkeys(city.track_space(track, number + 1).id for number in numbers)
    yield from (space.id for space in DECREE_SPACES[len(before.decrees) : len(after.decrees)])
    if before.aqueduct != after.aqueduct:
        yield "aqueduct"
    if before.privileges != after.privileges:
        yield "privileges"


def changed_counts(foreseen: Foreseen) -> Iterator[str]:
    """What is written on the panel of a city, by its name there, as far as it is not as before."""
    seat, before, after = foreseen.seat, foreseen.before, foreseen.after
    for held in (*HOLDINGS.on(STOCK), *HOLDINGS.on(MEANS)):
        if held.told(before, seat) != held.told(after, seat):
            yield held.name
    if years.lack(before.players[seat]) != years.lack(after.players[seat]):
        yield "shortage"


def _seen(tile: Tile | None) -> tuple[str, bool, tuple[str, ...]] | None:
    return None if tile is None else (tile.id, tile.turned, tile.figures)


def _together(places: Sequence[Box]) -> list[Box]:
    """The places, those one above the other on a track in one."""
    found: list[Box] = []
    for place in places:
        last = found[-1] if found else None
        if last and (place.x, place.width) == (last.x, last.width) and 0 <= last.y - place.bottom < _TOUCHING:
            found[-1] = Box(place.x, place.y, place.width, last.bottom - place.y)
        else:
            found.append(place)
    return found


def _draw_amounts(scene: Canvas, foreseen: Foreseen, place: Box, words: Words) -> None:
    """Beside a place the figures that go from the stock, each colour a gain, and in one box those that come."""
    changes, artworks = foreseen.changes, figure_artworks(words)
    gone = [colour for colour in COLOURS if changes.get(colour, 0) < 0]
    come = [(artworks[colour], signed(changes[colour])) for colour in COLOURS if changes.get(colour, 0) > 0]
    found = [highlights.pill(signed(changes[colour]), 44, artworks[colour]) for colour in gone]
    found += [highlights.price_box(come, 42)] if come else []
    y = place.middle[1] - (len(found) - 1) * _PITCH / 2
    for sign in found:
        on_the_right = place.right + _BESIDE + sign.width < SCENE[0]
        x = place.right + _BESIDE + sign.width / 2 if on_the_right else place.x - _BESIDE - sign.width / 2
        scene.centre(sign, x, y)
        y += _PITCH


def _draw_column(foreseen: Foreseen, move: ChooseDie, showing: Showing) -> Canvas:
    view = foreseen.after
    heading = Heading(view, showing)
    board = Canvas(BOARD_WIDTH, SCENE[1], WALL)
    rows = len(view.display) // COLUMNS
    top = max(_LEAST_TOP, (SCENE[1] - DISPLAY - rows * row_pitch(rows)) // 2)
    draw_board(board, view, heading.words, 0, top)
    used, rolled = move.value, next(value for die, value in view.dice.items() if die == move.colour)
    for column in range(1, COLUMNS + 1):
        if column not in (used, rolled):
            # With half of the gaps beside it.
            left = max(0, column_x(0, column) - GAP // 2)
            right = min(BOARD_WIDTH, column_x(0, column) + WIDTH + GAP // 2)
            highlights.veil(board, Box(left, 0, right - left, SCENE[1]), WALL)
    highlights.dashed(board, board.spots[f"dice {used}"])
    left = min(max(0, column_x(0, used) + (WIDTH - SCENE[0]) // 2), BOARD_WIDTH - SCENE[0])
    scene = Canvas.over(board.image.crop((left, 0, left + SCENE[0], SCENE[1])))
    return heading.result(foreseen, scene, then(foreseen), figures=partial(_opened, heading))


def _opened(heading: Heading, view: View, seat: int) -> list[Figure]:
    """What a seat has, and what its turn allows."""
    tiles = filled_cells(view, view.turn.value) if view.turn and view.turn.seat == seat else []
    return [
        *heading.figures(view, seat),
        Figure(artwork_of("special"), heading.words("picture-result-special"), len(targets(view, seat))),
        Figure("common/stack", heading.words("picture-result-tiles"), len(tiles)),
    ]


_OF_CITIES = "slot", "place", "space"
"""The arguments of events that name places of cities."""
CITY, CITY_GAP, MARGIN = 256, 10, 12
DISC = 38


def draw_since(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The display, and the cities of all who have done something, each with the numbers of the moves."""
    heading = Heading(view, showing)
    numbers = {other: since.places(*_OF_CITIES, seat=other) for other in range(view.seats)}
    cities = {other: found for other, found in numbers.items() if found or other in since.seats()}
    pitch = board.row_pitch(len(view.display) // COLUMNS)
    shown = pitch * len(view.display) // COLUMNS
    height = shown + len(cities) * (CITY + CITY_GAP)
    canvas = heading.sheet(seat, heading.words("picture-since"), height + 2 * MARGIN)
    top = TOP + MARGIN + 6
    width = RIGHT - LEFT + 2 * MARGIN
    canvas.rectangle(LEFT - MARGIN, top - MARGIN, width, height + 2 * MARGIN - 10, WALL, 10)
    board.draw_display(canvas, view, heading.words, LEFT, top, pitch, COLUMN_WIDTH)
    for cell, said in since.places("cell").items():
        _number(canvas, canvas.spots[f"cell {cell}"], said)
    for index, (other, found) in enumerate(cities.items()):
        panel = Box(LEFT, top + shown + index * (CITY + CITY_GAP), RIGHT - LEFT, CITY)
        places = put_beside(canvas, view, other, panel, heading.words)
        by_box: dict[Box, set[str]] = {}  # the spaces of a track are one number there
        for place in filter(places.get, found):
            by_box.setdefault(places[place], set()).update(found[place].split())
        for box, own in by_box.items():
            _number(canvas, box, " ".join(sorted(own, key=int)))
        if other in since.seats():
            towers = [box for label, box in places.items() if label[0] == "T"]
            end = max(box.right for box in towers)
            highlights.badge(canvas, end, towers[0].middle[1], since.seats()[other], DISC - 10, limit=end)
    return canvas


def _number(canvas: Canvas, box: Box, numbers: str) -> None:
    highlights.frame(canvas, *box.inset(5), 5)
    highlights.disc(canvas, box.right - 3, box.y + 4, numbers, DISC)
