"""Fluent messages in a reader's language; sentences for the engine's texts and events."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, Literal, get_args

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern, TextElement
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from bot.app.fallbacks import report, spared
from bot.engine import Argument, Change, Event, Place, Player, Text

from . import entries, game_folder, text_files, text_folders
from .functions import PARTS, SUM, ListText, You, figure, functions, last_alike, tells_a_list
from .icons import ICON, Icons, filled, icons_of, slot

_MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""References of a message to other messages and terms."""

_UNWRITTEN: Final = re.compile(r"(?:(command)|option-name)-(.+)|option-.+-(on|off)")
"""Keys of messages that a game leaves out if they are like another one: see `Bundle._unwritten`."""

_PLAIN: Final = frozenset({str, int})
"""Types of arguments whose equality implies the same words, unlike a list with its parts, or "you" for the reader."""
_KEPT: Final = 4096  # sentences in the cache


class Bundle(FluentBundle):
    """The messages of some files; of a message in two of them, the first counts."""

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
        """The pattern of a message, or of its attribute ("key.attribute"); None if there is none."""
        if key not in self._patterns:
            name, _, attribute = key.partition(".")
            try:
                message = self.get_message(name)
            except LookupError:
                return self._unwritten(key)
            self._patterns[key] = message.attributes.get(attribute) if attribute else message.value
        return self._patterns[key]

    def _unwritten(self, key: str) -> Pattern | None:
        """A command is called like its move, its options like the fields, in small letters; options are on or off."""
        if (found := _UNWRITTEN.fullmatch(key)) is None:
            return None
        command, name, value = found.groups()
        if value is not None:
            return self.pattern(f"option-{value}")
        title = self.pattern(f"move-{name}" if command else f"field-{name}")
        return title and Pattern([TextElement(self.format_pattern(title)[0].lower())])

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """The formatted pattern, and errors; cached, because few labels occur often."""
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
        """Read everything that an entry refers to before itself: another thread that finds it can use it."""
        source = self._unread.get(name)
        if source is None or name in within:
            return
        for mentioned in _MENTIONED.findall(source):
            self._read(mentioned, (*within, name))
        self.add_resource(_parsed(source))
        self._unread.pop(name, None)


@cache
def _parsed(source: str) -> Resource:
    """An entry, parsed once for all games."""
    return FluentParser(with_spans=False).parse(source)


Locale = Literal["en", "de"]
LOCALES: tuple[Locale, ...] = get_args(Locale)

Icon = Literal["instead", "before"]
"""Icons in sentences replace words, or precede them if a beginner needs both."""

LONGEST = 2_000
"""The most characters of an argument: Discord's messages have no more, and Fluent prints nothing for 2,500."""

Form = Literal["brief", "whole"]
"""The form of a line about the table in a picture's description, and in the table in words."""

_TOGETHER = "\N{NO-BREAK SPACE}"  # between an icon and what it belongs to: a line never breaks there


class Incomplete(ValueError):
    """An argument of a message is missing."""


