"""The whole moves of a form, in the order in which players want them, and what those who type call them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple, Self

from bot.channel.messages.components import cut
from bot.engine import AnyView, Change, Foresight, Form, Move, Value
from bot.games.game_words import GameWords
from bot.i18n.fluent import Locale
from bot.play.table import Table

from .prompt import DASH
from .reading import LONGEST_TYPED, plain_words

_BETWEEN: Final = " · "

_AND: Final = "; "


class LegalMove(NamedTuple):
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
        told = len(self.values) + 1 if len(options) > 1 else self.told
        return self._replace(values=(*self.values, value), told=told)

    @property
    def kind(self) -> str:
        return self.form.move.kind()

    @property
    def chosen(self) -> dict[str, Value]:
        return dict(zip(self.form.move.fields(), self.values, strict=True))

    @property
    def named(self) -> dict[str, Value]:
        """Of them those that are named in its line: the others follow."""
        return dict(islice(self.chosen.items(), self.told))

    @property
    def move(self) -> Move:
        return self.form.move(*self.values)


def moves_in_order(game_words: GameWords, view: AnyView, form: Form) -> list[LegalMove]:
    """The moves of a form as players want them: first one of each value of the first field, the best ones.

    Moves that differ in nothing but assumed fields come behind the best of them. Which is best, the ranks of
    the values say, added up.
    """
    rank = _Ranking(game_words, view, form)
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


def best_of_alike(answers: Iterable[LegalMove]) -> list[LegalMove]:
    kept: dict[tuple[object, ...], LegalMove] = {}
    for answer in answers:
        assumed = answer.form.move.assumed
        core = (value for field, value in answer.chosen.items() if field not in assumed)
        kept.setdefault((answer.kind, *core), answer)
    return list(kept.values())


class _Ranking:
    """The ranks of a move's values, added up; each is looked up once for what it depends on."""

    def __init__(self, game_words: GameWords, view: AnyView, form: Form) -> None:
        self._game_words = game_words
        self._view = view
        self._move = form.move
        self._fields = fields = form.move.fields()
        self._depending = []
        for field in fields:
            others = [
                one for one in game_words.depends_on(form.move, field) if one in fields and one != field
            ]
            self._depending.append(tuple(map(fields.index, (field, *others))))
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
        return self._game_words.choice(self._view, self._move, field, values[0], chosen).rank


def _answers(form: Form) -> Iterator[LegalMove]:
    last = len(form.fields)
    known: set[frozenset[tuple[Value, int]]] = set()

    def walk(answer: LegalMove) -> Iterator[LegalMove]:
        if len(answer.values) == last:
            yield answer
            return
        options = form.values(answer.values)
        for value in options:
            yield from walk(answer.with_value(value, options))

    for answer in walk(LegalMove.start(form)):
        if not form.ordered:
            values = frozenset(Counter(answer.values).items())
            if values in known:
                continue
            known.add(values)
        yield answer


class ValueName(NamedTuple):
    """What a value is called, in plain words, and what else it is called by those who type."""

    called: str
    also: tuple[str, ...]
    words: tuple[str, ...]


class MoveNames:
    """The names of the whole moves of a seat, and of their parts, in a language."""

    def __init__(self, table: Table, view: AnyView, answers: Iterable[LegalMove], locale: Locale) -> None:
        self._game = table.title.game
        self._game_words = table.title.words
        self._said = table.words(locale)
        self._view = view
        self._kinds: dict[str, str] = {}
        values: defaultdict[tuple[type[Move], str], dict[Value, None]] = defaultdict(dict)
        for answer in answers:
            if answer.kind not in self._kinds:
                self._kinds[answer.kind] = self._said(f"move-{answer.kind}")
            for field, value in zip(answer.form.move.fields(), answer.values, strict=True):
                values[answer.form.move, field][value] = None
        self._values = {
            (move.kind(), field): self._named(move, field, found) for (move, field), found in values.items()
        }
        self._worth: dict[tuple[str, tuple[Value, ...]], str] = {}

    def of(self, kind: str, field: str) -> dict[Value, ValueName]:
        return self._values[kind, field]

    def _named(self, move: type[Move], field: str, values: Iterable[Value]) -> dict[Value, ValueName]:
        shown = {value: self._game_words.choice(self._view, move, field, value, {}) for value in values}
        names = {value: self._said.text(choice.label).partition(DASH)[0] for value, choice in shown.items()}
        alike = Counter(names.values())
        made = {}
        for value, called in names.items():
            choice = shown[value]
            called = f"{called} ({value})" if alike[called] > 1 else called
            also = (choice.place, *choice.also) if choice.place else choice.also
            made[value] = ValueName(called, also, tuple(plain_words(called).split()))
        return made

    def line(self, answer: LegalMove) -> str:
        """The move in words: "Build · Sawmill · Worker 2"."""
        named = (self.of(answer.kind, field)[value].called for field, value in answer.named.items())
        return _fitted([self._kinds[answer.kind], *named])

    def worth(self, answer: LegalMove) -> str:
        """What the move costs and brings: "−2 gold, +8 points"; what its values say of it where that is nothing."""
        key = (answer.kind, answer.values)
        if key not in self._worth:
            self._worth[key] = self._foretold(answer) or self._hinted(answer)
        return self._worth[key]

    def _foretold(self, answer: LegalMove) -> str:
        changes = self._foresight.of(answer.move).changes if self._foresight else {}
        seat = self._view.own_seat
        return self._said.changes(Change(seat, what, amount) for what, amount in changes.items() if amount)

    def _hinted(self, answer: LegalMove) -> str:
        prices: list[str] = []
        hints: list[str] = []
        for field, value in answer.named.items():
            others = {name: other for name, other in answer.chosen.items() if name != field}
            shown = self._game_words.choice(self._view, answer.form.move, field, value, others)
            prices += self._said.text(shown.label).split(DASH)[1:]
            hints += self._said.text(shown.hint).split(_AND) if shown.hint else []
        told: list[str] = []
        for hint in prices + hints:
            if not any(hint.startswith(earlier) for earlier in told):
                told.append(hint)
        return _AND.join(told)

    @cached_property
    def _foresight(self) -> Foresight:
        return Foresight(self._game, self._view)

    def words(self, answer: LegalMove) -> tuple[list[str], list[str]]:
        """The words of a move's line: of its kind, and of what is named of it."""
        kind = plain_words(self._kinds[answer.kind]).split()
        named: list[str] = []
        for field, value in answer.named.items():
            named += self.of(answer.kind, field)[value].words
        return kind, named

    def all(self) -> list[str]:
        return [
            *self._kinds.values(),
            *(name.called for named in self._values.values() for name in named.values()),
        ]


def _fitted(parts: list[str]) -> str:
    line = _BETWEEN.join(parts)
    if len(line) > LONGEST_TYPED and len(parts) > 1:
        parts = parts[1:]
        line = _BETWEEN.join(parts)
    if len(line) > LONGEST_TYPED:
        longest = max(range(len(parts)), key=lambda index: len(parts[index]))
        left = max(1, LONGEST_TYPED - len(line) + len(parts[longest]))
        parts[longest] = cut(parts[longest], left)
        line = _BETWEEN.join(parts)
    return line
