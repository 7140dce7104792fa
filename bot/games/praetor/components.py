"""The components of Praetor: tiles, boards, geometry; typed, and checked once at import."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from bot.engine import read_components

Resource = Literal["gold", "wood", "stone", "marble", "weapon"]
Corner = Literal["nw", "ne", "se", "sw"]
Pattern = Literal["A", "T", "O", "J"]
Activation = Literal["red", "green", "grey", "none"]
Epoch = Literal["0", "I", "II"]
Goods = dict[Resource, int]

CORNERS: tuple[Corner, ...] = get_args(Corner)
ROTATIONS = (0, 90, 180, 270)


class Constants(Struct, frozen=True):
    """Numbers of the rules (`[constants]`)."""

    workers_per_player: int
    max_owned_tiles: int
    display_extra: int
    start_experience: tuple[int, ...]
    villager_experience: int
    retire_at: int
    retire_points_epoch_I: int
    retire_points_epoch_II: int
    morale_exhausted_penalty_per_gold: int
    emergency_recruit_cost: int
    final_gold_per_point: int
    new_worker_final_points: int
    first_start_favor: int
    favor_floor: int
    plaza_points_per_match: int
    plaza_count_diagonal: bool
    max_rounds: int
    table_columns: int
    table_rows: int


class Effect(Struct, frozen=True):
    """What activating a tile does (section 5.4 C)."""

    kind: str
    resource: Resource | None = None
    resources: tuple[Resource, ...] = ()
    from_: Resource | None = msgspec.field(name="from", default=None)
    to: Resource | None = None
    amount: int = 1
    per: int = 1
    steps: int = 0
    count: int = 1


class CityType(Struct, frozen=True):
    """A type of city tile (section 3.2)."""

    id: str
    group: str
    copies: int
    activation: Activation
    build_cost: Goods
    build_points: int
    activation_cost: Goods
    effect: Effect


class CityTile(Struct, frozen=True):
    """One of the 42 city tiles (section 3.3); corners for rotation 0."""

    id: str
    type: str
    epoch: Epoch
    min_players: int
    corners: dict[Corner, Pattern]


class WallTile(Struct, frozen=True):
    """One of the 14 wall tiles (section 3.4)."""

    id: str
    demand: Goods
    points: int
    back_points: int


class Wage(Struct, frozen=True):
    """`gold` for each `per` workers, rounded up."""

    gold: int
    per: int

    def due(self, workers: int) -> int:
        return -(-workers // self.per) * self.gold


class PlayerBoard(Struct, frozen=True):
    """A side of a player board (section 3.5); morale from the worst space to the best."""

    id: str
    side: Literal["A", "B"]
    name: str
    morale: tuple[int, ...]
    zero_index: int
    sell: dict[Resource, int]
    buy: dict[Resource, int]
    wage_active: Wage
    wage_retired: Wage

    def wages(self, active: int, retired: int) -> int:
        """The wages for a round."""
        return self.wage_active.due(active) + self.wage_retired.due(retired)


class StartMine(Struct, frozen=True):
    """Where a seat's gold mine lies at the start; `seat` counts from 1."""

    space: str
    seat: int


class Geometry(Struct, frozen=True):
    """Directions on the table and which corners meet (section 3.6)."""

    orthogonal: tuple[tuple[int, int], ...]
    meets: dict[Corner, tuple[tuple[int, int, Corner], ...]]


class StartLayout(Struct, frozen=True):
    """Where the start tiles lie, by number of players (section 4)."""

    common: dict[str, str]
    mines: dict[int, dict[str, StartMine]]


class Components(Struct, frozen=True):
    """All of `components.toml` but its sources."""

    constants: Constants
    start_goods: Goods
    geometry: Geometry
    start_layout: StartLayout
    city_type: tuple[CityType, ...]
    city_tile: tuple[CityTile, ...]
    wall_tile: tuple[WallTile, ...]
    player_board: tuple[PlayerBoard, ...]
    expert_scoring: dict[str, tuple[int, ...]]
    compensation: dict[int, tuple[int, ...]]


_data = read_components(Path(__file__).with_name("components.toml"), Components)

CONSTANTS = _data.constants
START_GOODS = _data.start_goods
RESOURCES = tuple(START_GOODS)
CITY_TYPES = {kind.id: kind for kind in _data.city_type}
CITY_TILES = {tile.id: tile for tile in _data.city_tile}
WALL_TILES = {tile.id: tile for tile in _data.wall_tile}
BOARDS = {board.id: board for board in _data.player_board}
START_TILES = _data.start_layout.common
START_MINES = _data.start_layout.mines
"""Start mines by number of players."""
EXPERT_SCORING = _data.expert_scoring
"""Points by place of the expert game (section 7)."""
COMPENSATION = _data.compensation
"""Points at the end by place in the first round's turn order, by number of players."""

TYPE_OF = {tile.id: CITY_TYPES[tile.type] for tile in _data.city_tile}
"""The type of each city tile."""


def tiles_in_play(seats: int, options: Mapping[str, str]) -> list[str]:
    """The city tiles used in a game, start tiles included (section 4.3)."""
    without = "market" if options.get("no_market") == "on" else None
    return [tile.id for tile in CITY_TILES.values() if tile.min_players <= seats and tile.type != without]


def label(column: int, row: int) -> str:
    """The name of a space: column letter from the west, row number from the north, both counted from 0."""
    return f"{chr(ord('A') + column)}{row + 1}"


def coordinates(space: str) -> tuple[int, int]:
    """Column and row of a space, both counted from 0."""
    return ord(space[0]) - ord("A"), int(space[1:]) - 1


def _beside(space: str, dx: int, dy: int) -> str:
    column, row = coordinates(space)
    return label(column + dx, row + dy)


SPACES = tuple(
    label(column, row) for row in range(CONSTANTS.table_rows) for column in range(CONSTANTS.table_columns)
)
"""Every space of the table, row by row from the north-west."""

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    space: tuple(other for dx, dy in _data.geometry.orthogonal if (other := _beside(space, dx, dy)) in SPACES)
    for space in SPACES
}
"""The orthogonal neighbors of each space: north, east, south, west."""

MEETING: dict[str, dict[Corner, tuple[tuple[str, Corner], ...]]] = {
    space: {
        corner: tuple(
            (other, its_corner)
            for dx, dy, its_corner in meets
            if CONSTANTS.plaza_count_diagonal or not (dx and dy)
            if (other := _beside(space, dx, dy)) in SPACES
        )
        for corner, meets in _data.geometry.meets.items()
    }
    for space in SPACES
}
"""For each corner of a space, the corners of other spaces that lie at the same point."""


@cache
def corners_of(tile: str, rotation: int) -> dict[Corner, Pattern]:
    """The patterns of a tile turned clockwise by a number of degrees (section 3.6)."""
    printed = CITY_TILES[tile].corners
    turns = rotation // 90
    return {corner: printed[CORNERS[(index - turns) % 4]] for index, corner in enumerate(CORNERS)}
