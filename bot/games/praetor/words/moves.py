"""What is said of moves: what is asked, how choices are shown, what they come to, what one may regret."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Argument, Choice, Foreseen, Missing, Place, Player, Text, changes_of, deeds_of, text
from bot.games.praetor.components import (
    BOARDS,
    CONSTANTS,
    RESOURCES,
    ROTATIONS,
    TYPE_OF,
    Goods,
    PlayerBoard,
    Resource,
)
from bot.games.praetor.rules import city, economy, names, rounds
from bot.games.praetor.rules.action import Activate, Build, Buy, Pass, Sell, TakeAction, TradeStep, can_act
from bot.games.praetor.rules.economy import RETIRED
from bot.games.praetor.rules.rounds import (
    NO,
    Academy,
    ChooseBoard,
    ChooseSide,
    Recruit,
    RecruitVillager,
    UseAcademy,
)
from bot.games.praetor.state import View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from .phrases import (
    effect,
    experience,
    fee,
    gained,
    goods,
    morale_range,
    nearest,
    points,
    rates,
    short,
    wages_ahead,
    wages_are_paid,
    workers,
    worth,
)

SAID = Sayings[View]()


@SAID.asks(ChooseBoard)
def _board_prompt(view: View, asked: ChooseBoard) -> Text:
    dealt = view.players[asked.seat].dealt
    assert dealt is not None
    return text("prompt-choose-board", board=names.board(dealt))


@SAID.shows(ChooseSide, "side")
def _side_choice(view: View, side: str) -> Choice:
    board = _board_of_side(view, side)
    hint = text("hint-board", sell=rates(board.sell), buy=rates(board.buy), **morale_range(board))
    return Choice(names.board(board.id), hint)


@SAID.foresees(ChooseSide)
def _side_outlook(foreseen: Foreseen) -> list[Text]:
    board = foreseen.after.players[foreseen.seat].player_board
    return [
        text("outlook-board-rates", sell=rates(board.sell), buy=rates(board.buy)),
        text("outlook-board-morale", **morale_range(board)),
    ]


def _board_of_side(view: View, side: str) -> PlayerBoard:
    return BOARDS[(view.players[view.own_seat].dealt if side == "B" else None) or "A"]


@SAID.asks(TakeAction)
def _action_prompt(view: View, asked: TakeAction) -> Text:
    pool = view.players[asked.seat].pool
    if not pool:
        return text("prompt-take-action-retired", goods=goods(view))
    return text(
        "prompt-take-action", workers=workers(len(pool)), experience=experience(pool), goods=goods(view)
    )


@SAID.foresees(Pass)
def _pass_outlook(foreseen: Foreseen) -> list[Text]:
    if wages_are_paid(foreseen):
        return []
    view, seat = foreseen.after, foreseen.seat
    due, held = wages_ahead(view, seat), view.players[seat].goods["gold"]
    if due > held:
        return [text("outlook-wages-short", due=due, held=held, short=due - held)]
    return [text("outlook-wages", due=due, held=held)]


@SAID.warns(Pass)
def _pass_caution(foreseen: Foreseen) -> Text | None:
    """Passing though workers could still act (9.6)."""
    view, seat = foreseen.before, foreseen.seat
    if not can_act(view, seat):
        return None
    idle = len(view.players[seat].pool)
    return text("caution-pass-workers", workers=idle) if idle else Text("caution-pass-retired")


def worker_choice(view: View, worker: int, hint: Text | None, rank: int) -> Choice:
    """A worker by experience; a retired one, whom players may call R, with the labor camp's fee."""
    if worker < RETIRED:
        return Choice(text("choice-worker", experience=worker), hint, rank)
    camp = fee(view, city.special_tile(view, "labor_camp"))
    label = text("choice-retired-fee" if camp else "choice-retired", **camp)
    return Choice(label, hint, rank, also=("R",))


def worker_prospect(view: View, worker: int, *, grows: bool) -> Text:
    if worker == RETIRED:
        return Text("hint-worker-fielded")
    if not grows:
        return text("hint-worker-stays", experience=worker)
    if worker + 1 == CONSTANTS.retire_at:
        return text("hint-worker-retires", points=points(rounds.retirement_points(view.stack_top)))
    return text("hint-worker-grows", next=worker + 1)


