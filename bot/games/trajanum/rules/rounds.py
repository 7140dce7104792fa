"""The course of the game: cycles and rounds (sections 5.1 and 5.2), and a player's turn (sections 5.4 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Alongside, Decision, Form, Move, Player, Task, Text, push, text
from bot.games.trajanum.components import CONSTANTS, TILES
from bot.games.trajanum.scoring import CycleScoring, FinalScoring, PaymentPhase
from bot.games.trajanum.state import Hand, State, Table, Turn

from . import building
from .moves import NONE, OWN, RECEIVED, Build, End, Exchange, Use
from .names import street_names
from .tiles import Delivery, Taking, TileEffect, candidates, seconds, store


class Cycle(Task):
    """A cycle begins: the next fragment stands on Trajan's Column."""

    def run(self, state: State) -> None:
        state.tell("cycle-began", cycle=state.cycle, points=state.column_value)
        rounds = [Round() for _ in range(CONSTANTS.rounds_per_cycle)]
        push(state, *rounds, PaymentPhase(), CycleScoring(), EndOfCycle())


class Round(Task):
    """A round: two streets are called, everybody takes, everybody has a turn."""

    def run(self, state: State) -> None:
        state.bring_to_light("streets")
        state.phase = "take"
        state.round += 1
        deck = state.decks[state.cycle - 1]
        state.called += state.streets
        state.streets = [deck.pop() for _ in range(CONSTANTS.streets_per_round)]
        streets, start = street_names(state.streets), Player(state.start_seat)
        state.tell("streets-called", round=state.round, streets=streets, start=start).reveals = True
        taking = Alongside.of([Taking(seat) for seat in state.turn_order()])
        push(state, taking, Delivery(), Turns(), EndOfRound())


class EndOfRound(Task):
    """The start figure goes to the right (ruling 43)."""

    def run(self, state: State) -> None:
        state.start_seat = state.right_of(state.start_seat)


class EndOfCycle(Task):
    """The next cycle begins, or the game is over."""

    def run(self, state: State) -> None:
        if state.cycle == CONSTANTS.cycles:
            push(state, FinalScoring("ended-rounds"))
        else:
            state.cycle += 1
            push(state, Cycle())


def abandon(state: State) -> None:
    """With fewer than two players left it is ranked as it stands: the one who stayed has won (section 5.12)."""
    push(state, FinalScoring("ended-abandoned"))


class Turns(Task):
    """Everybody has a turn."""

    def run(self, state: State) -> None:
        state.phase = "turns"
        push(state, *(BeginTurn(seat) for seat in state.turn_order()))


class BeginTurn(Task):
    """The player shows both tiles."""

    seat: int

    def run(self, state: State) -> None:
        player, private = state.players[self.seat], state.private(self.seat)
        if private.hand != Hand():
            state.bring_to_light("turn")
        state.turn = Turn(self.seat)
        player.hand = private.hand
        private.hand = Hand()
        giver = state.left_of(self.seat)
        state.private(giver).passed = None
        player.shown += [player.hand.own] if player.hand.own else []
        state.players[giver].shown += [player.hand.received] if player.hand.received else []
        tiles = [tile for tile in (player.hand.own, player.hand.received) if tile]
        event = state.tell("turn-began", self.seat, count=len(tiles), tiles=list(map(tile_name, tiles)))
        event.reveals = bool(tiles)
        using = [Using(self.seat)] if candidates(state, self.seat) else []
        push(state, *using, BuildingStep(self.seat))


class Using(Decision):
    """Which tile is used, or which two in what order (`d_use`)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any candidate; a second one for two tribunes (ruling 9)."""
        both = position.players[self.seat].resources["tribune"] >= CONSTANTS.both_tiles_tribunes
        yield Form(
            Use,
            tile=candidates(position, self.seat),
            then=lambda tile: [NONE, *seconds(position, self.seat, tile)] if both else [NONE],
        )

    def play(self, state: State, move: Use) -> None:
        """What is not used is stored first, then the tiles take effect (ruling 10)."""
        used = [move.tile] if move.then == NONE else [move.tile, move.then]
        if len(used) == 2:
            state.did("used-both", self.seat)
            state.change(self.seat, "tribune", -CONSTANTS.both_tiles_tribunes)
        hand = state.players[self.seat].hand
        if hand.own and OWN not in used:
            store(state, self.seat, OWN, used=False)
        if hand.received and RECEIVED not in used:
            store(state, self.seat, RECEIVED, used=False)
        push(state, *(TileEffect(self.seat, source) for source in used))

    def absent(self, position: Table) -> Move:
        return Use(candidates(position, self.seat)[0], NONE)

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, Use):
            return None
        named = [move.tile] if move.then == NONE else [move.tile, move.then]
        for tile in named:
            if refusal := self._why_not_candidate(position, tile):
                return refusal
        held = position.players[self.seat].resources["tribune"]
        if (move.tile == OWN) == (move.then == OWN):
            return text("refusal-two-tiles")
        return text("refusal-both-tribunes", tribunes=CONSTANTS.both_tiles_tribunes, held=held)

    def _why_not_candidate(self, table: Table, tile: str) -> Text | None:
        player, neighbour = table.players[self.seat], Player(table.left_of(self.seat))
        if tile == OWN:
            return None if player.hand.own else text("refusal-no-own-tile")
        if tile == RECEIVED:
            return None if player.hand.received else text("refusal-nothing-received", player=neighbour)
        if tile not in TILES:
            return text("refusal-tile-unknown")
        if player.hand.received:
            return text("refusal-reserve-closed", player=neighbour)
        return None if tile in player.reserve else text("refusal-not-in-reserve")


class BuildingStep(Decision):
    """Exchanges, one building action, and the end of the turn (`d_exchange`, `d_build`, `d_end`)."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield from building.exchange_forms(position, self.seat)
        if position.turn and not position.turn.built:
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

    def absent(self, position: Table) -> Move:
        return End()

    def why_not(self, position: Table, move: Move) -> Text | None:
        if isinstance(move, Build) and position.turn and position.turn.built:
            return text("refusal-built-already")
        return building.why_not_in_building(position, self.seat, move)
