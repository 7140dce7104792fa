"""What happened last: what a picture tells of it, and where it marks it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from bot.engine import Argument, Event, Text
from bot.games.marble.board import PLACES
from bot.games.marble.components import COLOURS, FIELDS, TYPES, Colour, Field, TileType
from bot.games.marble.state import View

Name = TypeVar("Name", bound=str)

LAID = frozenset(("laid", "laid-with-magistrate"))
FOLLOWING = frozenset(("water-led", "site-chosen", "claimed", "claim-declined"))
"""Moves that follow from a tile that was laid, while it is still being carried out."""
BUILT = ("built", "fountain-built", "plaza-left")
DEEDS = (
    LAID
    | FOLLOWING
    | frozenset(
        (
            "drew",
            "aqueduct-extended",
            "recalled",
            "imperium-spent",
            "turn-ended",
            "passed",
            "resigned",
            "returned",
        )
    )
)
"""The events that a player brings about; all others follow by themselves."""


@dataclass(frozen=True)
class Deed:
    """The last move: the event that it was, what was built after it, and where a picture marks it.

    `tile` is the place of the tile laid, `sites` the points closed by it, `reached` the points to which new
    pieces of each aqueduct lead, `left` the place from which a magistrate went, `went_to` where it went to,
    `drawn` how many tiles of each type came; `points` says who got how many where.
    """

    event: Event
    seat: int
    built: tuple[Event, ...] = ()
    tile: str | None = None
    sites: tuple[str, ...] = ()
    reached: dict[Colour, list[str]] = field(default_factory=dict)
    left: str | None = None
    went_to: Field | None = None
    drawn: dict[TileType, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """What kind of event it is."""
        return self.event.key


def last_deed(view: View) -> Deed | None:
    """What the seat that moved last did; None where nobody has moved."""
    event = next((event for event in view.events if event.key in DEEDS), None)
    if event is None or event.seat is None:
        return None
    built = tuple(event for event in view.events if event.key in BUILT)
    place = event.arguments.get("place")
    laid = None
    if event.key in LAID or event.key in FOLLOWING:
        laid = next(reversed(view.tiles), None)
    return Deed(
        event,
        event.seat,
        built,
        laid,
        tuple(corner for corner in PLACES[laid].corners if corner in view.sites) if laid else (),
        _reached(view),
        place if event.key in ("claimed", "recalled") and isinstance(place, str) else None,
        _named(event.arguments.get("field"), "place-", FIELDS) if event.key == "claimed" else None,
        _drawn(event),
        {
            str(told.arguments["point"]): sum(change.amount for change in told.changes)
            for told in built
            if told.changes
        },
    )


def _reached(view: View) -> dict[Colour, list[str]]:
    """The points to which pieces were led in the last move."""
    reached: dict[Colour, list[str]] = {}
    for event in view.events:
        if event.key == "aqueduct-extended":
            for piece in _texts(event.arguments["pieces"]):
                colour = _named(piece.arguments["aqueduct"], "aqueduct-", COLOURS)
                if colour:
                    reached.setdefault(colour, []).append(str(piece.arguments["point"]))
        elif event.key == "water-led":
            colour = _named(event.arguments["aqueduct"], "aqueduct-", COLOURS)
            if colour:
                reached[colour] = str(event.arguments["points"]).split(", ")
    return reached


def _drawn(event: Event) -> dict[TileType, int]:
    if event.key != "drew":
        return {}
    names = [_named(tile, "tile-", tuple(TYPES)) for tile in _texts(event.arguments["tiles"])]
    return {kind: names.count(kind) for kind in names if kind}


def _texts(argument: Argument) -> Iterable[Text]:
    if isinstance(argument, Text):
        return [argument]
    return [part for part in argument if isinstance(part, Text)] if isinstance(argument, list) else []


def _named(argument: Argument | None, prefix: str, names: Iterable[Name]) -> Name | None:
    """Which of the ids a name stands for."""
    if not isinstance(argument, Text):
        return None
    return next((name for name in names if argument.key == prefix + name), None)
