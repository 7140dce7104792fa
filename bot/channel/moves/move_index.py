"""The index of a seat: every whole move with which it may answer, as lines that are found by their words.

The moves stand in the order in which players want them, so a set of moves is a number with a bit for each, and
those that a text may mean are found by a few operations on such numbers: each word of a name knows in which
moves it occurs.
"""

from __future__ import annotations

import re
from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, zip_longest
from typing import Final, NamedTuple

from bot.engine import AnyState, AnyView, Form, Value
from bot.i18n.fluent import LOCALES, Locale
from bot.play.errors import Refused
from bot.play.table import Table

from .legal_moves import LegalMove, MoveNames, best_of_alike, moves_in_order
from .prompt import DASH
from .reading import LONGEST_TYPED, begins_with, is_mistyped, plain_words, similarity, spellings

_BESIDE: Final = "/"
_TOKEN: Final = re.compile(r"\d{1,18}/[a-z]+(-[a-z]+)*(/[^/]+)*")
_ALIKE: Final = 0.55
_ORDERED: Final = 256
"""Of so many moves it is looked whose line has the words in the order in which they were typed, or no others."""


class MoveSets(NamedTuple):
    """The moves that a text may mean, as sets: the words stand there, begin so, or may yet, or are mistyped."""

    named: int = 0
    begun: int = 0
    half_typed: int = 0
    mistyped: int = 0


class PartlyMatched(NamedTuple):
    """What a text settles of a kind of move: values; and the words that went with nothing."""

    kind: str
    values: dict[str, Value]
    astray: list[str]


@dataclass(frozen=True)
class MovesMeant:
    """The moves that a text may mean, what players want first; `exact` where it names the first of them."""

    answers: Sequence[LegalMove]
    exact: bool = False


