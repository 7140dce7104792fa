"""A position in three forms: what everybody sees, the state with its secrets, the view of one seat.

A game derives from them::

    class Table(Position): ...          # what lies open on the table
    class State(Table, engine.State): ...  # and the rest: stacks, hands, agenda, chance
    class View(Table, engine.View): ...    # and what one viewer may know of the rest

Forms and whatever both need are written for the `Table`, so the type checker sees that they know no secrets.
What shows anything takes the `View`. A field added to the state is in no view until somebody puts it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct

from .agenda import Alongside, Asked, Decision, HasAgenda, Step, Together
from .chance import Chance
from .events import Argument, Change, Event, heard
from .moves import ASK, Chosen


class Standing(Struct, frozen=True):
    """A seat at the end: its place (1 is best; equal places are shared), points, and where they came from.

    `sources` sums to `total`, in the order in which a player wants to read it; `tie_breaks` are the figures
    that decide between equal totals, most important first.
    """

    seat: int
    place: int
    total: int
    sources: dict[str, int]
    tie_breaks: dict[str, int]


class Outcome(Struct, frozen=True):
    """The final standing, best first, and the reason the game ended (a message key)."""

    reason: str
    standings: list[Standing]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [standing.seat for standing in self.standings if standing.place == 1]

    def standing_of(self, seat: int) -> Standing:
        """How a seat came out."""
        return next(standing for standing in self.standings if standing.seat == seat)


class Tally(Struct, frozen=True):
    """What is counted of a seat at the end: points by source, and what decides between equal totals."""

    sources: dict[str, int]
    tie_breaks: dict[str, int]


def ranked(
    tallies: Sequence[Tally], gone: Sequence[bool], *, fewest: bool = False, leavers_last: bool = True
) -> list[Standing]:
    """Everybody's place, from a tally for each seat: the most wins, or the fewest (of tie-breaks too).

    Players who left come after all who stayed. Those equal in everything share a place, and the places
    below are used up.
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
"""How many of the last deeds are kept for everybody to see."""

UNHEARD: Final[list[Event]] = []
"""The events of a position that goes on without anybody listening: nothing is added to them."""


class _Nothing(Event):
    """What is told where nobody listens: it keeps nothing of what is said of it."""

    def __setattr__(self, name: str, value: object) -> None:
        """Forget it."""


_NOTHING = _Nothing("nothing")


class Position(Struct, kw_only=True):
    """What lies open in every game.

    `events` is what happened in the last move, `recent` the last deeds of the seats, the newest last; `gone`
    tells which seats have no player any more; `instructions` has the ways in which seats have questions
    answered, by seat and kind of question; `rules_version` says by which version of its rules the game plays.
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
        """In what way the seat has a kind of question answered; "ask" where it is asked."""
        return self.instructions.get(seat, {}).get(decision, ASK)

    def clockwise(self, first: int) -> list[int]:
        """All seats, from one of them on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def turn_order(self) -> list[int]:
        """The seats in the order in which they have turns now."""
        return self.clockwise(0)

    def played_seats(self) -> list[int]:
        """The seats that still have a player."""
        return [seat for seat in range(self.seats) if not self.gone[seat]]


