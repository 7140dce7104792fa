"""The names of things in texts."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Argument, Text, text
from bot.games.discordia.components import (
    ANY,
    COLOURS,
    FRONTS,
    GERMANIC,
    LETTERS,
    TOWERS,
    Colour,
    Die,
    Effect,
    Extension,
    Face,
    Figures,
    Sort,
    Track,
)
from bot.games.discordia.state import Tile

from .figures import counted


def figure_name(colour: Colour, amount: int) -> Text:
    """So many figures of a colour."""
    return text(f"figures-{colour}", amount=amount)


def figures_names(figures: Figures | str) -> Argument:
    """Figures, read out in the order of the colours; "none" for none. A string holds their letters."""
    if isinstance(figures, str):
        figures = counted(figures)
    return [figure_name(colour, figures[colour]) for colour in COLOURS if figures.get(colour)] or [
        Text("figures-none")
    ]


def space_name(space: str) -> Argument:
    """The figures that a space needs, read out; grey ones last."""
    grey = space.count(ANY)
    coloured = [figure_name(c, space.count(LETTERS[c])) for c in COLOURS if LETTERS[c] in space]
    return [*coloured, *([text("figures-any", amount=grey)] if grey else [])]


def die_name(die: Die) -> Text:
    """A die, by its colour."""
    return Text(f"die-{die}")


def sort_name(sort: Sort | str) -> Text:
    """A sort of city tile, or "any" of them."""
    return Text(f"sort-{sort}")


def face_name(face: Face) -> Text:
    """A city tile, or a military tower with spaces, by its sort and its value."""
    return text(f"tile-{face.sort}", value=face.value or 0)


def tile_name(tile: str) -> Text:
    """A city tile ("ship_3b") as it lies on the display, or a tower."""
    tower = TOWERS.get(tile)
    if tower is None:
        return face_name(FRONTS[tile])
    if tower.swap:
        return text("tower-trade", value=tower.value or 0, swap=tower.swap)
    return text("tower-strength", strength=tower.strength) if tower.strength else face_name(FRONTS[tile])


def standing_name(tile: Tile) -> Text:
    """A tile or a tower in a city, by the side that lies up."""
    return face_name(tile.face) if tile.turned else tile_name(tile.id)


def germanic_name(tile: str) -> Text:
    """A Germanic tile, by its strength and its damage or reward."""
    kind = GERMANIC[tile]
    return text("germanic", strength=kind.strength, effect=effect_name(kind.effect))


def extension_name(extension: Extension) -> Text:
    """A kind of extension."""
    return Text(f"extension-{extension}")


def decree_name(decree: str) -> Text:
    """A decree."""
    return Text(f"decree-{decree}")


def privilege_name(privilege: str) -> Text:
    """A kind of privilege."""
    return Text(f"privilege-{privilege}")


def track_name(track: Track) -> Text:
    """A track."""
    return Text(f"track-{track}")


def season_name(season: int) -> Text:
    """A season, by its number in the year."""
    return text("season", season=season)


def effect_name(effect: Effect) -> Text:
    """What a bonus, a reward or a damage is: `effect-<kind>`, with `$amount` and `$what`; `-back` backward."""
    key = f"effect-{effect.kind}" if effect.amount > 0 else f"effect-{effect.kind}-back"
    return text(key, amount=abs(effect.amount), what=effect.what)


def effects_names(effects: Iterable[Effect]) -> Argument:
    """Bonuses, read out."""
    return [effect_name(effect) for effect in effects]