class MoveIndex:
    """The whole moves of a seat that is asked. All of it comes from the seat's own view."""

    def __init__(self, table: Table, view: AnyView, forms: Iterable[Form]) -> None:
        self.revision = table.revision
        self._table = table
        self._view = view
        self._forms = {form.move.kind(): form for form in forms}
        self._answers: list[LegalMove] = []
        self._spans: dict[str, tuple[int, int]] = {}
        for kind, form in self._forms.items():
            start = len(self._answers)
            self._answers += moves_in_order(table.title.words, view, form)
            self._spans[kind] = (start, len(self._answers))
        self._names: dict[Locale, MoveNames] = {}
        self._known: dict[tuple[Locale, ...], dict[str, int]] = {}

    def __len__(self) -> int:
        return len(self._answers)

    def __iter__(self) -> Iterator[LegalMove]:
        return iter(self._answers)

    # Lines and tokens

    def token(self, answer: LegalMove) -> str:
        return _BESIDE.join([str(self.revision), answer.kind, *map(str, answer.values)])

    def offered(self, token: str) -> tuple[LegalMove, int] | None:
        """The move of a token and its revision; None for any other text. Raises Refused if impossible now."""
        if not _TOKEN.fullmatch(token):
            return None
        revision, kind, *texts = token.split(_BESIDE)
        form = self._forms.get(kind)
        if form is None or len(texts) != len(form.move.fields()):
            raise Refused("stale")
        answer = LegalMove.start(form)
        for text in texts:
            options = form.values(answer.values)
            fitting = [value for value in options if str(value) == text]
            if not fitting:
                raise Refused("stale")
            answer = answer.with_value(fitting[0], options)
        return answer, int(revision)

    def names(self, locale: Locale) -> MoveNames:
        """What the moves and their parts are called in a language."""
        if locale not in self._names:
            self._names[locale] = MoveNames(self._table, self._view, self._answers, locale)
        return self._names[locale]

    # What is offered

    def suggested(self, typed: str, locale: Locale, most: int) -> list[LegalMove]:
        """The moves that a text typed so far may mean; while nothing is typed the most sensible of each kind."""
        words = _typed(typed)
        if not words:
            return self._mixed((1 << len(self)) - 1, most)
        for languages in _languages(locale):
            found = self._found(words, languages)
            sets = [found.named, found.begun, found.half_typed]
            answers = dict.fromkeys(self._in_order(words, found.begun, languages))
            for moves in sets if any(sets) else [found.mistyped]:
                answers |= dict.fromkeys(self._mixed(moves, most))
            if answers:
                return list(answers)[:most]
        return []

    def meant(self, typed: str, locale: Locale, most: int) -> MovesMeant:
        """The moves that a text may mean; those that it names count before those of which it is the beginning."""
        words = _typed(typed)
        for languages in _languages(locale) if words else ():
            found = self._found(words, languages)
            several = found.named.bit_count() > _ORDERED
            if whole := [] if several else list(self._whole(words, found.named, languages)):
                return MovesMeant(whole, exact=len(whole) == 1)
            for moves in (found.named, found.begun, found.mistyped):
                if answers := best_of_alike(self._mixed(moves, most + 1)):
                    return MovesMeant(answers[:most], exact=moves == found.named and moves.bit_count() == 1)
        return MovesMeant(())

    def agreed(self, typed: str) -> list[PartlyMatched]:
        """What the words of a text settle in each kind of move, as far as they go together; the best first."""
        words = _typed(typed)
        fitting = {word: self._found([word], LOCALES) for word in words}
        agreed = [self._agreed(kind, words, fitting) for kind in self._forms]
        return sorted(agreed, key=lambda agreed: len(agreed.astray))

    def _agreed(self, kind: str, words: list[str], fitting: dict[str, MoveSets]) -> PartlyMatched:
        start, stop = self._spans[kind]
        moves = (1 << stop) - (1 << start)
        astray = []
        for word in words:
            found = fitting[word]
            fit = (moves & found.named) or (moves & found.begun) or (moves & found.mistyped)
            if not fit:
                astray.append(word)
            moves = fit or moves
        answers = [self._answers[number] for number in _members(moves)]
        held = zip(*(answer.values for answer in answers), strict=True)
        fields = zip(self._forms[kind].move.fields(), held, strict=True)
        settled = {field: values[0] for field, values in fields if len(set(values)) == 1}
        return PartlyMatched(kind, settled, astray)

    def knows(self, word: str) -> bool:
        return bool(self._found([word], LOCALES).begun)

    def nearest(self, typed: str, locale: Locale, most: int) -> list[str]:
        """The names of values and kinds of move that read most like a text, in the reader's language."""
        wanted = plain_words(typed)
        alike = {
            name: max(similarity(wanted, plain_words(part)) for part in (name, *name.split()))
            for name in self.names(locale).all()
        }
        near = [name for name in alike if alike[name] > _ALIKE]
        return sorted(near, key=lambda name: -alike[name])[:most]

    # How they are found

    def _words(self, languages: tuple[Locale, ...]) -> dict[str, int]:
        if languages not in self._known:
            known: defaultdict[str, int] = defaultdict(int)
            for language in languages:
                for written, moves in self._occurrences(language):
                    for word in spellings(written):
                        known[word] |= moves
            self._known[languages] = dict(known)
        return self._known[languages]

    def _occurrences(self, locale: Locale) -> Iterator[tuple[str, int]]:
        said = self._table.words(locale)
        for kind, (start, stop) in self._spans.items():
            of_kind = (1 << stop) - (1 << start)
            for key in (f"move-{kind}", f"command-{kind}"):
                if said.has(key):
                    yield said(key), of_kind
            for index, field in enumerate(self._forms[kind].move.fields()):
                places: defaultdict[Value, list[int]] = defaultdict(list)
                for number in range(start, stop):
                    places[self._answers[number].values[index]].append(number)
                for value, name in self.names(locale).of(kind, field).items():
                    moves = _set(places[value], stop)
                    for written in (name.called, *name.also):
                        yield written, moves

    def _found(self, words: list[str], languages: tuple[Locale, ...]) -> MoveSets:
        known = self._words(languages)
        everything = (1 << len(self)) - 1
        named = begun = half_typed = mistaken = everything
        for word in words:
            beginning = [written for written in known if written.startswith(word)]
            begins = _union(known[written] for written in beginning if begins_with(written, word))
            named &= known.get(word, 0)
            begun &= begins
            half_typed &= _union(map(known.__getitem__, beginning))
            mistaken &= begins or _union(known[written] for written in known if is_mistyped(word, written))
        return MoveSets(named, begun, half_typed, mistaken)

    def _whole(self, words: list[str], among: int, languages: tuple[Locale, ...]) -> Iterator[LegalMove]:
        for locale in languages:
            for number in _members(among):
                kind, named = self.names(locale).words(self._answers[number])
                if words in (kind + named, named):
                    yield self._answers[number]

    def _in_order(self, words: list[str], among: int, languages: tuple[Locale, ...]) -> list[LegalMove]:
        """Those of the moves whose line has these words in this order, first where it has no others."""
        if among.bit_count() > _ORDERED:
            return []
        found = dict.fromkeys(self._whole(words, among, languages))
        for locale in languages:
            for number in _members(among):
                kind, named = self.names(locale).words(self._answers[number])
                rest = iter(kind + named)
                if all(any(begins_with(part, word) for part in rest) for word in words):
                    found[self._answers[number]] = None
        return list(found)

    def _mixed(self, moves: int, most: int) -> list[LegalMove]:
        spans = self._spans.values()
        kinds = [islice(_members(moves & ((1 << stop) - (1 << start))), most) for start, stop in spans]
        numbers = (number for turn in zip_longest(*kinds) for number in turn if number is not None)
        return [self._answers[number] for number in islice(numbers, most)]


class MoveIndexes:
    """The repertoires of those who are typing, kept until the game goes on: each letter asks for one again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[int, int], tuple[AnyState, MoveIndex]] = OrderedDict()

    def of(self, table: Table, seat: int, view: AnyView, forms: Iterable[Form]) -> MoveIndex:
        key = (table.id, seat)
        state, index = self._kept.get(key, (None, None))
        if index is None or state is not table.state:
            index = MoveIndex(table, view, forms)
            self._kept[key] = table.state, index
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return index


MOVE_INDEXES: Final = MoveIndexes(64)  # those kept at hand by this process


def _typed(text: str) -> list[str]:
    """The words of a typed text, without what stands behind the dash of a line that was offered."""
    return plain_words(text[:LONGEST_TYPED].partition(DASH)[0]).split()


def _languages(locale: Locale) -> list[tuple[Locale, ...]]:
    return [(locale,), LOCALES]


def _set(numbers: Sequence[int], size: int) -> int:
    bits = bytearray(size // 8 + 1)
    for number in numbers:
        bits[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(bits, "little")


def _union(sets: Iterable[int]) -> int:
    united = 0
    for moves in sets:
        united |= moves
    return united


def _members(moves: int) -> Iterator[int]:
    while moves:
        lowest = moves & -moves
        yield lowest.bit_length() - 1
        moves ^= lowest
