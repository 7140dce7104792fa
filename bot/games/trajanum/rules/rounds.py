"""The course of the game: set-up (section 4), cycles and rounds (5.1 and 5.2), turns (5.4 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Alongside, Chance, Decision, Form, Player, Task, Text, Together, push, text, yes
from bot.games.trajanum import components, scoring
from bot.games.trajanum.state import (
    FACE_DOWN,
    SOURCES,
    Crane,
    Hand,
    PlacedCitizen,
    Private,
    Row,
    State,
    Table,
    Turn,
)
from bot.games.trajanum.state import Player as Governor

from . import building, forum
from .moves import NONE, OWN, RECEIVED, Build, End, Exchange, Setup, Use
from .tiles import Delivery, Taking, TileEffect, candidates, of_another_class, seat_citizen, seconds, store


def set_up(seats: int, options: dict[str, str], chance: Chance, rules_version: int) -> State:
    options = dict(options)
    if options["learning_game"] == "on":
        options["colonia_side"] = "A"
    street_cards = [symbol for symbol in components.STREETS for _ in range(components.CONSTANTS.street_cards)]
    cards = chance.shuffled(street_cards)
    size = len(cards) // components.CONSTANTS.cycles
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        rules_version=rules_version,
        start_seat=chance.below(seats),
        players=[],
        forum=forum.lay_forum(seats, options, chance),
        supply=dict(components.SUPPLY) if options["tile_supply"] == "limited" else {},
        trajan=_draw_trajan_cards(options, chance),
        privates=[Private() for _ in range(seats)],
        faces=[{} for _ in range(seats)],
        spares=[],
        decks=[cards[place * size : (place + 1) * size] for place in range(components.CONSTANTS.cycles)],
        agenda=[],
        chance=chance,
    )
    state.tell("start-drawn", player=Player(state.start_seat))
    state.tell("cards-drawn", cards=[components.card_name(card) for card in state.trajan.values()])
    for seat, worker in zip(range(seats), chance.shuffled(components.WORKERS), strict=False):
        citizen = chance.pick(components.CLASSES)
        governor = Governor(
            citizen=citizen,
            resources=dict.fromkeys(components.RESOURCES, 0),
            rows=[Row() for _ in components.ROWS],
            tracks=dict.fromkeys(components.TRACK_NAMES, 0),
            points=dict.fromkeys(SOURCES, 0),
        )
        state.players.append(governor)
        drawn = components.resource_name(worker, 1)
        state.tell("worker-drawn", seat, worker=drawn, citizen=components.class_name(citizen))
        for resource, amount in components.START.items():
            state.change(seat, resource, amount)
        state.change(seat, worker, 1)
    choices = [SetUpChoice(seat) for seat in range(seats)]
    if options["setup_choice"] == "auto":
        for choice in choices:
            choice.play(state, choice.absent(state))
        push(state, Laying(), Cycle())
    else:
        push(state, Together.of(choices), Laying(), Cycle())
    return state


def _draw_trajan_cards(options: dict[str, str], chance: Chance) -> dict[int, str]:
    """A card for each cycle; in the learning game only for the last one."""
    promo, last = options["promo_cards"] == "on", components.CONSTANTS.cycles
    cards = [card for card in components.TRAJAN_CARDS.values() if promo or not card.promo]
    return {
        cycle: chance.pick([card.id for card in cards if card.cycle == cycle])
        for cycle in range(last if options["learning_game"] == "on" else 1, last + 1)
    }


def other_classes(citizen: str) -> list[components.SocialClass]:
    """The classes of the two citizen tiles for the corners."""
    return [other for other in components.CLASSES if other != citizen]


def corner_tiles(citizen: str, diagonal: str, upper: str) -> dict[str, str]:
    """The two other citizen tiles by corner; `upper` is the class of the one in the upper corner of the diagonal."""
    above, below = components.DIAGONALS[diagonal]
    return {
        above if other == upper else below: components.START_TILES[other] for other in other_classes(citizen)
    }


class SetUpChoice(Decision):
    """A player lays out their colonia (`d_setup`)."""

    def forms(self, position: Table) -> Iterator[Form]:
        citizen = position.players[self.seat].citizen

        def left(*chosen: str) -> list[str]:
            return [colour for colour in components.COLOURS if colour not in chosen]

        yield Form(
            Setup,
            **dict.fromkeys(("nw", "ne", "sw", "se"), left),
            row=components.ROWS_OF[citizen],
            diagonal=list(components.DIAGONALS),
            upper=other_classes(citizen),
        )

    def play(self, state: State, move: Setup) -> None:
        player = state.players[self.seat]
        for corner, colour in zip(components.CORNERS, (move.nw, move.ne, move.sw, move.se), strict=True):
            player.cranes[corner] = Crane(next(known for known in components.COLOURS if known == colour))
        player.tiles |= corner_tiles(player.citizen, move.diagonal, move.upper)
        state.tell("laid-out", self.seat)
        name, row = components.class_name(player.citizen), components.row_name(move.row)
        state.tell("citizen-placed", self.seat, citizen=name, row=row)
        citizen = PlacedCitizen(components.START_TILES[player.citizen], self.seat)
        seat_citizen(state, self.seat, citizen, move.row)

    def absent(self, position: State) -> Setup:
        move = next(self.forms(position)).sample(position.chance.below)
        assert isinstance(move, Setup)
        return move

    def why_not(self, position: Table, move: Setup) -> Text | None:
        citizen, misfit = position.players[self.seat].citizen, next(self.forms(position)).misfit(move)
        match misfit:
            case None:
                return None
            case "row", _:
                return of_another_class(citizen)
            case "diagonal", _:
                return text("refusal-diagonal")
            case "upper", _:
                return text("refusal-upper", citizen=components.class_name(citizen))
            case _:
                return text("refusal-cranes")


class Laying(Task):
    """Lays the other tiles at random, face down except in corners; one is left as the spare tile (section 4.9)."""

    def run(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            laid = {components.START_TILES[citizen] for citizen in components.CLASSES}
            tiles = state.chance.shuffled([tile for tile in components.TILES if tile not in laid])
            state.spares.append(tiles.pop())
            drawn = {space: tiles.pop() for space in components.TILE_SPACES if space not in player.tiles}
            shown = [corner for corner in components.CORNERS if corner in drawn]
            state.faces[seat] = {space: tile for space, tile in drawn.items() if space not in shown}
            player.tiles = {
                space: FACE_DOWN if space in state.faces[seat] else player.tiles.get(space) or drawn[space]
                for space in components.TILE_SPACES
            }
            event = state.tell("laid", seat, tiles=[components.tile_name(drawn[corner]) for corner in shown])
            event.reveals = True


class Cycle(Task):
    """A cycle: rounds, payment and scoring, with the next fragment on Trajan's Column."""

    def run(self, state: State) -> None:
        state.tell("cycle-began", cycle=state.cycle, points=state.column_value)
        rounds = [Round() for _ in range(components.CONSTANTS.rounds_per_cycle)]
        push(state, *rounds, scoring.PaymentPhase(), scoring.CycleScoring(), EndOfCycle())


