"""Candidates: the moves that a player thinks about, where a question has more answers than anybody can weigh."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TypeAlias

from bot.engine import Chance, Form, Move, Value, all_moves

Weigh: TypeAlias = Callable[[Move], float]
"""What a move is worth."""

CLIMBERS = 3
"""Of so many of the best moves that were drawn, those that differ in one field are looked at too."""


def weighed(forms: Sequence[Form], weigh: Weigh, most: int, chance: Chance) -> list[tuple[float, Move]]:
    """Moves with what they are worth, the best first; about `most` of them are weighed.

    All, where there are no more. Else half of them are drawn, of every opening some; the others differ from the best
    of those in one field.
    """
    moves = list(islice(all_moves(forms), most + 1))
    if len(moves) <= most:
        return _sorted({move: weigh(move) for move in moves})
    known = {move: weigh(move) for move in drawn(forms, max(1, most // 2), chance)}
    climbed: set[Move] = set()
    while len(known) < most:
        best = next((move for _, move in _sorted(known)[:CLIMBERS] if move not in climbed), None)
        if best is None:
            break
        climbed.add(best)
        form = next(form for form in forms if form.move is type(best) and form.misfit(best) is None)
        for move in neighbours(form, best, most // 2, chance):
            if move not in known:
                known[move] = weigh(move)
    return _sorted(known)


def drawn(forms: Sequence[Form], most: int, chance: Chance) -> list[Move]:
    """So many moves, or fewer: in turn one of each form and first value, what follows by chance."""
    openings: list[tuple[Form, tuple[Value, ...]]] = [
        (form, chosen)
        for form in forms
        for chosen in ([(value,) for value in form.values(())] if form.fields else [()])
    ]
    found: dict[Move, None] = {}
    for _ in range(max(2, most // len(openings) + 1)):
        for form, chosen in chance.shuffled(openings):
            if len(found) == most:
                return list(found)
            found[form.sample(chance.below, chosen)] = None
    return list(found)


def neighbours(form: Form, move: Move, most: int, chance: Chance) -> Iterator[Move]:
    """Moves that differ from one in a single field, of each field at most so many; what follows fits to it."""
    like: tuple[Value, ...] = tuple(move.values().values())
    for index, old in enumerate(like):
        values = [value for value in form.values(like[:index]) if value != old]
        for value in values if len(values) <= most else chance.shuffled(values)[:most]:
            yield _completed(form, (*like[:index], value), like, chance)


def _completed(form: Form, chosen: tuple[Value, ...], like: tuple[Value, ...], chance: Chance) -> Move:
    """The move that begins so, and goes on like another one as far as it may."""
    while len(chosen) < len(form.fields):
        values = form.values(chosen)
        wished = like[len(chosen)]
        chosen = (*chosen, wished if wished in values else chance.pick(values))
    return form.move(*chosen)


def _sorted(known: dict[Move, float]) -> list[tuple[float, Move]]:
    return sorted(((worth, move) for move, worth in known.items()), key=lambda each: -each[0])
