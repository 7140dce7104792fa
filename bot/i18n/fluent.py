"""Fluent messages in a reader's language, and the engine's texts and events made into sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, Literal, get_args

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from bot.app.fallbacks import report, spared
from bot.engine import Argument, Change, Event, Place, Player, Text

from . import entries, game_folder, text_folders
from .functions import (
    PARTS,
    SUM,
    Listed,
    You,
    figure,
    functions,
    last_alike,
    tells_a_list,
)
from .icons import ICON, Icons, filled, icons_of, slot

_MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a message may say with its own words: other messages and terms."""

_PLAIN: Final = frozenset({str, int})
"""Arguments that are equal only where they are said alike: a list knows its parts, and the reader is "you"."""
_KEPT: Final = 4096  # so many sentences are kept as they were said


class Bundle(FluentBundle):
    """The messages of some files; of what stands in two of them, the first counts."""

    def __init__(self, locale: str, components: Path | None = None, rules_version: int | None = None) -> None:
        super().__init__([locale], functions(self._say, components, rules_version), use_isolating=False)
        self._unread: dict[str, str] = {}
        self._patterns: dict[str, Pattern | None] = {}
        self._said: dict[Hashable, Any] = {}

    def add(self, path: Path) -> None:
        for name, source in entries(path).items():
            self._unread.setdefault(name, source)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Message:
        self._read(message_id)
        return super().get_message(message_id)

    def pattern(self, key: str) -> Pattern | None:
        """What a message says, or with "key.part" a part of it; None where there is none."""
        if key not in self._patterns:
            name, _, attribute = key.partition(".")
            try:
                message = self.get_message(name)
            except LookupError:
                return None
            self._patterns[key] = message.attributes.get(attribute) if attribute else message.value
        return self._patterns[key]

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """What a pattern says with its arguments, and what was wrong: a button has few labels, and says them often."""
        if args and not _PLAIN.issuperset(map(type, args.values())):
            formatted: tuple[Any, list[Exception]] = super().format_pattern(pattern, args)
            return formatted
        key = (pattern, *args.items()) if args else pattern
        if key in self._said:
            return self._said[key], []
        said, errors = super().format_pattern(pattern, args)
        if not errors:
            if len(self._said) >= _KEPT:
                self._said.clear()
            self._said[key] = said
        return said, errors

    def _say(self, name: str, /, **arguments: str) -> str:
        pattern = self.get_message(name).value
        assert pattern is not None, f"{name} says nothing"
        return str(self.format_pattern(pattern, arguments)[0])

    def _read(self, name: str, within: tuple[str, ...] = ()) -> None:
        """Read all that an entry mentions, then itself: another thread that finds it can say it."""
        source = self._unread.get(name)
        if source is None or name in within:
            return
        for mentioned in _MENTIONED.findall(source):
            self._read(mentioned, (*within, name))
        self.add_resource(_read(source))
        self._unread.pop(name, None)


@cache
def _read(source: str) -> Resource:
    """An entry that was read: the bot's own serve every game."""
    return FluentParser(with_spans=False).parse(source)


Locale = Literal["en", "de"]
LOCALES: tuple[Locale, ...] = get_args(Locale)

Icon = Literal["instead", "before"]
"""How icons stand in sentences: in place of the words, or before them where a beginner needs both."""

LONGEST = 2_000
"""Characters of an argument: no message of Discord's has more, and Fluent says nothing of one that has 2,500."""

Form = Literal["brief", "whole"]
"""How a line of what lies on the table is said in a picture's description, and in the table in words."""

_TOGETHER = "\N{NO-BREAK SPACE}"  # between an icon and what it belongs to: a line never breaks there


class Incomplete(ValueError):
    """A message lacks an argument."""


