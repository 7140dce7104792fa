"""The public table put together: header, city, offer, panels; at the end the standings."""

from __future__ import annotations

import re

from bot.engine import Change
from bot.engine import Player as PlayerText
from bot.games.praetor.components import RESOURCES
from bot.games.praetor.rules import affordable_slots, free_spaces
from bot.games.praetor.state import View
from bot.pictures import marks
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import SENTENCE_BOLD
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import Narration, Plaque, Title, draw_header
from bot.pictures.ledger import number
from bot.pictures.liveries import PRAETOR
from bot.pictures.names import shorten
from bot.pictures.palette import WALL
from bot.pictures.runs import Run, emphasised
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words import Words, signed

from .city import Box, Plan, draw_city, draw_floor, draw_places, draw_rails, plan
from .deeds import Deed, last_deed, matched_corners
from .offer import draw_offer
from .panels import draw_panels
from .people import named
from .standings import draw_standings
from .tiles import goods_artwork

WIDTH, HEIGHT, TALL = 1600, 1016, 1200
"""The table; the tall one is for five seats."""
GAP = 12
NAME_ROOM = 250
"""Longer names are shortened in the narration, which has one line for all."""

SPACE = re.compile(r"\b[A-Y](?:1\d|2[0-5]|[1-9])\b")
"""A space named in a sentence."""
TOLD_CHANGES = ("favor", *RESOURCES, "morale")
"""What the narration tells of a deed; its badge shows the first of these that was gained."""


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    words, names = named(showing)
    short = tuple(shorten(name, SENTENCE_BOLD, NAME_ROOM) for name in names)
    spoken = words.naming(short)
    height = TALL if view.seats == 5 else HEIGHT
    canvas = Canvas(WIDTH, height, WALL)
    deed = last_deed(view)
    actor = view.outcome.winners[0] if view.outcome else deed.event.seat if deed else None
    heading = Narration(
        None if actor is None else SEATS[actor],
        tuple(happened(view, spoken, short, deed)),
        awaited(view, spoken),
    )
    draw_header(canvas, PRAETOR, title(view, words), plaques(view, words, names), heading)
    bottom = height - 18
    draw_board(canvas, view, Box(20, HEADER + 10, 776, bottom - HEADER - 10 + 4), deed)
    ledger = Box(808, HEADER + 10, 768, bottom - HEADER - 10)
    if view.outcome:
        draw_standings(canvas, view, words, ledger)
        return canvas
    offer = 316 if len(view.display) == 6 else 252
    draw_offer(canvas, view, words, Box(ledger.x, ledger.y, ledger.width, offer))
    rest = Box(ledger.x, ledger.y + offer + GAP, ledger.width, ledger.height - offer - GAP)
    draw_panels(canvas, view, words, rest)
    return canvas


def draw_board(canvas: Canvas, view: View, board: Box, deed: Deed | None) -> None:
    """The city on its floor, with the marks of the last move."""
    layout = plan(view.city, board)
    open = any(True for asked in view.asked for _ in affordable_slots(view, asked.seat))
    draw_floor(canvas, board)
    draw_rails(canvas, layout, board)
    draw_places(canvas, layout, free_spaces(view), open=open and view.phase == "action")
    draw_city(canvas, layout, view)
    if deed and deed.space and view.outcome is None:
        mark_deed(canvas, view, layout, deed, deed.space)


def mark_deed(canvas: Canvas, view: View, layout: Plan, deed: Deed, space: str) -> None:
    """Gold round the tile of the last move, what it brought, and where plaza points came from."""
    box, size = layout.box(space), layout.tile
    marks.frame(canvas, box.x, box.y, size, size)
    if deed.event.key == "built":
        for corner, points in matched_corners(view, space).items():
            x = box.x + (size if corner in ("ne", "se") else 0)
            y = box.y + (size if corner in ("sw", "se") else 0)
            marks.disc(canvas, x, y, str(points))
    what = next((what for what in TOLD_CHANGES if deed.gains.get(what, 0) > 0), None)
    if what:
        artwork = "" if what == "favor" else goods_artwork(what)
        gain = signed(deed.gains[what])
        marks.badge(canvas, box.x + size + 6, box.y - 4, gain, artwork=artwork, limit=layout.right)


