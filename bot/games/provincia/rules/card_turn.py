"""Phase 2, the card turns, and the last ones after round 6 (sections 5.3 and 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from bot.engine import Decision, Form, Move, Task, Text, push
from bot.games.provincia.components import CONSTANTS, SENATE
from bot.games.provincia.state import State, Table

from .cautions import caution_card_turn
from .city import build, labels
from .costs import buildable, payable_discounts
from .decks import discard_from_hand
from .favours import (
    play_concussio,
    play_coniuratio,
    play_consuetudo,
    play_corruptio,
    play_exchange,
    play_favour,
)
from .hands import discardable
from .moves import (
    Build,
    Concussio,
    Coniuratio,
    Consuetudo,
    Corruptio,
    Discard,
    Done,
    Exchange,
    Favour,
    Trade,
)
from .refusals import why_not_in_card_turn
from .senate import (
    FAVOURS,
    corruptio_payments,
    in_hand,
    is_playable,
    most_exchanges,
    opponents,
    targets,
)
from .trade import most_traded, trade

Card: TypeAlias = (
    Build | Favour | Exchange | Concussio | Coniuratio | Corruptio | Consuetudo | Trade | Discard | Done
)
"""The moves of a card turn."""


class CardPhase(Task):
    """Everybody has one turn."""

    def run(self, state: State) -> None:
        """In turn order."""
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

    def forms(self, position: Table) -> Iterator[Form]:
        """Whatever the hand and the goods allow, and ending the turn."""
        seat = self.seat
        yield from self._buildings(position)
        yield from self._senate_cards(position)
        goods = [good for good in CONSTANTS.bank_trade_goods if most_traded(position, seat, good)]
        if goods:
            yield Form(Trade, good=goods, amount=lambda good: range(1, most_traded(position, seat, good) + 1))
        if cards := discardable(position, seat):
            yield Form(Discard, card=cards)
        yield Form(Done)

    def _buildings(self, table: Table) -> Iterator[Form]:
        player = table.players[self.seat]
        if buildings := buildable(table, self.seat):
            yield Form(
                Build, building=buildings, discount=lambda building: payable_discounts(player, building)
            )

    def _senate_cards(self, table: Table) -> Iterator[Form]:
        seat = self.seat
        playable: dict[str, list[str]] = {}
        for card in in_hand(table, seat):
            if is_playable(table, seat, card):
                playable.setdefault(SENATE[card].type, []).append(card)
        if favours := [card for kind in FAVOURS for card in playable.get(kind, ())]:
            yield Form(Favour, card=favours)
        if "commercium" in playable:
            yield Form(
                Exchange,
                card=playable["commercium"],
                times=lambda card: range(1, most_exchanges(table, seat, card) + 1),
            )
        if "concussio" in playable:
            yield Form(Concussio, player=opponents(table, seat))
        if "coniuratio" in playable:
            yield Form(
                Coniuratio,
                player=targets(table, seat),
                building=lambda city: buildings_in(table, city),
            )
        if "corruptio" in playable:
            yield Form(Corruptio, payment=corruptio_payments(table.players[seat]))
        if "consuetudo" in playable:
            yield Form(Consuetudo)

    def play(self, state: State, move: Card) -> None:
        """Carry out the move; after all but the last, the turn goes on."""
        if not isinstance(move, Done):
            push(state, self)
        match move:
            case Build():
                build(state, self.seat, move)
            case Favour():
                play_favour(state, self.seat, move)
            case Exchange():
                play_exchange(state, self.seat, move)
            case Concussio():
                play_concussio(state, self.seat, move)
            case Coniuratio():
                play_coniuratio(state, self.seat, move)
            case Corruptio():
                play_corruptio(state, self.seat, move)
            case Consuetudo():
                play_consuetudo(state, self.seat)
            case Trade():
                trade(state, self.seat, move)
            case Discard():
                discard_from_hand(state, self.seat, move.card)
            case Done():
                state.tell("turn-ended", self.seat)

    def absent(self, position: Table) -> Move:
        """The turn ends (ruling Q51)."""
        return Done()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """What the card, the building or the trade lacks."""
        return why_not_in_card_turn(position, self.seat, move)

    def caution(self, position: Table, move: Move) -> Text | None:
        """Cards without use, goods in vain, gold missing for the tax, points left behind."""
        return caution_card_turn(position, self.seat, move)


def buildings_in(table: Table, city: str) -> list[str]:
    """The buildings of a city as they are named in moves."""
    seat = table.seat_of(city)
    return [] if seat is None else labels(table.players[seat].buildings)
