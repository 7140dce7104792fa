"""The forum square (section 4), its envoys (section 5.8), and the bonus for completing an area (section 5.9)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import repeat

from bot.engine import Chance, Decision, Form, Move, Place, Player, Task, Text, push, text
from bot.games.trajanum import components
from bot.games.trajanum.components import beside, diagonal_to
from bot.games.trajanum.state import Area, Board, Forum, State, Table

from . import moves

EAGLE = "eagle"
ANY = "any"
PATRICIAN_1 = 1
"""The row whose citizen lets envoys ignore the color-area rule, and also score diagonally next to eagles."""
_LETTERS: dict[str, components.Colour] = {colour[0].upper(): colour for colour in components.COLOURS}
_WIDE, _HIGH = 3, 4


def lay_forum(seats: int, options: dict[str, str], chance: Chance) -> Forum:
    """The forum of a new game, in one of the layouts for this number of players.

    It is drawn again if an area is too large; random mosaics have a limited number of tries.
    """
    origins = components.LAYOUTS[seats, options["forum_layout"]].origins
    match options["forum_tiles"]:
        case "first_game":
            faces = zip(components.FIRST_GAME, origins, strict=False)
            return forum_of([Board(face, *origin) for face, origin in faces], [])
        case "random":
            boards = [Board("", *origin) for origin in origins]
            drawn = (
                forum_of(boards, [_random_mosaic(chance) for _ in boards])
                for _ in range(components.CONSTANTS.random_tries)
            )
        case _:
            drawn = (forum_of(_drawn_boards(origins, chance), []) for _ in repeat(None))
    for forum in drawn:
        if all(len(area.cells) <= components.CONSTANTS.largest_area for area in forum.areas):
            break
    return forum


def _drawn_boards(origins: tuple[tuple[int, int], ...], chance: Chance) -> list[Board]:
    """Random boards, with a random face and orientation."""
    faces = list(components.MOSAICS)
    numbers = chance.shuffled(range(len(faces) // 2))
    return [
        Board(faces[2 * number + chance.below(2)], *origin, turned=bool(chance.below(2)))
        for number, origin in zip(numbers, origins, strict=False)
    ]


def _random_mosaic(chance: Chance) -> list[str]:
    eagle = chance.below(_WIDE * _HIGH)
    letters = chance.shuffled(list(_LETTERS))
    counts = zip(letters, components.CONSTANTS.random_colours, strict=True)
    cells = chance.shuffled([letter for letter, count in counts for _ in range(count)])
    cells.insert(eagle, "E")
    return ["".join(cells[row * _WIDE : (row + 1) * _WIDE]) for row in range(_HIGH)]


def forum_of(boards: list[Board], mosaics: list[list[str]]) -> Forum:
    """The forum of these boards; `mosaics` has rows of cells for boards without a face."""
    cells: list[tuple[int, int, str]] = []
    for index, board in enumerate(boards):
        rows = list(components.MOSAICS[board.face].rows) if board.face else mosaics[index]
        if board.turned:
            rows = [row[::-1] for row in reversed(rows)]
        for y, row in enumerate(rows, board.row):
            cells += [(y, x, letter) for x, letter in enumerate(row, board.column)]
    lettered = {f"{chr(ord('A') + x)}{y + 1}": letter for y, x, letter in sorted(cells)}
    colours = {cell: _LETTERS[letter] for cell, letter in lettered.items() if letter != "E"}
    return Forum(tuple(boards), _areas(colours), tuple(cell for cell in lettered if cell not in colours))


def _areas(colours: dict[str, components.Colour]) -> tuple[Area, ...]:
    """The connected areas of one color each, in the order of the colors."""
    left = dict(colours)
    areas: list[Area] = []
    while left:
        first, colour = next(iter(left.items()))
        reached = connected(first, {cell for cell in left if left[cell] == colour})
        areas.append(Area(colour, tuple(cell for cell in colours if cell in reached)))
        left = {cell: other for cell, other in left.items() if cell not in reached}
    return tuple(sorted(areas, key=lambda area: components.COLOURS.index(area.colour)))


def connected(first: str, cells: Collection[str]) -> set[str]:
    reached = {first}
    edge = [first]
    while edge:
        for cell in beside(edge.pop()):
            if cell in cells and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return reached


def open_cells(table: Table, seat: int, where: str) -> list[str]:
    """The cells for an envoy: of a color, eagle cells, or `ANY` colored ones; none without an envoy on the ship."""
    forum = table.forum
    if not table.players[seat].ship:
        return []
    if where == EAGLE:
        return [cell for cell in forum.eagles if cell not in forum.envoys]
    areas = list(forum.areas) if where == ANY else [area for area in forum.areas if area.colour == where]
    if where != ANY and not table.players[seat].has_active(PATRICIAN_1):
        areas = [area for area in areas if forum.stage(area) == "begun"] or areas
    return [cell for area in areas for cell in forum.free(area)]


def envoys_to_send(table: Table, seat: int, colour: components.Colour, coming: int = 0) -> int:
    """How many envoys structures of a color could send, limited by the free cells and the ship, with those coming."""
    free = [cell for area in table.forum.areas if area.colour == colour for cell in table.forum.free(area)]
    return min(table.players[seat].ship + coming, len(free))


def eagle_points(table: Table, seat: int, *, patrician: bool = True) -> int:
    """The points of the seat's envoys on and next to eagles (section 5.10), with or without an active Patrician I."""
    eagles = set(table.forum.eagles)
    diagonal = patrician and table.players[seat].has_active(PATRICIAN_1)
    points = 0
    for cell, owner in table.forum.envoys.items():
        if owner != seat:
            continue
        if cell in eagles:
            points += components.CONSTANTS.eagle_on
        elif eagles.intersection(beside(cell)) or (diagonal and eagles.intersection(diagonal_to(cell))):
            points += components.CONSTANTS.eagle_beside
    return points


