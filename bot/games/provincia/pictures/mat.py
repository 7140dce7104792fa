"""The private mat: hand or the cards of CONSUETUDO, tokens, stocks and prospects, the town."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.provincia.components import BUILDINGS, CARDS, GOODS, SENATE, TOKENS, Goods, token_id
from bot.games.provincia.rules import battle, economy, hands, rounds
from bot.games.provincia.rules.battle import BuildingLoss, Conspiracy
from bot.games.provincia.rules.economy import tax_due
from bot.games.provincia.rules.moves import Aediles
from bot.games.provincia.state import Building, View
from bot.i18n.fluent import Words
from bot.pictures import fonts, highlights, theme
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, PLACE_ON_TILE
from bot.pictures.names import Showing
from bot.pictures.panels import SECTION_HEADING, Price, Section, number
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, heading
from bot.pictures.row import Row
from bot.pictures.sprites import icon
from bot.pictures.theme import CONSENT, CRIMSON, INK, IVORY, MARBLE_SHADE, NIGHT, SAND, SEPIA, WHITE, Colour

from .cards import IN_HAND, THEME, Measure, battle_token, draw_face, of_gain, paper_of
from .strip import NUMERALS
from .table import Heading, added, held, stock
from .town import NAMES, PAVEMENT, Scale, Town, draw_town, plots, plots_of, streets

WIDTH, HEIGHT, FOOT, FOOT_EDGE = 214, 344, 44, 12
FOOTER = PLACE_ON_TILE.at(26)
GAP = 14
SMALL = Measure(58, PLACE_ON_TILE.at(26), 30, 32, COUNT.at(28), 6)
"""The measures of cards in a large hand."""
MOST_ON_ROW = 7


class Footer(NamedTuple):
    """The foot of a card: a word, its colors, and whether the card can never be built."""

    text: str
    colour: Colour
    ground: Colour
    never: bool = False


def hand(view: View, seat: int, words: Words) -> Section:
    """The viewer's hand, or the cards that CONSUETUDO shows in their order; numbered, with what can be done."""
    seen = view.private(seat).vision
    held = seen.cards if seen else hands.sorted_hand(view.private(seat).hand)
    limit = words("picture-hand-limit") if rounds.upkeep_to_come(view) else ""
    title = words("picture-hand"), limit
    lines, columns = _lines_and_columns(len(held))
    high = lines * (HEIGHT + GAP) if held else 60
    feet = [footer(view, seat, card, words, width_of(len(held)) - FOOT_EDGE) for card in held]
    if seen:
        title = words("picture-vision"), words("picture-vision-remark")
        for place, named in enumerate(seen.order, 1):
            feet[named - 1] = Footer(words("picture-drawn-next", number=place), INK, MARBLE_SHADE)
        if seen.kept:
            feet[seen.kept - 1] = Footer(words("picture-kept"), WHITE, CONSENT)

    def draw(canvas: Canvas, top: int) -> None:
        if not held:
            canvas.text(LEFT, top + 24, words("picture-hand-empty"), DETAIL.at(28), SEPIA)
        places = Box(LEFT, top, RIGHT - LEFT, high - GAP).spread(lines * columns, columns, GAP)
        for place, (card, foot, box) in enumerate(zip(held, feet, places, strict=False), 1):
            draw_held(canvas, view, seat, card, words, box, str(place), foot)

    return Section(high + 6, draw, *title)


