"""An artist draws all pictures of a game, from views to PNGs."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeVar

from bot.app.fallbacks import spared
from bot.engine import Event, MovePreview
from bot.i18n.fluent import Words

from .canvas import Box, Canvas
from .heading import Heading, gathered
from .highlights import Steps, draw_steps
from .lesson_picture import Marks, draw_lesson
from .names import Showing
from .png import colours
from .redrawing import redrawn
from .replay_frame import ReplayProgress, draw_frame
from .theme import SEATS, SeatLook


@dataclass(frozen=True)
class Since:
    """What happened since somebody's last turn: the events of each move, in order; the first move has number 1."""

    moves: Sequence[Sequence[Event]]

    def places(self, *arguments: str, seat: int | None = None) -> dict[str, str]:
        """The numbers of the moves at each place that they name, "1" or "1 4".

        If given, only these arguments of events count, and only events of this seat.
        """
        own = ([event for event in events if seat in (None, event.seat)] for events in self.moves)
        return _numbered(
            dict.fromkeys(label for event in events for label in _places(event, arguments)) for events in own
        )

    def seats(self, *arguments: str) -> dict[int, str]:
        """The numbers of the moves that name no place in these arguments, by the seat that made them."""
        nowhere = (
            () if any(_places(event, arguments) for event in events) else events for events in self.moves
        )
        return _numbered([event.seat for event in events if event.seat is not None][:1] for events in nowhere)


Marked = TypeVar("Marked")


def _numbered(moves: Iterable[Iterable[Marked]]) -> dict[Marked, str]:
    """The numbers of the moves that mark something, for everything that is marked."""
    found: dict[Marked, list[str]] = {}
    for number, marked in enumerate(moves, 1):
        for one in marked:
            found.setdefault(one, []).append(str(number))
    return {one: " ".join(numbers) for one, numbers in found.items()}


def _places(event: Event, arguments: Sequence[str]) -> Sequence[str]:
    return event.places_of(*arguments) if arguments else event.places


_PANEL = re.compile(r"seat \d")  # the spot of a seat's panel


