"""A city on its own, large: what it has, where figures can go now, its shortage, the decrees within reach.

Nothing in it is secret, so it hangs on the dark wall like the tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.discordia.components import DECREES, PRIVILEGES
from bot.games.discordia.rules import dispatches, tracks
from bot.games.discordia.rules.decrees import is_fulfilled, occupied, progress
from bot.games.discordia.rules.dispatches import ROWS_OF
from bot.games.discordia.rules.shortage import lack
from bot.games.discordia.state import Player, View
from bot.i18n.fluent import Words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.panels import MINUS, heading, number, panel
from bot.pictures.private_board import WIDTH
from bot.pictures.sprites import icon
from bot.pictures.theme import IVORY, LIGHT_GOLD, LINE, SEATS, WALL

from .artworks import of, of_privilege
from .cities import Measure, draw_city
from .heading import Heading
from .offers import decree_artwork

LARGE = Measure(1.2)
MARGIN, MAT_TOP, MAT_GAP = 24, 136, 12
CITY_HEIGHT = 780
HEAD, PITCH, FOOT = 48, 43, 12
"""Of the two lists under the city: height of the heading, of a line, and what is left free below."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a list: its picture, what it says, and a figure at the right."""

    artwork: str
    text: str
    figure: str = ""
    done: bool = False


def draw(view: View, seat: int, showing: Showing) -> Canvas:
    """The city of a seat."""
    frame = Heading(view, showing)
    words = frame.words
    player = view.players[seat]
    shortage, advantages = list(_shortage(player, words)), list(_advantages(view, seat, words))
    decrees = _decrees(view, seat, words)
    left = _height(shortage) + (_height(advantages) + MAT_GAP if advantages else 0)
    lists = max(left, _height(decrees))
    canvas = Canvas(WIDTH, MAT_TOP + CITY_HEIGHT + MAT_GAP + lists + MARGIN, WALL)
    remark = words("picture-own-city") if view.viewer == seat else ""
    frame.draw_head(canvas, seat, remark)
    box = Box(MARGIN, MAT_TOP, WIDTH - 2 * MARGIN, CITY_HEIGHT)
    found = draw_city(canvas, player, SEATS[seat], box, False, words, LARGE)
    for slot in targets(view, seat):
        place = found[slot]
        highlights.frame(canvas, *place.inset(3), 5)
    wide = (box.width - MAT_GAP) // 2
    y = box.bottom + MAT_GAP
    _draw_list(canvas, words("picture-at-year-end"), shortage, MARGIN, y, wide)
    if advantages:
        _draw_list(canvas, words("picture-advantages"), advantages, MARGIN, y + _height(shortage) + MAT_GAP, wide)
    _draw_list(canvas, words("picture-decrees"), decrees, MARGIN + wide + MAT_GAP, y, wide)
    return canvas


def _height(lines: list[Line]) -> int:
    """How high a list is with its heading."""
    return HEAD + PITCH * len(lines) + FOOT


def targets(view: View, seat: int) -> list[str]:
    """Where the running turn allows a special dispatch."""
    turn = view.turn
    return dispatches.special_targets(view.players[seat], turn) if turn and turn.seat == seat else []


def _shortage(player: Player, words: Words) -> Iterator[Line]:
    """The parts of the shortage, and the sum."""
    found = lack(player)
    yield Line(of("infra"), words("picture-lack-symbols"), f"{found.symbols}")
    yield Line(of("any"), words("picture-lack-spaces"), f"+ {found.spaces}")
    for artwork, key, amount in (
        ("aqueduct", "aqueduct", found.aqueduct),
        ("infra_perm", "lasting", found.lasting),
        ("infra_once", "once", found.once),
    ):
        if amount:
            yield Line(of(artwork), words(f"picture-lack-{key}"), f"{MINUS} {amount}")
    what = "surplus" if found.total < 0 else "total"
    yield Line(of("shortage"), words(f"picture-lack-{what}"), f"= {number(found.total)}", done=True)


def _advantages(view: View, seat: int, words: Words) -> Iterator[Line]:
    """What the city may do beyond the others, and what it can do just now."""
    player = view.players[seat]
    if targets(view, seat):
        yield Line(of("special"), words("picture-special-now"))
    if tracks.develops_on_5(player):
        yield Line(of("develop_on_5"), words("picture-develops-on-5"))
    for sort in tracks.any_colour(player):
        yield Line(of(sort), words(f"picture-any-colour-{sort}"))
    for privilege in player.privileges:
        kind = PRIVILEGES[privilege.id]
        spent = words("picture-spent") if privilege.spent else ""
        yield Line(of_privilege(kind, words), words(f"picture-privilege-{kind.id}"), spent)


def _decrees(view: View, seat: int, words: Words) -> list[Line]:
    """How near the city is to each decree on offer."""
    player = view.players[seat]
    lines = []
    for decree in view.decrees:
        condition = DECREES[decree].condition
        reached = str(progress(player, condition))
        if not condition.is_limit:
            reached = f"{reached}/{condition.amount}"
        if condition.sort:
            reached = f"{occupied(player, ROWS_OF[condition.sort])}/{condition.tiles} · {reached}"
        done = is_fulfilled(player, decree)
        lines.append(Line(decree_artwork(decree), words(f"picture-decree-{decree}"), reached, done))
    return lines


def _draw_list(canvas: Canvas, title: str, lines: list[Line], x: int, y: int, width: int) -> None:
    """Lines under a heading, on a panel that ends with them; what is done, or summed up, in gold."""
    box = Box(x, y, width, _height(lines))
    panel(canvas, *box)
    heading(canvas, box.x + 18, box.y + 25, box.width - 36, title)
    for index, line in enumerate(lines):
        middle = box.y + HEAD + PITCH * (index + 0.5)
        if index:
            canvas.rectangle(box.x + 18, middle - PITCH / 2, box.width - 36, 1, LINE)
        canvas.centre(icon(line.artwork, 38), box.x + 40, middle)
        colour = LIGHT_GOLD if line.done else IVORY
        taken = canvas.text(box.right - 20, middle, line.figure, COUNT.at(30), colour, "right")
        canvas.text(box.x + 72, middle, line.text, DETAIL.at(27), IVORY, room=box.width - 106 - taken)
