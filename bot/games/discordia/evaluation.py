"""The evaluation of Discordia: a forecast of the final stock, from what the city can dispatch and its shortages.

It covers this turn, the rest of the year, and the years after it, assuming average luck and no growth of the city.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from bot.engine import Depth, Evaluation, Outcome, read_weights, total_of
from bot.games.discordia.rules import city
from bot.games.discordia.rules.building import covered_next, extensions_on_offer
from bot.games.discordia.rules.dispatches import fits_die, rows_of_sorts, special_targets, targets
from bot.games.discordia.rules.figures import fillable, jokers
from bot.games.discordia.rules.turns import dice_to_choose, may_develop, tile_of_column

from . import components
from .state import City, Player, State, Table, Turn

_FIELD: Final = 0.28
"""The average reduction of a shortage by a field of the aqueduct."""
_DISPATCHING: Final = 0.2, 0.35, 1.1, 0.0
"""The average number of spaces that a main action fills, by year; in the last one only special dispatches count."""
_TURNING: Final = 0.8
"""The cost of using a manipulator, in figures."""
_LAST_END: Final = 0.55
"""The share of games that reach the end of the last year."""
_OTHER_ACTION: Final = 0.8, 0.05
"""The worth of an action that covers no symbol: at once, and for each year's end to come."""
_TILE: Final = 0.55
"""The worth of another tile for each year's end to come."""

Amounts: TypeAlias = tuple[int, ...]
"""Numbers of figures by color."""


class DispatchForecast(NamedTuple):
    """The figures dispatched `now` by special dispatches of this turn, and until the end of the `year`.

    `left` is the number of spaces still open then.
    """

    now: int
    year: float
    left: float


class Specials(NamedTuple):
    """The figures that special dispatches send, for each die and value.

    They are given for the value as `rolled`, and for the values `reached` with a manipulator. `mean` is the average of
    a turn.
    """

    rolled: tuple[float, ...]
    reached: tuple[float, ...]
    mean: float


class Needs(NamedTuple):
    """What spaces need: figures of each color, and `grey` figures of any."""

    spaces: int
    wanted: Amounts
    grey: int

    @property
    def takes(self) -> int:
        return sum(self.wanted) + self.grey

    @property
    def size(self) -> float:
        """The average number of figures for a space."""
        return self.takes / self.spaces if self.spaces else 0.0


class Prospects(NamedTuple):
    """The prospects of a city if its tiles don't change.

    - `open` is what its open spaces need now, `specials` what special dispatches can send to them.
    - `year` is what all spaces need, as at the start of a year; special dispatches send `yearly` figures a turn then.
    - `symbols` are the visible infrastructure symbols in its rows, `free` is the number of places without tiles.
    """

    open: Needs
    specials: Specials
    year: Needs
    yearly: float
    symbols: int
    free: int
    tiles: int


def prospects(player: Player) -> Prospects:
    """The prospects of the player's city, stock and permanent advantages."""
    return _prospects(player.city, fillable(player), city.any_colour(player), player.manipulators)


@lru_cache(maxsize=1 << 10)
def _prospects(plan: City, fits: frozenset[str], sorts: tuple[str, ...], manipulators: int) -> Prospects:
    tiles = [tile for places in plan for tile in places if tile is not None]
    faces = [tile.face for tile in tiles if tile.face.spaces]
    openings = [
        (tile.face, len(space) if space in fits else 0.0) for tile in tiles if (space := tile.open_space)
    ]
    emptied = [(face, len("".join(face.spaces)) / len(face.spaces)) for face in faces]
    return Prospects(
        open=_needs(tuple([(tile.face, len(tile.figures)) for tile in tiles if tile.open_space])),
        specials=_specials(tuple(openings), sorts, manipulators),
        year=_needs(tuple([(face, 0) for face in faces])),
        yearly=_specials(tuple(emptied), sorts, manipulators).mean,
        symbols=city.symbols_in_rows(plan),
        free=sum([places.count(None) for places in plan[:-1]]),
        tiles=sum([len(places) - places.count(None) for places in plan[:-1]]),
    )


@lru_cache(maxsize=1 << 10)
def _needs(faces: tuple[tuple[components.Face, int], ...]) -> Needs:
    """The needs of the open spaces of tiles, each given with its number of filled spaces."""
    spaces = [space for face, filled in faces for space in face.spaces[filled:]]
    letters = "".join(spaces)
    wanted = tuple([letters.count(letter) for letter in components.LETTERS.values()])
    return Needs(len(spaces), wanted, letters.count(components.ANY))