def retired_lacking(view: View, cost: Goods) -> list[Missing]:
    """The retired worker, where the player has one and there is a labor camp; `cost` is paid beside."""
    seat = view.own_seat
    player = view.players[seat]
    if city.special_tile(view, "labor_camp") is None or not player.retired_workers:
        return []
    label = Text("choice-retired")
    if player.labor_camp_used:
        return [Missing(label, Text("lacks-camp-used"))]
    lacks = economy.lacking(player.goods, economy.worker_fee(view, seat, RETIRED), cost)
    return [Missing(label, short(lacks))] if lacks else []


def sending_fee(view: View, worker: int | None) -> Goods:
    """What sending the worker chosen costs; without active workers it must be a retired one."""
    seat = view.own_seat
    if worker is None:
        worker = next(iter(view.players[seat].pool), RETIRED)
    return economy.worker_fee(view, seat, worker)


def worker_outlook(foreseen: Foreseen) -> list[Text]:
    """Where the worker sent is until the end of the round, and what becomes of them; nothing once it has ended."""
    view, space = foreseen.after, foreseen.move.space
    placed = [worker for worker in view.players[foreseen.seat].placed if worker.space == space]
    if not placed:
        return []
    worker = placed[-1]
    if worker.retired:
        return [text("outlook-worker-fielded", space=Place(space))]
    if not rounds.learns(view, worker):
        return [text("outlook-worker-stays", experience=worker.experience, space=Place(space))]
    if worker.experience + 1 == CONSTANTS.retire_at:
        earned = points(rounds.retirement_points(view.stack_top))
        return [
            text("outlook-worker-retires", experience=worker.experience, space=Place(space), points=earned)
        ]
    grown = worker.experience + 1
    return [text("outlook-worker-grows", experience=worker.experience, space=Place(space), next=grown)]


@SAID.shows(Build, "tile")
def _build_tile(view: View, slot: int) -> Choice:
    tile = _tile_on_offer(view, slot)
    kind = TYPE_OF[tile]
    twins = sum(other is not None and TYPE_OF[other] is kind for other in view.display)
    label = text(
        "choice-tile-twin" if twins > 1 else "choice-tile",
        tile=names.tile(tile),
        cost=names.goods(kind.build_cost),
        **({"slot": slot} if twins > 1 else {}),
    )
    hint = text("hint-tile", points=points(kind.build_points), effect=effect(kind, "brief"))
    rank = kind.build_points - worth(kind.build_cost) / 100
    return Choice(label, hint, rank, called=names.used(tile))


@SAID.shows(Build, "worker")
def _build_worker(view: View, worker: int) -> Choice:
    return worker_choice(view, worker, worker_prospect(view, worker, grows=True), -worker)


@SAID.shows(Build, "space")
def _build_space(view: View, space: str, tile: int | None, rotation: int | None) -> Choice:
    label = text("choice-space", space=Place(space))
    if tile is None:
        return Choice(label, place=space)
    built = _tile_on_offer(view, tile)
    printed = TYPE_OF[built].build_points
    rotations = ROTATIONS if rotation is None else (rotation,)
    turned, plazas = city.best_rotation(view, built, space, rotations)
    hint = text(
        "hint-points-turned",
        turned=text("choice-rotation", degrees=turned),
        **_points_of_building(printed, plazas),
    )
    return Choice(
        label, hint, printed + plazas, space, signed(printed + plazas), legend=(Text("sign-points"),)
    )


@SAID.shows(Build, "rotation")
def _build_rotation(view: View, rotation: int, tile: int | None, space: str | None) -> Choice:
    label = text("choice-rotation", degrees=rotation)
    if tile is None or space is None:
        return Choice(label, rank=-rotation / 1000)
    built = _tile_on_offer(view, tile)
    plazas = city.plaza_points(view, built, space, rotation)
    hint = text("hint-points", **_points_of_building(TYPE_OF[built].build_points, plazas))
    return Choice(label, hint, plazas - rotation / 1000)


@SAID.lacks(Build, "tile")
def _tiles_lacking(view: View, worker: int | None) -> list[Missing]:
    found = []
    for tile in {TYPE_OF[tile].id: tile for tile in view.display if tile is not None}.values():
        cost = economy.build_cost(tile)
        lacks = economy.lacking(view.players[view.own_seat].goods, sending_fee(view, worker), cost)
        if lacks:
            label = text("choice-tile", tile=names.tile(tile), cost=names.goods(cost))
            found.append((sum(lacks.values()), Missing(label, short(lacks))))
    return nearest(found)


