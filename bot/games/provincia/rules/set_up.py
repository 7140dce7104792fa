"""The set-up (section 4)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Chance, Decision, Form, Move, Player, Task, Text, push, text
from bot.games.provincia.components import (
    BELLUM,
    CITIES,
    CONSTANTS,
    DECKS,
    GOODS,
    HORREUM,
    OTHER_TOKENS,
    OWN_TOKEN,
    STARTS,
    SUPPLY,
    TRACKS,
    cards_of,
    token_id,
)
from bot.games.provincia.state import Building, Private, State, Table
from bot.games.provincia.state import Player as Legate

from .changes import change_goods, lose_prestige
from .decks import draw
from .hands import take_up
from .moves import ChooseCity
from .names import card_name, city_name, strong, token_name
from .rounds import Round


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The empty table, with the choice of the cities and all that follows on the agenda."""
    chosen = options["first_seat"]
    first_seat = chance.below(seats) if chosen == "random" else int(chosen) - 1
    limited = options["gold_limited"] == "on"
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        caesar=first_seat,
        players=[
            Legate(
                goods=dict.fromkeys(GOODS, 0),
                morale=TRACKS["morale"].start,
                defence=TRACKS["defence"].start,
            )
            for _ in range(seats)
        ],
        supply={good: amount for good, amount in SUPPLY.items() if limited or good != "gold"},
        markers=dict.fromkeys(DECKS, CONSTANTS.action_markers_per_deck),
        privates=[Private() for _ in range(seats)],
        decks={deck: [] for deck in DECKS},
        discards={deck: [] for deck in DECKS},
        agenda=[],
        chance=chance,
    )
    if options["random_cities"] == "on":
        for seat, city in zip(state.turn_order(), chance.shuffled(list(CITIES)), strict=False):
            settle(state, seat, city, dealt=True)
        push(state, Dealing(), Round())
    else:
        push(state, *(CityChoice(seat) for seat in state.turn_order()), Dealing(), Round())
    return state


def free_cities(table: Table) -> list[str]:
    """The cities that nobody has."""
    return [city for city in CITIES if table.seat_of(city) is None]


class CityChoice(Decision):
    """A player chooses a city (D0)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """The cities that nobody has."""
        yield Form(ChooseCity, city=free_cities(position))

    def play(self, state: State, move: ChooseCity) -> None:
        """The city is the player's for the game."""
        settle(state, self.seat, move.city)

    def absent(self, position: Table) -> Move:
        """The first that is free (ruling 51)."""
        return ChooseCity(free_cities(position)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        """Somebody else's city, or none."""
        if not isinstance(move, ChooseCity):
            return None
        owner = position.seat_of(move.city) if move.city else None
        if owner is None:
            return text("refusal-city-unknown", cities=[city_name(city) for city in free_cities(position)])
        return text("refusal-city-taken", city=city_name(move.city), player=Player(owner))


def settle(state: State, seat: int, city: str, *, dealt: bool = False) -> None:
    """Give a city to a player."""
    state.players[seat].city = city
    if dealt:
        state.tell("city-dealt", seat, city=city_name(city)).reveals = True
    else:
        state.did("city-chosen", seat, city=strong(city_name(city)), thing=city)


class Dealing(Task):
    """Everybody gets goods, a warehouse, a card and tokens; decks and raids are made ready (4.3 to 4.9)."""

    def run(self, state: State) -> None:
        """Decks and raids first, then what each seat starts with, in turn order."""
        make_decks(state)
        state.bellum = [
            state.chance.pick([card.id for card in BELLUM.values() if card.round == number])
            for number in CONSTANTS.battle_rounds
        ]
        tokens = state.chance.shuffled(
            [token_id(player.city, value) for player in state.players for value in OTHER_TOKENS]
        )
        for place, seat in enumerate(state.turn_order(), 1):
            private = state.private(seat)
            for card in draw(state, "aedificium", CONSTANTS.start_building_cards):
                take_up(state, seat, card)
            private.tokens = [
                token_id(state.players[seat].city, OWN_TOKEN),
                *(tokens.pop() for _ in OTHER_TOKENS),
            ]
            equip(state, seat, place)


def make_decks(state: State) -> None:
    """Shuffle the three decks, and take some buildings out of the game unseen."""
    kilns = state.options["printed_kiln_count"] == "on"
    state.decks = {deck: state.chance.shuffled(cards_of(deck, printed_kilns=kilns)) for deck in DECKS}
    del state.decks["aedificium"][: CONSTANTS.buildings_removed_at_setup]


def equip(state: State, seat: int, place: int) -> None:
    """Give what the table says for the place in the first turn order (section 3.8)."""
    private = state.private(seat)
    event = state.tell("equipped", seat)
    event.reveals = True
    event.known_to = [seat]
    event.secret = {
        "cards": [card_name(card) for card in private.hand],
        "tokens": [token_name(token) for token in private.tokens],
    }
    start = STARTS[state.seats, place]
    state.players[seat].buildings.append(Building(HORREUM))
    for good, amount in start.goods.items():
        change_goods(state, seat, good, amount)
    lose_prestige(state, seat, -start.prestige)
