"""What is said of moves: what is asked, how choices are shown, what they come to, what one may regret."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Argument, Choice, Foreseen, Place, Player, Text, changes_of, deeds_of, text
from bot.games.praetor.components import BOARDS, CONSTANTS, RESOURCES, ROTATIONS, TYPE_OF, Resource
from bot.games.praetor.rules import city, economy, names, rounds
from bot.games.praetor.rules.action import Activate, Build, Buy, Pass, Sell, TakeAction, TradeStep, can_act
from bot.games.praetor.rules.economy import RETIRED, Gain
from bot.games.praetor.rules.rounds import NO
from bot.games.praetor.state import CityTile, View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from . import phrases
from .phrases import effect, experience, goods, points, worth

SAID = Sayings[View]()


@SAID.asks(rounds.ChooseBoard)
def _board_prompt(view: View, asked: rounds.ChooseBoard) -> Text:
    dealt = view.players[asked.seat].dealt
    assert dealt is not None
    return text("prompt-choose-board", board=names.board(dealt))


@SAID.shows(rounds.ChooseSide, "side")
def _side_choice(view: View, side: str) -> Choice:
    board = BOARDS[(view.own.dealt if side == "B" else None) or "A"]
    return Choice(names.board(board.id), text("hint-board", **phrases.board(board)))


@SAID.foresees(rounds.ChooseSide)
def _side_outlook(foreseen: Foreseen) -> list[Text]:
    board = phrases.board(foreseen.after.players[foreseen.seat].player_board)
    return [text("outlook-board-rates", **board), text("outlook-board-morale", **board)]


@SAID.asks(TakeAction)
def _action_prompt(view: View, asked: TakeAction) -> Text:
    pool, held = view.players[asked.seat].pool, goods(view)
    if not pool:
        return text("prompt-take-action-retired", goods=held)
    count = text("workers", amount=len(pool))
    return text("prompt-take-action", workers=count, experience=experience(pool), goods=held)


@SAID.foresees(Pass)
def _pass_outlook(foreseen: Foreseen) -> list[Text]:
    if _pays_wages(foreseen):
        return []
    view, seat = foreseen.after, foreseen.seat
    due, held = rounds.wages_ahead(view, seat), view.players[seat].goods["gold"]
    if due > held:
        return [text("outlook-wages-short", due=due, held=held, short=due - held)]
    return [text("outlook-wages", due=due, held=held)]


def _pays_wages(foreseen: Foreseen) -> bool:
    """Whether the round comes so far by the move that the seat pays its wages."""
    return any(event.key.startswith("wages") and event.seat == foreseen.seat for event in foreseen.events)


@SAID.warns(Pass)
def _pass_caution(foreseen: Foreseen) -> Text | None:
    """Passing though workers could still act (9.6)."""
    if not can_act(foreseen.before, foreseen.seat):
        return None
    idle = len(foreseen.before.players[foreseen.seat].pool)
    return text("caution-pass-workers", workers=idle) if idle else Text("caution-pass-retired")


def _worker_choice(view: View, worker: int, hint: Text | None, rank: int) -> Choice:
    """A worker by experience; a retired one, whom players may call R, with the labor camp's fee."""
    if worker < RETIRED:
        return Choice(text("choice-worker", experience=worker), hint, rank)
    camp = _fee(view, city.special_tile(view, "labor_camp"))
    return Choice(text("choice-retired-fee" if camp else "choice-retired", **camp), hint, rank, also=("R",))


def _fee(view: View, tile: CityTile | None) -> dict[str, Argument]:
    """What the viewer pays for a tile and to whom, as arguments; nothing where it is free, or not there."""
    cost = economy.fee(view.own_seat, tile) if tile else {}
    if tile is None or tile.owner is None or not cost:
        return {}
    return {"cost": names.goods(cost), "player": Player(tile.owner)}


def _prospect(key: str, view: View, worker: int, *, learns: bool, **said: Argument) -> Text:
    """What becomes of a worker at the end of the round, in the message whose name begins with the key."""
    said |= {"experience": worker}
    if worker == RETIRED:
        return text(f"{key}-fielded", **said)
    if not learns:
        return text(f"{key}-stays", **said)
    if worker + 1 == CONSTANTS.retire_at:
        return text(f"{key}-retires", **said, points=points(rounds.retirement_points(view.stack_top)))
    return text(f"{key}-grows", **said, next=worker + 1)


