"""The hand limit, at the end of phase 2 (D6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Alongside, Decision, Form, Move, Task, Text, push
from bot.games.provincia.components import HORREUM
from bot.games.provincia.state import State, Table

from .hands import discard_from_hand, discardable, surplus
from .moves import Discard
from .refusals import why_not_discard


class HandLimit(Task):
    """Everybody with too many cards discards, all at once."""

    def run(self, state: State) -> None:
        """Ask all who hold too many; nobody where nobody does."""
        over = [seat for seat in state.turn_order() if surplus(state, seat)]
        if over:
            push(state, Alongside.of([DiscardDown(seat) for seat in over]))


class DiscardDown(Decision):
    """A card to discard; asked even if all are alike, since not asking would tell that (ruling 22)."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        """Any card but HORREUM, which is never discarded (ruling 17)."""
        yield Form(Discard, card=discardable(position, self.seat))

    def play(self, state: State, move: Discard) -> None:
        """Discard it, and go on while there are too many."""
        discard_from_hand(state, self.seat, move.card)
        if surplus(state, self.seat):
            push(state, self)

    def absent(self, position: Table) -> Move:
        """The card that came last (ruling 51)."""
        hand = position.private(self.seat).hand
        return Discard(next(card for card in reversed(hand) if card != HORREUM))

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A card that is not held, or may not be discarded."""
        return why_not_discard(position, self.seat, move.card) if isinstance(move, Discard) else None
