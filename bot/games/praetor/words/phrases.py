"""Small parts of sentences, what things are worth, and what the end of the round will bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine import Argument, Foreseen, Missing, Player, Text, text
from bot.games.praetor.components import CONSTANTS, RESOURCES, CityType, Goods, PlayerBoard, Resource
from bot.games.praetor.rules import economy, names, rounds
from bot.games.praetor.state import CityTile, View

MOST = 6
"""How many of the values that are lacking are told of at the most."""


def points(amount: int) -> Text:
    return text("favor", amount=amount)


def workers(amount: int) -> Text:
    return text("workers", amount=amount)


def experience(values: Iterable[int]) -> str:
    """Workers by their experience, lowest first: "1, 2, 2"."""
    return ", ".join(str(value) for value in sorted(values))


def rates(prices: Mapping[Resource, int]) -> str:
    """What wood, stone, marble and weapons sell or buy for: "1/1/2/2"."""
    return "/".join(str(prices[resource]) for resource in RESOURCES if resource in prices)


def morale_range(board: PlayerBoard) -> dict[str, Argument]:
    return {"worst": board.morale[0], "best": board.morale[-1]}


def effect(kind: CityType, manner: str) -> Text:
    """What a type of tile does: `effect` as a sentence, `brief` in a few words."""
    what = kind.effect
    return text(
        f"tile-{kind.id}-{manner}",
        amount=what.amount,
        points=points(what.amount),
        steps=what.steps,
        spaces=text("spaces", amount=what.steps),
        per=what.per,
        count=what.count,
    )


def fee(view: View, tile: CityTile | None) -> dict[str, Argument]:
    """What the viewer pays for a tile and to whom, as arguments; nothing where it is free, or not there."""
    cost = economy.fee(view.own_seat, tile) if tile else {}
    if tile is None or tile.owner is None or not cost:
        return {}
    return {"cost": names.goods(cost), "player": Player(tile.owner)}


def gained(changes: Mapping[str, int]) -> list[Text | Player]:
    """The goods and points that somebody gains, without those they lose."""
    goods = [
        names.good(resource, changes[resource]) for resource in RESOURCES if changes.get(resource, 0) > 0
    ]
    favor = changes.get("favor", 0)
    return [*goods, *([points(favor)] if favor > 0 else [])]


def goods(view: View) -> Argument:
    return names.stock(view.players[view.own_seat].goods)


def short(lacks: Goods) -> Text:
    return text("lacks-goods", goods=names.goods(lacks))


def nearest(found: list[tuple[int, Missing]]) -> list[Missing]:
    """Of what is lacking, each with how far away it is, the few that are nearest."""
    return [lack for _, lack in sorted(found, key=lambda entry: entry[0])[:MOST]]


WORTH = {
    "gold": 0.75,
    "wood": 1.3,
    "stone": 1.3,
    "marble": 2.0,
    "weapon": 3.0,
    "favor": 1.0,
    "morale": 1.0,
    "training": 3.0,
    "wall_tiles": 6.0,
}
"""What things are worth to most players, in points (goods: section 3.4)."""


def worth(amounts: Mapping[Any, int]) -> float:
    """Roughly how much players want such gains and losses; it orders menus and lists, no more."""
    return sum(WORTH.get(what, 0) * amount for what, amount in amounts.items())


def pool_ahead(view: View, seat: int) -> tuple[list[int], int]:
    """The workers of the next round if the seat sends nobody else, and how many retire (U1 to U4)."""
    player = view.players[seat]
    returning = [
        worker.experience + rounds.learns(view, worker) for worker in player.placed if not worker.retired
    ]
    staying = [experience for experience in returning if experience < CONSTANTS.retire_at]
    trained = [CONSTANTS.villager_experience] * player.stage_2
    return sorted([*player.pool, *trained, *staying]), len(returning) - len(staying)


def wages_ahead(view: View, seat: int, joining: int = 0) -> int:
    """The wages at the end of this round if the seat sends nobody else, and so many join by the academy."""
    player = view.players[seat]
    board = player.player_board
    active, retiring = pool_ahead(view, seat)
    return board.wages(len(active) + joining, player.retired_workers + retiring)


def wages_are_paid(foreseen: Foreseen) -> bool:
    """Whether the round comes so far by the move that the seat pays its wages."""
    return any(event.key.startswith("wages") and event.seat == foreseen.seat for event in foreseen.events)
