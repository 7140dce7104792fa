"""The action phase (section 5.4): its moves, what they do, why they are refused, and the trade at a market."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from bot.engine import Argument, Decision, Form, Move, Place, Player, Task, Text, push, text, yes
from bot.games.praetor.components import ROTATIONS, SPACES, TYPE_OF, WALL_TILES, Goods, Resource
from bot.games.praetor.state import CityTile, PlacedWorker, State, Table, Trade

from . import city, economy, names
from .economy import RETIRED, change, lacking, left_after, pay, pay_fee, workers_for


class Build(Move, frozen=True):
    """Build a tile of the display (its slot, from 1) in the city, with a worker of this experience."""

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

    at_once = ends = True


class Sell(Move, frozen=True):
    """Sell goods of one kind at a market."""

    together = ("resource", "amount")
    resource: str
    amount: int


class Buy(Move, frozen=True):
    """Buy goods of one kind at a market; nothing can be sold after that."""

    together = ("resource", "amount")
    resource: str
    amount: int


class Done(Move, frozen=True):
    """Leave the market."""

    at_once = ends = True


class ActionPhase(Task):
    """Players take one action at a time, in initiative order, over and over, until all have passed."""

    def run(self, state: State) -> None:
        state.phase = "action"
        push(state, NextTurn(-1))


class NextTurn(Task):
    """Asks the next player who has not passed; `after` is the last player's place in the order."""

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
                worker=lambda slot: workers_for(position, seat, TYPE_OF[position.shown(slot)].build_cost),
                space=lambda *_: city.free_spaces(position),
                rotation=ROTATIONS,
            )
        if usable := economy.usable_spaces(position, seat):
            yield Form(
                Activate,
                space=usable,
                worker=lambda space: workers_for(position, seat, economy.price(position, seat, space)),
                amount=lambda space, worker: range(economy.most_forged(position, seat, space, worker) + 1),
            )
        yield Form(Pass)

    def play(self, state: State, move: Build | Activate | Pass) -> None:
        match move:
            case Build():
                _build(state, self.seat, move)
            case Activate():
                _activate(state, self.seat, move)
            case Pass():
                _pass(state, self.seat)

    def why_not(self, position: Table, move: Build | Activate | Sell | Buy | Done) -> Text | None:
        """The first condition of 5.4 B to 5.4 D that does not hold."""
        match move:
            case Build():
                return _why_not_build(position, self.seat, move)
            case Activate():
                return _why_not_activate(position, self.seat, move)
            case _:
                return text("refusal-no-trade")


def _build(state: State, seat: int, move: Build) -> None:
    """5.4 B."""
    tile, space, rotation, worker = state.shown(move.tile), move.space, move.rotation, move.worker
    points, plaza = TYPE_OF[tile].build_points, city.plaza_points(state, tile, space, rotation)
    _send(state, seat, worker_of(move))
    said = {"rotation": rotation, "worker": worker, "points": points, "plaza": plaza}
    state.did("built", seat, tile=names.built(tile), space=Place(space), **said)
    pay(state, seat, TYPE_OF[tile].build_cost)
    state.display[move.tile - 1] = None
    state.city[space] = CityTile(tile, rotation, seat)
    state.note(seat, "tiles", 1)
    change(state, seat, "favor", points + plaza)


def _activate(state: State, seat: int, move: Activate) -> None:
    """5.4 C."""
    tile, space, worker = state.city[move.space], Place(move.space), move.worker
    kind = TYPE_OF[tile.tile].effect.kind
    changes = economy.yield_of(state, seat, move.space, worker, move.amount)
    _send(state, seat, worker_of(move))
    if state.heard:
        state.did("activated", seat, tile=names.used(tile.tile), space=space, worker=worker)
    pay_fee(state, seat, tile)
    state.activated[move.space] = seat
    wall = state.wall_open
    if kind == "take_wall_tile" and wall:
        demand, points = names.goods(WALL_TILES[wall].demand), WALL_TILES[wall].points
        backs = economy.back_points(state.players[seat])
        state.did("wall-tile-taken", seat, space=space, tile=wall, demand=demand, points=points, backs=backs)
    for what, amount in changes.items():
        change(state, seat, what, amount)
    if kind == "market_trade":
        state.trade = Trade(seat)
        push(state, TradeStep(seat))
    elif not changes:
        state.say_more("-idle")


