"""What players remember of cards that lie face down: what everybody saw of them, and what a seat alone has seen."""

from __future__ import annotations

from msgspec import Struct

from .components import Deck


class Trace(Struct, frozen=True, omit_defaults=True):
    """What everybody saw of a card that came to a hand, or, `gone`, of one that was discarded from it face down.

    `card` is None where they saw its back alone, as of all that is `gone`. `old` says that the discard pile of its
    deck has been shuffled since.
    """

    deck: Deck
    card: str | None = None
    gone: bool = False
    old: bool = False


class Memory(Struct, omit_defaults=True):
    """What a seat knows of cards that are not in its hand, beyond what everybody knows.

    From CONSUETUDO: `foreseen` are the next cards of the building deck, `laid_out` those of them that lie face down
    in the draft, by slot, `held` those that somebody else took from there, by seat. `discarded` are cards on the
    discard piles; `returned` those that have been shuffled into a deck with them.
    """

    foreseen: list[str] = []
    laid_out: dict[str, str] = {}
    held: dict[int, list[str]] = {}
    discarded: list[str] = []
    returned: list[str] = []