@dataclass(frozen=True)
class Words:
    """The messages of the bot, and of one game, in one language.

    `words("key", name=value)` is a message, `words("key.part")` an attribute of one; `names` are the players' names by
    seat, for the engine's texts. `sign` stands before and behind what stands out in a sentence: players, places, strong
    texts. What lacks an argument is said with a hole; where they are `exact`, Incomplete is raised instead. With `icon`
    what is gained, lost and had is said with slots for icons (`icons.py`), to be filled by what sends the sentence. The
    player on the seat of the `reader` is "you": None where several people read the words. What is `within` a list is a
    part of it: lists in it are sums. `looks` are those that seats have got, by their numbers among all, None before; in
    a game without any there are none. Numbers of the game are those of `rules_version`, the last that has them; where
    they are the present ones, it is None.
    """

    locale: Locale
    game: str | None
    bundle: Bundle = field(repr=False, compare=False)
    names: tuple[str, ...] = ()
    sign: str = ""
    exact: bool = False
    icon: Icon | None = None
    reader: int | None = None
    within: bool = False
    looks: tuple[int | None, ...] | None = None
    rules_version: int | None = None

    def __reduce__(self) -> tuple[Callable[..., Words], tuple[Any, ...]]:
        """Words that travel to another process are loaded there from the same files."""
        kept = ("names", "sign", "exact", "icon", "reader", "within", "looks")
        fields = {name: getattr(self, name) for name in kept}
        return _loaded, (self.locale, self.game, self.rules_version, fields)

    def naming(self, names: Sequence[str]) -> Words:
        return replace(self, names=tuple(names))

    def read_by(self, seat: int | None) -> Words:
        """The same words said to the player on a seat alone, who is "you" in them; None: to everybody."""
        return replace(self, reader=seat)

    def emphasizing(self, sign: str) -> Words:
        return replace(self, sign=sign)

    def with_icons(self, icon: Icon | None) -> Words:
        """The same words with slots for icons in sentences; None: without."""
        return replace(self, icon=icon)

    @cached_property
    def _exactly(self) -> Words:
        return replace(self, exact=True)

    @property
    def icons(self) -> Icons:
        return icons_of(self.locale, self.game)._replace(looks=self.looks)

    def has(self, key: str) -> bool:
        return self.bundle.pattern(key) is not None or self.bundle.has_message(key)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """The message, with its arguments; nothing of one that has only attributes.

        Raises KeyError for a key that there is not.
        """
        pattern = self.bundle.pattern(key)
        if pattern is not None:
            return self._said(key, pattern, arguments)
        if self.bundle.has_message(key):
            return ""
        raise KeyError(f"no message {key!r} in {self.locale}")

    def text(self, text: Text, *, brief: bool = False) -> str:
        """A text of the engine as a sentence, with its `.aside` in brackets behind it where it has one.

        A `brief` one is said without it.
        """
        sentence = self(text.key, **text.arguments)
        aside = None if brief else self.bundle.pattern(f"{text.key}.aside")
        if aside is None:
            return sentence
        added = self._said(text.key, aside, text.arguments)
        return self("with-aside", sentence=sentence, aside=added) if added else sentence

    def lines(self, texts: Iterable[Text], form: Form | None = None) -> list[str]:
        """Each text as a line: in a form for which it has an attribute as that says it, else by its message.

        What says nothing there is left out.
        """
        return list(filter(None, (self._in_form(text, form) for text in texts)))

    def _in_form(self, text: Text, form: Form | None) -> str:
        key = f"{text.key}.{form}"
        return self(key, **text.arguments) if form and self.has(key) else self.text(text)

    def nothing(self, text: Text) -> str | None:
        """What is said of a text where nothing changes by it, its `.nothing`; None where it has none."""
        return self.attribute(text, "nothing")

    def attribute(self, text: Text, name: str, /, **more: Argument) -> str | None:
        """What an attribute of a text says, with more arguments; None where it has none, or it can't be said."""
        said = self.bundle.pattern(f"{text.key}.{name}")
        if said is None:
            return None
        arguments = {**text.arguments, **more}
        return spared(f"the {name} of {text.key}", None, self._exactly._said, text.key, said, arguments)

    def _said(self, key: str, pattern: Any, arguments: Mapping[str, Argument]) -> str:
        said = {name.replace("_", "-"): self.argument(value) for name, value in arguments.items()}
        value, errors = self.bundle.format_pattern(pattern, said)
        if errors:
            incomplete = Incomplete(", ".join(map(str, errors)))
            if self.exact:
                raise incomplete
            report(f"part of the message {key} in {self.locale}", incomplete)
        return str(value)

    def argument(self, value: Argument) -> Any:
        """An argument as Fluent takes it: numbers stay numbers, everything else becomes words.

        Numbers below zero become words too: Fluent would print them with a hyphen.
        """
        match value:
            case str():
                return value if len(value) <= LONGEST else f"{filled(value)[:LONGEST]}…"
            case int():
                return figure(value) if value < 0 else value
            case Text(strong=True):
                return self._standing_out(self.emphasizing("").text(value))
            case Text():
                return self._amount(value)
            case Player():
                return self.player(value.seat)
            case Place():
                return self._standing_out(self.label(value.label))
            case list() | tuple():
                return self._list(value)
            case _:
                return value

    def _list(self, items: Sequence[Text | Player | Place]) -> Listed:
        """A list read out; a list of lists in parts, each a sum: "A: 4 gold · B: 5 stone + 2 wood"."""
        of_lists = len(items) > 1 and any(map(tells_a_list, items))
        said = replace(self, within=True) if of_lists else self
        parts = [str(said.argument(item)) for item in items]
        joined = SUM.join(parts) if self.within else PARTS.join(parts) if of_lists else self.listed(parts)
        return Listed(joined, parts)

    def _amount(self, value: Text) -> str:
        """A text within another; where it says how much of a good, with a slot for its icon; none of it has no icon."""
        amount = value.arguments.get("amount")
        artwork = self.icons.goods.get(value.key.removesuffix(".change"), "") if self.icon is not None else ""
        if not artwork or not isinstance(amount, int) or not amount:
            return self.text(value)
        return self._slot(artwork, figure(amount), self.with_icons(None).text(value))

    def _slot(self, artwork: str, amount: str, words: str) -> str:
        shown = f"{amount}{_TOGETHER}{ICON}" if self.icon == "instead" else f"{ICON}{_TOGETHER}{words}"
        return slot(artwork, shown, words)

    def label(self, place: str) -> str:
        """A place's label as it is written in the language: `place-letter-…` says what stands for its first letter."""
        letter = f"place-letter-{place[:1]}"
        return self(letter) + place[1:] if self.has(letter) else place

    def player(self, seat: int) -> str:
        """The name of who sits there, the seat's own name when nobody is known; "you" where it is the reader."""
        if seat == self.reader:
            return You(self("you"))
        return self._standing_out(
            self.names[seat][:LONGEST] if seat < len(self.names) else self(f"seat-{seat + 1}")
        )

    def players(self, seats: Sequence[int]) -> str:
        """The names of several, read out; "all" where they are everybody at a table of more than two."""
        if len(seats) == 1:
            return self.player(seats[0])
        if len(seats) > 2 and len(seats) == len(self.names):
            return self("players-all")
        return self.listed(map(self.player, seats))

    def _standing_out(self, said: str) -> str:
        return f"{self.sign}{said}{self.sign}"

    def listed(self, items: Iterable[str]) -> str:
        """Items as they are read out: "a, b and c"."""
        parts = list(items)
        if len(parts) < 2:
            return "".join(parts)
        return self("list-and", rest=", ".join(parts[:-1]), last=parts[-1])

    def event(self, event: Event, *, brief: bool = False) -> str:
        """What happened, as a sentence (`event-…`), a `brief` one without its aside; `$player` is who did it.

        Of an event that can't be told, since another release has written it, the sentence says no more than who did
        something.
        """
        told = self._told(event.text, brief=brief)
        if told is None and event.seat is None:
            return self("event-untold")
        return self.begun(self("event-untold-of", player=Player(event.seat or 0)) if told is None else told)

    def event_each(self, event: Event, players: str, seats: int) -> str | None:
        """What is said of so many players of those to which the same happens (`event-…-each`).

        `$seats` is how many are named; None where nothing can be said.
        """
        return self._told(event.text, "-each", player=players, seats=seats)

    def event_part(self, event: Event, amount: int) -> str | None:
        """What is said of one of a seat's events of one kind (`event-…-part`), which changed an `$amount`."""
        return self._told(event.text, "-part", amount=amount)

    def _told(self, said: Text, ending: str = "", *, brief: bool = True, **more: Argument) -> str | None:
        told = Text(f"{said.key}{ending}", {**said.arguments, **more})
        return spared(f"the event {said.key} in {self.locale}", None, self._exactly.text, told, brief=brief)

    def begun(self, sentence: str) -> str:
        """A sentence with a capital at its beginning, where "you" may stand; a name stays as it is written."""
        return sentence if self.reader is None else f"{sentence[:1].upper()}{sentence[1:]}"

    def changes(self, changes: Iterable[Change]) -> str:
        """Changes of one seat's scores and stocks, what is gained first: "+4 points, −2 gold".

        What goes without saying has an empty message and is left out, as is what can't be told any more.
        """
        ordered = sorted(changes, key=lambda change: change.amount < 0)
        told = [spared(f"a change of {one.what}", "", self.change, one) for one in ordered]
        return ", ".join(filter(None, told))

    def change(self, change: Change) -> str:
        """One change (`held-….change`): `$signed` with its sign, `$amount` without, `$gained` only of a gain."""
        held, sign = f"held-{change.what}", signed(change.amount)
        said = self(f"{held}.change", signed=sign, amount=abs(change.amount), gained=max(change.amount, 0))
        return said if self.icon is None else self._slot(self.icons.goods.get(held, ""), sign, said)


