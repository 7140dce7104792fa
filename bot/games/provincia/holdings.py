"""What a seat of Provincia Romana has."""

from __future__ import annotations

from bot.engine import Holding, Holdings
from bot.engine.holdings import Where

from .components import GOODS, Good
from .state import Player

_LISTED: dict[Where, str] = {"alt": "one line lists all goods", "end": "resources decide ties, no more"}
_SUMMED: dict[Where, str] = {"alt": "one line says the strength", "end": "the last raid is over"}
_UNCOUNTED: dict[Where, str] = {"changes": "events name them", "end": "they count for nothing"}


def _good(good: Good) -> Holding:
    artwork = "provincia/clay" if good == "clay" else f"common/{good}"
    scored = "gold" if good == "gold" else ""
    return Holding(good, artwork, f"goods.{good}", said=f"goods-{good}", scored=scored, without=_LISTED)


HOLDINGS = Holdings(
    Player,
    (
        Holding(
            "prestige",
            "common/points_wreath",
            reads=("buildings", "penalty_points"),
            said="prestige",
            scored="buildings",
        ),
        *map(_good, GOODS),
        Holding("morale", "common/morale", without=_SUMMED),
        Holding("defence", "provincia/defence", without=_SUMMED),
        Holding("military", "provincia/military", without=_SUMMED),
        Holding("buildings", "provincia/aedificium", without=_UNCOUNTED | {"alt": "one line names them"}),
        Holding(
            "cards", "provincia/spqr", lambda view, seat: view.hand_sizes[seat].cards, without=_UNCOUNTED
        ),
        Holding(
            "tokens",
            "provincia/battle_token_back",
            lambda view, seat: view.hand_sizes[seat].tokens,
            without=_UNCOUNTED | {"alt": "all seats have as many"},
        ),
    ),
    elsewhere={
        "city": "the panel and the head of the mat name it, and the seat has its look",
        "senate": "seals and lines show the cards in play",
        "exempt": "the seal of PRAETOR says so",
        "extorted_by": "the seal of CONCUSSIO says so",
    },
)
