"""Fluent messages that are read when they are first said: reading all of a game's takes a tenth of a second."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from .component_numbers import functions as component_numbers
from .lists import FUNCTIONS
from .you import functions

_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term begins: at the start of a line, where nothing else of Fluent's has a name and "="."""
_MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a message may say with its own words: other messages and terms."""

_PLAIN: Final = (str, int)
"""Arguments that are equal only where they are said alike: a list knows its parts, and the reader is "you"."""
_KEPT: Final = 4096
"""So many sentences are kept as they were said."""


class Bundle(FluentBundle):
    """The messages of some files; of what stands in two of them, the first counts.

    `components` is the file of the game's components, whose numbers its messages say.
    """

    def __init__(self, locale: str, components: Path | None = None) -> None:
        numbers = {} if components is None else component_numbers(components)
        super().__init__([locale], functions(self._say) | FUNCTIONS | numbers, use_isolating=False)
        self._unread: dict[str, str] = {}
        self._said: dict[Hashable, Any] = {}

    def add(self, path: Path) -> None:
        """Messages of a file more."""
        for name, source in _entries(path).items():
            self._unread.setdefault(name, source)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._unread or bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Message:
        """The message. Raises KeyError where there is none."""
        self._read(message_id)
        return super().get_message(message_id)

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """What a pattern says with its arguments, and what was wrong: a button has few labels, and says them often."""
        if args and not all(type(value) in _PLAIN for value in args.values()):
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
        """Read all that an entry mentions, then itself: whoever finds it in another thread can say it."""
        source = self._unread.get(name)
        if source is None or name in within:
            return
        for mentioned in _MENTIONED.findall(source):
            self._read(mentioned, (*within, name))
        self.add_resource(_read(source))
        self._unread.pop(name, None)


@cache
def _entries(path: Path) -> dict[str, str]:
    """The entries of a file by their names; what stands before the first is a comment."""
    _, *sources = _ENTRY.split(path.read_text(encoding="utf-8"))
    return {source.partition("=")[0].strip(): source for source in sources}


@cache
def _read(source: str) -> Resource:
    """An entry that was read: the house's serve every game."""
    return FluentParser(with_spans=False).parse(source)
