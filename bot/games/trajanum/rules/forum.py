"""The forum square: how it is laid (section 4), its areas, and where envoys may go (section 5.8)."""

from __future__ import annotations

from functools import cache

from bot.engine import Chance
from bot.games.trajanum.components import COLOURS, CONSTANTS, FIRST_GAME, LAYOUTS, MOSAICS, Colour
from bot.games.trajanum.state import Area, Board, Forum, Table

EAGLE = "eagle"
ANY = "any"
PATRICIAN_1 = 1
"""The row whose citizen lets envoys ignore the colour-area rule, and score beside eagles diagonally."""

_LETTERS: dict[str, Colour] = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
_WIDE, _HIGH = 3, 4


def lay_forum(seats: int, options: dict[str, str], chance: Chance) -> Forum:
    """The boards of a new game, in one of the arrangements for so many players."""
    origins = LAYOUTS[seats, options["forum_layout"]].origins
    match options["forum_tiles"]:
        case "first_game":
            return _forum(
                [Board(face, *origin) for face, origin in zip(FIRST_GAME, origins, strict=False)], []
            )
        case "random":
            return _random_forum(origins, chance)
        case _:
            return _standard_forum(origins, chance)


def _standard_forum(origins: tuple[tuple[int, int], ...], chance: Chance) -> Forum:
    """Boards drawn at random, either face up, either way round; again while an area is too large."""
    faces = list(MOSAICS)
    while True:
        numbers = chance.shuffled(range(len(faces) // 2))
        boards = [
            Board(faces[2 * number + chance.below(2)], *origin, turned=bool(chance.below(2)))
            for number, origin in zip(numbers, origins, strict=False)
        ]
        forum = _forum(boards, [])
        if not _overgrown(forum):
            return forum


def _random_forum(origins: tuple[tuple[int, int], ...], chance: Chance) -> Forum:
    """Mosaics made at random; after many tries an area may be too large."""
    boards = [Board("", *origin) for origin in origins]
    for _ in range(CONSTANTS.random_tries):
        forum = _forum(boards, [_random_mosaic(chance) for _ in boards])
        if not _overgrown(forum):
            break
    return forum


def _random_mosaic(chance: Chance) -> list[str]:
    eagle = chance.below(_WIDE * _HIGH)
    letters = chance.shuffled(list(_LETTERS))
    cells = chance.shuffled(
        [
            letter
            for letter, count in zip(letters, CONSTANTS.random_colours, strict=True)
            for _ in range(count)
        ]
    )
    cells.insert(eagle, "E")
    return ["".join(cells[row * _WIDE : (row + 1) * _WIDE]) for row in range(_HIGH)]


def _forum(boards: list[Board], mosaics: list[list[str]]) -> Forum:
    """The forum of these boards; `mosaics` are the rows of those that have no face."""
    colours: dict[str, Colour] = {}
    eagles: list[str] = []
    cells: list[tuple[int, int, str]] = []
    for index, board in enumerate(boards):
        rows = list(MOSAICS[board.face].rows) if board.face else mosaics[index]
        if board.turned:
            rows = [row[::-1] for row in reversed(rows)]
        cells += [
            (board.row + y, board.column + x, letter)
            for y, row in enumerate(rows)
            for x, letter in enumerate(row)
        ]
    for y, x, letter in sorted(cells):
        cell = f"{chr(ord('A') + x)}{y + 1}"
        if letter == "E":
            eagles.append(cell)
        else:
            colours[cell] = _LETTERS[letter]
    return Forum(tuple(boards), _areas(colours), tuple(eagles))


def _areas(colours: dict[str, Colour]) -> tuple[Area, ...]:
    """The largest connected sets of cells of one colour, those of a colour together."""
    left = dict(colours)
    areas: list[Area] = []
    while left:
        first = next(iter(left))
        colour = left[first]
        same = {cell for cell in left if left[cell] == colour}
        reached = connected(first, same)
        areas.append(Area(colour, tuple(cell for cell in colours if cell in reached)))
        left = {cell: other for cell, other in left.items() if cell not in reached}
    return tuple(sorted(areas, key=lambda area: COLOURS.index(area.colour)))


def _overgrown(forum: Forum) -> bool:
    return any(len(area.cells) > CONSTANTS.largest_area for area in forum.areas)


@cache
def beside(cell: str) -> tuple[str, ...]:
    """The places orthogonally next to a cell, whether or not the forum has a cell there."""
    return _around(cell, ((0, -1), (1, 0), (0, 1), (-1, 0)))


@cache
def diagonal_to(cell: str) -> tuple[str, ...]:
    """The places diagonally next to a cell, whether or not the forum has a cell there."""
    return _around(cell, ((-1, -1), (1, -1), (1, 1), (-1, 1)))


def _around(cell: str, steps: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    column, row = ord(cell[0]), int(cell[1:])
    return tuple(f"{chr(column + x)}{row + y}" for x, y in steps)


def connected(first: str, cells: set[str]) -> set[str]:
    """The cells of a set that are orthogonally connected to the first."""
    reached = {first}
    edge = [first]
    while edge:
        for cell in beside(edge.pop()):
            if cell in cells and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return reached


def open_cells(table: Table, seat: int, where: str) -> list[str]:
    """Where the seat may place an envoy now: for a structure of a colour, on an eagle, or `ANY`; none without one."""
    forum = table.forum
    if not table.players[seat].ship:
        return []
    if where == EAGLE:
        return [cell for cell in forum.eagles if cell not in forum.envoys]
    areas = list(forum.areas) if where == ANY else [area for area in forum.areas if area.colour == where]
    if where != ANY and not table.players[seat].has_active(PATRICIAN_1):
        areas = [area for area in areas if forum.started(area)] or areas
    return [cell for area in areas for cell in forum.free(area)]


def eagle_points(table: Table, seat: int) -> int:
    """What the seat's envoys on and beside eagles are worth, each once (section 5.10)."""
    eagles = set(table.forum.eagles)
    diagonal = table.players[seat].has_active(PATRICIAN_1)
    points = 0
    for cell, owner in table.forum.envoys.items():
        if owner != seat:
            continue
        if cell in eagles:
            points += CONSTANTS.eagle_on
        elif eagles.intersection(beside(cell)) or (diagonal and eagles.intersection(diagonal_to(cell))):
            points += CONSTANTS.eagle_beside
    return points


def largest_group(table: Table, seat: int) -> list[str]:
    """The seat's largest group of envoys that are orthogonally connected; the first of equals."""
    own = {cell: None for cell, owner in table.forum.envoys.items() if owner == seat}
    largest: set[str] = set()
    seen: set[str] = set()
    for cell in own:
        if cell not in seen:
            group = connected(cell, set(own))
            seen |= group
            largest = max(largest, group, key=len)
    return [cell for cell in own if cell in largest]
