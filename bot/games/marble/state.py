"""The position of City of Marble: the open board, the bridge tiles' values, and views of it (section 8)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct

from bot import engine
from bot.engine import AskedDecision, Chance, Decision, Position, Step, imagined_state

from .components import CONSTANTS, Colour, Field, SiteKind, TileType

Phase = Literal["normal", "final", "finished"]

UNKNOWN = 0  # value of a bridge tile before it is looked at


class Tile(Struct, frozen=True):
    """A district tile on the board: who laid it, in which turn, and whose magistrate is on it."""

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
    """What is public of a player: `forum` can be played, `incoming` only after the end of the turn.

    `home` counts the magistrates that can be placed, `fields` those that fetch a reward at the end of the player's
    turn; `bridges` counts the bridge tiles.
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
        """The tiles of a type that can be played now or after the end of the turn."""
        return self.forum[kind] + self.incoming[kind]

    def collect(self) -> None:
        """Move the tiles drawn to the forum."""
        for kind, amount in self.incoming.items():
            self.forum[kind] += amount
            self.incoming[kind] = 0

    @property
    def sent(self) -> list[Field]:
        """The fields of the magistrates sent off, once per magistrate, in the order in which they come home."""
        return [field for field, amount in self.fields.items() for _ in range(amount)]


class Table(Position, kw_only=True):
    """What is public on the table.

    Seat 0 begins. `active` is the seat whose turn it is, `turn` the number of the turn in the game, from 1. `tiles` are
    by place and `sites` by point, in the order in which they came. An aqueduct is the list of its points from the
    outlet on, empty until it is started. `bridges` are the spaces that still have their tile. `trigger` is the seat
    whose turn led to the final round.
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
        """The round, from 1; every seat has a turn in it."""
        return -(-self.turn // self.seats)

    def on_field(self, field: Field) -> list[int]:
        """The seats with magistrates on a field, once per magistrate, in turn order."""
        return [seat for seat in self.turn_order() for sent in self.players[seat].sent if sent == field]

    def buildings(self, seat: int) -> list[SiteKind]:
        """The types of the seat's civic buildings, in the order in which they were built."""
        return [site.kind for site in self.sites.values() if site.owner == seat]

    def bridge_values(self, seat: int) -> list[int]:
        """The values of the seat's bridge tiles. Raises LookupError if they are hidden."""
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
    """The position as a viewer sees it; `shown` are the values of bridge tiles that the viewer knows, by seat."""

    viewer: int | None
    asked: list[AskedDecision]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    shown: dict[int, list[int]]

    def bridge_values(self, seat: int) -> list[int]:
        """The values of the seat's bridge tiles. Raises LookupError if the viewer doesn't know them."""
        return self.shown[seat]


def seen_by(state: State, viewer: int | None) -> View:
    """The position as a seat or a spectator (None) sees it; at the end everybody sees all bridge tiles."""
    over = state.phase == "finished"
    return engine.open_view(
        View,
        state,
        viewer,
        shown={seat: values for seat, values in enumerate(state.values) if over or seat == viewer},
    )


def imagined(view: View, chance: Chance) -> State:
    """A possible position behind a view: unknown values are shuffled over spaces, other seats and unused tiles."""
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
