"""Moves in words: questions, choices, previews, and warnings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.engine import Argument, Choice, MovePreview, Place, Text, changes_of, deeds_of, text
from bot.games import sayings
from bot.games.praetor.components import BOARDS, CONSTANTS, RESOURCES, ROTATIONS, TYPE_OF, Resource
from bot.games.praetor.rules import action, city, economy, names, rounds
from bot.games.praetor.rules.action import Activate, Build, Buy, Pass, Sell, TakeAction, TradeStep
from bot.games.praetor.rules.economy import RETIRED, Gain
from bot.games.praetor.rules.rounds import YES
from bot.games.praetor.scoring import worker_points
from bot.games.praetor.state import CityTile, PlacedWorker, View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from . import phrases
from .phrases import points, stock, worth

SAID = Sayings[View]()


@SAID.asks(rounds.ChooseBoard)
def _board_prompt(view: View, asked: rounds.ChooseBoard) -> Text:
    return text("prompt-choose-board", board=names.board(view.own.board_on("B")))


@SAID.shows(rounds.ChooseSide, "side")
def _side_choice(view: View, side: str) -> Choice:
    board = view.own.board_on(side)
    return Choice(names.board(board), text("hint-board", **phrases.board(BOARDS[board])))


@SAID.asks(TakeAction)
def _action_prompt(view: View, asked: TakeAction) -> Text:
    return text(
        "prompt-take-action", amount=len(view.players[asked.seat].pool), goods=stock(view, asked.seat)
    )


@SAID.foresees(Pass)
@SAID.foresees(rounds.Academy)
def _wages_outlook(foreseen: MovePreview) -> list[Text]:
    """The wages that will be due; nothing if the move itself leads to paying them."""
    view, seat = foreseen.after, foreseen.seat
    if any(event.key.startswith("wages") and event.seat == seat for event in foreseen.events):
        return []
    player, due = view.players[seat], rounds.wages_ahead(view, seat)
    short = economy.gold_missing(player, due)
    return [text("outlook-wages", due=due, held=player.goods["gold"], short=short)]


@SAID.warns(Pass)
def _pass_caution(foreseen: MovePreview) -> Text | None:
    """A warning against passing while workers can still act (9.6)."""
    view, seat = foreseen.before, foreseen.seat
    return text("caution-pass", workers=len(view.players[seat].pool)) if action.can_act(view, seat) else None


def _worker_choice(view: View, worker: int, hint: Text | None, rank: int) -> Choice:
    """A worker by experience; a retired one, who can be typed as R, with the labor camp's fee."""
    if worker < RETIRED:
        return Choice(text("choice-worker", experience=worker), hint, rank)
    retired = _for_fee("choice-retired", view, city.special_tile(view, "labor_camp"))
    return Choice(retired, hint, rank, also=("R",))


def _for_fee(key: str, view: View, tile: CityTile | None, /, **said: Argument) -> Text:
    """A message about using a tile; its key ends in "-fee" if the viewer pays for it."""
    owed = economy.owed(view.own_seat, tile)
    return text(f"{key}-fee" if owed else key, **said, **owed)


def _prospect(key: str, view: View, worker: PlacedWorker) -> Text:
    """What happens to a worker at the end of the round; the messages' names begin with the key."""
    said: dict[str, Argument] = {"experience": worker.experience, "space": Place(worker.space)}
    match rounds.returning(view, [worker]):
        case [after], _:
            return text(f"{key}-{'grows' if after > worker.experience else 'stays'}", **said, next=after)
        case _, 1:
            return text(f"{key}-retires", **said, points=points(rounds.retirement_points(view.stack_top)))
    return text(f"{key}-fielded", **said)


def _sent(view: View, worker: int | None) -> int:
    """The chosen worker, or the viewer's first one, or a retired one if the pool is empty."""
    return worker or next(iter(view.own.pool), RETIRED)


def _can_field(view: View) -> bool:
    return bool(city.special_tile(view, "labor_camp") and view.own.retired_workers)


@SAID.foresees(Build)
def _worker_outlook(foreseen: MovePreview) -> list[Text]:
    """What happens to the sent worker at the end of the round; nothing once the round has ended."""
    view, sent = foreseen.after, action.worker_of(foreseen.move)
    at_work = sent in view.players[foreseen.seat].placed
    return [_prospect("outlook-worker", view, sent)] if at_work else []


@SAID.shows(Build, "tile")
def _build_tile(view: View, slot: int) -> Choice:
    tile = view.shown(slot)
    kind = TYPE_OF[tile]
    twins = sum(other is not None and TYPE_OF[other] is kind for other in view.display)
    said = phrases.tile(kind, "brief")
    label = text("choice-tile-twin" if twins > 1 else "choice-tile", **said, slot=slot)
    rank = kind.build_points - worth(kind.build_cost) / 100
    return Choice(label, text("hint-tile", **said), rank, called=names.used(tile))


