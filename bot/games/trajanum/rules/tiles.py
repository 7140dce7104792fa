"""Colonia tiles: taking them (section 5.3), and using them (sections 5.4 and 5.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Place, Task, Text, push, text, yes
from bot.games.trajanum import components
from bot.games.trajanum.state import (
    FACE_DOWN,
    MERCHANT_1,
    Hand,
    PlacedCitizen,
    Player,
    Private,
    Row,
    State,
    Table,
    Taken,
)

from .forum import ANY, BonusChoice, PlaceEnvoy
from .moves import OWN, RECEIVED, Citizen, Gain, Keep, Stop, Take

_STREETS = {
    label: frozenset(space for space in components.SPACES if label in (space[0], space[1:]))
    for label in components.LINES
}


def street_label(table: Table, seat: int, symbol: str) -> str:
    """The label of the street with a symbol in the seat's colonia: a number of a row, or a letter of a column."""
    return components.LINES[table.symbols(seat).index(symbol)]


def street_spaces(table: Table, seat: int, symbol: str) -> frozenset[str]:
    return _STREETS[street_label(table, seat, symbol)]


def called_streets(table: Table, seat: int) -> list[frozenset[str]]:
    return [street_spaces(table, seat, symbol) for symbol in table.streets]


def taken_spaces(table: Table, seat: int) -> list[str]:
    return [taken.space for taken in table.private(seat).taken]


def dues(streets: Sequence[frozenset[str]], spaces: Sequence[str]) -> int:
    """The tribunes for tiles of one or two spaces: one for each space without a street card of its own.

    The cards are assigned in the player's favor (rulings 1 and 2).
    """
    calls = [{card for card, street in enumerate(streets) if space in street} for space in spaces]
    if len(calls) == 2 and all(calls) and len(calls[0] | calls[1]) > 1:
        return 0
    return len(calls) - any(calls)


def free_spaces(table: Table, seat: int) -> frozenset[str]:
    """The spaces in called streets whose cards the first tile hasn't used."""
    return _free_spaces(tuple(called_streets(table, seat)), tuple(taken_spaces(table, seat)))


@lru_cache(maxsize=1 << 10)
def _free_spaces(streets: tuple[frozenset[str], ...], taken: tuple[str, ...]) -> frozenset[str]:
    used = [card for card, street in enumerate(streets) if street.intersection(taken)]
    left = {other for card in used for other in range(len(streets)) if other != card}
    return frozenset().union(*(street for card, street in enumerate(streets) if card in left or not used))


def open_streets(table: Table, seat: int) -> list[str]:
    """The called streets whose cards the first tile hasn't used, without duplicates."""
    free = free_spaces(table, seat)
    called = zip(table.streets, called_streets(table, seat), strict=True)
    return list(dict.fromkeys(symbol for symbol, spaces in called if spaces <= free))


def tile_prices(table: Table, seat: int) -> dict[str, int]:
    """The cost of the next tile by space, 0 or 1 tribunes, whether or not the seat can pay it."""
    free, taken = free_spaces(table, seat), taken_spaces(table, seat)
    return {space: int(space not in free) for space in table.players[seat].tiles if space not in taken}


def tribunes_left(table: Table, seat: int) -> int:
    taken = taken_spaces(table, seat)
    spent = dues(called_streets(table, seat), taken) if taken else 0
    return table.players[seat].resources["tribune"] - spent


def takeable(table: Table, seat: int) -> list[str]:
    prices, tribunes = tile_prices(table, seat), tribunes_left(table, seat)
    return [space for space, price in prices.items() if not price or tribunes > 0]


def may_stop(table: Table, seat: int) -> bool:
    """Whether the seat may take no further tile, since all cost a tribune."""
    return all(tile_prices(table, seat).values())


def why_no_space(space: str) -> Text | None:
    if space not in components.SPACES:
        return text("refusal-space-unknown")
    return text("refusal-temple", space=Place(space)) if space in components.TEMPLES else None


def why_no_tile(table: Table, seat: int, space: str, others: str = "yes") -> Text | None:
    """Why there is no tile on a space; `others` is "no" if none can be taken elsewhere either."""
    if space in table.players[seat].tiles:
        return None
    return why_no_space(space) or text("refusal-no-tile", space=Place(space), others=others)


TILES_TO_TAKE = 2


