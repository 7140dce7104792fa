"""The page of an analysis: drawn from a record and what was found in it, with its description in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean
from typing import Final

from bot.engine import Record
from bot.games.title import Title
from bot.pictures.analysis import Band, Sheet, Swing, draw_analysis
from bot.pictures.heads import HEADS, in_words
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing
from bot.players import LEGATUS
from bot.words.fluent import Words

from .analysis import Analysis
from .analysis_told import AnalysisInWords, retold, unsure

MOST_PLACES: Final = 40
"""Chances are drawn at so many places at most: each is the mean of the moves around it."""


@dataclass(frozen=True)
class AnalysisPage:
    """An analysis as a PNG, what it shows in words, and the moves that swung the game, line by line."""

    picture: bytes
    described: tuple[str, ...]
    swings: tuple[str, ...]


def analysis_page(
    title: Title, record: Record, analysis: Analysis, showing: Showing, written: Words
) -> AnalysisPage:
    """The analysis of a game that is over; the moves that swung it are told in the `written` words. Raises Mismatch."""
    said = AnalysisInWords(title, analysis, retold(title, record, analysis), showing)
    picture = draw_analysis(title.livery, sheet(said)).png(colours(title.game.id))
    return AnalysisPage(picture, tuple(map(in_words, said.described())), tuple(said.swings(written)))


def sheet(said: AnalysisInWords) -> Sheet:
    """What is drawn of an analysis: the bands by place, the winner's at the foot."""
    analysis, heading = said.analysis, said.heading
    words = heading.words
    outcome = said.told.end.outcome
    places, chances = mean_chances(analysis.chances)
    return Sheet(
        words("game-title"),
        words("analysis-title"),
        f"{HEADS[LEGATUS.name]} {words('analysis-fact')}",
        words("analysis-chance"),
        words("analysis-close"),
        words("analysis-move", number="{number}"),
        words("analysis-even"),
        places,
        tuple(
            Band(
                heading.look(standing.seat),
                heading.names[standing.seat],
                tuple(each[standing.seat] for each in chances),
                analysis.close[standing.seat],
                standing.seat in outcome.winners,
            )
            for standing in outcome.standings
        ),
        tuple(
            Swing(
                heading.look(swung.decision.seat),
                swung.decision.ply,
                said.artwork(swung),
                said.done(swung),
                said.better(swung),
                words("analysis-lost", share=round(100 * swung.decision.lost)),
                words("analysis-unsure", share=unsure(swung.decision)),
            )
            for swung in said.told.swings
        ),
    )


def mean_chances(
    chances: Sequence[tuple[float, ...]],
) -> tuple[tuple[float, ...], list[tuple[float, ...]]]:
    """The chances at the start, in the middle of stretches of some moves, and at the end; and where that is, in moves.

    What is guessed sways with each turn, as everybody has one: a stretch is long enough for all to have had theirs.
    """
    last = len(chances) - 1
    seats = len(chances[0])
    stretches = max(1, min(MOST_PLACES, last // (2 * seats)))
    long = ceil(last / stretches)
    places, means = [0.0], [tuple(chances[0])]
    for start in range(0, last, long):
        stretch = chances[start : min(start + long, last)]
        if start + len(stretch) / 2 > 0:
            places.append(start + len(stretch) / 2)
            means.append(tuple(fmean(of_seat) for of_seat in zip(*stretch, strict=True)))
    return (*places, float(last)), [*means, tuple(chances[last])]
