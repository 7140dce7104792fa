"""What holds of the commands that an application registers, in every language, beyond the types and lengths of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec import json

from .schema import Path, Problem

LOCALES: Final = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
"""The languages that Discord has."""

_TWINS: Final = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES", "es-ES": "es-419"}
"""What Discord looks for before the default, where a language lacks a name."""

MOST: Final = {1: 100, 2: 15, 3: 15}
"""How many slash commands, commands on people and commands on messages an application may have."""

LARGEST: Final = 8_000

_SUBCOMMAND: Final = 1
_GROUP: Final = 2
_KINDS: Final = {1: "slash commands", 2: "commands on people", 3: "commands on messages"}

Part: TypeAlias = Mapping[str, Any]  # a command, option or choice


def command_problems(commands: Sequence[Part]) -> Sequence[Problem]:
    """What is wrong with all commands of an application; found once, for bots send the same at every start."""
    return _problems_of(json.encode(commands))


@lru_cache(maxsize=4)
def _problems_of(encoded: bytes) -> Sequence[Problem]:
    return tuple(_problems(json.decode(encoded)))


def _problems(commands: Sequence[Part]) -> Iterator[Problem]:
    for kind, most in MOST.items():
        alike = [(number, each) for number, each in enumerate(commands) if each.get("type", 1) == kind]
        if len(alike) > most:
            what = f"{len(alike)} {_KINDS[kind]} are more than the {most} that there may be."
            yield Problem((), "MAX_APPLICATION_COMMANDS_REACHED", what)
        yield from _same_names(alike, (), "APPLICATION_COMMANDS_DUPLICATE_NAME")
    for number, command in enumerate(commands):
        yield from of_command(command, (number,))


def of_command(command: Part, path: Path = ()) -> Iterator[Problem]:
    if (kind := command.get("type", 1)) == 1:
        yield from _named(command, path)
        if not command.get("description"):
            what = "A slash command has a description."
            yield Problem((*path, "description"), "BASE_TYPE_BAD_LENGTH", what)
        yield from _locales(command, "description", path)
        yield from _options(command, path)
    else:
        yield from _locales(command, "name", path)
        if command.get("description") or command.get("options"):
            what = f"{_KINDS.get(kind, 'these commands')} have neither a description nor options."
            yield Problem(path, "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID", what)
    if (size := size_of(command)) > LARGEST:
        what = f"Names, descriptions and values come to {size} letters; {LARGEST} is the most."
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", what)


def size_of(command: Part) -> int:
    """The letters of a command: names, descriptions and values of all that is in it, each in its longest language."""
    own = sum(max(map(len, _all(command, what)), default=0) for what in ("name", "description"))
    value = command.get("value")
    return (
        own
        + (len(value) if isinstance(value, str) else 0)
        + sum(map(size_of, command.get("options") or ()))
        + sum(map(size_of, command.get("choices") or ()))
    )


def read_in(part: Part, what: str, locale: str) -> str:
    """The name or description of something as somebody with a Discord of that language reads it."""
    own = part.get(f"{what}_localizations") or {}
    return str(own.get(locale) or own.get(_TWINS.get(locale, "")) or part.get(what) or "")


def _all(part: Part, what: str) -> list[str]:
    texts = [part.get(what), *(part.get(f"{what}_localizations") or {}).values()]
    return [text for text in texts if text is not None]


def _with_paths(part: Part, what: str, path: Path) -> Iterator[tuple[Path, str]]:
    yield (*path, what), part.get(what) or ""
    for locale, text in (part.get(f"{what}_localizations") or {}).items():
        yield (*path, f"{what}_localizations", locale), text


def _named(part: Part, path: Path) -> Iterator[Problem]:
    for where, name in _with_paths(part, "name", path):
        if not all(map(_may_be_in_names, name)) or name != name.lower():
            what = f"{name!r} is no name: lower-case letters, digits and -_' are."
            yield Problem(where, "APPLICATION_COMMAND_INVALID_NAME", what)
    yield from _locales(part, "name", path)


def _may_be_in_names(letter: str) -> bool:
    # Devanagari and Thai write vowels as marks, which are no letters by themselves.
    return (
        letter.isalnum()
        or letter in "-_'"
        or "\u0900" <= letter <= "\u097f"
        or "\u0e00" <= letter <= "\u0e7f"
    )


def _locales(part: Part, what: str, path: Path) -> Iterator[Problem]:
    for locale in part.get(f"{what}_localizations") or {}:
        if locale not in LOCALES:
            why = f"{locale!r} is none of Discord's {len(LOCALES)} languages."
            yield Problem((*path, f"{what}_localizations", locale), "BASE_TYPE_CHOICES", why)


def _same_names(parts: Sequence[tuple[int, Part]], path: Path, code: str) -> Iterator[Problem]:
    """Names that somebody reads twice among siblings, in the language in which it is first so."""
    found: set[int] = set()
    for locale in (None, *LOCALES):
        seen: dict[str, int] = {}
        for number, part in parts:
            name = part.get("name", "") if locale is None else read_in(part, "name", locale)
            first = seen.setdefault(name, number)
            if first == number or number in found:
                continue
            found.add(number)
            where = ("name",) if locale is None else ("name_localizations", locale)
            what = f"{name!r} is what number {first} is called too. Each of them needs a name of its own."
            yield Problem((*path, number, *where), code, what)


def _options(part: Part, path: Path) -> Iterator[Problem]:
    options = part.get("options") or []
    inside = (*path, "options")
    yield from _same_names(
        list(enumerate(options)), inside, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
    )
    branches = [option["type"] in (_SUBCOMMAND, _GROUP) for option in options]
    if any(branches) and not all(branches):
        yield Problem(
            (*inside, branches.index(False), "type"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "A parameter can't stand beside subcommands.",
        )
    optional = False
    for number, option in enumerate(options):
        at = (*inside, number)
        yield from _named(option, at)
        yield from _locales(option, "description", at)
        yield from _choices(option, at)
        if option.get("required") and optional:
            what = "Required options stand before those that are not."
            yield Problem((*at, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", what)
        optional = optional or not option.get("required")
        if option["type"] in (_SUBCOMMAND, _GROUP):
            yield from _options(option, at)


def _choices(option: Part, path: Path) -> Iterator[Problem]:
    choices = option.get("choices") or []
    inside = (*path, "choices")
    if choices and option.get("autocomplete"):
        what = "What has choices is not completed."
        yield Problem((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", what)
    code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
    yield from _same_names(list(enumerate(choices)), inside, code)
    values: set[Any] = set()
    for number, choice in enumerate(choices):
        at = (*inside, number)
        yield from _locales(choice, "name", at)
        value = choice["value"]
        if value in values:
            what = f"{value!r} is the value of another choice."
            yield Problem((*at, "value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_ALREADY_EXISTS", what)
        values.add(value)
