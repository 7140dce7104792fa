"""The components of Forum Trajanum: tiles, buildings, tracks, mosaics, cards; checked at import; with names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from bot.engine import Argument, Text, read_components, text

Colour = Literal["red", "blue", "green", "yellow"]
Worker = Literal["worker_red", "worker_blue", "worker_green", "worker_yellow"]
Resource = Literal["builder", Worker, "assistant", "tribune", "coin"]
Resources: TypeAlias = dict[Resource, int]
Icon = Literal[Resource, "upgrade"]
Bonus = Literal["tribune", "assistant", "coin", "upgrade", "points"]
SocialClass = Literal["patrician", "merchant", "craftsman"]
Track = Literal["library", "basilica", "market"]
Want = Literal["grey", "coloured", "any"]
Item = Literal[
    "builder",
    "assistant",
    "tribune",
    "coin",
    "worker_any",
    "workers_of_different_colours",
    "citizens_of_different_classes",
    "citizen_of_each_class",
    "envoy_on_ship",
    "scored_crane",
    "column_built",
    "plaza_marker",
]

COLOURS: tuple[Colour, ...] = get_args(Colour)
WORKERS: tuple[Worker, ...] = get_args(Worker)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
CLASSES: tuple[SocialClass, ...] = get_args(SocialClass)
TRACK_NAMES: tuple[Track, ...] = get_args(Track)
BONUSES: tuple[Bonus, ...] = get_args(Bonus)
NUMERALS = ("", "I", "II", "III")
"""The numerals of the cycles."""
WORKER_OF: dict[Colour, Worker] = dict(zip(COLOURS, WORKERS, strict=True))


class Constants(Struct, frozen=True):
    """Constants of the rules (`[game]`)."""

    players_max: int
    cycles: int
    rounds_per_cycle: int
    streets_per_round: int
    street_cards: int
    both_tiles_tribunes: int
    citizen_pay: int
    track_steps: int
    crane_points: tuple[int, ...]
    eagle_beside: int
    eagle_on: int
    bonus_points: int
    largest_area: int
    random_tries: int
    random_colours: tuple[int, ...]


class Grid(Struct, frozen=True):
    """The colonia board (section 3.2)."""

    columns: tuple[str, ...]
    rows: int
    corners: tuple[str, ...]
    temples: tuple[str, ...]


class Sides(Struct, frozen=True):
    """The street symbols of both sides of the colonia boards (section 3.3), by rows and columns; for B also by seat."""

    A: dict[str, tuple[str, ...]]
    B: dict[str, tuple[tuple[str, ...], ...]]


class ColoniaTile(Struct, frozen=True):
    """A colonia tile (section 3.4): two icons, or a citizen; `start` marks those laid openly in the set-up."""

    id: str
    gives: tuple[Icon, ...] = ()
    citizen: SocialClass | None = None
    start: bool = False


class CitizenRow(Struct, frozen=True):
    """A citizen row (section 3.5), with the bonus for its second citizen."""

    number: int
    id: str
    citizen: SocialClass
    bonus: tuple[Resource, ...] = ()
    area_bonus: bool = False
    envoy: bool = False


class BuildingKind(Struct, frozen=True):
    """A building (section 3.6); gray if it has no color."""

    id: str
    colour: Colour | None = None

    @property
    def figure(self) -> Resource:
        """The resource that it costs: a builder, or a worker of its color."""
        return "builder" if self.colour is None else WORKER_OF[self.colour]

    @property
    def track(self) -> Track | None:
        """The bonus track whose marker it moves, if any."""
        return next((track for track in TRACK_NAMES if track == self.id), None)


class Plan(Struct, frozen=True):
    """A side of a single or double tile, built by a building action (section 3.6)."""

    id: str
    sort: str
    parts: tuple[str, ...]

    @property
    def cost(self) -> Resources:
        return _COSTS[self.id]

    @property
    def alike(self) -> bool:
        """Whether it has the same building twice."""
        return len(self.parts) > len(set(self.parts))

    @property
    def mixed(self) -> bool:
        """Whether it has a gray and a colored building."""
        return len(set(self.parts)) == 2


class Exchange(Struct, frozen=True):
    """A kind of exchange (section 5.6).

    `each_turn` limits its uses (0: no limit), `row` is the row whose citizen enables it (0: none needed).
    """

    id: str
    give: tuple[Resource, ...]
    get: tuple[Resource, ...]
    amount: int = 1
    fee: Resources = {}
    each_turn: int = 0
    row: int = 0

    def price(self, given: Resource) -> Resources:
        return {**self.fee, given: self.amount}


class Fragment(Struct, frozen=True):
    """A fragment of Trajan's Column (section 3.10)."""

    cycle: int
    points: int


