"""Positions for the tests of Provincia Romana: a fresh game, changed until it is the case in question."""

from __future__ import annotations

from bot.engine import Step, push
from bot.games.provincia.components import BUILDINGS, OPES, Deck, Good, deck_of
from bot.games.provincia.game import GAME
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.draft import DraftPhase
from bot.games.provincia.rules.moves import ChooseCity, Done, PlayToken
from bot.games.provincia.state import Building, State
from tests.games.playing import Playing

SEED = b"a seed for tests"

GIORGIO, PIERO, ALESSANDRA = 0, 1, 2
"""The players of the worked examples."""

_playing = Playing(GAME)
play = _playing.play
refusal = _playing.refusal
refused = _playing.refused
asked = _playing.asked
offers = _playing.offers
offered = _playing.offered
caution = _playing.caution
told = _playing.told

FIRST_CITIES = ("arelate", "massilia", "narbo_martius", "tolosa", "forum_iulii", "loupian")
"""The cities of the first, second, ... player in the tests."""


def empty_table(seats: int = 3, **options: str) -> State:
    """A game at its first decision: the choice of cities."""
    state: State = GAME.new(seats, {"first_seat": "1", **options}, SEED)
    return state


def new_game(seats: int = 3, **options: str) -> State:
    """A game in the first round's draft; seat 0 has Arelate and is the first, seat 1 has Massilia, ..."""
    state = empty_table(seats, **options)
    while asked := GAME.asked(state):
        if not any(form.move is ChooseCity for form in asked[0].forms(state)):
            return state
        GAME.play(state, asked[0].seat, ChooseCity(FIRST_CITIES[asked[0].seat]))
    raise AssertionError("nobody is asked")


def turn_of(state: State, seat: int, *then: Step, final: bool = False) -> State:
    """It is the seat's card turn; what comes then, and at last the card turn of seat 0."""
    state.phase = "final_turn" if final else "cards"
    state.draft = None
    state.agenda = []
    push(state, CardTurn(seat), *then, CardTurn(0))
    return state


def run(state: State, *steps: Step) -> State:
    """These steps happen; after them seat 0 has a card turn."""
    return play(turn_of(state, 0, *steps), 0, Done())


def turn_with(*cards: str, final: bool = False, **goods: int) -> State:
    """The card turn of seat 0 of three, with these cards in hand, and exactly these goods."""
    state = turn_of(new_game(), 0, final=final)
    hand(state, 0, *cards)
    hold(state, 0, **goods)
    return state


def hand(state: State, seat: int, *cards: str) -> None:
    """The seat holds exactly these cards, unseen by all; they come from their decks, and what it held goes there."""
    state.traces[seat] = []
    private = state.private(seat)
    for card in private.hand:
        state.decks[deck_of(card)].insert(0, card)
    private.hand = []
    give(state, seat, *cards)


def hand_size(state: State, seat: int) -> int:
    """How many cards the seat holds."""
    return len(state.private(seat).hand)


def give(state: State, seat: int, *cards: str) -> None:
    """The seat gets these cards from their decks."""
    for card in cards:
        withdraw(state, card)
        state.private(seat).hand.append(card)


def withdraw(state: State, card: str) -> None:
    """The card is in no deck any more; where there is none left in it, any other goes."""
    deck = state.decks[deck_of(card)]
    if card in deck:
        deck.remove(card)
    elif card not in OPES and deck:
        deck.pop(0)


def own(state: State, seat: int, *buildings: str, active: bool | None = None) -> None:
    """These buildings stand in the seat's city too; inactive ones where they wait to be activated."""
    for building in buildings:
        if building != "horreum":
            withdraw(state, building)
        lit = not BUILDINGS[building].activation if active is None else active
        state.players[seat].buildings.append(Building(building, lit))


def without_horreum(state: State, seat: int) -> None:
    """The seat has lost its warehouse: the card is in its hand."""
    player = state.players[seat]
    player.buildings = [building for building in player.buildings if building.id != "horreum"]
    state.private(seat).hand.append("horreum")


def play_openly(state: State, seat: int, card: str) -> None:
    """The Senate card lies in front of the player."""
    withdraw(state, card)
    state.players[seat].senate.append(card)


def extort(state: State, victim: int, by: int) -> None:
    """CONCUSSIO has been played on a seat."""
    withdraw(state, "concussio")
    state.players[victim].extorted_by = by


def hold(state: State, seat: int, **goods: int) -> None:
    """The seat has exactly these goods; the bank has the rest."""
    player = state.players[seat]
    for good in player.goods:
        amount = goods.get(good, 0)
        if good in state.supply:
            state.supply[good] += player.goods[good] - amount
        player.goods[good] = amount


def bank(state: State, **goods: int) -> None:
    """The bank has exactly so much of these (what is taken from it is out of the test)."""
    for good, amount in goods.items():
        state.supply[good] = amount  # type: ignore[index]


def prestige(state: State, seat: int, amount: int) -> None:
    """The seat has so much prestige."""
    player = state.players[seat]
    player.penalty_points += player.prestige - amount


def stack(state: State, deck: Deck, *cards: str) -> None:
    """These cards lie on top of the deck, the first on top."""
    for card in cards:
        withdraw(state, card)
    state.decks[deck].extend(reversed(cards))


def draft_of(state: State, *order: int) -> State:
    """A draft in that turn order begins; `order` names the start player, and the others clockwise."""
    state.caesar = order[0]
    return run(state, DraftPhase())


def battle_of(state: State, raid: str, *tokens: str) -> State:
    """A battle against that raid, in which the seats hold only the tokens given, and so play them."""
    state.bellum = [raid]
    for seat, token in enumerate(tokens):
        state.private(seat).tokens = [token]
    run(state, BattlePhase())
    for seat, token in enumerate(tokens):
        play(state, seat, PlayToken(token))
    return state


def beaten(state: State, raid: str, *losers: int) -> State:
    """These seats lose against the raid, and no other."""
    for seat, player in enumerate(state.players):
        player.morale, player.defence = (1, -3) if seat in losers else (10, 6)
    return battle_of(state, raid, *["loupian-1"] * state.seats)


def goods(state: State, seat: int, *which: Good) -> tuple[int, ...]:
    """What the seat holds of these."""
    return tuple(state.players[seat].goods[good] for good in which)
