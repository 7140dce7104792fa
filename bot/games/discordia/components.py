"""The components of Discordia: tiles, tracks, the city plan; read and checked at import."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from bot.engine import ByVersion, read_components

Colour = Literal["blue", "red", "white", "yellow"]
Figures: TypeAlias = dict[Colour, int]
Die = Literal["blue", "red", "yellow"]
Sort = Literal["ship", "barracks", "market", "farm"]
TowerKind = Literal["military", "trade"]
Row = Literal["H", "K", "M", "F", "T"]
Track = Literal["expedition", "development"]
Extension = Literal["harbour", "castle", "market_place", "field", "expedition_ext", "development_ext"]
EffectKind = Literal[
    "exp_star",
    "dev_star",
    "take_star",
    "lose_star",
    "aqueduct",
    "swap",
    "discard",
    "draw",
    "tower",
    "demolish",
    "manipulator",
    "extension",
    "privilege",
    "dispatch",
    "infra_perm",
    "infra_once",
    "develop_on_5",
    "any_colour",
]

COLOURS: tuple[Colour, ...] = get_args(Colour)
LETTERS: dict[Colour, str] = {"blue": "B", "red": "R", "white": "W", "yellow": "Y"}
"""The letters of figures by color, in moves and on tiles."""
ANY = "*"
"""The letter of a figure of any color that a space needs."""
DICE: tuple[Die, ...] = get_args(Die)
TOWER_KINDS: tuple[TowerKind, ...] = get_args(TowerKind)
SORTS: tuple[Sort, ...] = get_args(Sort)
CITY_ROWS: tuple[Row, ...] = ("H", "K", "M", "F")
TOWER_ROW: Row = "T"
ROWS: tuple[Row, ...] = (*CITY_ROWS, TOWER_ROW)
"""The rows of a city in the order of ruling 44: harbors, castles, market places, fields, towers."""
ROWS_FROM_TOP: tuple[Row, ...] = (TOWER_ROW, *CITY_ROWS)
"""The rows in the order of pictures and words: towers above harbors, castles, market places, fields."""
DISPLAY_ROWS = "abcd"
COLUMNS = 6
"""The columns of the board, one for each value of a die."""
CELLS = {column: tuple(f"{column}{row}" for row in DISPLAY_ROWS) for column in range(1, COLUMNS + 1)}
"""The possible cells of the display, by column."""


class Constants(Struct, frozen=True):
    """Constants of the rules (`[game]`)."""

    years: int
    seasons: int
    start_figures: int
    start_stars: int
    start_manipulators: int
    decree_spaces: int
    figures_of_each_colour: int
    stars_max: int
    develop_value: int
    swap_beyond_aqueduct: int
    privileges_at: tuple[int, ...]


class Supply(Struct, frozen=True):
    """The supply for a number of players (section 3.2)."""

    players: int
    extensions: dict[Extension, int]
    manipulators: int
    decrees: int
    privileges: int
    military_towers: int
    trade_towers: int
    stars: int
    display_rows: int


class Effect(Struct, frozen=True):
    """A bonus, reward or damage (section 3.3); `what` is the sort of tile concerned, "any" or "tower"."""

    kind: EffectKind
    amount: int = 1
    what: str = ""


class Season(Struct, frozen=True):
    """A season, and the bonus of its column."""

    id: str
    bonus: Effect


class ActionTile(Struct, frozen=True):
    """The main actions of a column (section 3.4): dispatches to these sorts of tile, and other actions."""

    id: str
    dispatches: tuple[Sort | Literal["any"], ...]
    others: tuple[Literal["extension", "stars"], ...]


class SortOfTile(Struct, frozen=True):
    """A sort of city tile: its row, and the die of its color (None: all dice fit)."""

    id: Sort
    row: Row
    die: Die | None = None


class CityTiles(Struct, frozen=True):
    """City tiles that differ only in their value (section 3.6)."""

    sort: Sort
    letter: str
    values: tuple[int, ...]
    spaces: tuple[str, ...]
    back: tuple[str, ...] = ()
    bonus: Effect | None = None


class Face(Struct, frozen=True, cache_hash=True):
    """A side of a city tile, or a tower.

    Each of its `spaces` is written with the letters of the figures that it needs (`ANY` for any color). `die` is
    None if all dice fit, `value` is None for towers that don't depend on dice.
    """

    sort: Sort | TowerKind
    die: Die | None
    value: int | None
    spaces: tuple[str, ...]


class CityTile(Struct, frozen=True):
    """A city tile; the `back` of a ship is a market stall."""

    id: str
    front: Face
    back: Face | None
    bonus: Effect | None


class ExtensionTile(Struct, frozen=True):
    """A kind of extension: it adds a place to a row, or spaces with these bonuses to a track."""

    id: Extension
    count: int
    row: Row | None = None
    track: Track | None = None
    adds: tuple[Effect, ...] = ()


class TowerTile(Struct, frozen=True):
    """A tower (section 3.7): a military tower has spaces or a strength, a trade tower swaps figures.

    `in_box` tells whether games are played with it.
    """

    id: str
    kind: TowerKind
    value: int | None = None
    spaces: tuple[str, ...] = ()
    strength: int = 0
    swap: int = 0
    bonus: Effect | None = None
    in_box: ByVersion[bool] = ByVersion(True, {})


class Germanic(Struct, frozen=True):
    """A Germanic tile (section 3.8): with a damage if its back is A or C, a reward if it is B or D."""

    id: str
    back: Literal["A", "B", "C", "D"]
    strength: int
    effect: Effect


class Condition(Struct, frozen=True):
    """The condition of a decree (section 3.10); `rules.dispatches` tests it."""

    kind: (
        Literal["ext_kinds", "ext_pairs", "manipulators", "towers", "aqueduct", "development", "expedition"]
        | Literal["stock_colours_max", "placed", "each_sort_placed", "sort_placed"]
    )
    amount: int
    sort: Sort | None = None
    tiles: int = 0

    @property
    def is_limit(self) -> bool:
        """Whether `amount` is a maximum; for all other kinds it is a minimum."""
        return self.kind == "stock_colours_max"


class DecreeTile(Struct, frozen=True):
    """A decree and its condition."""

    id: str
    condition: Condition


class PrivilegeTile(Struct, frozen=True):
    """A kind of privilege (section 3.9): a permanent joker, or effects for a single use."""

    id: str
    count: int
    joker: Colour | None = None
    effects: tuple[Effect, ...] = ()


class Space(Struct, frozen=True):
    """A space of a track, or a space for a decree, with the infrastructure symbols that count until it is covered."""

    id: str
    symbols: int = 0
    bonus: Effect | None = None


class PlanSpace(Space, frozen=True, kw_only=True):
    """A place on the city plan: there from the start (`printed`), or added by an extension of its kind."""

    kind: Extension
    printed: bool = False


class Components(Struct, frozen=True):
    """The tables of components.toml."""

    game: Constants
    supply: tuple[Supply, ...]
    season: tuple[Season, ...]
    action_tile: tuple[ActionTile, ...]
    sort: tuple[SortOfTile, ...]
    city_tile: tuple[CityTiles, ...]
    turned_ship: dict[Literal["bonus"], Effect]
    extension: tuple[ExtensionTile, ...]
    tower: tuple[TowerTile, ...]
    germanic: tuple[Germanic, ...]
    piles: dict[Literal["left", "right"], str]
    decree: tuple[DecreeTile, ...]
    privilege: tuple[PrivilegeTile, ...]
    plan_space: tuple[PlanSpace, ...]
    decree_space: tuple[Space, ...]
    expedition_space: tuple[Space, ...]
    development_space: tuple[Space, ...]
    aqueduct: dict[Literal["relief"], tuple[int, ...]]


_data = read_components(Path(__file__).with_name("components.toml"), Components)

CONSTANTS = _data.game
SUPPLIES = {supply.players: supply for supply in _data.supply}
SEASONS = _data.season
TURNED_SHIP_BONUS = _data.turned_ship["bonus"]
ACTION_TILES = {tile.id: tile for tile in _data.action_tile}
SORTS_OF_TILE = {sort.id: sort for sort in _data.sort}
EXTENSIONS: dict[str, ExtensionTile] = {tile.id: tile for tile in _data.extension}
TOWERS = {tower.id: tower for tower in _data.tower}
"""Towers by id, of all versions of the rules."""
GERMANIC = {tile.id: tile for tile in _data.germanic}
PILES = _data.piles
"""The backs of the two Germanic piles from the top, one for each year."""
DECREES = {decree.id: decree for decree in _data.decree}
PRIVILEGES = {privilege.id: privilege for privilege in _data.privilege}
PLAN = {space.id: space for space in _data.plan_space}
DECREE_SPACES = _data.decree_space
TRACKS: dict[Track, tuple[Space, ...]]
TRACKS = {"expedition": _data.expedition_space, "development": _data.development_space}
EXTENSION_OF_TRACK = {tile.track: tile for tile in EXTENSIONS.values() if tile.track}
"""The extension that lengthens each track."""
ABOVE_TRACK = {space.kind: space for space in PLAN.values() if EXTENSIONS[space.kind].row is None}
"""The places above the tracks, by the kind of extension that covers them."""
RELIEF = _data.aqueduct["relief"]
"""The reduction of the shortage by each field of the aqueduct."""
AQUEDUCT_END = len(RELIEF) - 1


def towers_of(kind: TowerKind, rules_version: int) -> list[str]:
    """The ids of the towers of a kind with which games of a version are played."""
    towers = [tower for tower in TOWERS.values() if tower.kind == kind]
    return [tower.id for tower in towers if tower.in_box.under(rules_version)]


def _city_tile(tiles: CityTiles, value: int) -> CityTile:
    back = Face("market", None, value, tiles.back) if tiles.back else None
    front = Face(tiles.sort, SORTS_OF_TILE[tiles.sort].die, value, tiles.spaces)
    return CityTile(f"{tiles.sort}_{value}{tiles.letter}", front, back, tiles.bonus)


_tiles = [_city_tile(tiles, value) for tiles in _data.city_tile for value in tiles.values]
CITY_TILES = {tile.id: tile for tile in _tiles}
"""City tiles by id, such as "ship_3b"."""

FRONTS: dict[str, Face] = {tile.id: tile.front for tile in CITY_TILES.values()} | {
    tower.id: Face(tower.kind, "red" if tower.spaces else None, tower.value, tower.spaces)
    for tower in TOWERS.values()
}
"""The fronts of city tiles, and the towers, by id."""

BACKS: dict[str, Face] = {tile.id: tile.back for tile in CITY_TILES.values() if tile.back}
"""The market stalls on the backs of ships, by the ids of the ships."""
SPACES = tuple(dict.fromkeys(space for face in [*FRONTS.values(), *BACKS.values()] for space in face.spaces))
"""All different spaces, as the letters of the figures that they need."""
MOST_ON_SPACE = max(map(len, SPACES))
"""The number of figures that the largest space needs."""

OF_VALUE = {
    value: frozenset(
        id for id, face in [*FRONTS.items(), *BACKS.items()] if face.spaces and face.value == value
    )
    for value in range(1, COLUMNS + 1)
}
"""By value, the ids of tiles and towers with spaces that have it on either side."""

ROW_OF_SORT: dict[Sort | TowerKind, Row] = {"military": TOWER_ROW, "trade": TOWER_ROW}
ROW_OF_SORT |= {sort.id: sort.row for sort in _data.sort}
"""The rows of the sorts of tile and the kinds of tower."""

PRINTED_PLACES: dict[Row, int] = {
    tile.row: sum(space.printed and space.kind == tile.id for space in PLAN.values())
    for tile in EXTENSIONS.values()
    if tile.row
}
PRINTED_PLACES[TOWER_ROW] = PRINTED_PLACES["H"]
"""The number of places of each row at the start."""
_MOST_EXTENSIONS = max(tile.count for tile in EXTENSIONS.values())

SLOTS: dict[Row, tuple[str, ...]] = {
    row: tuple(f"{row}{place}" for place in range(1, PRINTED_PLACES[row] + _MOST_EXTENSIONS + 1))
    for row in ROWS
}
"""The labels of all places that a row can have."""

PLACE_OF_SLOT = {slot: (row, place) for row, slots in SLOTS.items() for place, slot in enumerate(slots)}
"""The row and the index of each slot."""

SYMBOLS = sum(space.symbols for space in (*PLAN.values(), *DECREE_SPACES, *sum(TRACKS.values(), ())))
"""The number of infrastructure symbols in an empty city."""
