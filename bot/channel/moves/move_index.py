"""The index of a seat's complete moves, which are found by the words of their lines.

The moves are in the order in which players want them. A typed word means parts of moves: a kind of move, or a value of
a field. There are several ways to read it, from strict to lenient. A text means the moves that have a part for each
word.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from itertools import chain, groupby, islice, zip_longest
from typing import Final, NamedTuple, TypeAlias

from bot.channel.messages.components import cut
from bot.engine import AnyState, AnyView, Change, Foresight, Form, Move, MovePreview, Value
from bot.games.game_words import GameWords
from bot.i18n.fluent import LOCALES, Locale, Words
from bot.play.errors import Refused
from bot.play.table import Table

from .prompt import DASH, Prompt, Selection, offers
from .reading import LONGEST_TYPED, ReadsWord, begins_with, is_mistyped, nearest_names, plain_words, words_in

_BESIDE: Final = "/"
_BETWEEN: Final = " · "
_TOKEN: Final = re.compile(r"\d{1,18}/[a-z]+(-[a-z]+)*(/[^/]+)*")
_ORDERED: Final = 256
"""The most moves whose lines are compared with the order of the typed words."""

Part: TypeAlias = tuple[Value, ...]
"""A kind of move, or a kind with a field and its value."""

_NAMED: Final = (str.__eq__,)
_BEGUN: Final = (begins_with,)
_HALF_TYPED: Final = (str.startswith,)
_MISTYPED: Final = (begins_with, is_mistyped)
"""How a word may be read: the first of these functions that finds any parts counts."""


class PartlyMatched(NamedTuple):
    """The values of a kind of move that a text settles, and the words left over."""

    kind: str
    values: dict[str, Value]
    astray: list[str]


class PartName(NamedTuple):
    """The name of a part of moves in a language, and the words that find it."""

    called: str
    words: frozenset[str]


class MoveIndex:
    """The index of a seat that is asked, made from the seat's own view."""

    def __init__(self, table: Table, view: AnyView, forms: Iterable[Form]) -> None:
        self.revision = table.revision
        self._table = table
        self._view = view
        self._forms = {form.move.kind(): form for form in forms}
        ordered = (moves_in_order(table.title.words, view, form) for form in self._forms.values())
        self.moves = list(chain.from_iterable(ordered))
        self._parts = {move: frozenset(_parts(move.kind(), move.values())) for move in self.moves}
        self._names: dict[Locale, dict[Part, PartName]] = {}

    # Lines and tokens

    def token(self, move: Move) -> str:
        return _BESIDE.join([str(self.revision), move.kind(), *map(str, move.values().values())])

    def offered(self, token: str) -> tuple[Move, int] | None:
        """The move of a token and its revision; None for any other text. Raises Refused if it isn't possible now."""
        if not _TOKEN.fullmatch(token):
            return None
        revision, kind, *texts = token.split(_BESIDE)
        form = self._forms.get(kind)
        if form is None or len(texts) != len(form.move.fields()):
            raise Refused("stale")
        wanted = Selection(kind, tuple(zip(form.move.fields(), texts, strict=True))).wanted(form)
        if wanted is None:
            raise Refused("stale")
        return form.move(**wanted), int(revision)

    def named(self, move: Move) -> dict[str, Value]:
        """The values that the line of a move names: without the last ones, if they follow from those before."""
        values, form = move.values(), self._forms[move.kind()]
        chosen = tuple(values.values())
        open_fields = (place for place in range(1, len(chosen)) if len(form.values(chosen[:place])) > 1)
        return dict(islice(values.items(), max(open_fields, default=0) + 1))

    def line(self, move: Move, locale: Locale) -> str:
        """The move in words: "Build · Sawmill · Worker 2"."""
        kind, *values = self._called(move, locale)
        line = _BETWEEN.join([kind, *values])
        return line if len(line) <= LONGEST_TYPED else cut(_BETWEEN.join(values or [kind]), LONGEST_TYPED)

    def worth(self, move: Move, locale: Locale) -> str:
        """What the move costs and brings: "−2 gold, +8 points"; if that is nothing, the hints of its values."""
        said, changes = self._table.words(locale), self._foresee(move).changes
        seat = self._view.own_seat
        if told := said.changes(Change(seat, what, amount) for what, amount in changes.items() if amount):
            return told
        hints: list[str] = []
        for field, value in self.named(move).items():
            others = {name: other for name, other in move.values().items() if name != field}
            (offer,) = offers(said, self._table.title.words, self._view, type(move), field, [value], others)
            hints += [*offer.label.split(DASH)[1:], *offer.hint.split("; ")]
        return "; ".join(dict.fromkeys(filter(None, hints)))

    @cached_property
    def _foresee(self) -> Callable[[Move], MovePreview]:
        return cache(Foresight(self._table.title.game, self._view).of)

    def names(self, locale: Locale) -> dict[Part, PartName]:
        """The names of the parts of moves in a language."""
        if locale not in self._names:
            parts = dict.fromkeys(chain.from_iterable(self._parts.values()))
            self._names[locale] = self._named(parts, self._table.words(locale))
        return self._names[locale]

    def _named(self, parts: Iterable[Part], said: Words) -> dict[Part, PartName]:
        found: dict[Part, tuple[str, ...]] = {}
        for part in parts:
            if len(part) == 1:
                keys = (f"move-{part[0]}", f"command-{part[0]}")
                found[part] = tuple(said(key) for key in keys if said.has(key))
            else:
                kind, field, value = part
                move = self._forms[str(kind)].move
                choice = self._table.title.words.choice(self._view, move, str(field), value, {})
                label = said.text(choice.label).partition(DASH)[0]
                found[part] = (label, choice.place or "", *choice.also)
        alike = Counter((part[:-1], called) for part, (called, *_) in found.items())
        named = {}
        for part, (called, *also) in found.items():
            called = f"{called} ({part[-1]})" if alike[part[:-1], called] > 1 else called
            named[part] = PartName(called, words_in(called, *also))
        return named

    def _called(self, move: Move, locale: Locale) -> list[str]:
        return [self.names(locale)[part].called for part in _parts(move.kind(), self.named(move))]

    # What is offered

    def suggested(self, typed: str, locale: Locale, most: int) -> list[Move]:
        """The moves that an unfinished text may mean; if nothing is typed, the most sensible ones of each kind."""
        words = _typed(typed)
        if not words:
            return _mixed(self.moves)[:most]
        for languages in _languages(locale):
            begun = self._read(words, languages, _BEGUN)
            whole, ordered = self._by_line(words, begun, languages)
            sure = (_mixed(self._read(words, languages, _NAMED)), _mixed(begun))
            half_typed = _mixed(self._read(words, languages, _HALF_TYPED))
            found = list(dict.fromkeys(chain(whole, ordered, *sure, half_typed)))
            if found := found or _mixed(self._read(words, languages, _MISTYPED)):
                return found[:most]
        return []

    def meant(self, typed: str, locale: Locale, most: int) -> tuple[list[Move], bool]:
        """The moves that a text may mean, the best first, and whether it names the first of them."""
        words = _typed(typed)
        for languages in _languages(locale) if words else ():
            named = self._read(words, languages, _NAMED)
            whole, _ = self._by_line(words, named, languages)
            if found := whole or named:
                moves = whole or best_of_alike(_mixed(named))[:most]
                return moves, len(found) == 1 and self._is_named(found[0], words, languages)
            for reading in (_BEGUN, _MISTYPED):
                if found := self._read(words, languages, reading):
                    return best_of_alike(_mixed(found))[:most], False
        return [], False

    def agreed(self, typed: str) -> list[PartlyMatched]:
        """What the words of a text settle in each kind of move, as far as they go together, the best first."""
        readings = (_NAMED, _BEGUN, _MISTYPED)
        words = {
            word: [self._fitting(word, LOCALES, reading) for reading in readings] for word in _typed(typed)
        }
        return sorted(
            (self._agreed(form, words) for form in self._forms.values()), key=lambda one: len(one.astray)
        )

    def _agreed(self, form: Form, words: dict[str, list[set[Part]]]) -> PartlyMatched:
        moves = [move for move in self.moves if isinstance(move, form.move)]
        astray = []
        for word, readings in words.items():
            fitting = ([one for one in moves if not self._parts[one].isdisjoint(fits)] for fits in readings)
            if fit := next(filter(None, fitting), None):
                moves = fit
            else:
                astray.append(word)
        held = {field: {getattr(move, field) for move in moves} for field in form.move.fields()}
        settled = {field: values.pop() for field, values in held.items() if len(values) == 1}
        return PartlyMatched(form.move.kind(), settled, astray)

    def knows(self, word: str) -> bool:
        return bool(self._fitting(word, LOCALES, _BEGUN))

    def nearest(self, typed: str, locale: Locale, most: int) -> list[str]:
        """The names of values and kinds of move that are most similar to a text, in the reader's language."""
        return nearest_names(typed, (name.called for name in self.names(locale).values()), most)

    # How they are found

    def _read(
        self, words: Iterable[str], languages: Sequence[Locale], reading: Sequence[ReadsWord]
    ) -> list[Move]:
        fitting = [self._fitting(word, languages, reading) for word in words]
        return [move for move, parts in self._parts.items() if not any(map(parts.isdisjoint, fitting))]

    @cached_property
    def _lacked(self) -> frozenset[str]:
        """The words of what one might look for in vain: they mean that, not what is called almost the same."""
        labels = [
            absent.label
            for form in self._forms.values()
            for field in form.move.fields()
            for absent in self._table.title.words.missing(self._view, form.move, field, {})
        ]
        return words_in(*(self._table.words(locale).text(label) for locale in LOCALES for label in labels))

    def _fitting(self, word: str, languages: Sequence[Locale], reading: Sequence[ReadsWord]) -> set[Part]:
        """The parts of moves that a word may mean."""
        known = [named for locale in languages for named in self.names(locale).items()]
        for reads in reading:
            if reads is is_mistyped and word in self._lacked:
                break
            if found := {part for part, name in known if any(reads(one, word) for one in name.words)}:
                return found
        return set()

    def _is_named(self, move: Move, words: Sequence[str], languages: Sequence[Locale]) -> bool:
        """Whether the words say what kind of move it is, or are its line, which may be too long for that."""
        return any(
            not self.names(locale)[move.kind(),].words.isdisjoint(words)
            or plain_words(self.line(move, locale)).split() == words
            for locale in languages
        )

    def _by_line(
        self, words: Sequence[str], among: Sequence[Move], languages: Sequence[Locale]
    ) -> tuple[list[Move], list[Move]]:
        """The moves whose line has exactly these words, and those whose line has them in this order.

        Words that name a kind of move mean that kind, not values of others with the same name.
        """
        whole, ordered = [], []
        for locale in languages if len(among) <= _ORDERED else ():
            kinds = [plain_words(self.names(locale)[kind,].called).split() for kind in self._forms]
            for move in among:
                kind, *named = (plain_words(name).split() for name in self._called(move, locale))
                values = list(chain.from_iterable(named))
                rest = iter(kind + values)
                if words == kind + values or (words == values and words not in kinds):
                    whole.append(move)
                elif all(any(begins_with(part, word) for part in rest) for word in words):
                    ordered.append(move)
        return whole, ordered


