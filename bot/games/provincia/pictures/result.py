"""What a move will change, before it is confirmed: a town, the cards of the hand or of the draft, the tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile

from bot.engine import Event, Foreseen, changes_of
from bot.games.provincia.components import GOODS
from bot.games.provincia.rules import hands, moves
from bot.games.provincia.rules.city import building_of
from bot.games.provincia.rules.draft import draft_of
from bot.games.provincia.rules.penalties import Conspiracy
from bot.games.provincia.state import View
from bot.games.sayings import awaited, then
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import Showing
from bot.pictures.preview import SCENE, Figure
from bot.pictures.theme import PANEL

from .artworks import draw_token, of_gain
from .cards import IN_HAND, draw_card
from .choice import Draw, of_draft
from .heading import FIRST_TOLD, Heading
from .town import LEAST, NAMES, PAVEMENT, PLASTER, Plot, Scale, draw_plot, draw_town, place_of, plots, streets

CARD, COLUMNS, ROWS, GAP = (232, 316), 3, 2, 52
"""Cards in rows: their size, how many side by side, and the room below each for what it brings."""
SIGN, SIGN_GAP = 38, 8
BUILDING, BUILDING_GAP, AIR = 216, 34, 66
"""The largest size of a building, the room between two of them for their names, and that above for what they bring."""
TOKEN, OTHER_TOKEN = 300, 116
_BACK = 0.42
"""How far all steps back that does not count."""


def draw(foreseen: Foreseen, showing: Showing) -> Canvas | None:
    """The picture, where something can be seen to change; None for all other moves."""
    heading = Heading(foreseen.after, showing)
    scene = _scene(foreseen, heading)
    if scene is None:
        return None
    return heading.result(foreseen, scene, figures(heading.words), then(foreseen, awaited))


def _scene(foreseen: Foreseen, heading: Heading) -> Canvas | None:
    move, seat, words = foreseen.move, foreseen.seat, heading.words
    before, after = foreseen.before, foreseen.after
    match move:
        case moves.Take() if draft_of(before).slots[move.slot].card is not None:
            draft = draft_of(before)
            return _places(foreseen, heading, list(draft.slots), move.slot, of_draft(draft, before))
        case moves.Build():
            return _town(foreseen, after, seat, move.building + _inactive(after, seat), words)
        case moves.Activate():
            return _town(foreseen, after, seat, move.building, words)
        case moves.Coniuratio():
            return _town(foreseen, after, after.owner_of(move.player), move.building, words)
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


def _inactive(view: View, seat: int) -> str:
    """What is said behind the id of the building that stands there last."""
    return "" if view.players[seat].buildings[-1].active else moves.INACTIVE


# Cards.


def _hand(foreseen: Foreseen, heading: Heading, view: View, card: str) -> Canvas:
    """The cards of the own hand around one: as many as there is room for."""
    held = hands.sorted_hand(view.private(foreseen.seat).hand)
    most = ROWS * COLUMNS
    first = max(0, min(held.index(card) - COLUMNS + 1, len(held) - most))
    shown = held[first : first + most]

    def draw_held(canvas: Canvas, place: str, words: Words, names: tuple[str, ...], box: Box) -> None:
        draw_card(canvas, shown[int(place)], words, box, IN_HAND)

    places = [str(place) for place in range(len(shown))]
    return _places(foreseen, heading, places, str(held.index(card) - first), draw_held)


def _places(
    foreseen: Foreseen, heading: Heading, places: Sequence[str], counting: str, draw_place: Draw
) -> Canvas:
    """Cards in two rows, one of which counts: in a frame of dashes, with what it brings and costs below."""
    scene = Canvas(*SCENE, PANEL)
    width, height = CARD
    left = (SCENE[0] - COLUMNS * width) // (COLUMNS + 1)
    rows = -(-len(places) // COLUMNS)
    top = (SCENE[1] - rows * (height + GAP)) // 2
    for index, place in enumerate(places):
        row, column = divmod(index, COLUMNS)
        box = Box(left + column * (width + left), top + row * (height + GAP), width, height)
        draw_place(scene, place, heading.words, heading.names, box)
        if place == counting:
            marked = box
        else:
            highlights.veil(scene, box, PANEL, _BACK)
    highlights.dashed(scene, marked.inset(4))
    _draw_amounts(scene, foreseen, marked.middle[0], marked.bottom + 22)
    return scene


# Towns.


def _town(foreseen: Foreseen, view: View, seat: int, label: str, words: Words) -> Canvas:
    """A town, in which one building counts: in a frame of dashes, with what it brings and costs above."""
    scene, box = Canvas(*SCENE, PLASTER), Box(0, 0, *SCENE)
    found = plots(view.players[seat].buildings)
    building = building_of(view.players[seat], label)
    assert building
    plot = next(plot for plot in found if (plot.id, plot.active) == (building.id, building.active))
    scale = _scale(found)
    draw_town(scene, found, box, scale, words=words)
    highlights.veil(scene, box, PLASTER, _BACK)
    place = place_of(found, plot, box, scale, named=True)
    draw_plot(scene, plot, place.x, place.y + scale.size * 0.96, scale, words=words)
    highlights.dashed(scene, place.inset(9))
    _draw_amounts(scene, foreseen, place.middle[0], place.y - 40)
    return scene


def _scale(found: Sequence[Plot]) -> Scale:
    """As large as all buildings of the town fit with their names."""
    for size in range(BUILDING, LEAST, -6):
        for count in range(2, 6):
            scale = Scale(size, count, BUILDING_GAP)
            high = SCENE[1] // count >= size + PAVEMENT + NAMES + AIR
            if high and streets(found, scale, SCENE[0]) is not None:
                return scale
    return Scale(LEAST, 6, BUILDING_GAP)


# Tokens.


def _tokens(held: Sequence[str], token: str) -> Canvas:
    """The own tokens, one of which is played."""
    scene = Canvas(*SCENE, PANEL)
    left = sorted(held)
    left.remove(token)
    middle = SCENE[0] // 2
    for index, other in enumerate(left):
        x = middle + (index - (len(left) - 1) / 2) * (OTHER_TOKEN + 2 * BUILDING_GAP)
        draw_token(scene, other, x, 640, OTHER_TOKEN)
    highlights.veil(scene, Box(0, 500, SCENE[0], SCENE[1] - 500), PANEL, _BACK)
    draw_token(scene, token, middle, 290, TOKEN)
    highlights.dashed(scene, Box(middle - TOKEN // 2, 290 - TOKEN // 2, TOKEN, TOKEN))
    return scene


# Figures.


def _draw_amounts(scene: Canvas, foreseen: Foreseen, x: float, y: float) -> None:
    """What the move itself brings the seat, in pills, and what it costs, in one box, side by side around a point."""
    changes = changes_of(takewhile(partial(_is_of_the_move, foreseen.seat), foreseen.events), foreseen.seat)
    amounts = [
        ("" if what == "prestige" else of_gain(what), changes[what]) for what in FIRST_TOLD if what in changes
    ]
    prices = [(artwork, signed(amount)) for artwork, amount in amounts if amount < 0]
    signs = [highlights.pill(signed(amount), SIGN, artwork) for artwork, amount in amounts if amount > 0]
    signs += [highlights.price_box(prices, SIGN)] if prices else []
    width = sum(sign.width for sign in signs) + SIGN_GAP * (len(signs) - 1)
    at = max(8.0, min(x - width / 2, SCENE[0] - 8 - width))
    for sign in signs:
        scene.centre(sign, at + sign.width / 2, y)
        at += sign.width + SIGN_GAP


def _is_of_the_move(seat: int, event: Event) -> bool:
    """Whether it is not what comes at the end of the round, to everybody."""
    return event.seat == seat and not event.key.startswith(("upkeep-", "yielded"))


def figures(words: Words) -> Callable[[View, int], Sequence[Figure]]:
    """What a seat has that these moves change: prestige, goods, strength, then buildings, cards and tokens."""

    def of(view: View, seat: int) -> Sequence[Figure]:
        player, size = view.players[seat], view.hand_sizes[seat]
        amounts: dict[str, int] = {
            "prestige": player.prestige,
            **{str(good): player.goods[good] for good in GOODS},
            "morale": player.morale,
            "defence": player.defence,
            "military": player.military,
        }
        figures = [
            Figure(of_gain(what), words(f"picture-result-{what}"), amount) for what, amount in amounts.items()
        ]
        return [
            *figures,
            Figure("provincia/aedificium", words("picture-result-buildings"), len(player.buildings)),
            Figure("provincia/spqr", words("picture-result-cards"), size.buildings + size.senate),
            Figure("provincia/battle_token_back", words("picture-result-tokens"), size.tokens),
        ]

    return of
