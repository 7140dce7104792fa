"""The moments of a game at which the pictures of Forum Trajanum are tested."""

from __future__ import annotations

from bot.engine import asked_of
from bot.games import TITLES
from bot.games.trajanum.state import State
from tests.games.drawing import Drawing, Moment
from tools.moments import Stop, after


def asking(decision: str, first: int = 1) -> Stop:
    """Stop when a decision of this kind is open, in that round or later."""
    return lambda state: state.round >= first and any(asked.decision == decision for asked in asked_of(state))


def told(key: str, first: int = 1) -> Stop:
    """Stop once an event with this key has happened, in that round or later."""
    return lambda state: state.round >= first and any(event.key == key for event in state.events)


def half_taken(state: State) -> bool:
    """Stop when somebody has taken a tile and may take another."""
    return state.round >= 3 and any(len(private.taken) == 1 for private in state.privates)


DRAWING = Drawing(
    TITLES["trajanum"],
    {
        "set-up": Moment(after(1)),
        "start": Moment(after(0), {"setup_choice": "auto"}),
        "taking": Moment(half_taken),
        "spare": Moment(half_taken, {"spare_tile": "look", "colonia_side": "B"}),
        "delivered": Moment(told("tiles-taken", 4)),
        "using": Moment(asking("using", 5), {"forum_layout": "b"}),
        "built": Moment(told("built", 6), {"forum_tiles": "random"}),
        "envoy": Moment(asking("envoy-choice", 5), {"colonia_side": "B", "forum_layout": "b"}),
        "area": Moment(told("area-completed", 6), {"tile_supply": "unlimited"}),
        "payment": Moment(asking("payment", 4)),
        "scored": Moment(told("paid", 8), {"promo_cards": "on"}),
        "learning": Moment(told("built", 9), {"learning_game": "on", "forum_layout": "b"}),
        "last round": Moment(told("built", 12)),
        "end": Moment(None),
    },
    (
        *((2, moment) for moment in ("set-up", "taking", "using", "area", "last round", "end")),
        *((3, moment) for moment in ("start", "spare", "envoy", "delivered", "built", "scored", "end")),
        *((4, moment) for moment in ("set-up", "taking", "built", "payment", "learning", "scored", "end")),
        *((4, moment) for moment in ("using", "envoy", "delivered")),
    ),
)