@dataclass(frozen=True)
class Artist:
    """Draws a game as PNGs in the game's palette. Pure: the same view gives the same bytes.

    `tables` draw what everybody sees, each one picture; there are several if one would be unreadable. The others draw
    a seat's mat, a choice of places, the pictures of the rules by name, the result of a move, and, as `since`, the
    board as a seat sees it with the numbers of what has happened since its last turn. `practiced` are pictures of the
    rules with pieces that appear late in many games: they are drawn before they are needed. `passing` are the
    arguments of events whose places are soon taken by something else. `look` gives the look of a seat in games in
    which its number doesn't decide that.

    Drawing functions name the places of things (`Canvas.spots`), so that lessons, steps and choices can mark them;
    panels of seats are called `seat 1` and so on.
    """

    game: str
    tables: tuple[Callable[[Any, Showing], Canvas], ...]
    mat: Callable[[Any, int, Showing], Canvas]
    choice: Callable[[Any, int, Mapping[str, str], Showing], Canvas]
    rules: Mapping[str, Callable[[Words], Canvas]]
    heading: type[Heading[Any]]
    result: Callable[[MovePreview, Showing], Canvas | None] | None = None
    since: Callable[[Any, int, Since, Showing], Canvas] | None = None
    practiced: Sequence[str] = ()
    passing: Sequence[str] = ()
    look: Callable[[Any, int], SeatLook] | None = None

    @classmethod
    def plain(cls, game: str, draw: Callable[[Any, Showing], Canvas], heading: type[Heading[Any]]) -> Artist:
        """An artist for a game that draws nothing of its own but one picture of its table."""
        return cls(game, (draw,), partial(_plain_mat, heading), partial(_plain_choice, draw), {}, heading)

    def looks(self, view: Any, seats: int) -> tuple[int | None, ...] | None:
        """The looks of all seats, as numbers in `SEATS`; None for a seat without one yet, or without a view.

        None for the whole if the numbers of the seats decide it.
        """
        if self.look is None:
            return None
        looks = [self.look(view, seat) if view is not None else None for seat in range(seats)]
        return tuple(SEATS.index(look) if look in SEATS else None for look in looks)

    def draw_table(self, view: Any, showing: Showing) -> list[bytes]:
        """All pictures of what everybody sees."""
        return [self.draw_part(part, view, showing) for part in range(len(self.tables))]

    def draw_part(self, part: int, view: Any, showing: Showing, steps: Steps = ()) -> bytes:
        """A picture of what everybody sees, with the numbers of steps."""
        canvas = self.tables[part](view, showing)

        @cache
        def spots(other: int) -> Mapping[str, Box]:
            return canvas.spots if other == part else self.spots_of(other, view, showing)

        parts = len(self.tables)
        spared("the numbers of steps", None, draw_steps, canvas, steps, part, parts, spots, self.passing)
        return self._png(canvas, "table", part, showing)

    def spots_of(self, part: int, view: Any, showing: Showing) -> Mapping[str, Box]:
        """The places on a picture of what everybody sees, by name."""
        return self.tables[part](view, showing).spots

    def frame(self, view: Any, showing: Showing, progress: ReplayProgress, part: int = 0) -> Canvas:
        """A frame of a replay, around one of the pictures."""
        return draw_frame(self.heading(view, showing), self.tables[part](view, showing).image, progress)

    def draw_frame(self, view: Any, showing: Showing, progress: ReplayProgress) -> list[bytes]:
        """The frames of a moment, around each of the pictures."""
        return [self._png(self.frame(view, showing, progress, part)) for part in range(len(self.tables))]

    def replaced(self, view: Any, showing: Showing) -> Mapping[int, str]:
        """The seats whose players' names can't be drawn, and their names in the pictures."""
        return self.heading(view, showing).replaced

    def draw_gathering(self, view: Any, showing: Showing, *, settled: bool) -> bytes:
        """The table before the game; `settled` if people keep their seats."""
        return self._png(self.gather(view, showing, settled=settled))

    def gather(self, view: Any, showing: Showing, *, settled: bool) -> Canvas:
        """The table before the game, with the people named and free seats."""
        canvas, heading = self.tables[0](view, showing), self.heading(view, showing)
        panels = [box for name, box in canvas.spots.items() if _PANEL.fullmatch(name)]
        return gathered(canvas, heading, panels, len(showing.names), settled=settled)

    def draw_mat(self, view: Any, seat: int, showing: Showing) -> bytes:
        """A seat's mat, with what it can do if it is the viewer's; otherwise only what is public."""
        return self._png(self.mat(view, seat, showing), "mat", seat, showing)

    def draw_choice(self, view: Any, seat: int, places: Mapping[str, str], showing: Showing) -> bytes:
        """The board with the places that can be chosen: their labels, and what to write on them."""
        return self._png(self.choice(view, seat, places, showing), "choice", seat, showing)

    def draw_result(self, foreseen: MovePreview, showing: Showing) -> Sequence[bytes]:
        """What a move will do, for its player before they confirm it; empty if there is nothing to see."""
        drawn = self.result(foreseen, showing) if self.result is not None else None
        return [] if drawn is None else [self._png(drawn, "result", foreseen.seat, showing)]

    def draw_since(self, view: Any, seat: int, since: Since, showing: Showing) -> Sequence[bytes]:
        """What has changed since a seat's last turn, numbered, for that seat only."""
        return [self._png(self.since(view, seat, since, showing))] if self.since is not None else []

    def draw_lesson(self, view: Any, task: Marks, showing: Showing) -> bytes:
        """A table with everything dimmed except what a lesson is about. Raises KeyError for an unknown spot."""
        canvas = self.tables[task.part](view, showing)
        # Dimmed parts have colors that are in no palette.
        return draw_lesson(canvas, canvas.spots, task).png()

    def draw_rules(self, picture: str, showing: Showing) -> bytes:
        """A picture of the rules pages, by name. Raises KeyError for any other."""
        return self._png(self.rules[picture](showing.words))

    def _png(self, canvas: Canvas, *kind: Hashable) -> bytes:
        """The picture as a PNG, reusing what it has in common with the last one of its kind."""
        palette = colours(self.game)
        return redrawn(canvas, palette, (self.game, *kind)) if kind else canvas.png(palette)


def _plain_mat(heading: type[Heading[Any]], view: Any, seat: int, showing: Showing) -> Canvas:
    remark = showing.words("picture-private") if view.viewer == seat else ""
    return heading(view, showing).sheet(seat, remark, 0)


def _plain_choice(
    draw: Callable[[Any, Showing], Canvas], view: Any, seat: int, places: Mapping[str, str], showing: Showing
) -> Canvas:
    return draw(view, showing)
