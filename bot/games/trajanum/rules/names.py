"""The names of things in texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from bot.engine import Argument, Text, text
from bot.games.trajanum.components import RESOURCES, TILES, Resources


def _naming(kind: str) -> Callable[[str | int], Text]:
    return lambda one: Text(f"{kind}-{one}")


class_name = _naming("citizen")
row_name = _naming("row")
"""A citizen row (1 to 6) as events tell of it, with its number; what they hold is part of a record."""
row_title = _naming("row-title")
"""The name of a citizen row alone, by its class: "Merchant I"."""
colour_name = _naming("colour")
street_name = _naming("street")
plan_name = _naming("plan")
building_name = _naming("building")
track_name = _naming("track")
bonus_name = _naming("bonus")
way_name = _naming("exchange")
card_name = _naming("trajan")


@lru_cache(maxsize=1 << 10)
def resource_name(resource: str, amount: int) -> Text:
    return text(f"goods-{resource}", amount=amount)


def resources_names(resources: Resources) -> Argument:
    held = [resource for resource in RESOURCES if resources.get(resource)]
    return [resource_name(resource, resources[resource]) for resource in held] or [Text("goods-nothing")]


def icons_names(icons: Iterable[str]) -> Argument:
    icons = list(icons)
    return [resource_name(icon, icons.count(icon)) for icon in dict.fromkeys(icons)]


@cache
def tile_name(tile: str) -> Text:
    kind = TILES[tile]
    if kind.citizen:
        return class_name(kind.citizen)
    first, *others = dict.fromkeys(kind.gives)
    if not others:
        return resource_name(first, len(kind.gives))
    return text("tile", first=resource_name(first, 1), second=resource_name(others[0], 1))


def row_choice(row: int) -> Text:
    """A citizen row where a sentence or a button begins with it: "Row 3 (Merchant I)"."""
    return text("choice-row", number=row, name=row_title(row))


def row_names(rows: Iterable[int]) -> Argument:
    return [row_name(row) for row in rows] or [Text("row-none")]


def street_names(symbols: Iterable[str]) -> Argument:
    """Streets, read out; one that is called twice is named once."""
    called = list(symbols)
    return [
        text("street-twice", street=street_name(symbol)) if called.count(symbol) > 1 else street_name(symbol)
        for symbol in dict.fromkeys(called)
    ]


def reward_name(track: str, step: int) -> Text:
    return Text(f"reward-{track}-{step}")
