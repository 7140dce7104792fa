"""Set-up and rounds: upkeep, hand limit, the order of phases."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Alongside, Chance, Decision, Form, Move, Player, Task, Text, push, text
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
from bot.games.provincia.scoring import FinalScoring
from bot.games.provincia.state import Building, Private, State, Table
from bot.games.provincia.state import Player as Legate

from .battle import BattlePhase
from .card_turn import CardPhase, FinalTurns
from .costs import change_goods, change_track, lose_prestige, tax_due
from .draft import DraftPhase
from .hands import discard_from_hand, discardable, draw, surplus, take_up
from .moves import ChooseCity, Discard, card_name, city_name, strong, token_name
from .refusals import why_not_discard
from .yields import YieldPhase


class UpkeepPhase(Task):
    """Morale and defence wear off, and Rome wants its tax."""

    def run(self, state: State) -> None:
        """Of each in turn order: the tax, in gold or else in prestige, then a step down on both tracks."""
        state.phase = "upkeep"
        for seat in state.turn_order():
            _keep_up(state, seat)


def _keep_up(state: State, seat: int) -> None:
    due = tax_due(state.players[seat])
    if not due:
        state.tell("upkeep-untaxed", seat)
    elif state.players[seat].goods["gold"] >= due:
        state.tell("upkeep-taxed", seat, gold=due)
        change_goods(state, seat, "gold", -due)
    else:
        state.tell("upkeep-unpaid", seat, gold=due, prestige=CONSTANTS.tax_default_prestige)
        lose_prestige(state, seat, CONSTANTS.tax_default_prestige)
    change_track(state, seat, "morale", -1)
    change_track(state, seat, "defence", -1)


class HandLimit(Task):
    """Everybody with too many cards discards, all at once."""

    def run(self, state: State) -> None:
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
        discard_from_hand(state, self.seat, move.card)
        if surplus(state, self.seat):
            push(state, self)

    def absent(self, position: Table) -> Move:
        """The card that came last (ruling 51)."""
        hand = position.private(self.seat).hand
        return Discard(next(card for card in reversed(hand) if card != HORREUM))

    def why_not(self, position: Table, move: Move) -> Text | None:
        return why_not_discard(position, self.seat, move.card) if isinstance(move, Discard) else None


class Round(Task):
    """A round: draft, cards, battle in some, upkeep, yields."""

    def run(self, state: State) -> None:
        order = [Player(seat) for seat in state.turn_order()]
        state.tell("round-began", round=state.round, order=list(order))
        battle = [BattlePhase()] if state.round in CONSTANTS.battle_rounds else []
        push(
            state, DraftPhase(), CardPhase(), HandLimit(), *battle, UpkeepPhase(), YieldPhase(), EndOfRound()
        )


class EndOfRound(Task):
    """Markers return, exemptions end, the Caesar card moves on; or the end comes (section 5.7)."""

    def run(self, state: State) -> None:
        state.markers = dict.fromkeys(DECKS, CONSTANTS.action_markers_per_deck)
        for player in state.players:
            player.exempt = False
        if state.round == CONSTANTS.rounds:
            push(state, FinalTurns(), FinalScoring("ended-rounds"))
            return
        state.round += 1
        state.caesar = (state.caesar + 1) % state.seats
        push(state, Round())


def abandon(state: State) -> None:
    push(state, FinalScoring("ended-abandoned"))


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
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
                goods=dict.fromkeys(GOODS, 0), morale=TRACKS["morale"].start, defence=TRACKS["defence"].start
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
    return [city for city in CITIES if table.seat_of(city) is None]


class CityChoice(Decision):
    """A player chooses a city (D0)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(ChooseCity, city=free_cities(position))

    def play(self, state: State, move: ChooseCity) -> None:
        settle(state, self.seat, move.city)

    def absent(self, position: Table) -> Move:
        """The first that is free (ruling 51)."""
        return ChooseCity(free_cities(position)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, ChooseCity):
            return None
        owner = position.seat_of(move.city) if move.city else None
        if owner is None:
            return text("refusal-city-unknown", cities=[city_name(city) for city in free_cities(position)])
        return text("refusal-city-taken", city=city_name(move.city), player=Player(owner))


def settle(state: State, seat: int, city: str, *, dealt: bool = False) -> None:
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
