"""What just happened: the deed that a picture tells of and marks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.engine import Event
from bot.games.praetor.components import CORNERS, MEETING, Corner, corners_of
from bot.games.praetor.state import View

TOLD = ("wall-tile-taken", "built", "activated", "activated-for-fee")
"""Of several events of one deed, the first of these tells most."""
DEEDS = frozenset(
    (
        *TOLD,
        *("labor-camp-used", "labor-camp-used-for-fee", "passed", "passed-forced", "passed-absent"),
        *("sold", "bought", "trade-done", "academy-used", "academy-used-for-fee", "training-continued"),
        *("recruited", "recruit-declined", "board-chosen", "resigned", "returned"),
    )
)
"""The events that a player brings about; all others happen by themselves."""


@dataclass(frozen=True)
class Deed:
    """The last move: the event that tells most of it, where it was done, and what it brought its seat.

    `gains` are the changes of the acting seat by what changed, summed up.
    """

    event: Event
    space: str | None = None
    gains: dict[str, int] = field(default_factory=dict)


def last_deed(view: View) -> Deed | None:
    """What the seat that moved last did; None where nobody has moved."""
    own = _own_events(view.events)
    if not own:
        return None
    event = min(own, key=lambda event: TOLD.index(event.key) if event.key in TOLD else len(TOLD))
    gains: dict[str, int] = {}
    for change in (change for told in own for change in told.changes):
        if change.seat == event.seat:
            gains[change.what] = gains.get(change.what, 0) + change.amount
    space = next((told.arguments["space"] for told in own if "space" in told.arguments), None)
    return Deed(event, space if isinstance(space, str) else None, gains)


def _own_events(events: Iterable[Event]) -> list[Event]:
    """The events of the move itself: what follows by itself, or concerns another seat, is left out."""
    own: list[Event] = []
    for event in events:
        if event.key not in DEEDS or event.seat is None or (own and event.seat != own[0].seat):
            break
        own.append(event)
    return own


def matched_corners(view: View, space: str) -> dict[Corner, int]:
    """How many patterns around each corner of the tile there are the same as the tile's own."""
    tile = view.city[space]
    corners = corners_of(tile.tile, tile.rotation)
    found: dict[Corner, int] = {}
    for corner in CORNERS:
        matches = 0
        for other, its_corner in MEETING[space][corner]:
            neighbour = view.city.get(other)
            if neighbour and corners_of(neighbour.tile, neighbour.rotation)[its_corner] == corners[corner]:
                matches += 1
        if matches:
            found[corner] = matches
    return found
