"""The public table put together: header, decks, the strip in the middle, bank and raids, the cities."""

from __future__ import annotations

from bot.games.provincia.state import View
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT

from .draft import draw_decks
from .heading import Heading
from .panels import draw_ended, draw_panels, panels
from .raids import draw_raids, draw_supply
from .strip import draw_strip

TOP = HEADER + 10
DECKS = Box(24, TOP, 246, 244)
STRIP = Box(280, TOP, 928, 244)
LEDGER = Box(1220, TOP, 356, 244)
RAIDS = Box(1220, TOP + 74, 356, 170)
PANELS_X, PANELS_Y = 24, TOP + 258
ENDED = Box(24, TOP, 770, HEIGHT - TOP - 18)
STANDINGS = Box(808, TOP, 768, HEIGHT - TOP - 18)
"""Where the towns are when all is over, and the table of the end: as in the other games, half of what is there."""


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    heading = Heading(view, showing)
    order = heading.order()
    canvas, words = heading.table(), heading.words
    if view.outcome:
        draw_ended(canvas, view, order, words, ENDED)
        heading.draw_standings(canvas, STANDINGS)
        return canvas
    draw_decks(canvas, view, words, DECKS)
    draw_strip(canvas, view, order, heading.names, words, STRIP)
    draw_supply(canvas, view, LEDGER)
    draw_raids(canvas, view, RAIDS)
    draw_panels(canvas, view, order, words, PANELS_X, PANELS_Y)
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The table before its game."""
    places = panels(view.seats, PANELS_X, PANELS_Y)
    return gathered(draw(view, showing), Heading(view, showing), places, len(showing.names), settled=settled)
