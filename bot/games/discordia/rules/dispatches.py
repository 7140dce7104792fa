"""Dispatches of figures to city tiles and towers (section 5.4), and decrees (section 5.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from operator import attrgetter

from msgspec.structs import replace

from bot.engine import Argument, Form, Place, Text, push, text
from bot.games.discordia import components
from bot.games.discordia.state import Player, State, Table, Tile, Turn, built

from . import names
from .bonuses import WAYS, BonusChoice, Offer, Way, asks, owe
from .city import any_colour, decree_spaces
from .figures import counted, fillable, fitting, lose_figures
from .moves import Claim, Dispatch, Skip, SpecialDispatch

ROWS_OF: dict[str, tuple[components.Row, ...]] = {"ship": ("H",), "market": ("M",), "farm": ("F",)}
ROWS_OF |= {"barracks": ("K", "T"), "any": components.ROWS}
"""The rows to which a dispatch may go, by sort of tile; barracks include military towers."""


@cache
def rows_of_sorts(sorts: tuple[str, ...]) -> tuple[components.Row, ...]:
    """The rows to which dispatches of these sorts, or "any", may go."""
    wanted = {row for sort in sorts for row in ROWS_OF[sort]}
    return tuple(row for row in components.ROWS if row in wanted)


@lru_cache(maxsize=1 << 10)
def _lack(tile: Tile, spaces: frozenset[str]) -> str | None:
    """Why a stock that can fill these spaces can't fill the tile's next one; None if it can."""
    if not tile.face.spaces:
        return "no-spaces"
    if (space := tile.open_space) is None:
        return "tile-full"
    if tile.fresh:
        return "tile-fresh"
    return None if space in spaces else "stock-lacks"


def targets(player: Player, rows: tuple[components.Row, ...]) -> list[str]:
    spaces = fillable(player)
    return [
        components.SLOTS[row][place]
        for row in rows
        for place, tile in enumerate(player.rows[row])
        if tile is not None and not _lack(tile, spaces)
    ]


def special_lack(player: Player, turn: Turn, tile: Tile) -> str | None:
    """Why the tile can't have a special dispatch now; None if it can. Each tile can have one in a turn."""
    face = tile.face
    if tile.used and face.spaces:
        return "special-used"
    if face.spaces and face.value != turn.value:
        return "special-value"
    if face.spaces and not fits_die(face, turn.die, any_colour(player)):
        return "special-colour"
    return _lack(tile, fillable(player))


def fits_die(face: components.Face, die: components.Die, sorts: tuple[str, ...]) -> bool:
    """Whether the die fits the tile: by its color, or since all dice do, as for the tiles of these `sorts`."""
    if face.die is None or face.die == die:
        return True
    return ("barracks" if face.sort == "military" else face.sort) in sorts


def special_targets(player: Player, turn: Turn) -> list[str]:
    """The slots of the tiles that may have a special dispatch now."""
    of_value = components.OF_VALUE[turn.value]
    return [
        components.SLOTS[row][place]
        for row in components.ROWS
        for place, tile in enumerate(player.rows[row])
        if tile is not None and tile.id in of_value and not special_lack(player, turn, tile)
    ]


def fillings(player: Player, slot: str) -> tuple[str, ...]:
    return fitting(player, player.standing(slot).open_space or "")


def why_not_dispatch(
    player: Player, move: Dispatch | SpecialDispatch, turn: Turn | None = None
) -> Text | None:
    """Why a dispatch is refused: a special one of the `turn` if that is given."""
    if (tile := player.tile_at(move.tile)) is None:
        return text("refusal-slot-empty", slot=Place(move.tile))
    space = tile.open_space or ""
    about = {"tile": names.standing(tile), "needs": names.figures(space)}
    if turn is not None:
        about |= {"value": turn.value, "die": names.die(turn.die)}
    lack = special_lack(player, turn, tile) if turn else _lack(tile, fillable(player))
    if lack:
        return text(f"refusal-{lack}", **about, stock=names.figures(player.stock))
    if move.figures in (fits := fitting(player, space)):
        return None
    return text("refusal-figures-fit", **about, choices=list(map(names.letters, fits)))


def dispatch(state: State, seat: int, slot: str, figures: str, how: str = "dispatched") -> None:
    """Fill the next space of the tile; `how` is the event."""
    player = state.players[seat]
    tile = player.standing(slot)
    player.lay(slot, replace(tile, figures=(*tile.figures, figures)))
    if state.heard:
        state.did(how, seat, figures=names.figures(figures), tile=names.standing(tile), slot=Place(slot))
    lose_figures(state, seat, counted(figures))


class DispatchChoice(BonusChoice):
    """A player may dispatch as a bonus, to any tile that isn't full (ruling 49)."""

    def offered(self, position: Table) -> Form:
        player = position.players[self.seat]
        slots = targets(player, ROWS_OF[self.effect.what])
        return Form(Dispatch, tile=slots, figures=lambda slot: fillings(player, slot))

    def use(self, state: State, move: Dispatch) -> None:
        dispatch(state, self.seat, move.tile, move.figures)

    def why_not(self, position: Table, move: Dispatch) -> Text | None:
        return why_not_dispatch(position.players[self.seat], move)