class Round(Task):
    """A round: two streets are called, everybody takes tiles, then everybody has a turn."""

    def run(self, state: State) -> None:
        state.round += 1
        state.bring_to_light("streets")
        state.phase = "take"
        deck = state.decks[state.cycle - 1]
        state.called += state.streets
        state.streets = [deck.pop() for _ in range(components.CONSTANTS.streets_per_round)]
        streets, start = components.street_names(state.streets), Player(state.start_seat)
        state.tell("streets-called", round=state.round, streets=streets, start=start).reveals = True
        taking = Alongside.of([Taking(seat) for seat in state.turn_order()])
        push(state, taking, Delivery(), Turns(), EndOfRound())


class EndOfRound(Task):
    """Passes the role of starting player to the right (ruling 43)."""

    def run(self, state: State) -> None:
        state.start_seat = state.right_of(state.start_seat)


class EndOfCycle(Task):
    """Begins the next cycle, or ends the game."""

    def run(self, state: State) -> None:
        if state.cycle == components.CONSTANTS.cycles:
            push(state, scoring.FinalScoring("ended-rounds"))
        else:
            state.cycle += 1
            push(state, Cycle())


class Turns(Task):
    """Everybody has a turn."""

    def run(self, state: State) -> None:
        state.phase = "turns"
        push(state, *(BeginTurn(seat) for seat in state.turn_order()))


