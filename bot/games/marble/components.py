"""The components of City of Marble: tiles, supplies, board features, and their names in messages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from bot.engine import Argument, Place, Text, read_components

TileType = Literal["temple", "bath", "theatre", "arena"]
Colour = Literal["grey", "brown", "white"]
Direction = Literal["E", "NE", "NW", "W", "SW", "SE"]
Field = Literal["temple", "bath", "theatre", "arena", "treasury"]
"""Where a magistrate goes from a finished site: the Imperium field of its type, or the Treasury."""

SiteKind = Literal["temple", "bath", "theatre", "arena", "fountain", "plaza"]

TREASURY: Final = "treasury"


class Constants(Struct, frozen=True):
    """Numbers of the rules (`[game]`)."""

    players_min: int
    players_max: int
    bridge_tile_values: tuple[int, ...]
    fountains: int
    coins: int
    magistrates: int
    hills_drawn: int
    start_tiles_per_type: int
    actions: int
    final_actions: int
    start_pieces: int
    empty_stacks_at_end: int


class Scoring(Struct, frozen=True):
    """Points at the end (section 6.2)."""

    aqueduct: int
    fountain: int
    coin: int
    most_coins: int
    most_coins_tie: int
    most_imperium: int
    most_imperium_tie: int


class BuildingType(Struct, frozen=True):
    """A type of tile and of building (section 3.2): `site_tiles` around a site build it, for `points`."""

    id: TileType
    tiles: int
    site_tiles: int
    points: int
    imperium_tiles: int


class Layout(Struct, frozen=True):
    """The grid (section 3.3): the columns of each row, and the directions from a point as lines and columns."""

    rows: tuple[str, ...]
    first_column: tuple[int, ...]
    last_column: tuple[int, ...]
    directions: dict[Direction, tuple[int, int]]
    bridge_spaces: tuple[str, ...]


class Hill(Struct, frozen=True):
    """One of the seven hills, and the triangle that its tile would cover."""

    id: str
    triangle: str


class Outlet(Struct, frozen=True):
    """The start of an aqueduct, and the number of its pieces."""

    colour: Colour
    point: str
    pieces: int


class Components(Struct, frozen=True):
    """`components.toml` as a whole."""

    game: Constants
    scoring: Scoring
    type: tuple[BuildingType, ...]
    board: Layout
    hill: tuple[Hill, ...]
    outlet: tuple[Outlet, ...]


_data = read_components(Path(__file__).with_name("components.toml"), Components)

CONSTANTS = _data.game
SCORING = _data.scoring
LAYOUT = _data.board
TYPES: dict[TileType, BuildingType] = {kind.id: kind for kind in _data.type}
"""Types of building, in the order of the rules."""
FIELDS: tuple[Field, ...] = (*TYPES, TREASURY)  # in the order in which magistrates come home from them
TYPE_OF_SIZE: dict[int, TileType] = {kind.site_tiles: kind.id for kind in _data.type}
"""The type built on a site by the number of tiles around it."""
HILLS = {hill.id: hill for hill in _data.hill}
OUTLETS: dict[Colour, Outlet] = {outlet.colour: outlet for outlet in _data.outlet}
DIRECTIONS: tuple[Direction, ...] = tuple(_data.board.directions)
BRIDGE_SPACES = _data.board.bridge_spaces
_NAMED: dict[str, TileType] = {kind: kind for kind in TYPES}


def tile_type(name: str) -> TileType | None:
    return _NAMED.get(name)


def tile_names(kinds: Iterable[str]) -> Argument:
    """A tile of each type, as a list in a message."""
    return [Text(f"tile-{kind}") for kind in kinds]


def type_names(kinds: Iterable[str]) -> Argument:
    """Types of tiles, as a list in a message."""
    return [Text(f"type-{kind}") for kind in kinds]


def place_names(labels: Iterable[str]) -> Argument:
    """Places, points or triangles, as a list in a message."""
    return [Place(label) for label in labels]
