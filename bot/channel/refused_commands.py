"""What Discord refuses of the commands, in sentences: which command, which of its names or texts, by which rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord

SUBCOMMANDS: Final = (1, 2)
"""The types of options that are commands themselves: a subcommand, a group of them."""

_SLASH: Final = 1
_FIELDS: Final = {"name_localizations": "name", "description_localizations": "description"}


def refusals(errors: Mapping[str, Any], payload: Sequence[Mapping[str, Any]]) -> list[str]:
    """A sentence for each error of Discord's answer to the commands that were sent.

    `errors` is the nested object `errors` of an answer with code 50035: keys lead into the payload, and each `_errors`
    lists what is wrong at its place, as `code` and `message`.
    """
    return [f"{_place(path, payload)}: {_rule(error)}." for path, error in _found(errors, ())]


def _found(errors: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, inner in errors.items():
        if key == "_errors" and isinstance(inner, list):
            yield from ((path, error) for error in inner)
        elif isinstance(inner, Mapping):
            yield from _found(inner, (*path, key))


def _rule(error: Any) -> str:
    if not isinstance(error, Mapping):
        return str(error)
    said = (error.get("code"), str(error.get("message") or "").rstrip("."))
    return ", ".join(str(part) for part in said if part) or "no reason is given"


def _place(path: Sequence[str], payload: Sequence[Mapping[str, Any]]) -> str:
    """A place in the payload, as a person calls it; keys that lead nowhere there are named as they are."""
    node: Any = payload
    command, inside = "", ""
    kind = "commands"
    rest = list(path)
    while rest and isinstance(node, list) and rest[0].isdigit() and int(rest[0]) < len(node):
        node = node[int(rest.pop(0))]
        name = node.get("name", "?")
        if kind == "commands":
            command = f"/{name}" if node.get("type", _SLASH) == _SLASH else f'the context menu\'s "{name}"'
        elif kind == "options" and node.get("type") in SUBCOMMANDS:
            command += f" {name}"
        elif kind == "options":
            inside = f', the option "{name}"'
        else:
            inside += f', the choice "{name}"'
        if rest and isinstance(node.get(rest[0]), list):
            kind = rest.pop(0)
            node = node[kind]
    where = f"{command}{inside}" or "the commands as a whole"
    if isinstance(node, list) and command and not rest:
        return f"{where}: its {kind}"
    return f"{where}: {_field(rest, node)}" if rest else where


def _field(path: Sequence[str], node: Any) -> str:
    field = _FIELDS.get(path[0], path[0])
    value = node
    for key in path:
        value = value.get(key) if isinstance(value, Mapping) else None
    locale = f"{_language(path[1])} " if path[0] in _FIELDS and len(path) > 1 else ""
    shown = f' "{value}"' if isinstance(value, str | int | float) else ""
    return f"its {locale}{field if locale or len(path) == 1 else '.'.join(path)}{shown}"


def _language(locale: str) -> str:
    """How a locale of Discord's is called in English."""
    try:
        return discord.Locale(locale).name.replace("_", " ").title()
    except ValueError:
        return locale
