"""The board with places to choose from, and with what has changed since a player's last turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine import Event
from bot.games.provincia.components import BUILDINGS, CITIES
from bot.games.provincia.rules.moves import INACTIVE
from bot.games.provincia.state import Building, Draft, View
from bot.i18n.fluent import Words
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import Showing
from bot.pictures.private_board import LEFT, RIGHT, TOP

from . import mat
from . import mat as mats
from .artworks import look
from .cards import IN_HAND, draw_slot, draw_taken
from .heading import DEED_WIDTH, Heading, draw_city_of, draw_deed, has_card, shown
from .town import draw_town, plots

WIDTH, HEIGHT, GAP = 180, 312, 10


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places, with what is written on them; the mat where none of them is to be seen elsewhere."""
    draft = view.draft
    if draft and places.keys() & draft.slots.keys():
        return _draw_row(view, seat, places, showing, list(draft.slots), of_draft(draft, view))
    if places.keys() & CITIES.keys() and view.phase == "cities":
        return _draw_row(view, seat, places, showing, list(CITIES), _of_cities(view))
    if places and all(place.removesuffix(INACTIVE) in BUILDINGS for place in places):
        return _draw_buildings(view, seat, places, showing)
    return mats.draw(view, seat, showing)


Draw = Callable[[Canvas, str, Words, tuple[str, ...], Box], None]


def _draw_row(
    view: View, seat: int, places: Mapping[str, str], showing: Showing, shown: list[str], draw_place: Draw
) -> Canvas:
    heading = Heading(view, showing)
    canvas = heading.sheet(seat, heading.words("picture-choose"), 20 + HEIGHT + 40)
    for index, place in enumerate(shown):
        box = Box(LEFT - 1 + index * (WIDTH + GAP), TOP + 20, WIDTH, HEIGHT)
        draw_place(canvas, place, heading.words, heading.names, box)
        if place in places:
            highlights.frame(canvas, *box.inset(2), 9)
            if places[place]:
                highlights.badge(canvas, box.x + box.width / 2, box.bottom + 8, places[place], 30)
    return canvas


def of_draft(draft: Draft, view: View) -> Draw:
    def draw_place(canvas: Canvas, label: str, words: Words, names: tuple[str, ...], box: Box) -> None:
        slot = draft.slots[label]
        if slot.taker is not None:
            taker = look(view, slot.taker)
            artwork = f"provincia/{draft.deck}"
            draw_taken(canvas, box, label, artwork, names[slot.taker], taker, words("picture-taken"), False)
        else:
            draw_slot(canvas, draft, label, words, box, IN_HAND)

    return draw_place


def _of_cities(view: View) -> Draw:
    def draw_place(canvas: Canvas, city: str, words: Words, names: tuple[str, ...], box: Box) -> None:
        draw_city_of(canvas, city, view, names, words, box)

    return draw_place


def _draw_buildings(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    found = plots(
        Building(place.removesuffix(INACTIVE), active=not place.endswith(INACTIVE)) for place in places
    )
    scale, height = mats.fitting(found)
    heading = Heading(view, showing)
    canvas = heading.sheet(seat, heading.words("picture-choose"), 12 + height)
    draw_town(canvas, found, Box(LEFT, TOP + 8, RIGHT - LEFT, height), scale, words=heading.words)
    return canvas


COLUMNS = 6
SINCE_HEIGHT, SINCE_GAP = 218, 12
PITCH = (RIGHT - LEFT - DEED_WIDTH) // (COLUMNS - 1)
DISC = 42


def draw_since(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """Each deed with the number of its move, the oldest first; the mat where nobody has done anything."""
    heading = Heading(view, showing)
    deeds = [(number, deed) for number, event in numbered(since) for deed in shown([event], heading.words)]
    if not deeds:
        return mat.draw(view, seat, showing)
    rows = -(-len(deeds) // COLUMNS)
    canvas = heading.sheet(
        seat, heading.words("picture-since"), SINCE_GAP + rows * (SINCE_HEIGHT + SINCE_GAP)
    )
    for index, (number, deed) in enumerate(deeds):
        row, column = divmod(index, COLUMNS)
        box = Box(
            LEFT + column * PITCH,
            TOP + SINCE_GAP + row * (SINCE_HEIGHT + SINCE_GAP),
            DEED_WIDTH,
            SINCE_HEIGHT,
        )
        draw_deed(canvas, deed, view, heading.names, box)
        highlights.disc(canvas, box.right - 28, box.y + 68, str(number), DISC)
    return canvas


def numbered(since: Since) -> list[tuple[int, Event]]:
    """The deeds of the moves that can be shown, each with the number of its move."""
    return [
        (number, event)
        for number, events in enumerate(since.moves, 1)
        for event in events
        if event.deed and event.seat is not None and has_card(event)
    ]