class Taking(Decision):
    """A player takes two tiles and keeps one (`d_take`, `d_keep`).

    It is one decision for both, and asked even if there is only one answer, so that others can't infer anything.
    """

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        taken = position.private(self.seat).taken
        if len(taken) == TILES_TO_TAKE:
            yield Form(Keep, tile=[one.tile for one in taken])
            return
        if spaces := takeable(position, self.seat):
            yield Form(Take, space=spaces)
        if may_stop(position, self.seat):
            yield Form(Stop)

    def play(self, state: State, move: Take | Stop | Keep) -> None:
        private = state.private(self.seat)
        if isinstance(move, Take):
            hidden = state.players[self.seat].tiles[move.space] == FACE_DOWN
            if hidden:
                state.bring_to_light("taken")
            taken = take(state, self.seat, move.space)
            event = state.tell("took")
            event.secret = {"space": Place(move.space), "tile": components.tile_name(taken.tile)}
            event.reveals = hidden
            push(state, self)
        else:
            settle(private, move)
            kept, passed = (
                [components.tile_name(tile)] if tile else [] for tile in (private.hand.own, private.passed)
            )
            event = state.tell("chosen", self.seat)  # the number of tiles stays secret
            event.secret = {"count": len(private.taken), "kept": kept, "passed": passed}
        event.known_to = [self.seat]

    def absent(self, position: Table) -> Move:
        taken = position.private(self.seat).taken
        if len(taken) == TILES_TO_TAKE:
            return Keep(taken[0].tile)
        free = [space for space, price in tile_prices(position, self.seat).items() if not price]
        return Take(free[0]) if free else Stop()

    def why_not(self, position: Table, move: Move) -> Text | None:
        taken = position.private(self.seat).taken
        names = [components.tile_name(one.tile) for one in taken]
        streets = components.street_names(open_streets(position, self.seat))
        stops = may_stop(position, self.seat)
        stop = yes(stops)
        match move:
            case Take() | Stop() if len(taken) == TILES_TO_TAKE:
                return text("refusal-keep-first", tiles=names)
            case Take(space=space):
                possible = takeable(position, self.seat)
                others = yes(possible)
                if refusal := why_no_tile(position, self.seat, space, others):
                    return refusal
                if space in taken_spaces(position, self.seat):
                    return text("refusal-no-tile", space=Place(space), others=others)
                if space in possible:
                    return None
                return text("refusal-take-tribune", space=Place(space), streets=streets, stop=stop)
            case Stop() if not stops:
                prices = tile_prices(position, self.seat)
                left = [
                    symbol
                    for symbol in open_streets(position, self.seat)
                    if not street_spaces(position, self.seat, symbol).isdisjoint(prices)
                ]
                return text("refusal-stop", streets=components.street_names(left))
            case Keep() if len(taken) < TILES_TO_TAKE:
                return text("refusal-keep-not-yet", taken=len(taken), stop=stop)
            case Keep():
                return text("refusal-keep", tiles=names)
            case _:
                return None


def take(state: State, seat: int, space: str) -> Taken:
    """Take a tile of the seat's colonia, where the others still see it."""
    taken = Taken(space, state.front(seat, space))
    state.private(seat).taken += (taken,)
    return taken


def settle(private: Private, move: Stop | Keep) -> None:
    """Keep one of two tiles taken and pass the other; a single tile is kept."""
    tiles = [one.tile for one in private.taken]
    kept = move.tile if isinstance(move, Keep) else next(iter(tiles), None)
    private.hand = replace(private.hand, own=kept)
    private.passed = next((tile for tile in tiles if tile != kept), None)


class Delivery(Task):
    """Ends the taking: taken tiles leave the colonias, tribunes are paid, tiles are passed."""

    def run(self, state: State) -> None:
        state.bring_to_light("delivery")
        order = state.turn_order()
        for seat in order:
            _empty_spaces(state, seat)
        for seat in order:
            if passed := state.private(seat).passed:
                receiver = state.private(state.right_of(seat))
                receiver.hand = replace(receiver.hand, received=passed)
        for seat in order:  # the others see that there are tiles; the receiver sees the tile received
            hand = state.private(seat).hand
            own, received = (FACE_DOWN if tile else None for tile in (hand.own, hand.received))
            state.players[seat].hand = Hand(own, received)
            if hand.received:
                event = state.tell("received")
                event.known_to = [seat]
                event.secret = {"tile": components.tile_name(hand.received)}
                event.reveals = True


def _empty_spaces(state: State, seat: int) -> None:
    private, player = state.private(seat), state.players[seat]
    spaces = [taken.space for taken in private.taken]
    player.lifted = tuple(taken.tile for taken in private.taken if player.tiles[taken.space] != FACE_DOWN)
    if not spaces:
        state.tell("no-tile-taken", seat).reveals = True
        return
    due = dues(called_streets(state, seat), spaces)
    state.tell("tiles-taken", seat, count=len(spaces), spaces=list(map(Place, spaces))).reveals = True
    if due:
        state.change(seat, "tribune", -due)
    for space in spaces:
        player.lift(space)
    private.taken = ()


SPACES_IN_ROW = 2


def tile_of(table: Table, seat: int, source: str) -> str:
    """The tile of a source: `OWN`, `RECEIVED`, or a tile of the reserve."""
    hand = table.players[seat].hand
    tile = {OWN: hand.own, RECEIVED: hand.received}.get(source, source)
    assert tile is not None
    return tile


def rows_for(player: Player, citizen: components.SocialClass) -> list[int]:
    return [row for row in components.ROWS_OF[citizen] if len(player.rows[row - 1].citizens) < SPACES_IN_ROW]


def of_another_class(citizen: components.SocialClass) -> Text:
    rows = components.row_names(components.ROWS_OF[citizen])
    return text("refusal-row-class", citizen=components.class_name(citizen), rows=rows)


