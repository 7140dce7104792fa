"""Aqueducts: possible pieces, the first ones at an outlet, two more by an action (sections 3.7, 5.4 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Self

from msgspec import Struct

from bot.engine import Decision, Form, Place, Text, push, text
from bot.games.marble.board import POINTS, WAYS, Way
from bot.games.marble.components import CONSTANTS, DIRECTIONS, OUTLETS, Colour, Direction, place_names
from bot.games.marble.state import State, Table

from . import city
from .moves import NONE, Aqueduct, Water

OUTLET_POINTS = frozenset(outlet.point for outlet in OUTLETS.values())
"""Outlets, kept free for their own aqueducts (ruling 17)."""

_STEPS: dict[str, tuple[Colour, Direction]] = {
    f"{of} {way}": (of, way) for of in OUTLETS for way in DIRECTIONS
}
_LEADING = {point: [(way.edge.bit, way.point, way) for way in ways] for point, ways in WAYS.items()}


class Works(Struct, frozen=True):
    """Aqueducts, real or planned, with what decides where they can go on.

    `sides` are the edges along tiles, as bits; `taken` the points of all aqueducts, and all outlets (rulings 17 and
    18).
    """

    sides: int
    ends: Mapping[Colour, str]
    pieces: Mapping[Colour, int]
    taken: frozenset[str]

    @classmethod
    def of(cls, table: Table, ground: city.Ground | None = None) -> Self:
        """The aqueducts on the table; pass its `ground` if known."""
        return cls(
            (ground or city.ground(table)).sides,
            {colour: points[-1] for colour, points in table.aqueducts.items() if points},
            table.pieces,
            OUTLET_POINTS.union(*table.aqueducts.values()),
        )

    def ways(self, colour: Colour) -> list[Way]:
        """Where an aqueduct's next piece can go."""
        return self.ways_from(self.ends[colour]) if self.pieces[colour] else []

    def ways_from(self, point: str) -> list[Way]:
        """Where a piece can go on from a point: along a tile, and so never inside one (section 3.7)."""
        sides, taken = self.sides, self.taken
        return [way for edge, end, way in _LEADING[point] if edge & sides and end not in taken]

    def steps(self) -> list[str]:
        return [f"{colour} {way.direction}" for colour in self.ends for way in self.ways(colour)]

    def first_steps(self) -> list[str]:
        """The possible first pieces: those after which a second can be laid, or all if there are none (5.4)."""
        ways = {colour: found for colour in self.ends if (found := self.ways(colour))}
        firsts = [(colour, way) for colour, found in ways.items() for way in found]
        if len(firsts) > 1 and (len(ways) == 1 or min(map(len, ways.values())) == 1):
            # otherwise there is no choice, or each leaves one of another color
            firsts = [first for first in firsts if self._leaves_another(*first, ways)] or firsts
        return [f"{colour} {way.direction}" for colour, way in firsts]

    def _leaves_another(self, colour: Colour, first: Way, ways: Mapping[Colour, list[Way]]) -> bool:
        """Whether a second piece can be laid after the first, among the present `ways` and beyond the first."""
        if self.pieces[colour] > 1 and self.ways_from(first.point):
            return True
        others = (way for other, found in ways.items() if other != colour for way in found)
        return any(way.point != first.point for way in others)

    def second_steps(self, first: str) -> list[str]:
        return self.after(first).steps() or [NONE]

    def laid(self, colour: Colour, point: str) -> Works:
        ends, pieces = {**self.ends, colour: point}, {**self.pieces, colour: self.pieces[colour] - 1}
        return Works(self.sides, ends, pieces, self.taken | {point})

    def after(self, step: str) -> Works:
        colour, direction = _STEPS[step]
        return self.laid(colour, POINTS[self.ends[colour]].neighbours[direction])


def pieces_laid(table: Table, *steps: str) -> list[tuple[Colour, str]]:
    """The aqueducts that successive steps extend, each with the end of its new piece."""
    ends = {colour: points[-1] for colour, points in table.aqueducts.items() if points}
    found = []
    for colour, direction in filter(None, map(_STEPS.get, steps)):
        ends[colour] = POINTS[ends[colour]].neighbours[direction]
        found.append((colour, ends[colour]))
    return found


def path_laid(table: Table, colour: Colour, path: str) -> list[tuple[Colour, str]]:
    """The same for a path of one aqueduct."""
    return pieces_laid(table, *(f"{colour} {direction}" for direction in path.split()))


def start_paths(table: Table, colour: Colour) -> list[str]:
    """The longest paths for an aqueduct's next pieces, at most as long as a start (ruling 16)."""
    works = Works.of(table)
    longest: list[tuple[Way, ...]] = [()]
    for _ in range(min(CONSTANTS.start_pieces, works.pieces[colour])):
        longer = [
            (*path, way)
            for path in longest
            for way in works.ways_from(path[-1].point if path else works.ends[colour])
            if all(way.point != passed.point for passed in path)
        ]
        if not longer:
            break
        longest = longer
    return [" ".join(way.direction for way in path) for path in longest if path]


