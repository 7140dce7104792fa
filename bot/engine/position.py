"""A position in three forms: what everybody sees, the state with its secrets, the view of one seat.

A game derives from them::

    class Table(Position): ...          # what lies open on the table
    class State(Table, engine.State): ...  # and the rest: stacks, hands, agenda, chance
    class View(Table, engine.View): ...    # and what one viewer may know of the rest

Forms, and whatever State and View share, are written for the `Table`, so the type checker sees that they read no
secrets. Code that shows something takes the `View`. A field added to the state is in no view until `seen_by` adds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, TypeVar

from msgspec import Struct

from .agenda import Alongside, AskedDecision, Decision, HasAgenda, Step, Together
from .chance import Chance
from .events import Argument, Change, Event, heard
from .moves import ASK, Chosen


class Standing(Struct, frozen=True):
    """A seat at the end: its place (1 is best; equal seats share one), points, and where they came from.

    `sources` sum to `total`, in reading order; `tie_breaks` decide between equal totals, the most important first.
    """

    seat: int
    place: int
    total: int
    sources: dict[str, int]
    tie_breaks: dict[str, int]


class Outcome(Struct, frozen=True):
    """The final standings, best first, and the reason for the end (a message key)."""

    reason: str
    standings: list[Standing]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [standing.seat for standing in self.standings if standing.place == 1]

    @property
    def compared(self) -> list[str]:
        """The tie-breaks that were needed between seats with equal totals, the most important first."""
        tied = [pair for pair in pairwise(self.standings) if pair[0].total == pair[1].total]
        needed = []
        for name in self.standings[0].tie_breaks:
            if tied:
                needed.append(name)
            tied = [pair for pair in tied if pair[0].tie_breaks[name] == pair[1].tie_breaks[name]]
        return needed

    def standing_of(self, seat: int) -> Standing:
        """The standing of a seat."""
        return next(standing for standing in self.standings if standing.seat == seat)


class Tally(Struct, frozen=True):
    """The final count of a seat: points by source, and the tie-breaks."""

    sources: dict[str, int]
    tie_breaks: dict[str, int]


def ranked(
    tallies: Sequence[Tally], gone: Sequence[bool], *, fewest: bool = False, leavers_last: bool = True
) -> list[Standing]:
    """The standings from a tally for each seat: the most points win, or the `fewest` (tie-breaks likewise).

    Players who left come after all who stayed. Seats that are equal in everything share a place, and the places below
    it are skipped.
    """
    sign = -1 if fewest else 1
    worth = [
        (
            not (leavers_last and left),
            *(sign * figure for figure in (sum(tally.sources.values()), *tally.tie_breaks.values())),
        )
        for tally, left in zip(tallies, gone, strict=True)
    ]
    return [
        Standing(
            seat,
            1 + sum(other > worth[seat] for other in worth),
            sum(tallies[seat].sources.values()),
            tallies[seat].sources,
            tallies[seat].tie_breaks,
        )
        for seat in sorted(range(len(tallies)), key=lambda seat: worth[seat], reverse=True)
    ]


T = TypeVar("T")
ViewOf = TypeVar("ViewOf", bound="Position")

RECENT = 6
"""How many of the last deeds are kept."""

UNHEARD: Final[list[Event]] = []
"""Stands for the events of a position that is played without telling any: nothing is added to it."""


class _Nothing(Event):
    """The event returned where none is told; it ignores every assignment."""

    def __setattr__(self, name: str, value: object) -> None:
        """Ignore it."""


_NOTHING = _Nothing("nothing")


class Position(Struct, kw_only=True):
    """What is open in every game.

    `events` are those of the last move, `recent` the last deeds of the seats, newest last; `gone` says which seats have
    no player any more; `instructions` are standing answers by seat and kind of question; `rules_version` is the version
    of the rules that the game is played by.
    """

    seats: int
    options: dict[str, str]
    gone: list[bool]
    rules_version: int = 1
    ply: int = 0
    events: list[Event] = []
    recent: list[Event] = []
    outcome: Outcome | None = None
    instructions: dict[int, dict[str, str]] = {}

    def way_of(self, seat: int, decision: str) -> str:
        """The seat's standing answer to a kind of question; "ask" if it has none."""
        return self.instructions.get(seat, {}).get(decision, ASK)

    def clockwise(self, first: int) -> list[int]:
        """All seats clockwise, from this one on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def turn_order(self) -> list[int]:
        """The seats in the present turn order."""
        return self.clockwise(0)

    def played_seats(self) -> list[int]:
        """The seats that still have a player."""
        return [seat for seat in range(self.seats) if not self.gone[seat]]


class State:
    """What every state has besides the open table: an agenda, chance, and ways to tell events."""

    __slots__ = ()

    agenda: list[Step]
    chance: Chance
    gone: list[bool]
    events: list[Event]
    recent: list[Event]

    def bring_to_light(self, what: str, to: int | None = None) -> None:
        """Declare that something hidden is about to be revealed: a preview stops here.

        Rules call it before they turn up a card, draw a tile, or show secret choices; the message `then-light-<what>`
        names it. If only one seat sees it (`to`), the previews of other seats go on.
        """
        self.chance.bring_to_light(what, to)

    def looked_at(self, value: T, unknown: T) -> T:
        """A hidden value that a seat looks at where nothing else depends on it: a preview goes on with `unknown`."""
        return self.chance.looked_at(value, unknown)

    @property
    def heard(self) -> bool:
        """Whether events are told; if not, work that is done for events alone can be skipped."""
        return self.events is not UNHEARD

    def tell(self, key: str, seat: int | None = None, /, **arguments: Argument) -> Event:
        """Add an event; `note` adds changes to it."""
        if self.events is UNHEARD:
            return _NOTHING
        event = Event(key, seat, arguments)
        self.events.append(event)
        return event

    def did(self, key: str, seat: int, /, **arguments: Argument) -> Event:
        """Add an event for what a seat did, and keep it among the recent deeds.

        It isn't a deed if the seat's player is gone.
        """
        if self.events is UNHEARD:
            return _NOTHING
        event = self.tell(key, seat, **arguments)
        if not self.gone[seat]:
            event.deed = True
            self.recent.append(event)
            del self.recent[:-RECENT]
        return event

    def say_more(self, ending: str, /, **arguments: Argument) -> None:
        """Extend the last event: append an ending to its key, and add arguments."""
        if self.events is not UNHEARD:
            event = self.events[-1]
            event.key += ending
            event.arguments |= arguments

    def note(self, seat: int, what: str, amount: int) -> None:
        """Add a change of a score or stock to the last event."""
        if amount and self.events is not UNHEARD:
            self.events[-1].changes.append(Change(seat, what, amount))


class View:
    """What every view has besides the open table: the viewer, and who is asked what.

    `viewer` is None for a spectator; `decision` is the viewer's own open decision, if any; `answered` are the seats
    that have answered a question to several; `agenda` is what is still to come (next step last), as far as the viewer
    may know it.
    """

    __slots__ = ()

    viewer: int | None
    asked: list[AskedDecision]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]

    @property
    def own_seat(self) -> int:
        """The viewer's seat, for code that only players reach: a spectator has none."""
        assert self.viewer is not None
        return self.viewer

    def question_to(self, seat: int) -> str | None:
        """The kind of question that a seat is asked now; None if it isn't asked."""
        return next((asked.decision for asked in self.asked if asked.seat == seat), None)


