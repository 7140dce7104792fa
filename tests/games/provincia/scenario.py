"""Builders of Provincia Romana test positions: a new game, changed as a test needs it."""

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
"""The cities of the players in the tests, by seat."""


def empty_table(seats: int = 3, **options: str) -> State:
    """Return a game at its first decision, the choice of cities."""
    state: State = GAME.new(seats, {"first_seat": "1", **options}, SEED)
    return state


def new_game(seats: int = 3, **options: str) -> State:
    """Return a game in the first round's draft; seat 0 has Arelate and goes first, seat 1 has Massilia, ..."""
    state = empty_table(seats, **options)
    while asked := GAME.asked(state):
        if not any(form.move is ChooseCity for form in asked[0].forms(state)):
            return state
        GAME.play(state, asked[0].seat, ChooseCity(FIRST_CITIES[asked[0].seat]))
    raise AssertionError("nobody is asked")


def turn_of(state: State, seat: int, *then: Step, final: bool = False) -> State:
    """Make it the seat's card turn, followed by the steps `then` and the card turn of seat 0."""
    state.phase = "final_turn" if final else "cards"
    state.draft = None
    state.agenda = []
    push(state, CardTurn(seat), *then, CardTurn(0))
    return state


def run(state: State, *steps: Step) -> State:
    """Run these steps; after them seat 0 has a card turn."""
    return play(turn_of(state, 0, *steps), 0, Done())


def turn_with(*cards: str, final: bool = False, **goods: int) -> State:
    """Return seat 0's card turn in a game of three, with these cards in hand and exactly these goods."""
    state = turn_of(new_game(), 0, final=final)
    hand(state, 0, *cards)
    hold(state, 0, **goods)
    return state


def hand(state: State, seat: int, *cards: str) -> None:
    """Give the seat exactly these cards from their decks, unseen by the others; its former hand goes to the decks."""
    state.traces[seat] = []
    private = state.private(seat)
    for card in private.hand:
        state.decks[deck_of(card)].insert(0, card)
    private.hand = []
    give(state, seat, *cards)


def hand_size(state: State, seat: int) -> int:
    """Return how many cards the seat has in hand."""
    return len(state.private(seat).hand)


def give(state: State, seat: int, *cards: str) -> None:
    """Add these cards, from their decks, to the seat's hand."""
    for card in cards:
        withdraw(state, card)
        state.private(seat).hand.append(card)


def withdraw(state: State, card: str) -> None:
    """Remove one copy of the card from its deck, or any other card if none is left there."""
    deck = state.decks[deck_of(card)]
    if card in deck:
        deck.remove(card)
    elif card not in OPES and deck:
        deck.pop(0)


def own(state: State, seat: int, *buildings: str, active: bool | None = None) -> None:
    """Add these buildings to the seat's city; those with an activation are inactive by default."""
    for building in buildings:
        if building != "horreum":
            withdraw(state, building)
        lit = not BUILDINGS[building].activation if active is None else active
        state.players[seat].buildings.append(Building(building, lit))


def without_horreum(state: State, seat: int) -> None:
    """Make the seat lose its warehouse: the card goes to its hand."""
    player = state.players[seat]
    player.buildings = [building for building in player.buildings if building.id != "horreum"]
    state.private(seat).hand.append("horreum")


def play_openly(state: State, seat: int, card: str) -> None:
    """Put the Senate card in play in front of the seat."""
    withdraw(state, card)
    state.players[seat].senate.append(card)


def extort(state: State, victim: int, by: int) -> None:
    """Put CONCUSSIO in play against a seat."""
    withdraw(state, "concussio")
    state.players[victim].extorted_by = by


def hold(state: State, seat: int, **goods: int) -> None:
    """Give the seat exactly these goods; the bank has the rest."""
    player = state.players[seat]
    for good in player.goods:
        amount = goods.get(good, 0)
        if good in state.supply:
            state.supply[good] += player.goods[good] - amount
        player.goods[good] = amount


def bank(state: State, **goods: int) -> None:
    """Set the bank's amounts of these goods; the difference leaves the game."""
    for good, amount in goods.items():
        state.supply[good] = amount  # type: ignore[index]


def prestige(state: State, seat: int, amount: int) -> None:
    """Set the seat's prestige."""
    player = state.players[seat]
    player.penalty_points += player.prestige - amount


def stack(state: State, deck: Deck, *cards: str) -> None:
    """Put these cards on top of the deck, the first one topmost."""
    for card in cards:
        withdraw(state, card)
    state.decks[deck].extend(reversed(cards))


def draft_of(state: State, *order: int) -> State:
    """Begin a draft in that turn order: the start player, then the others clockwise."""
    state.caesar = order[0]
    return run(state, DraftPhase())


def battle_of(state: State, raid: str, *tokens: str) -> State:
    """Fight a battle against that raid, in which each seat has and plays the given token."""
    state.bellum = [raid]
    for seat, token in enumerate(tokens):
        state.private(seat).tokens = [token]
    run(state, BattlePhase())
    for seat, token in enumerate(tokens):
        play(state, seat, PlayToken(token))
    return state


def beaten(state: State, raid: str, *losers: int) -> State:
    """Fight a battle against the raid that exactly these seats lose."""
    for seat, player in enumerate(state.players):
        player.morale, player.defence = (1, -3) if seat in losers else (10, 6)
    return battle_of(state, raid, *["loupian-1"] * state.seats)


def goods(state: State, seat: int, *which: Good) -> tuple[int, ...]:
    """Return how much of each good the seat has."""
    return tuple(state.players[seat].goods[good] for good in which)
