"""Small parts of sentences that several tellings share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.engine import Argument, Place, Player, Text, text
from bot.games.marble.components import TYPES, SiteKind, TileType
from bot.games.marble.state import View


def type_name(kind: str) -> Text:
    """A type of tile, of building, of Imperium tile: as the heading of what is said of it."""
    return Text(f"type-{kind}")


def kind_name(kind: str) -> Text:
    """A type in the middle of a sentence."""
    return Text(f"kind-{kind}")


def points(amount: int) -> Text:
    """So many points."""
    return text("points", amount=amount)


def coins(amount: int) -> Text:
    """So many coins."""
    return text("coins", amount=amount)


def tiles(amounts: Mapping[TileType, int]) -> Argument:
    """District tiles by type, read out in the order of the rules."""
    return _counted(amounts) or Text("no-tile")


def imperium(amounts: Mapping[TileType, int]) -> Argument:
    """Imperium tiles by type, read out in the order of the rules."""
    return _counted(amounts) or Text("none")


def _counted(amounts: Mapping[TileType, int]) -> list[Text | Player]:
    return [text(f"tiles-{kind}", amount=amount) for kind, amount in amounts.items() if amount]


def buildings_counted(kinds: Iterable[SiteKind]) -> Argument:
    """What stands on sites, counted: "2 temples and 1 fountain"; "nothing" for none."""
    counted = Counter(kinds)
    order: tuple[SiteKind, ...] = (*TYPES, "fountain", "plaza")
    found: list[Text | Player] = [
        text(f"buildings-{kind}", amount=counted[kind]) for kind in order if counted[kind]
    ]
    return found or Text("no-building")


def on_tile(view: View, place: str) -> Text:
    """A tile of the board, by its place and its type."""
    return text("choice-on-tile", place=Place(place), type=kind_name(view.tiles[place].type))
