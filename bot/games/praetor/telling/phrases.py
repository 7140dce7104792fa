"""Small parts of sentences that several tellings share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine import Argument, Player, Text, Value, text
from bot.games.praetor.components import BOARDS, CONSTANTS, RESOURCES, CityType, PlayerBoard, Resource
from bot.games.praetor.rules import costs, names
from bot.games.praetor.state import CityTile, View


def points(amount: int) -> Text:
    """So many favor points."""
    return text("favor", amount=amount)


def workers(amount: int) -> Text:
    """So many workers."""
    return text("workers", amount=amount)


def experience(values: Iterable[int]) -> str:
    """Workers by their experience, lowest first: "1, 2, 2"."""
    return ", ".join(str(value) for value in sorted(values))


def rates(prices: Mapping[Resource, int]) -> str:
    """What wood, stone, marble and weapons sell or buy for: "1/1/2/2"."""
    return "/".join(str(prices[resource]) for resource in RESOURCES if resource in prices)


def board_of_side(view: View, side: str) -> PlayerBoard:
    """The player board that the viewer would have with side A or B."""
    return BOARDS[(view.players[view.own_seat].dealt if side == "B" else None) or "A"]


def morale_range(board: PlayerBoard) -> dict[str, Argument]:
    """The worst and the best value of a morale track, as arguments."""
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
    cost = costs.fee_of(view.own_seat, tile) if tile else {}
    if tile is None or tile.owner is None or not cost:
        return {}
    return {"cost": names.goods(cost), "player": Player(tile.owner)}


def building_points(printed: int, plazas: int) -> dict[str, Argument]:
    """The points of a building and where they come from, as arguments."""
    return {
        "points": points(printed + plazas),
        "printed": printed,
        "plazas": text("plazas", amount=plazas),
    }


def gained(changes: Mapping[str, int]) -> list[Text | Player]:
    """The goods and points that somebody gains, without those they lose."""
    goods = [
        names.good(resource, changes[resource]) for resource in RESOURCES if changes.get(resource, 0) > 0
    ]
    favor = changes.get("favor", 0)
    return [*goods, *([points(favor)] if favor > 0 else [])]


def number(chosen: Mapping[str, Value], field: str) -> int | None:
    """A number that has been chosen, if it has."""
    value = chosen.get(field)
    return value if isinstance(value, int) else None


def recruit_cost(view: View, seat: int) -> int:
    """The points given up for a villager in an emergency: all, where there are too few (9.21)."""
    return min(CONSTANTS.emergency_recruit_cost, view.players[seat].favor)