def open_decisions(state: HasAgenda) -> list[Decision]:
    """The decisions of a state or a view that wait for an answer; none when the game is over."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        return [decision for _, decision in top.open()]
    if isinstance(top, Alongside):
        return list(top.open())
    return [top] if isinstance(top, Decision) else []


def asked_of(state: State) -> list[AskedDecision]:
    """Who is asked what kind of question."""
    return [AskedDecision(decision.seat, decision.kind()) for decision in open_decisions(state)]


def answered_by(state: State) -> list[int]:
    """The seats that have answered a question to several."""
    top = state.agenda[-1] if state.agenda else None
    return top.answered() if isinstance(top, Together) else []


def answer_of(state: State, seat: int | None) -> Chosen | None:
    """The answer of a seat that the others don't see yet."""
    top = state.agenda[-1] if state.agenda else None
    return top.answer_of(seat) if isinstance(top, Together) and seat is not None else None


def decision_of(state: State, seat: int | None) -> Decision | None:
    """The decision that a seat is asked now."""
    return next((decision for decision in open_decisions(state) if decision.seat == seat), None)


def open_view(view: type[ViewOf], state: Any, viewer: int | None, /, **known: Any) -> ViewOf:
    """The view of a seat, or of a spectator (None): the open table, and what the game adds as `known`.

    Every field of the table is copied unless it is among `known`, so none can be forgotten. Events are filtered for the
    viewer.
    """
    table = next(kind for kind in view.__mro__ if issubclass(kind, Position) and isinstance(state, kind))
    decisions = open_decisions(state)
    common = {
        "events": heard(state.events, viewer),
        "recent": heard(state.recent, viewer),
        "viewer": viewer,
        "asked": [AskedDecision(decision.seat, decision.kind()) for decision in decisions],
        "answered": answered_by(state),
        "decision": next((decision for decision in decisions if decision.seat == viewer), None),
        "agenda": [step.seen_by(viewer) for step in state.agenda],
    }
    lying_open = {field: getattr(state, field) for field in table.__struct_fields__}
    return view(**(lying_open | common | known))
