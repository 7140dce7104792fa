"""What a seat of Forum Trajanum has."""

from __future__ import annotations

from bot.engine import Holding, Holdings
from bot.engine.declared import Where

from . import scoring
from .components import PRESTIGE, TRACK_NAMES, WORKERS
from .rules import forum
from .state import Player, Table

GOODS = "goods"
"""The shelf of holdings that pictures show side by side."""

_AT_THE_END: dict[Where, str] = {"end": "the sources of points are all that the end counts"}
_UNTOLD: dict[Where, str] = {"changes": "events tell what brings them about"}


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
        "citizen": "the own board shows the tile until it is placed",
        "cranes": "they stand in the corners of the colonia",
        "tiles": "they lie on the colonia, and beside it is how many are face down",
        "buildings": "they stand on the colonia",
        "plaza": "its picture has the markers",
        "hand": "the own board has a place for both",
        "shown": "everybody saw them; of those still unseen the owner has a list",
        "lifted": "everybody saw them where they lay",
        "flipped": "the prestige bar has other points then",
    },
)
