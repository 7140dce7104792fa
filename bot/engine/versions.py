"""Numbers of a game that differ between the versions of its rules: its components say what each version has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

Component = TypeVar("Component")


class ByVersion(Struct, Generic[Component], frozen=True, forbid_unknown_fields=True):
    """What a component is `now`, and what it was `before`, in games of versions below each that is named.

    It stands where the component alone would: `coins = { now = 4, before.3 = 2 }` in `components.toml`, of type
    `ByVersion[int]`. Games of versions 1 and 2 are played to their end with 2.
    """

    now: Component
    before: dict[int, Component]

    def under(self, rules_version: int | None) -> Component:
        """What it is in games of a version of the rules; with None, of the present one."""
        later = [version for version in self.before if rules_version is not None and rules_version < version]
        return self.before[min(later)] if later else self.now


def components_under(rules_version: int | None, components: Any) -> Any:
    """Components as their file has them, each with what it is in games of a version of the rules."""
    match components:
        case {"now": _, "before": _}:
            return msgspec.convert(components, ByVersion[Any], str_keys=True).under(rules_version)
        case dict():
            return {name: components_under(rules_version, one) for name, one in components.items()}
        case list():
            return [components_under(rules_version, one) for one in components]
    return components


def versions_named(components: Any) -> Iterator[int]:
    """The versions of the rules with which components have changed, as their file says."""
    match components:
        case {"now": _, "before": dict(before)}:
            yield from map(int, before)
        case dict():
            for one in components.values():
                yield from versions_named(one)
        case list():
            for one in components:
                yield from versions_named(one)
