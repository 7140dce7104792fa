"""The action phase (section 5.4): its moves, what they do, why they are refused, and the trade at a market."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.engine import Decision, Form, Move, Place, Player, Task, Text, push, text
from bot.games.praetor.components import (
    CONSTANTS,
    NEIGHBOURS,
    RESOURCES,
    ROTATIONS,
    SPACES,
    TYPE_OF,
    WALL_TILES,
    Goods,
    Resource,
)
from bot.games.praetor.state import CityTile, PlacedWorker, State, Table, Trade

from . import city, economy, names
from .economy import RETIRED, change_favor, change_goods, pay, pay_fee

YES, NO = "yes", "no"


class ChooseSide(Move, frozen=True):
    """Choose the side of one's player board: A, or the B side of the board dealt."""

    not_now = "refusal-side-not-now"

    side: str


class Build(Move, frozen=True):
    """Build a tile of the display (its slot, from 1) in the city, with a worker named by experience."""

    assumed = frozenset({"worker", "rotation"})

    tile: int
    worker: int
    space: str
    rotation: int


class Activate(Move, frozen=True):
    """Send a worker to a tile of the city; `amount` is the wood for the smithy, otherwise 0."""

    assumed = frozenset({"worker", "amount"})

    space: str
    worker: int
    amount: int


class Pass(Move, frozen=True):
    """Take no further action this round."""

    at_once = True


class Sell(Move, frozen=True):
    """Sell goods of one kind at a market."""

    together = ("resource", "amount")

    resource: str
    amount: int


class Buy(Move, frozen=True):
    """Buy goods of one kind at a market; nothing more can be sold then."""

    together = ("resource", "amount")

    resource: str
    amount: int


class Done(Move, frozen=True):
    """Leave the market."""

    at_once = True


class Academy(Move, frozen=True):
    """Say whether the new workers finish their training at the academy."""

    not_now = "refusal-academy-not-now"

    use: str


class Recruit(Move, frozen=True):
    """Say whether a villager becomes a worker in an emergency."""

    not_now = "refusal-recruit-not-now"

    accept: str


Action: TypeAlias = Build | Activate
"""The moves that send a worker."""

MOVES: tuple[type[Move], ...] = (ChooseSide, Build, Activate, Pass, Sell, Buy, Done, Academy, Recruit)


class ActionPhase(Task):
    """Actions one at a time, in initiative order again and again, until everybody has passed."""

    def run(self, state: State) -> None:
        state.phase = "action"
        push(state, NextTurn(-1))


class NextTurn(Task):
    """The next player who has not passed takes an action; `after` is the last one's place in the order."""

    after: int

    def run(self, state: State) -> None:
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
        seat = self.seat
        if slots := economy.affordable_slots(position, seat):
            yield Form(
                Build,
                tile=slots,
                worker=lambda slot: economy.workers_for(
                    position, seat, economy.build_cost(_shown(position, slot))
                ),
                space=lambda *_: city.free_spaces(position),
                rotation=ROTATIONS,
            )
        if usable := economy.usable_spaces(position, seat):
            yield Form(
                Activate,
                space=usable,
                worker=lambda space: economy.workers_for(
                    position, seat, economy.price(position, seat, space)
                ),
                amount=lambda space, worker: range(economy.most_forged(position, seat, space, worker) + 1),
            )
        yield Form(Pass)

    def play(self, state: State, move: Build | Activate | Pass) -> None:
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
                return why_not_build(position, self.seat, move)
            case Activate():
                return why_not_activate(position, self.seat, move)
            case Sell() | Buy() | Done():
                return text("refusal-no-trade")
            case _:
                return None


def _shown(table: Table, slot: int) -> str:
    tile = table.display[slot - 1]
    assert tile
    return tile


def build(state: State, seat: int, move: Build) -> None:
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
    pay(state, seat, economy.build_cost(tile))
    state.display[move.tile - 1] = None
    state.city[move.space] = CityTile(tile, move.rotation, seat)
    state.note(seat, "tiles", 1)
    change_favor(state, seat, points + plaza)


def activate(state: State, seat: int, move: Activate) -> None:
    tile = state.city[move.space]
    kind = TYPE_OF[tile.tile].effect.kind
    changes = economy.yield_of(state, seat, move.space, move.worker, move.amount)
    send_worker(state, seat, move, "activator")
    state.did("activated", seat, tile=names.used(tile.tile), space=Place(move.space), worker=move.worker)
    pay_fee(state, seat, tile)
    state.activated[move.space] = seat
    if kind == "take_wall_tile":
        _tell_wall_tile(state, seat, move.space)
    economy.take_effect(state, seat, changes)
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
        backs=economy.wall_points(state, seat, state.wall_open) - points,
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
    return bool(economy.affordable_slots(table, seat) or economy.usable_spaces(table, seat))


