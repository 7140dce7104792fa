"""The moves, and what things are called in events."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import ClassVar

from msgspec.structs import force_setattr

from bot.engine import Argument, Group, Move, Text, text
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

_LETTER_NAMES = {**{letter: colour for colour, letter in LETTERS.items()}, ANY: "any"}
_NO_FIGURES = Text("figures-none")


@lru_cache(maxsize=1 << 10)
def figure(colour: Colour, amount: int) -> Text:
    """So many figures of a colour."""
    return text(f"figures-{colour}", amount=amount)


def figures(figures: Figures | str) -> Argument:
    """Figures, read out in the order of the colours; "none" for none. A string holds their letters."""
    if isinstance(figures, str):
        figures = counted(figures)
    return [figure(colour, figures[colour]) for colour in COLOURS if figures.get(colour)] or [_NO_FIGURES]


@cache
def letters(figures: str) -> Text:
    """Figures, or those that a space needs, by the letters that the reader's language has for them: "RR∗"."""
    before, last = figures[:-1], Text(f"letter-{_LETTER_NAMES[figures[-1]]}")
    return text("letters", before=letters(before), last=last) if before else last


def space(space: str) -> Argument:
    """The figures that a space needs, read out; grey ones last."""
    grey = space.count(ANY)
    coloured = [figure(c, space.count(LETTERS[c])) for c in COLOURS if LETTERS[c] in space]
    return [*coloured, *([text("figures-any", amount=grey)] if grey else [])]


@cache
def die(die: Die) -> Text:
    """A die, by its colour."""
    return Text(f"die-{die}")


@cache
def sort(sort: Sort | str) -> Text:
    """A sort of city tile, or "any" of them."""
    return Text(f"sort-{sort}")


@cache
def face(face: Face) -> Text:
    """A city tile, or a military tower with spaces, by its sort and its value."""
    return text(f"tile-{face.sort}", value=face.value or 0)


@cache
def tile(tile: str) -> Text:
    """A city tile ("ship_3b") as it lies on the display, or a tower."""
    tower = TOWERS.get(tile)
    if tower is None:
        return face(FRONTS[tile])
    if tower.swap:
        return text("tower-trade", value=tower.value or 0, swap=tower.swap)
    return text("tower-strength", strength=tower.strength) if tower.strength else face(FRONTS[tile])


def standing(placed: Tile) -> Text:
    """A tile or a tower in a city, by the side that lies up."""
    return face(placed.face) if placed.turned else tile(placed.id)


@cache
def germanic(tile: str) -> Text:
    """A Germanic tile, by its strength and its damage or reward."""
    kind = GERMANIC[tile]
    return text("germanic", strength=kind.strength, effect=effect(kind.effect))


@cache
def extension(extension: Extension) -> Text:
    """A kind of extension."""
    return Text(f"extension-{extension}")


@cache
def decree(decree: str) -> Text:
    """A decree, by what it asks for."""
    return Text(f"decree-{decree}")


@cache
def privilege(privilege: str) -> Text:
    """A kind of privilege."""
    return Text(f"privilege-{privilege}")


@cache
def track(track: Track) -> Text:
    """The expedition or the development track."""
    return Text(f"track-{track}")


@cache
def season(season: int) -> Text:
    """A season, by its number in the year."""
    return text("season", season=season)


@cache
def effect(effect: Effect) -> Text:
    """What a bonus, a reward or a damage is: `effect-<kind>`, with `$amount` and `$what`; `-back` backward."""
    key = f"effect-{effect.kind}" if effect.amount > 0 else f"effect-{effect.kind}-back"
    return text(key, amount=abs(effect.amount), what=effect.what)


def effects(effects: Iterable[Effect]) -> Argument:
    """Several bonuses, as a list that is read out in their order."""
    return list(map(effect, effects))


OUT = "out"
"""What is named instead of a slot to discard a turned ship."""


MANY = 26
"""From so many choices of figures on, their number is chosen first."""

FIRST = 5
"""So many of them stand before their numbers."""

GERMAN_YELLOW = "G"
"""The letter of a yellow figure as Germans write it."""

GERMAN_FIELDS = "A"
"""The letter of the row of fields as Germans write it."""


