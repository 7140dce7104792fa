"""The private mat: hand, tokens, what the seat has and what it must expect, its town."""

from __future__ import annotations

from bot.games.provincia.components import BUILDINGS, SENATE, TOKENS, token_id
from bot.games.provincia.rules import costs, penalties, yields
from bot.games.provincia.rules.city import building_of
from bot.games.provincia.rules.penalties import BuildingLoss, Conspiracy
from bot.games.provincia.state import View
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD
from bot.pictures.names import Showing
from bot.pictures.panels import SECTION_HEADING, Section, count, number
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, heading
from bot.pictures.sprites import icon
from bot.pictures.theme import CRIMSON, IVORY, NIGHT, SEPIA

from .artworks import THEME, draw_token
from .battle import NUMERALS
from .hand import hand, vision
from .heading import Heading
from .panels import backs, draw_goods, draw_strength
from .town import NAMES, PAVEMENT, Plot, Scale, draw_town, plots, streets

SPLIT = 460
"""Where the right half of the foot begins."""
TOWN_WIDTH = RIGHT - LEFT
TOWN_SIZE, NAMED_GAP = 112, 34
CHIP = (THEME.dark, NIGHT, IVORY)
LINE_PITCH = 46


def draw(view: View, seat: int, showing: Showing) -> Canvas:
    frame = Heading(view, showing)
    words = frame.words
    player = view.players[seat]
    own = view.viewer == seat
    city = words(f"city-{player.city}") if player.city else words("picture-no-city")
    remark = f"{city} · {words('picture-private')}" if own else city
    sections = []
    if own:
        sections += stake(view, seat, words)
        sections.append((vision if view.private(seat).vision else hand)(view, seat, words))
    sections += [foot(view, seat, words), town(view, seat, words)]
    return frame.mat(seat, remark, sections)


def stake(view: View, seat: int, words: Words) -> list[Section]:
    """The buildings that a plot or the Gauls may destroy now; nothing where none is in danger."""
    player = view.players[seat]
    match view.decision:
        case Conspiracy(seat=victim, building=label) if victim == seat:
            building = building_of(player, label)
            buildings = [building] if building else []
        case BuildingLoss(seat=loser, penalty=penalty) if loser == seat:
            buildings = penalties.at_stake(player, penalty)
        case _:
            return []
    found = plots(buildings)
    scale, height = fitting(found)

    def draw(canvas: Canvas, top: int) -> None:
        draw_town(canvas, found, Box(LEFT, top, TOWN_WIDTH, height), scale, words=words)

    return [Section(height + 16, draw, words("picture-at-stake"))]


def foot(view: View, seat: int, words: Words) -> Section:
    own = view.viewer == seat
    lasting = _lasting(view, seat, words)
    height = SECTION_HEADING + 134 + LINE_PITCH * len(lasting) + 10

    def draw(canvas: Canvas, top: int) -> None:
        key = "picture-your-tokens" if own else "picture-tokens-left"
        heading(canvas, THEME, top + 22, words(key), right=SPLIT - 28)
        if own:
            _draw_tokens(canvas, view, seat, top + SECTION_HEADING)
        else:
            _draw_unseen(canvas, view, seat, top + SECTION_HEADING)
        title = words("picture-your-town" if own else "picture-town")
        heading(canvas, THEME, top + 22, title, left=SPLIT)
        _draw_stock(canvas, view, seat, words, top + SECTION_HEADING + 26)
        for index, (artwork, text) in enumerate(lasting):
            y = top + SECTION_HEADING + 26 + 2 * 60 + 8 + index * LINE_PITCH
            canvas.centre(icon(artwork, 44), SPLIT + 22, y)
            canvas.text(SPLIT + 56, y, text, DETAIL.at(26), SEPIA, room=RIGHT - SPLIT - 56)

    return Section(max(height, SECTION_HEADING + 134), draw)


