"""What a turn allows (sections 5.4 and 5.5): main actions by the column, secondary ones each on its terms."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import Place
from bot.games.discordia.components import (
    ACTION_TILES,
    COLUMNS,
    CONSTANTS,
    DICE,
    SLOTS,
    TOWER_ROW,
    TOWERS,
    TRADES_OF_VALUE,
    ActionTile,
    Die,
    Effect,
)
from bot.games.discordia.state import Player, State, Table, Turn

from . import moves
from .bonuses import owe, would_change
from .figures import develops_on_5
from .stars import draw_for_swap, place_star

_VALUES = range(1, COLUMNS + 1)
_NEAREST = {rolled: sorted(_VALUES, key=lambda value: (abs(value - rolled), value)) for rolled in _VALUES}
"""The values of a die, those nearest to what was rolled first."""

_STARS = [range(1, most + 1) for most in range(CONSTANTS.stars_max + 1)]


def dice_to_choose(table: Table, seat: int) -> list[Die]:
    """Maximus has all three, the others those that Maximus did not take (section 5.2)."""
    taken = None if seat == table.maximus else table.players[table.maximus].die
    return [die for die in DICE if die in table.dice and die != taken]


def reachable_values(player: Player, rolled: int) -> list[int]:
    """What active manipulators can make of a die; the value rolled first, never beyond 1 and 6."""
    return [value for value in _NEAREST[rolled] if abs(value - rolled) <= player.active]


def tile_of_column(table: Table, column: int) -> ActionTile:
    """The action tile that lies in a column."""
    return ACTION_TILES[table.action_tiles[column - 1]]


def may_develop(player: Player, value: int) -> bool:
    """Whether the value is enough to develop: 6, or 5 with the first space of the track covered."""
    needed = CONSTANTS.develop_value
    return value == needed or (value == needed - 1 and develops_on_5(player))


def stars_to_take(table: Table) -> range:
    """One or two, as far as the cult has them (ruling 39)."""
    return _STARS[min(CONSTANTS.stars_max, table.cult)]


def season_bonus(table: Table, turn: Turn) -> Effect | None:
    """The bonus of the season's column, if the value used is its number (ruling 41)."""
    return table.season_bonuses[table.season - 1] if turn.value == table.season else None


def may_use_season(table: Table, turn: Turn) -> bool:
    """Whether the season's bonus is there to be used, and would change anything."""
    bonus = season_bonus(table, turn)
    return bonus is not None and not turn.season_used and would_change(table, turn.seat, bonus)


def use_season(state: State, turn: Turn) -> None:
    """Carry it out: what the player asked for is not asked again, but for the choice of a tower."""
    bonus = season_bonus(state, turn)
    assert bonus is not None
    turn.season_used = True
    state.did("season-used", turn.seat, season=moves.season(state.season))
    if bonus.kind == "exp_star":
        place_star(state, turn.seat, "expedition")
    elif bonus.kind == "swap":
        draw_for_swap(state, turn.seat, bonus.amount)
    else:
        owe(state, turn.seat, bonus)


def towers_to_use(table: Table, turn: Turn) -> list[str]:
    """The slots of the trade towers of the value used that have not been used this turn."""
    of_value = TRADES_OF_VALUE[turn.value]
    places = table.players[turn.seat].rows[TOWER_ROW]
    slots = [
        SLOTS[TOWER_ROW][place]
        for place, tower in enumerate(places)
        if tower is not None and tower.id in of_value and not tower.used
    ]
    return slots if slots and table.bag_size else []


def use_tower(state: State, seat: int, slot: str) -> None:
    """Swap as many figures as the trade tower says."""
    player = state.players[seat]
    tower = player.standing(slot)
    player.lay(slot, replace(tower, used=True))
    state.did("tower-used", seat, tower=moves.tile(tower.id), slot=Place(slot))
    draw_for_swap(state, seat, TOWERS[tower.id].swap)
