"""Pictures: the first of a new process, then many different ones after the practice that every drawing process has."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from bot.channel.rendering.render_workers import warm_up_drawings
from bot.engine import AnyState, Chance, foresee
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.pictures.names import Showing
from bot.review.curve_text import curve_page
from tools.selfplay import played

from .harness import measured_by, megabytes, quantile, spread, timed

MOST: Final = 50
"""Pictures measured warm, from set-up to the end of a game."""

CURVES: Final = 5
"""So often its curve, replaying included."""


def measure_pictures(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game, drawn in a process of its own, with the fewest and the most players."""
    most = max(2, round(MOST * share))
    return {
        title.game.id: {
            str(seats): measured_by(__name__, title.game.id, seats, most)
            for seats in (title.game.seats[0], title.game.seats[-1])
        }
        for title in titles
    }


def measure_drawing(name: str, seats: int, most: int) -> dict[str, Any]:
    """All through a game: the table, a mat, what moves will do; at its end the curve."""
    title = TITLES[name]
    artist = title.artist
    record = played(title.game, seats, "pictures").record()
    every = max(1, len(record.entries) // most)
    saying = words("en", name)
    showing = Showing(tuple(saying(f"seat-{seat + 1}") for seat in range(seats)), saying)
    view = title.game.view(title.game.new(seats, {}, bytes(32)), None)
    first = timed(lambda: artist.draw_table(view, showing)).ms
    practice = timed(lambda: [drawing() for drawing in warm_up_drawings(title)]).ms
    times: list[float] = []
    sizes: list[int] = []
    mats: list[float] = []
    results: list[float] = []
    for ply, state in enumerate(record.positions(title.game)):
        if ply % every:
            continue
        view = title.game.view(state, None)
        drawn, ms = timed(partial(artist.draw_table, view, showing))
        times.append(ms)
        sizes += [len(picture) for picture in drawn]
        mats.append(timed(partial(artist.draw_mat, view, 0, showing)).ms)
        results += _results(title, state, showing)
    curves = [timed(lambda: curve_page(title, record, showing)).ms for _ in range(1 + CURVES)]
    return {
        "first ms": round(first, 1),
        "practice s": round(practice / 1000, 2),
        "table ms": slowest_beside_usual(times),
        "table bytes": {"median": sorted(sizes)[len(sizes) // 2], "most": max(sizes)},
        "mat ms": slowest_beside_usual(mats),
        "result ms": spread(results[1:], 0.95),
        "curve ms": spread(curves[1:], 0.95),
        "memory MB": megabytes(),
    }


def slowest_beside_usual(times: Sequence[float]) -> dict[str, float]:
    """Median and p95 of times in milliseconds, and how many times the one the other is."""
    return {**spread(times, 0.95), "ratio": round(quantile(times, 0.95) / quantile(times, 0.5), 2)}


def _results(title: Title, state: AnyState, showing: Showing) -> list[float]:
    """How long the picture of what a move will do takes, foreseeing included: a move of each kind that has one."""
    chance = Chance(b"results")
    times = []
    for decision in title.game.asked(state)[:1]:
        view = title.game.view(state, decision.seat)
        for form in decision.forms(view):
            foreseen, foreseeing = timed(partial(foresee, title.game, view, form.sample(chance.below)))
            drawn, drawing = timed(partial(title.artist.draw_result, foreseen, showing))
            times += [foreseeing + drawing] if drawn else []
    return times


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure_drawing(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