@SAID.shows(Build, "worker")
def _build_worker(view: View, worker: int) -> Choice:
    then = _prospect("hint-worker", view, action.worker_of(Build(0, worker, "", 0)))
    return _worker_choice(view, worker, then, -worker)


@SAID.shows(Build, "space")
def _build_space(view: View, space: str, tile: int | None, rotation: int | None) -> Choice:
    """A space with the points there; until a rotation is chosen, those of the best one."""
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
    """A tile to activate, with its cost and its gain, by the best worker until one is chosen."""
    tile = view.city[space]
    owed = economy.owed(view.own_seat, tile)
    changes = economy.yield_of(view, view.own_seat, space, worker or max(view.own.pool, default=RETIRED))
    hint, note = _yield_hint(view, space, worker, changes), _gain(changes)
    if owed:
        hint = text("hint-both", first=hint, second=text("hint-fee-to", **owed))
    label = _for_fee("choice-used", view, tile, tile=names.tile(tile.tile), space=Place(space))
    rank = worth(changes) - worth(economy.fee(view.own_seat, tile))
    badge = str(note.arguments["signed"]) if note else ""
    return Choice(label, hint, rank, space, badge, called=names.used(tile.tile), note=note)


@SAID.shows(Activate, "worker")
def _activate_worker(view: View, worker: int, space: str | None) -> Choice:
    if space is None:
        return _worker_choice(view, worker, None, -worker)
    then = _prospect("hint-worker", view, action.worker_of(Activate(space, worker, 0)))
    if TYPE_OF[view.city[space].tile].effect.kind not in ("gain_per_experience", "convert_up_to_experience"):
        return _worker_choice(view, worker, then, -worker)
    gain = _yield_hint(view, space, worker, economy.yield_of(view, view.own_seat, space, worker))
    hint = text("hint-both", first=gain, second=then)
    return _worker_choice(view, worker, hint, worker if worker < RETIRED else -worker)


@SAID.shows(Activate, "amount")
def _activate_amount(view: View, amount: int) -> Choice:
    """The amount to forge; nothing without a smithy."""
    wood, weapons = names.good("wood", amount), names.good("weapon", amount)
    return Choice(text("choice-amount", amount=amount, wood=wood, weapons=weapons), rank=amount)


def _yield_hint(view: View, space: str, worker: int | None, changes: Mapping[Gain, int]) -> Text:
    kind = TYPE_OF[view.city[space].tile]
    made = kind.effect.resource or kind.effect.to
    if made and changes and worker is None:  # a retired worker may get more than the best active one
        workers = economy.workers_for(view, view.own_seat, economy.price(view, view.own_seat, space))
        changes = economy.yield_of(view, view.own_seat, space, max(workers, default=RETIRED))
    if made and changes and (worker is None or kind.effect.to):
        return text("hint-up-to", gain=names.good(made, changes[made]))
    match kind.effect.kind:
        case "market_trade" | "train_villager":
            return Text(f"tile-{kind.id}-brief")
        case "take_wall_tile":
            cost = names.goods(economy.price(view, view.own_seat, space))
            return text("hint-wall", cost=cost, points=points(changes.get("favor", 0)))
    return _gain(changes) or Text("hint-nothing")


def _gain(changes: Mapping[Gain, int]) -> Text | None:
    """The first gain."""
    for what, gain in changes.items():
        if gain > 0:
            return text(f"held-{what}.change", signed=signed(gain), amount=gain, gained=gain)
    return None


@SAID.looks_for(Activate, "space")
def _spaces(view: View, worker: int | None) -> list[Activate]:
    used = ("red", "green")
    spaces = [space for space, tile in view.city.items() if TYPE_OF[tile.tile].activation in used]
    return [Activate(space, _sent(view, worker), 0) for space in spaces]


@SAID.looks_for(Activate, "worker")
def _activators(view: View, space: str | None) -> list[Activate]:
    return [Activate(space, RETIRED, 0)] if space and _can_field(view) else []


@SAID.foresees(Activate)
def _activate_outlook(foreseen: MovePreview) -> Sequence[Text]:
    """What happens to the worker; at a market, also the player's rates."""
    told = _worker_outlook(foreseen)
    if foreseen.after.trade is None:
        return told
    board = foreseen.after.players[foreseen.seat].player_board
    return [*told, text("outlook-market", **phrases.board(board))]


