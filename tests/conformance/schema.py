"""The schema of what is stored of a game: the structs of its state, its steps and moves, with their fields and types.

One line for each struct, with its fields in the order in which they are encoded. Views are never stored, so they are in
no schema.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from bot.engine import Alongside, Game, Instruct, Resign, Return, Together
from bot.engine.agenda import Answer

OF_EVERY_GAME: Final = (Together, Alongside, Answer, Instruct, Resign, Return)
"""The steps and moves that every game has."""

Schema = dict[str, dict[str, str]]
"""The types of fields, by struct and field."""


def schema_of(game: Game) -> Schema:
    """Return how the positions and moves of a game are encoded now. Raises ValueError for two structs of one name."""
    schema: Schema = {}
    named: dict[str, object] = {}
    waiting: list[Any] = [game.state, *game.steps, *game.moves, *OF_EVERY_GAME]
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, type) and issubclass(kind, Struct):
            if named.setdefault(_name(kind), kind) is not kind:
                raise ValueError(
                    f"{game.id} stores two structs that are called {_name(kind)}: give one another name"
                )
            if _name(kind) not in schema:
                schema[_name(kind)] = {field.encode_name: _written(kind, field) for field in fields(kind)}
                waiting += [field.type for field in fields(kind)]
        else:
            waiting += get_args(kind)
    return schema


def _name(kind: type[Struct]) -> str:
    tag = kind.__struct_config__.tag
    return kind.__name__ if tag is None else f"{kind.__name__} {tag!r}"


def _written(kind: type[Struct], field: FieldInfo) -> str:
    """Return the type of a field, with the default if the struct omits defaults: it says what is omitted."""
    named = (
        field.type.__name__ if isinstance(field.type, type) and not get_args(field.type) else str(field.type)
    )
    short = re.sub(r"\b(?:[A-Za-z_]\w*\.)+(?=[A-Za-z_])", "", named)
    if not kind.__struct_config__.omit_defaults:
        return short
    if field.default_factory is not NODEFAULT:
        return f"{short} = {field.default_factory()!r}"
    return short if field.default is NODEFAULT else f"{short} = {field.default!r}"


def as_text(schema: Schema) -> str:
    """Format the schema as its file has it."""
    return "".join(
        f"{struct}: {'; '.join(f'{field} {kind}' for field, kind in fields.items())}".rstrip() + "\n"
        for struct, fields in schema.items()
    )


def from_text(text: str) -> Schema:
    """Parse the text of such a file."""
    lines = (line.partition(":") for line in text.splitlines())
    return {
        struct: dict(field.split(" ", 1) for field in fields.strip().split("; ") if field)  # type: ignore[misc]
        for struct, _, fields in lines
    }


def differences(kept: Schema, now: Schema) -> Iterator[str]:
    """Say in a few words each what has changed."""
    yield from (f"{struct} is gone" for struct in kept if struct not in now)
    yield from (f"{struct} is new" for struct in now if struct not in kept)
    for struct in (struct for struct in kept if struct in now):
        before, after = kept[struct], now[struct]
        yield from (f"{struct} has lost {field}" for field in before if field not in after)
        for field, kind in after.items():
            if field not in before:
                yield f"{struct} has a new field {field} ({kind})"
            elif before[field] != kind:
                yield f"{field} of {struct} is {kind} and was {before[field]}"
        if before == after and [*before] != [*after]:
            yield f"{struct} has its fields in another order"
