"""What a city sends away and what it will lack: this turn, until the year's end, and in the years after it.

Estimates for those who judge a position. A player of average luck is thought of; how the city grows is left out.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from bot.games.discordia.rules.building import covered_next, extensions_on_offer
from bot.games.discordia.rules.city import (
    any_colour,
    free_slot,
    lasting_relief,
    symbols_beside,
    symbols_in_rows,
)
from bot.games.discordia.rules.dispatches import fits_die, rows_of_sorts, special_tiles
from bot.games.discordia.rules.figures import fillable, jokers
from bot.games.discordia.rules.turns import dice_to_choose, may_develop, tile_of_column

from .components import (
    ANY,
    BACKS,
    CELLS,
    COLOURS,
    COLUMNS,
    CONSTANTS,
    DICE,
    FRONTS,
    LETTERS,
    PLAN,
    ROW_OF_SORT,
    ROWS,
    Colour,
    Face,
)
from .state import City, Player, Table, Turn, built

_FIELD: Final = 0.45
"""By how much a field of the aqueduct lowers a shortage, on average."""
_MAINS: Final = 0.35, 0.55, 0.8, 1.0
"""In what part of the main actions figures are dispatched, year by year; the others build the city."""
_SPACE: Final = 0.4
"""What filling a space is worth beside the figures that leave."""
_TURNING: Final = 0.4
"""What it costs to turn a manipulator over, in figures."""
_SHIP: Final = 0.6
"""How much of a year's work a ship does, before it leaves and after it as a market stall."""
_SHARE: Final = 0.85
"""What part of a stock has tiles in its colours."""
_ENOUGH: Final = 3.0
"""Of so many figures of a colour that tiles take in a year the stock has all, of more only half."""
_LAST_END: Final = 0.7
"""How often a game comes to the end of its last year."""
_OTHER_ACTION: Final = 0.8, 0.1
"""What an action that covers no symbol is worth, at once and for each year's end to come."""
_TILE: Final = 0.4
"""What a further tile is worth for each year's end to come."""
_CELLS: Final = len(DICE) * COLUMNS
_CHOICES: Final = 2.4
"""Between so many dice one chooses, on average."""

_CHANCES: Final = tuple(
    ((place + 1) / _CELLS) ** _CHOICES - (place / _CELLS) ** _CHOICES for place in range(_CELLS)
)
"""How likely each value of a die is the best of those that one may choose, from the worst to the best."""


class Sending(NamedTuple):
    """What leaves a stock: `now` by special dispatches of this turn, `following` by those of one turn to come, `year`
    until the year's end; `left` spaces stay open then.
    """

    now: float
    following: float
    year: float
    left: float


class Specials(NamedTuple):
    """What special dispatches send, by each value of each die: as it is rolled, and what manipulators reach from there.

    `best` is what they send in a turn by the best of the dice to be rolled.
    """

    rolled: tuple[float, ...]
    reached: tuple[float, ...]
    best: float


class Year(NamedTuple):
    """What tiles take in a year at whose start all are empty: figures, on so many spaces; by `specials` in a turn."""

    takes: float
    spaces: float
    specials: float


class Prospects(NamedTuple):
    """What a city promises, as long as none of its tiles changes.

    Its open `spaces` need so many figures of each colour (`wanted`) and of any (`grey`), and are of such a `size` on
    average; `free` are its places without tiles.
    """

    spaces: int
    wanted: tuple[int, ...]
    grey: int
    size: float
    specials: Specials
    year: Year
    symbols: int
    strength: int
    free: int
    tiles: int
    towers: int


def _wanted(spaces: tuple[str, ...]) -> tuple[int, ...]:
    letters = "".join(spaces)
    return tuple(letters.count(kind) for kind in (*LETTERS.values(), ANY))


_WANTED: Final = {
    face: tuple(_wanted(face.spaces[filled:]) for filled in range(len(face.spaces) + 1))
    for face in (*FRONTS.values(), *BACKS.values())
}
"""The figures that the open spaces of a side need, by colour and of any, by the number of filled ones."""


def prospects(player: Player) -> Prospects:
    """What the player's city promises, by what the stock can fill and by what the player has for good."""
    return _prospects(player.city, fillable(player), any_colour(player), player.manipulators)


