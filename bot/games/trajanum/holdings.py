"""What a seat of Forum Trajanum has."""

from __future__ import annotations

from bot.engine import Holding, Holdings, Where

from . import scoring
from .components import PRESTIGE, TRACK_NAMES, WORKERS
from .rules import forum
from .state import Player, Table

GOODS = "goods"
"""The shelf of holdings that pictures show side by side."""

_AT_THE_END: dict[Where, str] = {"end": "only the sources of points are shown then"}
_UNTOLD: dict[Where, str] = {"changes": "events tell their causes"}


def _good(good: str) -> Holding:
    artwork = "common/coin" if good == "coin" else f"trajanum/{good}"
    return Holding(good, artwork, f"resources.{good}", said=f"goods-{good}", shelf=GOODS, without=_AT_THE_END)


def _colonia(table: Table, seat: int) -> int:
    return scoring.colonia_points(table.players[seat])


HOLDINGS = Holdings(
    Player,
    (
        Holding("vp", "common/points_wreath", reads=("points",), said="points", scored="bonus"),
        *map(_good, (*WORKERS, "builder", "tribune", "assistant", "coin")),
        Holding("ship", "trajanum/ship", without=_AT_THE_END),
        Holding("reserve", "trajanum/reserve", without=_UNTOLD | _AT_THE_END),
        Holding("shift", "trajanum/upgrade", scored="group", most=PRESTIGE.last_shift),
        Holding(
            "citizens", "trajanum/citizen", "active_citizens", reads=("rows",), without=_UNTOLD | _AT_THE_END
        ),
        *(
            Holding(track, f"trajanum/{track}", f"tracks.{track}", without=_UNTOLD | _AT_THE_END)
            for track in TRACK_NAMES
        ),
        Holding("orders", "trajanum/trajan", "order_points", scored="order", without=_UNTOLD),
        Holding("colonia", "trajanum/build", _colonia, without=_UNTOLD | _AT_THE_END),
        Holding("eagles", "trajanum/eagle", forum.eagle_points, scored="eagle", without=_UNTOLD),
        Holding("group", "trajanum/envoy", scoring.group_worth, coloured=True, without=_UNTOLD | _AT_THE_END),
    ),
    elsewhere={
        "citizen": "the player's own board shows the tile until it is placed",
        "cranes": "they stand in the corners of the colonia",
        "tiles": "the colonia shows them, and beside it the number of those face down",
        "buildings": "they stand on the colonia",
        "plaza": "its picture has the markers",
        "hand": "the player's own board shows both tiles",
        "shown": "everybody has seen them; the owner has a list of the others",
        "lifted": "everybody has seen them in the colonia",
        "flipped": "the prestige bar shows the points for it",
    },
)
