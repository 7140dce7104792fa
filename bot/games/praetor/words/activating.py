"""What is said of activating."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Choice, Foreseen, Missing, Place, Player, Text, changes_of, deeds_of, text
from bot.games.praetor.components import TYPE_OF
from bot.games.praetor.rules import costs, effects, names
from bot.games.praetor.rules.moves import Activate
from bot.games.praetor.rules.costs import RETIRED
from bot.games.praetor.state import View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from . import workers
from .phrases import effect, fee, gained, nearest, points, rates, short
from .prospects import worth

SAID = Sayings[View]()


@SAID.shows(Activate, "space")
def shown(view: View, space: str, worker: int | None) -> Choice:
    """A tile to activate, with what it brings and costs."""
    seat = view.own_seat
    tile = view.city[space]
    owed = fee(view, tile)
    label = text(
        "choice-used-fee" if owed else "choice-used", tile=names.tile(tile.tile), space=Place(space), **owed
    )
    best = max(view.players[seat].pool, default=RETIRED) if worker is None else worker
    changes = _changes(view, space, best)
    rank = worth(changes) - worth(costs.fee(view, seat, space))
    hint = _yield(view, space, worker, changes)
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
        note=None if gain is None else _gained(*gain),
    )


@SAID.shows(Activate, "worker")
def _worker(view: View, worker: int, space: str | None) -> Choice:
    if space is None:
        return workers.shown(view, worker, None, -worker)
    kind = TYPE_OF[view.city[space].tile]
    then = workers.prospect(view, worker, grows=kind.activation == "red")
    if kind.effect.kind not in ("gain_per_experience", "convert_up_to_experience"):
        return workers.shown(view, worker, then, -worker)
    gain = _yield(view, space, worker, _changes(view, space, worker))
    hint = text("hint-both", first=gain, second=then)
    return workers.shown(view, worker, hint, worker if worker < RETIRED else -worker)


@SAID.shows(Activate, "amount")
def _amount(view: View, amount: int, space: str | None) -> Choice:
    if space is None:
        return Choice(text("choice-number", amount=amount), rank=amount)
    what = TYPE_OF[view.city[space].tile].effect
    if what.from_ is None or what.to is None:
        return Choice(text("choice-amount-idle", amount=amount))
    wood, weapons = names.good(what.from_, amount), names.good(what.to, amount)
    return Choice(text("choice-amount", amount=amount, wood=wood, weapons=weapons), rank=amount)


def _changes(view: View, space: str, worker: int) -> dict[str, int]:
    """What activating brings at the most."""
    seat = view.own_seat
    return effects.yield_of(view, seat, space, worker, effects.most_forged(view, seat, space, worker))


def _yield(view: View, space: str, worker: int | None, changes: Mapping[str, int]) -> Text:
    """What activating brings; with the worker not chosen yet, at the most."""
    kind = TYPE_OF[view.city[space].tile]
    match kind.effect.kind:
        case "market_trade" | "train_villager":
            return effect(kind, "brief")
        case "take_wall_tile":
            cost = names.goods(costs.price(view, view.own_seat, space))
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


def _gained(what: str, amount: int) -> Text:
    """A gain with what it is."""
    return text(f"change-{what}", signed=signed(amount), amount=amount, gained=amount)


@SAID.lacks(Activate, "space")
def _spaces(view: View, worker: int | None) -> list[Missing]:
    """The tiles of the city that can't be activated."""
    found = []
    for space, tile in view.city.items():
        if TYPE_OF[tile.tile].activation not in ("red", "green"):
            continue
        lack = _lack_of(view, space, worker)
        if lack is not None:
            far, lacks = lack
            label = text("choice-used", tile=names.tile(tile.tile), space=Place(space))
            found.append((far, Missing(label, lacks)))
    return nearest(found)


def _lack_of(view: View, space: str, worker: int | None) -> tuple[int, Text] | None:
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
    lacks = costs.lacking(player.goods, workers.sending_fee(view, worker), costs.price(view, seat, space))
    return (sum(lacks.values()), short(lacks)) if lacks else None


@SAID.lacks(Activate, "worker")
def _retired(view: View, space: str | None) -> list[Missing]:
    return workers.retired_lacking(view, {} if space is None else costs.price(view, view.own_seat, space))


@SAID.foresees(Activate)
def _activate(foreseen: Foreseen) -> list[Text]:
    """What becomes of the worker; at a market the rates at which the player trades then."""
    view = foreseen.after
    told = workers.stay(foreseen)
    if view.trade is not None:
        board = view.players[foreseen.seat].player_board
        told.append(text("outlook-market", sell=rates(board.sell), buy=rates(board.buy)))
    return told


@SAID.warns(Activate)
def _in_vain(foreseen: Foreseen) -> Text | None:
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