def sending(table: Table, seat: int, promise: Prospects) -> DispatchForecast:
    """The figures that a seat will send to its open spaces."""
    player = table.players[seat]
    turn = table.turn if table.turn is not None and table.turn.seat == seat else None
    now = 0
    if turn is not None and not turn.ended:
        now = sum([len(player.standing(slot).open_space or "") for slot in special_targets(player, turn)])
    if not (could := _sendable(tuple(player.stock.values()), promise.open, jokers(player))):
        return DispatchForecast(now, 0.0, promise.open.spaces)
    specials = promise.specials
    turns = turns_left(table, player)
    sent = now + turns * specials.mean
    if _is_to_choose(table, player):
        gains = specials.reached if player.active else specials.rolled
        dice = [(components.DICE.index(die), table.dice[die]) for die in dice_to_choose(table)]
        sent += max([gains[die * components.COLUMNS + value - 1] for die, value in dice]) - specials.mean
    size, acts = promise.open.size, turns + (turn is not None and not turn.acted)
    year = _smooth_minimum(could, sent + acts * _DISPATCHING[table.year - 1] * size)
    return DispatchForecast(now, year, max(0.0, promise.open.spaces - year / size))


def _is_to_choose(table: Table, player: Player) -> bool:
    return table.phase == "season" and player.die is None and bool(table.dice)


def turns_left(table: Table, player: Player) -> int:
    """The turns of this year that the player hasn't begun."""
    if table.phase == "draft":
        return components.CONSTANTS.seasons
    if table.phase != "season":
        return 0
    return components.CONSTANTS.seasons - table.season + _is_to_choose(table, player)


def lacking(player: Player, promise: Prospects) -> float:
    """The figures that missing infrastructure adds to the stock at each year's end."""
    symbols = promise.symbols + city.symbols_beside(player)
    return symbols - _FIELD * player.aqueduct - city.lasting_relief(player)


def forecast(table: Table, player: Player, promise: Prospects, sent: DispatchForecast) -> float:
    """The stock at the end of the last year if the city doesn't change; negative if more could be sent."""
    lack = lacking(player, promise)
    stock = player.figures - sent.year
    if table.phase != "shortage":
        stock += lack - player.relief + sent.left
    takes, spaces, size = promise.year.takes, promise.year.spaces, promise.year.size
    for mains in _DISPATCHING[table.year :]:
        gone = _smooth_minimum(takes, components.CONSTANTS.seasons * (promise.yearly + mains * size))
        left = spaces - gone / size if spaces else 0.0
        stock += lack + left - gone
    return stock


def main_action(table: Table, seat: int) -> float:
    """A rough worth of the seat's main action; 0 if it has been taken, or it isn't the seat's turn."""
    turn = table.turn
    if turn is None or turn.seat != seat or turn.acted:
        return 0.0
    player, column = table.players[seat], tile_of_column(table, turn.value)
    fits, ends = fillable(player), components.CONSTANTS.years - table.year + _LAST_END
    at_once, each_end = _OTHER_ACTION
    other = at_once + each_end * ends
    best = 0.0
    for slot in targets(player, rows_of_sorts(column.dispatches)):
        best = max(best, len(player.standing(slot).open_space or ""))
    if "extension" in column.others:
        for kind in extensions_on_offer(table):
            covered = covered_next(player, kind)
            best = max(best, ends if covered is not None and covered.symbols else other)
    if may_develop(player, turn.value) and player.stars:
        best = max(best, other if player.development else ends)
    for cell in components.CELLS[turn.value]:
        if (id := table.display.get(cell)) is not None:
            best = max(best, _tile(player, turn, id, fits, ends))
    return best


def _tile(player: Player, turn: Turn, id: str, fits: frozenset[str], ends: float) -> float:
    """The worth of taking a tile: a symbol that it covers, a special dispatch to it, and later dispatches."""
    face = components.FRONTS[id]
    if (slot := city.free_slot(player, components.ROW_OF_SORT[face.sort])) is None:
        return 0.0
    worth = _TILE * ends
    if slot in components.PLAN and components.PLAN[slot].printed and components.PLAN[slot].symbols:
        worth += ends
    space = face.spaces[0]
    if face.value == turn.value and space in fits and fits_die(face, turn.die, city.any_colour(player)):
        worth += len(space)
    return worth


@lru_cache(maxsize=1 << 10)
def _specials(
    gains: tuple[tuple[components.Face, float], ...], sorts: tuple[str, ...], manipulators: int
) -> Specials:
    """What special dispatches send, from the figures that each tile would take."""
    rolled = [
        sum([gain for face, gain in gains if face.value == value and fits_die(face, die, sorts)])
        for die in components.DICE
        for value in range(1, components.COLUMNS + 1)
    ]
    reached = _reached(rolled)
    return Specials(tuple(rolled), tuple(reached), fmean(reached if manipulators else rolled))


def _reached(gains: list[float]) -> list[float]:
    """The gains by value if a manipulator can also reach the values next to it."""
    reached: list[float] = []
    for start in range(0, len(gains), components.COLUMNS):
        row = gains[start : start + components.COLUMNS]
        reached += [
            max(row[value], max(row[max(0, value - 1) : value + 2]) - _TURNING)
            for value in range(components.COLUMNS)
        ]
    return reached


def _smooth_minimum(could: float, most: float) -> float:
    """A smooth minimum of what spaces and what turns allow."""
    return could * most / float((could**3 + most**3) ** (1 / 3)) if could > 0 and most > 0 else 0.0


