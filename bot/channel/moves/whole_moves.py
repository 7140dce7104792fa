"""The whole moves of a form, in the order in which players want them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, Self

from bot.engine import AnyView, Form, Move, Telling, Value


class Answer(NamedTuple):
    """A whole move: its form, and the values of its fields.

    The first `told` of them are named in its line: the last ones that follow from those before go without saying.
    """

    form: Form
    values: tuple[Value, ...]
    told: int

    @classmethod
    def start(cls, form: Form) -> Self:
        """A move of the form of which nothing is chosen yet; its first field is named in any case."""
        return cls(form, (), min(len(form.fields), 1))

    def with_value(self, value: Value, options: Sequence[Value]) -> Self:
        """With the value of one more field, chosen from these."""
        told = len(self.values) + 1 if len(options) > 1 else self.told
        return self._replace(values=(*self.values, value), told=told)

    @property
    def kind(self) -> str:
        """The kind of move."""
        return self.form.move.kind()

    @property
    def chosen(self) -> dict[str, Value]:
        """The values by field."""
        return dict(zip(self.form.move.fields(), self.values, strict=True))

    @property
    def named(self) -> dict[str, Value]:
        """Of them those that are named in its line: the others follow."""
        return dict(islice(self.chosen.items(), self.told))

    @property
    def move(self) -> Move:
        """The move itself."""
        return self.form.move(*self.values)


def in_order(telling: Telling, view: AnyView, form: Form) -> list[Answer]:
    """The moves of a form as players want them: first one of each value of the first field, the best ones.

    Moves that differ in nothing but assumed fields come behind the best of them. Which is best, the ranks of
    the values say, added up.
    """
    rank = _Ranking(telling, view, form)
    core = [index for index, field in enumerate(form.move.fields()) if field not in form.move.assumed]
    known: set[tuple[Value, ...]] = set()
    turns: Counter[tuple[bool, tuple[Value, ...]]] = Counter()
    placed = []
    for answer in sorted(_answers(form), key=lambda answer: -rank(answer.values)):
        named = tuple(answer.values[index] for index in core)
        again = named in known
        known.add(named)
        placed.append(((again, turns[again, answer.values[:1]]), answer))
        turns[again, answer.values[:1]] += 1
    placed.sort(key=lambda pair: pair[0])
    return [answer for _, answer in placed]


def best_of_alike(answers: Iterable[Answer]) -> list[Answer]:
    """Of moves that differ in nothing but assumed fields the first alone."""
    kept: dict[tuple[object, ...], Answer] = {}
    for answer in answers:
        assumed = answer.form.move.assumed
        core = (value for field, value in answer.chosen.items() if field not in assumed)
        kept.setdefault((answer.kind, *core), answer)
    return list(kept.values())


class _Ranking:
    """The ranks of a move's values, added up; each is looked up once for what it depends on."""

    def __init__(self, telling: Telling, view: AnyView, form: Form) -> None:
        self._telling = telling
        self._view = view
        self._move = form.move
        self._fields = fields = form.move.fields()
        self._depending = [
            (
                index,
                *(
                    fields.index(o)
                    for o in telling.depends_on(form.move, field)
                    if o in fields and o != field
                ),
            )
            for index, field in enumerate(fields)
        ]
        self._ranks: list[dict[tuple[Value, ...], float]] = [{} for _ in fields]

    def __call__(self, values: tuple[Value, ...]) -> float:
        total = 0.0
        for known, depending in zip(self._ranks, self._depending, strict=True):
            key = tuple([values[index] for index in depending])
            if key not in known:
                known[key] = self._rank(depending, key)
            total += known[key]
        return total

    def _rank(self, depending: tuple[int, ...], values: tuple[Value, ...]) -> float:
        field, *others = (self._fields[index] for index in depending)
        chosen = dict(zip(others, values[1:], strict=True))
        return self._telling.choice(self._view, self._move, field, values[0], chosen).rank


def _answers(form: Form) -> Iterator[Answer]:
    """Every move of a form; once, where the order of its values does not matter."""
    last = len(form.fields)
    known: set[frozenset[tuple[Value, int]]] = set()

    def walk(answer: Answer) -> Iterator[Answer]:
        if len(answer.values) == last:
            yield answer
            return
        options = form.values(answer.values)
        for value in options:
            yield from walk(answer.with_value(value, options))

    for answer in walk(Answer.start(form)):
        if not form.ordered:
            values = frozenset(Counter(answer.values).items())
            if values in known:
                continue
            known.add(values)
        yield answer
