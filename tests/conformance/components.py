"""What a game's `components.toml` contains for one version of its rules, place by place.

A file has one line for each place: its name, as in `COMPONENT`, and its value as JSON: `crop[id=vine].price = 2`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import json

from bot.engine.versions import components_under
from bot.i18n import game_folder
from tests.games.components_file import components_of

SOURCES: Final = "sources"
"""The table that says where the numbers come from; games don't use it."""

Places = dict[str, str]
"""Values by their places."""


def places_of(game: str, version: int) -> Places:
    """Return everything in the components of a game for one version; nothing if it has no components."""
    if not (game_folder(game) / "components.toml").exists():
        return {}
    components = components_under(version, components_of(game))
    return dict(_places(components | {SOURCES: {}}))


def _places(found: Any, at: str = "") -> Iterator[tuple[str, str]]:
    match found:
        case dict():
            for name, value in found.items():
                yield from _places(value, f"{at}.{name}" if at else name)
        case [dict(), *_]:
            by_id = len({row.get("id") for row in found} - {None}) == len(found)
            for number, row in enumerate(found, 1):
                yield from _places(row, f"{at}[id={row['id']}]" if by_id else f"{at}.{number}")
        case _:
            yield at, json.encode(found).decode()


def as_text(places: Mapping[str, str]) -> str:
    """Format the places as their file has them."""
    return "".join(f"{place} = {value}\n" for place, value in places.items())


def from_text(text: str) -> Places:
    """Parse the text of such a file."""
    return dict(line.split(" = ", 1) for line in text.splitlines())  # type: ignore[misc]


def differences(kept: Mapping[str, str], now: Mapping[str, str], changed_with: int) -> Iterator[str]:
    """Say in a few words each what differs from what was kept; `changed_with` is the version that changes it."""
    for place, value in kept.items():
        if place not in now:
            yield f"{place} is gone"
        elif now[place] != value:
            both = f"{{ now = {now[place]}, before.{changed_with} = {value} }}"
            yield f"{place} is {now[place]} and was {value}, so let it be {both}"
