"""The decks at the left, and the six places of the draft."""

from __future__ import annotations

from dataclasses import replace

from bot.games.provincia.components import CONSTANTS, DECKS, Deck
from bot.games.provincia.rules.draft import open_decks
from bot.games.provincia.state import Draft, View
from bot.i18n.fluent import Words
from bot.pictures import panels as cards
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import DETAIL_BOLD, HEADING
from bot.pictures.highlights import dotted
from bot.pictures.panels import panel
from bot.pictures.sprites import icon
from bot.pictures.theme import DARK_GOLD, GOLD, IVORY, LIGHT_GOLD, LINE, PANEL, SOFT, rgb

from .artworks import of_thing, short_name
from .cards import ON_TABLE, Measure, draw_back, draw_card, draw_taken
from .looks import look
from .theme import THEME

DECK_HEIGHT, DECK_PITCH = 76, 84
PITCH = 156
NAME = replace(HEADING, spacing=0)
CHOSEN = rgb("#4B3A2A")


@separately
def draw_decks(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """Each deck with the cards left and discarded, and its markers."""
    choosing = any(asked.decision == "deck-choice" for asked in view.asked)
    can_be_chosen = open_decks(view) if choosing else []
    for index, deck in enumerate(DECKS):
        place = place_of_deck(box, index)
        drafted = view.draft is not None and view.draft.deck == deck
        _draw_deck(canvas, view, deck, words, place, drafted=drafted)
        if deck in can_be_chosen:
            dotted(canvas, *place.inset(4), IVORY)


def place_of_deck(box: Box, index: int) -> Box:
    """Where the deck of that place is, of those that fill a box."""
    return Box(box.x, box.y + index * DECK_PITCH, box.width, DECK_HEIGHT)


def place_of_slot(box: Box, index: int) -> Box:
    """Where the card of that place in the draft is, of those that fill a box."""
    return Box(box.x + index * PITCH, box.y, cards.WIDTH, box.height)


def _draw_deck(canvas: Canvas, view: View, deck: Deck, words: Words, box: Box, *, drafted: bool) -> None:
    if drafted:
        canvas.rectangle(*box, GOLD, 10)
        canvas.rectangle(*box.inset(2), CHOSEN, 9)
    else:
        panel(canvas, *box)
    canvas.centre(icon(f"provincia/{deck}", 50), box.x + 35, box.y + box.height / 2)
    x = box.x + 66.0
    canvas.text(x, box.y + 24, words(f"deck-{deck}").upper(), NAME, GOLD, room=148)
    y = box.y + 54
    left, discarded = view.cards_left(deck), view.cards_discarded(deck)
    canvas.rectangle(x, y - 13, 20, 26, DARK_GOLD, 4)
    canvas.rectangle(x + 2, y - 11, 16, 22, LIGHT_GOLD, 3)
    x += 27 + canvas.text(x + 27, y, str(left), DETAIL_BOLD.at(34), IVORY) + 10
    canvas.rectangle(x, y - 13, 20, 26, LINE, 4)
    canvas.rectangle(x + 2, y - 11, 16, 22, PANEL, 3)
    canvas.text(x + 27, y, str(discarded), DETAIL_BOLD.at(32), SOFT, room=box.right - 36 - x - 27)
    for place in range(CONSTANTS.action_markers_per_deck):
        at = box.right - 22, box.y + 24 + place * 30
        there = place < view.markers[deck]
        canvas.disc(*at, 11, IVORY if there else LINE)
        canvas.disc(*at, 8, DARK_GOLD if there else PANEL)


def draw_draft(
    canvas: Canvas, draft: Draft, view: View, names: tuple[str, ...], words: Words, box: Box
) -> None:
    """The six places: cards, backs, and who took what."""
    for index, (label, slot) in enumerate(draft.slots.items()):
        place = place_of_slot(box, index)
        open = slot.open or draft.deck == "opes"
        card = slot.card if open else None
        if slot.taker is not None:
            title = short_name(card, words) if card and draft.deck != "opes" else names[slot.taker]
            taken = names[slot.taker] if title != names[slot.taker] else words("picture-taken")
            artwork = of_thing(card) if card else f"provincia/{draft.deck}"
            latest = label == draft.taken[-1]
            draw_taken(canvas, place, label, artwork, title, look(view, slot.taker), taken, latest)
        else:
            draw_slot(canvas, draft, label, words, place, ON_TABLE)


def draw_slot(canvas: Canvas, draft: Draft, label: str, words: Words, box: Box, measure: Measure) -> None:
    """A place from which nobody has taken yet: the card, or its back."""
    slot = draft.slots[label]
    if slot.open and slot.card:
        draw_card(canvas, slot.card, words, box, measure)
    else:
        draw_back(canvas, draft.deck, words, box)
    cards.place(canvas, box, label, THEME)