@lru_cache(maxsize=1 << 13)
def _prospects(city: City, fits: frozenset[str], sorts: tuple[str, ...], manipulators: int) -> Prospects:
    tiles = [tile for places in city for tile in places if tile is not None]
    wanted = [0] * (len(COLOURS) + 1)
    openings: list[tuple[Face, str]] = []
    spaces = 0
    for tile in tiles:
        face, space = tile.face, tile.open_space
        if space is not None:
            openings.append((face, space))
            spaces += tile.open_spaces
            wants = _WANTED[face][len(tile.figures)]
            wanted = [before + want for before, want in zip(wanted, wants, strict=True)]
    *coloured, grey = wanted
    *rows, towers = [len(places) - places.count(None) for places in city]
    return Prospects(
        spaces=spaces,
        wanted=tuple(coloured),
        grey=grey,
        size=sum(wanted) / spaces if spaces else 0.0,
        specials=_specials(tuple(openings), fits, sorts, manipulators),
        year=_year(tuple([tile.face for tile in tiles]), sorts, manipulators),
        symbols=symbols_in_rows(city),
        strength=sum([built(row, places).strength for row, places in zip(ROWS, city, strict=True)]),
        free=sum([places.count(None) for places in city[:-1]]),
        tiles=sum(rows),
        towers=towers,
    )


def sending(table: Table, seat: int, city: Prospects) -> Sending:
    """What leaves the stock of a seat, as its open spaces stand."""
    player = table.players[seat]
    turn = table.turn if table.turn is not None and table.turn.seat == seat else None
    now = 0
    if turn is not None and not turn.ended:
        now = sum([len(tile.open_space or "") for _, tile in special_tiles(player, turn)])
    could = _could(tuple(player.stock.values()), city.wanted, city.grey, jokers(player))
    if not could:
        return Sending(now, 0.0, 0.0, city.spaces)
    specials = city.specials
    turns, sent = 0, float(now)
    if table.phase == "season":
        turns = CONSTANTS.seasons - table.season
        if player.die is None and table.dice:
            turns += 1
            sent += _by_rolled(table, seat, specials) - specials.best
    elif table.phase == "draft":
        turns = CONSTANTS.seasons
    sent += turns * specials.best
    acts = turns + (turn is not None and not turn.acted)
    year = _less_of(could, sent + acts * _MAINS[table.year - 1] * city.size)
    return Sending(now, specials.best, year, max(0.0, city.spaces - year / city.size))


def forecast(table: Table, player: Player, city: Prospects, sent: Sending) -> float:
    """The stock at the end of the last year, if the city stays as it is; below zero, how much more could be sent."""
    lack = city.symbols + symbols_beside(player) - _FIELD * player.aqueduct - lasting_relief(player)
    stock = player.figures - sent.year
    if table.phase != "shortage":
        stock += lack - player.relief + sent.left
    takes, spaces, specials = city.year
    size = takes / spaces if spaces else 0.0
    for mains in _MAINS[table.year :]:
        gone = _less_of(min(takes, _SHARE * stock), CONSTANTS.seasons * (specials + mains * size))
        left = spaces - gone / size if spaces else 0.0
        stock += lack + left - gone
    return stock


def main_action(table: Table, seat: int) -> float:
    """What the main action of the seat's turn may bring, roughly; nothing when it is done."""
    turn = table.turn
    if turn is None or turn.seat != seat or turn.acted:
        return 0.0
    player, column = table.players[seat], tile_of_column(table, turn.value)
    fits, ends = fillable(player), CONSTANTS.years - table.year + _LAST_END
    at_once, each_end = _OTHER_ACTION
    other = at_once + each_end * ends
    best = 0.0
    for row in rows_of_sorts(column.dispatches):
        for tile in player.rows[row]:
            if tile is not None and not tile.fresh:
                space = tile.open_space
                if space in fits:
                    best = max(best, len(space) + _SPACE)
    if "extension" in column.others:
        for kind in extensions_on_offer(table):
            covered = covered_next(player, kind)
            best = max(best, ends if covered is not None and covered.symbols else other)
    if may_develop(player, turn.value) and player.stars:
        best = max(best, other if player.development else ends)
    for cell in CELLS[turn.value]:
        id = table.display.get(cell)
        if id is not None:
            best = max(best, _tile(player, turn, id, fits, ends))
    return best


