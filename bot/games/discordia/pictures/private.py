"""The private pictures: the mat, choices, previews, and what has happened since the last turn."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import NamedTuple

from bot.engine import MovePreview, Text
from bot.games.discordia import components
from bot.games.discordia.holdings import HOLDINGS
from bot.games.discordia.rules import building, city, dispatches, names, turns, years
from bot.games.discordia.rules.moves import ChooseDie
from bot.games.discordia.state import Player, View
from bot.games.sayings import then
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights, panels
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.names import Showing
from bot.pictures.panels import MINUS, number, panel
from bot.pictures.preview import SCENE, Figure
from bot.pictures.private_board import LEFT, RIGHT, TOP, WIDTH, slab
from bot.pictures.rich_text import Sign
from bot.pictures.row import Piece, Row, artwork, gap, picture, together, written
from bot.pictures.theme import INK, IVORY, LIGHT_GOLD, LINE, SEPIA, WALL

from . import board, tiles
from .board import decree_artwork, effect_signs, sign_line, signs_of
from .cities import draw_city, draw_plan, put_city
from .scene import Heading, draw_beside
from .tiles import artwork_of, figure_artworks, privilege_artwork

MARGIN, MAT_TOP, MAT_GAP = 24, 136, 12
CITY_HEIGHT = 780
HEAD, PITCH, FOOT = 48, 43, 12
"""Heights in the lists under the city, in px: the heading, a line, and the space below."""


class Line(NamedTuple):
    """A line of a list: an artwork, a text, and a figure at the right, golden if `done`."""

    artwork: str
    text: str
    figure: str = ""
    done: bool = False


def draw_mat(view: View, seat: int, showing: Showing) -> Canvas:
    frame, player = Heading(view, showing), view.players[seat]
    words = frame.words
    shortage, advantages = list(_shortage(player, words)), list(_advantages(view, seat, words))
    own = {"picture-at-year-end": shortage, "picture-advantages": advantages}
    columns = own, {"held-decrees": _decrees(view, seat, words)}
    lists = max(sum(_height(lines) + MAT_GAP for lines in column.values() if lines) for column in columns)
    canvas = Canvas(WIDTH, MAT_TOP + CITY_HEIGHT + lists + MARGIN, WALL)
    frame.draw_head(canvas, seat, words("picture-own-city") if view.viewer == seat else "")
    box = Box(MARGIN, MAT_TOP, WIDTH - 2 * MARGIN, CITY_HEIGHT)
    draw_city(canvas, view, seat, box, False, words)
    for slot in targets(view, seat):
        highlights.frame(canvas, *canvas.spots[slot].inset(3), 5)
    for place, column in zip(box.spread(2, 2, MAT_GAP), columns, strict=True):
        y = box.bottom + MAT_GAP
        for title, lines in column.items():
            if lines:
                _draw_list(canvas, words(title), lines, Box(place.x, y, place.width, _height(lines)))
                y += _height(lines) + MAT_GAP
    return canvas


def _height(lines: list[Line]) -> int:
    return HEAD + PITCH * len(lines) + FOOT


def targets(view: View, seat: int) -> list[str]:
    """The slots that can have a special dispatch in the current turn, if it is the seat's."""
    turn = view.turn
    return dispatches.special_targets(view.players[seat], turn) if turn and turn.seat == seat else []


def _shortage(player: Player, words: Words) -> Iterator[Line]:
    found = years.lack(player)
    yield Line(artwork_of("infra"), words("picture-lack-symbols"), f"{found.symbols}")
    yield Line(artwork_of("any"), words("picture-lack-spaces"), f"+ {found.spaces}")
    for key, sign in {"aqueduct": "aqueduct", "lasting": "infra_perm", "once": "infra_once"}.items():
        if amount := getattr(found, key):
            yield Line(artwork_of(sign), words(f"picture-lack-{key}"), f"{MINUS} {amount}")
    what = "surplus" if found.total < 0 else "total"
    yield Line(artwork_of("shortage"), words(f"picture-lack-{what}"), f"= {number(found.total)}", done=True)


def _advantages(view: View, seat: int, words: Words) -> Iterator[Line]:
    player = view.players[seat]
    if targets(view, seat):
        yield Line(artwork_of("special"), words("picture-special-now"))
    if city.develops_on_5(player):
        yield Line(artwork_of("develop_on_5"), words("picture-develops-on-5"))
    for sort in city.any_colour(player):
        yield Line(artwork_of(sort), words(f"picture-any-colour-{sort}"))
    for privilege in player.privileges:
        kind = components.PRIVILEGES[privilege.id]
        spent = words("picture-spent") if privilege.spent else ""
        yield Line(privilege_artwork(kind, words), words(f"picture-privilege-{kind.id}"), spent)


