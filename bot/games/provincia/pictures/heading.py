"""What the headers of the game say, and the strip of what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.app.fallbacks import separately, spared
from bot.engine import Event, Player, changes_of, heard
from bot.games.provincia.components import BELLUM, CITIES
from bot.games.provincia.holdings import HOLDINGS
from bot.games.provincia.state import View
from bot.i18n.fluent import Words
from bot.pictures import panels as cards
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import DETAIL, DETAIL_BOLD, HEADING
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import Versions, by_place
from bot.pictures.highlights import dotted, frame
from bot.pictures.names import halves, lines
from bot.pictures.pieces import mark, token
from bot.pictures.rich_text import draw_icons
from bot.pictures.sprites import icon, scaled
from bot.pictures.theme import INK, IVORY, MARBLE, MARBLE_SHADE, SEPIA, SOFT, SeatLook, mix

from . import battle
from .artworks import LOOKS, THEME, change_signs, look, of_thing, short_name
from .battle import fought_last
from .cards import draw_draft, draw_name, place_of_slot

DEEDS = 5  # so many of the last deeds are shown
DEED_WIDTH, DEED_PITCH = 177, 187
GAINS = 2  # how many changes a line on the card of a deed has room for; it has at most two lines
DEEDS_TOP = 34  # below this from the upper edge of the strip are the last deeds, above it what they are
WITHOUT_THING = {
    "resources-lost": "provincia/bellum",
    "resigned": "common/hourglass",
    "returned": "common/check",
}
"""The artwork of deeds that are done with nothing."""


@separately
def draw_strip(canvas: Canvas, heading: Heading, box: Box) -> None:
    view = heading.view
    canvas.spots["middle"] = box
    if view.phase == "cities":
        for index, city in enumerate(CITIES):
            place = place_of_slot(box, index)
            draw_city_of(canvas, city, heading, place)
            if view.seat_of(city) is None:
                dotted(canvas, *place.inset(10), IVORY)
    elif view.draft:
        draw_draft(canvas, view.draft, heading, box)
    elif any(asked.decision == "token-choice" for asked in view.asked):
        battle.draw_choosing(canvas, heading, box)
    elif fought := battle.fought_last(view):
        battle.draw_result(canvas, heading, fought, box)
    else:
        draw_deeds(canvas, view, heading.names, heading.words, box)


def draw_city_of(canvas: Canvas, city: str, heading: Heading, box: Box) -> None:
    draw_city(canvas, city, heading.words, box)
    seat = heading.view.seat_of(city)
    if seat is not None:
        x, name = box.x + box.width / 2, heading.names[seat]
        canvas.rectangle(box.x, box.bottom - 44, box.width, 44, INK, 8)
        canvas.text(x, box.bottom - 22, name, DETAIL_BOLD, IVORY, "middle", room=box.width - 12)


def draw_city(canvas: Canvas, city: str, words: Words, box: Box) -> None:
    seat = LOOKS[city]
    cards.paper(canvas, box, seat.colour, mix(seat.colour, INK, 0.45))
    x = box.x + box.width / 2
    canvas.centre(mark(seat, 56), x, box.y + 50)
    for row, line in enumerate(lines(words(f"city-{city}"), HEADING.at(24), box.width - 16)):
        canvas.text(x, box.y + 102 + row * 25, line, HEADING.at(24), seat.mark, "middle", room=box.width - 16)
    canvas.centre(icon(f"provincia/{CITIES[city].waterway}", 58), x, box.y + 166)


def draw_deeds(canvas: Canvas, view: View, names: tuple[str, ...], words: Words, box: Box) -> None:
    canvas.text(box.x + 4, box.y + 14, words("picture-deeds"), DETAIL.at(32), SOFT, room=box.width - 8)
    deeds = shown(heard(view.recent, None)[-DEEDS:], words)
    for index in range(DEEDS):
        place = Box(box.x + index * DEED_PITCH, box.y + DEEDS_TOP, DEED_WIDTH, box.height - DEEDS_TOP)
        if index < len(deeds):
            draw_deed(canvas, deeds[index], view, names, place)
        else:
            cards.gap(canvas, place)
        if index == len(deeds) - 1:
            frame(canvas, *place.inset(2), 9)


class Deed(NamedTuple):
    """What is shown of a deed: whose it is, its artwork, the name of what it was done with, what was done, and what
    came of it, by amounts.
    """

    seat: int
    artwork: str
    thing: str
    did: str
    changes: dict[str, int]


def shown(events: Sequence[Event], words: Words) -> list[Deed]:
    """What is shown of each event; one of which that can't be said, of another release for instance, is left out."""

    def deed_of(event: Event) -> Deed:
        assert event.seat is not None, "a deed is somebody's"
        thing, did = event.arguments.get("thing"), words(f"picture-did-{event.key}")
        title = short_name(thing, words) if isinstance(thing, str) else did
        return Deed(event.seat, artwork(event), title, did, changes_of([event], event.seat))

    deeds = [spared(f"the deed {event.key} in the strip", None, deed_of, event) for event in events]
    return [deed for deed in deeds if deed is not None]