def _draw_tokens(canvas: Canvas, view: View, seat: int, top: int) -> None:
    held = sorted(view.private(seat).tokens, key=list(TOKENS).index)
    pitch = min(116, (SPLIT - 28 - LEFT) // max(1, len(held)))
    for index, token in enumerate(held):
        draw_token(canvas, token, LEFT + pitch * (index + 0.5), top + 54, pitch - 10)


def _draw_unseen(canvas: Canvas, view: View, seat: int, top: int) -> None:
    """The tokens of the seat's colour not shown yet, in any hand; and how much the seat holds."""
    city = view.players[seat].city
    for index, value in enumerate(yields.unseen_tokens(view, seat) if city else ()):
        draw_token(canvas, token_id(city, value), LEFT + 38 + index * 78, top + 36, 72)
    for index, (artwork, amount) in enumerate(backs(view.hand_sizes[seat])):
        count(canvas, LEFT + 6 + index * 112, top + 110, artwork, amount, 46, COUNT, ON_PAPYRUS)


def _draw_stock(canvas: Canvas, view: View, seat: int, words: Words, y: float) -> None:
    player = view.players[seat]
    draw_goods(canvas, player, words, SPLIT, y, 96, 46, ON_PAPYRUS)
    due = costs.tax_due(player)
    x = SPLIT + 470
    canvas.centre(icon("common/coin", 40), x + 23, y)
    tax = words("picture-tax", amount=due) if due else words("picture-no-tax")
    short = due > player.goods["gold"]
    canvas.text(x + 54, y, tax, DETAIL_BOLD.at(26), CRIMSON if short else SEPIA, room=RIGHT - x - 54)
    y += 60
    draw_strength(canvas, player, SPLIT + 352, y, 46, ON_PAPYRUS, CHIP)
    raid = yields.next_raid(view)
    if raid is None:
        canvas.text(x, y, words("picture-no-raid"), DETAIL.at(26), SEPIA, room=RIGHT - x)
        return
    least, most = yields.raid_range(view)
    canvas.centre(icon("provincia/gaul_strength", 46), x + 23, y)
    text = words("picture-raid-range", raid=NUMERALS[raid], least=0 if least == most else least, most=most)
    weak = yields.strength_expected(view, seat) < most
    canvas.text(x + 54, y, text, DETAIL_BOLD.at(26), CRIMSON if weak else SEPIA, room=RIGHT - x - 54)


def _lasting(view: View, seat: int, words: Words) -> list[tuple[str, str]]:
    player = view.players[seat]
    lines = []
    if yields.next_raid(view) is not None and player.city:
        expected = words("picture-expected", strength=number(yields.strength_expected(view, seat)))
        lines.append(("provincia/bellum", expected))
    for building in player.buildings:
        if BUILDINGS[building.id].discount:
            lines.append((f"provincia/{building.id}", words(f"picture-{building.id}")))
    for card in player.senate:
        kind = SENATE[card]
        lines.append((f"provincia/{kind.type}", words(f"picture-{kind.type}", points=kind.end_prestige)))
    if player.extorted_by is not None:
        lines.append(("provincia/concussio", words("picture-concussio")))
    if player.exempt:
        lines.append(("provincia/praetor", words("picture-praetor")))
    return lines


def town(view: View, seat: int, words: Words) -> Section:
    found = plots(view.players[seat].buildings)
    scale, height = fitting(found)

    def draw(canvas: Canvas, top: int) -> None:
        draw_town(canvas, found, Box(LEFT, top + 8, TOWN_WIDTH, height), scale, words=words)

    return Section(height + 16, draw)


def fitting(found: list[Plot]) -> tuple[Scale, int]:
    """The scale in which the buildings stand with their names, and the height that needs."""
    scales = (Scale(TOWN_SIZE, count, NAMED_GAP) for count in range(1, len(BUILDINGS) + 1))
    scale = next(scale for scale in scales if streets(found, scale, TOWN_WIDTH) is not None)
    return scale, scale.streets * (TOWN_SIZE + PAVEMENT + NAMES + 12)