_OUTLET_AT = {place: colour for colour, outlet in OUTLETS.items() for place in POINTS[outlet.point].places}


def outlet_at(table: Table, place: str) -> Colour | None:
    """The aqueduct that a tile on the place starts: one of its corners is the outlet, and it isn't started yet."""
    colour = _OUTLET_AT.get(place)
    return None if colour is None or table.aqueducts[colour] else colour


def start_aqueduct(state: State, seat: int, colour: Colour) -> None:
    """Start an aqueduct; the seat lays its first pieces at once, if there is room for any."""
    state.aqueducts[colour] = [OUTLETS[colour].point]
    state.tell("water-reached", seat, aqueduct=Text(f"aqueduct-{colour}"))
    if start_paths(state, colour):
        push(state, StartPath(seat, colour))
    else:
        state.tell("water-stuck", aqueduct=Text(f"aqueduct-{colour}"))


class StartPath(Decision):
    """Where the first pieces of an aqueduct go."""

    colour: Colour

    def forms(self, position: Table) -> Iterator[Form]:
        """All the longest paths (ruling 16)."""
        yield Form(Water, path=start_paths(position, self.colour))

    def play(self, state: State, move: Water) -> None:
        laid = path_laid(state, self.colour, move.path)
        if state.heard:
            aqueduct, points = Text(f"aqueduct-{self.colour}"), place_names(point for _, point in laid)
            state.did("water-led", self.seat, aqueduct=aqueduct, points=points)
        lay_pieces(state, self.seat, laid)

    def why_not(self, position: Table, move: Water) -> Text | None:
        return text("refusal-path", pieces=len(start_paths(position, self.colour)[0].split()))


def extend_aqueducts(state: State, seat: int, move: Aqueduct) -> None:
    """Lay two pieces, or the only one (ruling 20)."""
    laid = pieces_laid(state, move.first, move.second)
    if state.heard:
        named = [(Text(f"aqueduct-{colour}"), Place(point)) for colour, point in laid]
        pieces = [text("piece", aqueduct=aqueduct, point=point) for aqueduct, point in named]
        state.did("aqueduct-extended", seat, pieces=pieces)
    lay_pieces(state, seat, laid)


def lay_pieces(state: State, seat: int, pieces: list[tuple[Colour, str]]) -> None:
    """Lay pieces that end at these points; the player takes a coin for each fountain reached, while there are any."""
    for colour, point in pieces:
        state.aqueducts[colour].append(point)
        state.pieces[colour] -= 1
    fountains = city.fountains_at(state, [point for _, point in pieces])
    for _ in range(coins := coins_at(state, fountains)):
        take_coin(state, seat)
    if coins < len(fountains):
        state.tell("coin-missing", seat)


def coins_at(table: Table, points: Iterable[str]) -> int:
    """The coins for pieces to these points, limited by those left."""
    return min(len(city.fountains_at(table, points)), table.coins)


def take_coin(state: State, seat: int) -> None:
    state.coins -= 1
    state.players[seat].coins += 1
    state.note(seat, "coins", 1)


def why_not_aqueduct(table: Table, move: Aqueduct) -> Text | None:
    works = Works.of(table)
    firsts = works.first_steps()
    if not firsts:
        return text("refusal-aqueducts-stuck" if works.ends else "refusal-no-aqueduct")
    if move.first not in firsts:
        return _why_not_step(table, works, move.first) or text("refusal-step-dead-end")
    seconds = works.second_steps(move.first)
    if move.second in seconds:
        return None
    if seconds == [NONE]:
        return text("refusal-one-piece")
    if move.second == NONE:
        return text("refusal-second-piece")
    return _why_not_step(table, works.after(move.first), move.second)


def _why_not_step(table: Table, works: Works, label: str) -> Text | None:
    """Why a step isn't possible, or why an aqueduct, named alone, can't go on."""
    colour = next((colour for colour in OUTLETS if colour == label.split(" ")[0]), None)
    if colour is None:
        return text("refusal-step-unknown")
    name = Text(f"aqueduct-{colour}")
    if colour not in works.ends:
        return text("refusal-aqueduct-not-started", aqueduct=name)
    if not works.pieces[colour]:
        return text("refusal-no-pieces", aqueduct=name)
    if label == colour and not works.ways(colour):
        return text("refusal-aqueduct-stuck", aqueduct=name)
    if label not in _STEPS:
        return text("refusal-step-unknown")
    direction = _STEPS[label][1]
    way = next((way for way in WAYS[works.ends[colour]] if way.direction == direction), None)
    if way is None:
        return text("refusal-step-off-board")
    if way.point in OUTLET_POINTS:
        return text("refusal-step-outlet", point=Place(way.point))
    if way.point in works.taken:
        return text("refusal-step-taken", point=Place(way.point))
    if way.across and way.across in table.tiles:
        return text("refusal-step-inside", edge=Place(way.edge.name), place=Place(way.across))
    return None if way.edge.bit & works.sides else text("refusal-step-bare", edge=Place(way.edge.name))
