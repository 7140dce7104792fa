"""What the header of a table says: round, points, whose turn, what just happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Change, changes_of, deeds_of
from bot.pictures.header import Narration, Plaque, Title
from bot.pictures.ledger import number
from bot.pictures.narration import awaited_together, briefly_named, call_of, deed_told, won
from bot.pictures.people import named
from bot.pictures.runs import BOLD, Run
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words import Words
from bot.workshop.example.state import View
from bot.workshop.example.telling.positions import round_of


def heading(view: View, showing: Showing) -> tuple[Title, list[Plaque], Narration]:
    """All that the header of the table says."""
    words, names = named(showing, view.seats)
    spoken, short = briefly_named(words, names)
    told = next(iter(deeds_of(view.events)), None)
    actor = view.outcome.winners[0] if view.outcome else told.seat if told else None
    awaited = words(view.outcome.reason) if view.outcome else awaited_together(view, spoken)
    narration = Narration(None if actor is None else SEATS[actor], _happened(view, spoken, short), awaited)
    return _title(view, words), _plaques(view, words, names), narration


def _title(view: View, words: Words) -> Title:
    moment = words("picture-end") if view.outcome else words("picture-round", round=round_of(view))
    return Title(words("game-title"), words("picture-beds", beds=len(view.planted)), moment)


def _plaques(view: View, words: Words, names: Sequence[str]) -> list[Plaque]:
    """The seats as they sit, at the end by place."""
    order = [standing.seat for standing in view.outcome.standings] if view.outcome else range(view.seats)
    winners = view.outcome.winners if view.outcome else []
    return [
        Plaque(
            SEATS[seat],
            names[seat],
            number(view.points[seat]),
            words("picture-gone") if view.gone[seat] else "",
            call_of(view, seat, words),
            leads=seat in winners,
        )
        for seat in order
    ]


def _happened(view: View, words: Words, names: Sequence[str]) -> tuple[tuple[Run, ...], ...]:
    """The last deed with what it brought; the winner at the end."""
    if view.outcome:
        return (tuple(won(view.outcome, names, words)),)
    told = next(iter(deeds_of(view.events)), None)
    if told is None or told.seat is None:
        return ((Run(words("picture-begins")),),)
    told = told.seen_by(None) or told
    changes = [Change(told.seat or 0, *change) for change in changes_of([told], told.seat or 0).items()]
    sentence = words.emphasising(BOLD).event(told)
    return deed_told(sentence, changes, (), words)
