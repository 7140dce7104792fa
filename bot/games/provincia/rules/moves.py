"""The moves of Provincia Romana (section 13).

Cards and buildings are named by their ids, players by their cities. A building of a city that waits to be
activated is named with `INACTIVE` behind its id, where both kinds may be meant.
"""

from __future__ import annotations

from typing import ClassVar

from bot.engine import Move

FULL_PRICE = "none"
"""The discount to name where the card costs its full price."""

REST = "rest"
"""What is named instead of a card to leave the others in their order."""

INACTIVE = "_inactive"


class ChooseCity(Move, frozen=True):
    """Choose the city to rebuild, by its id."""

    city: str


class ChooseDeck(Move, frozen=True):
    """Choose the deck whose cards are dealt."""

    deck: str


class Take(Move, frozen=True):
    """Take a card of the draft, by its slot."""

    slot: str


class Build(Move, frozen=True):
    """Build a card of the hand; `discount` is the good of which one unit is saved."""

    building: str
    discount: str

    assumed: ClassVar[frozenset[str]] = frozenset({"discount"})


class Favour(Move, frozen=True):
    """Play a Senate card that needs no more said: an architect, an army, glory, a patron, a praetor."""

    card: str


class Exchange(Move, frozen=True):
    """Play COMMERCIUM, and make its exchange so many times."""

    together: ClassVar = ("card", "times")

    card: str
    times: int


class Concussio(Move, frozen=True):
    """Play CONCUSSIO on an opponent."""

    player: str


class Coniuratio(Move, frozen=True):
    """Play CONIURATIO on a building of an opponent."""

    together: ClassVar = ("player", "building")

    player: str
    building: str


class Corruptio(Move, frozen=True):
    """Play CORRUPTIO, paid with a mix of resources ("1 clay 2 wood")."""

    payment: str


class Consuetudo(Move, frozen=True):
    """Play CONSUETUDO, to look at the next building cards."""


class Keep(Move, frozen=True):
    """Keep one of the cards that CONSUETUDO shows, by its number from 1."""

    card: int


class Order(Move, frozen=True):
    """Say which card is drawn next (its number), or leave the others as they are (`REST`)."""

    card: str


class Trade(Move, frozen=True):
    """Buy wood or stone from the bank."""

    together: ClassVar = ("good", "amount")

    good: str
    amount: int


class Discard(Move, frozen=True):
    """Discard a card of the hand."""

    card: str


class Done(Move, frozen=True):
    """End the card turn, or the activating."""

    at_once: ClassVar = True


class PlayToken(Move, frozen=True):
    """Choose the token for a battle."""

    token: str


class Lose(Move, frozen=True):
    """Say which building is destroyed."""

    building: str


class Pay(Move, frozen=True):
    """Say which resources are lost ("1 clay 2 wood")."""

    payment: str


class Aediles(Move, frozen=True):
    """Play AEDILES, to save the building."""

    not_now = "refusal-aediles-not-now"


class Accept(Move, frozen=True):
    """Let CONIURATIO destroy the building."""


class Activate(Move, frozen=True):
    """Activate a building for prestige."""

    building: str


MOVES: tuple[type[Move], ...] = (
    ChooseCity,
    ChooseDeck,
    Take,
    Build,
    Favour,
    Exchange,
    Concussio,
    Coniuratio,
    Corruptio,
    Consuetudo,
    Keep,
    Order,
    Trade,
    Discard,
    Done,
    PlayToken,
    Lose,
    Pay,
    Aediles,
    Accept,
    Activate,
)