@lru_cache(maxsize=1 << 10)
def _sendable(stock: Amounts, needs: Needs, wild_colours: tuple[components.Colour, ...]) -> int:
    """The figures of a stock that open spaces would take: by color, as jokers, or as any color."""
    fitting = spare = wild = 0
    for colour, has, wants in zip(components.COLOURS, stock, needs.wanted, strict=True):
        fitting += min(has, wants)
        spare += max(0, has - wants)
        wild += max(0, has - wants) if colour in wild_colours else 0
    by_jokers = min(wild, sum(needs.wanted) - fitting)
    return fitting + by_jokers + min(spare - by_jokers, needs.grey)


_VICTORY = 8.0
"""The worth of a victory, in figures."""
_EMPTIED = 2.5, 1.9
"""The size of a stock that is emptied half the time, and the spread of a logistic curve around it."""

_EFFECTS: dict[components.EffectKind, float] = {
    "discard": 1.0,
    "draw": -1.0,
    "infra_once": 1.0,
    "dispatch": 2.0,
    "exp_star": 2.0,
    "tower": 2.0,
    "take_star": 0.3,
    "lose_star": -0.3,
    "aqueduct": 0.8,
    "demolish": -2.0,
}
"""The worth of rewards and damages of raids, in figures for each unit of the amount."""

_WORTHS = {tile.id: _EFFECTS[tile.effect.kind] * tile.effect.amount for tile in components.GERMANIC.values()}
"""The worth of the reward or damage of each Germanic tile."""
_UNKNOWN_REWARD = 2.0
_UNKNOWN_STRENGTH = 2, 2, 2, 4
"""The assumed reward of a hidden Germanic tile, and its assumed strength by year."""
_NEAR_SUCCESS = 0.3
"""The worth of a strength just below what is needed, as a share of success."""


def progress(state: State) -> float:
    if state.phase == "end":
        return 1.0
    passed = components.CONSTANTS.seasons if state.phase in ("raid", "shortage") else state.season - 1
    return (state.year - 1 + passed / components.CONSTANTS.seasons) / components.CONSTANTS.years


Tribes: TypeAlias = tuple[float, float, int]
"""This year's raid: the worth of the damage and of the reward, and the strength needed, partly assumed."""
Sight: TypeAlias = tuple[State, Tribes | None]
"""A position with its raid, the same for all seats; None if no raid is still to come this year."""


def sight(state: State) -> Sight:
    if state.left is None or state.phase != "season":
        return state, None
    damage, reward, needed = _WORTHS[state.left], _UNKNOWN_REWARD, state.raid_strength
    if state.right is None:
        needed += _UNKNOWN_STRENGTH[state.year - 1]
    else:
        reward = _WORTHS[state.right]
    return state, (damage, reward, needed)


def figures(sight: Sight, seat: int) -> dict[str, float]:
    state, tribes = sight
    player = state.players[seat]
    promise = prospects(player)
    sent = sending(state, seat, promise)
    stock = player.figures
    by_colour, wild = tuple(player.stock.values()), jokers(player)
    last_year = state.year == components.CONSTANTS.years
    middle, spread = _EMPTIED
    ended = state.phase in ("raid", "shortage")
    return {
        "stock": stock,
        "stuck": 0 if last_year else stock - _sendable(by_colour, promise.year, wild),
        "forecast": forecast(state, player, promise, sent),
        "could send": _sendable(by_colour, promise.open, wild),
        "open spaces": 0 if ended else promise.open.spaces,
        "relief": player.relief,
        "empty this year": 1 / (1 + exp((stock - sent.year - middle) / spread)),
        "specials now": sent.now,
        "main action": main_action(state, seat),
        "raid": _raid(tribes, player),
        "stars": player.stars,
        "manipulators": player.manipulators,
        "active left": min(player.active, turns_left(state, player)),
        "expedition": player.expedition,
        "development": player.development,
        "aqueduct": player.aqueduct,
        "decrees": len(player.decrees),
        "jokers": len(wild),
        "privileges": sum(
            [not one.spent and bool(components.PRIVILEGES[one.id].effects) for one in player.privileges]
        ),
        "extensions": sum(player.extensions.values()),
        "free": promise.free,
        "tiles": promise.tiles,
        "towers": player.towers,
    }


def _raid(tribes: Tribes | None, player: Player) -> float:
    if tribes is None:
        return 0.0
    (damage, reward, needed), strength = tribes, player.strength
    return reward if strength >= needed else damage + _NEAR_SUCCESS * (reward - damage) * strength / needed


def result(outcome: Outcome, seat: int) -> float:
    """The result of a seat: fewer figures in stock are better, and a victory counts extra."""
    return _VICTORY * (seat in outcome.winners) - total_of(outcome, seat)


DEPTHS: Final = {
    "tiro": Depth(width=24, steps=120, further=6, oversight=2.1),
    "legatus": Depth(width=200, steps=6000, further=40, kept=12, worlds=12, lines=3),
}
"""Even a tiro looks further ahead, since the worth of a die shows in the actions after it."""

EVALUATION = Evaluation(figures, progress, result, read_weights(__file__), sight, DEPTHS)
