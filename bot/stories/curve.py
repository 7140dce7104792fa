"""The curve of a game: the points of every seat round by round, from what lay open to all, and what brought them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

from bot.engine import AnyView, Event, Outcome, Text, changes_of
from bot.games.title import Title
from bot.pictures.showing import Showing
from bot.words.fluent import LOCALES, words

from .course import Moment

Interval: TypeAlias = tuple[int, int]
"""A seat, and an interval of the curve from 1 on."""


@dataclass(frozen=True)
class Deed:
    """What changed the points of a seat, as the log tells it, and by how much it did."""

    told: Text
    change: int


@dataclass(frozen=True)
class Curve:
    """The course of a game in points, up to a view of a spectator.

    `points` has those of each seat at the start and at the end of each interval. The intervals are the `rounds`, of
    which the last may still be going on, and the final scoring where it is counted for itself (`final`). `deeds` are
    what changed the points of a seat in an interval, in order; `fewest` says that the fewest points win.
    """

    view: AnyView
    points: tuple[tuple[int, ...], ...]
    rounds: int
    rounds_over: int
    final: bool
    fewest: bool
    deeds: Mapping[Interval, Sequence[Deed]]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        outcome: Outcome | None = self.view.outcome
        return outcome

    @property
    def intervals(self) -> range:
        """All of them, from 1 on."""
        return range(1, len(self.points[0]))

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.points))

    def standing(self, seat: int, at: int) -> int:
        """How well a seat stands at the end of an interval: in every game more is better."""
        points = self.points[seat][at]
        return -points if self.fewest else points

    def gain(self, seat: int, interval: int) -> int:
        """How much better it stands at the end of an interval than before it."""
        return self.standing(seat, interval) - self.standing(seat, interval - 1)


def curve(title: Title, course: Iterable[Moment]) -> Curve:
    """The curve of a course, which has at least its first moment."""
    showing = Showing((), words(LOCALES[0], title.game.id))
    rows: list[tuple[int, ...]] = []
    deeds: dict[Interval, list[Deed]] = {}
    now: tuple[int, ...] = ()
    number = fresh = 0
    for moment in course:
        heading = title.artist.heading(moment.view, showing)
        before, now = now, tuple(heading.points(seat) for seat in range(moment.view.seats))
        if not rows:
            rows.append(now)
        else:
            # What ends a round belongs to it, though the next one has begun by then.
            for seat, deed in _deeds(_in_play(moment.view), heading.counted, len(now)):
                deeds.setdefault((seat, len(rows)), []).append(deed)
            fresh = moment.round != number
            if fresh:
                rows.append(now)
        number = moment.round
    view, final = moment.view, False
    if view.outcome is not None:
        played = _added(before or now, _in_play(view) if before else [], heading.counted)
        rows.append(played)
        final = played != now
        if final:
            rows.append(now)
    elif not fresh:
        # A round in which nobody's points have changed so far would only say the same once more.
        fresh = now == rows[-1] and len(rows) > 1
        if not fresh:
            rows.append(now)
    over = view.outcome is not None
    return Curve(
        view,
        tuple(zip(*rows, strict=True)),
        rounds=len(rows) - 1 - final,
        rounds_over=len(rows) - 1 - final - (not over and not fresh),
        final=final,
        fewest=heading.fewest,
        deeds=deeds,
    )


def _in_play(view: AnyView) -> list[Event]:
    """What happened in a move, up to where the game ended."""
    reason = view.outcome.reason if view.outcome else None
    return list(takewhile(lambda event: event.key != reason, view.events))


def _added(points: Sequence[int], events: Sequence[Event], counted: Sequence[str]) -> tuple[int, ...]:
    return tuple(had + _counted(events, seat, counted) for seat, had in enumerate(points))


def _counted(events: Iterable[Event], seat: int, counted: Sequence[str]) -> int:
    changes = changes_of(events, seat)
    return sum(changes.get(what, 0) for what in counted)


def _deeds(events: Sequence[Event], counted: Sequence[str], seats: int) -> Iterator[tuple[int, Deed]]:
    """What changed the points of each seat in a move.

    What a seat did and what came of it for that seat are one deed, told as the event that brought most.
    """
    own = list(takewhile(lambda event: event.seat is not None and event.seat == events[0].seat, events))
    for seat in range(seats):
        first = own if own and own[0].seat == seat else []
        for together in (first, *([event] for event in events[len(first) :])):
            if change := _counted(together, seat, counted):
                most = max(together, key=lambda event: change * _counted([event], seat, counted))
                yield seat, Deed(most.text, change)
