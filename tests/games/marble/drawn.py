"""The moments of a game at which the pictures of City of Marble are tested."""

from __future__ import annotations

from bot.games import TITLES
from bot.games.marble.state import State
from tests.games.drawing import Drawing, Moment
from tools.moments import Stop, after


def told(key: str, plies: int = 20) -> Stop:
    """Stop once an event with this key has happened, after at least that many plies."""

    def stop(state: State) -> bool:
        return state.ply >= plies and any(event.key == key for event in state.events)

    return stop


DRAWING = Drawing(
    TITLES["marble"],
    {
        "middle": Moment(after(60)),
        "built": Moment(told("built", 40)),
        "fountain": Moment(told("fountain-built")),
        "claimed": Moment(told("claimed", 40)),
        "bridge": Moment(told("bridge-taken")),
        "aqueduct": Moment(lambda state: any(len(points) > 4 for points in state.aqueducts.values())),
        "blocked": Moment(after(50), {"hills_block_sites": "on"}),
        "last round": Moment(lambda state: state.phase == "final"),
    },
    (
        *((seats, moment) for seats in (2, 4) for moment in ("start", "middle", "last round", "end")),
        *((4, moment) for moment in ("built", "claimed", "aqueduct")),
        *((3, moment) for moment in ("fountain", "bridge", "blocked", "end")),
    ),
)