class BeginTurn(Task):
    """Begins a turn: the player shows both tiles."""

    seat: int

    def run(self, state: State) -> None:
        player, private = state.players[self.seat], state.private(self.seat)
        state.turn = Turn(self.seat)
        if private.hand != Hand():
            state.bring_to_light("turn")
        player.hand = private.hand
        private.hand = Hand()
        giver = state.left_of(self.seat)
        state.private(giver).passed = None
        player.shown += [player.hand.own] if player.hand.own else []
        state.players[giver].shown += [player.hand.received] if player.hand.received else []
        tiles = [tile for tile in (player.hand.own, player.hand.received) if tile]
        names = list(map(components.tile_name, tiles))
        event = state.tell("turn-began", self.seat, count=len(tiles), tiles=names)
        event.reveals = bool(tiles)
        using = [Using(self.seat)] if candidates(state, self.seat) else []
        push(state, *using, BuildingStep(self.seat))


BOTH_TILES: components.Resources = {"tribune": components.CONSTANTS.both_tiles_tribunes}
"""The cost of using two tiles."""


class Using(Decision):
    """A player chooses a tile to use, or two in order (`d_use`)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any candidate, and a second one for two tribunes (ruling 9)."""
        both = not position.players[self.seat].lacking(BOTH_TILES)
        yield Form(
            Use,
            tile=candidates(position, self.seat),
            then=lambda tile: [NONE, *seconds(position, self.seat, tile)] if both else [NONE],
        )

    def play(self, state: State, move: Use) -> None:
        """Store unused tiles, then let the used ones take effect (ruling 10)."""
        used = [move.tile] if move.then == NONE else [move.tile, move.then]
        if len(used) == 2:
            state.did("used-both", self.seat)
            state.pay(self.seat, BOTH_TILES)
        hand = state.players[self.seat].hand
        if hand.own and OWN not in used:
            store(state, self.seat, OWN, used=False)
        if hand.received and RECEIVED not in used:
            store(state, self.seat, RECEIVED, used=False)
        push(state, *(TileEffect(self.seat, source) for source in used))

    def why_not(self, position: Table, move: Use) -> Text | None:
        named = [move.tile] if move.then == NONE else [move.tile, move.then]
        for tile in named:
            if refusal := self._why_not_candidate(position, tile):
                return refusal
        if len(named) == 1:
            return None
        price = BOTH_TILES["tribune"]
        lacks = position.players[self.seat].lacking(BOTH_TILES).get("tribune")
        if move.then not in seconds(position, self.seat, move.tile):
            both = not lacks and seconds(position, self.seat, OWN) and position.players[self.seat].hand.own
            return text("refusal-two-tiles", both=yes(both))
        return text("refusal-both-tribunes", tribunes=price, held=price - lacks) if lacks else None

    def _why_not_candidate(self, table: Table, tile: str) -> Text | None:
        neighbour = Player(table.left_of(self.seat))
        if tile in candidates(table, self.seat):
            return None
        if tile == OWN:
            return text("refusal-no-own-tile")
        if tile == RECEIVED:
            return text("refusal-nothing-received", player=neighbour)
        if tile not in components.TILES:
            return text("refusal-tile-unknown")
        if table.players[self.seat].hand.received:
            return text("refusal-reserve-closed", player=neighbour)
        return text("refusal-not-in-reserve")


class BuildingStep(Decision):
    """A player exchanges, builds once, or ends the turn (`d_exchange`, `d_build`, `d_end`)."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield from building.exchange_forms(position, self.seat)
        if not position.has_built:
            yield from building.building_forms(position, self.seat)
        yield Form(End)

    def play(self, state: State, move: Exchange | Build | End) -> None:
        assert state.turn
        match move:
            case Exchange():
                push(state, self)
                building.exchange(state, self.seat, move)
            case Build():
                push(state, self)
                state.turn.built = True
                building.build(state, self.seat, move)
            case End():
                state.tell("turn-ended", self.seat)
                state.turn = None

    def why_not(self, position: Table, move: Exchange | Build) -> Text | None:
        if isinstance(move, Build) and position.has_built:
            exchange = yes(building.open_ways(position, self.seat))
            return text("refusal-built-already", exchange=exchange)
        return building.why_not(position, self.seat, move)