class State:
    """What a game's state has beside the open table: an agenda and chance."""

    __slots__ = ()

    agenda: list[Step]
    chance: Chance
    gone: list[bool]
    events: list[Event]
    recent: list[Event]

    def bring_to_light(self, what: str, to: int | None = None) -> None:
        """Say that something unknown is about to be looked at: nobody foresees what comes of it.

        Rules call it before they turn up a card, draw a tile, show what was chosen unseen; the message
        `then-light-…` says `what` it is. Where one seat alone looks at it (`to`), the others, for whom nothing comes
        to light, go on to foresee.
        """
        self.chance.bring_to_light(what, to)

    def looked_at(self, value: T, unknown: T) -> T:
        """A value that a seat looks at, without anything else coming of it: foreseen is what follows, not the value.

        `unknown` stands for it in the position that is foreseen.
        """
        return self.chance.looked_at(value, unknown)

    @property
    def heard(self) -> bool:
        """Whether anybody listens: what is worked out to be told alone, need not be where nobody does."""
        return self.events is not UNHEARD

    def tell(self, key: str, seat: int | None = None, /, **arguments: Argument) -> Event:
        """Note that something happened; changes that follow from it are added to the event."""
        if self.events is UNHEARD:
            return _NOTHING
        event = Event(key, seat, arguments)
        self.events.append(event)
        return event

    def did(self, key: str, seat: int, /, **arguments: Argument) -> Event:
        """Note what a seat did: told like everything, and kept among the recent deeds.

        What is done for a seat that nobody plays any more is no deed of anybody's.
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
        """Say more of what happened last: with an ending to its key, and further arguments."""
        if self.events is not UNHEARD:
            event = self.events[-1]
            event.key += ending
            event.arguments |= arguments

    def note(self, seat: int, what: str, amount: int) -> None:
        """Add a change of a score or stock to what happened last."""
        if amount and self.events is not UNHEARD:
            self.events[-1].changes.append(Change(seat, what, amount))


class View:
    """What a game's view has beside the open table: who looks, and what is asked of whom.

    `viewer` is None for a spectator; `decision` is the viewer's own, if any; `answered` are the seats that
    have given their answer to what is asked of several together; `agenda` is what is still to come, next last,
    as far as the viewer may know it.
    """

    __slots__ = ()

    viewer: int | None
    asked: list[Asked]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]

    @property
    def own_seat(self) -> int:
        """The seat that looks. What is for players alone asks for it; a spectator has none."""
        assert self.viewer is not None
        return self.viewer

    def question_to(self, seat: int) -> str | None:
        """The kind of question that a seat is asked now; None where it is asked nothing."""
        return next((asked.decision for asked in self.asked if asked.seat == seat), None)


def open_decisions(state: HasAgenda) -> list[Decision]:
    """The decisions that wait for an answer now, of a state or as a view knows them; none when the game is over."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        return [decision for _, decision in top.open()]
    if isinstance(top, Alongside):
        return list(top.open())
    return [top] if isinstance(top, Decision) else []


def asked_of(state: State) -> list[Asked]:
    """Who is asked what kind of question."""
    return [Asked(decision.seat, decision.kind()) for decision in open_decisions(state)]


def answered_by(state: State) -> list[int]:
    """Who has answered what several are asked together."""
    top = state.agenda[-1] if state.agenda else None
    return top.answered() if isinstance(top, Together) else []


def answer_of(state: State, seat: int | None) -> Chosen | None:
    """What a seat has answered that the others don't see yet."""
    top = state.agenda[-1] if state.agenda else None
    return top.answer_of(seat) if isinstance(top, Together) and seat is not None else None


def decision_of(state: State, seat: int | None) -> Decision | None:
    """What a seat is asked now."""
    return next((decision for decision in open_decisions(state) if decision.seat == seat), None)


def open_view(view: type[ViewOf], state: Any, viewer: int | None, /, **known: Any) -> ViewOf:
    """The view of a seat, or of a spectator (None): all that lies open, and what the game says is `known`.

    Every field of the table that the state and the view share is taken as it is, unless it is among `known`:
    a field put on the table can't be forgotten. Of events each viewer hears what they may.
    """
    table = next(kind for kind in view.__mro__ if issubclass(kind, Position) and isinstance(state, kind))
    decisions = open_decisions(state)
    common = {
        "events": heard(state.events, viewer),
        "recent": heard(state.recent, viewer),
        "viewer": viewer,
        "asked": [Asked(decision.seat, decision.kind()) for decision in decisions],
        "answered": answered_by(state),
        "decision": next((decision for decision in decisions if decision.seat == viewer), None),
        "agenda": [step.seen_by(viewer) for step in state.agenda],
    }
    lying_open = {field: getattr(state, field) for field in table.__struct_fields__}
    return view(**(lying_open | common | known))