WAYS["dispatch"] = Way(
    lambda table, seat, effect: bool(targets(table.players[seat], ROWS_OF[effect.what])), asks(DispatchChoice)
)


_COUNTS: dict[str, Callable[[Player], int]] = {
    "ext_kinds": lambda player: len([number for number in player.extensions.values() if number]),
    "ext_pairs": lambda player: sum([number // 2 for number in player.extensions.values()]),
    **{what: attrgetter(what) for what in ("manipulators", "towers", "aqueduct", *components.TRACKS)},
    "stock_colours_max": lambda player: len([amount for amount in player.stock.values() if amount]),
}
"""What each kind of condition counts; the others count figures on tiles."""


def _count_of(condition: components.Condition) -> Callable[[Player], int]:
    rows = ROWS_OF[condition.sort or "any"]
    return _COUNTS.get(
        condition.kind, lambda player: sum([built(row, player.rows[row]).placed for row in rows])
    )


def progress(player: Player, condition: components.Condition) -> int:
    """What the condition counts, compared with its `amount` (section 3.10)."""
    return _count_of(condition)(player)


def occupied(player: Player, sort: components.Sort) -> int:
    """The number of tiles of a sort that have figures on them."""
    return sum([built(row, player.rows[row]).occupied for row in ROWS_OF[sort]])


def _test_of(condition: components.Condition) -> Callable[[Player], bool]:
    count, amount = _count_of(condition), condition.amount
    if condition.is_limit:
        return lambda player: count(player) <= amount
    if condition.kind == "each_sort_placed":
        return lambda player: (
            count(player) >= amount and all(occupied(player, sort) for sort in components.SORTS)
        )
    if sort := condition.sort:
        return lambda player: count(player) >= amount and occupied(player, sort) >= condition.tiles
    return lambda player: count(player) >= amount


_TESTS = {id: _test_of(decree.condition) for id, decree in components.DECREES.items()}


def is_fulfilled(player: Player, decree: str) -> bool:
    """Whether the condition of a decree is met now (ruling 35)."""
    return _TESTS[decree](player)


def nearness(player: Player, decree: str) -> dict[str, Argument]:
    """How near a player is to a decree: figures or things, and tiles with figures, or sorts of such tiles."""
    condition = components.DECREES[decree].condition
    reached, tiles, wanted, counts = progress(player, condition), 0, 0, "amount"
    if condition.is_limit:
        counts = "limit"
    elif condition.kind == "each_sort_placed":
        tiles, wanted = sum([occupied(player, sort) > 0 for sort in components.SORTS]), len(components.SORTS)
        counts = "sorts"
    elif condition.sort:
        tiles, wanted, counts = occupied(player, condition.sort), condition.tiles, "tiles"
    lacks = reached - condition.amount if condition.is_limit else condition.amount - reached
    about: dict[str, Argument] = {"counts": counts, "reached": reached, "amount": condition.amount}
    return {**about, "tiles": tiles, "wanted": wanted, "lacks": max(lacks, wanted - tiles)}


def claimable(table: Table, seat: int) -> list[str]:
    """The decrees on offer that the player can claim now."""
    player = table.players[seat]
    return [one for one in table.decrees if _TESTS[one](player)] if decree_spaces(player) else []


def claim(state: State, seat: int, decree: str) -> None:
    """Put the decree on the lowest free space, and carry out the bonus of that."""
    player = state.players[seat]
    space = decree_spaces(player)[0]
    state.decrees.remove(decree)
    player.decrees.append(decree)
    state.did("decree-claimed", seat, decree=names.decree(decree), space=Place(space.id))
    owe(state, seat, space.bonus)


def why_not_claim(table: Table, seat: int, decree: str) -> Text | None:
    if decree not in components.DECREES:
        return text("refusal-decree-unknown")
    name = names.decree(decree)
    if decree not in table.decrees:
        return text("refusal-decree-gone", decree=name)
    player = table.players[seat]
    if not decree_spaces(player):
        return text("refusal-decree-spaces")
    if is_fulfilled(player, decree):
        return None
    return text("refusal-decree-unfulfilled", decree=name, **nearness(player, decree))


class DecreeChoice(Offer):
    """A player may claim decrees in their raid step, one at a time (section 5.9)."""

    def forms(self, position: Table) -> Iterator[Form]:
        if decrees := claimable(position, self.seat):
            yield Form(Claim, decree=decrees)
        yield Form(Skip)

    def use(self, state: State, move: Claim) -> None:
        push(state, self)
        claim(state, self.seat, move.decree)

    def why_not(self, position: Table, move: Claim) -> Text | None:
        return why_not_claim(position, self.seat, move.decree)