def why_not_build(table: Table, seat: int, move: Build) -> Text | None:
    player = table.players[seat]
    if not 1 <= move.tile <= len(table.display):
        return text("refusal-slot-unknown", slots=len(table.display))
    tile = table.display[move.tile - 1]
    if tile is None:
        return text("refusal-slot-empty", slot=move.tile)
    if refusal := _why_not_worker(table, seat, move.worker):
        return refusal
    if table.owned(seat) >= CONSTANTS.max_owned_tiles:
        return text("refusal-tiles", most=CONSTANTS.max_owned_tiles)
    if lacks := economy.lacking(
        player.goods, economy.worker_fee(table, seat, move.worker), economy.build_cost(tile)
    ):
        return text(
            "refusal-build-cost",
            tile=names.built(tile),
            cost=names.goods(economy.build_cost(tile)),
            lacks=names.goods(lacks),
        )
    if move.space not in NEIGHBOURS:
        return _unknown_space()
    if move.space in table.city:
        return text(
            "refusal-space-occupied", space=Place(move.space), tile=names.tile(table.city[move.space].tile)
        )
    if not any(neighbour in table.city for neighbour in NEIGHBOURS[move.space]):
        return text("refusal-space-apart", space=Place(move.space))
    if move.rotation not in ROTATIONS:
        return text("refusal-rotation")
    return None


def why_not_activate(table: Table, seat: int, move: Activate) -> Text | None:
    if move.space not in NEIGHBOURS:
        return _unknown_space()
    if move.space not in table.city:
        return text("refusal-space-empty", space=Place(move.space))
    return (
        _why_not_tile(table, move.space)
        or _why_not_worker(table, seat, move.worker)
        or _why_not_paid(table, seat, move)
        or _why_not_amount(table, seat, move)
    )


def _unknown_space() -> Text:
    return text("refusal-space-unknown", first=SPACES[0], last=SPACES[-1])


def _why_not_tile(table: Table, space: str) -> Text | None:
    tile = table.city[space].tile
    kind = TYPE_OF[tile]
    if kind.activation == "grey":
        return text(f"refusal-special-{kind.id}")
    if kind.activation == "none":
        return text("refusal-no-zone", tile=names.used(tile))
    if space in table.activated:
        return text(
            "refusal-activated",
            tile=names.used(tile),
            space=Place(space),
            player=Player(table.activated[space]),
        )
    return None


def _why_not_worker(table: Table, seat: int, worker: int) -> Text | None:
    player = table.players[seat]
    if worker == RETIRED:
        return why_not_labor_camp(table, seat)
    if worker in player.pool:
        return None
    if not 1 <= worker < RETIRED:
        return text("refusal-worker-unknown")
    if not player.pool:
        return text("refusal-no-workers")
    return text("refusal-no-worker", experience=worker, workers=names.workers(dict.fromkeys(player.pool)))


def why_not_labor_camp(table: Table, seat: int) -> Text | None:
    """What the seat lacks to field a retired worker (5.4 D)."""
    player = table.players[seat]
    cost = economy.special_fee(table, seat, "labor_camp")
    if cost is None:
        return text("refusal-no-labor-camp")
    if player.labor_camp_used:
        return text("refusal-labor-camp-used")
    if not player.retired:
        return text("refusal-no-retired")
    if lacks := economy.lacking(player.goods, cost):
        camp = city.special_tile(table, "labor_camp")
        assert camp is not None
        assert camp.owner is not None
        return text("refusal-labor-camp-fee", player=Player(camp.owner), lacks=names.goods(lacks))
    return None


def _why_not_paid(table: Table, seat: int, move: Activate) -> Text | None:
    """The fee, and what must be there for the effect itself (9.7); fees are paid first (9.42)."""
    player = table.players[seat]
    tile = table.city[move.space]
    fees = (economy.worker_fee(table, seat, move.worker), economy.fee(table, seat, move.space))
    if lacks := economy.lacking(player.goods, *fees):
        assert tile.owner is not None
        return text(
            "refusal-fee",
            tile=names.used(tile.tile),
            player=Player(tile.owner),
            fee=names.goods(fees[1]),
            lacks=names.goods(lacks),
        )
    kind = TYPE_OF[tile.tile].effect.kind
    if kind == "train_villager" and not player.villagers:
        return text("refusal-no-villager")
    if kind == "take_wall_tile":
        return _why_not_wall_tile(table, player.goods, *fees)
    return None


