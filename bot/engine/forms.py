"""Forms: for each field of a move, in order, the values allowed given the fields before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Self, TypeAlias

from .moves import Move, Value

Values: TypeAlias = Sequence[Value] | Callable[..., Sequence[Value]]
"""The values of a field, or a function that returns them, given the values of all fields before it (positional)."""


class Form:
    """How one kind of move can be filled in: `Form(Activate, space=usable, worker=lambda space: able(space))`.

    A form has no dead ends: each value offered leads to at least one complete move. So a form whose first field has no
    value must not be offered.
    """

    __slots__ = ("fields", "move", "ordered")

    def __init__(self, move: type[Move], /, **fields: Values) -> None:
        self.move = move
        self.fields = tuple(fields.values())
        self.ordered = True

    def in_any_order(self) -> Self:
        """Treat moves with the same values in another order as one, and return the form.

        Players may name the values in any order; only the first such move is listed and counted.
        """
        self.ordered = False
        return self

    def values(self, chosen: Sequence[Value]) -> Sequence[Value]:
        """The values allowed for the next field."""
        field = self.fields[len(chosen)]
        return field(*chosen) if callable(field) else field

    def moves(self, wanted: Mapping[str, Value] | None = None) -> Iterator[Move]:
        """Every allowed move that agrees with the wanted fields, in the form's order."""
        names = self.move.__struct_fields__
        last = len(self.fields) - 1

        def walk(chosen: tuple[Value, ...]) -> Iterator[Move]:
            values = self.values(chosen)
            if wanted:
                values = self._kept(values, names[len(chosen)], wanted)
            if len(chosen) == last:
                for value in values:
                    yield self.move(*chosen, value)
            else:
                for value in values:
                    yield from walk((*chosen, value))

        if not self.fields:
            return iter((self.move(),))
        return walk(()) if self.ordered else _once(walk(()))

    def options(self, step: str, wanted: Mapping[str, Value] | None = None) -> list[Value]:
        """The values of a field or a group that occur in some move that agrees with the other wanted values.

        Fields may be filled in any order: a wanted value of a later field narrows an earlier one.
        """
        names = self.move.__struct_fields__
        wanted = {name: value for name, value in (wanted or {}).items() if name != step}
        if group := self.move.groups.get(step):
            return list(dict.fromkeys(map(group.of, self.options(group.field, wanted))))
        narrowed = {self.move.groups[name].field if name in self.move.groups else name for name in wanted}
        target = names.index(step)
        after = [index for index in range(target + 1, len(names)) if names[index] in narrowed]
        found: dict[Value, None] = {}

        def fits(chosen: tuple[Value, ...], last: int) -> bool:
            if len(chosen) > last:
                return True
            values = self._kept(self.values(chosen), names[len(chosen)], wanted)
            return any(fits((*chosen, value), last) for value in values)

        def walk(chosen: tuple[Value, ...]) -> None:
            values = self._kept(self.values(chosen), names[len(chosen)], wanted)
            if len(chosen) < target:
                for value in values:
                    walk((*chosen, value))
                return
            for value in values:
                if value not in found and (not after or fits((*chosen, value), after[-1])):
                    found[value] = None

        walk(())
        return list(found)

    def narrow(self, wanted: Mapping[str, Value]) -> dict[str, Value]:
        """The wanted values, and those of all fields that have only one value left."""
        settled = dict(wanted)
        for name in self.move.__struct_fields__:
            if name not in settled:
                options = self.options(name, settled)
                if len(options) == 1:
                    settled[name] = options[0]
        return settled

    def left(self, settled: Mapping[str, Value]) -> list[str]:
        """What is still to be chosen, click by click: fields, and groups that narrow a field."""
        return [step for step in self.move.steps() if step not in settled and self._worth(step, settled)]

    def misfit(self, move: Move) -> tuple[str, Sequence[Value]] | None:
        """The first field whose value is not offered, with the values that are; None when the move is legal."""
        chosen: tuple[Value, ...] = ()
        for name in self.move.__struct_fields__:
            values = self.values(chosen)
            value = getattr(move, name)
            if value not in values:
                return name, values
            chosen = (*chosen, value)
        return None

    def _worth(self, step: str, settled: Mapping[str, Value]) -> bool:
        """Whether a step is worth a click: a field always, a group only if it splits enough values."""
        group = self.move.groups.get(step)
        if group is None:
            return True
        if group.field in settled:
            return False
        values = self.options(group.field, settled)
        return len(values) >= group.least and len(set(map(group.of, values))) > 1

    def _kept(self, values: Sequence[Value], name: str, wanted: Mapping[str, Value]) -> Sequence[Value]:
        """The values of a field that agree with the wanted values of it and of its groups."""
        if name in wanted:
            values = (wanted[name],) if wanted[name] in values else ()
        for step, group in self.move.groups.items():
            if group.field == name and step in wanted:
                values = [value for value in values if group.of(value) == wanted[step]]
        return values

    def openings(self) -> list[tuple[Value, ...]]:
        """The beginnings of its moves: each first value; of a form without fields, nothing."""
        return [(value,) for value in self.values(())] if self.fields else [()]

    def sample(self, below: Callable[[int], int], chosen: tuple[Value, ...] = ()) -> Move:
        """A random move that begins with the values chosen; `below(n)` draws from 0 to n - 1 for each further field."""
        while len(chosen) < len(self.fields):
            values = self.values(chosen)
            chosen = (*chosen, values[below(len(values))])
        return self.move(*chosen)


def _once(moves: Iterable[Move]) -> Iterator[Move]:
    """The moves, without those that have the same values as an earlier one in another order."""
    known: set[frozenset[tuple[Value, int]]] = set()
    for move in moves:
        values = frozenset(Counter(move.values().values()).items())
        if values not in known:
            known.add(values)
            yield move


def all_moves(forms: Iterable[Form]) -> Iterator[Move]:
    """Every legal move, in the order of the forms."""
    for form in forms:
        yield from form.moves()


def random_move(forms: Sequence[Form], below: Callable[[int], int]) -> Move:
    """A random move: one of the first values of all forms, then one value of each further field.

    `below(n)` draws from 0 to n - 1. A form without fields counts as one first value. So a kind of move with many first
    values is chosen more often than one with few, and passing is rare; whole moves are not equally likely.
    """
    openings = [(form, opening) for form in forms for opening in form.openings()]
    if not openings:
        raise ValueError("a decision without an answer")
    form, opening = openings[below(len(openings))]
    return form.sample(below, opening)


def only_move(forms: Sequence[Form]) -> Move | None:
    """The move, if there is exactly one. Raises ValueError for none."""
    if not forms:
        raise ValueError("a decision without an answer")
    form = forms[0]
    if len(forms) > 1:
        return None
    chosen: tuple[Value, ...] = ()
    for _ in form.fields:
        values = form.values(chosen)
        if len(values) != 1 and (form.ordered or len(values) > len(form.fields)):
            return None  # in any order, too: a move holds no more values than it has fields
        chosen = (*chosen, values[0])
    if not form.ordered and len(list(islice(form.moves(), 2))) > 1:
        return None
    return form.move(*chosen)
