"""The names of things in texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.engine import Argument, Place, Player, Text, text
from bot.games.marble.components import Colour, Field, TileType
from bot.games.marble.state import SiteKind


def tile(kind: TileType) -> Text:
    """A tile, by its type."""
    return Text(f"tile-{kind}")


def tiles(kinds: Iterable[TileType]) -> Argument:
    """Tiles by their types, to be read out one after the other."""
    return [tile(kind) for kind in kinds]


def drawn(kinds: Sequence[TileType]) -> Argument:
    """The tiles of a draw, two of one type as a pair."""
    pair = len(kinds) > len(set(kinds))
    return Text(f"pair-{kinds[0]}") if pair else tiles(kinds)


def building(kind: SiteKind) -> Text:
    """What stands on a site."""
    return Text(f"building-{kind}")


def imperium(kind: TileType) -> Text:
    """An Imperium tile, by its type."""
    return Text(f"imperium-{kind}")


def field(field: Field) -> Text:
    """An Imperium field, or the Treasury."""
    return Text(f"place-{field}")


def hill(hill: str) -> Text:
    """A hill, by its id."""
    return Text(f"hill-{hill}")


def aqueduct(colour: Colour) -> Text:
    """An aqueduct, by the colour of its pieces."""
    return Text(f"aqueduct-{colour}")


def piece(colour: Colour, point: str) -> Text:
    """A piece of an aqueduct, by the point that it comes to."""
    return text("piece", aqueduct=aqueduct(colour), point=Place(point))


def places(labels: Iterable[str]) -> Argument:
    """Places, points or triangles, to be read out one after the other."""
    return [Place(label) for label in labels]


def shares(influence: Mapping[int, int]) -> list[Text | Player | Place]:
    """The influence of all who have some, most first."""
    return [
        text("share", player=Player(seat), amount=amount)
        for seat, amount in sorted(influence.items(), key=lambda share: -share[1])
    ]
