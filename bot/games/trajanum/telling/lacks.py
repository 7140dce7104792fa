"""What a player might look for in a menu in vain, and what it lacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import Missing, Move, Player, Text, Value, text
from bot.games.trajanum.components import BONUSES, CONSTANTS, EXCHANGES, PLANS, REWARDS, ROWS, Plan, Way
from bot.games.trajanum.rules import (
    building,
    changes,
    colonia,
    cycle_scoring,
    envoys,
    exchanges,
    streets,
    tiles,
)
from bot.games.trajanum.rules.moves import Bonus, Build, Exchange, Pay, Reward, Take, Use
from bot.games.trajanum.rules.names import bonus_name, resources_names, reward_name, row_name
from bot.games.trajanum.rules.taking import Taking
from bot.games.trajanum.state import View

from .phrases import own, rows_listed, street


def missing(view: View, move: type[Move], field: str, chosen: Mapping[str, Value]) -> Sequence[Missing]:
    """The values that a player might look for here in vain; what lacks least stands first."""
    look = _LACKS.get((move, field))
    return look(view) if look else ()


def _tiles(view: View) -> list[Missing]:
    """Streets that are called and have no tile left; all other streets, without a tribune."""
    if not isinstance(view.decision, Taking):
        return []
    seat = view.own_seat
    prices = streets.tile_prices(view, seat)
    found = [
        Missing(street(view, seat, symbol), Text("lacks-tiles"))
        for symbol in dict.fromkeys(view.streets)
        if not any(space in prices for space in streets.street_spaces(view, seat, symbol))
    ]
    if not streets.tribunes_left(view, seat) and any(prices.values()):
        found.append(Missing(Text("choice-elsewhere"), Text("lacks-tribune")))
    return found


def _sources(view: View) -> list[Missing]:
    """The tile of a neighbour who passed none; both tiles, without the tribunes."""
    seat = view.own_seat
    hand, tribunes = own(view).hand, own(view).resources["tribune"]
    found = []
    if not hand.received:
        passed_none = text("lacks-received", player=Player(view.left_of(seat)))
        found.append(Missing(Text("choice-neighbour"), passed_none))
    if len(tiles.candidates(view, seat)) > 1 and tribunes < CONSTANTS.both_tiles_tribunes:
        both = text("lacks-both", tribunes=CONSTANTS.both_tiles_tribunes, held=tribunes)
        found.append(Missing(Text("choice-both"), both))
    return found


def _ways(view: View) -> list[Missing]:
    found = []
    for way, exchange in EXCHANGES.items():
        if exchange.row and not own(view).has_active(exchange.row):
            lacks = text("lacks-citizen", row=row_name(exchange.row))
        elif not exchanges.is_open(view, view.own_seat, way):
            lacks = text("lacks-times", times=exchange.each_turn)
        elif not exchanges.payable(own(view), way):
            lacks = Text(f"lacks-{_price(way)}")
        else:
            continue
        found.append(Missing(Text(f"exchange-{way}"), lacks))
    return sorted(found, key=lambda absent: absent.lacks.key == "lacks-citizen")


def _price(way: Way) -> str:
    """What is short where a way can't be paid."""
    return {"recolour": "to-recolour", "promote": "to-promote", "swap": "to-swap"}.get(way, "assistant")


def _plans(view: View) -> list[Missing]:
    """What can't be built: first what has no room or no tiles, then what is short of the fewest figures."""
    player = own(view)
    found: list[tuple[int, Missing]] = []
    for plan in PLANS.values():
        short = changes.lacking(player, plan.cost)
        lacks = _no_way_to(view, plan)
        if lacks is None and short:
            lacks = text("lacks-figures", figures=resources_names(short))
        if lacks is not None:
            found.append((sum(short.values()), Missing(Text(f"plan-{plan.id}"), lacks)))
    return [absent for _, absent in sorted(found, key=lambda one: one[0])]


def _no_way_to(view: View, plan: Plan) -> Text | None:
    if not colonia.has_supply(view, plan):
        return Text("lacks-supply")
    if not colonia.places(own(view), plan):
        return Text("lacks-site" if len(plan.parts) == 1 else "lacks-sites")
    return None


def _rewards(view: View) -> list[Missing]:
    """Steps that were reached, whose reward can't be carried out."""
    asked = view.decision
    if not isinstance(asked, building.RewardChoice):
        return []
    reached = range(1, own(view).tracks[asked.track] + 1)
    possible = building.open_rewards(view, asked.seat, asked.track)
    return [
        Missing(
            text("choice-step", step=step, reward=reward_name(asked.track, step)),
            _vain(view, asked, step),
        )
        for step in reached
        if step not in possible
    ]


def _vain(view: View, asked: building.RewardChoice, step: int) -> Text:
    reward = REWARDS[asked.track, step]
    if not reward.envoy:
        return Text("lacks-bar")
    if not own(view).ship:
        return Text("lacks-envoy")
    return Text("lacks-eagle" if reward.envoy == "eagle" else "lacks-cell")


def _bonuses(view: View) -> list[Missing]:
    offered = envoys.offered_bonuses(view, view.own_seat)
    return [Missing(bonus_name(bonus), Text("lacks-bar")) for bonus in BONUSES if bonus not in offered]


def _rows(view: View) -> list[Missing]:
    """All rows with citizens, where the coins don't go so far; rows without any."""
    player = own(view)
    own_rows = player.inhabited
    found = []
    if cycle_scoring.most_rows(player) < len(own_rows):
        coins = text("lacks-coins", count=len(own_rows), coins=player.resources["coin"])
        found.append(Missing(rows_listed(own_rows, "choice-paid"), coins))
    if empty := [number for number in ROWS if number not in own_rows]:
        found.append(Missing(rows_listed(empty, "choice-paid"), Text("lacks-citizens")))
    return found


_LACKS: dict[tuple[type[Move], str], Callable[[View], list[Missing]]] = {
    (Take, "space"): _tiles,
    (Use, "tile"): _sources,
    (Exchange, "way"): _ways,
    (Build, "what"): _plans,
    (Reward, "step"): _rewards,
    (Bonus, "first"): _bonuses,
    (Pay, "rows"): _rows,
}