def worker_of(move: Build | Activate) -> PlacedWorker:
    """The worker as the move places it."""
    role: Literal["builder", "activator"] = "builder" if isinstance(move, Build) else "activator"
    return PlacedWorker(move.space, move.worker, role, retired=move.worker == RETIRED)


def _send(state: State, seat: int, worker: PlacedWorker) -> None:
    """Place a worker on a tile; a retired one costs the labor camp's fee first (5.4 D)."""
    player = state.players[seat]
    if worker.retired:
        state.did("labor-camp-used", seat)
        pay_fee(state, seat, city.special_tile(state, "labor_camp"))
        player.labor_camp_used = True
        player.retired -= 1
    else:
        player.pool.remove(worker.experience)
    player.placed.append(worker)


def _pass(state: State, seat: int) -> None:
    """5.4 E; the event tells whether the player had other actions left, or is gone."""
    player = state.players[seat]
    player.passed = True
    if state.gone[seat]:
        state.tell("passed-absent", seat)
    elif state.heard and can_act(state, seat):
        state.did("passed", seat, workers=len(player.pool))
    else:
        state.tell("passed-forced", seat, workers=len(player.pool))


def can_act(table: Table, seat: int) -> bool:
    """Whether the seat can do anything but pass."""
    return bool(economy.affordable_slots(table, seat) or economy.usable_spaces(table, seat))


def _why_not_build(table: Table, seat: int, move: Build) -> Text | None:
    if not 1 <= move.tile <= len(table.display):
        return text("refusal-slot-unknown", slots=len(table.display))
    if economy.owns_most(table, seat):
        return Text("refusal-tiles")
    tile, space = table.display[move.tile - 1], move.space
    payable = len(economy.affordable_slots(table, seat))
    if tile is None:
        return text("refusal-slot-empty", slot=move.tile, payable=payable)
    if refusal := _why_not_worker(table, seat, move.worker):
        return refusal
    cost, sent = TYPE_OF[tile].build_cost, economy.worker_fee(table, seat, move.worker)
    if lacks := lacking(table.players[seat].goods, sent, cost):
        said = {"cost": names.goods(cost), "lacks": names.goods(lacks), **_said_of(sent)}
        return text("refusal-build-cost", tile=names.built(tile), payable=payable, **said)
    if space not in SPACES:
        return text("refusal-space-unknown", first=SPACES[0], last=SPACES[-1])
    if space in table.city:
        return text("refusal-space-occupied", space=Place(space), tile=names.tile(table.city[space].tile))
    if space not in city.free_spaces(table):
        return text("refusal-space-apart", space=Place(space))
    return None if move.rotation in ROTATIONS else text("refusal-rotation")


def _why_not_activate(table: Table, seat: int, move: Activate) -> Text | None:
    """Fees are paid before the effect (9.42), and the effect must be possible (9.7)."""
    space, goods = move.space, table.players[seat].goods
    if space not in SPACES:
        return text("refusal-space-unknown", first=SPACES[0], last=SPACES[-1])
    if space not in table.city:
        return text("refusal-space-empty", space=Place(space))
    tile = table.city[space]
    kind, used = TYPE_OF[tile.tile], names.used(tile.tile)
    usable = len(economy.usable_spaces(table, seat))
    if (user := table.activated.get(space)) is not None:
        who: dict[str, Argument] = {"player": Player(user), "own": yes(user == seat)}
        return text("refusal-activated", tile=used, space=Place(space), usable=usable, **who)
    fielded = move.worker == RETIRED and not economy.camp_lack(table, seat)
    sent, fee = economy.worker_fee(table, seat, RETIRED) if fielded else {}, economy.fee(seat, tile)
    lack = economy.lacks_by_type(table, seat, left_after(goods, sent, fee)).get(kind.id)
    if lack == "wall-demand":
        price = economy.price(table, seat, space)
        said = {"demand": names.goods(price), "lacks": names.goods(lacking(goods, sent, price))}
        return text("refusal-wall-demand", usable=usable, **said, **_said_of(sent))
    if lack == "wall-taken":
        return text("refusal-wall-taken", last=yes(table.last_round))
    if lack:
        return text(f"refusal-{lack}", tile=used, usable=usable)
    if refusal := _why_not_worker(table, seat, move.worker):
        return refusal
    if lacks := lacking(goods, sent, fee):
        owed = economy.owed(seat, tile)
        return text("refusal-fee", tile=used, usable=usable, **owed, lacks=names.goods(lacks))
    most = economy.most_forged(table, seat, space, move.worker)
    if 0 <= move.amount <= most:
        return None
    return text("refusal-amount-none") if kind.effect.from_ is None else text("refusal-amount", most=most)


