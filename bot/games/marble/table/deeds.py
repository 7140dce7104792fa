"""What happened last: what a picture tells of it, and where it marks it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from bot.engine import Argument, Event, Text
from bot.games.marble.board import PLACES
from bot.games.marble.components import COLOURS, FIELDS, TYPES, Colour, Field, TileType
from bot.games.marble.state import View

Name = TypeVar("Name", bound=str)

LAID = frozenset(("laid", "laid-with-magistrate"))
FOLLOWING = frozenset(("water-led", "site-chosen", "claimed", "claim-declined"))
"""Moves that follow from a tile that was laid, while it is still being carried out."""
LEAVING = frozenset(("claimed", "recalled"))
LEADING = frozenset(("water-led", "aqueduct-extended"))
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


class Gain(NamedTuple):
    """So many points; or coins, or bridges, where an artwork says so."""

    amount: int
    artwork: str = ""


@dataclass(frozen=True)
class Deed:
    """The last move: the event that it was, what was built after it, and where a picture marks it.

    `tile` is the place of the tile laid, `bridge` what it brought at once, `sites` the points that it closed,
    `reached` the points to which new pieces of each aqueduct lead, `left` the place from which a magistrate
    went, `went_to` where it went to, `drawn` how many tiles of each type came; `gains` are by points.
    """

    event: Event
    seat: int
    built: tuple[Event, ...]
    tile: str | None
    bridge: Gain | None
    sites: tuple[str, ...]
    reached: dict[Colour, list[str]]
    left: str | None
    went_to: Field | None
    drawn: dict[TileType, int]
    gains: dict[str, Gain]

    @property
    def key(self) -> str:
        """What kind of event it is."""
        return self.event.key


def last_deed(view: View) -> Deed | None:
    """What the seat that moved last did; None where nobody has moved."""
    event = next((event for event in view.events if event.key in DEEDS), None)
    if event is None or event.seat is None:
        return None
    laid = next(reversed(view.tiles), None) if event.key in LAID | FOLLOWING else None
    place = event.arguments.get("place")
    reached = _reached(view)
    return Deed(
        event=event,
        seat=event.seat,
        built=tuple(event for event in view.events if event.key in BUILT),
        tile=laid,
        bridge=Gain(1, "marble/bridge") if any(told.key == "bridge-taken" for told in view.events) else None,
        sites=tuple(corner for corner in PLACES[laid].corners if corner in view.sites) if laid else (),
        reached=reached,
        left=place if event.key in LEAVING and isinstance(place, str) else None,
        went_to=_named(event.arguments.get("field"), "place-", FIELDS) if event.key == "claimed" else None,
        drawn=_drawn(event),
        gains=_points(view) | _coins(view, [point for points in reached.values() for point in points]),
    )


def _points(view: View) -> dict[str, Gain]:
    """What buildings have brought to whoever built them."""
    return {
        str(told.arguments["point"]): Gain(sum(change.amount for change in told.changes))
        for told in view.events
        if told.key in BUILT and told.changes
    }


def _coins(view: View, reached: Iterable[str]) -> dict[str, Gain]:
    """The coins taken at fountains that pieces have come to: the first ones, where not enough were left."""
    taken = sum(
        change.amount
        for told in view.events
        if told.key in LEADING
        for change in told.changes
        if change.what == "coins"
    )
    fountains = [point for point in reached if point in view.sites and view.sites[point].kind == "fountain"]
    return {point: Gain(1, "marble/treasury") for point in fountains[:taken]}


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