def _sent(view: View, worker: int | None) -> int:
    """The worker chosen, or whom the viewer has; without active workers it must be a retired one."""
    return worker or next(iter(view.own.pool), RETIRED)


def _can_field(view: View) -> bool:
    return bool(city.special_tile(view, "labor_camp") and view.own.retired_workers)


@SAID.foresees(Build)
def _worker_outlook(foreseen: Foreseen) -> list[Text]:
    """Where the worker sent is until the end of the round, and what becomes of them; nothing once it has ended."""
    view, space = foreseen.after, foreseen.move.space
    role = "builder" if isinstance(foreseen.move, Build) else "activator"
    _, sent = view.workers_on(space).get(role, (None, None))
    if sent is None:
        return []
    learns = rounds.learns(view, sent)
    return [_prospect("outlook-worker", view, sent.experience, learns=learns, space=Place(space))]


@SAID.shows(Build, "tile")
def _build_tile(view: View, slot: int) -> Choice:
    tile = view.shown(slot)
    kind = TYPE_OF[tile]
    twins = sum(other is not None and TYPE_OF[other] is kind for other in view.display)
    said = phrases.tile(kind, "brief")
    label = text("choice-tile-twin" if twins > 1 else "choice-tile", **said, slot=slot)
    return Choice(
        label,
        text("hint-tile", **said),
        kind.build_points - worth(kind.build_cost) / 100,
        called=names.used(tile),
    )


@SAID.shows(Build, "worker")
def _build_worker(view: View, worker: int) -> Choice:
    return _worker_choice(view, worker, _prospect("hint-worker", view, worker, learns=True), -worker)


@SAID.shows(Build, "space")
def _build_space(view: View, space: str, tile: int | None, rotation: int | None) -> Choice:
    label = text("choice-space", space=Place(space))
    if tile is None:
        return Choice(label, place=space)
    built, rotations = view.shown(tile), ROTATIONS if rotation is None else (rotation,)
    best, plazas = city.best_rotation(view, built, space, rotations)
    turned, earned = text("choice-rotation", degrees=best), TYPE_OF[built].build_points + plazas
    hint = text("hint-points-turned", turned=turned, **_points_of_building(built, plazas))
    return Choice(label, hint, earned, space, signed(earned), legend=(Text("sign-points"),))


@SAID.shows(Build, "rotation")
def _build_rotation(view: View, rotation: int, tile: int | None, space: str | None) -> Choice:
    label = text("choice-rotation", degrees=rotation)
    if tile is None or space is None:
        return Choice(label, rank=-rotation / 1000)
    built = view.shown(tile)
    plazas = city.plaza_points(view, built, space, rotation)
    hint = text("hint-points", **_points_of_building(built, plazas))
    return Choice(label, hint, plazas - rotation / 1000)


@SAID.looks_for(Build, "tile")
def _tiles(view: View, worker: int | None) -> list[Build]:
    slots = {TYPE_OF[tile].id: slot for slot, tile in enumerate(view.display, 1) if tile is not None}
    return [Build(slot, _sent(view, worker), "", 0) for slot in slots.values()]


@SAID.looks_for(Build, "worker")
def _builders(view: View, tile: int | None) -> list[Build]:
    return [Build(tile, RETIRED, "", 0)] if tile and _can_field(view) else []


def _points_of_building(tile: str, plazas: int) -> dict[str, Argument]:
    printed = TYPE_OF[tile].build_points
    return {"points": points(printed + plazas), "printed": printed, "plazas": text("plazas", amount=plazas)}


@SAID.shows(Activate, "space")
def activation_choice(view: View, space: str, worker: int | None) -> Choice:
    """A tile to activate, with what it brings and costs."""
    seat, tile = view.own_seat, view.city[space]
    owed, key = _fee(view, tile), "choice-used"
    best = max(view.players[seat].pool, default=RETIRED) if worker is None else worker
    changes = _changes_at_most(view, space, best)
    hint = _yield_hint(view, space, worker, changes)
    if owed:
        hint, key = text("hint-both", first=hint, second=text("hint-fee-to", **owed)), "choice-used-fee"
    label = text(key, tile=names.tile(tile.tile), space=Place(space), **owed)
    rank = worth(changes) - worth(economy.fee(seat, tile))
    badge, note = "", None
    for what, gain in changes.items():
        if gain > 0:
            badge = signed(gain)
            note = text(f"change-{what}", signed=badge, amount=gain, gained=gain)
            break
    return Choice(label, hint, rank, space, badge, called=names.used(tile.tile), note=note)