def _why_not_wall_tile(table: Table, goods: Goods, *fees: Goods) -> Text | None:
    if table.wall_open is None:
        return text("refusal-wall-taken")
    cost = WALL_TILES[table.wall_open].demand
    if lacks := economy.lacking(goods, *fees, cost):
        return text("refusal-wall-demand", demand=names.goods(cost), lacks=names.goods(lacks))
    return None


def _why_not_amount(table: Table, seat: int, move: Activate) -> Text | None:
    most = economy.most_forged(table, seat, move.space, move.worker)
    if 0 <= move.amount <= most:
        return None
    if TYPE_OF[table.city[move.space].tile].effect.from_ is None:
        return text("refusal-amount-none")
    return text("refusal-amount", most=most)


class TradeStep(Decision):
    """A player at a market sells or buys goods of one kind, or leaves."""

    def forms(self, position: Table) -> Iterator[Form]:
        player = position.players[self.seat]
        goods, rates = player.goods, player.player_board
        sold: list[Resource] = [] if self.has_bought(position) else [r for r in rates.sell if goods[r]]
        bought = [resource for resource, rate in rates.buy.items() if rate <= goods["gold"]]
        if sold:
            yield Form(Sell, resource=sold, amount=lambda resource: range(1, goods[resource] + 1))
        if bought:
            yield Form(
                Buy,
                resource=bought,
                amount=lambda resource: range(1, goods["gold"] // rates.buy[resource] + 1),
            )
        yield Form(Done)

    def has_bought(self, table: Table) -> bool:
        """Whether the player has bought in this trade, and so sells no more."""
        return table.trade is not None and table.trade.bought

    def play(self, state: State, move: Sell | Buy | Done) -> None:
        match move:
            case Sell():
                sell(state, self.seat, move)
                push(state, self)
            case Buy():
                buy(state, self.seat, move)
                push(state, self)
            case Done():
                traded = state.trade is not None and state.trade.traded
                state.trade = None
                state.did("trade-done" if traded else "trade-declined", self.seat)

    def absent(self, position: Table) -> Move:
        """The trade ends where nobody is there to go on (9.40)."""
        return Done()

    def why_not(self, position: Table, move: Move) -> Text | None:
        match move:
            case Sell():
                return self._why_not_sell(position, move)
            case Buy():
                return self._why_not_buy(position, move)
            case _:
                return None

    def _why_not_sell(self, table: Table, move: Sell) -> Text | None:
        if self.has_bought(table):
            return text("refusal-bought")
        resource = _traded(move.resource)
        if resource is None:
            return text("refusal-not-traded")
        held = table.players[self.seat].goods[resource]
        if move.amount < 1:
            return text("refusal-trade-amount")
        if not held:
            return text("refusal-sell-none")
        if move.amount > held:
            return text("refusal-sell-held", held=names.goods({resource: held}))
        return None

    def _why_not_buy(self, table: Table, move: Buy) -> Text | None:
        resource = _traded(move.resource)
        if resource is None:
            return text("refusal-not-traded")
        if move.amount < 1:
            return text("refusal-trade-amount")
        player = table.players[self.seat]
        cost = move.amount * player.player_board.buy[resource]
        if cost > player.goods["gold"]:
            return text(
                "refusal-buy-gold",
                goods=names.good(resource, move.amount),
                cost=names.good("gold", cost),
                held=names.good("gold", player.goods["gold"]),
            )
        return None


def sell(state: State, seat: int, move: Sell) -> None:
    resource = _traded(move.resource)
    assert resource
    assert state.trade
    state.trade.traded = True
    gold = move.amount * state.players[seat].player_board.sell[resource]
    state.did("sold", seat, goods=names.good(resource, move.amount), gold=names.good("gold", gold))
    change_goods(state, seat, resource, -move.amount)
    change_goods(state, seat, "gold", gold)


def buy(state: State, seat: int, move: Buy) -> None:
    """Buy goods at the rate of the player's own board; no sale follows."""
    resource = _traded(move.resource)
    assert resource
    assert state.trade
    gold = move.amount * state.players[seat].player_board.buy[resource]
    state.trade.bought = state.trade.traded = True
    state.did("bought", seat, goods=names.good(resource, move.amount), gold=names.good("gold", gold))
    change_goods(state, seat, "gold", -gold)
    change_goods(state, seat, resource, move.amount)


def can_trade(table: Table, seat: int, goods: Goods) -> bool:
    """Whether the seat, with these goods, has anything to sell or to buy."""
    rates = table.players[seat].player_board
    return any(goods[resource] for resource in rates.sell) or goods["gold"] >= min(rates.buy.values())


def _traded(name: str) -> Resource | None:
    """The resource of that name, gold excepted: it is what is paid with."""
    return next((resource for resource in RESOURCES if resource == name != "gold"), None)
