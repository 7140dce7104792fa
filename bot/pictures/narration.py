"""What the headers of all games say alike: who is called, what a deed brought, who won, who must do what."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.engine import AnyView, Argument, Change, Outcome, Player
from bot.words import Words

from .fonts import SENTENCE_BOLD
from .names import shorten
from .runs import Run, emphasised, versions

NAME_ROOM = 250
"""Longer names are shortened in the narration, which has one line for all."""


def briefly_named(words: Words, names: Sequence[str]) -> tuple[Words, list[str]]:
    """The words, and the names short enough for the narration."""
    short = [shorten(name, SENTENCE_BOLD, NAME_ROOM) for name in names]
    return words.naming(short), short


def call_of(view: AnyView, seat: int, words: Words) -> str:
    """What a seat's plaque calls out: that it is to move, or has won; nothing else."""
    if any(asked.seat == seat for asked in view.asked):
        return words("picture-to-move")
    return words("picture-victor") if view.outcome and seat in view.outcome.winners else ""


def deed_told(
    sentence: str, changes: Iterable[Change], important: Collection[str], words: Words
) -> tuple[tuple[Run, ...], ...]:
    """A deed with what its seat gained by it, in gold, and what it lost; shorter and shorter versions."""
    changes = list(changes)
    gained = words.changes(change for change in changes if change.amount > 0)
    spent = words.changes(change for change in changes if change.amount < 0)
    return versions(sentence, gained, spent, important)


def won(outcome: Outcome, names: Collection[str], words: Words) -> list[Run]:
    """Who has won: `picture-wins`, behind which the game says with how much."""
    winners: Argument = [Player(seat) for seat in outcome.winners]
    return emphasised(words("picture-wins", players=winners, count=len(outcome.winners)), names)


def awaited_together(view: AnyView, words: Words) -> str:
    """Who must do what, where several are asked at once: named where they are two, counted where more."""
    by_decision: dict[str, list[int]] = {}
    for asked in view.asked:
        by_decision.setdefault(asked.decision, []).append(asked.seat)
    parts = []
    for decision, seats in by_decision.items():
        what = words(f"awaited-{decision}")
        if len(seats) == view.seats:
            parts.append(words("picture-all-awaited", what=what))
        elif len(seats) > 2:
            parts.append(words("picture-many-awaited", count=len(seats), what=what))
        else:
            players: Argument = [Player(seat) for seat in seats]
            parts.append(words("picture-awaited", players=players, what=what))
    return " · ".join(parts)
