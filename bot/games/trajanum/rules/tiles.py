"""What a colonia tile brings, and where it goes (sections 5.4 and 5.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Task, Text, push, text
from bot.games.trajanum.components import ROWS, ROWS_OF, TILES, Resource, SocialClass
from bot.games.trajanum.state import PlacedCitizen, Player, Row, State, Table

from . import changes
from .envoys import BonusChoice, PlaceEnvoy
from .forum import ANY
from .moves import OWN, RECEIVED, Citizen, Gain
from .names import choice_names, class_name, resource_name, row_choice, row_name, row_names, tile_name

SPACES_IN_ROW = 2


def tile_of(table: Table, seat: int, source: str) -> str:
    """The tile that a source names: `OWN`, `RECEIVED`, or a tile of the reserve."""
    hand = table.players[seat].hand
    tile = {OWN: hand.own, RECEIVED: hand.received}.get(source, source)
    assert tile is not None
    return tile


def rows_for(player: Player, citizen: SocialClass) -> list[int]:
    """The rows of a class with a free space."""
    return [row for row in ROWS_OF[citizen] if len(player.rows[row - 1].citizens) < SPACES_IN_ROW]


class TileEffect(Task):
    """A tile is used. `source` says where it comes from; it stays there until its effect is done."""

    seat: int
    source: str

    def run(self, state: State) -> None:
        """Receive what it shows, or choose a row for the citizen."""
        tile = tile_of(state, self.seat, self.source)
        citizen = TILES[tile].citizen
        source = "reserve" if self.source == tile else self.source
        state.did("used", self.seat, tile=tile_name(tile), source=source)
        if citizen is None or not rows_for(state.players[self.seat], citizen):
            before = state.players[self.seat].shift
            changes.gain(state, self.seat, TILES[tile].gives)
            store(state, self.seat, self.source, used=True)
            if "upgrade" in TILES[tile].gives and state.players[self.seat].shift == before:
                state.tell("upgrade-lost", self.seat)
        else:
            push(state, CitizenChoice(self.seat, self.source))


def store(state: State, seat: int, source: str, *, used: bool) -> None:
    """An own tile becomes an envoy on the ship, a received one lies in the reserve; a used reserve tile is gone."""
    tile = _let_go(state, seat, source)
    player = state.players[seat]
    if source == OWN:
        if not used:
            state.tell("stored-on-ship", seat, tile=tile_name(tile))
        changes.sail(state, seat, 1)
    elif source == RECEIVED:
        player.reserve.append(tile)
        if not used:
            state.tell("stored-in-reserve", seat, tile=tile_name(tile))


def _let_go(state: State, seat: int, source: str) -> str:
    """The tile is no longer where it was."""
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
    """The row for a citizen (`d_row`)."""

    source: str

    def forms(self, position: Table) -> Iterator[Form]:
        """The rows of the class with a free space."""
        yield Form(Citizen, row=rows_for(position.players[self.seat], self.citizen(position)))

    def citizen(self, table: Table) -> SocialClass:
        """The class of the citizen."""
        citizen = TILES[tile_of(table, self.seat, self.source)].citizen
        assert citizen
        return citizen

    def play(self, state: State, move: Citizen) -> None:
        """Place it; the second of a row brings a bonus."""
        citizen = class_name(self.citizen(state))
        state.did("citizen-placed", self.seat, citizen=citizen, row=row_name(move.row))
        owner = self.seat if self.source == OWN else state.left_of(self.seat)
        tile = _let_go(state, self.seat, self.source)
        seat_citizen(state, self.seat, PlacedCitizen(tile, owner), move.row)
        if len(state.players[self.seat].rows[move.row - 1].citizens) == SPACES_IN_ROW:
            _row_bonus(state, self.seat, move.row)

    def absent(self, position: Table) -> Move:
        """The lower number (section 5.12)."""
        return Citizen(rows_for(position.players[self.seat], self.citizen(position))[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, Citizen):
            return None
        citizen = self.citizen(position)
        if move.row not in ROWS_OF[citizen]:
            return text("refusal-row-class", citizen=class_name(citizen), rows=row_names(ROWS_OF[citizen]))
        return text("refusal-row-full", row=row_choice(move.row))


def seat_citizen(state: State, seat: int, citizen: PlacedCitizen, number: int) -> None:
    """A citizen takes the next space of a row; all of the row is active then (ruling 14)."""
    player = state.players[seat]
    row = player.rows[number - 1]
    if row.citizens and not row.active:
        state.tell("row-revived", seat, row=row_name(number))
    player.rows[number - 1] = Row((*row.citizens, citizen), active=True)
    if number == changes.MERCHANT_1 and not player.flipped:
        player.flipped = True
        state.tell("slider-flipped", seat)


def _row_bonus(state: State, seat: int, number: int) -> None:
    """What the second citizen of a row brings once (section 3.5)."""
    row = ROWS[number]
    if row.envoy:
        push(state, PlaceEnvoy(seat, ANY))
    elif row.area_bonus:
        push(state, BonusChoice(seat, 1))
    else:
        push(state, GainChoice(seat, list(row.bonus)))


class GainChoice(Decision):
    """Which resource to receive (`d_choose`)."""

    among: list[Resource]

    def forms(self, position: Table) -> Iterator[Form]:
        """Any of those that the track or the row leaves open."""
        yield Form(Gain, resource=self.among)

    def play(self, state: State, move: Gain) -> None:
        """Receive one of the resource."""
        resource = next(resource for resource in self.among if resource == move.resource)
        state.did("gained", self.seat, resource=resource_name(resource, 1))
        changes.gain(state, self.seat, [resource])

    def absent(self, position: Table) -> Move:
        """The first: red before the other colours, a coin before all else (section 5.12)."""
        return Gain(self.among[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        return text("refusal-gain", resources=choice_names(self.among)) if isinstance(move, Gain) else None


def seconds(table: Table, seat: int, tile: str) -> Sequence[str]:
    """The tiles that may be used beside another: the own one with the other's, never two of the reserve."""
    others = [source for source in candidates(table, seat) if source != OWN]
    if tile == OWN:
        return others
    return [OWN] if table.players[seat].hand.own else []


def candidates(table: Table, seat: int) -> list[str]:
    """The tiles that may be used: own, received; where nothing was passed, those of the reserve (ruling 7)."""
    player = table.players[seat]
    sources = [OWN] if player.hand.own else []
    return sources + ([RECEIVED] if player.hand.received else player.reserve)
