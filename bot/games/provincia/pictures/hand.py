"""The cards of a hand, and the ten of CONSUETUDO, with what can be done with each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.provincia.components import BUILDINGS, CONSTANTS, GOODS, SENATE, Goods
from bot.games.provincia.rules import city, costs, draft, hands
from bot.games.provincia.rules.moves import Aediles
from bot.games.provincia.state import View
from bot.i18n.fluent import Words
from bot.pictures import fonts, highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, PLACE_ON_TILE
from bot.pictures.panels import Price, Section
from bot.pictures.private_board import LEFT, RIGHT
from bot.pictures.theme import (
    CONSENT,
    CRIMSON,
    INK,
    IVORY,
    MARBLE_SHADE,
    PAPYRUS,
    SAND,
    SEPIA,
    WHITE,
    Colour,
    mix,
)

from .artworks import of_gain
from .cards import IN_HAND, Measure, draw_face, paper_of

WIDTH, HEIGHT, FOOT, FOOT_EDGE = 208, 344, 44, 12
FOOTER = PLACE_ON_TILE.at(26)
GAP = 14
SMALL = Measure(58, 84, 104, PLACE_ON_TILE.at(26), 176, 30, 211, 234, 32, 262, COUNT.at(28))
"""A card where there are many."""
MOST_ON_ROW = 7


@dataclass(frozen=True, slots=True)
class Footer:
    """What stands under a card: a word, its colours, and whether the card can never be built."""

    text: str
    colour: Colour
    ground: Colour
    never: bool = False


def hand(view: View, seat: int, words: Words) -> Section:
    held = hands.sorted_hand(view.private(seat).hand)
    remark = words("picture-hand-limit", count=CONSTANTS.hand_limit)
    room = width_of(len(held)) - FOOT_EDGE
    feet = [footer(view, seat, card, words, room) for card in held]
    return rows(view, seat, words, (words("picture-hand"), remark), held, feet)


def vision(view: View, seat: int, words: Words) -> Section:
    seen = draft.vision_of(view, seat)
    room = width_of(len(seen.cards)) - FOOT_EDGE
    feet = []
    for number, card in enumerate(seen.cards, 1):
        if number == seen.kept:
            feet.append(Footer(words("picture-kept"), WHITE, CONSENT))
        elif number in seen.order:
            text = words("picture-drawn-next", number=seen.order.index(number) + 1)
            feet.append(Footer(text, INK, MARBLE_SHADE))
        else:
            feet.append(footer(view, seat, card, words, room))
    title = words("picture-vision"), words("picture-vision-remark")
    return rows(view, seat, words, title, seen.cards, feet)


def rows(
    view: View, seat: int, words: Words, title: tuple[str, str], held: Sequence[str], feet: Sequence[Footer]
) -> Section:
    lines, columns = _lines_and_columns(len(held))
    width, measure = width_of(len(held)), measure_of(len(held))
    pitch = width + (RIGHT - LEFT - columns * width) // max(1, columns - 1)

    def draw(canvas: Canvas, top: int) -> None:
        if not held:
            canvas.text(LEFT, top + 24, words("picture-hand-empty"), DETAIL.at(28), SEPIA)
        for index, card in enumerate(held):
            row, column = divmod(index, columns)
            box = Box(LEFT + column * pitch, top + row * (HEIGHT + GAP), width, HEIGHT)
            draw_held(canvas, view, seat, card, words, box, measure, str(index + 1), feet[index])

    return Section((lines * (HEIGHT + GAP) if held else 60) + 6, draw, *title)


def _lines_and_columns(cards: int) -> tuple[int, int]:
    lines = max(1, -(-cards // MOST_ON_ROW))
    return lines, max(5, -(-cards // lines))


def measure_of(cards: int) -> Measure:
    return IN_HAND if width_of(cards) >= 186 else SMALL


def face_in(box: Box) -> Box:
    return Box(box.x + 3, box.y + 4, box.width - 6, box.height - FOOT)


def width_of(cards: int) -> int:
    _, columns = _lines_and_columns(cards)
    return min(WIDTH, (RIGHT - LEFT - GAP * (columns - 1)) // columns)


def draw_held(
    canvas: Canvas,
    view: View,
    seat: int,
    card: str,
    words: Words,
    box: Box,
    measure: Measure,
    label: str,
    foot: Footer,
) -> None:
    paper = paper_of(card)[0]
    ground = MARBLE_SHADE if foot.never else mix(paper, WHITE, 0.35) if paper == PAPYRUS else paper
    canvas.rectangle(*box, foot.ground, 12)
    canvas.rectangle(box.x + 5, box.y + 5, box.width - 10, box.height - FOOT - 5, ground, 8)
    draw_face(canvas, card, words, face_in(box), measure, price(view, seat, card))
    highlights.disc(canvas, box.x + 28, box.y + 28, label, 38)
    middle = box.x + box.width / 2
    canvas.text(
        middle,
        box.bottom - FOOT / 2 - 1,
        foot.text,
        FOOTER,
        foot.colour,
        "middle",
        room=box.width - FOOT_EDGE,
    )


def price(view: View, seat: int, card: str) -> list[Price]:
    """What a card costs the seat now: what is saved marked so, what is lacking too."""
    player = view.players[seat]
    if card in SENATE:
        cost = SENATE[card].cost
        lacks = costs.lacking(player, cost)
        return [Price(of_gain(good), amount, good in lacks) for good, amount in cost.items()]
    saved = costs.discounts(player, card)[0]
    cost = BUILDINGS[card].cost
    lacks = costs.lacking(player, costs.build_cost(card, saved))
    return [
        Price(of_gain(good), amount - (good == saved), good in lacks, good == saved)
        for good, amount in cost.items()
    ]


def footer(view: View, seat: int, card: str, words: Words, room: float = WIDTH - FOOT_EDGE) -> Footer:
    player = view.players[seat]
    own_turn = any(asked.seat == seat and asked.decision == "card-turn" for asked in view.asked)
    if card in BUILDINGS:
        if bar := costs.bar(player, card):
            key = "picture-have-one" if bar == "unique" else f"picture-needs-{bar}"
            return Footer(words(key), IVORY, CRIMSON, never=True)
        lacks = costs.lacking(player, costs.build_cost(card, costs.discounts(player, card)[0]))
        if lacks:
            return Footer(_short(lacks, words, room), INK, SAND)
        return Footer(words("picture-can-build" if own_turn else "picture-can-pay"), WHITE, CONSENT)
    playable = Footer(words("picture-can-play"), WHITE, CONSENT)
    match city.bar(view, seat, card):
        case None:
            return playable if own_turn else Footer(words("picture-can-pay"), WHITE, CONSENT)
        case "reaction":
            return playable if _can_react(view, seat) else Footer(words("picture-wait"), INK, SAND)
        case "final_turn":
            return Footer(words("picture-not-last"), INK, SAND)
        case _:
            lacks = costs.lacking(player, city.price(card))
            return Footer(_short(lacks, words, room) if lacks else words("picture-no-use"), INK, SAND)


def _can_react(view: View, seat: int) -> bool:
    """Whether a building of the viewer is in danger that the card in question can save now."""
    decision = view.decision
    return (
        decision is not None
        and decision.seat == seat
        and any(form.move is Aediles for form in decision.forms(view))
    )


def _short(lacks: Goods, words: Words, room: float) -> str:
    """What is missing: by name, how much in all where that would be long, or the number alone."""
    parts = [words(f"goods-{good}", amount=lacks[good]) for good in GOODS if good in lacks]
    amount = sum(lacks.values())
    names, in_all = ", ".join(parts), words("picture-goods-any", amount=amount)
    said = [words("picture-short", goods=goods) for goods in (names, in_all, str(amount))]
    fitting = (one for one in said if fonts.width(one, FOOTER.at(FOOTER.least)) <= room)
    return next(fitting, said[-1])