def loses_upgrade(player: Player, tile: str) -> bool:
    """Whether an upgrade of the tile would be lost, since the slider is at the end of the bar."""
    return player.at_end_of_bar and "upgrade" in components.TILES[tile].gives


class TileEffect(Task):
    """Uses the tile of a `source`, where it stays until its effect is done."""

    seat: int
    source: str

    def run(self, state: State) -> None:
        tile = tile_of(state, self.seat, self.source)
        citizen = components.TILES[tile].citizen
        source = "reserve" if self.source == tile else self.source
        state.did("used", self.seat, tile=components.tile_name(tile), source=source)
        if citizen is None or not rows_for(state.players[self.seat], citizen):
            lost = loses_upgrade(state.players[self.seat], tile)
            state.gain(self.seat, components.TILES[tile].gives)
            store(state, self.seat, self.source, used=True)
            if lost:
                state.tell("upgrade-lost", self.seat)
        else:
            push(state, CitizenChoice(self.seat, self.source))


def store(state: State, seat: int, source: str, *, used: bool) -> None:
    """Store a tile: an own one as an envoy on the ship, a received one in the reserve; others leave the game."""
    tile = _remove_tile(state, seat, source)
    player = state.players[seat]
    if source == OWN:
        if not used:
            state.tell("stored-on-ship", seat, tile=components.tile_name(tile))
        state.sail(seat, 1)
    elif source == RECEIVED:
        player.reserve.append(tile)
        if not used:
            state.tell("stored-in-reserve", seat, tile=components.tile_name(tile))


def _remove_tile(state: State, seat: int, source: str) -> str:
    tile = tile_of(state, seat, source)
    player = state.players[seat]
    if source == OWN:
        player.hand = replace(player.hand, own=None)
    elif source == RECEIVED:
        player.hand = replace(player.hand, received=None)
    else:
        player.reserve.remove(tile)
    return tile


class CitizenChoice(Decision):
    """A player chooses the row for a citizen (`d_row`)."""

    source: str

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Citizen, row=rows_for(position.players[self.seat], self.citizen(position)))

    def citizen(self, table: Table) -> components.SocialClass:
        citizen = components.TILES[tile_of(table, self.seat, self.source)].citizen
        assert citizen
        return citizen

    def play(self, state: State, move: Citizen) -> None:
        """Place the citizen; the second one in a row brings a bonus (section 3.5)."""
        citizen = components.class_name(self.citizen(state))
        state.did("citizen-placed", self.seat, citizen=citizen, row=components.row_name(move.row))
        owner = self.seat if self.source == OWN else state.left_of(self.seat)
        tile = _remove_tile(state, self.seat, self.source)
        seat_citizen(state, self.seat, PlacedCitizen(tile, owner), move.row)
        if len(state.players[self.seat].rows[move.row - 1].citizens) < SPACES_IN_ROW:
            return
        row = components.ROWS[move.row]
        if row.envoy:
            push(state, PlaceEnvoy(self.seat, ANY))
        elif row.area_bonus:
            push(state, BonusChoice(self.seat, 1))
        else:
            push(state, GainChoice(self.seat, list(row.bonus)))

    def why_not(self, position: Table, move: Citizen) -> Text | None:
        citizen = self.citizen(position)
        if move.row not in components.ROWS_OF[citizen]:
            return of_another_class(citizen)
        if move.row in rows_for(position.players[self.seat], citizen):
            return None
        return text("refusal-row-full", row=components.row_choice(move.row))


def seat_citizen(state: State, seat: int, citizen: PlacedCitizen, number: int) -> None:
    """Place a citizen on the next space of a row, which makes the whole row active (ruling 14)."""
    player = state.players[seat]
    row = player.rows[number - 1]
    if row.citizens and not row.active:
        state.tell("row-revived", seat, row=components.row_name(number))
    player.rows[number - 1] = Row((*row.citizens, citizen), active=True)
    if number == MERCHANT_1 and not player.flipped:
        player.flipped = True
        state.tell("slider-flipped", seat)


class GainChoice(Decision):
    """A player chooses a resource to gain (`d_choose`)."""

    among: list[components.Resource]

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Gain, resource=self.among)

    def play(self, state: State, move: Gain) -> None:
        resource = next(resource for resource in self.among if resource == move.resource)
        state.did("gained", self.seat, resource=components.resource_name(resource, 1))
        state.gain(self.seat, [resource])

    def why_not(self, position: Table, move: Gain) -> Text | None:
        return text("refusal-gain", resources=[components.resource_name(one, 1) for one in self.among])


def seconds(table: Table, seat: int, tile: str) -> Sequence[str]:
    """The tiles that may be used together with another one: only the own tile can be combined with others."""
    others = [source for source in candidates(table, seat) if source != OWN]
    if tile == OWN:
        return others
    return [OWN] if table.players[seat].hand.own else []


def candidates(table: Table, seat: int) -> list[str]:
    """The tiles that may be used: the own one, and the received one, or without it the reserve (ruling 7)."""
    player = table.players[seat]
    sources = [OWN] if player.hand.own else []
    return sources + ([RECEIVED] if player.hand.received else player.reserve)
