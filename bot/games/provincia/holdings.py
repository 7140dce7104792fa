"""What a player of Provincia Romana has."""

from __future__ import annotations

from bot.engine import Holding, Holdings, Where

from .components import GOODS, Good
from .state import Player

_TIES: dict[Where, str] = {"end": "resources only break ties"}
_OVER: dict[Where, str] = {"end": "the last raid is over"}
_UNCOUNTED: dict[Where, str] = {"changes": "events name them", "end": "they score nothing"}


def _good(good: Good) -> Holding:
    artwork = "provincia/clay" if good == "clay" else f"common/{good}"
    return Holding(good, artwork, f"goods.{good}", scored="gold" if good == "gold" else "", without=_TIES)


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
        Holding("morale", "common/morale", without=_OVER),
        Holding("defence", "provincia/defence", without=_OVER),
        Holding("military", "provincia/military", without=_OVER),
        Holding("buildings", "provincia/aedificium", without=_UNCOUNTED),
        Holding(
            "cards", "provincia/spqr", lambda view, seat: view.hand_sizes[seat].cards, without=_UNCOUNTED
        ),
        Holding(
            "tokens",
            "provincia/battle_token_back",
            lambda view, seat: view.hand_sizes[seat].tokens,
            without=_UNCOUNTED,
        ),
    ),
    elsewhere={
        "city": "the panel and the mat name it, and the seat has its look",
        "senate": "seals and lines show the cards in play",
        "exempt": "the seal of PRAETOR shows it",
        "extorted_by": "the seal of CONCUSSIO shows it",
    },
)