@SAID.warns(Activate)
def _activate_caution(foreseen: MovePreview) -> Text | None:
    """A warning against an activation that gains nothing but experience, or not even that (9.6)."""
    move, sent = foreseen.move, action.worker_of(foreseen.move)
    tile = foreseen.before.city[move.space].tile
    kind = TYPE_OF[tile]
    if kind.effect.kind == "market_trade":
        return Text("caution-nothing-to-trade") if foreseen.after.trade is None else None
    _, retiring = rounds.returning(foreseen.before, [sent])
    if retiring or any(
        amount > 0 for amount in changes_of(deeds_of(foreseen.events), foreseen.seat).values()
    ):
        return None
    learns = rounds.grown(foreseen.before, sent) > move.worker
    return text("caution-only-experience" if learns else "caution-no-gain", tile=names.tile(tile))


@SAID.asks(TradeStep)
def _trade_prompt(view: View, asked: TradeStep) -> Text:
    return text("prompt-trade-step", goods=stock(view, asked.seat))


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, as everybody reads it; in a trade, what it can still do."""
    trade = TradeStep(seat)
    if view.question_to(seat) != trade.kind():
        return sayings.awaited(view, seat)
    for_sale, affordable = (len(trade.most(view, move)) for move in (Sell, Buy))
    return text("awaited-trade-left", for_sale=for_sale, affordable=affordable)


def _traded(move: type[Sell | Buy], view: View, resource: Resource) -> Choice:
    rate = names.good("gold", economy.gold_for(view.own, resource, 1, bought=move is Buy))
    return Choice(Text(f"held-{resource}"), text("hint-rate", rate=rate), -RESOURCES.index(resource))


def _traded_amount(move: type[Sell | Buy], view: View, amount: int, resource: Resource | None) -> Choice:
    """An amount of a resource; the largest comes first, and is the default (section 13)."""
    if resource is None:
        return Choice(text("choice-number", amount=amount), rank=amount)
    gold = economy.gold_for(view.own, resource, amount, bought=move is Buy)
    label = text("choice-goods", goods=names.good(resource, amount))
    return Choice(label, text(f"hint-{move.kind()}-amount", gold=gold), amount)


for trade in (Sell, Buy):
    SAID.shows(trade, "resource")(partial(_traded, trade))
    SAID.shows(trade, "amount")(partial(_traded_amount, trade))
SAID.looks_among(Buy, lambda view: view.own.player_board.buy, amount=1)


@SAID.foresees(Buy)
def _buy_outlook(foreseen: MovePreview) -> list[Text]:
    """After buying, a player can't sell in this trade."""
    could_sell = TradeStep(foreseen.seat).most(foreseen.before, Sell)
    return [Text("outlook-no-selling")] if could_sell else []


@SAID.asks(rounds.UseAcademy)
def _academy_prompt(view: View, asked: rounds.UseAcademy) -> Text:
    academy = city.special_tile(view, "academy")
    return _for_fee("prompt-use-academy", view, academy, amount=view.own.stage_1)


@SAID.shows(rounds.Academy, "use")
def _academy_choice(view: View, use: str) -> Choice:
    hint = _if_it_comes(view, use, text(f"hint-academy-{use}", amount=view.own.stage_1))
    return Choice(Text(f"choice-academy-{use}"), hint, rank=int(use == YES))


def _if_it_comes(view: View, answer: str, hint: Text) -> Text | None:
    """The hint to an answer; None for a "no" in the last round, as its hint is about the next one."""
    return None if view.last_round and answer == rounds.NO else hint


@SAID.asks(rounds.RecruitVillager)
def _recruit_prompt(view: View, asked: rounds.RecruitVillager) -> Text:
    """The points to pay for a villager: all, if the player has too few (9.21)."""
    given_up = -economy.moved(view.own, "favor", -CONSTANTS.emergency_recruit_cost)
    return text("prompt-recruit-villager", amount=given_up)


@SAID.shows(rounds.Recruit, "accept")
def _recruit_choice(view: View, accept: str) -> Choice:
    hint = _if_it_comes(view, accept, Text(f"hint-recruit-{accept}"))
    return Choice(Text(f"choice-recruit-{accept}"), hint, rank=int(accept == YES))


@SAID.warns(rounds.Recruit)
def _recruit_caution(foreseen: MovePreview) -> Text | None:
    """A warning that in the last round a recruit costs more than he brings (9.41)."""
    before, after = (view.players[foreseen.seat] for view in (foreseen.before, foreseen.after))
    cost = -changes_of(deeds_of(foreseen.events), foreseen.seat).get("favor", 0)
    gain = worker_points(after) - worker_points(before)
    if not foreseen.before.last_round or cost <= gain:
        return None
    return text("caution-recruit-last-round", cost=cost, gain=gain)