@SAID.lacks(Build, "worker")
def _build_retired_lacking(view: View, tile: int | None) -> list[Missing]:
    return retired_lacking(view, {} if tile is None else economy.build_cost(_tile_on_offer(view, tile)))


@SAID.foresees(Build)
def _build_outlook(foreseen: Foreseen) -> list[Text]:
    return worker_outlook(foreseen)


def _tile_on_offer(view: View, slot: int) -> str:
    tile = view.display[slot - 1]
    assert tile is not None
    return tile


def _points_of_building(printed: int, plazas: int) -> dict[str, Argument]:
    return {"points": points(printed + plazas), "printed": printed, "plazas": text("plazas", amount=plazas)}


@SAID.shows(Activate, "space")
def activation_choice(view: View, space: str, worker: int | None) -> Choice:
    seat = view.own_seat
    tile = view.city[space]
    owed = fee(view, tile)
    label = text(
        "choice-used-fee" if owed else "choice-used", tile=names.tile(tile.tile), space=Place(space), **owed
    )
    best = max(view.players[seat].pool, default=RETIRED) if worker is None else worker
    changes = _changes_at_most(view, space, best)
    rank = worth(changes) - worth(economy.fee(seat, tile))
    hint = _yield_hint(view, space, worker, changes)
    if owed:
        hint = text("hint-both", first=hint, second=text("hint-fee-to", **owed))
    gain = next(((what, change) for what, change in changes.items() if change > 0), None)
    return Choice(
        label,
        hint,
        rank,
        space,
        "" if gain is None else signed(gain[1]),
        called=names.used(tile.tile),
        note=None if gain is None else _gain_note(*gain),
    )


@SAID.shows(Activate, "worker")
def _activate_worker(view: View, worker: int, space: str | None) -> Choice:
    if space is None:
        return worker_choice(view, worker, None, -worker)
    kind = TYPE_OF[view.city[space].tile]
    then = worker_prospect(view, worker, grows=kind.activation == "red")
    if kind.effect.kind not in ("gain_per_experience", "convert_up_to_experience"):
        return worker_choice(view, worker, then, -worker)
    gain = _yield_hint(view, space, worker, _changes_at_most(view, space, worker))
    hint = text("hint-both", first=gain, second=then)
    return worker_choice(view, worker, hint, worker if worker < RETIRED else -worker)


@SAID.shows(Activate, "amount")
def _activate_amount(view: View, amount: int, space: str | None) -> Choice:
    if space is None:
        return Choice(text("choice-number", amount=amount), rank=amount)
    what = TYPE_OF[view.city[space].tile].effect
    if what.from_ is None or what.to is None:
        return Choice(text("choice-amount-idle", amount=amount))
    wood, weapons = names.good(what.from_, amount), names.good(what.to, amount)
    return Choice(text("choice-amount", amount=amount, wood=wood, weapons=weapons), rank=amount)


def _changes_at_most(view: View, space: str, worker: int) -> dict[str, int]:
    """What activating brings at the most."""
    seat = view.own_seat
    return economy.yield_of(view, seat, space, worker, economy.most_forged(view, seat, space, worker))


def _yield_hint(view: View, space: str, worker: int | None, changes: Mapping[str, int]) -> Text:
    kind = TYPE_OF[view.city[space].tile]
    match kind.effect.kind:
        case "market_trade" | "train_villager":
            return effect(kind, "brief")
        case "take_wall_tile":
            cost = names.goods(economy.price(view, view.own_seat, space))
            return text("hint-wall", cost=cost, points=points(changes["favor"]))
    if not changes:
        return text("hint-nothing")
    if kind.effect.kind == "convert_up_to_experience":
        assert kind.effect.from_
        return text("hint-smithy", wood=names.good(kind.effect.from_, -changes[kind.effect.from_]))
    if "morale" in changes:
        return text("change-morale", signed=signed(changes["morale"]), amount=changes["morale"])
    key = "hint-up-to" if kind.effect.kind == "gain_per_experience" and worker is None else "hint-gains"
    return text(key, gains=gained(changes))