def title(view: View, words: Words) -> Title:
    """Game, stack, round; the last round, and the end, stand out."""
    game = words("picture-game")
    if view.outcome:
        return Title(game, words("picture-rounds", count=view.round), words("picture-end"))
    moment = words("picture-set-up") if view.phase == "setup" else words("picture-round", round=view.round)
    if view.last_round:
        return Title(game, words("picture-last-round"), moment, urgent=True)
    if view.stack_top is None:
        return Title(game, words("picture-stack-empty"), moment)
    return Title(game, words("picture-stack", epoch=view.stack_top, left=view.stack_left), moment)


def plaques(view: View, words: Words, names: tuple[str, ...]) -> list[Plaque]:
    """The seats in turn order, at the end by place, with their points."""
    best = max(player.favor for player in view.players)
    winners = view.outcome.winners if view.outcome else []
    asked = {asked.seat for asked in view.asked}
    result = []
    for seat in seats_in_order(view):
        player = view.players[seat]
        call = words("picture-victor") if seat in winners else ""
        if seat in asked:
            call = words("picture-to-move")
        leads = seat in winners if view.outcome else player.favor == best
        result.append(
            Plaque(SEATS[seat], names[seat], number(player.favor), _tag(view, seat, words), call, leads)
        )
    return result


def seats_in_order(view: View) -> list[int]:
    """The seats by place at the end, by initiative before, as they sit before the first round."""
    if view.outcome:
        return [standing.seat for standing in view.outcome.standings]
    return list(view.initiative) or list(range(view.seats))


def _tag(view: View, seat: int, words: Words) -> str:
    player = view.players[seat]
    if view.gone[seat]:
        return words("picture-gone")
    if player.passed:
        return words("picture-passed")
    if view.phase == "action":
        return words("picture-workers", count=len(player.pool))
    return ""


def happened(view: View, words: Words, names: tuple[str, ...], deed: Deed | None) -> list[Run]:
    """The last move as a sentence, what it brought in gold; at the end the winner."""
    if view.outcome:
        return _ended(view, words, names)
    if deed is None:
        return emphasised(words("picture-begins"), names)
    sentence = words.event(deed.event)
    important = {*names, *SPACE.findall(sentence)}
    runs = emphasised(sentence.rstrip("."), important)
    changes = [Change(deed.event.seat or 0, what, deed.gains.get(what, 0)) for what in TOLD_CHANGES]
    gained = [words.change(change) for change in changes if change.amount > 0]
    spent = [words.change(change) for change in changes if change.amount < 0]
    if gained or spent:
        runs.append(Run(": "))
    if gained:
        runs.append(Run(", ".join(gained), bold=True, gold=True))
    if spent:
        runs.append(Run((", " if gained else "") + ", ".join(spent)))
    return runs


def _ended(view: View, words: Words, names: tuple[str, ...]) -> list[Run]:
    assert view.outcome
    winners = view.outcome.winners
    total = view.outcome.standings[0].total
    players = words.argument([PlayerText(seat) for seat in winners])
    runs = emphasised(words("picture-wins", players=players, count=len(winners)), names)
    return [*runs, Run(" " + words("favor", amount=total), bold=True, gold=True)]


def awaited(view: View, words: Words) -> str:
    """Who must do what now."""
    if view.outcome:
        return words(f"event-{view.outcome.reason}")
    parts = []
    for asked in view.asked:
        what = words(f"awaited-{asked.decision}")
        parts.append(words("picture-awaited", player=words.player(asked.seat), what=what))
    return " · ".join(parts)
