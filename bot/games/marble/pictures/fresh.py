"""What the last move has left on the table: all that a picture marks, in gold and with badges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from bot.engine import Event, changes_of, deeds_of
from bot.games.marble.board import PLACES
from bot.games.marble.components import TYPES, Field, TileType
from bot.games.marble.rules import city, sites
from bot.games.marble.state import View

WITH_TILE = ("laid", "laid-with-magistrate", "water-led", "site-chosen", "claimed", "claim-declined")
"""Laying a tile, and the answers with which it is still being carried out."""


class Gain(NamedTuple):
    """So many points; or coins, or bridges, where an artwork says so."""

    amount: int
    artwork: str = ""


class Fresh(Struct, frozen=True):
    """The marks of a move of a seat; none where nobody has moved.

    `tile` is the place of the tile laid, `bridge` what it brought at once, `sites` the points that it closed,
    `reached` the points to which new pieces lead, `left` the place from which a magistrate went, `went_to` where
    it went to, `drawn` how many tiles of each type came; `gains` are by points.
    """

    seat: int | None = None
    tile: str | None = None
    bridge: Gain | None = None
    sites: Sequence[str] = ()
    reached: Sequence[str] = ()
    left: str | None = None
    went_to: Field | None = None
    drawn: dict[TileType, int] = {}
    gains: dict[str, Gain] = {}


NOTHING = Fresh()


def last_move(view: View) -> Fresh:
    """What the seat that moved last did, with all that came of it."""
    deeds = deeds_of(view.events)
    if not deeds or deeds[0].seat is None:
        return NOTHING
    deed, changes = deeds[0], changes_of(deeds, deeds[0].seat)
    tile = next(reversed(view.tiles), None) if deed.key in WITH_TILE else None
    reached = [point for led in _told(view, "water-led", "aqueduct-extended") for point in led.places]
    paid = city.fountains_at(view, reached)[: changes.get("coins", 0)]
    return Fresh(
        deed.seat,
        tile,
        Gain(1, "marble/bridge") if _told(view, "bridge-taken") else None,
        [corner for corner in PLACES[tile].corners if corner in view.sites] if tile else (),
        reached,
        deed.places[0] if deed.key in ("claimed", "recalled") else None,
        sites.field_of(view.sites[deed.places[1]].kind) if deed.key == "claimed" else None,
        {kind: changes[f"tile-{kind}"] for kind in TYPES if changes.get(f"tile-{kind}", 0) > 0},
        _points(view) | {point: Gain(1, "marble/treasury") for point in paid},
    )


def _points(view: View) -> dict[str, Gain]:
    """What buildings have brought to whoever built them."""
    return {
        built.places[0]: Gain(sum(change.amount for change in built.changes))
        for built in _told(view, "built")
    }


def _told(view: View, *keys: str) -> list[Event]:
    return [event for event in view.events if event.key in keys]
