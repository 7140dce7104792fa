"""Phase 2, the card turns, and the last ones after round 6 (sections 5.3 and 6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Task, Text, push
from bot.games.provincia.components import CONSTANTS, SENATE
from bot.games.provincia.state import State, Table

from . import favours, moves, senate, trade
from .city import build, labels
from .costs import buildable, payable_discounts
from .hands import discard_from_hand, discardable
from .refusals import why_not_in_card_turn


class CardPhase(Task):
    """Everybody has one turn to play cards."""

    def run(self, state: State) -> None:
        """Put the turns on the agenda, the start player's first."""
        state.phase = "cards"
        push(state, *(CardTurn(seat) for seat in state.turn_order()))


class FinalTurns(Task):
    """After the last round everybody has one more card turn (section 6)."""

    def run(self, state: State) -> None:
        """In the turn order of the last round."""
        state.phase = "final_turn"
        state.tell("final-turns-began")
        push(state, *(CardTurn(seat) for seat in state.turn_order()))


class CardTurn(Decision):
    """A player plays cards in any order, until they end the turn (D3)."""

    ask_when_forced = True
    looked_for = (moves.Build,)

    def forms(self, position: Table) -> Iterator[Form]:
        """Whatever the hand and the goods allow, and ending the turn."""
        seat = self.seat
        yield from self._buildings(position)
        yield from self._senate_cards(position)
        goods = [good for good in CONSTANTS.bank_trade_goods if trade.most_traded(position, seat, good)]
        if goods:
            yield Form(
                moves.Trade,
                good=goods,
                amount=lambda good: range(1, trade.most_traded(position, seat, good) + 1),
            )
        if cards := discardable(position, seat):
            yield Form(moves.Discard, card=cards)
        yield Form(moves.Done)

    def _buildings(self, table: Table) -> Iterator[Form]:
        player = table.players[self.seat]
        if buildings := buildable(table, self.seat):
            yield Form(
                moves.Build, building=buildings, discount=lambda building: payable_discounts(player, building)
            )

    def _senate_cards(self, table: Table) -> Iterator[Form]:
        seat = self.seat
        playable: dict[str, list[str]] = {}
        for card in senate.in_hand(table, seat):
            if senate.is_playable(table, seat, card):
                playable.setdefault(SENATE[card].type, []).append(card)
        if cards := [card for kind in senate.FAVOURS for card in playable.get(kind, ())]:
            yield Form(moves.Favour, card=cards)
        if "commercium" in playable:
            yield Form(
                moves.Exchange,
                card=playable["commercium"],
                times=lambda card: range(1, senate.most_exchanges(table, seat, card) + 1),
            )
        if "concussio" in playable:
            yield Form(moves.Concussio, player=senate.opponents(table, seat))
        if "coniuratio" in playable:
            yield Form(
                moves.Coniuratio,
                player=senate.targets(table, seat),
                building=lambda city: labels(table.players[table.owner_of(city)].buildings),
            )
        if "corruptio" in playable:
            yield Form(moves.Corruptio, payment=senate.corruptio_payments(table.players[seat]))
        if "consuetudo" in playable:
            yield Form(moves.Consuetudo)

    def play(self, state: State, move: Move) -> None:
        """Carry out the move; after all but the last, the turn goes on."""
        if not isinstance(move, moves.Done):
            push(state, self)
        match move:
            case moves.Build():
                build(state, self.seat, move)
            case moves.Favour():
                favours.favour(state, self.seat, move)
            case moves.Exchange():
                favours.exchange(state, self.seat, move)
            case moves.Concussio():
                favours.concussio(state, self.seat, move)
            case moves.Coniuratio():
                favours.coniuratio(state, self.seat, move)
            case moves.Corruptio():
                favours.corruptio(state, self.seat, move)
            case moves.Consuetudo():
                favours.consuetudo(state, self.seat)
            case moves.Trade():
                trade.buy(state, self.seat, move)
            case moves.Discard():
                discard_from_hand(state, self.seat, move.card)
            case moves.Done():
                state.tell("turn-ended", self.seat).deed = True

    def absent(self, position: Table) -> Move:
        """The turn ends (ruling 51)."""
        return moves.Done()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """What the card, the building or the trade lacks."""
        return why_not_in_card_turn(position, self.seat, move)
