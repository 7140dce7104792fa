"""The names of things in texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from bot.engine import Argument, Text, text
from bot.games.discordia import components
from bot.games.discordia.state import Tile

from .figures import counted

_LETTER_NAMES = {**{letter: colour for colour, letter in components.LETTERS.items()}, components.ANY: "any"}


@lru_cache(maxsize=1 << 10)
def figure(colour: components.Colour, amount: int) -> Text:
    return text(f"figures-{colour}", amount=amount)


def figures(figures: components.Figures | str) -> Argument:
    """Figures, read out in the order of the colours; "none" for none. A string holds their letters."""
    if isinstance(figures, str):
        figures = counted(figures)
    found = [figure(colour, figures[colour]) for colour in components.COLOURS if figures.get(colour)]
    return list(found or [Text("figures-none")])


@cache
def letters(figures: str) -> Text:
    """Figures, or those that a space needs, by the letters that the reader's language has for them: "RR∗"."""
    before, last = figures[:-1], Text(f"letter-{_LETTER_NAMES[figures[-1]]}")
    return text("letters", before=letters(before), last=last) if before else last


def space(space: str) -> Argument:
    """The figures that a space needs, read out; grey ones last."""
    grey = space.count(components.ANY)
    coloured = [
        figure(c, space.count(components.LETTERS[c]))
        for c in components.COLOURS
        if components.LETTERS[c] in space
    ]
    return [*coloured, *([text("figures-any", amount=grey)] if grey else [])]


@cache
def die(die: components.Die) -> Text:
    return Text(f"die-{die}")


@cache
def sort(sort: components.Sort | str) -> Text:
    return Text(f"sort-{sort}")


@cache
def face(face: components.Face) -> Text:
    """A city tile, or a military tower with spaces, by its sort and its value."""
    return text(f"tile-{face.sort}", value=face.value or 0)


@cache
def tile(tile: str) -> Text:
    """A city tile ("ship_3b") as it lies on the display, or a tower."""
    tower = components.TOWERS.get(tile)
    if tower is None:
        return face(components.FRONTS[tile])
    if tower.swap:
        return text("tower-trade", value=tower.value or 0, swap=tower.swap)
    if tower.strength:
        return text("tower-strength", strength=tower.strength)
    return face(components.FRONTS[tile])


def standing(placed: Tile) -> Text:
    """A tile or a tower in a city, by the side that lies up."""
    return face(placed.face) if placed.turned else tile(placed.id)


@cache
def germanic(tile: str) -> Text:
    kind = components.GERMANIC[tile]
    return text("germanic", strength=kind.strength, effect=effect(kind.effect))


@cache
def extension(extension: components.Extension) -> Text:
    return Text(f"extension-{extension}")


@cache
def decree(decree: str) -> Text:
    return Text(f"decree-{decree}")


@cache
def privilege(privilege: str) -> Text:
    return Text(f"privilege-{privilege}")


@cache
def track(track: components.Track) -> Text:
    return Text(f"track-{track}")


@cache
def season(season: int) -> Text:
    return text("season", season=season)


@cache
def effect(effect: components.Effect) -> Text:
    """What a bonus, a reward or a damage is: `effect-<kind>`, with `$amount` and `$what`; `-back` backward."""
    key = f"effect-{effect.kind}" if effect.amount > 0 else f"effect-{effect.kind}-back"
    return text(key, amount=abs(effect.amount), what=effect.what)


def effects(effects: Iterable[components.Effect]) -> Argument:
    return list(map(effect, effects))
