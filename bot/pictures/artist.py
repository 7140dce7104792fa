"""An artist: all pictures of a game, from a view to PNGs, and what each needs to know."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeVar

from bot.app.fallbacks import spared
from bot.engine import Event, Foreseen
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
    """What has happened since somebody's last turn: the events of each move in order; the first has number 1."""

    moves: Sequence[Sequence[Event]]

    def places(self, *arguments: str, seat: int | None = None) -> dict[str, str]:
        """The numbers at each place that the moves name, "1" or "1 4".

        Of these arguments of their events alone, and of a seat's events where one is named.
        """
        own = ([event for event in events if seat in (None, event.seat)] for events in self.moves)
        return _numbered(
            dict.fromkeys(label for event in events for label in _places(event, arguments)) for events in own
        )

    def seats(self, *arguments: str) -> dict[int, str]:
        """The numbers of the moves that name none of those places, by the seat that made them."""
        nowhere = (
            () if any(_places(event, arguments) for event in events) else events for events in self.moves
        )
        return _numbered([event.seat for event in events if event.seat is not None][:1] for events in nowhere)


Marked = TypeVar("Marked")


def _numbered(moves: Iterable[Iterable[Marked]]) -> dict[Marked, str]:
    """For all that moves mark the numbers of those moves."""
    found: dict[Marked, list[str]] = {}
    for number, marked in enumerate(moves, 1):
        for one in marked:
            found.setdefault(one, []).append(str(number))
    return {one: " ".join(numbers) for one, numbers in found.items()}


def _places(event: Event, arguments: Sequence[str]) -> Sequence[str]:
    return event.places_of(*arguments) if arguments else event.places


_PANEL = re.compile(r"seat \d")  # what the panel of a seat is called


