"""A city beside that of whoever is to move: its plan smaller, and in numbers what it has."""

from __future__ import annotations

from bot.games.discordia.components import DECREE_SPACES, PRIVILEGES, TRACKS
from bot.games.discordia.rules import shortage, tracks
from bot.games.discordia.state import Player
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.panels import BAND, count, seat_panel
from bot.pictures.sprites import icon
from bot.pictures.theme import SeatLook

from .artworks import figures, of, of_privilege
from .cities import draw_manipulators, put_panel, seen, strike
from .plan import draw_plan

NUMBERS = COUNT.at(34)
SIGN, PITCH, ROWS = 36, 92, 6
"""Size of an icon, from one number to that beside it, and how many stand one below the other."""
PRIVILEGE = 42


def put_beside(canvas: Canvas, player: Player, seat: SeatLook, box: Box, words: Words) -> dict[str, Box]:
    """The panel, as it was drawn lately where nothing has changed; returns where all lies."""

    def draw(panel: Canvas, within: Box) -> dict[str, Box]:
        return draw_beside(panel, player, seat, within, words)

    return put_panel(canvas, ("discordia beside", seen(player), seat, words.locale), box, draw)


def draw_beside(canvas: Canvas, player: Player, seat: SeatLook, box: Box, words: Words) -> dict[str, Box]:
    """The plan and the numbers; returns where all lies, by the labels of slots, spaces of tracks and for decrees."""
    seat_panel(canvas, seat, *box, asked=False)
    left = box.right - 2 * PITCH - PRIVILEGE - 8
    plan = Box(box.x + BAND + 10, box.y + 8, left - box.x - BAND - 24, box.height - 16)
    places = draw_plan(canvas, player, words, plan, None).slots()
    places |= _draw_numbers(canvas, player, Box(left, box.y + 6, 2 * PITCH, box.height - 12), words)
    for index, privilege in enumerate(player.privileges):
        x, y = box.right - PRIVILEGE - 6, plan.y + index * (PRIVILEGE + 6)
        canvas.put(icon(of_privilege(PRIVILEGES[privilege.id], words), PRIVILEGE), x, y)
        if privilege.spent:
            strike(canvas, x, y + PRIVILEGE / 2, PRIVILEGE)
    return places


def _draw_numbers(canvas: Canvas, player: Player, box: Box, words: Words) -> dict[str, Box]:
    """The figures by colour, stars and manipulators; then strength, shortage, aqueduct, tracks and decrees."""
    numbers: dict[str, tuple[str, int]] = {
        **{colour: (artwork, player.stock[colour]) for colour, artwork in figures(words).items()},
        "star": (of("star"), player.stars),
        "manipulator": (of("manipulator"), player.active),
        "strength": (of("strength"), player.strength),
        "shortage": (of("shortage"), shortage.lack(player).total),
        "aqueduct": (of("aqueduct"), player.aqueduct),
        **{track: (of(track), tracks.stars_on(player, track)) for track in TRACKS},
        "decrees": (of("decree"), len(player.decrees)),
    }
    places = {}
    high = box.height // ROWS
    for index, (name, (artwork, amount)) in enumerate(numbers.items()):
        column, row = divmod(index, ROWS)
        place = Box(box.x + column * PITCH, box.y + row * high, PITCH, high)
        places[name] = place
        if name == "manipulator":
            draw_manipulators(canvas, player, place.x, place.middle[1], SIGN, PITCH)
        else:
            count(canvas, place.x, place.middle[1], artwork, amount, SIGN, NUMBERS)
    for track in TRACKS:
        for number in range(tracks.track_length(player, track)):
            places[tracks.track_space(track, number + 1).id] = places[track]
    return places | {space.id: places["decrees"] for space in DECREE_SPACES}
