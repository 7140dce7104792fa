"""The position of Praetor: what lies open, the two stacks, and what a viewer sees of them (section 5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot import engine
from bot.engine import Asked, Chance, Decision, Position, Step

from .components import BOARDS, CITY_TILES, WALL_TILES, Epoch, Goods, PlayerBoard, tiles_in_play

Phase = Literal["setup", "initiative", "action", "update", "final"]


class CityTile(Struct, frozen=True):
    """A tile in the city: which, how turned (degrees clockwise), whose."""

    tile: str
    rotation: int
    owner: int | None


class PlacedWorker(Struct, frozen=True):
    """A worker on a tile until the update phase. `retired`: fielded through the labor camp."""

    space: str
    experience: int
    role: Literal["builder", "activator"]
    retired: bool = False


class Trade(Struct):
    """A trade open at a market: whose, whether they have traded, and bought (then they sell no more)."""

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
        """The board that the player has on that side of it: A, or the one dealt."""
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
        """That of all active workers together."""
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
    """What lies open on the table: everything but the order of the two stacks.

    `display` has a slot for each tile on offer, None where it was built; `activated` the spaces of red and
    green tiles used this round, with the seat that did; `initiative` the seats in turn order.
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
        """The tile in a slot of the display, from 1, that is not empty."""
        tile = self.display[slot - 1]
        assert tile is not None
        return tile

    def owned(self, seat: int) -> int:
        return [tile.owner for tile in self.city.values()].count(seat)

    def workers_on(self, space: str) -> dict[str, tuple[int, PlacedWorker]]:
        """Who built or activated the tile there in this round, each with the seat, by role."""
        return {
            worker.role: (seat, worker)
            for seat, player in enumerate(self.players)
            for worker in player.placed
            if worker.space == space
        }


class State(Table, engine.State, kw_only=True):
    """The position with its secrets: the order of both stacks (the next tile first), and chance."""

    stack: list[str]
    wall_stack: list[str]
    agenda: list[Step]
    chance: Chance

    @property
    def stack_top(self) -> Epoch | None:
        """The epoch on the back of the next city tile."""
        return CITY_TILES[self.stack[0]].epoch if self.stack else None


class View(Table, engine.View, kw_only=True):
    """The position as somebody sees it. No seat knows more than a spectator (section 8)."""

    viewer: int | None
    asked: list[Asked]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    stack_left: int
    stack_top: Epoch | None
    wall_left: int

    @property
    def own(self) -> Player:
        """What the viewer has, a seat."""
        return self.players[self.own_seat]


def seen_by(state: State, viewer: int | None) -> View:
    """What a seat, or a spectator (None), may know."""
    return engine.open_view(
        View,
        state,
        viewer,
        stack_left=len(state.stack),
        stack_top=state.stack_top,
        wall_left=len(state.wall_stack),
    )


def stacked(tiles: Sequence[str], chance: Chance) -> list[str]:
    """City tiles in any order, those of epoch I above (4.3)."""
    epochs = ([tile for tile in tiles if CITY_TILES[tile].epoch == epoch] for epoch in ("I", "II"))
    return [tile for epoch in epochs for tile in chance.shuffled(epoch)]


def imagined(view: View, chance: Chance) -> State:
    """The tiles that are not seen anywhere lie in the stacks."""
    seen = {*view.display, *(tile.tile for tile in view.city.values())}
    unseen = [tile for tile in tiles_in_play(view.seats, view.options) if tile not in seen]
    stack = stacked(unseen, chance)
    taken = {tile for player in view.players for tile in player.wall_tiles}
    known = {*taken, *view.wall_discard, view.wall_open}
    wall_stack = chance.shuffled([tile for tile in WALL_TILES if tile not in known])
    return engine.imagined_state(State, view, chance, stack=stack, wall_stack=wall_stack)