@SAID.shows(Activate, "worker")
def _activate_worker(view: View, worker: int, space: str | None) -> Choice:
    if space is None:
        return _worker_choice(view, worker, None, -worker)
    kind = TYPE_OF[view.city[space].tile]
    then = _prospect("hint-worker", view, worker, learns=kind.activation == "red")
    if kind.effect.kind not in ("gain_per_experience", "convert_up_to_experience"):
        return _worker_choice(view, worker, then, -worker)
    gain = _yield_hint(view, space, worker, _changes_at_most(view, space, worker))
    hint = text("hint-both", first=gain, second=then)
    return _worker_choice(view, worker, hint, worker if worker < RETIRED else -worker)


@SAID.shows(Activate, "amount")
def _activate_amount(view: View, amount: int, space: str | None) -> Choice:
    if space is None:
        return Choice(text("choice-number", amount=amount), rank=amount)
    what = TYPE_OF[view.city[space].tile].effect
    if what.from_ is None or what.to is None:
        return Choice(text("choice-amount-idle", amount=amount))
    wood, weapons = names.good(what.from_, amount), names.good(what.to, amount)
    return Choice(text("choice-amount", amount=amount, wood=wood, weapons=weapons), rank=amount)


def _changes_at_most(view: View, space: str, worker: int) -> Mapping[Gain, int]:
    seat = view.own_seat
    return economy.yield_of(view, seat, space, worker, economy.most_forged(view, seat, space, worker))


def _yield_hint(view: View, space: str, worker: int | None, changes: Mapping[Gain, int]) -> Text:
    kind = TYPE_OF[view.city[space].tile]
    what, favor = kind.effect.kind, changes.get("favor", 0)
    if what in ("market_trade", "train_villager"):
        return effect(kind, "brief")
    if what == "take_wall_tile":
        cost = names.goods(economy.price(view, view.own_seat, space))
        return text("hint-wall", cost=cost, points=points(favor))
    if not changes:
        return text("hint-nothing")
    if kind.effect.from_ is not None:
        return text("hint-smithy", wood=names.good(kind.effect.from_, -changes[kind.effect.from_]))
    if "morale" in changes:
        return text("change-morale", signed=signed(changes["morale"]), amount=changes["morale"])
    gains = [names.good(good, changes[good]) for good in RESOURCES if changes.get(good, 0) > 0]
    key = "hint-up-to" if what == "gain_per_experience" and worker is None else "hint-gains"
    return text(key, gains=[*gains, *([points(favor)] if favor > 0 else [])])


@SAID.looks_for(Activate, "space")
def _spaces(view: View, worker: int | None) -> list[Activate]:
    used = ("red", "green")
    spaces = [space for space, tile in view.city.items() if TYPE_OF[tile.tile].activation in used]
    return [Activate(space, _sent(view, worker), 0) for space in spaces]


@SAID.looks_for(Activate, "worker")
def _activators(view: View, space: str | None) -> list[Activate]:
    return [Activate(space, RETIRED, 0)] if space and _can_field(view) else []


@SAID.foresees(Activate)
def _activate_outlook(foreseen: Foreseen) -> list[Text]:
    """What becomes of the worker; at a market the rates at which the player trades then."""
    told = [*_worker_outlook(foreseen)]
    if foreseen.after.trade is not None:
        board = foreseen.after.players[foreseen.seat].player_board
        told.append(text("outlook-market", **phrases.board(board)))
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
    key = "prompt-trade-step-bought" if asked.has_bought(view) else "prompt-trade-step"
    return text(key, goods=goods(view))


def awaited_in_trade(view: View, seat: int) -> Text:
    """What a trade still asks: to sell only what is held and before anything is bought, to buy what can be paid."""
    possible = {form.move for form in TradeStep(seat).forms(view)}
    if Buy not in possible:
        return Text("awaited-trade-step-sell")
    return Text("awaited-trade-step" if Sell in possible else "awaited-trade-step-buy")


@SAID.shows(Sell, "resource")
def _sold(view: View, resource: Resource) -> Choice:
    return _traded(view, resource, view.own.player_board.sell, "hint-sell")


@SAID.shows(Sell, "amount")
def _sold_amount(view: View, amount: int, resource: Resource | None) -> Choice:
    return _traded_amount(amount, resource, view.own.player_board.sell, "hint-proceeds")


@SAID.shows(Buy, "resource")
def _bought(view: View, resource: Resource) -> Choice:
    return _traded(view, resource, view.own.player_board.buy, "hint-buy")