class TrackReward(Struct, frozen=True):
    """The reward of a step of a bonus track (section 3.8)."""

    track: Track
    step: int
    gives: tuple[Icon, ...] = ()
    choose: tuple[Resource, ...] = ()
    envoy: Literal["any", "eagle"] | None = None
    area_bonus: bool = False
    own_tile: bool = False
    extra_building: bool = False


class Prestige(Struct, frozen=True):
    """The prestige bar and its slider (section 3.11)."""

    bar: tuple[int, ...]
    base: tuple[int, ...]
    flipped: tuple[int, ...]
    cypresses: tuple[int, ...]
    last_shift: int
    order_points: tuple[int, ...]

    def worth(self, size: int, shift: int, *, flipped: bool) -> int:
        """The points for a group of envoys of this size."""
        fields = self.flipped if flipped else self.base
        return self.bar[fields[min(size, len(fields)) - 1] + shift] if size else 0


class Mosaic(Struct, frozen=True):
    """A face of a mosaic board (section 3.7), row by row."""

    id: str
    rows: tuple[str, ...]


class Layout(Struct, frozen=True):
    """The places of mosaic boards: column and row of their upper left cells."""

    players: int
    variant: str
    origins: tuple[tuple[int, int], ...]


class TrajanCard(Struct, frozen=True):
    """A Trajan card (section 3.12): its building order and its collecting order."""

    id: str
    cycle: int
    anchor: Literal["free", "temple", "crane", "anywhere"]
    collect: dict[Item, int]
    pattern: tuple[tuple[int, int, Want], ...] = ()
    kinds: tuple[str, ...] = ()
    different: bool = False
    promo: bool = False


class Components(Struct, frozen=True):
    """The tables of components.toml."""

    game: Constants
    start: Resources
    colonia: Grid
    sides: Sides
    tile: tuple[ColoniaTile, ...]
    row: tuple[CitizenRow, ...]
    building: tuple[BuildingKind, ...]
    supply: dict[str, int]
    plan: tuple[Plan, ...]
    exchange: tuple[Exchange, ...]
    fragment: tuple[Fragment, ...]
    reward: tuple[TrackReward, ...]
    prestige: Prestige
    mosaic: tuple[Mosaic, ...]
    layout: tuple[Layout, ...]
    first_game: dict[str, tuple[str, ...]]
    trajan: tuple[TrajanCard, ...]


_data = read_components(Path(__file__).with_name("components.toml"), Components)

CONSTANTS = _data.game
ROUNDS = CONSTANTS.cycles * CONSTANTS.rounds_per_cycle
START = _data.start
TILES = {tile.id: tile for tile in _data.tile}
ROWS = {row.number: row for row in _data.row}
ROWS_OF = {citizen: [row.number for row in _data.row if row.citizen == citizen] for citizen in CLASSES}
BUILDINGS = {building.id: building for building in _data.building}
SUPPLY = _data.supply
PLANS = {plan.id: plan for plan in _data.plan}
_COSTS = {plan.id: dict(Counter(BUILDINGS[part].figure for part in plan.parts)) for plan in _data.plan}
EXCHANGES = {exchange.id: exchange for exchange in _data.exchange}
FRAGMENTS = {fragment.cycle: fragment for fragment in _data.fragment}
REWARDS = {(reward.track, reward.step): reward for reward in _data.reward}
PRESTIGE = _data.prestige
MOSAICS = {mosaic.id: mosaic for mosaic in _data.mosaic}
LAYOUTS = {(layout.players, layout.variant): layout for layout in _data.layout}
FIRST_GAME = _data.first_game["mosaics"]
TRAJAN_CARDS = {card.id: card for card in _data.trajan}

COLUMNS = _data.colonia.columns
CORNERS = _data.colonia.corners
TEMPLES = _data.colonia.temples
SPACES = tuple(f"{column}{row}" for row in range(1, _data.colonia.rows + 1) for column in COLUMNS)
"""The spaces of a colonia, row by row."""
TILE_SPACES = tuple(space for space in SPACES if space not in TEMPLES)
"""The spaces with a tile at the start."""
SITES = tuple(space for space in TILE_SPACES if space not in CORNERS)
"""The spaces that can be built on after their tiles have been taken."""


