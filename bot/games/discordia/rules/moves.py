"""The moves of Discordia, and refusals that several decisions share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import force_setattr

from bot.engine import Argument, Group, Move, Place, Text, Value, text
from bot.games.discordia.components import EXTENSIONS, LETTERS, PRIVILEGES
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Table

from . import names

OUT = "out"
"""The slot of a turned ship that is discarded."""
MANY = 26
"""The number of choices of figures from which on their number is chosen first."""
FIRST = 5
"""The number of choices listed before these numbers."""


def in_order(letters: str) -> str:
    """Letters of figures as moves store them: sorted, in upper case."""
    return "".join(sorted(letters.upper()))


class Draft(Move, frozen=True):
    """Take a first city tile of the display."""

    tile: str


class ChooseDie(Move, frozen=True):
    """Choose a die, and its value, which manipulators can change."""

    colour: str
    value: int

    assumed: ClassVar[frozenset[str]] = frozenset({"value"})


class Take(Move, frozen=True):
    """Main action: take a city tile of the display, and place it in a free slot or over another tile."""

    tile: str
    slot: str

    assumed: ClassVar[frozenset[str]] = frozenset({"slot"})


class _Sending(Move, frozen=True):
    together: ClassVar = ("tile", "figures")

    tile: str
    figures: str

    def __post_init__(self) -> None:
        force_setattr(self, "figures", in_order(self.figures))


class Dispatch(_Sending, frozen=True):
    """Dispatch figures to the next space of a tile, as the main action or as a bonus."""


class Extend(Move, frozen=True):
    """Take an extension, as the main action or as a bonus."""

    extension: str


class Develop(Move, frozen=True):
    """Main action: place a star on the development track."""


class TakeStars(Move, frozen=True):
    """Main action: take stars from the cult."""

    number: int


class SpecialDispatch(_Sending, frozen=True):
    """Dispatch figures to a tile that matches the die and the value used."""


class UseSeason(Move, frozen=True):
    """Use the season's bonus."""


class UseTower(Move, frozen=True):
    """Swap figures with a trade tower, named by its slot."""

    tower: str


class Claim(Move, frozen=True):
    """Claim a decree that is fulfilled."""

    decree: str


class TakePrivilege(Move, frozen=True):
    """Take a privilege of a kind on offer."""

    privilege: str


class UsePrivilege(Move, frozen=True):
    """Use a privilege that has a single use."""

    privilege: str


class PlaceStar(Move, frozen=True):
    """Place a star on the track that the decision asks about."""


class BuildTower(Move, frozen=True):
    """Take a tower, and build it in a free slot or over another tower."""

    tower: str
    slot: str

    assumed: ClassVar[frozenset[str]] = frozenset({"slot"})


class Swap(Move, frozen=True):
    """Draw the figures of a swap."""


class _Giving(Move, frozen=True):
    figures: str

    def __post_init__(self) -> None:
        force_setattr(self, "figures", in_order(self.figures))


class GiveBack(_Giving, frozen=True):
    """Put figures back into the bag after a swap."""


class Discard(_Giving, frozen=True):
    """Put figures of the stock into the bag."""

    groups: ClassVar = {"number": Group("figures", len, least=MANY, best=FIRST)}


class PlaceStall(Move, frozen=True):
    """Place the market stall on the back of a full ship in a slot, or remove it from the game (`OUT`)."""

    slot: str


class Demolish(Move, frozen=True):
    """Choose the tile to lose, by its slot."""

    tile: str


class Skip(Move, frozen=True):
    """Decline an offer; keep a privilege just taken for later."""

    at_once: ClassVar = True
    declines: ClassVar = True


class EndTurn(Move, frozen=True):
    """End the turn; full ships are turned then."""

    at_once: ClassVar = True
    ends: ClassVar = True


def why_not_cell(table: Table, cell: str) -> Text | None:
    if cell not in table.display:
        return text("refusal-cell-unknown", last=Place(next(reversed(table.display))))
    return text("refusal-cell-empty", cell=Place(cell)) if table.display[cell] is None else None


def why_not_slot(slots: Sequence[str], slot: str) -> Text | None:
    if slot in slots:
        return None
    possible: Argument = [Text("choice-out") if one == OUT else Place(one) for one in slots]
    return text("refusal-slot", slot=Place(slot), slots=possible)


def why_not_figures(player: Governor, letters: str, choices: Sequence[Value]) -> Text | None:
    """Why letters are not among the choices of figures, which are sorted by size."""
    if letters in choices:
        return None
    if not letters or set(letters) - set(LETTERS.values()):
        return text("refusal-figures-letters")
    fewest, most = (len(str(choices[end])) for end in (0, -1))
    if not fewest <= len(letters) <= most:
        if fewest == most:
            return text("refusal-figures-exactly", amount=most)
        return text("refusal-figures-number", most=most)
    stock = names.figures(player.stock)
    return text("refusal-figures-stock", figures=names.figures(letters), stock=stock)


def why_not_extend(table: Table, extension: str) -> Text | None:
    if extension not in EXTENSIONS:
        return text("refusal-extension-unknown")
    kind = EXTENSIONS[extension].id
    return None if table.extensions[kind] else text("refusal-extension-gone", extension=names.extension(kind))


def why_not_privilege(privilege: str, offered: Sequence[Value]) -> Text | None:
    if privilege in offered:
        return None
    known: Argument = [names.privilege(str(one)) for one in offered]
    if privilege not in PRIVILEGES:
        return text("refusal-privilege-unknown", privileges=known)
    return text("refusal-privilege", privilege=names.privilege(privilege), privileges=known)
