"""The moves of Discordia (section 13).

City tiles on the display are named by their cells ("3b"), those in a city by their slots ("K2"), figures by
their letters in the order blue, red, white, yellow ("BBY"), everything else by its id.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import force_setattr

from bot.engine import Group, Move
from bot.games.discordia.components import LETTERS

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
