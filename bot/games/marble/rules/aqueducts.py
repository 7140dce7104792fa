"""Building aqueducts: the first pieces at an outlet, and two more by an action (sections 5.4 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Text, push, text
from bot.games.marble.board import POINTS, WAYS
from bot.games.marble.components import OUTLETS, Colour, aqueduct_name, place_names
from bot.games.marble.state import State, Table

from . import city, lines
from .moves import NONE, Aqueduct, Water

_OUTLET_AT = {place: colour for colour, outlet in OUTLETS.items() for place in POINTS[outlet.point].places}


def outlet_at(table: Table, place: str) -> Colour | None:
    """The aqueduct that a tile on that place starts: a corner is its outlet, and it is not started yet."""
    colour = _OUTLET_AT.get(place)
    return None if colour is None or table.aqueducts[colour] else colour


def start(state: State, seat: int, colour: Colour) -> None:
    """An aqueduct is started; the seat lays its first pieces at once, where there is room for any."""
    state.aqueducts[colour] = [OUTLETS[colour].point]
    state.tell("water-reached", seat, aqueduct=aqueduct_name(colour))
    if lines.start_paths(state, colour):
        push(state, StartPath(seat, colour))
    else:
        state.tell("water-stuck", aqueduct=aqueduct_name(colour))


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
            state.did("water-led", self.seat, aqueduct=aqueduct_name(self.colour), points=place_names(points))
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
        state.did(
            "aqueduct-extended",
            seat,
            pieces=[
                text("piece", aqueduct=aqueduct_name(colour), point=Place(point)) for colour, point in laid
            ],
        )
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


def why_not_aqueduct(table: Table, move: Aqueduct) -> Text | None:
    works = lines.Works.of(table)
    if not works.ends:
        return text("refusal-no-aqueduct")
    if not works.steps():
        return text("refusal-aqueducts-stuck")
    firsts = works.first_steps()
    if move.first not in firsts:
        return _why_not_step(works, move.first) or text("refusal-step-dead-end")
    seconds = works.second_steps(move.first)
    if move.second in seconds:
        return None
    if seconds == [NONE]:
        return text("refusal-one-piece")
    if move.second == NONE:
        return text("refusal-second-piece")
    return _why_not_step(works.after(move.first), move.second)


def _why_not_step(works: lines.Works, label: str) -> Text | None:
    """What stands against laying a single piece next."""
    step = lines.step_of(label)
    if step is None:
        return text("refusal-step-unknown")
    colour, direction = step
    name = aqueduct_name(colour)
    if colour not in works.ends:
        return text("refusal-aqueduct-not-started", aqueduct=name)
    if not works.pieces[colour]:
        return text("refusal-no-pieces", aqueduct=name)
    way = next((way for way in WAYS[works.ends[colour]] if way.direction == direction), None)
    if way is None:
        return text("refusal-step-off-board")
    if way.point in lines.OUTLET_POINTS:
        return text("refusal-step-outlet", point=Place(way.point))
    if way.point in works.taken:
        return text("refusal-step-taken", point=Place(way.point))
    if way.across and way.across in works.tiles:
        return text("refusal-step-inside", edge=Place(way.edge.name), place=Place(way.across))
    return None if works.carries(way) else text("refusal-step-bare", edge=Place(way.edge.name))
