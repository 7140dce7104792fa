"""The renderer: draws pictures in worker processes, each once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

from bot.db.database import BoundedCache
from bot.engine import AnyView, MovePreview, Record
from bot.games.title import DescribedPicture, Title
from bot.i18n.fluent import Locale, Words
from bot.metrics import Metrics
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas
from bot.pictures.highlights import Steps
from bot.pictures.names import Showing
from bot.pictures.replay_frame import ReplayProgress
from bot.play.people.learning import Learner
from bot.play.table import Table
from bot.review.analysis import Analysis
from bot.review.analysis_text import AnalysisPage, analysis_page
from bot.review.curve_text import CurvePage, curve_page

from .render_workers import RenderWorkers, png_of

_KEPT: Final = 64  # pictures in the cache; a table's is about 150 KB
OF_NO_GAME: Final = "unknown"  # the label in metrics of pictures that belong to no game
Pictures = tuple[bytes, ...]
_Drawing: TypeAlias = Callable[[], bytes | Sequence[bytes]]

Made = TypeVar("Made")


class Renderer:
    """Draws PNGs for all channels in a few workers, and caches them. A picture shows what its viewer may know."""

    def __init__(self, workers: RenderWorkers | None = None, metrics: Metrics | None = None) -> None:
        self.workers = workers or RenderWorkers()
        self._metrics = metrics or Metrics()
        self._kept: BoundedCache[Hashable, asyncio.Future[Any]] = BoundedCache(_KEPT)

    async def table(self, table: Table) -> Sequence[DescribedPicture]:
        """The public pictures of the table, each with its description."""
        title, view, showing = table.title, table.view(None), _showing(table)
        acts = [
            partial(title.table_picture, part, view, showing, ()) for part in range(len(title.artist.tables))
        ]
        return await self._once(table, "table", (table.language,), *acts)

    async def told(
        self, table: Table, tell: Callable[[], tuple[Made, Steps]]
    ) -> tuple[Made, Sequence[DescribedPicture]]:
        """What `tell` returns in a worker, and the pictures of the table with the steps that it names numbered.

        The worker of each picture calls `tell` itself, which is quicker than waiting for another worker's result.
        """
        acts = [partial(_told, table, tell, part) for part in range(len(table.title.artist.tables))]
        made = await self._made(table.title.game.id, "table", acts)
        return made[0][0], [picture for _, picture in made]

    async def gathering(self, table: Table, view: AnyView) -> Pictures:
        """The table before a game, with the people so far and the free seats."""
        title, key = table.title, (tuple(sorted(view.options.items())), table.language)
        settled = title.game.seated is None
        act = partial(title.artist.draw_gathering, view, _showing(table), settled=settled)
        return await self._picture(table, "gathering", key, act)

    async def mat(self, table: Table, seat: int, viewer: int | None, locale: Locale) -> Pictures:
        act = partial(table.title.artist.draw_mat, table.view(viewer), seat, _showing(table, locale))
        return await self._picture(table, "mat", (seat, viewer, locale), act)

    async def mat_foreseen(self, table: Table, foreseen: MovePreview, locale: Locale) -> Pictures:
        """A player's own board as it will be after a move."""
        artist, seat = table.title.artist, foreseen.seat
        act = partial(artist.draw_mat, foreseen.after, seat, _showing(table, locale))
        return await self._picture(table, "mat", (seat, foreseen.move, locale), act)

    async def since(self, table: Table, seat: int, since: Since, locale: Locale) -> Pictures:
        """What has changed since a seat's last turn, numbered; empty if the game has no such picture."""
        act = partial(table.title.artist.draw_since, table.view(seat), seat, since, _showing(table, locale))
        return await self._picture(table, "since", (seat, locale), act)

    async def choice(self, table: Table, seat: int, places: Mapping[str, str], locale: Locale) -> Pictures:
        """The board as a seat sees it, with the places that can be chosen and what to write on them."""
        showing = _showing(table, locale)
        act = partial(table.title.artist.draw_choice, table.view(seat), seat, dict(places), showing)
        return await self._picture(table, "choice", (seat, tuple(places.items()), locale), act)

    async def result(self, table: Table, foreseen: MovePreview, locale: Locale) -> Pictures:
        """What a move will do, as its player sees it; empty if there is nothing to see."""
        act = partial(table.title.artist.draw_result, foreseen, _showing(table, locale))
        return await self._picture(table, "result", (foreseen.seat, foreseen.move, locale), act)

    async def lesson(self, table: Table, learner: Learner, locale: Locale) -> Pictures:
        """The table of a lesson, with what the task is about marked."""
        lesson, done = learner.lesson, learner.progress.done
        view, showing = table.view(lesson.seat), _showing(table, locale)
        act = partial(table.title.artist.draw_lesson, view, lesson.tasks[done], showing)
        return await self._picture(table, "lesson", (done, locale), act)

    async def replay(self, table: Table, view: AnyView, progress: ReplayProgress, locale: Locale) -> Pictures:
        """A moment of a replay; the table has the seats of that time, `view` is what everybody saw."""
        act = partial(table.title.artist.draw_frame, view, _showing(table, locale), progress)
        return await self._picture(table, "replay", (progress, locale), act)

    async def analysis(
        self, table: Table, record: Record, analysis: Analysis, locale: Locale | None = None
    ) -> AnalysisPage:
        """The analysis of a game, drawn and in words."""
        act = partial(analysis_page, table.title, record, analysis, _showing(table, locale))
        return (await self._made(table.title.game.id, "analysis", [act]))[0]

    async def rules(self, title: Title, picture: str, said: Words) -> Pictures:
        act = partial(title.artist.draw_rules, picture, Showing((), said))
        return await self._picture(title, "rules", (picture, said), act)

    async def curve(self, table: Table, record: Record, locale: Locale | None = None) -> CurvePage | None:
        """The curve of points by round, drawn and in words; None if no round is over."""
        act = partial(curve_page, table.title, record, _showing(table, locale))
        (page,) = await self._once(table, "curve", (locale or table.language,), act)
        return page

    async def drawn(
        self, of: Title | None, picture: str, draw: Callable[..., Canvas], *what: Hashable
    ) -> bytes:
        """The picture that a module's function draws of the arguments `what`."""
        (png,) = await self._picture(of, picture, what, partial(png_of, draw, *what))
        return png

    async def _picture(
        self, of: Table | Title | None, picture: str, key: tuple[Hashable, ...], *acts: _Drawing
    ) -> Pictures:
        drawn = await self._once(of, picture, key, *acts)
        return tuple(png for one in drawn for png in ((one,) if isinstance(one, bytes) else one))

    async def _once(
        self, of: Table | Title | None, picture: str, key: tuple[Hashable, ...], *acts: Callable[[], Made]
    ) -> Sequence[Made]:
        """The results of the functions `acts` about a table, a game or neither: cached, being made, or made now.

        `key` is what else they depend on.
        """
        if isinstance(of, Table):
            key = (of.id, of.revision, of.names, of.computers, of.laid_out, *key)
            of = of.title
        game = OF_NO_GAME if of is None else of.game.id
        key = (game, picture, *key)
        making: asyncio.Future[Sequence[Made]] | None = self._kept.get(key)
        self._metrics.cache_requests.labels("pictures", "miss" if making is None else "hit").inc()
        if making is None:
            making = asyncio.ensure_future(self._made(game, picture, acts))
        self._kept[key] = making
        try:
            return await asyncio.shield(making)  # others may still wait if this caller is canceled
        except BaseException:
            self._kept.pop(key, None)  # the next request tries again
            raise

    async def _made(self, game: str, picture: str, acts: Sequence[Callable[[], Made]]) -> Sequence[Made]:
        start = perf_counter()
        with self._metrics.drawings_failed.count_exceptions():
            made = await asyncio.gather(*map(self.workers.do, acts))
        self._metrics.drawing.labels(game, picture).observe(perf_counter() - start)
        return made


def _showing(table: Table, locale: Locale | None = None) -> Showing:
    return Showing(table.names, table.words(locale), table.computers)


def _told(table: Table, tell: Callable[[], tuple[Made, Steps]], part: int) -> tuple[Made, DescribedPicture]:
    told, steps = tell()
    return told, table.title.table_picture(part, table.view(None), _showing(table), steps)