def those_that_fit(texts: Iterable[str], room: int, between: str = "\n") -> list[str]:
    """The first texts, those left out that would not fit in so many characters with what stands between them."""
    kept: list[str] = []
    for written in texts:
        length = len(written) + len(between)
        if length <= room:
            kept.append(written)
            room -= length
    return kept


def signed(amount: int) -> str:
    return figure(amount) if amount < 0 else f"+{amount}"


def locale_for(language: str) -> Locale:
    """The supported language that is nearest to a Discord locale ("de", "en-GB", "pt-BR")."""
    return "de" if language.lower().startswith("de") else "en"


@cache
def words(locale: Locale, game: str | None = None, rules_version: int | None = None) -> Words:
    """The words of the whole bot, and of a game where one is named, with the numbers of a version of its rules.

    Without a version, or where nothing differs, they are the present ones.
    """
    if game is not None and rules_version is not None:
        rules_version = last_alike(_components(game), rules_version)
    return _words(locale, game, rules_version)


@cache
def _words(locale: Locale, game: str | None, rules_version: int | None) -> Words:
    bundle = Bundle(locale, None if game is None else _components(game), rules_version)
    for folder in text_folders(game):
        path = folder / f"{locale}.ftl"
        if path.exists():
            bundle.add(path)
    return Words(locale, game, bundle, rules_version=rules_version)


def _components(game: str) -> Path:
    return game_folder(game) / "components.toml"


def _loaded(locale: Locale, game: str | None, rules_version: int | None, kept: dict[str, Any]) -> Words:
    return replace(_words(locale, game, rules_version), **kept)
