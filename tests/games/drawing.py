"""Tools for testing pictures: moments of random games, and players with long and foreign names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import BytesIO
from itertools import takewhile
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engine import AnyState, AnyView
from bot.games.title import Title
from bot.i18n.fluent import Locale, words
from bot.pictures.canvas import Box, Canvas, Stroke
from bot.pictures.names import Showing
from tools.moments import Stop, after
from tools.samples import sample_position

NAMES = ("Livia", "Θεόδωρος", "Maximilian von Hohenfels-Wartenberg", "🔥שלום🔥", "Nguyễn Ánh", "Ödön")
COMPUTERS = (None, "tiro", "legatus", None, "veteranus")
"""The level of each of these players who is a computer."""

SMALLEST = 22
"""The smallest text height in px."""

BIGGEST = 250_000
"""The largest size of a picture in bytes."""


class Moment(NamedTuple):
    """A moment of a game with some options: the first position in which `until` holds, or else the last."""

    until: Stop | None
    options: Mapping[str, str] = {}


class Drawing:
    """A game whose pictures are tested, at its start, middle and end and at moments of its own.

    `shown` lists the pairs of seats and moment to draw.
    """

    def __init__(
        self,
        title: Title,
        moments: Mapping[str, Moment] | None = None,
        shown: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.title = title
        seats = title.game.seats
        self.moments = {
            "start": Moment(after(0)),
            "middle": Moment(after(12 * seats[-1])),
            "end": Moment(None),
            **(moments or {}),
        }
        everywhere = [(number, moment) for number in sorted({seats[0], seats[-1]}) for moment in self.moments]
        self.shown = shown or tuple(everywhere)
        self.course = cache(self._course)

    @property
    def usual(self) -> frozenset[tuple[int, str]]:
        """Each moment at its largest number of seats, and the last one at the smallest number of seats."""
        most = {moment: seats for seats, moment in sorted(self.shown)}
        fewest = min(seats for seats, _ in self.shown)
        last = [(seats, moment) for seats, moment in self.shown if seats == fewest][-1]
        return frozenset([last, *((seats, moment) for moment, seats in most.items())])

    @property
    def each_moment(self) -> pytest.MarkDecorator:
        """Parametrize a test with `seats` and `moment`: the usual ones, and all of them in `make soak`."""
        return pytest.mark.parametrize(
            ("seats", "moment"), [pytest.param(*shown, marks=self.how_often(*shown)) for shown in self.shown]
        )

    def how_often(self, seats: int, moment: str) -> tuple[pytest.MarkDecorator, ...]:
        """Return the marks of a pair of seats and moment: `soak` unless it is a usual one."""
        return () if (seats, moment) in self.usual else (pytest.mark.soak,)

    def showing(self, seats: int, locale: Locale = "en") -> Showing:
        """Return a showing in a language for players with long and foreign names, some of them computers."""
        return Showing(NAMES[:seats], words(locale, self.title.game.id), COMPUTERS[:seats])

    def seen(self, state: AnyState, viewer: int | None = None) -> AnyView:
        """Return the view of a seat, or of a spectator (None)."""
        return self.title.game.view(state, viewer)

    def sample(self, seats: int, moment: str) -> AnyState:
        """Return a random game at that moment. It is the same object on every call: don't change it."""
        until, options = self.moments[moment]
        *before, end = course = self.course(seats, **options)
        state = next(filter(until, before), end) if until else end
        is_short = moment == "middle" and state is end
        return course[end.ply // 2] if is_short else state

    def _course(self, seats: int, **options: str) -> list[AnyState]:
        """Return each position of a random game, which is played once for all moments: don't change them."""
        course: list[AnyState] = []

        def keep(state: AnyState) -> bool:
            course.append(self.title.game.copy(state))
            return False

        course.append(sample_position(self.title, seats, f"pictures {seats}", options, keep))
        return course


class Laid(NamedTuple):
    """Something in a picture: its text, or "" for artwork, and the bounding box of its ink."""

    text: str
    box: Box


def laid_by(draw: Callable[[], object]) -> list[Laid]:
    """Return all texts and artwork that `draw` puts on canvases, in order, with the boxes of their ink."""
    found: list[Laid] = []
    write, put = Canvas.text, Canvas.put

    def written(canvas: Canvas, x: float, y: float, text: str, *rest: Any, **named: Any) -> float:
        sheet = Canvas(canvas.width, canvas.height, (0, 0, 0))
        wide = write(sheet, x, y, text, rest[0], (255, 255, 255), *rest[2:], **named)
        if ink := sheet.image.getbbox():
            left, top, right, bottom = ink
            found.append(Laid(text, Box(left, top, right - left, bottom - top)))
        write(canvas, x, y, text, *rest, **named)
        return wide

    def laid(canvas: Canvas, sprite: Image.Image, x: float, y: float) -> None:
        left, top, right, bottom = sprite.getbbox() or (0, 0, 0, 0)
        found.append(Laid("", Box(round(x) + left, round(y) + top, right - left, bottom - top)))
        put(canvas, sprite, x, y)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", written)
        patch.setattr(Canvas, "put", laid)
        draw()
    return found


def alike(one: Canvas, other: Canvas) -> bool:
    """Return whether two pictures have the same pixels. Only the area of strokes that differ is painted."""
    first, second = one.strokes, other.strokes
    same = _same(first, second)
    first, second = first[same:], second[same:]
    same = _same(first[::-1], second[::-1])
    areas = [area for strokes in (first, second) for area, _, _ in strokes[: len(strokes) - same]]
    if (one.width, one.height) != (other.width, other.height) or not areas:
        return not areas
    left, top, right, bottom = zip(*areas, strict=True)
    area = max(0, min(left)), max(0, min(top)), min(one.width, max(right)), min(one.height, max(bottom))
    return one.cut(area).tobytes() == other.cut(area).tobytes()


def _same(first: Sequence[Stroke], second: Sequence[Stroke]) -> int:
    """Return how many strokes at the beginning are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))


def opened(png: bytes) -> Image.Image:
    """Decode a PNG."""
    with Image.open(BytesIO(png)) as image:
        image.load()
        return image


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference over all channels, from 0 to 255."""
    means = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean
    return sum(means) / len(means)
