"""Pictures for choosing a place, of the changes since a player's last turn, and of a move's result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import takewhile

from bot.engine import Event, MovePreview, changes_of
from bot.games.provincia.rules import hands, moves
from bot.games.provincia.rules.battle import Conspiracy
from bot.games.provincia.rules.draft import draft_of
from bot.games.provincia.state import Building, View
from bot.games.sayings import then
from bot.i18n.fluent import Words
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.names import Showing
from bot.pictures.preview import SCENE, amounts
from bot.pictures.private_board import LEFT, RIGHT, TOP
from bot.pictures.theme import PANEL

from . import mat
from .cards import IN_HAND, battle_token, draw_card, draw_slot, of_gain
from .strip import draw_deed, has_card, shown
from .table import Heading
from .town import NAMES, PLASTER, common_scale, draw_plot, draw_town, plots_of

CARD, CARD_COLUMNS, ROWS, CARD_GAP = (232, 316), 3, 2, 52
"""Rows of cards: their size, the number of columns and rows, and the room below each row for amounts, in px."""
SIGN, SIGN_GAP = 38, 8
BUILDING, BUILDING_GAP, AIR = 216, 34, 66
"""The largest size of a building, the room between two for their names, and the room above for amounts, in px."""
TOKEN, OTHER_TOKEN = 300, 116


def draw_result(foreseen: MovePreview, showing: Showing) -> Canvas | None:
    """The picture of a move's result; None for moves that change nothing visible."""
    heading = Heading(foreseen.after, showing)
    scene = _scene(foreseen, heading)
    if scene is None:
        return None
    return heading.result(foreseen, scene, then(foreseen))


def _scene(foreseen: MovePreview, heading: Heading) -> Canvas | None:
    move, seat, words = foreseen.move, foreseen.seat, heading.words
    before, after = foreseen.before, foreseen.after
    match move:
        case moves.Take() if draft_of(before).slots[move.slot].card is not None:
            draft = draft_of(before)
            drawn = [
                partial(draw_slot, draft=draft, label=label, heading=heading, measure=IN_HAND)
                for label in draft.slots
            ]
            return _cards(foreseen, drawn, list(draft.slots).index(move.slot))
        case moves.Build():
            return _town(foreseen, after, seat, Building.built(move.building).label, words)
        case moves.Activate():
            return _town(foreseen, after, seat, move.building, words)
        case moves.Coniuratio():
            return _town(foreseen, before, before.owner_of(move.player), move.building, words)
        case moves.Aediles() if isinstance(before.decision, Conspiracy):
            return _town(foreseen, after, seat, before.decision.building, words)
        case moves.Exchange() | moves.Favour():
            return _hand(foreseen, heading, before, move.card)
        case moves.Concussio() | moves.Corruptio() | moves.Consuetudo():
            return _hand(foreseen, heading, before, move.kind())
        case moves.Keep() | moves.Lose() | moves.Accept():
            return _hand(foreseen, heading, after, after.private(seat).hand[-1])
        case moves.PlayToken():
            return _tokens(before.private(seat).tokens, move.token)
        case _:
            return None


def _hand(foreseen: MovePreview, heading: Heading, view: View, card: str) -> Canvas:
    """The cards of the player's hand around one of them, as many as fit."""
    held = hands.sorted_hand(view.private(foreseen.seat).hand)
    most = ROWS * CARD_COLUMNS
    first = max(0, min(held.index(card) - CARD_COLUMNS + 1, len(held) - most))
    shown = held[first : first + most]
    drawn = [partial(draw_card, card=each, words=heading.words, measure=IN_HAND) for each in shown]
    return _cards(foreseen, drawn, held.index(card) - first)


