"""The position of Discordia: everything is open except the stack of city tiles and the Germanic piles (section 8)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from operator import itemgetter
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from bot import engine
from bot.engine import AskedDecision, Chance, Decision, Position, Step, Task, imagined_state

from . import components

Phase = Literal["draft", "season", "raid", "shortage", "end"]


class Tile(Struct, frozen=True, cache_hash=True):
    """A city tile or a tower in a city.

    - `figures` are the letters of the figures on the spaces filled so far, in the order of the spaces.
    - `turned` marks a ship that was turned over and is a market stall now, `fresh` a stall that can't be filled
      yet (ruling 53).
    - `used` marks a tile that had its special dispatch in this turn, or a trade tower that was used.
    """

    id: str
    figures: tuple[str, ...] = ()
    turned: bool = False
    fresh: bool = False
    used: bool = False

    @property
    def face(self) -> components.Face:
        return components.BACKS[self.id] if self.turned else components.FRONTS[self.id]

    @property
    def open_space(self) -> str | None:
        """The figures that the next space needs; None if all spaces are filled."""
        spaces = (components.BACKS if self.turned else components.FRONTS)[self.id].spaces
        filled = len(self.figures)
        return spaces[filled] if filled < len(spaces) else None

    @property
    def open_spaces(self) -> int:
        return len(self.face.spaces) - len(self.figures)

    @property
    def is_full(self) -> bool:
        return bool(self.figures) and len(self.figures) == len(self.face.spaces)

    @property
    def letters(self) -> str:
        return "".join(self.figures)

    @property
    def placed(self) -> int:
        return len("".join(self.figures))


Places: TypeAlias = tuple[Tile | None, ...]
"""The places of a row from left to right, each with its tile, if any."""
City: TypeAlias = tuple[Places, ...]
"""The places of all rows, in the order of `ROWS`: a hashable key for caches."""
_in_order: Callable[[dict[components.Row, Places]], City] = itemgetter(*components.ROWS)


STRONG: tuple[components.Row, ...] = ("K", components.TOWER_ROW)
"""The rows whose tiles have strength."""


class Built(NamedTuple):
    """Totals of a row: placed figures, tiles with figures, open spaces, and strength.

    Strength comes from the figures of full barracks and full military towers, and from towers with a strength of
    their own.
    """

    placed: int
    occupied: int
    open_spaces: int
    strength: int


@lru_cache(maxsize=1 << 10)
def built(row: components.Row, places: Places) -> Built:
    tiles = [tile for tile in places if tile is not None]
    strength = 0
    if row in STRONG:
        strength += sum([tile.placed for tile in tiles if tile.is_full])
        towers = [components.TOWERS[tile.id] for tile in tiles if tile.id in components.TOWERS]
        strength += sum([tower.strength for tower in towers])
    return Built(
        placed=sum([tile.placed for tile in tiles]),
        occupied=len([tile for tile in tiles if tile.figures]),
        open_spaces=sum([tile.open_spaces for tile in tiles]),
        strength=strength,
    )


class Privilege(Struct, frozen=True):
    """A privilege of a player: `spent` if its single use is over, `ready` if it may be used now."""

    id: str
    spent: bool = False
    ready: bool = False


class Player(Struct):
    """What a player has.

    - `active` is the number of manipulators that haven't been used this year.
    - `rows` are the places of the city from left to right; there is a tower place above each harbor.
    - `expedition` and `development` are the numbers of stars on the tracks, `aqueduct` is the field of the ring.
    - `decrees` are in the order in which they were claimed.
    - `relief` lowers this year's shortage.
    - `die` and `value` were chosen this season.
    """

    stock: components.Figures
    stars: int
    manipulators: int
    active: int
    rows: dict[components.Row, Places]
    extensions: dict[components.Extension, int]
    expedition: int = 0
    development: int = 0
    aqueduct: int = 0
    decrees: list[str] = []
    privileges: list[Privilege] = []
    relief: int = 0
    die: components.Die | None = None
    value: int | None = None

    @property
    def figures(self) -> int:
        """The figures in the stock: the score, of which the lowest wins."""
        return sum(self.stock.values())

    @property
    def placed(self) -> int:
        return sum([built(row, places).placed for row, places in self.rows.items()])

    @property
    def open_spaces(self) -> int:
        return sum([built(row, places).open_spaces for row, places in self.rows.items()])

    @property
    def strength(self) -> int:
        """The strength against raids (see `Built`)."""
        return sum([built(row, self.rows[row]).strength for row in STRONG])

    @property
    def towers(self) -> int:
        places = self.rows[components.TOWER_ROW]
        return len(places) - places.count(None)

    @property
    def unspent(self) -> list[str]:
        """The ids of the privileges that last or can still be used."""
        return [one.id for one in self.privileges if not one.spent]

    @property
    def city(self) -> City:
        return _in_order(self.rows)

    def tiles(self, *rows: components.Row) -> list[tuple[str, Tile]]:
        """The tiles with their slots, in these rows, or in all in the order of `ROWS`."""
        return [
            (components.SLOTS[row][place], tile)
            for row in rows or components.ROWS
            for place, tile in enumerate(self.rows[row])
            if tile is not None
        ]

    def each_tile(self) -> list[Tile]:
        return [tile for places in self.rows.values() for tile in places if tile is not None]

    def tile_at(self, slot: str) -> Tile | None:
        """The tile at a slot ("K2"); None if it is empty, or the city has no such slot."""
        if slot not in components.PLACE_OF_SLOT:
            return None
        row, place = components.PLACE_OF_SLOT[slot]
        places = self.rows[row]
        return places[place] if place < len(places) else None

    def lay(self, slot: str, tile: Tile | None) -> None:
        """Replace the tile at a slot, if any, by this one, or by none."""
        row, place = components.PLACE_OF_SLOT[slot]
        places = self.rows[row]
        self.rows[row] = (*places[:place], tile, *places[place + 1 :])

    def standing(self, slot: str) -> Tile:
        tile = self.tile_at(slot)
        assert tile is not None
        return tile


class Turn(Struct):
    """A turn with its die and value, and which of the actions allowed once have been done.

    After the turn is `ended`, only full ships are still turned.
    """

    seat: int
    die: components.Die
    value: int
    acted: bool = False
    season_used: bool = False
    ended: bool = False


class Owed(Task):
    """A bonus owed to a seat, carried out before the game continues."""

    seat: int
    effect: components.Effect


class Table(Position, kw_only=True):
    """The open part of the position.

    - `action_tiles` are those of columns 1 to 6, `season_bonuses` those of columns 1 to 5.
    - `display` has the city tiles by cell ("3b"), None for an empty cell.
    - `bag` can be derived from open information, but pictures and words show it only with the option `show_bag`.
    - `left` and `right` are the revealed Germanic tiles, `past_tribes` those of earlier years.
    - `dice` are the values rolled this season.
    - `removed` are the city tiles and towers out of the game.
    """

    start_player: int
    players: list[Player]
    action_tiles: list[str]
    season_bonuses: list[components.Effect]
    display: dict[str, str | None]
    extensions: dict[components.Extension, int]
    manipulators: int
    cult: int
    decrees: list[str]
    privileges: list[str]
    towers: list[str]
    bag: components.Figures
    left: str | None = None
    right: str | None = None
    year: int = 1
    season: int = 1
    phase: Phase = "draft"
    dice: dict[components.Die, int] = {}
    turn: Turn | None = None
    removed: list[str] = []
    past_tribes: list[str] = []

    @property
    def maximus(self) -> int:
        return (self.start_player + self.season - 1) % self.seats

    @property
    def is_last(self) -> bool:
        """Whether it is the last season, in which everyone has their last turn, or its year's end."""
        return (self.year, self.season) == (components.CONSTANTS.years, components.CONSTANTS.seasons)

    @property
    def bag_size(self) -> int:
        return sum(self.bag.values())

    @property
    def raid_strength(self) -> int:
        return sum(components.GERMANIC[tile].strength for tile in (self.left, self.right) if tile is not None)

    def turn_order(self) -> list[int]:
        """The seats of this season, from Maximus clockwise."""
        return self.clockwise(self.maximus)

    def face_down(self) -> tuple[str, str]:
        """The backs of the hidden tiles of the left and the right Germanic pile, from the top."""
        revealed = self.year if self.right is not None else self.year - 1
        return components.PILES["left"][self.year :], components.PILES["right"][revealed:]


