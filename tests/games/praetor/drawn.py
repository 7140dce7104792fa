"""The moments of a game at which the pictures of Praetor are tested."""

from __future__ import annotations

from bot.games import TITLES
from bot.games.praetor.game import GAME
from tests.games.drawing import Drawing, Moment
from tools.moments import after

DRAWING = Drawing(
    TITLES["praetor"],
    {
        "set-up": Moment(after(1), {"boards": "choose"}),
        "middle": Moment(after(40), {"boards": "all_b"}),
        "trade": Moment(lambda state: state.trade is not None),
        "academy": Moment(lambda state: GAME.asked(state)[0].kind() == "use-academy"),
        "last round": Moment(lambda state: bool(state.last_round)),
        "expert end": Moment(None, {"expert": "on", "no_market": "on", "compensation": "on"}),
    },
    (
        *(
            (seats, moment)
            for seats in (2, 5)
            for moment in ("set-up", "start", "middle", "last round", "end")
        ),
        *((3, moment) for moment in ("trade", "academy", "expert end")),
        *((4, moment) for moment in ("start", "middle")),
    ),
)