def groups(cells: Collection[str]) -> list[set[str]]:
    """The orthogonally connected groups of cells, the largest first."""
    found: list[set[str]] = []
    for cell in cells:
        if not any(cell in group for group in found):
            found.append(connected(cell, cells))
    return sorted(found, key=len, reverse=True)


def largest_group(table: Table, seat: int) -> list[str]:
    """The seat's largest group of envoys."""
    own = {cell: None for cell, owner in table.forum.envoys.items() if owner == seat}
    return [cell for group in groups(own)[:1] for cell in own if cell in group]


PATRICIAN_2 = 2
"""The row whose citizen doubles area bonuses."""


class PlaceEnvoy(Task):
    """A player may place an envoy on a cell of a color, on an eagle, or on any colored cell."""

    seat: int
    where: str

    def run(self, state: State) -> None:
        if open_cells(state, self.seat, self.where):
            push(state, EnvoyChoice(self.seat, self.where))
        elif state.players[self.seat].ship:
            state.tell("cell-lacking", self.seat, colour=components.colour_name(self.where))
        else:
            state.tell("envoy-lacking", self.seat)


class EnvoyChoice(Decision):
    """A player chooses the cell of an envoy (`d_envoy`)."""

    where: str

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(moves.Envoy, cell=open_cells(position, self.seat, self.where))
        yield Form(moves.Skip)

    def play(self, state: State, move: moves.Envoy | moves.Skip) -> None:
        """Place the envoy; a player who completes an area takes a bonus (ruling 23)."""
        if isinstance(move, moves.Skip):
            state.did("envoy-declined", self.seat)
            return
        forum = state.forum
        forum.envoys[move.cell] = self.seat
        area, cell = forum.area_of(move.cell), Place(move.cell)
        if area is None:
            state.did("envoy-on-eagle", self.seat, cell=cell)
            state.sail(self.seat, -1)
            return
        colour = components.colour_name(area.colour)
        state.did("envoy-placed", self.seat, cell=cell, colour=colour)
        state.sail(self.seat, -1)
        if forum.stage(area) == "complete":
            state.did("area-completed", self.seat, colour=colour, cells=len(area.cells), cell=cell)
            push(state, BonusChoice(self.seat, bonuses_due(state, self.seat)))

    def why_not(self, position: Table, move: moves.Envoy) -> Text | None:
        if move.cell in open_cells(position, self.seat, self.where):
            return None
        colour, owner = position.forum.colours().get(move.cell), position.forum.envoys.get(move.cell)
        if colour is None:
            return text("refusal-cell-unknown")
        if owner is not None:
            return text("refusal-cell-taken", cell=Place(move.cell), player=Player(owner))
        if self.where == EAGLE:
            return text("refusal-eagle-only")
        if colour == EAGLE:
            return text("refusal-no-eagle", colour=self.where)
        if colour != self.where:
            return text("refusal-cell-colour", cell=Place(move.cell), colour=self.where)
        return text("refusal-area-rule", colour=components.colour_name(self.where))


def bonuses_due(table: Table, seat: int) -> int:
    """The number of bonuses that the seat takes when it gets an area bonus."""
    return 2 if table.players[seat].has_active(PATRICIAN_2) else 1


class BonusChoice(Decision):
    """A player chooses an area bonus, or two (`d_bonus`)."""

    picks: int

    def forms(self, position: Table) -> Iterator[Form]:
        offered = self._offered(position)

        def second(first: str) -> list[str]:
            return [other for other in offered if other != first] if self.picks > 1 else [moves.NONE]

        yield Form(moves.Bonus, first=offered, second=second)

    def _offered(self, table: Table) -> list[str]:
        """All bonuses, except an upgrade at the end of the bar (ruling 19)."""
        full = table.players[self.seat].at_end_of_bar
        return [bonus for bonus in components.BONUSES if not (full and bonus == "upgrade")]

    def play(self, state: State, move: moves.Bonus) -> None:
        """Gain the bonuses, both together (ruling 51)."""
        for bonus in components.BONUSES:
            if bonus not in (move.first, move.second):
                continue
            state.did("bonus-taken", self.seat, bonus=components.bonus_name(bonus))
            if bonus == "points":
                state.score(self.seat, "bonus", components.CONSTANTS.bonus_points)
            else:
                state.gain(self.seat, [bonus])

    def absent(self, position: Table) -> Move:
        return moves.Bonus("points", "coin" if self.picks > 1 else moves.NONE)

    def why_not(self, position: Table, move: moves.Bonus) -> Text | None:
        chosen = [move.first] if self.picks == 1 else [move.first, move.second]
        if lost := set(chosen).difference(self._offered(position)):
            unknown = "refusal-bonus-two" if self.picks > 1 else "refusal-bonus-unknown"
            return text("refusal-bonus-upgrade" if "upgrade" in lost else unknown)
        if self.picks > 1 and move.first == move.second:
            return text("refusal-bonus-same", bonus=components.bonus_name(move.first))
        return None if self.picks > 1 or move.second == moves.NONE else text("refusal-bonus-one")