def _gain_note(what: str, amount: int) -> Text:
    return text(f"change-{what}", signed=signed(amount), amount=amount, gained=amount)


@SAID.lacks(Activate, "space")
def _spaces_lacking(view: View, worker: int | None) -> list[Missing]:
    found = []
    for space, tile in view.city.items():
        if TYPE_OF[tile.tile].activation not in ("red", "green"):
            continue
        lack = _space_lacks(view, space, worker)
        if lack is not None:
            far, lacks = lack
            label = text("choice-used", tile=names.tile(tile.tile), space=Place(space))
            found.append((far, Missing(label, lacks)))
    return nearest(found)


def _space_lacks(view: View, space: str, worker: int | None) -> tuple[int, Text] | None:
    """How far away activating is, and what it lacks; None where nothing does."""
    seat = view.own_seat
    player = view.players[seat]
    if space in view.activated:
        return 100, text("lacks-used", player=Player(view.activated[space]))
    kind = TYPE_OF[view.city[space].tile].effect.kind
    if kind == "take_wall_tile" and view.wall_open is None:
        return 50, Text("lacks-wall-taken")
    if kind == "train_villager" and not player.villagers:
        return 50, Text("lacks-villagers")
    lacks = economy.lacking(player.goods, sending_fee(view, worker), economy.price(view, seat, space))
    return (sum(lacks.values()), short(lacks)) if lacks else None


@SAID.lacks(Activate, "worker")
def _activate_retired_lacking(view: View, space: str | None) -> list[Missing]:
    return retired_lacking(view, {} if space is None else economy.price(view, view.own_seat, space))


@SAID.foresees(Activate)
def _activate_outlook(foreseen: Foreseen) -> list[Text]:
    """What becomes of the worker; at a market the rates at which the player trades then."""
    view = foreseen.after
    told = worker_outlook(foreseen)
    if view.trade is not None:
        board = view.players[foreseen.seat].player_board
        told.append(text("outlook-market", sell=rates(board.sell), buy=rates(board.buy)))
    return told


@SAID.warns(Activate)
def _activate_caution(foreseen: Foreseen) -> Text | None:
    """An activation that changes nothing but the worker's place (9.6)."""
    move = foreseen.move
    tile = foreseen.before.city[move.space].tile
    kind = TYPE_OF[tile]
    if kind.effect.kind == "market_trade":
        return Text("caution-nothing-to-trade") if foreseen.after.trade is None else None
    if any(amount > 0 for amount in changes_of(deeds_of(foreseen.events), foreseen.seat).values()):
        return None
    learns = kind.activation == "red" and move.worker != RETIRED
    return text("caution-only-experience" if learns else "caution-no-gain", tile=names.tile(tile))


@SAID.asks(TradeStep)
def _trade_prompt(view: View, asked: TradeStep) -> Text:
    return text(
        "prompt-trade-step-bought" if asked.has_bought(view) else "prompt-trade-step", goods=goods(view)
    )


def awaited_in_trade(view: View, seat: int) -> Text:
    """What a trade still asks: to sell only what is held and before anything is bought, to buy what can be paid."""
    possible = {form.move for form in TradeStep(seat).forms(view)}
    if Buy not in possible:
        return Text("awaited-trade-step-sell")
    return Text("awaited-trade-step" if Sell in possible else "awaited-trade-step-buy")


@SAID.shows(Sell, "resource")
def _sold_resource(view: View, resource: Resource) -> Choice:
    player = view.players[view.own_seat]
    rate = names.good("gold", player.player_board.sell[resource])
    hint = text("hint-sell", held=player.goods[resource], rate=rate)
    return Choice(Text(f"resource-{resource}"), hint, -RESOURCES.index(resource))


@SAID.shows(Sell, "amount")
def _sold_amount(view: View, amount: int, resource: Resource | None) -> Choice:
    return _traded_amount(amount, resource, view.players[view.own_seat].player_board.sell, "hint-proceeds")


