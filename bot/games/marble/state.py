"""The position of City of Marble: what lies open, the bridge tiles' values, and who sees what of it (section 8)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct

from bot import engine
from bot.engine import Asked, Chance, Decision, Position, Step, imagined_state

from .components import CONSTANTS, Colour, Field, SiteKind, TileType

Phase = Literal["normal", "final", "finished"]

UNKNOWN = 0  # stands for the value of a bridge tile that will be looked at


class Tile(Struct, frozen=True):
    """A district tile on the board: who laid it in which turn, and whose magistrate stands on it."""

    type: TileType
    laid_by: int
    turn: int
    magistrate: int | None = None

    def left(self) -> Tile:
        return Tile(self.type, self.laid_by, self.turn)


class Site(Struct, frozen=True):
    """A finished site: a civic building with its owner, a fountain, or a plaza (ruling 27)."""

    kind: SiteKind
    owner: int | None = None


class Player(Struct):
    """What a player has openly. `forum` can be played, `incoming` only from the end of the turn.

    `home` are the magistrates that can be placed, `fields` those that fetch a reward at the end of the
    player's turn; `bridges` counts the bridge tiles.
    """

    forum: dict[TileType, int]
    incoming: dict[TileType, int]
    home: int
    fields: dict[Field, int]
    imperium: dict[TileType, int]
    coins: int = 0
    bridges: int = 0
    points: int = 0

    def tiles(self, kind: TileType) -> int:
        """The tiles of a type that can be played now or from the end of the turn."""
        return self.forum[kind] + self.incoming[kind]

    def collect(self) -> None:
        """Take the tiles to the forum that have been drawn."""
        for kind, amount in self.incoming.items():
            self.forum[kind] += amount
            self.incoming[kind] = 0

    @property
    def sent(self) -> list[Field]:
        """The fields from which magistrates come home, one for each of them, in that order."""
        return [field for field, amount in self.fields.items() for _ in range(amount)]


class Table(Position, kw_only=True):
    """What lies open on the table.

    Seat 0 begins. `active` is whose turn it is, `turn` the number of the turn in the game, from 1.
    `tiles` are by their places and `sites` by their points, in the order in which they came. An aqueduct is
    the list of its points from the outlet on, empty until it is started. `bridges` are the spaces that still
    have their tile. `trigger` is the seat at the end of whose turn the final round began.
    """

    active: int = 0
    players: list[Player]
    hills: list[str]
    stacks: dict[TileType, int]
    imperium: dict[TileType, int]
    fountains: int
    coins: int
    pieces: dict[Colour, int]
    bridges: list[str]
    phase: Phase = "normal"
    turn: int = 0
    actions_left: int = 0
    trigger: int | None = None
    tiles: dict[str, Tile] = {}
    sites: dict[str, Site] = {}
    aqueducts: dict[Colour, list[str]]

    @property
    def round(self) -> int:
        """The round from 1, of a turn for every seat."""
        return -(-self.turn // self.seats)

    def on_field(self, field: Field) -> list[int]:
        """The seats whose magistrates stand on a field, one for each of them, in turn order."""
        return [seat for seat in self.turn_order() for sent in self.players[seat].sent if sent == field]

    def buildings(self, seat: int) -> list[SiteKind]:
        """The types of the seat's civic buildings, in the order in which they came."""
        return [site.kind for site in self.sites.values() if site.owner == seat]

    def bridge_values(self, seat: int) -> list[int]:
        """The values of the seat's bridge tiles. Raises LookupError for whom they are none of their business."""
        raise LookupError(seat)


class State(Table, engine.State, kw_only=True):
    """The position with its secrets: the values of the bridge tiles, by space and by seat."""

    bridge_tiles: dict[str, int]
    values: list[list[int]]
    agenda: list[Step]
    chance: Chance

    def bridge_values(self, seat: int) -> list[int]:
        """The values of the seat's bridge tiles."""
        return self.values[seat]


class View(Table, engine.View, kw_only=True):
    """The position as somebody sees it. `shown` are the values of bridge tiles that the viewer knows, by seat."""

    viewer: int | None
    asked: list[Asked]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    shown: dict[int, list[int]]

    def bridge_values(self, seat: int) -> list[int]:
        """The values of the seat's bridge tiles. Raises LookupError where the viewer does not know them."""
        return self.shown[seat]


def seen_by(state: State, viewer: int | None) -> View:
    """What a seat, or a spectator (None), may know; at the end everybody sees all bridge tiles."""
    over = state.phase == "finished"
    return engine.open_view(
        View,
        state,
        viewer,
        shown={seat: values for seat, values in enumerate(state.values) if over or seat == viewer},
    )


def imagined(view: View, chance: Chance) -> State:
    """The values that are not known lie on the spaces, before the others, and aside, each way as likely."""
    known = Counter(value for values in view.shown.values() for value in values)
    unseen = iter(chance.shuffled(list((Counter(CONSTANTS.bridge_tile_values) - known).elements())))
    return imagined_state(
        State,
        view,
        chance,
        bridge_tiles={space: next(unseen) for space in view.bridges},
        values=[
            view.shown[seat] if seat in view.shown else [next(unseen) for _ in range(player.bridges)]
            for seat, player in enumerate(view.players)
        ],
    )
