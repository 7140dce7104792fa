"""Set-up, and the rounds: yields, upkeep, hand limit, the order of phases; the end (section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine import (
    Alongside,
    Chance,
    Decision,
    Form,
    Move,
    Outcome,
    Player,
    Standing,
    Tally,
    Task,
    Text,
    push,
    ranked,
    text,
)
from bot.games.provincia import components
from bot.games.provincia.components import BUILDINGS, CITIES, CONSTANTS, DECKS, RAIDS, SENATE, TRACKS, Goods
from bot.games.provincia.state import Building, Private, State, Table
from bot.games.provincia.state import Player as Legate

from . import hands, moves
from .battle import BattlePhase
from .card_turn import CardPhase, FinalTurns
from .draft import DraftPhase
from .economy import activatable, activate, change_goods, change_track, gain, lose_prestige, tax_due


def set_up(seats: int, options: dict[str, str], chance: Chance, rules_version: int) -> State:
    chosen, limited = options["first_seat"], options["gold_limited"] == "on"
    first_seat = chance.below(seats) if chosen == "random" else int(chosen) - 1
    goods, morale, defence = components.GOODS, TRACKS["morale"].start, TRACKS["defence"].start
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        rules_version=rules_version,
        caesar=first_seat,
        players=[Legate(dict.fromkeys(goods, 0), morale=morale, defence=defence) for _ in range(seats)],
        supply={good: components.SUPPLY[good] for good in components.SUPPLY if limited or good != "gold"},
        markers=dict.fromkeys(DECKS, CONSTANTS.action_markers_per_deck),
        privates=[Private() for _ in range(seats)],
        decks={deck: [] for deck in DECKS},
        discards={deck: [] for deck in DECKS},
        agenda=[],
        chance=chance,
    )
    if options["random_cities"] == "on":
        for seat, city in zip(state.turn_order(), chance.shuffled(list(CITIES)), strict=False):
            state.players[seat].city = city
            state.tell("city-dealt", seat, city=moves.city_name(city)).reveals = True
        push(state, Dealing(), Round())
    else:
        push(state, *(CityChoice(seat) for seat in state.turn_order()), Dealing(), Round())
    return state


class CityChoice(Decision):
    """A player chooses a city (D0)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(moves.ChooseCity, city=_free_cities(position))

    def play(self, state: State, move: moves.ChooseCity) -> None:
        state.players[self.seat].city = move.city
        state.did("city-chosen", self.seat, city=moves.strong(moves.city_name(move.city)), thing=move.city)

    def why_not(self, position: Table, move: moves.ChooseCity) -> Text | None:
        if move.city in (free := _free_cities(position)):
            return None
        owner = position.seat_of(move.city) if move.city else None
        if owner is None:
            return text("refusal-city-unknown", cities=list(map(moves.city_name, free)))
        return text("refusal-city-taken", city=moves.city_name(move.city), player=Player(owner))


def _free_cities(table: Table) -> list[str]:
    taken = table.cities
    return [city for city in CITIES if city not in taken]


class Dealing(Task):
    """Prepares decks and raids, and deals goods, warehouses, cards and tokens (4.3 to 4.9)."""

    def run(self, state: State) -> None:
        chance, kilns = state.chance, state.options["printed_kiln_count"] == "on"
        state.decks = {
            deck: chance.shuffled(components.cards_of(deck, printed_kilns=kilns)) for deck in DECKS
        }
        del state.decks["aedificium"][: CONSTANTS.buildings_removed_at_setup]
        state.bellum = [chance.pick([card.id for card in raids]) for raids in RAIDS.values()]
        cities = state.cities
        tokens = chance.shuffled(
            [components.token_id(city, value) for city in cities for value in components.OTHER_TOKENS]
        )
        for place, seat in enumerate(state.turn_order(), 1):
            for card in hands.draw(state, "aedificium", CONSTANTS.start_building_cards):
                hands.take_up(state, seat, card)
            own = components.token_id(cities[seat], components.OWN_TOKEN)
            state.private(seat).tokens = [own, *(tokens.pop() for _ in components.OTHER_TOKENS)]
            _equip(state, seat, place)


