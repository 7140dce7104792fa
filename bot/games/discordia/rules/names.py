"""The names of components in texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial

from bot.engine import Argument, Text, text
from bot.games.discordia import components
from bot.games.discordia.state import Tile

from .figures import written

_LETTER_NAMES = {**{letter: colour for colour, letter in components.LETTERS.items()}, components.ANY: "any"}


def figures(figures: components.Figures | str) -> Argument:
    """Figures, or the letters of a space, as a list by color; "none" if there are none."""
    letters = figures if isinstance(figures, str) else written(figures)
    names = ((name, letters.count(one)) for one, name in _LETTER_NAMES.items())
    found = [text(f"figures-{name}", amount=amount) for name, amount in names if amount]
    return list(found or [Text("figures-none")])


@cache
def letters(figures: str) -> Text:
    """Figures, or a space, as letters in the reader's language: "RR∗"."""
    before, last = figures[:-1], Text(f"letter-{_LETTER_NAMES[figures[-1]]}")
    return text("letters", before=letters(before), last=last) if before else last


@cache
def _named(kind: str, id: str) -> Text:
    return Text(f"{kind}-{id}")


die, sort, extension, decree, privilege, track = (
    partial(_named, kind) for kind in ("die", "sort", "extension", "decree", "privilege", "track")
)
"""The names by id."""


@cache
def face(face: components.Face) -> Text:
    """A side of a city tile, or a tower with spaces, by its sort and value."""
    return text(f"tile-{face.sort}", value=face.value or 0)


@cache
def tile(tile: str) -> Text:
    """The front of a city tile ("ship_3b"), or a tower."""
    if (tower := components.TOWERS.get(tile)) is None:
        return face(components.FRONTS[tile])
    if tower.swap:
        return text("tower-trade", value=tower.value or 0, swap=tower.swap)
    if tower.strength:
        return text("tower-strength", strength=tower.strength)
    return face(components.FRONTS[tile])


def standing(placed: Tile) -> Text:
    """A tile in a city, by the side that shows."""
    return face(placed.face) if placed.turned else tile(placed.id)


@cache
def germanic(tile: str) -> Text:
    kind = components.GERMANIC[tile]
    return text("germanic", strength=kind.strength, effect=effect(kind.effect))


@cache
def season(season: int) -> Text:
    return text("season", season=season)


@cache
def effect(effect: components.Effect) -> Text:
    """A bonus, reward or damage: `effect-<kind>`, or `effect-<kind>-back` if its amount is negative."""
    key = f"effect-{effect.kind}" if effect.amount > 0 else f"effect-{effect.kind}-back"
    return text(key, amount=abs(effect.amount), what=effect.what)


def effects(effects: Iterable[components.Effect]) -> Argument:
    return list(map(effect, effects))
