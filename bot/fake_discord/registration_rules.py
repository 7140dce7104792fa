"""Discord's rules for an application's emojis and commands, the latter in every language.

discord.py checks the commands, but not their translations.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord

from .schema import Path, Problem

LOCALES: Final = tuple(locale.value for locale in discord.Locale)

_TWINS: Final = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES", "es-ES": "es-419"}
"""The language whose name Discord uses before the default, if a language has none."""

LARGEST: Final = 8_000

Part: TypeAlias = Mapping[str, Any]  # a command, option or choice


def command_problems(commands: Sequence[Part]) -> Iterator[Problem]:
    kinds = [command.get("type", 1) for command in commands]
    for kind in set(kinds):
        alike = [(number, command) for number, command in enumerate(commands) if kinds[number] == kind]
        yield from _same_names(alike, ())
    for number, command in enumerate(commands):
        yield from _within(command, (number,), free=kinds[number] != 1)
        if (size := size_of(command)) > LARGEST:
            what = f"Names, descriptions and values come to {size} letters; {LARGEST} is the most."
            yield Problem((number,), what)


def size_of(command: Part) -> int:
    """The characters of a command: all names, descriptions and values in it, each in its longest language."""
    own = sum(max(map(len, _all(command, what).values()), default=0) for what in ("name", "description"))
    value = command.get("value")
    within = sum(map(size_of, [*(command.get("options") or ()), *(command.get("choices") or ())]))
    return own + within + (len(value) if isinstance(value, str) else 0)


def read_in(part: Part, what: str, locale: str) -> str:
    """The name or description of a part in a client of this language."""
    own = part.get(f"{what}_localizations") or {}
    return str(own.get(locale) or own.get(_TWINS.get(locale, "")) or part.get(what) or "")


def _all(part: Part, what: str) -> Mapping[str, str]:
    """A name or description in every language, the default under ""."""
    return {"": part.get(what) or "", **(part.get(f"{what}_localizations") or {})}


def _where(locale: str) -> Path:
    return ("name_localizations", locale) if locale else ("name",)


def _within(part: Part, path: Path, *, free: bool = False) -> Iterator[Problem]:
    """What is wrong with the names in a command or option; its own may be any text if it is `free`."""
    for locale, name in _all(part, "name").items():
        if not free and (not all(map(_may_be_in_names, name)) or name != name.lower()):
            what = f"{name!r} is no name: lower-case letters, digits and -_' are."
            yield Problem((*path, *_where(locale)), what)
    for inner in ("options", "choices"):
        yield from _same_names(list(enumerate(part.get(inner) or ())), (*path, inner))
    values = [choice["value"] for choice in part.get("choices") or ()]
    for number, value in enumerate(values):
        if value in values[:number]:
            yield Problem((*path, "choices", number, "value"), f"{value!r} is the value of another choice.")
    for number, option in enumerate(part.get("options") or ()):
        yield from _within(option, (*path, "options", number))


def _may_be_in_names(letter: str) -> bool:
    # Devanagari and Thai write vowels as combining marks, which don't count as letters.
    return (
        letter.isalnum()
        or letter in "-_'"
        or "\u0900" <= letter <= "\u097f"
        or "\u0e00" <= letter <= "\u0e7f"
    )


def _same_names(parts: Sequence[tuple[int, Part]], path: Path) -> Iterator[Problem]:
    """Names that are the same among siblings, in the first language in which they are."""
    found: set[int] = set()
    for locale in ("", *LOCALES):
        seen: dict[str, int] = {}
        for number, part in parts:
            name = read_in(part, "name", locale)
            first = seen.setdefault(name, number)
            if first == number or number in found:
                continue
            found.add(number)
            what = f"{name!r} is what number {first} is called too. Each of them needs a name of its own."
            yield Problem((*path, number, *_where(locale)), what)


MOST_EMOJIS: Final = 2_000  # emojis of an application
LARGEST_PICTURE: Final = 256 * 1024  # bytes of a picture

_IMAGE: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]+)")
_NAME: Final = re.compile(r"[A-Za-z0-9_]+")


def image_of(data: str) -> bytes | None:
    found = _IMAGE.fullmatch(data)
    return None if found is None else base64.b64decode(found[1])


def emoji_problems(body: Mapping[str, Any], names: Collection[str]) -> Iterator[Problem]:
    """What is wrong with a new emoji of the application, which has those of these names."""
    if not _NAME.fullmatch(body["name"]):
        yield Problem(("name",), "A name has letters, digits and underscores alone.")
    if body["name"] in names:
        yield Problem(("name",), "Another emoji of the application has this name.")
    if len(names) >= MOST_EMOJIS:
        yield Problem((), f"An application has {MOST_EMOJIS} emojis at most.")
    image = image_of(body["image"])
    if image is None:
        yield Problem(("image",), "A picture comes as a data URI, in base64.")
    elif len(image) > LARGEST_PICTURE:
        yield Problem(("image",), f"{len(image)} bytes of a picture are more than {LARGEST_PICTURE}.")
