"""The position of Praetor: the open table, the two stacks, and what a viewer sees of them (section 5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot import engine
from bot.engine import AskedDecision, Chance, Decision, Position, Step

from .components import BOARDS, CITY_TILES, WALL_TILES, Epoch, Goods, PlayerBoard, tiles_in_play

Phase = Literal["setup", "initiative", "action", "update", "final"]


class CityTile(Struct, frozen=True):
    """A tile in the city, with its rotation (degrees clockwise) and owner."""

    tile: str
    rotation: int
    owner: int | None


class PlacedWorker(Struct, frozen=True):
    """A worker on a tile until the update phase; `retired` if fielded through the labor camp."""

    space: str
    experience: int
    role: Literal["builder", "activator"]
    retired: bool = False


class Trade(Struct):
    """A seat's open trade at a market; once they have `bought`, they can't sell."""

    seat: int
    bought: bool = False
    traded: bool = False


class Player(Struct):
    """What a player has. `pool` is sorted; `dealt` is the B board dealt at set-up, if any."""

    favor: int
    arrival: int
    goods: Goods
    board: str = "A"
    dealt: str | None = None
    morale_index: int = 6
    villagers: int = 5
    stage_1: int = 0
    stage_2: int = 0
    pool: list[int] = []
    placed: list[PlacedWorker] = []
    retired: int = 0
    wall_tiles: list[str] = []
    passed: bool = False
    labor_camp_used: bool = False

    def board_on(self, side: str) -> str:
        """The player's board with this side up: A, or the B board dealt to them."""
        return self.dealt if side == "B" and self.dealt else "A"

    @property
    def player_board(self) -> PlayerBoard:
        return BOARDS[self.board]

    @property
    def morale(self) -> int:
        return self.player_board.morale[self.morale_index]

    @property
    def active_workers(self) -> int:
        """Workers in the pool and own workers on tiles, without fielded retirees (ruling 9.9)."""
        return len(self.pool) + sum(not worker.retired for worker in self.placed)

    @property
    def experience(self) -> int:
        """The total experience of all active workers."""
        return sum(self.pool) + sum(worker.experience for worker in self.placed if not worker.retired)

    @property
    def new_workers(self) -> int:
        """Workers in training."""
        return self.stage_1 + self.stage_2

    @property
    def retired_workers(self) -> int:
        """Workers in the retired area, and those fielded through the labor camp."""
        return self.retired + sum(worker.retired for worker in self.placed)


class Table(Position, kw_only=True):
    """What is public on the table: everything but the order of the two stacks.

    `display` has a slot for each tile on offer, None once it is built; `activated` maps the spaces of red and
    green tiles used this round to the seats that used them; `initiative` is the turn order.
    """

    first_seat: int
    players: list[Player]
    round: int = 1
    phase: Phase = "setup"
    display: list[str | None] = []
    city: dict[str, CityTile] = {}
    activated: dict[str, int] = {}
    wall_open: str | None = None
    wall_discard: list[str] = []
    last_round: bool = False
    arrival_counter: int = 0
    initiative: list[int] = []
    trade: Trade | None = None

    def turn_order(self) -> list[int]:
        """By initiative; before the first round clockwise."""
        return self.initiative or super().turn_order()

    def shown(self, slot: int) -> str:
        """The tile in a filled slot of the display, counted from 1."""
        tile = self.display[slot - 1]
        assert tile is not None
        return tile

    def owned(self, seat: int) -> int:
        return [tile.owner for tile in self.city.values()].count(seat)

    def workers_on(self, space: str) -> dict[str, tuple[int, PlacedWorker]]:
        """The builder and the activator of a tile this round, each with the seat, by role."""
        return {
            worker.role: (seat, worker)
            for seat, player in enumerate(self.players)
            for worker in player.placed
            if worker.space == space
        }


class State(Table, engine.State, kw_only=True):
    """The position with its secrets: the order of both stacks (next tile first), and chance."""

    stack: list[str]
    wall_stack: list[str]
    agenda: list[Step]
    chance: Chance

    @property
    def stack_top(self) -> Epoch | None:
        """The epoch on the back of the next city tile."""
        return CITY_TILES[self.stack[0]].epoch if self.stack else None


class View(Table, engine.View, kw_only=True):
    """The position as a viewer sees it. No seat knows more than a spectator (section 8)."""

    viewer: int | None
    asked: list[AskedDecision]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    stack_left: int
    stack_top: Epoch | None
    wall_left: int

    @property
    def own(self) -> Player:
        """The viewer's player, if the viewer has a seat."""
        return self.players[self.own_seat]


def seen_by(state: State, viewer: int | None) -> View:
    """The position as a seat or a spectator (None) sees it."""
    return engine.open_view(
        View,
        state,
        viewer,
        stack_left=len(state.stack),
        stack_top=state.stack_top,
        wall_left=len(state.wall_stack),
    )


def stacked(tiles: Sequence[str], chance: Chance) -> list[str]:
    """A shuffled stack of city tiles, epoch I on top (4.3)."""
    epochs = ([tile for tile in tiles if CITY_TILES[tile].epoch == epoch] for epoch in ("I", "II"))
    return [tile for epoch in epochs for tile in chance.shuffled(epoch)]


def imagined(view: View, chance: Chance) -> State:
    """A possible position behind a view, with all unseen tiles shuffled into the stacks."""
    seen = {*view.display, *(tile.tile for tile in view.city.values())}
    unseen = [tile for tile in tiles_in_play(view.seats, view.options) if tile not in seen]
    stack = stacked(unseen, chance)
    taken = {tile for player in view.players for tile in player.wall_tiles}
    known = {*taken, *view.wall_discard, view.wall_open}
    wall_stack = chance.shuffled([tile for tile in WALL_TILES if tile not in known])
    return engine.imagined_state(State, view, chance, stack=stack, wall_stack=wall_stack)
