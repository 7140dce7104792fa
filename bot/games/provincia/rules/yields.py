"""What buildings yield, and what is to be had from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Task, Text, push
from bot.games.provincia.components import (
    BELLUM,
    BUILDINGS,
    CONSTANTS,
    OTHER_TOKENS,
    OWN_TOKEN,
    TOKENS,
    TRACKS,
    Goods,
)
from bot.games.provincia.state import Player, State, Table

from .city import activatable, activate
from .costs import change_track, gain
from .moves import Activate, Done
from .refusals import why_not_activate


class YieldPhase(Task):
    """Everybody's buildings yield, then everybody may activate (ruling 40)."""

    def run(self, state: State) -> None:
        """Who comes first gets what the bank has left (ruling 15); then the activating goes round."""
        state.phase = "yields"
        for seat in state.turn_order():
            _yield_for(state, seat)
        push(state, *(Activating(seat) for seat in state.turn_order()))


def yields(player: Player) -> tuple[Goods, int]:
    """What the player's buildings give each round: goods, and steps of morale."""
    goods: Goods = {}
    morale = 0
    for building in player.buildings:
        effect = BUILDINGS[building.id].each_round
        morale += effect.morale
        for good, amount in effect.goods.items():
            goods[good] = goods.get(good, 0) + amount
    return goods, morale


def _yield_for(state: State, seat: int) -> None:
    goods, morale = yields(state.players[seat])
    if goods or morale:
        state.tell("yielded", seat)
        change_track(state, seat, "morale", morale)
        gain(state, seat, goods)


class Activating(Task):
    """A player may activate buildings, if there are any that they can."""

    seat: int

    def run(self, state: State) -> None:
        if activatable(state.players[self.seat]):
            push(state, Activation(self.seat))


class Activation(Decision):
    """A building to activate, or enough (D10)."""

    def forms(self, position: Table) -> Iterator[Form]:
        if buildings := activatable(position.players[self.seat]):
            yield Form(Activate, building=buildings)
        yield Form(Done)

    def play(self, state: State, move: Activate | Done) -> None:
        match move:
            case Activate():
                activate(state, self.seat, move.building)
                push(state, Activating(self.seat))
            case Done():
                state.tell("activating-ended", self.seat).deed = True

    def absent(self, position: Table) -> Move:
        """Nothing is activated (ruling 51)."""
        return Done()

    def why_not(self, position: Table, move: Move) -> Text | None:
        return why_not_activate(position, self.seat, move.building) if isinstance(move, Activate) else None


def next_raid(table: Table) -> int | None:
    raids = CONSTANTS.battle_rounds[len(table.battles) :]
    return raids[0] if raids else None


def raid_range(table: Table) -> tuple[int, int]:
    """How strong the Gauls of the next raid are at least, and at most, by the cards of which one waits."""
    strengths = [card.strength for card in BELLUM.values() if card.round == next_raid(table)]
    return min(strengths), max(strengths)


def strength_expected(table: Table, seat: int) -> int:
    """The seat's strength in the next battle, without tokens, if nothing is built or played until then."""
    player = table.players[seat]
    morale, defence = player.morale, player.defence
    for _ in range(_upkeeps_until_raid(table)):
        morale = min(max(TRACKS["morale"].min, morale - 1) + yields(player)[1], TRACKS["morale"].max)
        defence = max(TRACKS["defence"].min, defence - 1)
    return morale + defence + player.military


def _upkeeps_until_raid(table: Table) -> int:
    raid = next_raid(table)
    return 0 if raid is None else raid - table.round - (table.phase == "yields")


def unseen_tokens(table: Table, seat: int) -> list[int]:
    """The values of the seat's colour that have not been shown in a battle yet, highest first."""
    city = table.players[seat].city
    left = Counter([OWN_TOKEN, *OTHER_TOKENS])
    left.subtract(
        TOKENS[token].value
        for battle in table.battles
        for token in battle.tokens
        if TOKENS[token].city == city
    )
    return sorted(left.elements(), reverse=True)