def _lines_and_columns(cards: int) -> tuple[int, int]:
    lines = max(1, -(-cards // MOST_ON_ROW))
    return lines, max(5, -(-cards // lines))


def width_of(cards: int) -> int:
    _, columns = _lines_and_columns(cards)
    return (RIGHT - LEFT - GAP * (columns - 1)) // columns


def measure_of(width: int) -> Measure:
    return IN_HAND if width >= 186 else SMALL


def face_in(box: Box) -> Box:
    return Box(box.x + 3, box.y + 4, box.width - 6, box.height - FOOT)


def draw_held(
    canvas: Canvas, view: View, seat: int, card: str, words: Words, box: Box, label: str, foot: Footer
) -> None:
    paper = paper_of(card)[0]
    lit = theme.mix(paper, WHITE, 0.35) if paper == theme.PAPYRUS else paper
    canvas.rectangle(*box, foot.ground, 12)
    ground = MARBLE_SHADE if foot.never else lit
    canvas.rectangle(box.x + 5, box.y + 5, box.width - 10, box.height - FOOT - 5, ground, 8)
    draw_face(canvas, card, words, face_in(box), measure_of(box.width), price(view, seat, card))
    highlights.disc(canvas, box.x + 28, box.y + 28, label, 38)
    x, y, room = box.x + box.width / 2, box.bottom - FOOT / 2 - 1, box.width - FOOT_EDGE
    canvas.text(x, y, foot.text, FOOTER, foot.colour, "middle", room=room)


def price(view: View, seat: int, card: str) -> list[Price]:
    """A card's present price for the seat, with savings and missing goods marked."""
    due = economy.due(view.players[seat], card)
    lacks = economy.lacking(view.players[seat], due)
    return [
        Price(of_gain(good), due.get(good, 0), good in lacks, due.get(good, 0) < amount)
        for good, amount in CARDS[card].cost.items()
    ]


def footer(view: View, seat: int, card: str, words: Words, room: float = WIDTH - FOOT_EDGE) -> Footer:
    player, use = view.players[seat], "build" if card in BUILDINGS else "play"
    lacks = economy.lacking(player, economy.due(player, card))
    if never := economy.building_bar(player, card) if card in BUILDINGS else None:
        key = "picture-have-one" if never == "unique" else f"picture-needs-{never}"
        return Footer(words(key), IVORY, CRIMSON, never=True)
    bar = economy.card_bar(view, seat, card) if card in SENATE else "goods" if lacks else None
    if bar is None or (bar == "reaction" and _can_react(view)):
        now = bar or view.question_to(seat) == "card-turn"
        return Footer(words(f"picture-can-{use if now else 'pay'}"), WHITE, CONSENT)
    waits = {"reaction": "picture-wait", "final_turn": "picture-not-last"}
    if lacks and bar not in waits:
        return Footer(_short(lacks, words, room), INK, SAND)
    return Footer(words(waits.get(bar, "picture-no-use")), INK, SAND)


def _can_react(view: View) -> bool:
    decision = view.decision
    return decision is not None and any(form.move is Aediles for form in decision.forms(view))


def _short(lacks: Goods, words: Words, room: float) -> str:
    """The missing goods by name, or their total, or the number alone, whichever fits."""
    names = ", ".join([words(f"goods-{good}", amount=lacks[good]) for good in GOODS if good in lacks])
    amount = sum(lacks.values())
    ways = names, words("picture-goods-any", amount=amount), str(amount)
    said = [words("picture-short", goods=goods) for goods in ways]
    fitting = (one for one in said if fonts.width(one, FOOTER.at(FOOTER.least)) <= room)
    return next(fitting, said[-1])


SPLIT = 460  # where the right part of the foot begins, in px
TOWN_WIDTH = RIGHT - LEFT
TOWN_SIZE, NAMED_GAP = 112, 52
CHIP = (THEME.dark, NIGHT, IVORY)
LINE_PITCH = 46


def draw(view: View, seat: int, showing: Showing) -> Canvas:
    frame, city, own = Heading(view, showing), view.cities[seat], view.viewer == seat
    words, sections = frame.words, []
    remark = words(f"city-{city}" if city else "pictured-no-city")
    if own:
        remark = f"{remark} · {words('picture-private')}"
        sections += stake(view, seat, words)
        sections.append(hand(view, seat, words))
    sections += [foot(view, seat, words), _named_buildings(plots_of(view.players[seat]), words, 8)]
    return frame.mat(seat, remark, sections)


def stake(view: View, seat: int, words: Words) -> list[Section]:
    """The buildings that a conspiracy or the Gauls may destroy now; nothing if none is in danger."""
    match view.decision:
        case Conspiracy(building=label):
            buildings = [Building.labeled(label)]
        case BuildingLoss(penalty=penalty):
            buildings = battle.at_stake(view.players[seat], penalty)
        case _:
            return []
    return [_named_buildings(plots(buildings), words, 0, words("picture-at-stake"))]


def _named_buildings(found: Town, words: Words, down: int, title: str = "") -> Section:
    scale, height = fitting(found)

    def draw(canvas: Canvas, top: int) -> None:
        draw_town(canvas, found, Box(LEFT, top + down, TOWN_WIDTH, height), scale, words=words)

    return Section(height + 16, draw, title)


def foot(view: View, seat: int, words: Words) -> Section:
    own, lasting = view.viewer == seat, _lasting(view, seat, words)
    tokens, title = ("your-tokens", "your-town") if own else ("tokens-left", "town")
    draw_tokens = _draw_tokens if own else _draw_unseen

    def draw(canvas: Canvas, top: int) -> None:
        below = top + SECTION_HEADING
        heading(canvas, THEME, top + 22, words(f"picture-{tokens}"), right=SPLIT - 28)
        draw_tokens(canvas, view, seat, below)
        heading(canvas, THEME, top + 22, words(f"picture-{title}"), left=SPLIT)
        _draw_stock(canvas, view, seat, words, below + 26)
        for index, (artwork, text) in enumerate(lasting):
            y = below + 154 + index * LINE_PITCH
            canvas.centre(icon(artwork, 44), SPLIT + 22, y)
            canvas.text(SPLIT + 56, y, text, DETAIL.at(26), SEPIA, room=RIGHT - SPLIT - 56)

    return Section(SECTION_HEADING + 144 + LINE_PITCH * len(lasting), draw)


def _draw_tokens(canvas: Canvas, view: View, seat: int, top: int) -> None:
    held = sorted(view.private(seat).tokens, key=list(TOKENS).index)
    pitch = min(116, (SPLIT - 28 - LEFT) // max(1, len(held)))
    for index, token in enumerate(held):
        canvas.centre(battle_token(token, pitch - 10), LEFT + pitch * (index + 0.5), top + 54)


def _draw_unseen(canvas: Canvas, view: View, seat: int, top: int) -> None:
    """The tokens of the seat's color not yet shown, in any hand, and the numbers of the seat's cards and tokens."""
    city = view.cities[seat]
    for index, value in enumerate(rounds.unseen_tokens(view, seat) if city else ()):
        canvas.centre(battle_token(token_id(city, value), 72), LEFT + 38 + index * 78, top + 36)
    backs = held(view.hand_sizes[seat], 46, COUNT, ON_PAPYRUS)
    Row(canvas, LEFT - 6, SPLIT, top + 110).begin(*(back.at_least(112) for back in backs))


def _draw_stock(canvas: Canvas, view: View, seat: int, words: Words, y: float) -> None:
    player, x, room = view.players[seat], SPLIT + 470, RIGHT - SPLIT - 470
    Row(canvas, SPLIT, RIGHT, y).begin(*stock(player, words, 46, 96, ON_PAPYRUS))
    due, style = tax_due(player) if rounds.upkeep_to_come(view) else 0, DETAIL_BOLD.at(26)
    canvas.centre(icon("common/coin", 40), x + 23, y)
    tax = words("picture-tax", amount=due) if due else words("picture-no-tax")
    short = due > player.gold
    canvas.text(x + 54, y, tax, style, CRIMSON if short else SEPIA, room=room - 54)
    y += 60
    Row(canvas, SPLIT - 1.6, x, y).begin(added(player, 46, ON_PAPYRUS, CHIP))
    raid = rounds.next_raid(view)
    if raid is None:
        canvas.text(x, y, words("picture-no-raid"), DETAIL.at(26), SEPIA, room=room)
        return
    least, most = rounds.raid_range(view)
    canvas.centre(icon("provincia/gaul_strength", 46), x + 23, y)
    text = words("picture-raid-range", raid=NUMERALS[raid], least=0 if least == most else least, most=most)
    weak = rounds.strength_expected(view, seat) < most
    canvas.text(x + 54, y, text, style, CRIMSON if weak else SEPIA, room=room - 54)


def _lasting(view: View, seat: int, words: Words) -> list[tuple[str, str]]:
    """The strength at the next raid, and lasting effects of buildings and Senate cards, in words."""
    player, lines = view.players[seat], []
    if rounds.next_raid(view) is not None and view.cities[seat]:
        expected = words("picture-expected", strength=number(rounds.strength_expected(view, seat)))
        lines.append(("provincia/bellum", expected))
    saving = [card for card in player.laid if card in BUILDINGS and BUILDINGS[card].discount]
    lines += [(f"provincia/{card}", words(f"picture-{card}")) for card in saving]
    for kind in map(SENATE.__getitem__, player.seals):
        lines.append((f"provincia/{kind.type}", words(f"picture-{kind.type}", points=kind.end_prestige)))
    return lines


def fitting(found: Town) -> tuple[Scale, int]:
    """The scale at which the buildings fit with their names, and the height that they need."""
    scales = (Scale(TOWN_SIZE, count, NAMED_GAP) for count in range(1, len(BUILDINGS) + 1))
    scale = next(scale for scale in scales if streets(found, scale, TOWN_WIDTH) is not None)
    return scale, scale.streets * (TOWN_SIZE + PAVEMENT + NAMES + 12)