def moves_in_order(game_words: GameWords, view: AnyView, form: Form) -> list[Move]:
    """The moves of a form, the best first (by the sum of their values' ranks), one of each first value before others.

    Moves that only differ in assumed fields come after the best of them.
    """
    fields = form.move.fields()
    reads = {
        field: (
            field,
            *(one for one in game_words.depends_on(form.move, field) if one in fields and one != field),
        )
        for field in fields
    }

    @cache
    def rank(field: str, *values: Value) -> float:
        value, *others = values
        chosen = dict(zip(reads[field][1:], others, strict=True))
        return game_words.choice(view, form.move, field, value, chosen).rank

    def worst_last(move: Move) -> float:
        return -sum(rank(field, *(getattr(move, one) for one in reads[field])) for field in fields)

    known: Counter[tuple[Value, ...]] = Counter()
    turns: Counter[tuple[object, ...]] = Counter()
    placed = []
    for move in sorted(form.moves(), key=worst_last):
        again = known[_without_assumed(move)] > 0
        first = (again, *(getattr(move, field) for field in fields[:1]))
        placed.append(((again, turns[first]), move))
        known[_without_assumed(move)] += 1
        turns[first] += 1
    return [move for _, move in sorted(placed, key=lambda one: one[0])]


def best_of_alike(moves: Iterable[Move]) -> list[Move]:
    """The moves without those that differ from an earlier one only in assumed fields."""
    kept: dict[tuple[Value, ...], Move] = {}
    for move in moves:
        kept.setdefault((move.kind(), *_without_assumed(move)), move)
    return list(kept.values())


