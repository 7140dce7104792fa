"""The action phase (section 5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.engine import Decision, Form, Move, Place, Task, Text, push, text
from bot.games.praetor.components import ROTATIONS, TYPE_OF, WALL_TILES
from bot.games.praetor.state import CityTile, PlacedWorker, State, Table, Trade

from . import city, costs, effects, names, refusals
from .changes import change_favor, pay, pay_fee
from .moves import Action, Activate, Build, Buy, Done, Pass, Sell
from .costs import RETIRED
from .trade import TradeStep


class ActionPhase(Task):
    """Actions one at a time, in initiative order again and again, until everybody has passed."""

    def run(self, state: State) -> None:
        """Begin with the first in order."""
        state.phase = "action"
        push(state, NextTurn(-1))


class NextTurn(Task):
    """The next player who has not passed takes an action; `after` is the last one's place in the order."""

    after: int

    def run(self, state: State) -> None:
        """Ask that player, if there is one."""
        order = state.initiative
        for step in range(1, len(order) + 1):
            place = (self.after + step) % len(order)
            if not state.players[order[place]].passed:
                push(state, TakeAction(order[place]), NextTurn(place))
                return


class TakeAction(Decision):
    """A player builds a tile, activates one, or passes (5.4 A)."""

    begins_turn = True
    looked_for = (Build, Activate)

    def forms(self, position: Table) -> Iterator[Form]:
        """Building, activating, passing."""
        seat = self.seat
        if slots := costs.affordable_slots(position, seat):
            yield Form(
                Build,
                tile=slots,
                worker=lambda slot: costs.workers_for(
                    position, seat, costs.build_cost(_shown(position, slot))
                ),
                space=lambda *_: city.free_spaces(position),
                rotation=ROTATIONS,
            )
        if usable := costs.usable_spaces(position, seat):
            yield Form(
                Activate,
                space=usable,
                worker=lambda space: costs.workers_for(position, seat, costs.price(position, seat, space)),
                amount=lambda space, worker: range(effects.most_forged(position, seat, space, worker) + 1),
            )
        yield Form(Pass)

    def play(self, state: State, move: Build | Activate | Pass) -> None:
        """Carry out the action; whoever passes is asked no more in this round."""
        match move:
            case Build():
                build(state, self.seat, move)
            case Activate():
                activate(state, self.seat, move)
            case Pass():
                leave_round(state, self.seat)

    def absent(self, position: Table) -> Move:
        """Nothing more is done for a seat that nobody plays (9.40)."""
        return Pass()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """The first condition of 5.4 B to 5.4 D that does not hold."""
        match move:
            case Build():
                return refusals.why_not_build(position, self.seat, move)
            case Activate():
                return refusals.why_not_activate(position, self.seat, move)
            case Sell() | Buy() | Done():
                return text("refusal-no-trade")
            case _:
                return None


def _shown(table: Table, slot: int) -> str:
    tile = table.display[slot - 1]
    assert tile
    return tile


def build(state: State, seat: int, move: Build) -> None:
    """Build a tile of the display in the city (5.4 B)."""
    tile = _shown(state, move.tile)
    points = TYPE_OF[tile].build_points
    plaza = city.plaza_points(state, tile, move.space, move.rotation)
    send_worker(state, seat, move, "builder")
    state.did(
        "built",
        seat,
        tile=names.built(tile),
        space=Place(move.space),
        rotation=move.rotation,
        worker=move.worker,
        points=points,
        plaza=plaza,
    )
    pay(state, seat, costs.build_cost(tile))
    state.display[move.tile - 1] = None
    state.city[move.space] = CityTile(tile, move.rotation, seat)
    state.note(seat, "tiles", 1)
    change_favor(state, seat, points + plaza)


def activate(state: State, seat: int, move: Activate) -> None:
    """Send a worker to a tile of the city (5.4 C)."""
    tile = state.city[move.space]
    kind = TYPE_OF[tile.tile].effect.kind
    changes = effects.yield_of(state, seat, move.space, move.worker, move.amount)
    send_worker(state, seat, move, "activator")
    state.did("activated", seat, tile=names.used(tile.tile), space=Place(move.space), worker=move.worker)
    pay_fee(state, seat, tile)
    state.activated[move.space] = seat
    if kind == "take_wall_tile":
        _tell_wall_tile(state, seat, move.space)
    effects.take_effect(state, seat, changes)
    if not changes and kind != "market_trade":
        state.say_more("-idle")
    if kind == "market_trade":
        state.trade = Trade(seat)
        push(state, TradeStep(seat))


def _tell_wall_tile(state: State, seat: int, space: str) -> None:
    assert state.wall_open
    points = WALL_TILES[state.wall_open].points
    state.did(
        "wall-tile-taken",
        seat,
        space=Place(space),
        tile=state.wall_open,
        demand=names.goods(WALL_TILES[state.wall_open].demand),
        points=points,
        backs=effects.wall_points(state, seat, state.wall_open) - points,
    )


def send_worker(state: State, seat: int, move: Action, role: Literal["builder", "activator"]) -> None:
    """Lay a worker on the tile; a retired one costs the labor camp's fee first (5.4 D)."""
    player = state.players[seat]
    if move.worker == RETIRED:
        camp = city.special_tile(state, "labor_camp")
        assert camp
        state.did("labor-camp-used", seat)
        pay_fee(state, seat, camp)
        player.labor_camp_used = True
        player.retired -= 1
    else:
        player.pool.remove(move.worker)
    player.placed.append(PlacedWorker(move.space, move.worker, role, retired=move.worker == RETIRED))


def leave_round(state: State, seat: int) -> None:
    """Pass (5.4 E); said so where the player had nothing else left, or is gone."""
    player = state.players[seat]
    player.passed = True
    if state.gone[seat]:
        state.tell("passed-absent", seat)
    elif state.heard and can_act(state, seat):
        state.did("passed", seat, workers=len(player.pool))
    else:
        state.tell("passed-forced", seat, workers=len(player.pool))


def can_act(table: Table, seat: int) -> bool:
    """Whether the seat has anything else to do than to pass."""
    return bool(costs.affordable_slots(table, seat) or costs.usable_spaces(table, seat))