@dataclass(frozen=True)
class Artist:
    """Who draws a game, in the colors chosen for it. Pure: the same view gives the same bytes. All are PNG.

    `tables` draw what everybody sees, each a picture: a second where one would be unreadable. The others draw a seat's
    mat, a choice of places, each picture of the rules by its name, what a move will do, and, as `since`, the board as a
    seat sees it with the numbers of what has happened since its last turn; in all their colors. `practiced` are
    pictures of the rules with pieces that come to many tables late: they are drawn before they are needed. `passing`
    are the arguments of events whose places something else takes before long. `look` says how a seat looks in a game
    in which that is not settled by its number.

    What draws a thing names its place (`Canvas.spots`), by which lessons, steps and choices mark it; panels of seats
    are called `seat 1` and so on.
    """

    game: str
    tables: tuple[Callable[[Any, Showing], Canvas], ...]
    mat: Callable[[Any, int, Showing], Canvas]
    choice: Callable[[Any, int, Mapping[str, str], Showing], Canvas]
    rules: Mapping[str, Callable[[Words], Canvas]]
    heading: type[Heading[Any]]
    result: Callable[[Foreseen, Showing], Canvas | None] | None = None
    since: Callable[[Any, int, Since, Showing], Canvas] | None = None
    practiced: Sequence[str] = ()
    passing: Sequence[str] = ()
    look: Callable[[Any, int], SeatLook] | None = None

    @classmethod
    def plain(cls, game: str, draw: Callable[[Any, Showing], Canvas], heading: type[Heading[Any]]) -> Artist:
        """Who draws a game of which nothing but one picture of its table is its own."""
        return cls(game, (draw,), partial(_plain_mat, heading), partial(_plain_choice, draw), {}, heading)

    def looks(self, view: Any, seats: int) -> tuple[int | None, ...] | None:
        """The looks of all seats, by their numbers in `SEATS`: None before a seat has one, as without a view.

        None instead of all where the numbers of the seats settle it.
        """
        if self.look is None:
            return None
        looks = [self.look(view, seat) if view is not None else None for seat in range(seats)]
        return tuple(SEATS.index(look) if look in SEATS else None for look in looks)

    def draw_table(self, view: Any, showing: Showing) -> list[bytes]:
        """What everybody sees."""
        return [self.draw_part(part, view, showing) for part in range(len(self.tables))]

    def draw_part(self, part: int, view: Any, showing: Showing, steps: Steps = ()) -> bytes:
        """One of the pictures of what everybody sees, with the numbers of steps."""
        canvas = self.tables[part](view, showing)

        @cache
        def spots(other: int) -> Mapping[str, Box]:
            return canvas.spots if other == part else self.spots_of(other, view, showing)

        parts = len(self.tables)
        spared("the numbers of steps", None, draw_steps, canvas, steps, part, parts, spots, self.passing)
        return self._png(canvas, "table", part, showing)

    def spots_of(self, part: int, view: Any, showing: Showing) -> Mapping[str, Box]:
        """The places on one of the pictures of what everybody sees, by their names."""
        return self.tables[part](view, showing).spots

    def frame(self, view: Any, showing: Showing, progress: ReplayProgress, part: int = 0) -> Canvas:
        """A moment of a game that is shown again: one of the pictures, told large."""
        return draw_frame(self.heading(view, showing), self.tables[part](view, showing).image, progress)

    def draw_frame(self, view: Any, showing: Showing, progress: ReplayProgress) -> list[bytes]:
        """The same of all pictures."""
        return [self._png(self.frame(view, showing, progress, part)) for part in range(len(self.tables))]

    def replaced(self, view: Any, showing: Showing) -> Mapping[int, str]:
        """The seats whose players' names can't be drawn, and what the pictures call them."""
        return self.heading(view, showing).replaced

    def draw_gathering(self, view: Any, showing: Showing, *, settled: bool) -> bytes:
        """The table before the game; `settled` where people keep the seats that they have taken."""
        return self._png(self.gather(view, showing, settled=settled))

    def gather(self, view: Any, showing: Showing, *, settled: bool) -> Canvas:
        """The table before the game: who is named sits there, the other seats are free."""
        canvas, heading = self.tables[0](view, showing), self.heading(view, showing)
        panels = [box for name, box in canvas.spots.items() if _PANEL.fullmatch(name)]
        return gathered(canvas, heading, panels, len(showing.names), settled=settled)

    def draw_mat(self, view: Any, seat: int, showing: Showing) -> bytes:
        """A seat's own board, with what it can do; of another's seat what is public."""
        return self._png(self.mat(view, seat, showing), "mat", seat, showing)

    def draw_choice(self, view: Any, seat: int, places: Mapping[str, str], showing: Showing) -> bytes:
        """The board with the places that can be chosen: labels of the places, and what to write on them."""
        return self._png(self.choice(view, seat, places, showing), "choice", seat, showing)

    def draw_result(self, foreseen: Foreseen, showing: Showing) -> Sequence[bytes]:
        """What a move will do, for its player before they confirm it; nothing where there is nothing to see."""
        drawn = self.result(foreseen, showing) if self.result is not None else None
        return [] if drawn is None else [self._png(drawn, "result", foreseen.seat, showing)]

    def draw_since(self, view: Any, seat: int, since: Since, showing: Showing) -> Sequence[bytes]:
        """What has changed since a seat's last turn, numbered, for that seat alone."""
        return [self._png(self.since(view, seat, since, showing))] if self.since is not None else []

    def draw_lesson(self, view: Any, task: Marks, showing: Showing) -> bytes:
        """A table on which all steps back but what a lesson speaks of. Raises KeyError for a spot that there is not."""
        canvas = self.tables[task.part](view, showing)
        # What steps back has colors that no table has.
        return draw_lesson(canvas, canvas.spots, task).png()

    def draw_rules(self, picture: str, showing: Showing) -> bytes:
        """A picture of the rules pages, by the name that the page gives. Raises KeyError for any other."""
        return self._png(self.rules[picture](showing.words))

    def _png(self, canvas: Canvas, *kind: Hashable) -> bytes:
        """The picture; where one of the same kind was drawn lately, what is the same in both is taken from that."""
        palette = colours(self.game)
        return redrawn(canvas, palette, (self.game, *kind)) if kind else canvas.png(palette)


def _plain_mat(heading: type[Heading[Any]], view: Any, seat: int, showing: Showing) -> Canvas:
    remark = showing.words("picture-private") if view.viewer == seat else ""
    return heading(view, showing).sheet(seat, remark, 0)


def _plain_choice(
    draw: Callable[[Any, Showing], Canvas], view: Any, seat: int, places: Mapping[str, str], showing: Showing
) -> Canvas:
    return draw(view, showing)
