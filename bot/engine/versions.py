"""The components of a game, and how they differ between versions of its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar, get_args

import msgspec

Component = TypeVar("Component")
Components = TypeVar("Components")


class ByVersion(Generic[Component]):
    """A component that has changed: its value `now`, and `before` each version that changed it.

    `coins = { now = 4, before.3 = 2 }` in `components.toml` has the type `ByVersion[int]`; games of versions 1 and 2
    are played to their end with 2. The same field in other rows has this type too, and may still be a plain value.
    """

    __slots__ = ("before", "now")

    def __init__(self, now: Component, before: Mapping[int, Component]) -> None:
        self.now, self.before = now, before

    def under(self, rules_version: int | None) -> Component:
        """The value in games of a version of the rules; None means the present version."""
        if rules_version is None:
            return self.now
        later = [version for version in self.before if rules_version < version]
        return self.before[min(later)] if later else self.now

    def __bool__(self) -> NoReturn:
        raise TypeError("a component by version must be read with `.under(rules_version)`")

    def __str__(self) -> NoReturn:
        raise TypeError("a component by version must be read with `.under(rules_version)`")


def read_components(path: Path, kind: type[Components]) -> Components:
    """The components of a game, typed and checked. Raises `msgspec.ValidationError`."""
    return msgspec.toml.decode(path.read_bytes(), type=kind, dec_hook=_decode_by_version)


def _decode_by_version(kind: type, written: object) -> object:
    """Decode `ByVersion`, the only type in components that msgspec doesn't know."""
    (component,) = get_args(kind)
    found = _by_version(written)
    before = {version: msgspec.convert(former, component) for version, former in found.before.items()}
    return ByVersion(msgspec.convert(found.now, component), before)


def _by_version(written: Any) -> ByVersion[Any]:
    match written:
        case {"now": now, "before": dict(before)}:
            return ByVersion(now, {int(version): former for version, former in before.items()})
    return ByVersion(written, {})


def components_under(rules_version: int | None, written: Any) -> Any:
    """Raw components, each reduced to its value in games of a version of the rules."""
    match _by_version(written).under(rules_version):
        case dict(table):
            return {name: components_under(rules_version, one) for name, one in table.items()}
        case list(rows):
            return [components_under(rules_version, one) for one in rows]
        case component:
            return component


def versions_named(written: Any) -> Iterator[int]:
    """The versions of the rules that have changed any of the raw components."""
    yield from _by_version(written).before
    within = written.values() if isinstance(written, dict) else written if isinstance(written, list) else ()
    for one in within:
        yield from versions_named(one)
