"""Balance statistics of Praetor: tiles built and used, their yield, wall tiles, boards, workers and trade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine import Event, Text, changes_of
from bot.games.praetor.components import BOARDS, CITY_TYPES, TYPE_OF, WALL_TILES
from bot.games.praetor.rules import names
from bot.games.praetor.state import State

from .topics import Balance, Counting, Topic, happened, held, named, told

_ACTIVATED = ("activated", "activated-for-fee", "activated-idle", "activated-for-fee-idle")
_ACTIVE = [kind.id for kind in CITY_TYPES.values() if kind.activation in ("red", "green")]
_TEMPLES = [kind.id for kind in CITY_TYPES.values() if kind.effect.kind.startswith("favor_")]
_WORK = {
    "retired": "Workers retired",
    "labor-camp-used": "Retired workers sent out by the own labor camp",
    "labor-camp-used-for-fee": "Retired workers sent out by another’s labor camp",
    "academy-used": "Own academy used",
    "academy-used-for-fee": "Another’s academy used",
    "recruited": "Villagers recruited for want of workers",
    "wages-short": "Wages not paid in full",
    "sold": "Goods sold",
    "bought": "Goods bought",
}


def _owned(state: State, seat: int) -> list[str]:
    return [TYPE_OF[tile.tile].id for tile in state.city.values() if tile.owner == seat]


def _brought(state: State, events: Sequence[Event], seat: int) -> Counter[str]:
    points = Counter[str]()
    for event in events:
        tile = event.said.get("tile")
        if event.seat == seat and event.key in _ACTIVATED and isinstance(tile, Text):
            points[tile.key] += changes_of([event], seat).get("favor", 0)
    return +points


def _topic(id: str, title: str, key: str, kinds: Sequence[str], counted: Counting) -> Topic:
    """A topic about types of tiles; `key` turns a type into the name under which it is counted."""
    return Topic(id, title, {key.format(kind): Text(f"tile-{kind}") for kind in kinds}, counted)


BALANCE = Balance(
    begins=lambda state: (state.first_seat + 1) % state.seats,  # it has the least favor (section 4)
    topics=(
        _topic("tiles", "Tiles owned", "{}", list(CITY_TYPES), held(_owned)),
        _topic("activations", "Tiles activated", "tile-{}-used", _ACTIVE, told("tile", *_ACTIVATED)),
        _topic("temples", "Points by temples", "tile-{}-used", _TEMPLES, _brought),
        Topic(
            "wall",
            "Wall tiles taken",
            named(names.wall, WALL_TILES),
            held(lambda state, seat: state.players[seat].wall_tiles),
        ),
        Topic(
            "boards",
            "Boards",
            named(names.board, BOARDS),
            held(lambda state, seat: [state.players[seat].board]),
        ),
        Topic("work", "Workers and trade", _WORK, happened(*_WORK)),
    ),
)