def _tile(player: Player, turn: Turn, id: str, fits: frozenset[str], ends: float) -> float:
    """What taking a tile may bring: a symbol that it covers, a special dispatch to it, and work to come."""
    face = FRONTS[id]
    slot = free_slot(player, ROW_OF_SORT[face.sort])
    if slot is None:
        return 0.0
    worth = _TILE * ends
    if slot in PLAN and PLAN[slot].printed and PLAN[slot].symbols:
        worth += ends
    space = face.spaces[0]
    if face.value == turn.value and space in fits and fits_die(face, turn.die, any_colour(player)):
        worth += len(space)
    return worth


@cache
def _cells(face: Face, sorts: tuple[str, ...]) -> tuple[int, ...]:
    """The dice with their values by which a special dispatch to the tile is to be had."""
    assert face.value is not None
    return tuple(
        place * COLUMNS + face.value - 1 for place, die in enumerate(DICE) if fits_die(face, die, sorts)
    )


@lru_cache(maxsize=1 << 14)
def _specials(
    openings: tuple[tuple[Face, str], ...], fits: frozenset[str], sorts: tuple[str, ...], manipulators: int
) -> Specials:
    """What a stock sends that can fill such spaces."""
    gains = [0.0] * _CELLS
    for face, space in openings:
        if space in fits:
            for cell in _cells(face, sorts):
                gains[cell] += len(space) + _SPACE
    reached = _reached(gains)
    return Specials(tuple(gains), tuple(reached), _by_dice(reached if manipulators else gains))


def _by_dice(gains: list[float]) -> float:
    """What special dispatches send in a turn, by the best of the dice to be rolled."""
    sent: float = sum([chance * gain for chance, gain in zip(_CHANCES, sorted(gains), strict=True)])
    return sent


def _by_rolled(table: Table, seat: int, specials: Specials) -> float:
    """What special dispatches will send by the dice that lie there."""
    gains = specials.reached if table.players[seat].active else specials.rolled
    dice = dice_to_choose(table, seat)
    return max([gains[DICE.index(die) * COLUMNS + table.dice[die] - 1] for die in dice])


def _reached(gains: list[float]) -> list[float]:
    """With a manipulator the values beside what is rolled count too."""
    reached: list[float] = []
    for start in range(0, _CELLS, COLUMNS):
        row = gains[start : start + COLUMNS]
        reached += [
            max(row[value], max(row[max(0, value - 1) : value + 2]) - _TURNING) for value in range(COLUMNS)
        ]
    return reached


def _less_of(could: float, most: float) -> float:
    """A little less than the smaller of what spaces and what turns allow."""
    return could * most / float((could**3 + most**3) ** (1 / 3)) if could > 0 and most > 0 else 0.0


@lru_cache(maxsize=1 << 14)
def _could(
    stock: tuple[int, ...], wanted: tuple[int, ...], grey: int, wild_colours: tuple[Colour, ...]
) -> int:
    """How many figures of a stock open spaces would take, each in its colour, by jokers, or as any."""
    fitting = spare = wild = 0
    for colour, has, wants in zip(COLOURS, stock, wanted, strict=True):
        fitting += min(has, wants)
        spare += max(0, has - wants)
        wild += max(0, has - wants) if colour in wild_colours else 0
    by_jokers = min(wild, sum(wanted) - fitting)
    return fitting + by_jokers + min(spare - by_jokers, grey)


@lru_cache(maxsize=1 << 14)
def _year(faces: tuple[Face, ...], sorts: tuple[str, ...], manipulators: int) -> Year:
    """What tiles take that show such faces."""
    wanted, spaces, gains = [0.0] * (len(COLOURS) + 1), 0.0, [0.0] * _CELLS
    for face in faces:
        if face.spaces:
            part = _SHIP if face.sort == "ship" else 1.0
            wants = _WANTED[face][0]
            wanted = [before + part * want for before, want in zip(wanted, wants, strict=True)]
            spaces += part * len(face.spaces)
            for cell in _cells(face, sorts):
                gains[cell] += part * (sum(wants) / len(face.spaces) + _SPACE)
    *coloured, grey = wanted
    takes = grey + sum([min(want, (want + _ENOUGH) / 2) for want in coloured])
    return Year(takes, spaces, _by_dice(_reached(gains) if manipulators else gains))