def _decrees(view: View, seat: int, words: Words) -> list[Line]:
    player = view.players[seat]
    lines = []
    for decree in view.decrees:
        near = dispatches.nearness(player, decree)
        reached = f"{near['reached']}" + ("" if near["counts"] == "limit" else f"/{near['amount']}")
        if near["wanted"]:
            reached = f"{near['tiles']}/{near['wanted']} · {reached}"
        done = dispatches.is_fulfilled(player, decree)
        lines.append(Line(decree_artwork(decree), words(f"picture-decree-{decree}"), reached, done))
    return lines


def _draw_list(canvas: Canvas, title: str, lines: list[Line], box: Box) -> None:
    """A heading and lines on a panel."""
    panel(canvas, *box)
    panels.heading(canvas, box.x + 18, box.y + 25, box.width - 36, title)
    for index, line in enumerate(lines):
        row = Row(canvas, box.x + 20, box.right - 20, box.y + HEAD + PITCH * (index + 0.5))
        if index:
            canvas.rectangle(row.left, row.y - PITCH / 2, row.room, 1, LINE)
        row.begin(artwork(line.artwork, 38), gap(14))
        row.end(gap(14), written(line.figure, COUNT.at(30), LIGHT_GOLD if line.done else IVORY))
        row.begin(written(line.text, DETAIL.at(27), IVORY, row.room))