def _equip(state: State, seat: int, place: int) -> None:
    """Give a seat the start of its place in the first turn order (section 3.8)."""
    private, start = state.private(seat), components.start_of(state.seats, place, state.options)
    event = state.tell("equipped", seat)
    event.reveals, event.known_to = True, [seat]
    event.secret = {
        "cards": moves.card_names(private.hand),
        "tokens": list(map(moves.token_name, private.tokens)),
    }
    state.players[seat].buildings.append(Building(components.HORREUM))
    for good, amount in start.goods.items():
        change_goods(state, seat, good, amount)
    lose_prestige(state, seat, -start.prestige)


class Round(Task):
    """A round: draft, cards, in some rounds a battle, upkeep, yields."""

    def run(self, state: State) -> None:
        state.tell("round-began", round=state.round, order=list(map(Player, state.turn_order())))
        battle = [BattlePhase()] if state.round in CONSTANTS.battle_rounds else []
        phases = [DraftPhase(), CardPhase(), HandLimit(), *battle, UpkeepPhase(), YieldPhase(), EndOfRound()]
        push(state, *phases)


class HandLimit(Task):
    """Everybody with too many cards discards, all at once."""

    def run(self, state: State) -> None:
        if over := [seat for seat in state.turn_order() if hands.surplus(state, seat)]:
            push(state, Alongside.of([DiscardDown(seat) for seat in over]))


class DiscardDown(Decision):
    """Which card to discard; asked even if all are alike, since not asking would reveal that (ruling 22)."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        """Any card but HORREUM, which is never discarded (ruling 17)."""
        yield Form(moves.Discard, card=hands.discardable(position, self.seat))

    def play(self, state: State, move: moves.Discard) -> None:
        hands.discard_from_hand(state, self.seat, move.card)
        if hands.surplus(state, self.seat):
            push(state, self)

    def absent(self, position: Table) -> Move:
        """The card that came last (ruling 51)."""
        hand = position.private(self.seat).hand
        return moves.Discard(next(card for card in reversed(hand) if card != components.HORREUM))

    def why_not(self, position: Table, move: moves.Discard) -> Text | None:
        return hands.why_not_discard(position, self.seat, move.card)


class UpkeepPhase(Task):
    """In turn order, everybody pays the tax, in gold or else prestige, and loses a step of morale and defense."""

    def run(self, state: State) -> None:
        state.phase = "upkeep"
        for seat in state.turn_order():
            due = tax_due(state.players[seat])
            if not due:
                state.tell("upkeep-untaxed", seat)
            elif state.players[seat].gold >= due:
                state.tell("upkeep-taxed", seat, gold=due)
                change_goods(state, seat, "gold", -due)
            else:
                state.tell("upkeep-unpaid", seat, gold=due, prestige=CONSTANTS.tax_default_prestige)
                lose_prestige(state, seat, CONSTANTS.tax_default_prestige)
            change_track(state, seat, "morale", -1)
            change_track(state, seat, "defence", -1)


class YieldPhase(Task):
    """In turn order, buildings yield while the bank lasts (ruling 15); then everybody may activate (ruling 40)."""

    def run(self, state: State) -> None:
        state.phase = "yields"
        for seat in state.turn_order():
            goods, morale = yields(state.players[seat])
            if goods or morale:
                state.tell("yielded", seat)
                change_track(state, seat, "morale", morale)
                gain(state, seat, goods)
        push(state, *(Activating(seat) for seat in state.turn_order()))


def yields(player: Legate) -> tuple[Goods, int]:
    """What the player's buildings give each round: goods, and steps of morale."""
    goods: Goods = {}
    effects = [BUILDINGS[building.id].each_round for building in player.buildings]
    for effect in effects:
        for good, amount in effect.goods.items():
            goods[good] = goods.get(good, 0) + amount
    return goods, sum(effect.morale for effect in effects)


class Activating(Task):
    """Asks a player who can activate a building."""

    seat: int

    def run(self, state: State) -> None:
        if activatable(state.players[self.seat]):
            push(state, Activation(self.seat))


