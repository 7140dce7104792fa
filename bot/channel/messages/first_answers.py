"""Answers that stand on the public card: whoever is asked is one tap ahead where everybody may know what there is.

They are made from what a spectator sees: what may be answered from the open table alone, how it is called in two
positions that nobody who looks on can tell from the real one. So nothing that only the player knows is among them.
"""

from __future__ import annotations

import string
from itertools import islice
from typing import Final, NamedTuple

from bot.engine import AnyView, Chance
from bot.tables.table import Table
from bot.words.fluent import Words

from .components import Meaning, TableButton, button
from .ids import Address
from .labels import fitted

MOST: Final = 6
"""So many answers stand on a card."""

_WORLDS: Final = (b"one world", b"another")
_LOOKED_AT: Final = 200
"""Of so many moves it is seen whether their beginnings are few."""


class _Answer(NamedTuple):
    label: str
    rest: tuple[str, ...]


def first_answers(table: Table, said: Words) -> list[TableButton]:
    """A button for each answer to the first question of the one person who is asked, if few and all open."""
    if len(table.asked_seats) != 1 or len(table.asked_people) != 1:
        return []
    (seat,) = table.asked_seats
    game, seen = table.title.game, table.view(None)
    answers: list[_Answer] = []
    for seed in _WORLDS:
        view = game.view(game.imagine(seen, Chance(seed)), seat)
        try:
            others = _answers(table, said, seen, view)
        except LookupError:  # what may be answered depends on what the player alone knows
            return []
        if not others or (answers and others != answers):
            return []
        answers = others
    return [
        button(label, Address("move", table.id, table.revision, rest), Meaning.CHOOSES)
        for label, rest in answers
    ]


def _answers(table: Table, said: Words, seen: AnyView, view: AnyView) -> list[_Answer]:
    """The answers that lie open, as they are called in a world; none where several kinds of move have a question, or
    there are too many for a card. Raises LookupError where they do not lie open.
    """
    telling = table.title.telling
    forms = [form for form in view.decision.forms(seen) if form.left({})]
    if len(forms) != 1:
        return []
    (form,) = forms
    move, first = form.move, form.left({})[0]
    fields = move.together if first in move.together else (first,)
    if first != fields[0] or first in move.groups:
        return []
    signs = [string.digits[move.steps().index(field)] for field in fields]
    moves = islice(form.moves({}), _LOOKED_AT)
    found = dict.fromkeys(tuple(one.values()[field] for field in fields) for one in moves)
    if not 1 < len(found) <= MOST:
        return []
    made = []
    for values in found:
        chosen = dict(zip(fields, values, strict=True))
        choices = [telling.choice(view, move, field, value, chosen) for field, value in chosen.items()]
        whole = choices[-1].whole or choices[0].label
        rest = (f"{sign}{value}" for sign, value in zip(signs, values, strict=True))
        made.append(_Answer(said.text(whole), (move.kind(), *rest)))
    labels = fitted([answer.label for answer in made])
    if len(set(labels)) < len(made) or any(label.endswith("…") for label in labels):
        return []
    return [answer._replace(label=label) for answer, label in zip(made, labels, strict=True)]