def _cards(foreseen: MovePreview, drawn: Sequence[Callable[..., None]], counting: int) -> Canvas:
    scene, (width, height) = Canvas(*SCENE, PANEL), CARD
    aside, rows = (SCENE[0] - CARD_COLUMNS * width) // (CARD_COLUMNS + 1), -(-len(drawn) // CARD_COLUMNS)
    high = rows * (height + CARD_GAP)
    room = Box(aside, (SCENE[1] - high) // 2, SCENE[0] - 2 * aside, high)
    boxes = [box._replace(height=height) for box in room.spread(len(drawn), CARD_COLUMNS, aside)]
    for draw, box in zip(drawn, boxes, strict=True):
        draw(scene, box=box)
        if box is not boxes[counting]:
            highlights.veil(scene, box, PANEL)
    marked = boxes[counting]
    highlights.dashed(scene, marked.inset(4))
    _draw_amounts(scene, foreseen, marked.middle[0], marked.bottom + 22)
    return scene


def _town(foreseen: MovePreview, view: View, seat: int, label: str, words: Words) -> Canvas:
    scene, box = Canvas(*SCENE, PLASTER), Box(0, 0, *SCENE)
    found = plots_of(view.players[seat])
    plot = next(plot for plot in found if plot.building.label == label)
    scale = common_scale([found], box, BUILDING, BUILDING_GAP, NAMES + AIR)
    draw_town(scene, found, box, scale, words=words)
    highlights.veil(scene, box, PLASTER)
    place = scene.spots[label]
    draw_plot(scene, plot, place.x, place.y + scale.size * 0.96, scale, words=words)
    highlights.dashed(scene, place.inset(9))
    _draw_amounts(scene, foreseen, place.middle[0], place.y - 40)
    return scene


def _tokens(held: Sequence[str], token: str) -> Canvas:
    scene, middle, left = Canvas(*SCENE, PANEL), SCENE[0] // 2, sorted(held)
    left.remove(token)
    for x, other in around(middle, left, OTHER_TOKEN + 2 * BUILDING_GAP):
        scene.centre(battle_token(other, OTHER_TOKEN), x, 640)
    highlights.veil(scene, Box(0, 500, SCENE[0], SCENE[1] - 500), PANEL)
    scene.centre(battle_token(token, TOKEN), middle, 290)
    highlights.dashed(scene, Box(middle - TOKEN // 2, 290 - TOKEN // 2, TOKEN, TOKEN))
    return scene


def _draw_amounts(scene: Canvas, foreseen: MovePreview, x: float, y: float) -> None:
    """The move's own gains in pills and its costs in one box, side by side around a point."""
    seat, later = foreseen.seat, ("upkeep-", "yielded")  # happens to everybody at the end of the round
    own = takewhile(lambda event: event.seat == seat and not event.key.startswith(later), foreseen.events)
    changes = changes_of(own, seat)
    told = {what: changes[what] for what in Heading.told if what in changes}
    row = amounts(told, lambda what: "" if what == "prestige" else of_gain(what), SIGN, SIGN, SIGN_GAP)
    row.draw(scene, max(8, min(x - row.width / 2, SCENE[0] - 8 - row.width)), y)


HEIGHT, GAP = 312, 10


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The draft with frames around the slots to choose from, and badges below; the mat if there is no draft."""
    heading, draft = Heading(view, showing), view.draft
    if draft is None:
        return mat.draw(view, seat, showing)
    canvas = heading.sheet(seat, heading.words("picture-choose"), 20 + HEIGHT + 40)
    boxes = Box(LEFT, TOP + 20, RIGHT - LEFT, HEIGHT).spread(len(draft.slots), COLUMNS, GAP)
    for label, box in zip(draft.slots, boxes, strict=True):
        draw_slot(canvas, draft, label, heading, box, IN_HAND)
        if label in places:
            highlights.frame(canvas, *box.inset(2), 9)
            if places[label]:
                highlights.badge(canvas, box.x + box.width / 2, box.bottom + 8, places[label], 30)
    return canvas


COLUMNS = 6
SINCE_HEIGHT, SINCE_GAP = 218, 12
DISC = 42


def draw_since(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """Each deed with the number of its move, the oldest first; the mat if there are none."""
    heading = Heading(view, showing)
    deeds = [(number, deed) for number, event in numbered(since) for deed in shown([event], heading.words)]
    if not deeds:
        return mat.draw(view, seat, showing)
    high = -(-len(deeds) // COLUMNS) * (SINCE_HEIGHT + SINCE_GAP)
    canvas = heading.sheet(seat, heading.words("picture-since"), SINCE_GAP + high)
    room = Box(LEFT, TOP + SINCE_GAP, RIGHT - LEFT, high - SINCE_GAP)
    for (number, deed), box in zip(deeds, room.spread(len(deeds), COLUMNS, SINCE_GAP), strict=True):
        draw_deed(canvas, deed, view, heading.names, box)
        highlights.disc(canvas, box.right - 28, box.y + 68, str(number), DISC)
    return canvas


def numbered(since: Since) -> list[tuple[int, Event]]:
    """The deeds that have a card, each with the number of its move."""
    return [
        (number, event)
        for number, events in enumerate(since.moves, 1)
        for event in events
        if event.deed and event.seat is not None and has_card(event)
    ]
