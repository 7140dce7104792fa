"""What happened: the last move, and what the players did before it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.engine import Event, Text, heard
from bot.games.provincia.components import CONSTANTS, GOODS
from bot.games.provincia.state import Battle, View

from . import artworks

TOLD_CHANGES = ("prestige", *GOODS, "morale", "defence", "military")
"""What is told of a deed, in this order."""

WORDS = {
    "city-chosen": "settled",
    "city-dealt": "settled",
    "taken": "taken",
    "taken-face-down": "taken",
    "produced": "produced",
    "built": "built",
    "built-with-discount": "built",
    "bought": "bought",
    "exchanged": "exchanged",
    "played": "played",
    "extorted": "extorted",
    "conspired": "conspired",
    "looked": "looked",
    "kept": "kept",
    "put-back": "put-back",
    "discarded": "discarded",
    "activated": "activated",
    "destroyed": "destroyed",
    "saved-from-gauls": "saved",
    "saved-from-conspiracy": "saved",
    "penalty-suffered": "suffered",
    "resources-lost": "suffered",
    "spoiled": "spoiled",
    "wasted": "wasted",
    "upkeep-unpaid": "unpaid",
    "yielded": "yielded",
    "dealt": "dealt",
    "turn-ended": "done",
    "activating-ended": "done",
}
"""The word for each deed (`picture-did-…`)."""

_ARTWORK = {
    "bought": "common/swap",
    "exchanged": "provincia/commercium",
    "extorted": "provincia/concussio",
    "conspired": "provincia/coniuratio",
    "looked": "provincia/consuetudo",
    "kept": "provincia/consuetudo",
    "put-back": "provincia/consuetudo",
    "saved-from-gauls": "provincia/aediles",
    "saved-from-conspiracy": "provincia/aediles",
    "penalty-suffered": "provincia/bellum",
    "resources-lost": "provincia/bellum",
    "yielded": "provincia/each_round",
    "produced": "provincia/opes",
    "upkeep-unpaid": "common/coin",
    "turn-ended": "common/check",
    "activating-ended": "common/check",
}

OF_RAID = frozenset(("penalty-suffered", "resources-lost", "destroyed", "saved-from-gauls"))
"""What becomes of those who lose a battle."""


@dataclass(frozen=True)
class Deed:
    """Something that a seat did, and what it gained and lost by it."""

    event: Event
    seat: int
    gains: dict[str, int] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """What kind of event it is."""
        return self.event.key


def last_deed(view: View) -> Deed | None:
    """What the seat that moved last did; None where nobody has."""
    own: list[Event] = []
    for event in heard(view.events, None):
        if event.seat is None or (own and event.seat != own[0].seat):
            break
        if event.key in WORDS:
            own.append(event)
    if not own or own[0].seat is None:
        return None
    return Deed(own[0], own[0].seat, _gains(own, own[0].seat))


def recent_deeds(view: View) -> list[Deed]:
    """The last deeds, the newest first."""
    return [
        Deed(event, event.seat, _gains([event], event.seat))
        for event in reversed(heard(view.recent, None))
        if event.seat is not None
    ]


def _gains(events: Iterable[Event], seat: int) -> dict[str, int]:
    gains: dict[str, int] = {}
    for event in events:
        for change in event.changes:
            if change.seat == seat:
                gains[change.what] = gains.get(change.what, 0) + change.amount
    return {what: gains[what] for what in TOLD_CHANGES if gains.get(what)}


def artwork(event: Event) -> str:
    """The picture of a deed: the card that it was done with, or a sign."""
    key = event.key
    if key in _ARTWORK:
        return _ARTWORK[key]
    named = (artworks.of_name(event.arguments.get(name)) for name in ("building", "card", "deck"))
    return next((found for found in named if found), "common/eye")


def thing(event: Event) -> Text | None:
    """The name of the card that the deed was done with, where it is open."""
    names = (event.arguments.get(name) for name in ("building", "card", "city", "deck"))
    return next((name for name in names if isinstance(name, Text)), None)


def fresh_building(view: View, seat: int) -> str | None:
    """The building that the last move built or activated in the seat's town."""
    deed = last_deed(view)
    if deed is None or deed.seat != seat or deed.key not in ("built", "built-with-discount", "activated"):
        return None
    found = artworks.of_name(deed.event.arguments.get("building"))
    return found.removeprefix("provincia/") if found else None


def fought_last(view: View) -> Battle | None:
    """The battle that is being fought, or that the last move decided; None otherwise."""
    if not view.battles or any(asked.decision == "token-choice" for asked in view.asked):
        return None
    keys = {event.key for event in view.events}
    of_round = CONSTANTS.battle_rounds[len(view.battles) - 1]
    if "gauls-came" in keys or (view.phase == "battle" and of_round == view.round):
        return view.battles[-1]
    begun = "round-began" in keys
    eroded = any(key.startswith("upkeep-") for key in keys)
    return view.battles[-1] if eroded and of_round == view.round - begun else None


def suffered(view: View, seat: int) -> Deed | None:
    """What the last battle cost the seat, as far as that is known."""
    deeds = (Deed(event, seat, _gains([event], seat)) for event in [*view.recent, *view.events])
    own = [deed for deed in deeds if deed.event.seat == seat and deed.key in OF_RAID]
    return own[-1] if own else None