def draw_deed(canvas: Canvas, deed: Deed, view: View, names: tuple[str, ...], box: Box) -> None:
    cards.paper(canvas, box, MARBLE, MARBLE_SHADE)
    x, name = box.x + box.width / 2, names[deed.seat]
    canvas.centre(token(look(view, deed.seat), 36), box.x + 26, box.y + 25)
    canvas.text(box.x + 50, box.y + 25, name, DETAIL_BOLD.at(28), INK, room=box.width - 60)
    style, room = DETAIL_BOLD.at(32), box.width - 8
    one_line = len(halves(deed.thing, style, room)) == 1
    artwork, name_y = (56, 116) if one_line else (50, 111)
    canvas.centre(scaled(deed.artwork, artwork), x, box.y + 42 + artwork // 2)
    draw_name(canvas, deed.thing, x, box.y + name_y, style, INK, room)
    if deed.thing != deed.did:
        canvas.text(x, box.y + 146, deed.did, DETAIL.at(26), SEPIA, "middle", room=box.width - 12)
    told = [what for what in Heading.told if what in deed.changes][: 2 * GAINS]
    rows = [told[:GAINS], told[GAINS:]] if len(told) > GAINS else [told]
    size, y = (22, 173) if len(rows) > 1 else (36, 182)
    for row, gains in enumerate(rows):
        line = change_signs({what: deed.changes[what] for what in gains})
        draw_icons(canvas, x, box.y + y + row * 22, line, INK, box.width - 14, size)


def has_card(event: Event) -> bool:
    """Whether a deed is shown on a card: dealing, putting back and ending leave nothing that one could show."""
    return isinstance(event.arguments.get("thing"), str) or event.key in WITHOUT_THING


def artwork(event: Event) -> str:
    thing = event.arguments.get("thing")
    return of_thing(thing) if isinstance(thing, str) else WITHOUT_THING[event.key]


class Heading(Frame[View]):
    """The header of Provincia Romana."""

    theme = THEME
    counted = ("prestige",)
    sources = {
        "buildings": "common/points_wreath",
        "lost": "provincia/gaul_strength",
        "gloria": "provincia/gloria",
        "gold": "common/gold",
    }
    told = HOLDINGS.names("changes")
    holdings = HOLDINGS

    def title(self) -> HeaderTitle:
        view, words, game = self.view, self.words, self.words("picture-game")
        if view.outcome or view.phase == "final_turn":
            return HeaderTitle(game, words("rules-end-title" if view.outcome else "picture-phase-final_turn"))
        return HeaderTitle(
            game, words("picture-round", round=view.round), words(f"picture-phase-{view.phase}")
        )

    def order(self) -> list[int]:
        return by_place(self.view, self.view.turn_order())

    def look(self, seat: int) -> SeatLook:
        return look(self.view, seat)

    def stand_in(self, seat: int) -> str:
        city = self.view.players[seat].city
        return self.words(f"city-{city}") if city else super().stand_in(seat)

    def score(self, seat: int) -> int:
        return self.view.players[seat].prestige

    def total(self, points: int) -> str:
        return self.words("prestige", amount=points)

    def leads(self, seat: int) -> bool:
        best = max(map(self.score, self.view.played_seats()))
        return any(player.buildings for player in self.view.players) and self.score(seat) == best

    def tag(self, seat: int) -> str:
        view, words = self.view, self.words
        if view.draft:
            taken = [label for label, slot in view.draft.slots.items() if slot.taker == seat]
            return words("picture-took", slot=taken[0]) if taken else ""
        if seat in view.answered:
            return words("picture-chosen")
        if view.phase in ("cards", "yields", "final_turn") and view.asked:
            order = view.turn_order()
            first = min(order.index(asked.seat) for asked in view.asked)
            return words("picture-done") if order.index(seat) < first else ""
        return ""

    def actor(self) -> int | None:
        return None if fought_last(self.view) else super().actor()

    def happened(self) -> Versions:
        """The raid; an answer given unseen; the last move, without the cards laid out: they are seen below."""
        if fought := fought_last(self.view):
            strength, lost = BELLUM[fought.bellum].strength, sum(fight.lost for fight in fought.fights)
            losers = [Player(seat) for seat, fight in enumerate(fought.fights) if fight.lost]
            if not losers:
                return self.said(self.spoken("picture-raid-held", strength=strength))
            return self.said(
                self.spoken("picture-raid-lost", strength=strength, players=losers, count=lost),
                self.spoken("picture-raid-lost-many", strength=strength, count=lost),
            )
        if self.deed is None:
            answered = [event for event in self.view.events if event.key == "answered"]
            return self.said(*map(self.spoken.event, answered)) or super().happened()
        if self.deed.key == "dealt":
            return self.said(self.spoken.event_briefly(self.deed))
        return super().happened()