def _without_assumed(move: Move) -> tuple[Value, ...]:
    return tuple(value for field, value in move.values().items() if field not in move.assumed)


_INDEXES: Final[dict[tuple[int, int], tuple[AnyState, MoveIndex]]] = {}
"""The indexes of people who are typing, the latest last, valid until the game goes on: each letter needs one."""

_MOST_INDEXES: Final = 64


def index_of(asked: Prompt) -> MoveIndex:
    key = (asked.table.id, asked.seat)
    state, index = _INDEXES.pop(key, (None, None))
    if index is None or state is not asked.table.state:
        index = MoveIndex(asked.table, asked.view, asked.forms.values())
    _INDEXES[key] = asked.table.state, index
    if len(_INDEXES) > _MOST_INDEXES:
        del _INDEXES[next(iter(_INDEXES))]
    return index


def _typed(text: str) -> list[str]:
    """The words of a typed text, without what follows the dash of an offered line."""
    return plain_words(text[:LONGEST_TYPED].partition(DASH)[0]).split()


def _languages(locale: Locale) -> list[tuple[Locale, ...]]:
    return [(locale,), LOCALES]


def _parts(kind: str, values: dict[str, Value]) -> list[Part]:
    return [(kind,), *((kind, field, value) for field, value in values.items())]


def _mixed(moves: Iterable[Move]) -> list[Move]:
    """Moves with their kinds interleaved."""
    kinds = [list(alike) for _, alike in groupby(moves, key=type)]
    return [move for turn in zip_longest(*kinds) for move in turn if move is not None]
