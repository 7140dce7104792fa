"""Copies of positions, field by field according to their types: ten times as fast as encoding and decoding.

What can't change is shared: numbers, texts, sequences that are only read, frozen structs. A copy that leaves the engine
(`whole`) also copies what the rules only read.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import force_setattr

from .agenda import Step
from .events import Event, Text
from .moves import Chosen
from .position import Outcome

T = TypeVar("T")

Copier: TypeAlias = Callable[[Any], Any]
"""Copies a value of one type; the copy shares nothing mutable with it."""

_CONSTANT: Final = frozenset({int, str, bool, float, bytes, NoneType, Chosen})
_ONLY_READ: Final = (Text, Outcome, Event)
"""Structs with dicts and lists that are only read. Only the move that tells an event changes it."""


def copied(value: T) -> T:
    """An equal, independent copy of a position or another struct."""
    copier = _COPIERS[type(value)]
    return value if copier is None else cast(T, copier(value))


def copied_whole(value: T) -> T:
    """The same for code outside the engine: whatever it does to the copy, the original doesn't change."""
    copier = _WHOLE_COPIERS[type(value)]
    return value if copier is None else cast(T, copier(value))


@cache
def copier_of(kind: Hashable, *, whole: bool = False) -> Copier | None:
    """How values of a type are copied; None where they can be shared. Raises TypeError for types not supported."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _copier_of_union([part for part in arguments if part is not NoneType], whole)
    if origin is Literal or kind in _CONSTANT:
        return None
    if kind in _ONLY_READ:
        return copied_whole if whole else None
    if origin in (tuple, Sequence):
        parts = [part for part in arguments if part is not Ellipsis]
        _check_unchanging(kind, parts)
        shared = not whole or (origin is tuple and not any(copier_of(part, whole=True) for part in parts))
        return None if shared else _copied_as_it_is
    if origin is list and arguments[0] is Step and not whole:
        return _steps_copied
    if origin is list:
        return _copier_of_list(copier_of(arguments[0], whole=whole))
    if origin is dict:
        return _copier_of_dict(copier_of(arguments[1], whole=whole))
    if isinstance(kind, type) and issubclass(kind, Step):
        return copied_whole if whole else copied  # a field of one step type may hold any of its subclasses
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _copier_of_struct(kind, whole=whole)
    raise TypeError(
        f"{kind} can't be copied: a position consists of structs, lists, dicts and what can't change"
    )


def _copied_as_it_is(value: Any) -> Any:
    """A copy that shares nothing mutable, chosen by the value where its declared type leaves that open."""
    if type(value) in _CONSTANT:  # most are, and each pattern below would be tried in vain
        return value
    match value:
        case list():
            return [_copied_as_it_is(part) for part in value]
        case tuple():
            return tuple(_copied_as_it_is(part) for part in value)
        case dict():
            return {name: _copied_as_it_is(part) for name, part in value.items()}
        case Struct():
            return copied_whole(value)
        case _:
            return value


def _steps_copied(steps: list[Step]) -> list[Step]:
    """Most steps are shared, without a call for each."""
    return [step if (copier := _COPIERS[type(step)]) is None else copier(step) for step in steps]


def _copier_of_list(each: Copier | None) -> Copier:
    if each is None:
        return list.copy
    copy = each
    return lambda values: [copy(value) for value in values]


def _copier_of_dict(each: Copier | None) -> Copier:
    if each is None:
        return dict.copy
    if each is _copied_as_it_is:
        return _arguments_copied
    copy = each
    return lambda values: {name: copy(value) for name, value in values.items()}


def _arguments_copied(arguments: dict[str, Any]) -> dict[str, Any]:
    """Most arguments of a text can't change and are shared, without a call for each."""
    return {
        name: value if type(value) in _CONSTANT else _copied_as_it_is(value)
        for name, value in arguments.items()
    }


@cache
def _copier_of_struct(kind: Any, *, whole: bool) -> Copier | None:
    """A struct is copied shallowly, then each field that can change; a frozen one is shared.

    So is a step without such fields: nothing changes a step while it is on the agenda.
    """
    hints = get_type_hints(kind)
    fields = {name: hints[name] for name in kind.__struct_fields__}
    frozen = kind.__struct_config__.frozen
    if frozen and not whole:
        _check_unchanging(kind, list(fields.values()))
    changing = tuple(
        (name, copier) for name, field in fields.items() if (copier := copier_of(field, whole=whole))
    )
    if not changing and (frozen or (issubclass(kind, Step) and not whole)):
        return None
    return _frozen_copier(changing) if frozen else _written_copier(changing)


def _frozen_copier(changing: Sequence[tuple[str, Copier]]) -> Copier:
    def copy(value: Any) -> Any:
        other = value.__copy__()
        for name, copier in changing:
            force_setattr(other, name, copier(getattr(value, name)))
        return other

    return copy


def _written_copier(changing: Sequence[tuple[str, Copier]]) -> Copier:
    """A generated function with a line for each field that can change: takes half the time of a loop over names."""
    lines = [f"    other.{name} = copy_{name}(value.{name})" for name, _ in changing]
    text = "\n".join(["def copy(value):", "    other = value.__copy__()", *lines, "    return other"])
    known: dict[str, Any] = {f"copy_{name}": copier for name, copier in changing}
    exec(text, known)  # noqa: S102 (the names are those of fields)
    return cast(Copier, known["copy"])


class _Copiers(dict[type, Copier | None]):
    """The copier of each type of struct, None where it is shared; made when the type is first copied."""

    def __init__(self, *, whole: bool) -> None:
        self._whole = whole

    def __missing__(self, kind: type) -> Copier | None:
        """Make the copier of a type not copied before."""
        copier = self[kind] = _copier_of_struct(cast(Hashable, kind), whole=self._whole)
        return copier


_COPIERS: Final = _Copiers(whole=False)
_WHOLE_COPIERS: Final = _Copiers(whole=True)


def _copier_of_union(kinds: list[Any], whole: bool) -> Copier | None:
    """The copier of a value that may be None or, in whole copies, one of several types."""
    if whole and len(kinds) > 1:
        return _copied_as_it_is
    copiers = [copier_of(kind, whole=whole) for kind in kinds]
    if not any(copiers):
        return None
    if len(copiers) > 1:
        raise TypeError(f"one of {kinds} can't be copied: only what may be None has two types")
    copy = copiers[0]
    assert copy is not None
    return lambda value: None if value is None else copy(value)


def _check_unchanging(kind: object, parts: list[Any]) -> None:
    """Raise TypeError for a frozen type that holds something mutable: it could not be shared."""
    for part in parts:
        if copier_of(part) is not None:
            raise TypeError(
                f"{kind} is frozen, but holds {part}, which can change: make that frozen, or a tuple"
            )
