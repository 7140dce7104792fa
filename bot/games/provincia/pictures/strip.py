"""The middle of the table: cities, draft, battle, or the last deeds; and the raids and the bank beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.app.fallbacks import separately, spared
from bot.engine import Event, changes_of, heard
from bot.games.provincia.components import BELLUM, CITIES, CONSTANTS, GOODS, BellumCard
from bot.games.provincia.holdings import HOLDINGS
from bot.games.provincia.rules import rounds
from bot.games.provincia.state import Battle, View
from bot.i18n.fluent import Words, signed
from bot.pictures import panels, theme
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING, SCORE
from bot.pictures.heading import Heading
from bot.pictures.highlights import dotted, frame
from bot.pictures.names import halves, lines
from bot.pictures.panels import number, panel
from bot.pictures.pieces import mark, token
from bot.pictures.rich_text import draw_icons
from bot.pictures.row import Row, artwork, counted, figure, gap, picture, written
from bot.pictures.sprites import icon, scaled

from . import cards

DEEDS = 5  # number of deeds shown
GAINS = 2  # changes per line on a deed's card, which has two lines at most
DEEDS_TOP = 34  # distance from the top of the strip to the deeds, with their title above, in px
WITHOUT_THING = {
    "resources-lost": "provincia/bellum",
    "resigned": "common/hourglass",
    "returned": "common/check",
}
"""The artwork of deeds without a card or other thing."""


def draw_strip(canvas: Canvas, heading: Heading[View], box: Box) -> None:
    view = heading.view
    if view.phase == "cities":
        heading.lay(
            canvas, box, partial(draw_cities, heading=heading, box=box), "cities", marks=heading.names
        )
    elif draft := view.draft:
        draw = partial(cards.draw_draft, draft=draft, heading=heading, box=box)
        heading.lay(canvas, box, draw, "draft", marks=heading.names)
    else:
        _draw_moment(canvas, heading, box)


@separately
def _draw_moment(canvas: Canvas, heading: Heading[View], box: Box) -> None:
    """The tokens being chosen, the raid just fought, or the last deeds."""
    view = heading.view
    if any(asked.decision == "token-choice" for asked in view.asked):
        draw_choosing(canvas, heading, box)
    elif fought := fought_last(view):
        draw_battle(canvas, heading, fought, box)
    else:
        draw_deeds(canvas, view, heading.names, heading.words, box)


def draw_cities(canvas: Canvas, heading: Heading[View], box: Box) -> None:
    for city, place in zip(CITIES, cards.places_of(box, len(CITIES)), strict=True):
        draw_city(canvas, city, heading, place)
        if heading.view.seat_of(city) is None:
            dotted(canvas, *place.inset(10), theme.IVORY)


def draw_city(canvas: Canvas, city: str, heading: Heading[View], box: Box) -> None:
    look, owner, x = cards.LOOKS[city], heading.view.seat_of(city), box.x + box.width / 2
    panels.paper(canvas, box, look.colour, theme.mix(look.colour, theme.INK, 0.45))
    canvas.centre(mark(look, 56), x, box.y + 50)
    for row, line in enumerate(lines(heading.words(f"city-{city}"), HEADING.at(24), box.width - 16)):
        canvas.text(x, box.y + 102 + row * 25, line, HEADING.at(24), look.mark, "middle", room=box.width - 16)
    canvas.centre(icon(f"provincia/{CITIES[city].waterway}", 58), x, box.y + 166)
    if owner is not None:
        name, room = heading.names[owner], box.width - 12
        canvas.rectangle(box.x, box.bottom - 44, box.width, 44, theme.INK, 8)
        canvas.text(x, box.bottom - 22, name, DETAIL_BOLD, theme.IVORY, "middle", room=room)


def draw_deeds(canvas: Canvas, view: View, names: tuple[str, ...], words: Words, box: Box) -> None:
    canvas.text(box.x + 4, box.y + 14, words("picture-deeds"), DETAIL.at(32), theme.SOFT, room=box.width - 8)
    deeds = shown(heard(view.recent, None)[-DEEDS:], words)
    _, below = box.split(DEEDS_TOP, 0)
    for deed, place in zip([*deeds, *[None] * DEEDS], below.spread(DEEDS, DEEDS), strict=False):
        if deed is None:
            panels.gap(canvas, place)
            continue
        draw_deed(canvas, deed, view, names, place)
        if deed is deeds[-1]:
            frame(canvas, *place.inset(2), 9)


class Deed(NamedTuple):
    """A deed on a card: seat, artwork, name of the thing, what was done, and the changes."""

    seat: int
    artwork: str
    thing: str
    did: str
    changes: dict[str, int]


def shown(events: Sequence[Event], words: Words) -> list[Deed]:
    """The deeds of the events, without those that can't be put in words, such as another release's."""

    def deed_of(event: Event) -> Deed:
        assert event.seat is not None, "a deed is somebody's"
        thing, did = event.arguments.get("thing"), words(f"picture-did-{event.key}")
        title = cards.short_name(thing, words) if isinstance(thing, str) else did
        return Deed(event.seat, artwork_of(event), title, did, changes_of([event], event.seat))

    deeds = [spared(f"the deed {event.key} in the strip", None, deed_of, event) for event in events]
    return [deed for deed in deeds if deed is not None]


def draw_deed(canvas: Canvas, deed: Deed, view: View, names: tuple[str, ...], box: Box) -> None:
    panels.paper(canvas, box, theme.MARBLE, theme.MARBLE_SHADE)
    x, name = box.x + box.width / 2, names[deed.seat]
    canvas.centre(token(cards.look(view, deed.seat), 36), box.x + 26, box.y + 25)
    canvas.text(box.x + 50, box.y + 25, name, DETAIL_BOLD.at(28), theme.INK, room=box.width - 60)
    style, room = DETAIL_BOLD.at(32), box.width - 8
    one_line = len(halves(deed.thing, style, room)) == 1
    artwork, name_y = (56, 116) if one_line else (50, 111)
    canvas.centre(scaled(deed.artwork, artwork), x, box.y + 42 + artwork // 2)
    cards.draw_name(canvas, deed.thing, x, box.y + name_y, style, theme.INK, room)
    if deed.thing != deed.did:
        canvas.text(x, box.y + 146, deed.did, DETAIL.at(26), theme.SEPIA, "middle", room=box.width - 12)
    told = [what for what in HOLDINGS.names("changes") if what in deed.changes][: 2 * GAINS]
    rows = [told[:GAINS], told[GAINS:]] if len(told) > GAINS else [told]
    size, y = (22, 173) if len(rows) > 1 else (36, 182)
    for row, gains in enumerate(rows):
        line = cards.change_signs({what: deed.changes[what] for what in gains})
        draw_icons(canvas, x, box.y + y + row * 22, line, theme.INK, box.width - 14, size)


def has_card(event: Event) -> bool:
    """Whether a deed has a card: dealing, putting back and ending turns have none."""
    return isinstance(event.arguments.get("thing"), str) or event.key in WITHOUT_THING


def artwork_of(event: Event) -> str:
    thing = event.arguments.get("thing")
    return cards.of_thing(thing) if isinstance(thing, str) else WITHOUT_THING[event.key]


TO_COME, TO_COME_EDGE = theme.rgb("#4A211C"), theme.rgb("#8A4A3E")
SCARCE = 3  # stocks of the bank below this are shown as a warning
NUMERALS = {2: "II", 3: "III", 5: "V", 6: "VI"}


def draw_bank(canvas: Canvas, view: View, box: Box) -> None:
    panel(canvas, *box)
    held = [good for good in GOODS if good in view.supply]
    pitch = (box.width - 16) / len(held)
    for index, good in enumerate(held):
        x, y, left = box.x + 12 + index * pitch, box.middle[1], view.supply[good]
        counted(cards.of_gain(good), left, 36, COUNT.at(32), warning=left < SCARCE).lay(canvas, x, y)


def draw_raids(canvas: Canvas, view: View, box: Box) -> None:
    raids = CONSTANTS.battle_rounds
    for index, (round, place) in enumerate(zip(raids, box.spread(len(raids), len(raids), 8), strict=True)):
        canvas.spots[f"raid {round}"] = place
        if index < len(view.battles):
            _draw_fought(canvas, view, view.battles[index], place)
        else:
            _draw_to_come(canvas, view, round, place, next=round == rounds.next_raid(view))


def _draw_to_come(canvas: Canvas, view: View, raid: int, box: Box, *, next: bool) -> None:
    canvas.rectangle(*box, TO_COME, 8)
    canvas.frame(
        *box.inset(4 if next else 5), 4 if next else 2, theme.LIGHT_GOLD if next else TO_COME_EDGE, 6
    )
    x, high = box.middle[0], box.height
    canvas.centre(icon("provincia/bellum", round(high * 0.31)), x, box.y + high * 0.26)
    canvas.text(x, box.y + high * 0.58, NUMERALS[raid], FIGURE.at(36), theme.IVORY, "middle")
    if next:
        least, most = rounds.raid_range(view)
        strengths, room = str(most) if least == most else f"{least}–{most}", box.width - 14
        canvas.text(x, box.y + high * 0.82, strengths, COUNT.at(32), theme.IVORY, "middle", room=room)


def _draw_fought(canvas: Canvas, view: View, battle: Battle, box: Box) -> None:
    canvas.rectangle(*box, theme.CELL, 8)
    x = box.x + box.width / 2
    canvas.centre(icon("provincia/gaul_strength", 46), x, box.y + 32)
    canvas.text(x, box.y + 78, str(BELLUM[battle.bellum].strength), FIGURE.at(34), theme.IVORY, "middle")
    canvas.rectangle(box.x + 14, box.y + 100, box.width - 28, 2, theme.LINE)
    losers = [seat for seat, fight in enumerate(battle.fights) if fight.lost]
    if not losers:
        canvas.centre(icon("provincia/defence", 44), x, box.y + 134)
        return
    rows = [losers[:3], losers[3:]] if len(losers) > 3 else [losers]
    size, pitch = (22, 24) if len(losers) > 2 else (30, 34)
    for y, seats in around(box.y + 134, rows, 28):
        for across, seat in around(x, seats, pitch):
            canvas.centre(token(cards.look(view, seat), size), across, y)


def fought_last(view: View) -> Battle | None:
    """The battle whose losers are being asked, or that the last move settled; None otherwise."""
    if not view.battles:
        return None
    battle = view.battles[-1]
    of_round = BELLUM[battle.bellum].round == view.round
    return battle if battle.ply == view.ply or (view.phase == "battle" and of_round) else None


def draw_choosing(canvas: Canvas, heading: Heading[View], box: Box) -> None:
    view, order = heading.view, heading.order()
    left, place = _halves(box)
    _draw_to_come(canvas, view, view.round, left, next=True)
    panel(canvas, *place)
    size, y = 104 if len(order) < 5 else 84, place.y + 88
    for seat, column in zip(order, place.spread(len(order), len(order), 0), strict=True):
        x = column.middle[0]
        if seat in view.answered or view.gone[seat]:
            canvas.centre(icon("provincia/battle_token_back", size), x, y)
            key, colour = "picture-chosen", theme.IVORY
        else:
            dotted(canvas, x - size / 2, y - size / 2, size, size, theme.TESSERA_ON_PANEL)
            canvas.centre(icon("common/hourglass", 40), x, y)
            key, colour = "picture-choosing", theme.SOFT
        canvas.centre(token(cards.look(view, seat), 40), x, place.y + 166)
        name, said, room = heading.names[seat], heading.words(key), column.width - 8
        canvas.text(x, place.y + 200, name, DETAIL_BOLD, theme.IVORY, "middle", room=room)
        canvas.text(x, place.y + 226, said, DETAIL.at(22), colour, "middle", room=room)


def _halves(box: Box) -> tuple[Box, Box]:
    left = Box(box.x, box.y, panels.WIDTH, box.height)
    return left, Box(left.right + 8, box.y, box.width - left.width - 8, box.height)


def draw_battle(canvas: Canvas, heading: Heading[View], battle: Battle, box: Box) -> None:
    left, place = _halves(box)
    draw_bellum(canvas, BELLUM[battle.bellum], left)
    panel(canvas, *place)
    order, row = heading.order(), Row(canvas, place.x + 18, place.right, place.y + 30)
    below = Box(place.x, place.y + 62, place.width, place.height - 62)
    row.begin(written(heading.words("picture-tokens"), DETAIL.at(32), theme.SOFT), gap(12))
    row.begin(*(picture(cards.battle_token(name, 54)).at_least(60) for name in battle.tokens))
    canvas.rectangle(below.x + 14, below.y, below.width - 28, 2, theme.LINE)
    columns = 2 if len(order) > 3 else 1
    if columns > 1:
        canvas.rectangle(below.middle[0], below.y + 12, 2, below.height - 24, theme.LINE)
    lines = below.inset(5)._replace(x=below.x, width=below.width)
    for seat, line in zip(order, lines.spread(len(order), columns, 0), strict=True):
        _draw_fight(canvas, heading, battle, seat, line)


def draw_bellum(canvas: Canvas, card: BellumCard, box: Box) -> None:
    panels.paper(canvas, box, theme.PAPYRUS, theme.SAND)
    x = box.x + box.width / 2
    canvas.centre(icon("provincia/gaul_strength", 78), box.x + 46, box.y + 54)
    canvas.text(box.right - 38, box.y + 58, str(card.strength), SCORE.at(60), theme.INK, "middle")
    y = box.y + 120
    for label, penalty in enumerate(filter(None, (card.first, card.second)), 1):
        canvas.rectangle(box.x + 8, y - 22, box.width - 16, 46, theme.SAND, 7)
        canvas.text(box.x + 18, y, str(label), FIGURE.at(24), theme.INK)
        signs = cards.penalty_signs(penalty)
        draw_icons(canvas, x + 14, y, signs, theme.INK, box.width - 56, 30)
        y += 54


def _draw_fight(canvas: Canvas, heading: Heading[View], battle: Battle, seat: int, box: Box) -> None:
    fight, city, wide, (_, y) = battle.fights[seat], heading.look(seat), box.width > 500, box.middle
    size, spare = (34, 22) if wide else (26, 3)
    style, row = COUNT.at(32 if wide else 26), Row(canvas, box.x + 12, box.right - 8, y)
    row.begin(picture(token(city, size)), gap(10 + spare / 2))
    for what, room in (("morale", 22), ("defence", 34), ("military", 20)):
        row.begin(counted(cards.of_gain(what), fight.parts[what], size, style).at_least(size + room + spare))
    if wide:
        row.begin(artwork("provincia/battle_token", size, (("seat", city.colour),)), gap(5))
    none = figure(0, style) if wide else gap(0)
    row.begin(
        (written(signed(fight.tokens), style, theme.IVORY) if fight.tokens else none).at_least(34 + spare)
    )
    chip = 96 if wide else 78
    sign, colour = ("<", theme.ALARM) if fight.lost else ("≥", theme.GREEN_LIGHT)
    verdict = f"{number(fight.total)} {sign} {BELLUM[battle.bellum].strength}"
    canvas.rectangle(row.left, y - 19, chip, 38, theme.CELL, 7)
    canvas.text(row.left + chip / 2, y, verdict, COUNT.at(32), colour, "middle", room=chip - 6)
    row.begin(gap(chip + 6 + spare / 2))
    if borne := battle.borne.get(seat):
        _draw_borne(canvas, borne, seat, row.left, y, row.room)
    elif fight.lost:
        row.begin(artwork("common/hourglass", 32))
    elif wide:
        row.begin(written(heading.words("picture-held"), DETAIL.at(26), theme.SOFT, row.room))
    else:
        row.begin(gap(1), artwork("provincia/defence", 30))


def _draw_borne(canvas: Canvas, event: Event, seat: int, x: float, y: float, room: float) -> None:
    """What a defeat has cost: the building, crossed out, or AEDILES, or what was paid."""
    thing = event.arguments.get("thing")
    if isinstance(thing, str):
        canvas.centre(icon(cards.of_thing(thing), 36), x + 18, y)
        if event.key == "destroyed":
            canvas.line([(x + 2, y + 16), (x + 34, y - 16)], 5, theme.ALARM)
        return
    lost = cards.change_signs(changes_of([event], seat))
    draw_icons(canvas, x, y, lost, theme.IVORY, room, 30, "left")
