"""The card phase: its turns, the effects of moves, and reasons for refusals, in the order of section 5."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Player, Task, Text, push, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, GOODS, SENATE, Goods
from bot.games.provincia.state import State, Table

from . import economy, moves
from .battle import Conspiracy
from .draft import look
from .economy import FAVOURS, lacking, most_exchanges, opponents, pay, targets
from .hands import discard_from_hand, discard_played, discardable, lay_down, why_not_discard
from .moves import building_name, city_name, good_name, goods_names, senate_name, strong


class CardPhase(Task):
    """Everybody has one turn to play cards."""

    def run(self, state: State) -> None:
        state.phase = "cards"
        push(state, *(CardTurn(seat) for seat in state.turn_order()))


class FinalTurns(Task):
    """After the last round, everybody has one more card turn in the same order (section 6)."""

    def run(self, state: State) -> None:
        state.phase = "final_turn"
        state.tell("final-turns-began")
        push(state, *(CardTurn(seat) for seat in state.turn_order()))


class CardTurn(Decision):
    """A player plays cards in any order, until they end the turn (D3)."""

    ask_when_forced = True
    looked_for = (moves.Build,)

    def forms(self, position: Table) -> Iterator[Form]:
        seat, player = self.seat, position.players[self.seat]
        if buildings := economy.buildable(position, seat):
            yield Form(
                moves.Build,
                building=buildings,
                discount=lambda building: economy.payable_discounts(player, building),
            )
        yield from self._senate_cards(position)
        if goods := [
            good for good in CONSTANTS.bank_trade_goods if economy.most_traded(position, seat, good)
        ]:
            yield Form(
                moves.Trade,
                good=goods,
                amount=lambda good: range(1, economy.most_traded(position, seat, good) + 1),
            )
        if cards := discardable(position, seat):
            yield Form(moves.Discard, card=cards)
        yield Form(moves.Done)

    def _senate_cards(self, table: Table) -> Iterator[Form]:
        seat = self.seat
        playable: dict[str, list[str]] = {}
        for card in economy.playable(table, seat):
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
                building=lambda city: table.players[table.owner_of(city)].labels,
            )
        if "corruptio" in playable:
            payments = economy.mixes(table.players[seat], SENATE["corruptio"].cost_any)
            yield Form(moves.Corruptio, payment=payments)
        if "consuetudo" in playable:
            yield Form(moves.Consuetudo)

    def play(self, state: State, move: Move) -> None:
        seat, card = self.seat, move.kind()
        if not isinstance(move, moves.Done):
            push(state, self)
        match move:
            case moves.Build():
                economy.build(state, seat, move)
            case moves.Favour():
                kind = SENATE[move.card]
                _play(state, seat, kind.id, kind.cost)
                economy.take_effect(state, seat, kind.effect)
                if kind.type == "praetor":
                    state.players[seat].exempt = True
            case moves.Exchange():
                given, got = economy.exchanged(move.card, move.times)
                discard_played(state, seat, move.card)
                name, lost, won = strong(senate_name(move.card)), goods_names(given), goods_names(got)
                state.did("exchanged", seat, card=name, given=lost, got=won, thing=move.card)
                pay(state, seat, given)
                economy.gain(state, seat, got)
            case moves.Concussio():  # from now on the victim's tax can't be waived (ruling 25)
                victim = state.owner_of(move.player)
                lay_down(state, seat, card)
                state.players[victim].extorted_by = seat
                state.did("extorted", seat, victim=Player(victim), thing=card)
                pay(state, seat, SENATE[card].cost)
            case moves.Coniuratio():  # the owner may still save the building (ruling 52)
                victim = state.owner_of(move.player)
                discard_played(state, seat, card)
                name = strong(building_name(move.building))
                state.did("conspired", seat, victim=Player(victim), building=name, thing=card)
                pay(state, seat, SENATE[card].cost)
                push(state, Conspiracy(victim, seat, move.building))
            case moves.Corruptio():
                _play(state, seat, card, economy.mix_goods(move.payment))
            case moves.Consuetudo():  # look at the next building cards (ruling 29)
                _play(state, seat, card, SENATE[card].cost)
                look(state, seat, SENATE[card].look)
            case moves.Trade():
                economy.buy(state, seat, move)
            case moves.Discard():
                discard_from_hand(state, seat, move.card)
            case moves.Done():
                state.tell("turn-ended", seat).deed = True

    def why_not(self, position: Table, move: Move) -> Text | None:
        seat = self.seat
        match move:
            case moves.Build():
                return _why_not_build(position, seat, move)
            case moves.Favour():
                return _why_not_favour(position, seat, move)
            case moves.Exchange():
                return _why_not_exchange(position, seat, move)
            case moves.Concussio(player=city):
                return _why_not_card(position, seat, "concussio") or _why_not_opponent(position, seat, city)
            case moves.Coniuratio():
                return _why_not_coniuratio(position, seat, move)
            case moves.Corruptio():
                amount = SENATE["corruptio"].cost_any
                return _why_not_card(position, seat, "corruptio") or text("refusal-payment", amount=amount)
            case moves.Consuetudo():
                return _why_not_card(position, seat, "consuetudo")
            case moves.Trade():
                return _why_not_trade(position, seat, move)
            case moves.Discard():
                return why_not_discard(position, seat, move.card)
            case _:
                return None


def _play(state: State, seat: int, card: str, cost: Goods) -> None:
    if SENATE[card].stays:
        lay_down(state, seat, card)
        state.players[seat].senate.append(card)
    else:
        discard_played(state, seat, card)
    state.did("played", seat, card=strong(senate_name(card)), cost=goods_names(cost), thing=card)
    if SENATE[card].type in economy.EXEMPTING and state.players[seat].extorted_by is not None:
        state.say_more("-in-vain")
    pay(state, seat, cost)


def _why_not_build(table: Table, seat: int, move: moves.Build) -> Text | None:
    player, card = table.players[seat], BUILDINGS.get(move.building)
    if card is None:
        return text("refusal-building-unknown")
    name = building_name(card.id)
    if card.id not in table.private(seat).hand:
        return text("refusal-not-in-hand", card=name)
    if barred := economy.why_barred(player, card.id):
        return barred
    offered = economy.discounts(player, card.id)
    if move.discount not in offered:
        if offered == [moves.FULL_PRICE]:
            return text("refusal-discount-none", building=name)
        saved = [good_name(good, 1) for good in GOODS if good in offered]
        return text("refusal-discount", building=name, goods=saved)
    cost = economy.build_cost(card.id, move.discount)
    if lacks := lacking(player, cost):
        return text("refusal-build-cost", building=name, cost=goods_names(cost), lacks=goods_names(lacks))
    return None


def _why_not_card(table: Table, seat: int, card: str) -> Text | None:
    kind, player, name = SENATE[card], table.players[seat], senate_name(card)
    if card not in table.private(seat).hand:
        return text("refusal-not-in-hand", card=name)
    match economy.card_bar(table, seat, card):
        case "reaction":
            return text("refusal-aediles-not-now")
        case "final_turn":
            return text("refusal-final-turn", card=name)
        case "rival":
            return text("refusal-second", card=senate_name(economy.rival_in_play(player, card) or card))
        case "goods":
            return economy.why_not_pay(player, card, economy.price(card))
        case "resources":
            held = player.resources
            return text("refusal-card-resources", card=name, amount=kind.cost_any, held=held)
        case "room":
            return text("refusal-exchange-room", goods=goods_names(kind.get))
        case "cards":
            return text("refusal-no-buildings-left", card=name)
        case "targets" | None:
            return None


def _why_not_favour(table: Table, seat: int, move: moves.Favour) -> Text | None:
    if move.card not in SENATE:
        return text("refusal-senate-unknown")
    kind = SENATE[move.card].type
    if kind not in FAVOURS and not SENATE[move.card].reaction:
        return text(f"refusal-no-favour-{kind}")
    return _why_not_card(table, seat, move.card)


def _why_not_exchange(table: Table, seat: int, move: moves.Exchange) -> Text | None:
    if move.card not in SENATE or SENATE[move.card].type != "commercium":
        return text("refusal-exchange-unknown")
    if refusal := _why_not_card(table, seat, move.card):
        return refusal
    most = most_exchanges(table, seat, move.card)
    return None if 1 <= move.times <= most else text("refusal-exchange-times", most=most)


def _why_not_opponent(table: Table, seat: int, city: str) -> Text | None:
    if city == table.cities[seat]:
        return text("refusal-player-self")
    cities = opponents(table, seat)
    return None if city in cities else text("refusal-player-unknown", cities=list(map(city_name, cities)))


def _why_not_coniuratio(table: Table, seat: int, move: moves.Coniuratio) -> Text | None:
    refusal = _why_not_card(table, seat, "coniuratio") or _why_not_opponent(table, seat, move.player)
    if refusal:
        return refusal
    seat_of_victim = table.owner_of(move.player)
    victim = table.players[seat_of_victim]
    if move.building in victim.labels:
        return None
    return economy.why_not_so(victim, move.building) or text(
        "refusal-building-not-there", player=Player(seat_of_victim), city=city_name(move.player)
    )


def _why_not_trade(table: Table, seat: int, move: moves.Trade) -> Text | None:
    good, held = economy.sold(move.good), table.players[seat].gold
    if good is None:
        return text("refusal-trade-good")
    if move.amount < 1:
        return text("refusal-trade-amount")
    if move.amount > (left := economy.in_supply(table, good)):
        return text("refusal-trade-supply", held=good_name(good, left), left=left)
    if move.amount > (left := economy.room_for(table, seat, good)):
        return text("refusal-trade-room", room=good_name(good, left), left=left)
    cost = economy.bank_price(move.amount)
    if held < cost:
        gold, had, lacks = (goods_names({"gold": amount}) for amount in (cost, held, cost - held))
        return text(
            "refusal-trade-gold", goods=good_name(good, move.amount), cost=gold, held=had, lacks=lacks
        )
    return None
