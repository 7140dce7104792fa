"""The components of Discordia: tiles, tracks, the city plan; typed, and checked once at import."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.engine import read_components

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

COLOURS: tuple[Colour, ...] = ("blue", "red", "white", "yellow")
LETTERS: dict[Colour, str] = {"blue": "B", "red": "R", "white": "W", "yellow": "Y"}
"""The letter that stands for a figure of the color, in moves and on tiles."""
ANY = "*"
"""The letter of a place on a tile for a figure of any color."""
DICE: tuple[Die, ...] = ("blue", "red", "yellow")
SORTS: tuple[Sort, ...] = ("ship", "barracks", "market", "farm")
CITY_ROWS: tuple[Row, ...] = ("H", "K", "M", "F")
TOWER_ROW: Row = "T"
ROWS: tuple[Row, ...] = (*CITY_ROWS, TOWER_ROW)
"""The rows of a city in the order of ruling 44: harbors, castles, market places, fields, towers."""
ROWS_FROM_TOP: tuple[Row, ...] = (TOWER_ROW, *CITY_ROWS)
"""As pictures and words have them: towers above the harbors, castles, market places, fields."""
DISPLAY_ROWS = "abcd"
COLUMNS = 6
"""The columns of the board, one for each value of a die."""
CELLS = {column: tuple(f"{column}{row}" for row in DISPLAY_ROWS) for column in range(1, COLUMNS + 1)}
"""The cells that the display can have in each column."""


class Constants(Struct, frozen=True):
    """Numbers of the rules (`[game]`)."""

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
    """What lies on the table with so many players (section 3.2)."""

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
    """A bonus, a reward or a damage (section 3.3). `what` is the sort of tile concerned, "any" or "tower"."""

    kind: EffectKind
    amount: int = 1
    what: str = ""


class Season(Struct, frozen=True):
    """A season, and the bonus of its column."""

    id: str
    bonus: Effect


class ActionTile(Struct, frozen=True):
    """The main actions that a column allows (section 3.4): dispatches to these sorts, and others."""

    id: str
    dispatches: tuple[Sort | Literal["any"], ...]
    others: tuple[Literal["extension", "stars"], ...]


class SortOfTile(Struct, frozen=True):
    """A sort of city tile: the row in which it stands, and the die whose color fits (None: every die)."""

    id: Sort
    row: Row
    die: Die | None = None


class CityTiles(Struct, frozen=True):
    """City tiles that differ in their value alone (section 3.6)."""

    sort: Sort
    letter: str
    values: tuple[int, ...]
    spaces: tuple[str, ...]
    back: tuple[str, ...] = ()
    bonus: Effect | None = None


class Face(Struct, frozen=True, cache_hash=True):
    """What a side of a city tile, or a tower, shows.

    Each space has a letter for every figure that it needs (`ANY` for whichever). A tower that does nothing
    with dice has no value; `die` is None where the color is all the same.
    """

    sort: Sort | TowerKind
    die: Die | None
    value: int | None
    spaces: tuple[str, ...]


class CityTile(Struct, frozen=True):
    """A city tile. `back` is the market stall on the back of a ship."""

    id: str
    front: Face
    back: Face | None
    bonus: Effect | None


class ExtensionTile(Struct, frozen=True):
    """A kind of extension: it lengthens a row by one place, or a track by spaces with these bonuses."""

    id: Extension
    count: int
    row: Row | None = None
    track: Track | None = None
    adds: tuple[Effect, ...] = ()


class TowerTile(Struct, frozen=True):
    """A tower (section 3.7): military with spaces or with strength, or for trade."""

    id: str
    kind: TowerKind
    value: int | None = None
    spaces: tuple[str, ...] = ()
    strength: int = 0
    swap: int = 0
    bonus: Effect | None = None


class Germanic(Struct, frozen=True):
    """A Germanic tile (section 3.8): a damage on the backs A and C, a reward on B and D."""

    id: str
    back: Literal["A", "B", "C", "D"]
    strength: int
    effect: Effect


class Condition(Struct, frozen=True):
    """What a decree asks for; the exact test of each kind is in the rules (section 3.10)."""

    kind: (
        Literal["ext_kinds", "ext_pairs", "manipulators", "towers", "aqueduct", "development", "expedition"]
        | Literal["stock_colours_max", "placed", "each_sort_placed", "sort_placed"]
    )
    amount: int
    sort: Sort | None = None
    tiles: int = 0

    @property
    def is_limit(self) -> bool:
        """Whether `amount` is the most that fulfils it; of all other kinds it is the least."""
        return self.kind == "stock_colours_max"


class DecreeTile(Struct, frozen=True):
    """A decree and its condition."""

    id: str
    condition: Condition


class PrivilegeTile(Struct, frozen=True):
    """A kind of privilege (section 3.9): a joker for good, or effects to be had once."""

    id: str
    count: int
    joker: Colour | None = None
    effects: tuple[Effect, ...] = ()


class Space(Struct, frozen=True):
    """A space of a track, or for a decree: the infrastructure symbols that it shows until it is covered."""

    id: str
    symbols: int = 0
    bonus: Effect | None = None


class PlanSpace(Space, frozen=True, kw_only=True):
    """A place printed on the city plan: what stands there from the start or may be built there."""

    kind: Extension
    printed: bool = False


class Components(Struct, frozen=True):
    """All tables of components.toml."""

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
GERMANIC = {tile.id: tile for tile in _data.germanic}
PILES = _data.piles
"""The backs of the two Germanic piles from the top, one a year."""
DECREES = {decree.id: decree for decree in _data.decree}
PRIVILEGES = {privilege.id: privilege for privilege in _data.privilege}
PLAN = {space.id: space for space in _data.plan_space}
DECREE_SPACES = _data.decree_space
TRACKS: dict[Track, tuple[Space, ...]]
TRACKS = {"expedition": _data.expedition_space, "development": _data.development_space}
EXTENSION_OF_TRACK = {tile.track: tile for tile in EXTENSIONS.values() if tile.track}
"""The extension that lengthens each track."""
ABOVE_TRACK = {space.kind: space for space in PLAN.values() if EXTENSIONS[space.kind].row is None}
"""The place above a track, by the kind of extension that goes there."""
RELIEF = _data.aqueduct["relief"]
"""By how much each field of the aqueduct lowers the shortage."""
AQUEDUCT_END = len(RELIEF) - 1


def _city_tile(tiles: CityTiles, value: int) -> CityTile:
    back = Face("market", None, value, tiles.back) if tiles.back else None
    front = Face(tiles.sort, SORTS_OF_TILE[tiles.sort].die, value, tiles.spaces)
    return CityTile(f"{tiles.sort}_{value}{tiles.letter}", front, back, tiles.bonus)


_tiles = [_city_tile(tiles, value) for tiles in _data.city_tile for value in tiles.values]
CITY_TILES = {tile.id: tile for tile in _tiles}
"""Every city tile, by an id such as "ship_3b"."""

FRONTS: dict[str, Face] = {tile.id: tile.front for tile in CITY_TILES.values()} | {
    tower.id: Face(tower.kind, "red" if tower.spaces else None, tower.value, tower.spaces)
    for tower in TOWERS.values()
}
"""What every city tile and every tower shows."""

BACKS: dict[str, Face] = {tile.id: tile.back for tile in CITY_TILES.values() if tile.back}
"""The market stalls on the backs of the ships."""
SPACES = tuple(dict.fromkeys(space for face in [*FRONTS.values(), *BACKS.values()] for space in face.spaces))
"""Every kind of space, by the letters of the figures that it needs."""
MOST_ON_SPACE = max(map(len, SPACES))
"""How many figures the largest of them needs."""

OF_VALUE = {
    value: frozenset(
        id for id, face in [*FRONTS.items(), *BACKS.items()] if face.spaces and face.value == value
    )
    for value in range(1, COLUMNS + 1)
}
"""The tiles and towers with spaces whose sides, or one of them, have each value."""

ROW_OF_SORT: dict[Sort | TowerKind, Row] = {"military": TOWER_ROW, "trade": TOWER_ROW}
ROW_OF_SORT |= {sort.id: sort.row for sort in _data.sort}
"""The row in which tiles of a sort, and towers, stand."""

PRINTED_PLACES: dict[Row, int] = {
    tile.row: sum(space.printed and space.kind == tile.id for space in PLAN.values())
    for tile in EXTENSIONS.values()
    if tile.row
}
PRINTED_PLACES[TOWER_ROW] = PRINTED_PLACES["H"]
"""How many places each row has from the start."""
_MOST_EXTENSIONS = max(tile.count for tile in EXTENSIONS.values())

SLOTS: dict[Row, tuple[str, ...]] = {
    row: tuple(f"{row}{place}" for place in range(1, PRINTED_PLACES[row] + _MOST_EXTENSIONS + 1))
    for row in ROWS
}
"""The labels of the places that a row can have."""

PLACE_OF_SLOT = {slot: (row, place) for row, slots in SLOTS.items() for place, slot in enumerate(slots)}
"""The row, and the index in it, that a slot of a city names."""

SYMBOLS = sum(space.symbols for space in (*PLAN.values(), *DECREE_SPACES, *sum(TRACKS.values(), ())))
"""The infrastructure symbols of an empty city."""