class State(Table, engine.State, kw_only=True):
    """The position with its secrets. Tiles are drawn from the end of `stack` and of the piles."""

    stack: list[str]
    left_pile: list[str]
    right_pile: list[str]
    agenda: list[Step]
    chance: Chance


class View(Table, engine.View, kw_only=True):
    """The position as a viewer sees it: of the stack only its size. Nothing on the agenda is secret."""

    viewer: int | None
    asked: list[AskedDecision]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    stack: int

    @property
    def own(self) -> Player:
        return self.players[self.own_seat]

    @property
    def pending(self) -> Decision | None:
        """The open decision, of whichever seat."""
        top = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, Decision) else None

    @property
    def owed(self) -> list[Owed]:
        """The bonuses to be carried out after the open decision and before any other step, the next one first."""
        coming: list[Owed] = []
        for step in reversed(self.agenda[:-1]):
            if not isinstance(step, Owed):
                break
            coming.append(step)
        return coming


def seen_by(state: State, viewer: int | None) -> View:
    """The view of a seat, or of a spectator (None): all see the same."""
    return engine.open_view(View, state, viewer, stack=len(state.stack))


def imagined(view: View, chance: Chance) -> State:
    """A state that the viewer can't tell from the real one (determinization).

    All orders of the unseen city tiles are equally likely, and so are all unseen Germanic tiles with the same back.
    """
    built = {tile.id for player in view.players for tile in player.each_tile()}
    seen = {*view.display.values(), *view.removed, *built}
    unseen = [tile for tile in components.CITY_TILES if tile not in seen]
    revealed = {view.left, view.right, *view.past_tribes}
    left, right = (pile(backs, chance, revealed) for backs in view.face_down())
    stack = chance.shuffled(unseen)[: view.stack]
    return imagined_state(State, view, chance, stack=stack, left_pile=left, right_pile=right)


def pile(backs: str, chance: Chance, revealed: Collection[str | None] = ()) -> list[str]:
    """A Germanic pile with these backs, its top tile last, drawn at random without the tiles already revealed."""
    hidden = [tile for tile in components.GERMANIC.values() if tile.id not in revealed]
    tiles = {back: chance.shuffled([t.id for t in hidden if t.back == back]) for back in dict.fromkeys(backs)}
    return [tiles[back].pop() for back in reversed(backs)]
