"""Playing Senate cards (section 5.3.1)."""

from __future__ import annotations

from bot.engine import Player, push
from bot.games.provincia.components import SENATE, Goods
from bot.games.provincia.state import State

from .changes import gain, pay, take_effect
from .conspiracy import Conspiracy
from .consuetudo import look
from .costs import mix_goods
from .decks import discard
from .hands import lay_down
from .moves import Concussio, Coniuratio, Corruptio, Exchange, Favour
from .names import building_name, goods_names, senate_name, strong
from .senate import exchanged
from .taxes import EXEMPTING


def favour(state: State, seat: int, move: Favour) -> None:
    """Pay, and take what the card gives at once; some stay in play."""
    kind = SENATE[move.card]
    _play(state, seat, move.card, kind.cost)
    take_effect(state, seat, kind.effect)
    if kind.type == "praetor":
        state.players[seat].exempt = True


def exchange(state: State, seat: int, move: Exchange) -> None:
    """Give and get, as often as said."""
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
    """No tax for the rest of the game."""
    _play(state, seat, "corruptio", mix_goods(move.payment))


def consuetudo(state: State, seat: int) -> None:
    """Look at the next building cards (ruling 29)."""
    kind = SENATE["consuetudo"]
    _play(state, seat, kind.id, kind.cost)
    look(state, seat, kind.look)


def _play(state: State, seat: int, card: str, cost: Goods) -> None:
    """Pay for a card; it stays in play, or is discarded."""
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
