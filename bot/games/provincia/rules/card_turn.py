"""The card phase: turns and favors."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Player, Task, Text, push
from bot.games.provincia.components import CONSTANTS, SENATE, Goods
from bot.games.provincia.state import State, Table

from . import moves
from .battle import Conspiracy
from .draft import look
from .economy import (
    EXEMPTING,
    FAVOURS,
    build,
    buildable,
    buy,
    corruptio_payments,
    exchanged,
    gain,
    in_hand,
    is_playable,
    labels,
    mix_goods,
    most_exchanges,
    most_traded,
    opponents,
    pay,
    payable_discounts,
    take_effect,
    targets,
)
from .hands import discard, discard_from_hand, discardable, lay_down
from .moves import (
    Concussio,
    Coniuratio,
    Corruptio,
    Exchange,
    Favour,
    building_name,
    goods_names,
    senate_name,
    strong,
)
from .refusals import why_not_in_card_turn


def favour(state: State, seat: int, move: Favour) -> None:
    kind = SENATE[move.card]
    _play(state, seat, move.card, kind.cost)
    take_effect(state, seat, kind.effect)
    if kind.type == "praetor":
        state.players[seat].exempt = True


def exchange(state: State, seat: int, move: Exchange) -> None:
    given, got = exchanged(move.card, move.times)
    _leave_hand(state, seat, move.card)
    state.did(
        "exchanged",
        seat,
        card=strong(senate_name(move.card)),
        given=goods_names(given),
        got=goods_names(got),
        thing=move.card,
    )
    pay(state, seat, given)
    gain(state, seat, got)


def concussio(state: State, seat: int, move: Concussio) -> None:
    """From now on the victim's tax can't be waived (ruling 25)."""
    victim = state.owner_of(move.player)
    card = "concussio"
    lay_down(state, seat, card)
    state.players[victim].extorted_by = seat
    state.did("extorted", seat, victim=Player(victim), thing=card)
    pay(state, seat, SENATE[card].cost)


def coniuratio(state: State, seat: int, move: Coniuratio) -> None:
    """Name a building; its owner may still save it (ruling 52)."""
    victim = state.owner_of(move.player)
    card = "coniuratio"
    _leave_hand(state, seat, card)
    name = strong(building_name(move.building))
    state.did("conspired", seat, victim=Player(victim), building=name, thing=card)
    pay(state, seat, SENATE[card].cost)
    push(state, Conspiracy(victim, seat, move.building))


def corruptio(state: State, seat: int, move: Corruptio) -> None:
    _play(state, seat, "corruptio", mix_goods(move.payment))


def consuetudo(state: State, seat: int) -> None:
    """Look at the next building cards (ruling 29)."""
    kind = SENATE["consuetudo"]
    _play(state, seat, kind.id, kind.cost)
    look(state, seat, kind.look)


def _play(state: State, seat: int, card: str, cost: Goods) -> None:
    if SENATE[card].stays:
        lay_down(state, seat, card)
        state.players[seat].senate.append(card)
    else:
        _leave_hand(state, seat, card)
    state.did("played", seat, card=strong(senate_name(card)), cost=goods_names(cost), thing=card)
    if SENATE[card].type in EXEMPTING and state.players[seat].extorted_by is not None:
        state.say_more("-in-vain")
    pay(state, seat, cost)


def _leave_hand(state: State, seat: int, card: str) -> None:
    lay_down(state, seat, card)
    discard(state, card)


class CardPhase(Task):
    """Everybody has one turn to play cards."""

    def run(self, state: State) -> None:
        state.phase = "cards"
        push(state, *(CardTurn(seat) for seat in state.turn_order()))


class FinalTurns(Task):
    """After the last round everybody has one more card turn (section 6)."""

    def run(self, state: State) -> None:
        state.phase = "final_turn"
        state.tell("final-turns-began")
        push(state, *(CardTurn(seat) for seat in state.turn_order()))


class CardTurn(Decision):
    """A player plays cards in any order, until they end the turn (D3)."""

    ask_when_forced = True
    looked_for = (moves.Build,)

    def forms(self, position: Table) -> Iterator[Form]:
        seat = self.seat
        yield from self._buildings(position)
        yield from self._senate_cards(position)
        goods = [good for good in CONSTANTS.bank_trade_goods if most_traded(position, seat, good)]
        if goods:
            yield Form(
                moves.Trade,
                good=goods,
                amount=lambda good: range(1, most_traded(position, seat, good) + 1),
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
        for card in in_hand(table, seat):
            if is_playable(table, seat, card):
                playable.setdefault(SENATE[card].type, []).append(card)
        if cards := [card for kind in FAVOURS for card in playable.get(kind, ())]:
            yield Form(moves.Favour, card=cards)
        if "commercium" in playable:
            yield Form(
                moves.Exchange,
                card=playable["commercium"],
                times=lambda card: range(1, most_exchanges(table, seat, card) + 1),
            )
        if "concussio" in playable:
            yield Form(moves.Concussio, player=opponents(table, seat))
        if "coniuratio" in playable:
            yield Form(
                moves.Coniuratio,
                player=targets(table, seat),
                building=lambda city: labels(table.players[table.owner_of(city)].buildings),
            )
        if "corruptio" in playable:
            yield Form(moves.Corruptio, payment=corruptio_payments(table.players[seat]))
        if "consuetudo" in playable:
            yield Form(moves.Consuetudo)

    def play(self, state: State, move: Move) -> None:
        if not isinstance(move, moves.Done):
            push(state, self)
        match move:
            case moves.Build():
                build(state, self.seat, move)
            case moves.Favour():
                favour(state, self.seat, move)
            case moves.Exchange():
                exchange(state, self.seat, move)
            case moves.Concussio():
                concussio(state, self.seat, move)
            case moves.Coniuratio():
                coniuratio(state, self.seat, move)
            case moves.Corruptio():
                corruptio(state, self.seat, move)
            case moves.Consuetudo():
                consuetudo(state, self.seat)
            case moves.Trade():
                buy(state, self.seat, move)
            case moves.Discard():
                discard_from_hand(state, self.seat, move.card)
            case moves.Done():
                state.tell("turn-ended", self.seat).deed = True

    def absent(self, position: Table) -> Move:
        """The turn ends (ruling 51)."""
        return moves.Done()

    def why_not(self, position: Table, move: Move) -> Text | None:
        return why_not_in_card_turn(position, self.seat, move)