def _said_of(sent: Goods) -> dict[str, Argument]:
    """Message arguments for the labor camp's fee that a retired worker costs besides the action."""
    return {"sent": len(sent), "fee": names.goods(sent)}


def _why_not_worker(table: Table, seat: int, worker: int) -> Text | None:
    """Why the worker can't be sent: not in the pool, or a retired one can't be fielded (5.4 D)."""
    player = table.players[seat]
    if worker == RETIRED:
        lack, camp = economy.camp_lack(table, seat), city.special_tile(table, "labor_camp")
        if lack == "labor-camp-fee":
            lacks = names.goods(lacking(player.goods, economy.fee(seat, camp)))
            return text("refusal-labor-camp-fee", **economy.owed(seat, camp), lacks=lacks)
        return text(f"refusal-{lack}") if lack else None
    if worker in player.pool:
        return None
    if not 1 <= worker < RETIRED:
        return text("refusal-worker-unknown", highest=RETIRED - 1)
    if not player.pool:
        return text("refusal-no-workers")
    workers = [text("worker", experience=experience) for experience in dict.fromkeys(player.pool)]
    return text("refusal-no-worker", experience=worker, workers=workers)


class TradeStep(Decision):
    """A player at a market sells goods, then buys, one step at a time, until they leave (5.4 C, ruling 9.30)."""

    def forms(self, position: Table) -> Iterator[Form]:
        for move in (Sell, Buy):
            if most := self.most(position, move):
                yield Form(move, resource=[*most], amount=lambda good, most=most: range(1, most[good] + 1))
        yield Form(Done)

    def most(self, table: Table, move: type[Sell | Buy]) -> Goods:
        """How much of each good the player can sell or buy now."""
        player = table.players[self.seat]
        board, goods = player.player_board, player.goods
        if move is Buy:
            gold = goods["gold"]
            return {good: gold // rate for good, rate in board.buy.items() if rate <= gold}
        return {} if self.has_bought(table) else {good: goods[good] for good in board.sell if goods[good]}

    def has_bought(self, table: Table) -> bool:
        """Whether the player has bought in this trade, and so can't sell."""
        return table.trade is not None and table.trade.bought

    def play(self, state: State, move: Sell | Buy | Done) -> None:
        """Carry out a step at the rates of the player's own board; ask again unless they leave."""
        trade, seat = state.trade, self.seat
        if isinstance(move, Done):
            state.trade = None
            state.did("trade-done" if trade is not None and trade.traded else "trade-declined", seat)
            return
        resource, amount = cast(Resource, move.resource), move.amount
        assert trade
        trade.traded = True
        trade.bought = isinstance(move, Buy)
        gold = economy.gold_for(state.players[seat], resource, amount, bought=trade.bought)
        if state.heard:
            said = {"goods": names.good(resource, amount), "gold": names.good("gold", gold)}
            state.did("bought" if trade.bought else "sold", seat, **said)
        if trade.bought:
            change(state, seat, "gold", -gold)
            change(state, seat, resource, amount)
        else:
            change(state, seat, resource, -amount)
            change(state, seat, "gold", gold)
        push(state, self)

    def why_not(self, position: Table, move: Sell | Buy) -> Text | None:
        if isinstance(move, Sell) and self.has_bought(position):
            return text("refusal-bought")
        resource, amount, player = cast(Resource, move.resource), move.amount, position.players[self.seat]
        if resource not in player.player_board.buy:
            return text("refusal-not-traded")
        if amount < 1:
            return text("refusal-trade-amount")
        possible = self.most(position, type(move))
        most = possible.get(resource, 0)
        if amount <= most:
            return None
        instead = {"most": most, "others": len(possible)}
        if isinstance(move, Sell):
            return text("refusal-sell-held", held=names.good(resource, most), **instead)
        cost = economy.gold_for(player, resource, amount, bought=True)
        said = {"cost": names.good("gold", cost), "held": names.good("gold", player.goods["gold"])}
        lacks = names.goods(lacking(player.goods, {"gold": cost}))
        return text("refusal-buy-gold", goods=names.good(resource, amount), lacks=lacks, **said, **instead)
