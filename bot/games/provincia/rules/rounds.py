"""Set-up, and the rounds: yields, upkeep, hand limit, the order of phases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine import Alongside, Chance, Decision, Form, Move, Player, Task, Text, push, text
from bot.games.provincia.components import (
    BELLUM,
    BUILDINGS,
    CITIES,
    CONSTANTS,
    DECKS,
    GOODS,
    HORREUM,
    OTHER_TOKENS,
    OWN_TOKEN,
    STARTS,
    SUPPLY,
    TOKENS,
    TRACKS,
    Goods,
    cards_of,
    token_id,
)
from bot.games.provincia.scoring import FinalScoring
from bot.games.provincia.state import Building, Private, State, Table
from bot.games.provincia.state import Player as Legate

from .battle import BattlePhase
from .card_turn import CardPhase, FinalTurns
from .draft import DraftPhase
from .economy import activatable, activate, change_goods, change_track, gain, lose_prestige, tax_due
from .hands import discard_from_hand, discardable, draw, surplus, take_up
from .moves import Activate, ChooseCity, Discard, Done, card_name, city_name, strong, token_name
from .refusals import why_not_activate, why_not_discard


class YieldPhase(Task):
    """Everybody's buildings yield, then everybody may activate (ruling 40)."""

    def run(self, state: State) -> None:
        """Who comes first gets what the bank has left (ruling 15); then the activating goes round."""
        state.phase = "yields"
        for seat in state.turn_order():
            _yield_for(state, seat)
        push(state, *(Activating(seat) for seat in state.turn_order()))


def yields(player: Legate) -> tuple[Goods, int]:
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
