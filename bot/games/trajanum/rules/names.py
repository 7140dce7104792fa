"""The names of things in texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from bot.engine import Argument, Place, Text, text
from bot.games.trajanum.components import RESOURCES, TILES, Resources


@lru_cache(maxsize=1 << 10)
def resource_name(resource: str, amount: int) -> Text:
    return text(f"goods-{resource}", amount=amount)


def resources_names(resources: Resources) -> Argument:
    held = [resource for resource in RESOURCES if resources.get(resource)]
    return [resource_name(resource, resources[resource]) for resource in held] or [Text("goods-nothing")]


def icons_names(icons: Iterable[str]) -> Argument:
    icons = list(icons)
    return [resource_name(icon, icons.count(icon)) for icon in dict.fromkeys(icons)]


def choice_names(resources: Iterable[str]) -> Argument:
    return [resource_name(resource, 1) for resource in resources]


@cache
def tile_name(tile: str) -> Text:
    kind = TILES[tile]
    if kind.citizen:
        return class_name(kind.citizen)
    first, *others = dict.fromkeys(kind.gives)
    if not others:
        return resource_name(first, len(kind.gives))
    return text("tile", first=resource_name(first, 1), second=resource_name(others[0], 1))


def tile_names(tiles: Iterable[str]) -> Argument:
    return [tile_name(tile) for tile in tiles]


def class_name(citizen: str) -> Text:
    return Text(f"citizen-{citizen}")


def row_name(row: int) -> Text:
    """A citizen row (1 to 6) as events tell of it, with its number; what they hold is part of a record."""
    return Text(f"row-{row}")


def row_title(row: int) -> Text:
    """The name of a citizen row alone, by its class: "Merchant I"."""
    return Text(f"row-title-{row}")


def row_choice(row: int) -> Text:
    """A citizen row where a sentence or a button begins with it: "Row 3 (Merchant I)"."""
    return text("choice-row", number=row, name=row_title(row))


def row_names(rows: Iterable[int]) -> Argument:
    return [row_name(row) for row in rows] or [Text("row-none")]


def colour_name(colour: str) -> Text:
    return Text(f"colour-{colour}")


def street_name(symbol: str) -> Text:
    return Text(f"street-{symbol}")


def street_names(symbols: Iterable[str]) -> Argument:
    """Streets, read out; one that is called twice is named once."""
    called = list(symbols)
    return [
        text("street-twice", street=street_name(symbol)) if called.count(symbol) > 1 else street_name(symbol)
        for symbol in dict.fromkeys(called)
    ]


def plan_name(plan: str) -> Text:
    return Text(f"plan-{plan}")


def building_name(building: str) -> Text:
    return Text(f"building-{building}")


def track_name(track: str) -> Text:
    return Text(f"track-{track}")


def reward_name(track: str, step: int) -> Text:
    return Text(f"reward-{track}-{step}")


def bonus_name(bonus: str) -> Text:
    return Text(f"bonus-{bonus}")


def way_name(way: str) -> Text:
    return Text(f"exchange-{way}")


def card_name(card: str) -> Text:
    return Text(f"trajan-{card}")


def place_names(labels: Iterable[str]) -> Argument:
    return [Place(label) for label in labels]
