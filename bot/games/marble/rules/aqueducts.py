"""Building aqueducts: the first pieces at an outlet, and two more by an action (sections 5.4 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Text, push, text
from bot.games.marble.board import POINTS
from bot.games.marble.components import OUTLETS, Colour
from bot.games.marble.state import State, Table

from . import city, lines, names
from .moves import Aqueduct, Water

_OUTLET_AT = {place: colour for colour, outlet in OUTLETS.items() for place in POINTS[outlet.point].places}


def outlet_at(table: Table, place: str) -> Colour | None:
    """The aqueduct that a tile on that place starts: a corner is its outlet, and it is not started yet."""
    colour = _OUTLET_AT.get(place)
    return None if colour is None or table.aqueducts[colour] else colour


def start(state: State, seat: int, colour: Colour) -> None:
    """An aqueduct is started; the seat lays its first pieces at once, where there is room for any."""
    state.aqueducts[colour] = [OUTLETS[colour].point]
    state.tell("water-reached", seat, aqueduct=names.aqueduct(colour))
    if lines.start_paths(state, colour):
        push(state, StartPath(seat, colour))
    else:
        state.tell("water-stuck", aqueduct=names.aqueduct(colour))


class StartPath(Decision):
    """How the first pieces of an aqueduct lie."""

    colour: Colour

    def forms(self, position: Table) -> Iterator[Form]:
        """All the longest paths (ruling 16)."""
        yield Form(Water, path=lines.start_paths(position, self.colour))

    def play(self, state: State, move: Water) -> None:
        """Lay the pieces."""
        points = lines.points_along(state.aqueducts[self.colour][-1], lines.directions_of(move.path))
        if state.heard:
            state.did(
                "water-led", self.seat, aqueduct=names.aqueduct(self.colour), points=names.places(points)
            )
        lay(state, self.seat, [(self.colour, point) for point in points])

    def absent(self, position: Table) -> Move:
        """The first path (ruling 46)."""
        return Water(lines.start_paths(position, self.colour)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        """Not one of the longest paths."""
        if not isinstance(move, Water):
            return None
        return text("refusal-path", pieces=len(lines.start_paths(position, self.colour)[0].split()))


def extend(state: State, seat: int, move: Aqueduct) -> None:
    """Lay two pieces, or the only one (ruling 20)."""
    laid = lines.pieces(state, move.first, move.second)
    if state.heard:
        state.did("aqueduct-extended", seat, pieces=[names.piece(colour, point) for colour, point in laid])
    lay(state, seat, laid)


def lay(state: State, seat: int, pieces: list[tuple[Colour, str]]) -> None:
    """Lay pieces that end at those points; whoever arrives at a fountain takes a coin, if one is left."""
    for colour, point in pieces:
        state.aqueducts[colour].append(point)
        state.pieces[colour] -= 1
    fountains = city.fountains_at(state, [point for _, point in pieces])
    if [point for point in fountains if not take_coin(state, seat)]:
        state.tell("coin-missing", seat)


def take_coin(state: State, seat: int) -> bool:
    """Give the seat a coin; whether there was one."""
    if not state.coins:
        return False
    state.coins -= 1
    state.players[seat].coins += 1
    state.note(seat, "coins", 1)
    return True