@cache
def beside(cell: str) -> tuple[str, ...]:
    """The labels orthogonally next to a space or cell, even outside of the board."""
    return _around(cell, ((0, -1), (1, 0), (0, 1), (-1, 0)))


@cache
def diagonal_to(cell: str) -> tuple[str, ...]:
    """The labels diagonally next to a space or cell, even outside of the board."""
    return _around(cell, ((-1, -1), (1, -1), (1, 1), (-1, 1)))


def _around(cell: str, steps: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    column, row = ord(cell[0]), int(cell[1:])
    return tuple(f"{chr(column + x)}{row + y}" for x, y in steps)


NEIGHBOURS = {space: tuple(other for other in beside(space) if other in SPACES) for space in SPACES}
"""The spaces above, to the right, below and to the left of each space."""
STREETS = (*_data.sides.A["rows"], *_data.sides.A["columns"])
"""The symbols of the twelve streets, in the order of side A: of rows, then of columns."""
_SIDES_B = zip(_data.sides.B["rows"], _data.sides.B["columns"], strict=True)
STREETS_OF = {
    "A": (STREETS,) * CONSTANTS.players_max,
    "B": tuple((*rows, *columns) for rows, columns in _SIDES_B),
}
"""The street symbols by side and seat: of rows, then of columns."""
LINES = (*map(str, range(1, _data.colonia.rows + 1)), *COLUMNS)
"""The labels of these streets: numbers of rows, then letters of columns."""
DIAGONALS = {"nw-se": (CORNERS[0], CORNERS[3]), "ne-sw": (CORNERS[1], CORNERS[2])}
"""The pairs of opposite corners, the upper one first."""
PAIRS = {
    colour: next(plan.parts for plan in _data.plan if plan.mixed and plan.sort == f"double_{colour}")
    for colour in COLOURS
}
"""The gray and the colored building that share double tiles, by color."""
START_TILES = {tile.citizen: tile.id for tile in _data.tile if tile.citizen and tile.start}
"""The citizen tiles that are laid openly in the set-up, by class."""


def _naming(kind: str) -> Callable[[str | int], Text]:
    return lambda one: Text(f"{kind}-{one}")


class_name = _naming("citizen")
row_name = _naming("row")
"""A citizen row (1 to 6) with its number, as in events; don't change its keys, since events are stored."""
row_title = _naming("row-title")
"""The name of a citizen row, by its class: "Merchant I"."""
colour_name = _naming("colour")
street_name = _naming("street")
plan_name = _naming("plan")
building_name = _naming("building")
track_name = _naming("track")
bonus_name = _naming("bonus")
way_name = _naming("exchange")
card_name = _naming("trajan")


@lru_cache(maxsize=1 << 10)
def resource_name(resource: str, amount: int) -> Text:
    return text(f"goods-{resource}", amount=amount)


def resources_names(resources: Resources) -> Argument:
    held = [resource for resource in RESOURCES if resources.get(resource)]
    return [resource_name(resource, resources[resource]) for resource in held] or [Text("goods-nothing")]


@cache
def tile_name(tile: str) -> Text:
    kind = TILES[tile]
    if kind.citizen:
        return class_name(kind.citizen)
    first, *others = dict.fromkeys(kind.gives)
    if not others:
        return resource_name(first, len(kind.gives))
    return text("tile", first=resource_name(first, 1), second=resource_name(others[0], 1))


def alike(tiles: Iterable[str]) -> dict[str, int]:
    """The first tile of each kind, with the number of such tiles; all citizens of a class count as one kind."""
    found: dict[str, list[str]] = {}
    for tile in tiles:
        found.setdefault(TILES[tile].citizen or tile, []).append(tile)
    return {same[0]: len(same) for same in found.values()}


def row_choice(row: int) -> Text:
    """A citizen row at the beginning of a sentence or label: "Row 3 (Merchant I)"."""
    return text("choice-row", number=row, name=row_title(row))


def row_names(rows: Iterable[int]) -> Argument:
    return [row_name(row) for row in rows] or [Text("row-none")]


def street_names(symbols: Sequence[str], name: Callable[[str], Text] = street_name) -> Argument:
    """A list of streets; one that was called twice is named once."""
    return [
        text("street-twice", street=name(symbol)) if symbols.count(symbol) > 1 else name(symbol)
        for symbol in dict.fromkeys(symbols)
    ]


def reward_name(track: str, step: int) -> Text:
    return Text(f"reward-{track}-{step}")
