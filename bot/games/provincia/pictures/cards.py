"""Cards, decks and the draft; the look of seats by their cities; artwork, signs and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from bot.games.provincia import components
from bot.games.provincia.holdings import HOLDINGS
from bot.games.provincia.rules.draft import open_decks
from bot.games.provincia.rules.moves import senate_kind
from bot.games.provincia.state import Draft, Table, View
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights, panels, rich_text, theme
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING, Style
from bot.pictures.heading import Heading
from bot.pictures.highlights import dotted
from bot.pictures.names import halves
from bot.pictures.panels import Price, draw_cost, fitted_cost, panel
from bot.pictures.pieces import mark, token
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.row import priced
from bot.pictures.sprites import icon, kept, paint, scaled

THEME = theme.Theme(theme.rgb("#7A5316"), theme.rgb("#4E350D"), "friezes/garland", "provincia/aquaeductus")


_BY_KEY = {seat.key: seat for seat in theme.SEATS}

LOOKS: dict[str, theme.SeatLook] = {
    "tolosa": _BY_KEY["porphyry"],
    "arelate": _BY_KEY["amber"],
    "loupian": _BY_KEY["obsidian"],
    "forum_iulii": _BY_KEY["ivory"],
    "massilia": _BY_KEY["azure"],
    "narbo_martius": _BY_KEY["verdigris"],
}
"""The look of each city."""


def look(table: Table, seat: int) -> theme.SeatLook:
    """The look of a seat; neutral until it has a city."""
    city = table.cities[seat]
    return LOOKS[city] if city else theme.NOBODY


def of_gain(what: str) -> str:
    return HOLDINGS[what].artwork


def of_thing(thing: str) -> str:
    """The artwork of a card, a deck, a good, or a city (its waterway), by id."""
    if thing in components.SENATE:
        return f"provincia/{components.SENATE[thing].type}"
    if thing in components.CITIES:
        return f"provincia/{components.CITIES[thing].waterway}"
    return of_gain(thing) if thing in components.GOODS else f"provincia/{thing}"


def short_name(thing: str, words: Words) -> str:
    """The name of a card (a Senate card's type), deck, city or resource; long names have soft hyphens."""
    kinds = {"building": components.BUILDINGS, "deck": components.DECKS, "city": components.CITIES}
    found = (f"{kind}-{thing}" for kind, things in kinds.items() if thing in things)
    key = senate_kind(thing).key if thing in components.SENATE else next(found, f"held-{thing}")
    return words(f"picture-{key}" if words.has(f"picture-{key}") else key)


def prices(goods: components.Goods) -> list[Price]:
    return [Price(of_gain(good), amount) for good, amount in goods.items()]


@kept
def battle_token(name: str, size: int) -> Image.Image:
    seat, value = LOOKS[components.TOKENS[name].city], signed(components.TOKENS[name].value)
    sprite = icon("provincia/battle_token", size, paint(seat)).copy()
    ground = Canvas.over(sprite)
    ground.text(size / 2, size * 0.38, value, FIGURE.at(max(22, size * 0.34)), seat.mark, "middle")
    ground.centre(mark(seat, round(size * 0.19)), size / 2, size * 0.68)
    drawn = ground.image.convert("RGBA")
    drawn.putalpha(sprite.getchannel("A"))
    return drawn


def change_signs(changes: Mapping[str, int]) -> list[Sign]:
    shown = {what: amount for what, amount in changes.items() if amount}
    return [sign for what, amount in shown.items() for sign in (signed(amount), Icon(of_gain(what)))]


def building_signs(card: components.BuildingCard, words: Words) -> list[Sign]:
    """What a building does: at once, each round (after arrows), once activated (after an amber plate)."""
    signs = change_signs(card.on_build.changes)
    if each := change_signs(card.each_round.changes):
        signs += [Icon("provincia/each_round"), *each]
    if card.activation:
        signs.append(Icon("provincia/inactive"))
    signs += change_signs(card.when_activated)
    if card.discount:
        signs.append(words("picture-discount"))
    if card.storage:
        signs.append(words("picture-storage", amount=card.storage))
    if card.requires_waterway:
        signs.append(words(f"picture-needs-{card.requires_waterway}"))
    return signs


def card_signs(card: str, words: Words) -> list[Sign]:
    if card in components.BUILDINGS:
        return building_signs(components.BUILDINGS[card], words)
    kind = components.SENATE[card]
    if kind.give:
        return [*_goods(kind.give), Icon("common/arrow"), *_goods(kind.get)]
    return change_signs(kind.effect.changes | {"prestige": kind.end_prestige})


_CATEGORIES: dict[str, list[Sign]] = {
    "production": [Icon("provincia/fornax_lateris"), Icon("provincia/each_round")],
    "defence": [Icon("provincia/turris"), Icon("provincia/defence")],
    "storage": [Icon("provincia/horreum")],
    "prestige": [Icon("provincia/domus"), "3+"],
    "any": [Icon("provincia/domus")],
}
"""Signs of the buildings that a penalty hits."""


def penalty_signs(penalty: components.Penalty) -> list[Sign]:
    lost = signed(-penalty.amount)
    match penalty.kind:
        case "building":
            return [lost, *_CATEGORIES[penalty.filter or "any"]]
        case "resource":
            return [lost, Icon(of_gain(penalty.good))]
        case "resource_any":
            return any_mix(lost)
        case _:
            return [lost, Icon(of_gain(penalty.kind))]


def any_mix(amount: str) -> list[Sign]:
    return [amount, *map(Icon, map(of_gain, components.RESOURCES))]


def _goods(goods: components.Goods) -> Iterator[Sign]:
    for good, amount in goods.items():
        yield str(amount)
        yield Icon(of_gain(good))


SENATE_PAPER, SENATE_EDGE = theme.rgb("#E9DFF0"), theme.rgb("#C9B8D6")
UPPER_HALF, LOWER_HALF = theme.rgb("#E3C98F"), theme.MARBLE


@dataclass(frozen=True, slots=True)
class Measure:
    """Sizes and distances of the parts of a card's face, in px."""

    wreath: int
    name: Style
    effect: int
    price: int
    figures: Style
    air: int
    sign_x: int = 66


LINE_PITCH = 21  # distance between the lines of a name, in px
LARGEST = 112  # largest size of a card's picture, in px
ASIDE = 30  # free space beside the words in a gap, in px

ON_TABLE = Measure(62, DETAIL_BOLD, 30, 32, COUNT.at(32), 3, sign_x=60)
IN_HAND = Measure(78, COUNT.at(30), 34, 38, COUNT.at(32), 6)


def paper_of(card: str) -> tuple[theme.Colour, theme.Colour]:
    return (SENATE_PAPER, SENATE_EDGE) if card in components.SENATE else (theme.PAPYRUS, theme.SAND)


def draw_card(canvas: Canvas, card: str, words: Words, box: Box, measure: Measure) -> None:
    panels.paper(canvas, box, *paper_of(card))
    if card in components.OPES:
        draw_opes(canvas, card, box)
    else:
        draw_face(canvas, card, words, box, measure, prices(components.CARDS[card].cost))


def draw_face(
    canvas: Canvas, card: str, words: Words, box: Box, measure: Measure, price: Sequence[Price]
) -> None:
    """A card's face from the bottom up: price, effect, name; its picture fills the remaining height."""
    middle, room, air = box.x + box.width / 2, box.width - 8, measure.air
    name, paid = short_name(card, words), fitted_cost(price, room, measure.price, measure.figures, lines=2)
    high = max(measure.price, paid.pitch * len(paid.lines))
    price_y = box.bottom - 11 - high / 2
    rule_y = price_y - high / 2 - air
    effect_y = rule_y - measure.effect / 2 - air
    lower = LINE_PITCH * (len(halves(name, measure.name, room)) - 1) / 2
    name_y = effect_y - measure.effect / 2 - measure.name.size * 0.7 - lower
    top, foot = box.y + measure.wreath * 0.74, name_y - lower - measure.name.size * 0.4 - air
    size = min(LARGEST, int(foot - top))
    canvas.centre(scaled(of_thing(card), size), middle, foot - size / 2)
    if card in components.BUILDINGS:
        if components.BUILDINGS[card].prestige:
            x, y = box.right - measure.wreath / 2 - 3, box.y + measure.wreath / 2 - 1
            points = str(components.BUILDINGS[card].prestige)
            highlights.wreathed(canvas, x, y, points, measure.wreath, theme.INK, "points_wreath")
        if not components.BUILDINGS[card].unique:
            canvas.centre(icon("provincia/repeatable", 34), box.x + measure.sign_x, box.y + 20)
    draw_name(canvas, name, middle, name_y, measure.name, theme.INK, room)
    draw_effect(canvas, card, words, middle, effect_y, room, measure.effect)
    canvas.rectangle(box.x + 20, rule_y, box.width - 40, 2, theme.MARBLE_EDGE)
    any_of = components.SENATE[card].cost_any if card in components.SENATE else 0
    if any_of:
        rich_text.draw_icons(
            canvas, middle, price_y, any_mix(str(any_of)), theme.INK, room, measure.price - 2
        )
    elif price:
        draw_cost(canvas, middle - paid.width / 2, price_y, paid)
    else:
        canvas.text(middle, price_y, words("cost-free"), DETAIL.at(24), theme.SEPIA, "middle", room=room)


def draw_name(
    canvas: Canvas, name: str, x: float, y: float, style: Style, colour: theme.Colour, room: float
) -> None:
    """A name around a point, on two lines if needed."""
    lines = halves(name, style, room)
    if len(lines) > 1:
        style = style.at(style.least)
    for middle, line in around(y, lines, LINE_PITCH):
        canvas.text(x, middle, line, style, colour, "middle", room=room)


def draw_effect(canvas: Canvas, card: str, words: Words, x: float, y: float, room: float, size: int) -> None:
    signs = card_signs(card, words)
    if signs or card in components.BUILDINGS:
        rich_text.draw_icons(canvas, x, y, signs, theme.INK, room, size)
        return
    said, style = words(f"picture-does-{components.SENATE[card].type}"), DETAIL.at(22 if size < 32 else 24)
    canvas.text(x, y, said, style, theme.SEPIA, "middle", room=room)


def draw_opes(canvas: Canvas, card: str, box: Box) -> None:
    kind = components.OPES[card]
    x, width, half = box.x + 8, box.width - 16, (box.height - 64) // 2
    upper, lower = box.y + 44, box.y + 50 + half
    canvas.rectangle(x, upper, width, half, UPPER_HALF, 8)
    canvas.rectangle(x, lower, width, half, LOWER_HALF, 8)
    canvas.centre(icon("common/leader_wreath", 38), box.right - 26, box.y + 22)
    draw_goods(canvas, kind.quaestor, box.x + box.width / 2, upper + half / 2, width)
    draw_goods(canvas, kind.other, box.x + box.width / 2, lower + half / 2, width)


def draw_goods(canvas: Canvas, goods: components.Goods, x: float, y: float, room: float) -> None:
    """Up to four goods around a point: in a column, or two by two."""
    price = prices(goods)
    rows = [price[index : index + 1] for index in range(len(price))]
    size, pitch = (44, 0) if len(price) == 1 else (36, 42)
    if len(price) > 2:
        rows, size = [price[:2], price[2:]], 28
    for middle, row in around(y, rows, pitch):
        line = priced(row, room, size, COUNT.at(max(32, size - 6)))
        line.draw(canvas, x - line.width / 2, middle)


NAME = replace(HEADING, spacing=0)
CHOSEN = theme.rgb("#4B3A2A")


def draw_decks(canvas: Canvas, view: View, words: Words, box: Box, choosing: bool) -> None:
    for deck, place in zip(components.DECKS, box.spread(len(components.DECKS), gap=8), strict=True):
        canvas.spots[f"deck {deck}"] = place
        _draw_deck(canvas, view, deck, words, place)
        if choosing and deck in open_decks(view):
            dotted(canvas, *place.inset(4), theme.IVORY)


def places_of(box: Box, number: int) -> list[Box]:
    """The strip's first places, of six side by side."""
    return box.spread(len(components.SLOTS), len(components.SLOTS), 8)[:number]


def _draw_deck(canvas: Canvas, view: View, deck: components.Deck, words: Words, box: Box) -> None:
    if view.draft is not None and view.draft.deck == deck:
        canvas.rectangle(*box, theme.GOLD, 10)
        canvas.rectangle(*box.inset(2), CHOSEN, 9)
    else:
        panel(canvas, *box)
    canvas.centre(icon(f"provincia/{deck}", 50), box.x + 35, box.y + box.height / 2)
    x, y = box.x + 66.0, box.y + 54
    canvas.text(x, box.y + 24, words(f"deck-{deck}").upper(), NAME, theme.GOLD, room=148)
    left = str(view.cards_left(deck)), DETAIL_BOLD.at(34), theme.IVORY
    discarded = str(view.cards_discarded(deck)), DETAIL_BOLD.at(32), theme.SOFT
    piles = (left, theme.DARK_GOLD, theme.LIGHT_GOLD), (discarded, theme.LINE, theme.PANEL)
    for (amount, style, colour), edge, ground in () if view.phase == "cities" else piles:
        canvas.rectangle(x, y - 13, 20, 26, edge, 4)
        canvas.rectangle(x + 2, y - 11, 16, 22, ground, 3)
        x += 27 + canvas.text(x + 27, y, amount, style, colour, room=box.right - 36 - x - 27) + 10
    for place in range(components.CONSTANTS.action_markers_per_deck):
        at = box.right - 22, box.y + 24 + place * 30
        there = place < view.markers[deck]
        canvas.disc(*at, 11, theme.IVORY if there else theme.LINE)
        canvas.disc(*at, 8, theme.DARK_GOLD if there else theme.PANEL)


def draw_draft(canvas: Canvas, draft: Draft, heading: Heading[View], box: Box) -> None:
    """The slots of the draft: cards, backs, and gaps with their takers."""
    places = places_of(box, len(draft.slots))
    for label, place in zip(draft.slots, places, strict=True):
        canvas.spots[f"slot {label}"] = place
        draw_slot(canvas, draft, label, heading, place, ON_TABLE)
        if [label] == draft.taken[-1:]:
            highlights.frame(canvas, *place.inset(2), 9)


def draw_slot(
    canvas: Canvas, draft: Draft, label: str, heading: Heading[View], box: Box, measure: Measure
) -> None:
    slot, words, (x, y) = draft.slots[label], heading.words, box.middle
    if slot.taker is not None:
        _draw_taken(canvas, draft, label, heading, box)
        return
    if slot.open and slot.card:
        draw = partial(draw_card, card=slot.card, words=words, box=box, measure=measure)
        canvas.part(("provincia card", slot.card, box, measure, words.locale), draw)
    else:
        panels.paper(canvas, box, THEME.dark, theme.mix(THEME.dark, theme.INK, 0.45))
        canvas.frame(box.x + 10, box.y + 10, box.width - 20, box.height - 26, 2, theme.DARK_GOLD, 6)
        canvas.centre(icon(f"provincia/{draft.deck}", 88), x, y - 18)
        said, room = words("picture-face-down"), box.width - ASIDE
        canvas.text(x, y + 64, said, DETAIL, theme.SOFT, "middle", room=room)
    panels.place(canvas, box, label, THEME)


def _draw_taken(canvas: Canvas, draft: Draft, label: str, heading: Heading[View], box: Box) -> None:
    """The gap that a card left: which card it was, if everybody saw it, and who has it."""
    slot, words = draft.slots[label], heading.words
    assert slot.taker is not None
    card, name = slot.card if slot.open and draft.deck != "opes" else None, heading.names[slot.taker]
    title, taken = (short_name(card, words), name) if card else (name, words("picture-taken"))
    panels.gap(canvas, box, label)
    x = box.x + box.width / 2
    canvas.centre(scaled(of_thing(card or draft.deck), 64), x, box.y + 84)
    canvas.centre(token(heading.look(slot.taker), 44), x, box.y + 138)
    draw_name(canvas, title, x, box.y + 183, DETAIL_BOLD, theme.IVORY, box.width - ASIDE)
    canvas.text(x, box.y + 219, taken, DETAIL.at(22), theme.SOFT, "middle", room=box.width - ASIDE)
