"""Taking tiles out of the colonia (section 5.3): everybody at once, unseen by the others."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Place, Task, Text, push, text
from bot.games.trajanum.state import FACE_DOWN, Hand, Private, State, Table, Taken

from . import changes, streets
from .moves import Keep, Stop, Take
from .names import place_names, street_names, tile_name, tile_names

TILES_TO_TAKE = 2


class Taking(Decision):
    """A player takes two tiles and keeps one (`d_take`, `d_keep`).

    Always the same question, and asked even if there is one answer: the others are to see nothing of it.
    """

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        """A tile; none if none is to be had without a tribune; of two, the one to keep."""
        taken = position.private(self.seat).taken
        if len(taken) == TILES_TO_TAKE:
            yield Form(Keep, tile=[one.tile for one in taken])
            return
        prices = streets.tile_prices(position, self.seat)
        if spaces := streets.affordable(prices, streets.tribunes_left(position, self.seat)):
            yield Form(Take, space=spaces)
        if all(prices.values()):
            yield Form(Stop)

    def play(self, state: State, move: Take | Stop | Keep) -> None:
        """Take a tile and look at it, and go on; or be done."""
        match move:
            case Take():
                self._take(state, move.space)
            case _:
                self._be_done(state, move)

    def _take(self, state: State, space: str) -> None:
        hidden = state.players[self.seat].tiles[space] == FACE_DOWN
        if hidden:
            state.bring_to_light("taken")
        taken = take(state, self.seat, space)
        event = state.tell("took")
        event.known_to = [self.seat]
        event.secret = {"space": Place(space), "tile": tile_name(taken.tile)}
        event.reveals = hidden
        push(state, self)

    def _be_done(self, state: State, move: Stop | Keep) -> None:
        """The others hear that the seat has chosen, not how many tiles it has."""
        private = state.private(self.seat)
        settle(private, move)
        event = state.tell("chosen", self.seat)
        event.known_to = [self.seat]
        event.secret = {
            "count": len(private.taken),
            "kept": tile_names([private.hand.own] if private.hand.own else []),
            "passed": tile_names([private.passed] if private.passed else []),
        }

    def absent(self, position: Table) -> Move:
        """The first space without cost, twice; keep the first tile (section 5.12)."""
        taken = position.private(self.seat).taken
        if len(taken) == TILES_TO_TAKE:
            return Keep(taken[0].tile)
        free = [space for space, price in streets.tile_prices(position, self.seat).items() if not price]
        return Take(free[0]) if free else Stop()

    def why_not(self, position: Table, move: Move) -> Text | None:
        taken = position.private(self.seat).taken
        match move:
            case Take() | Stop() if len(taken) == TILES_TO_TAKE:
                return text("refusal-keep-first", tiles=tile_names(one.tile for one in taken))
            case Take():
                return self._why_not_take(position, move.space)
            case Stop() if not streets.may_stop(position, self.seat):
                return text("refusal-stop", streets=street_names(streets.open_streets(position, self.seat)))
            case Keep() if len(taken) < TILES_TO_TAKE:
                return text("refusal-keep-not-yet", taken=len(taken))
            case Keep():
                return text("refusal-keep", tiles=tile_names(one.tile for one in taken))
            case _:
                return None

    def _why_not_take(self, table: Table, space: str) -> Text:
        if refusal := streets.why_no_tile(table, self.seat, space):
            return refusal
        if space in streets.taken_spaces(table, self.seat):
            return text("refusal-no-tile", space=Place(space))
        return text(
            "refusal-take-tribune",
            space=Place(space),
            streets=street_names(streets.open_streets(table, self.seat)),
            tribunes=streets.tribunes_left(table, self.seat),
        )


def take(state: State, seat: int, space: str) -> Taken:
    """A seat has a tile of its colonia, which to all others still lies there."""
    taken = Taken(space, changes.front(state, seat, space))
    state.private(seat).taken += (taken,)
    return taken


def settle(private: Private, move: Stop | Keep) -> None:
    """Of two tiles one is kept, the other passed; one alone is kept."""
    tiles = [one.tile for one in private.taken]
    kept = move.tile if isinstance(move, Keep) else next(iter(tiles), None)
    private.hand = replace(private.hand, own=kept)
    private.passed = next((tile for tile in tiles if tile != kept), None)


class Delivery(Task):
    """Everybody is done: what was taken is seen, tribunes are paid, tiles change hands."""

    def run(self, state: State) -> None:
        """Empty the spaces, then pass the tiles to the right."""
        state.bring_to_light("delivery")
        for seat in state.turn_order():
            _empty_spaces(state, seat)
        for seat in state.turn_order():
            private = state.private(seat)
            if private.passed is not None:
                receiver = state.private(state.right_of(seat))
                receiver.hand = replace(receiver.hand, received=private.passed)
        for seat in state.turn_order():
            _receive(state, seat)


def _empty_spaces(state: State, seat: int) -> None:
    private = state.private(seat)
    spaces = [taken.space for taken in private.taken]
    due = streets.dues(streets.called_streets(state, seat), spaces)
    player = state.players[seat]
    player.lifted = tuple(taken.tile for taken in private.taken if player.tiles[taken.space] != FACE_DOWN)
    if not spaces:
        state.tell("no-tile-taken", seat).reveals = True
        return
    state.tell("tiles-taken", seat, count=len(spaces), spaces=place_names(spaces)).reveals = True
    if due:
        changes.change(state, seat, "tribune", -due)
    for space in spaces:
        changes.lift(state, seat, space)
    private.taken = ()


def _receive(state: State, seat: int) -> None:
    """The others see which tiles there are; the receiver may look at what has come."""
    hand = state.private(seat).hand
    state.players[seat].hand = Hand(
        own=FACE_DOWN if hand.own else None, received=FACE_DOWN if hand.received else None
    )
    if hand.received:
        event = state.tell("received")
        event.known_to = [seat]
        event.secret = {"tile": tile_name(hand.received)}
        event.reveals = True