def in_order(letters: str) -> str:
    """Letters of figures, typed in whatever order, case and language, as moves hold them."""
    return "".join(sorted(letters.upper().replace(GERMAN_YELLOW, LETTERS["yellow"])))


def in_city(slot: str) -> str:
    """A slot of a city, typed in either language, as moves hold it."""
    return f"F{slot[1:]}" if slot[:1] == GERMAN_FIELDS and slot[1:].isdecimal() else slot


class Draft(Move, frozen=True):
    """Take a first city tile of the display."""

    tile: str


class ChooseDie(Move, frozen=True):
    """Choose a die, and the value that manipulators make of it."""

    colour: str
    value: int

    assumed: ClassVar[frozenset[str]] = frozenset({"value"})


class Take(Move, frozen=True):
    """Main action: take a city tile of the display to a slot of the city, which may be covered."""

    tile: str
    slot: str

    assumed: ClassVar[frozenset[str]] = frozenset({"slot"})


class Dispatch(Move, frozen=True):
    """Dispatch figures to the next space of a tile, as the main action or as a bonus."""

    together: ClassVar = ("tile", "figures")

    tile: str
    figures: str

    def __post_init__(self) -> None:
        force_setattr(self, "tile", in_city(self.tile))
        force_setattr(self, "figures", in_order(self.figures))


class Extend(Move, frozen=True):
    """Take an extension, as the main action or as a bonus."""

    extension: str


class Develop(Move, frozen=True):
    """Main action: place a star on the development track."""


class TakeStars(Move, frozen=True):
    """Main action: take stars from the cult."""

    number: int


class SpecialDispatch(Move, frozen=True):
    """Dispatch figures to a tile that matches the die and the value used."""

    together: ClassVar = ("tile", "figures")

    tile: str
    figures: str

    def __post_init__(self) -> None:
        force_setattr(self, "tile", in_city(self.tile))
        force_setattr(self, "figures", in_order(self.figures))


class UseSeason(Move, frozen=True):
    """Use the bonus of the season's column."""


class UseTower(Move, frozen=True):
    """Swap figures by a trade tower, named by its slot."""

    tower: str


class Claim(Move, frozen=True):
    """Claim a decree that is fulfilled."""

    decree: str


class TakePrivilege(Move, frozen=True):
    """Take one of the privileges on offer, by its kind."""

    privilege: str


class UsePrivilege(Move, frozen=True):
    """Carry out a privilege that can be used once."""

    privilege: str


class PlaceStar(Move, frozen=True):
    """Place a star on the track in question."""


class BuildTower(Move, frozen=True):
    """Take a tower and build it, above the next harbour or over another tower."""

    tower: str
    slot: str

    assumed: ClassVar[frozenset[str]] = frozenset({"slot"})


class Swap(Move, frozen=True):
    """Draw the figures of a swap."""


class GiveBack(Move, frozen=True):
    """Put figures back into the bag after a swap."""

    figures: str

    def __post_init__(self) -> None:
        force_setattr(self, "figures", in_order(self.figures))


class Discard(Move, frozen=True):
    """Put figures of the stock into the bag."""

    figures: str

    groups: ClassVar = {"number": Group("figures", len, least=MANY, best=FIRST)}

    def __post_init__(self) -> None:
        force_setattr(self, "figures", in_order(self.figures))


class PlaceStall(Move, frozen=True):
    """Say where the market stall on the back of a ship goes: to a slot, or out of the game (`OUT`)."""

    slot: str


class Demolish(Move, frozen=True):
    """Say which tile is lost, by its slot."""

    tile: str


class Skip(Move, frozen=True):
    """Decline what is asked; after a privilege was taken: keep it for later."""

    at_once: ClassVar = True
    declines: ClassVar = True


class EndTurn(Move, frozen=True):
    """End the turn: full ships are turned, and nothing else is done any more."""

    at_once: ClassVar = True


MOVES: tuple[type[Move], ...] = (
    Draft,
    ChooseDie,
    Take,
    Dispatch,
    Extend,
    Develop,
    TakeStars,
    SpecialDispatch,
    UseSeason,
    UseTower,
    Claim,
    TakePrivilege,
    UsePrivilege,
    PlaceStar,
    BuildTower,
    Swap,
    GiveBack,
    Discard,
    PlaceStall,
    Demolish,
    Skip,
    EndTurn,
)