@SAID.shows(Buy, "amount")
def _bought_amount(view: View, amount: int, resource: Resource | None) -> Choice:
    return _traded_amount(amount, resource, view.own.player_board.buy, "hint-price")


def _traded(view: View, resource: Resource, rates: Mapping[Resource, int], hint: str) -> Choice:
    rate, goods = rates[resource], view.own.goods
    price, affordable = names.good("gold", rate), goods["gold"] // rate
    told = text(hint, rate=price, held=goods[resource], affordable=affordable)
    return Choice(Text(f"held-{resource}"), told, -RESOURCES.index(resource))


def _traded_amount(
    amount: int, resource: Resource | None, rates: Mapping[Resource, int], hint: str
) -> Choice:
    """So much of a resource; the most first, which is meant where no amount is said (section 13)."""
    if resource is None:
        return Choice(text("choice-number", amount=amount), rank=amount)
    label = text("choice-goods", goods=names.good(resource, amount))
    return Choice(label, text(hint, gold=amount * rates[resource]), amount)


@SAID.looks_for(Buy, "resource")
def _buyable(view: View) -> list[Buy]:
    return [Buy(resource, 1) for resource in view.own.player_board.buy]


@SAID.foresees(Buy)
def _buy_outlook(foreseen: Foreseen) -> list[Text]:
    """A player who buys sells no more in this trade."""
    before, player = foreseen.before.trade, foreseen.after.players[foreseen.seat]
    could_sell = any(player.goods[resource] for resource in player.player_board.sell)
    return [Text("outlook-no-selling")] if could_sell and before is not None and not before.bought else []


@SAID.asks(rounds.UseAcademy)
def _academy_prompt(view: View, asked: rounds.UseAcademy) -> Text:
    owed = _fee(view, city.special_tile(view, "academy"))
    return text("prompt-use-academy" if owed else "prompt-use-academy-own", workers=_trained(view), **owed)


@SAID.shows(rounds.Academy, "use")
def _academy_choice(view: View, use: str) -> Choice:
    if use == NO:
        return Choice(Text("choice-academy-no"), text("hint-academy-no", workers=_trained(view)))
    owed = _fee(view, city.special_tile(view, "academy"))
    label = text("choice-academy-yes-fee" if owed else "choice-academy-yes", **owed)
    return Choice(label, text("hint-academy-yes", workers=_trained(view)), rank=1)


@SAID.foresees(rounds.Academy)
def _academy_outlook(foreseen: Foreseen) -> list[Text]:
    """The new workers want wages in this round, unless those are told of as paid already."""
    before, seat = foreseen.before, foreseen.seat
    if foreseen.move.use == NO or _pays_wages(foreseen):
        return []
    return [
        text("outlook-wage-more", due=rounds.wages_ahead(before, seat, joining=before.players[seat].stage_1))
    ]


def _trained(view: View) -> Text:
    return text("workers", amount=view.own.stage_1)


@SAID.asks(rounds.RecruitVillager)
def _recruit_prompt(view: View, asked: rounds.RecruitVillager) -> Text:
    return text("prompt-recruit-villager", **_given_up(view))


@SAID.shows(rounds.Recruit, "accept")
def _recruit_choice(view: View, accept: str) -> Choice:
    if accept == NO:
        return Choice(Text("choice-recruit-no"), Text("hint-recruit-no"))
    return Choice(Text("choice-recruit-yes"), text("hint-recruit-yes", **_given_up(view)), rank=1)


@SAID.foresees(rounds.Recruit)
def _recruit_outlook(foreseen: Foreseen) -> list[Text]:
    return [Text("outlook-recruit-no")] if foreseen.move.accept == NO else []


@SAID.warns(rounds.Recruit)
def _recruit_caution(foreseen: Foreseen) -> Text | None:
    """In the last round a recruit costs more than he brings (9.41)."""
    cost = -changes_of(deeds_of(foreseen.events), foreseen.seat).get("favor", 0)
    gain = CONSTANTS.villager_experience
    if not foreseen.before.last_round or cost <= gain:
        return None
    return text("caution-recruit-last-round", cost=cost, gain=gain)


def _given_up(view: View) -> dict[str, Argument]:
    """The points given up for a villager, as arguments: all, where there are too few (9.21)."""
    given = min(CONSTANTS.emergency_recruit_cost, view.own.favor)
    return {"given": given, "points": points(given)}
