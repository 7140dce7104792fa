"""What is posted of a game that a commander has gone through."""

from __future__ import annotations

from collections.abc import Sequence

from bot.stories.analysis_page import AnalysisPage
from bot.tables.table import Table
from bot.words.fluent import Words

from .describing import fitting
from .post import Post
from .sentences import marked
from .standing_in import names_replaced


def analysis_post(table: Table, page: AnalysisPage, *, mark: int | None) -> Post:
    """The analysis for everybody: its picture, and the moves that swung the game in words."""
    said = marked(table)
    return Post(
        texts=analysis_lines(table, said, page),
        pictures=[page.picture],
        alts=[fitting(page.described)],
        mark=mark,
    )


def analysis_lines(table: Table, said: Words, page: AnalysisPage) -> Sequence[str]:
    """The moves that swung the game, and how sure that is."""
    return [
        f"### {said('analysis-heading', game=said('game-title'))}",
        *page.swings,
        f"-# {said('analysis-footnote')}",
        *(f"-# {line}" for line in names_replaced(table, said)),
    ]
