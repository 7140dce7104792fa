"""What the conformance suite must know about a game: `CONFORMANCE` in `tests/games/<game>/conformance.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.engine import AnyState, AnyView, Game
from bot.games.title import Title
from tests.games.drawing import Drawing

from .facts import Fact

Amount: TypeAlias = Literal["paid", "left", "held", "gained", "later"]
"""What an amount in a hint is: paid, left, held before the move, gained now, or gained later."""


@dataclass(frozen=True)
class Ending:
    """A random game that ends in a certain way: its seats, its seed, and the ply at which all players but one leave.

    `prepare` changes the first position, for an end that chance alone hardly ever brings about.
    """

    seats: int
    seed: str
    left_after: int | None = None
    prepare: Callable[[AnyState], None] | None = None


class Detail(NamedTuple):
    """A pattern of what a check leaves out, and the reason."""

    pattern: str
    why: str


@dataclass(frozen=True)
class Conformance:
    """A game, and what the suite must know about it.

    `invariants` fails for an impossible position.
    `possessions` returns the amount of everything whose changes events tell.
    `labels` and `numbers` are values to try in fields of moves, legal and illegal.
    `texts`: the most texts on a picture of the table, with the fewest and with the most seats.
    `endings`: a game for every reason to end.
    `possible` returns whether a view with one changed fact is a view of any position.
    `drawing`: the moments to draw, if the start, the middle and the end are not enough.
    `details`: English texts that may be small on the first picture of the table without being larger elsewhere.
    `veiled`: fields of the table that views show in part.
    `facts`: what words and pictures say about a position.
    `uncounted`: numbers of a view that no fact is about.
    `told_alone`: places in a view that only words tell about.
    `undrawn`: changes of what a seat has that the picture of a move's result leaves out.
    `unachieved`: facts of seats that the final table leaves out, if no holding says so.
    `exaggerated`: kinds of moves that are drawn with unlikely changes, too.
    `judged`: the figures of the evaluation that rise (+) or fall (-) with more of a fact; usually the one of its name.
    `unwritten`: how many questions have pictures without badges.
    `shared`: a pattern of two places of a question that have one badge, as it says the same of both.
    `hinted`: how many amounts in hints are compared with results, at least.
    `numbered`: how many numbers of places are compared with the moves of those numbers, at least.
    `hints`: what amounts in hints are, by the names of their messages, if they have no sign or aren't gained now.
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
    shared: str = ""
    hinted: int = 0
    numbered: int = 0
    hints: Mapping[str, Amount] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return self.title.game