class Activation(Decision):
    """Which building a player activates, or none (D10)."""

    def forms(self, position: Table) -> Iterator[Form]:
        if buildings := activatable(position.players[self.seat]):
            yield Form(moves.Activate, building=buildings)
        yield Form(moves.Done)

    def play(self, state: State, move: moves.Activate | moves.Done) -> None:
        if isinstance(move, moves.Activate):
            activate(state, self.seat, move.building)
            push(state, Activating(self.seat))
        else:
            state.tell("activating-ended", self.seat).deed = True

    def why_not(self, position: Table, move: moves.Activate) -> Text | None:
        player, building = position.players[self.seat], move.building
        if building in activatable(player):
            return None
        if building not in BUILDINGS:
            return text("refusal-building-unknown")
        if not player.has(building):
            return text("refusal-not-built", building=moves.building_name(building))
        key = "refusal-active-already" if BUILDINGS[building].activation else "refusal-always-active"
        return text(key, building=moves.building_name(building))


class EndOfRound(Task):
    """Returns markers, ends exemptions, and passes the Caesar card on, or ends the game (section 5.7)."""

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


class FinalScoring(Task):
    """Scores glory and gold, and ends the game; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        state.phase = "end"
        state.tell(self.reason)
        for seat in state.turn_order():
            for source, points in final_points(state.players[seat]).items():
                if points:
                    state.tell(f"scored-{source}", seat, points=points)
        state.outcome = Outcome(self.reason, standings(state))


def final_points(player: Legate) -> dict[str, int]:
    return {
        "gloria": best_glory(player.senate),
        "gold": player.gold // CONSTANTS.gold_per_prestige_at_end,
    }


def best_glory(senate: Iterable[str]) -> int:
    """The points of GLORIA cards in play at the end: only the best one counts."""
    return max([SENATE[card].end_prestige for card in senate], default=0)


def sources(player: Legate) -> dict[str, int]:
    """The player's points by source: buildings, lost prestige, glory, gold."""
    return {
        "buildings": sum(building.prestige for building in player.buildings),
        "lost": -player.penalty_points,
        **final_points(player),
    }


def tie_breaks(player: Legate) -> dict[str, int]:
    """Tie-breaks, most important first; gold is counted as before scoring (ruling 45)."""
    city = CITIES.get(player.city)
    return {
        "personal_building": int(city is not None and player.has(city.personal_building)),
        "gold": player.gold,
        "resources": player.resources,
        "morale": player.morale,
    }


def standings(table: Table) -> list[Standing]:
    """The ranking; players who left rank behind the others."""
    tallies = [Tally(sources(player), tie_breaks(player)) for player in table.players]
    return ranked(tallies, table.gone, leavers_last=table.rules_version > 1)


def upkeep_to_come(table: Table) -> bool:
    """Whether the tax will be due again."""
    if table.outcome is not None or table.phase == "final_turn":
        return False
    return table.round < CONSTANTS.rounds or table.phase != "yields"


def next_raid(table: Table) -> int | None:
    """The round of the next battle; None after the last."""
    return next(iter(CONSTANTS.battle_rounds[len(table.battles) :]), None)


def raid_range(table: Table) -> tuple[int, int]:
    """The lowest and the highest strength among the cards for the next raid."""
    strengths = [card.strength for card in RAIDS[CONSTANTS.battle_rounds[len(table.battles)]]]
    return min(strengths), max(strengths)


def strength_expected(table: Table, seat: int) -> int:
    """The seat's strength in the next battle, without tokens, if nothing is built or played until then."""
    player, raid = table.players[seat], next_raid(table)
    morale, defence = player.morale, player.defence
    for _ in range(0 if raid is None else raid - table.round - (table.phase == "yields")):
        morale = TRACKS["morale"].within(TRACKS["morale"].within(morale - 1) + yields(player)[1])
        defence = TRACKS["defence"].within(defence - 1)
    return morale + defence + player.military


def unseen_tokens(table: Table, seat: int) -> list[int]:
    """The values of the seat's color not yet shown in a battle, highest first."""
    city, left = table.cities[seat], Counter([components.OWN_TOKEN, *components.OTHER_TOKENS])
    shown = [components.TOKENS[token] for battle in table.battles for token in battle.tokens]
    left.subtract(token.value for token in shown if token.city == city)
    return sorted(left.elements(), reverse=True)
