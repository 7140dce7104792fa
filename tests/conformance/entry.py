"""What the conformance suite must know of a game: `CONFORMANCE` in the game's `tests/games/<game>/conformance.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.engine import AnyState, AnyView, Game
from bot.games.title import Title
from tests.games.drawing import Drawing

from .facts import Fact

Amount: TypeAlias = Literal["paid", "left", "held", "gained", "later"]
"""What an amount in a hint is of: what is paid, what is left, what one has before, what one gets now, or later."""


@dataclass(frozen=True)
class Ending:
    """A random game that ends in a certain way: its seats and seed, and when everybody but one leaves.

    `prepare` changes the first position, where chance alone hardly ever brings about such an end.
    """

    seats: int
    seed: str
    left_after: int | None = None
    prepare: Callable[[AnyState], None] | None = None


class Detail(NamedTuple):
    """Small texts of a table which nobody needs in order to decide: what matches all of them, and why."""

    pattern: str
    why: str


@dataclass(frozen=True)
class Conformance:
    """A game, and what holds of it.

    `invariants` fails for a position that can't be; `possible` tells whether a view with one of its facts changed is a
    view of any position; `possessions` counts all that events tell changes of;
    `labels` are values of text fields that moves might hold, legal and not; `endings` has a game for every reason
    to end; `drawing` the moments at which it is drawn, where the start, the middle and the end are not enough;
    `texts` how many texts a picture of its table has at most, with the fewest and with the most seats;
    `details` what may be small in English on the first picture of its table though it is nowhere larger;
    `veiled` are fields of its table of which a view shows a part;
    `facts` are what its words and pictures say of a position, `uncounted` the numbers of a view of which none of them
    speaks, `told_alone` the places in a view that words alone tell of,
    `undrawn` the changes of what a seat has that the picture of what a move will do leaves out, `unachieved`
    the facts of seats that the table of the end doesn't count beside the points, if no holding says so,
    `exaggerated` the kinds of moves that are drawn with unlikely changes too; `hints` what
    the amounts in the hints of choices are, by the names of their messages, where they bear no sign or none of now;
    `unwritten` says of how many questions the picture bears no badge; `judged` are the figures of its evaluation
    that rise (+) and fall (-) with more of each fact of the seats, none where what is more is not worth more, and where
    nothing is said the one that is called like it;
    `hinted` how many of them are compared at the least with what comes of them, `numbered` how many numbers of places
    on offer with the moves of those numbers.
    """

    title: Title
    invariants: Callable[[AnyState], None]
    possessions: Callable[[AnyState], dict[tuple[int, str], int]]
    labels: tuple[str, ...]
    numbers: range
    texts: tuple[int, int]
    endings: dict[str, Ending]
    possible: Callable[[AnyView], bool] = lambda view: True
    drawing: Drawing | None = None
    details: tuple[Detail, ...] = ()
    veiled: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    uncounted: tuple[Detail, ...] = ()
    told_alone: tuple[Detail, ...] = ()
    undrawn: tuple[Detail, ...] = ()
    unachieved: tuple[Detail, ...] = ()
    exaggerated: tuple[str, ...] = ()
    judged: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unwritten: int = 0
    hinted: int = 0
    numbered: int = 0
    hints: Mapping[str, Amount] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """Its rules."""
        return self.title.game
