"""The ways in which a message can be read, each with one variant of every choice in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from bot.i18n.functions import FUNCTION as COMPONENT
from bot.i18n.functions import FUNCTIONS

from .files import messages


class Variable(NamedTuple):
    """An argument in a reading."""

    name: str


class Named(NamedTuple):
    """Another message in a reading."""

    key: str


@dataclass(frozen=True)
class Reading:
    """One way to read a message: its pieces, and the variant that is chosen for each variable."""

    key: str
    pieces: tuple[str | Variable | Named, ...]
    chosen: Mapping[str, str]

    def around(self) -> Iterator[tuple[str, Variable, str]]:
        """Yield each argument, with the text before it and the text after it."""
        for index, piece in enumerate(self.pieces):
            if isinstance(piece, Variable):
                yield self.text(self.pieces[:index]), piece, self.text(self.pieces[index + 1 :])

    @staticmethod
    def text(pieces: tuple[str | Variable | Named, ...]) -> str:
        """Format pieces: an argument as `{$name}`, a message as `{key}`."""
        written = []
        for piece in pieces:
            match piece:
                case Variable(name):
                    written.append(f"{{${name}}}")
                case Named(key):
                    written.append(f"{{{key}}}")
                case str():
                    written.append(piece)
        return "".join(written)

    def __str__(self) -> str:
        return f"{self.key}: {self.text(self.pieces)}"


@cache
def readings(folder: Path, locale: str) -> tuple[Reading, ...]:
    """Return all readings of the messages of a file and of their attributes."""
    found: list[Reading] = []
    for message in messages(folder, locale):
        named = [(message.id.name, message.value)]
        named += [(f"{message.id.name}.{one.id.name}", one.value) for one in message.attributes]
        for key, pattern in named:
            if pattern is not None:
                found += [Reading(key, pieces, chosen) for pieces, chosen in _read(pattern, {})]
    return tuple(found)


def _read(
    pattern: ast.Pattern, chosen: dict[str, str]
) -> list[tuple[tuple[str | Variable | Named, ...], dict[str, str]]]:
    found: list[tuple[tuple[str | Variable | Named, ...], dict[str, str]]] = [((), chosen)]
    for element in pattern.elements:
        found = [
            ((*pieces, *more), after) for pieces, before in found for more, after in _of(element, before)
        ]
    return found


def _of(
    element: ast.TextElement | ast.Placeable, chosen: dict[str, str]
) -> list[tuple[tuple[str | Variable | Named, ...], dict[str, str]]]:
    if isinstance(element, ast.TextElement):
        return [((element.value,), chosen)]
    match element.expression:
        case ast.Placeable() as inner:
            return _of(inner, chosen)
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            return [
                reading
                for variant in _fitting(variants, chosen.get(name.name))
                for reading in _read(variant.value, {**chosen, name.name: _key(variant)})
            ]
        case ast.SelectExpression(selector=ast.FunctionReference() as who, variants=variants):
            return [
                reading
                for variant in _fitting(variants, chosen.get(_who(who)))
                for reading in _read(variant.value, {**chosen, _who(who): _key(variant)})
            ]
        case ast.FunctionReference() as number if number.id.name == COMPONENT:
            return [((Variable(_who(number)),), chosen)]
        case ast.FunctionReference() as said_of:
            return _to_all(said_of, chosen) if said_of.id.name not in FUNCTIONS else _of_list(said_of, chosen)
        case ast.VariableReference(id=name):
            return [((Variable(name.name),), chosen)]
        case ast.MessageReference(id=name):
            return [((Named(name.name),), chosen)]
        case ast.StringLiteral(value=value):
            return [((value,), chosen)]
        case other:
            raise TypeError(f"nobody reads {other!r} yet")


def _to_all(
    said_of: ast.FunctionReference, chosen: dict[str, str]
) -> list[tuple[tuple[str | Variable | Named, ...], dict[str, str]]]:
    """Read a function of `bot/i18n/functions.py`: what it says about somebody else, and what it says to the reader."""
    player, *forms = said_of.arguments.positional
    name, written = Variable(player.id.name), [form.value for form in forms]
    read: dict[str, tuple[str | Variable | Named, ...]]
    if not written:
        read = {"other": (name,), "you": (Named(f"you-{said_of.id.name.lower()}"),)}
    elif said_of.id.name == "VERB":
        read = {"other": (written[0],), "you": (written[1],)}
    else:
        read = {"other": (f"{written[0]} von ", name), "you": (written[1],)}
    key = _who(said_of)
    return [(pieces, {**chosen, key: who}) for who, pieces in read.items() if chosen.get(key, who) == who]


def _of_list(
    said_of: ast.FunctionReference, chosen: dict[str, str]
) -> list[tuple[tuple[str | Variable | Named, ...], dict[str, str]]]:
    """Read a function of `bot/i18n/functions.py` that says a list."""
    return [((Variable(said_of.arguments.positional[0].id.name),), chosen)]


def _who(said_of: ast.FunctionReference) -> str:
    """Name the choice by whether the player of a function is the reader, or by how many of a component there are."""
    argument = said_of.arguments.positional[0]
    return argument.value if isinstance(argument, ast.StringLiteral) else f"WHO(${argument.id.name})"


def _fitting(variants: list[ast.Variant], before: str | None) -> list[ast.Variant]:
    """Return the variants that fit an earlier choice by the same variable."""
    if before is None:
        return variants
    same = [variant for variant in variants if _key(variant) == before]
    return same or [variant for variant in variants if variant.default]


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