PLAN_HEIGHT = 560
ENTRY, ENTRY_GAP = 84, 10
TOWER = (128, 76)
"""Width and height of a tower."""
COLUMN = (RIGHT - LEFT - ENTRY_GAP) // 2
VEIL = 0.55
"""The opacity of the veil over what can't be chosen."""


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places to choose from, with their badges; the mat if none can be shown.

    Places are cells of the display ("3b"), dice by color, values, slots of the city ("K2"), and towers, extensions,
    decrees and privileges by id.
    """
    heading = Heading(view, showing)
    on_board = {*view.display, *components.DICE, *map(str, range(1, components.COLUMNS + 1))}
    ways = (_draw_board, on_board), (_draw_plan, {*components.PLACE_OF_SLOT}), (_draw_rows, _THINGS)
    for draw, known in ways:
        if chosen := {place: badge for place, badge in places.items() if place in known}:
            return draw(view, seat, chosen, heading)
    return draw_mat(view, seat, showing)


def _mark(canvas: Canvas, box: Box, badge: str, y: int) -> None:
    highlights.frame(canvas, *box.inset(2), 6)
    if badge:
        highlights.badge(canvas, box.x + box.width / 2, y, badge, 26)


def _draw_board(view: View, seat: int, places: Mapping[str, str], heading: Heading) -> Canvas:
    words, strips = heading.words, sum((*board.DICE, *board.ACTIONS)) if view.dice else 0
    height = strips + board.display_height(view, board.ROOMY_TILE)
    canvas = heading.sheet(seat, words("picture-choose"), 30 + height + board.ROW_GAP)
    display = Box(LEFT, TOP + 22, RIGHT - LEFT, height)
    canvas.rectangle(LEFT - 12, display.y - 12, display.width + 24, height + board.ROW_GAP + 14, WALL, 10)
    if strips:
        dice, below = display.split(*board.DICE)
        actions, display = below.split(*board.ACTIONS)
        board.draw_dice(canvas, view, turns.taken_die(view), words, dice)
        board.draw_actions(canvas, view.action_tiles, actions)
    board.draw_display(canvas, view, words, display)
    for cell in view.display if view.display.keys() & places.keys() else ():
        if cell not in places:
            highlights.veil(canvas, canvas.spots[f"cell {cell}"], WALL, VEIL)
    for place, badge in places.items():
        if place in view.display:
            box = canvas.spots[f"cell {place}"]
            _mark(canvas, box, badge, box.y + 4)
        else:
            column = next((value for die, value in view.dice.items() if die == place), 0) or int(place)
            box = canvas.spots[f"dice {column}"]
            _mark(canvas, box, badge, box.bottom - 4)  # at the top it would hide the letters of dice
    return canvas


def _draw_plan(view: View, seat: int, places: Mapping[str, str], heading: Heading) -> Canvas:
    canvas = heading.sheet(seat, heading.words("picture-choose"), 42 + PLAN_HEIGHT + 10)
    box = Box(LEFT, TOP + 42, RIGHT - LEFT, PLAN_HEIGHT)
    draw_plan(canvas, view.players[seat], heading.words, box, SEPIA)
    for place, badge in places.items():
        slot = canvas.spots[place]
        highlights.frame(canvas, *slot.inset(4), 5)
        if badge:
            highlights.badge(canvas, slot.right - 16, slot.y + 12, badge, 26, limit=RIGHT)
    return canvas


def _draw_rows(view: View, seat: int, places: Mapping[str, str], heading: Heading) -> Canvas:
    height = -(-len(places) // 2) * (ENTRY + ENTRY_GAP)
    canvas, words = heading.sheet(seat, heading.words("picture-choose"), 12 + height), heading.words
    slabs = Box(LEFT, TOP + 12, RIGHT - LEFT, height - ENTRY_GAP).spread(len(places), 2, ENTRY_GAP)
    for (place, badge), box in zip(places.items(), slabs, strict=True):
        slab(canvas, *box)
        name, shown, brings = _thing(view.players[seat], place, words)
        line = Row(canvas, box.x + 14, box.right - 14, box.y + (ENTRY - 4) / 2)
        line.begin(shown, gap(14))
        if badge:
            line.end(gap(10), picture(highlights.pill(badge, 26)))
        line.end(gap(10), sign_line(brings, 38, 170, INK))
        line.begin(written(words.text(name), COUNT.at(28), INK, line.room))
    return canvas


def _thing(player: Player, place: str, words: Words) -> tuple[Text, Piece, list[Sign]]:
    """The name, the picture and the effects of a thing on offer."""
    if tower := components.TOWERS.get(place):
        sprite = picture(tiles.offered_tower(place, words.locale, *TOWER))
        return names.tile(place), sprite, effect_signs(tower.bonus) if tower.bonus else []
    if place in components.DECREES:
        return names.decree(place), artwork(decree_artwork(place), 60), []
    if kind := components.PRIVILEGES.get(place):
        return Text(f"picture-privilege-{place}"), artwork(privilege_artwork(kind, words), 60), []
    covered = covering(player, components.EXTENSIONS[place].id)
    return names.extension(place), artwork(artwork_of(place), 60), covered


def covering(player: Player, kind: components.Extension) -> list[Sign]:
    """What the next extension of a kind covers, and what it adds."""
    space = building.covered_next(player, kind)
    added = (effect_signs(effect) for effect in components.EXTENSIONS[kind].adds)
    return [*(signs_of(space) if space else []), *chain.from_iterable(added)]


_THINGS = {*components.TOWERS, *components.EXTENSIONS, *components.DECREES, *components.PRIVILEGES}

_LEAST_TOP = 6
"""The least space above the board, in px."""
_MARGIN = 12
"""Margin around the panel of the city, in px."""
_BESIDE = 14
"""Distance from a place to the signs beside it, in px."""


def draw_result(foreseen: MovePreview, showing: Showing) -> Canvas | None:
    """The preview of a move: the column of a die, or the changed city; None if nothing changes there."""
    if isinstance(foreseen.move, ChooseDie):
        return _draw_column(foreseen, foreseen.move, showing)
    seat = foreseen.seat
    before, after = foreseen.before.players[seat], foreseen.after.players[seat]
    built, otherwise = changed_places(before, after), changed_counts(foreseen)
    if not built and not otherwise:
        return None
    heading = Heading(foreseen.after, showing)
    scene = Canvas(*SCENE, WALL)
    box = Box(0, 0, *SCENE).inset(_MARGIN)
    draw_city(scene, foreseen.after, seat, box, False, heading.words)
    places = scene.spots
    lit = [places[place] for place in (*built, *otherwise) if place in places]
    # Veil the city, except the lit places.
    kept = [(place, scene.image.crop((place.x, place.y, place.right, place.bottom))) for place in lit]
    highlights.veil(scene, box, WALL)
    for place, seen in kept:
        scene.paste(seen, (place.x, place.y))
    framed = [places[place] for place in built if place in places] or lit
    for place in framed:
        highlights.dashed(scene, place.inset(3))
    if built:
        _draw_amounts(scene, foreseen, framed[0], heading.words)
    return heading.result(foreseen, scene, then(foreseen))


def changed_places(before: Player, after: Player) -> list[str]:
    """The slots, spaces of tracks and spaces for decrees that have changed."""
    earlier, later = _lying(before), _lying(after)
    return [place for place, what in later.items() if place not in earlier or earlier[place] != what]


def _lying(player: Player) -> dict[str, Hashable]:
    lying: dict[str, Hashable] = {
        slot: tile and (tile.id, tile.turned, tile.figures)
        for row in components.ROWS
        for slot, tile in zip(components.SLOTS[row], player.rows[row], strict=False)
    }
    for track in components.TRACKS:
        spaces, covered = city.track_spaces(player, track), city.stars_on(player, track)
        lying |= {space.id: number < covered for number, space in enumerate(spaces)}
    return lying | {space.id: space in city.decree_spaces(player) for space in components.DECREE_SPACES}


def changed_counts(foreseen: MovePreview) -> list[str]:
    """The holdings of a city that have changed, by name."""
    before, after, seat = foreseen.before, foreseen.after, foreseen.seat
    return [held.name for held in HOLDINGS.all if held.told(before, seat) != held.told(after, seat)]


def _draw_amounts(scene: Canvas, foreseen: MovePreview, place: Box, words: Words) -> None:
    """Draw beside a place the figures that leave the stock, each color a sign, and in one box those that come."""
    artworks = figure_artworks(words)
    amounts = {artworks[colour]: foreseen.changes.get(colour, 0) for colour in components.COLOURS}
    signs = [highlights.pill(signed(amount), 44, figure) for figure, amount in amounts.items() if amount < 0]
    come = [(figure, signed(amount)) for figure, amount in amounts.items() if amount > 0]
    beside = together(map(picture, [*signs, *([highlights.price_box(come, 42)] if come else [])]), 8)
    right, left = place.right + _BESIDE, place.x - _BESIDE - beside.width
    beside.draw(scene, right if right + beside.width < SCENE[0] else max(0, left), place.middle[1])


def _draw_column(foreseen: MovePreview, move: ChooseDie, showing: Showing) -> Canvas:
    view = foreseen.after
    heading = Heading(view, showing)
    whole = Canvas(board.BOARD_WIDTH, SCENE[1], WALL)
    top = max(_LEAST_TOP, (SCENE[1] - board.height_of(view) - board.ROW_GAP) // 2)
    board.lay_board(whole, heading, 0, top)
    used, rolled = move.value, next(value for die, value in view.dice.items() if die == move.colour)
    for value, column in enumerate(board.columns_of(Box(0, 0, board.BOARD_WIDTH, SCENE[1])), 1):
        if value not in (used, rolled):
            highlights.veil(whole, column, WALL)
    highlights.dashed(whole, whole.spots[f"dice {used}"])
    middle = round(whole.spots[f"dice {used}"].middle[0])
    left = min(max(0, middle - SCENE[0] // 2), board.BOARD_WIDTH - SCENE[0])
    scene = Canvas.over(whole.image.crop((left, 0, left + SCENE[0], SCENE[1])))
    return heading.result(foreseen, scene, then(foreseen), figures=partial(_opened, heading))


def _opened(heading: Heading, view: View, seat: int) -> list[Figure]:
    tiles = building.filled_cells(view, view.turn.value) if view.turn and view.turn.seat == seat else []
    return [
        *heading.figures(view, seat),
        Figure(artwork_of("special"), heading.words("picture-result-special"), len(targets(view, seat))),
        Figure("common/stack", heading.words("picture-result-tiles"), len(tiles)),
    ]


_OF_CITIES = "slot", "place", "space"
"""The arguments of events that name places of cities."""
CITY, CITY_GAP, AROUND = 256, 10, 12
END = 100
"""Distance from the right end of the towers to the numbers of moves that have no place, in px."""


def draw_since(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The display and the cities of players who have acted, with the numbers of their moves."""
    heading = Heading(view, showing)
    places = {other: since.places(*_OF_CITIES, seat=other) for other in range(view.seats)}
    cities = [other for other, found in places.items() if found or other in since.seats()]
    display = Box(LEFT, TOP + AROUND + 6, RIGHT - LEFT, board.display_height(view))
    shown = display.height + board.ROW_GAP
    height = shown + len(cities) * (CITY + CITY_GAP) + 2 * AROUND
    canvas = heading.sheet(seat, heading.words("picture-since"), height)
    canvas.rectangle(LEFT - AROUND, display.y - AROUND, display.width + 2 * AROUND, height - 10, WALL, 10)
    board.draw_display(canvas, view, heading.words, display)
    changed = [canvas.spots[f"cell {cell}"] for cell in since.places("cell")]
    for index, other in enumerate(cities):
        box = Box(LEFT, display.y + shown + index * (CITY + CITY_GAP), RIGHT - LEFT, CITY)
        put_city(draw_beside, canvas, view, other, box, False, heading.words)
        name = f"seat {other + 1}"
        changed += filter(None, (canvas.spots.get(f"{name} {place}") for place in places[other]))
        towers = Box.around([place for spot, place in canvas.spots.items() if spot.startswith(f"{name} T")])
        canvas.spots[name] = Box(towers.right - END, round(towers.middle[1]), 0, 0)
    for place in changed:
        highlights.frame(canvas, *place.inset(5), 5)
    highlights.draw_steps(canvas, since.moves, 0, 1, lambda _part: canvas.spots)
    return canvas