@SAID.shows(Buy, "resource")
def _bought_resource(view: View, resource: Resource) -> Choice:
    player = view.players[view.own_seat]
    rate = player.player_board.buy[resource]
    hint = text("hint-buy", rate=names.good("gold", rate), affordable=player.goods["gold"] // rate)
    return Choice(Text(f"resource-{resource}"), hint, -RESOURCES.index(resource))


@SAID.shows(Buy, "amount")
def _bought_amount(view: View, amount: int, resource: Resource | None) -> Choice:
    return _traded_amount(amount, resource, view.players[view.own_seat].player_board.buy, "hint-price")


def _traded_amount(
    amount: int, resource: Resource | None, prices: Mapping[Resource, int], hint: str
) -> Choice:
    """So much of a resource; the most first, which is meant where no amount is said (section 13)."""
    if resource is None:
        return Choice(text("choice-number", amount=amount), rank=amount)
    label = text("choice-goods", goods=names.good(resource, amount))
    return Choice(label, text(hint, gold=amount * prices[resource]), amount)


@SAID.lacks(Buy, "resource")
def _buy_lacking(view: View) -> list[Missing]:
    player = view.players[view.own_seat]
    found = []
    for resource, price in player.player_board.buy.items():
        lack = price - player.goods["gold"]
        if lack > 0:
            found.append((lack, Missing(Text(f"resource-{resource}"), short({"gold": lack}))))
    return nearest(found)


@SAID.foresees(Buy)
def _buy_outlook(foreseen: Foreseen) -> list[Text]:
    """Whoever buys sells no more in this trade."""
    before, player = foreseen.before.trade, foreseen.after.players[foreseen.seat]
    could_sell = any(player.goods[resource] for resource in player.player_board.sell)
    return [Text("outlook-no-selling")] if could_sell and before is not None and not before.bought else []


@SAID.asks(UseAcademy)
def _academy_prompt(view: View, asked: UseAcademy) -> Text:
    owed = _academy_fee(view)
    return text("prompt-use-academy" if owed else "prompt-use-academy-own", workers=_trained(view), **owed)


@SAID.shows(Academy, "use")
def _academy_choice(view: View, use: str) -> Choice:
    if use == NO:
        return Choice(Text("choice-academy-no"), text("hint-academy-no", workers=_trained(view)))
    owed = _academy_fee(view)
    label = text("choice-academy-yes-fee" if owed else "choice-academy-yes", **owed)
    return Choice(label, text("hint-academy-yes", workers=_trained(view)), rank=1)


@SAID.foresees(Academy)
def _academy_outlook(foreseen: Foreseen) -> list[Text]:
    """The new workers want wages in this round, unless those are told of as paid already."""
    before, seat = foreseen.before, foreseen.seat
    if foreseen.move == Academy(NO) or wages_are_paid(foreseen):
        return []
    due = wages_ahead(before, seat, joining=before.players[seat].stage_1)
    return [text("outlook-wage-more", due=due)]


def _trained(view: View) -> Text:
    return workers(view.players[view.own_seat].stage_1)


def _academy_fee(view: View) -> dict[str, Argument]:
    return fee(view, city.special_tile(view, "academy"))


@SAID.asks(RecruitVillager)
def _recruit_prompt(view: View, asked: RecruitVillager) -> Text:
    return text("prompt-recruit-villager", **_given_up(view))


@SAID.shows(Recruit, "accept")
def _recruit_choice(view: View, accept: str) -> Choice:
    if accept == NO:
        return Choice(Text("choice-recruit-no"), Text("hint-recruit-no"))
    return Choice(Text("choice-recruit-yes"), text("hint-recruit-yes", **_given_up(view)), rank=1)


@SAID.foresees(Recruit)
def _recruit_outlook(foreseen: Foreseen) -> list[Text]:
    return [Text("outlook-recruit-no")] if foreseen.move == Recruit(NO) else []


@SAID.warns(Recruit)
def _recruit_caution(foreseen: Foreseen) -> Text | None:
    """In the last round a recruit costs more than he brings (9.41)."""
    cost = -changes_of(deeds_of(foreseen.events), foreseen.seat).get("favor", 0)
    gain = CONSTANTS.villager_experience
    if foreseen.before.last_round and cost > gain:
        return text("caution-recruit-last-round", cost=cost, gain=gain)
    return None


def _given_up(view: View) -> dict[str, Argument]:
    """The points given up for a villager, as arguments: all, where there are too few (9.21)."""
    given = min(CONSTANTS.emergency_recruit_cost, view.players[view.own_seat].favor)
    return {"given": given, "points": points(given)}
