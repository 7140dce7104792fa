"""Times of pictures, drawn in new processes like the bot's, with empty caches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from bot.channel.rendering.render_workers import warm_up_drawings
from bot.engine import AnyState, Chance, foresee
from bot.games import TITLES
from bot.games.title import Title
from bot.pictures.names import Showing
from bot.review.curve_text import curve_page
from tools.samples import showing_of
from tools.selfplay import played

from .harness import in_own_process, megabytes, quantile, spread, timed

MOST: Final = 50
"""Pictures measured with warm caches, from set-up to the end of a game."""

CURVES: Final = 5
"""Drawings of its curve, replaying included."""


def measure_pictures(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """The times for each game, with the fewest and the most players."""
    most = max(2, round(MOST * share))
    return {
        title.game.id: {
            str(seats): in_own_process(measure_drawing, title.game.id, seats, most)
            for seats in (title.game.seats[0], title.game.seats[-1])
        }
        for title in titles
    }


def measure_drawing(name: str, seats: int, most: int) -> dict[str, Any]:
    """Times of the first picture; during a game, of the table, a mat, and previews; at its end, of the curve."""
    title = TITLES[name]
    artist, showing = title.artist, showing_of(name, seats)
    record = played(title.game, seats, "pictures").record()
    every = max(1, len(record.entries) // most)
    view = title.game.view(title.game.new(seats, {}, bytes(32)), None)
    first = timed(lambda: artist.draw_table(view, showing)).ms
    practice = timed(lambda: [drawing() for drawing in warm_up_drawings(title)]).ms
    times: list[float] = []
    sizes: list[int] = []
    mats: list[float] = []
    results: list[float] = []
    for state in islice(record.positions(title.game), 0, None, every):
        view = title.game.view(state, None)
        drawn, ms = timed(partial(artist.draw_table, view, showing))
        times.append(ms)
        sizes += map(len, drawn)
        mats.append(timed(partial(artist.draw_mat, view, 0, showing)).ms)
        results += _results(title, state, showing)
    curves = [timed(lambda: curve_page(title, record, showing)).ms for _ in range(1 + CURVES)]
    return {
        "first ms": round(first, 1),
        "practice s": round(practice / 1000, 2),
        "table ms": spread(times, 0.95),
        "table bytes": {"median": quantile(sizes, 0.5), "most": max(sizes)},
        "mat ms": spread(mats, 0.95),
        "result ms": spread(results[1:], 0.95),
        "curve ms": spread(curves[1:], 0.95),
        "memory MB": megabytes(),
    }


def _results(title: Title, state: AnyState, showing: Showing) -> list[float]:
    """The times of previews, with the simulation of the move: one for each kind of move that has a preview."""
    chance = Chance(b"results")
    times = []
    for decision in title.game.asked(state)[:1]:
        view = title.game.view(state, decision.seat)
        for form in decision.forms(view):
            foreseen, foreseeing = timed(partial(foresee, title.game, view, form.sample(chance.below)))
            drawn, drawing = timed(partial(title.artist.draw_result, foreseen, showing))
            times += [foreseeing + drawing] if drawn else []
    return times