@dataclass(frozen=True)
class Words:
    """The messages of the bot, and of one game, in one language.

    `words("key", name=value)` is a message, `words("key.part")` an attribute of one.

    - `names` are the players' names by seat, for the engine's texts.
    - `sign` is put before and after what is emphasized: players, places, strong texts.
    - A missing argument leaves a gap; if `exact`, Incomplete is raised instead.
    - With `icon`, amounts have slots for icons (`icons.py`), which the sender of the sentence fills.
    - `reader` is the seat that is called "you"; None if several people read the words.
    - `within` a list, lists are sums.
    - `looks` are the seats' looks, by number, in games in which seats get one (None before that).
    - Numbers of the game are those of `rules_version`; None for the present ones.
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
        """Pickle what another process needs to load the same files."""
        kept = ("names", "sign", "exact", "icon", "reader", "within", "looks")
        fields = {name: getattr(self, name) for name in kept}
        return _loaded, (self.locale, self.game, self.rules_version, fields)

    def naming(self, names: Sequence[str]) -> Words:
        return replace(self, names=tuple(names))

    def read_by(self, seat: int | None) -> Words:
        """The same words for the player on a seat, who is "you" in them; None: for everybody."""
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
        """The message with its arguments; empty if it has only attributes.

        Raises KeyError for an unknown key.
        """
        pattern = self.bundle.pattern(key)
        if pattern is not None:
            return self._said(key, pattern, arguments)
        if self.bundle.has_message(key):
            return ""
        raise KeyError(f"no message {key!r} in {self.locale}")

    def text(self, text: Text, *, brief: bool = False) -> str:
        """A text of the engine as a sentence, followed by its `.aside` in brackets, if it has one and isn't `brief`."""
        sentence = self(text.key, **text.arguments)
        aside = None if brief else self.bundle.pattern(f"{text.key}.aside")
        if aside is None:
            return sentence
        added = self._said(text.key, aside, text.arguments)
        return self("with-aside", sentence=sentence, aside=added) if added else sentence

    def lines(self, texts: Iterable[Text], form: Form | None = None) -> list[str]:
        """Each text as a line, by its attribute for the form or else by its message; without empty lines."""
        return list(filter(None, (self._in_form(text, form) for text in texts)))

    def _in_form(self, text: Text, form: Form | None) -> str:
        key = f"{text.key}.{form}"
        return self(key, **text.arguments) if form and self.has(key) else self.text(text)

    def attribute(self, text: Text, name: str, /, **more: Argument) -> str | None:
        """An attribute of a text, with more arguments; None if it has none, or lacks an argument."""
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
        """An argument for Fluent: numbers stay numbers, everything else becomes words.

        Negative numbers become words, too: Fluent would print them with a hyphen.
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

    def _list(self, items: Sequence[Text | Player | Place]) -> ListText:
        """A list in words; a list of lists has parts, each a sum: "A: 4 gold · B: 5 stone + 2 wood"."""
        of_lists = len(items) > 1 and any(map(tells_a_list, items))
        said = replace(self, within=True) if of_lists else self
        parts = [str(said.argument(item)) for item in items]
        joined = SUM.join(parts) if self.within else PARTS.join(parts) if of_lists else self.listed(parts)
        return ListText(joined, parts)

    def _amount(self, value: Text) -> str:
        """A text within another; an amount of a good has a slot for its icon, unless it is 0."""
        amount = value.arguments.get("amount")
        artwork = self.icons.goods.get(value.key.removesuffix(".change"), "") if self.icon is not None else ""
        if not artwork or not isinstance(amount, int) or not amount:
            return self.text(value)
        return self._slot(artwork, figure(amount), self.with_icons(None).text(value))

    def _slot(self, artwork: str, amount: str, words: str) -> str:
        shown = f"{amount}{_TOGETHER}{ICON}" if self.icon == "instead" else f"{ICON}{_TOGETHER}{words}"
        return slot(artwork, shown, words)

    def label(self, place: str) -> str:
        """A place's label in this language: `place-letter-…` may replace its first letter."""
        letter = f"place-letter-{place[:1]}"
        return self(letter) + place[1:] if self.has(letter) else place

    def player(self, seat: int) -> str:
        """The name of a seat's player, or of the seat if nobody is known; "you" for the reader."""
        if seat == self.reader:
            return You(self("you"))
        return self._standing_out(
            self.names[seat][:LONGEST] if seat < len(self.names) else self(f"seat-{seat + 1}")
        )

    def players(self, seats: Sequence[int]) -> str:
        """Several names in words; "all" if they are everybody at a table of more than two."""
        if len(seats) == 1:
            return self.player(seats[0])
        if len(seats) > 2 and len(seats) == len(self.names):
            return self("players-all")
        return self.listed(map(self.player, seats))

    def _standing_out(self, said: str) -> str:
        return f"{self.sign}{said}{self.sign}"

    def listed(self, items: Iterable[str]) -> str:
        """Items in words: "a, b and c"."""
        parts = list(items)
        if len(parts) < 2:
            return "".join(parts)
        return self("list-and", rest=", ".join(parts[:-1]), last=parts[-1])

    def event(self, event: Event, *, brief: bool = False) -> str:
        """An event as a sentence (`event-…`), a `brief` one without its aside; `$player` is who did it.

        If an event of another release can't be told, the sentence only says who did something.
        """
        told = self._told(event.text, brief=brief)
        if told is None and event.seat is None:
            return self("event-untold")
        return self.begun(self("event-untold-of", player=Player(event.seat or 0)) if told is None else told)

    def event_each(self, event: Event, players: str, seats: int) -> str | None:
        """What happens to some of the players whom an event is about (`event-…-each`); None if nothing can be said.

        `$seats` is how many are named.
        """
        return self._told(event.text, "-each", player=players, seats=seats)

    def event_part(self, event: Event, amount: int) -> str | None:
        """One of several events of a kind of a seat (`event-…-part`), which changed an `$amount`."""
        return self._told(event.text, "-part", amount=amount)

    def _told(self, said: Text, ending: str = "", *, brief: bool = True, **more: Argument) -> str | None:
        told = Text(f"{said.key}{ending}", {**said.arguments, **more})
        return spared(f"the event {said.key} in {self.locale}", None, self._exactly.text, told, brief=brief)

    def begun(self, sentence: str) -> str:
        """A sentence with a capital at the beginning, if it begins with "you"; a name stays as it is."""
        return sentence if self.reader is None else f"{sentence[:1].upper()}{sentence[1:]}"

    def changes(self, changes: Iterable[Change]) -> str:
        """Changes of one seat's scores and stocks, gains first: "+4 points, −2 gold".

        Changes with an empty message, which go without saying, and those that can't be told any more are left out.
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
    """The texts that fit into a number of characters, with what is between them; those that don't are left out."""
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
    """The supported language for a Discord locale ("de", "en-GB", "pt-BR")."""
    return "de" if language.lower().startswith("de") else "en"


@cache
def words(locale: Locale, game: str | None = None, rules_version: int | None = None) -> Words:
    """The words of the bot, and of a game, if one is named, with the numbers of a version of its rules."""
    if game is not None and rules_version is not None:
        rules_version = last_alike(_components(game), rules_version)
    return _words(locale, game, rules_version)


@cache
def _words(locale: Locale, game: str | None, rules_version: int | None) -> Words:
    bundle = Bundle(locale, None if game is None else _components(game), rules_version)
    for folder in text_folders(game):
        for path in text_files(folder, locale):
            bundle.add(path)
    return Words(locale, game, bundle, rules_version=rules_version)


def _components(game: str) -> Path:
    return game_folder(game) / "components.toml"


def _loaded(locale: Locale, game: str | None, rules_version: int | None, kept: dict[str, Any]) -> Words:
    return replace(_words(locale, game, rules_version), **kept)
