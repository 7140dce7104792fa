"""The page of a curve: drawn from a record, with its description in words."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Record
from bot.games.title import Title
from bot.pictures.captions import Caption
from bot.pictures.curve import Chart, Line, Pin, draw_curve
from bot.pictures.heads import in_words
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing

from .course import course
from .curve import Curve, curve
from .curve_told import CurveInWords
from .turning import Turn, turning_points


@dataclass(frozen=True)
class CurvePage:
    """A curve as a PNG, and what it shows in words, line by line."""

    picture: bytes
    described: tuple[str, ...]


def curve_page(title: Title, record: Record, showing: Showing) -> CurvePage | None:
    """The curve of a game up to the end of its record; None where there is nothing to see. Raises Mismatch.

    There is none before the first round is over, nor of a game that ended before anybody had moved on.
    """
    found = curve(title, course(title, record))
    if found.rounds_over < 1 or (found.outcome and all(len(set(line)) == 1 for line in found.points)):
        return None
    said, turns = CurveInWords(title, found, showing), turning_points(found)
    picture = draw_curve(title.livery, chart(found, turns, said)).png(colours(title.game.id))
    return CurvePage(picture, tuple(map(in_words, said.described(turns))))


def chart(found: Curve, turns: list[Turn], said: CurveInWords) -> Chart:
    """What is drawn of a curve: by place at the end, or as it stands, so that whoever is ahead lies on top."""
    last = found.intervals[-1]
    winners = found.outcome.winners if found.outcome else []
    order = sorted(found.seats, key=lambda seat: (seat not in winners, -found.standing(seat, last)))
    lines = [
        Line(said.heading.look(seat), said.heading.names[seat], found.points[seat], seat in winners)
        for seat in order
    ]
    pins = [
        Pin(
            order.index(turn.seat),
            turn.interval,
            Caption(said.heading.look(turn.seat), said.interval(turn.interval), said.told(turn)),
        )
        for turn in turns
    ]
    return Chart(
        said.game,
        said.title,
        said.fact,
        said.brief_fact,
        said.axis,
        tuple(str(number) for number in range(1, found.rounds + 1)),
        tuple(lines),
        tuple(pins),
        said.final,
        said.victor,
    )
