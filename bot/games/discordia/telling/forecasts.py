"""What a city would be after a move, and which bonuses the move would set off.

What comes without a question (the ring, stars of the cult, manipulators) is carried out in the forecast; what the
player will be asked is not.
"""

from __future__ import annotations

from copy import deepcopy
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.discordia.components import (
    AQUEDUCT_END,
    CITY_TILES,
    CONSTANTS,
    DECREE_SPACES,
    TOWERS,
    TURNED_SHIP_BONUS,
    Die,
    Effect,
    Extension,
    Track,
)
from bot.games.discordia.rules import city, decrees, extensions, figures, shortage, tracks
from bot.games.discordia.state import Player, Tile, Turn, View


class Forecast(NamedTuple):
    """The city after a move, and what the move sets off, in order."""

    player: Player
    bonuses: tuple[Effect, ...] = ()


def _forecast(view: View, player: Player, *bonuses: Effect | None) -> Forecast:
    """The city with what comes to it without a question."""
    effects = tuple(effect for effect in bonuses if effect is not None)
    for effect in effects:
        match effect.kind:
            case "aqueduct":
                player.aqueduct = min(player.aqueduct + effect.amount, AQUEDUCT_END)
            case "take_star":
                player.stars += min(effect.amount, view.cult)
            case "manipulator":
                player.manipulators += min(effect.amount, view.manipulators)
    return Forecast(player, effects)


def _own(view: View) -> Player:
    """A copy of the viewer's city that may be changed."""
    return deepcopy(view.players[view.own_seat])


def _put(player: Player, slot: str, tile: Tile | None) -> None:
    """Lay a tile down, or take one away; figures that stood there return to the stock."""
    row, place = city.place_of(slot)
    before = player.rows[row][place]
    player.rows[row][place] = tile
    for colour, amount in figures.counted(before.letters if before else "").items():
        player.stock[colour] += amount


def tile_taken(view: View, tile: str, slot: str) -> Forecast:
    """A city tile of the display lies at the slot."""
    player = _own(view)
    _put(player, slot, Tile(tile))
    return _forecast(view, player, CITY_TILES[tile].bonus)


def dispatched(view: View, slot: str, letters: str) -> Forecast:
    """The next space of a tile is filled with these figures."""
    player = _own(view)
    tile = player.tile_at(slot)
    assert tile
    tile.figures.append(letters)
    for colour, amount in figures.counted(letters).items():
        player.stock[colour] -= amount
    return Forecast(player)


def extended(view: View, kind: Extension) -> Forecast:
    """An extension is placed."""
    player = _own(view)
    return _forecast(view, player, *extensions.lay(player, kind))


def star_placed(view: View, track: Track) -> Forecast:
    """A star lies on the next space of a track."""
    player = _own(view)
    return _forecast(view, player, tracks.cover_next(player, track).bonus)


def decree_claimed(view: View, decree: str) -> Forecast:
    """A decree covers the next space for one."""
    player = _own(view)
    space = DECREE_SPACES[len(player.decrees)]
    player.decrees.append(decree)
    return _forecast(view, player, space.bonus)


def tower_built(view: View, tower: str, slot: str) -> Forecast:
    """A tower stands at the slot."""
    player = _own(view)
    _put(player, slot, Tile(tower))
    return _forecast(view, player, TOWERS[tower].bonus)


def ship_turned(view: View, ship: str, slot: str | None) -> Forecast:
    """The ship has left its slot, and lies on its back at another; or is out of the game (None)."""
    player = _own(view)
    row, place = city.place_of(ship)
    tile = player.rows[row][place]
    assert tile
    player.rows[row][place] = None
    if slot is None:
        return Forecast(player)
    _put(player, slot, Tile(tile.id, turned=True, fresh=True))
    return _forecast(view, player, TURNED_SHIP_BONUS)


def demolished(view: View, slot: str) -> Forecast:
    """What lay at the slot is gone."""
    player = _own(view)
    _put(player, slot, None)
    return Forecast(player)


def turned_over(view: View, effect: Effect) -> Forecast:
    """An effect has come to the city."""
    return _forecast(view, _own(view), effect)


def begun(view: View, die: Die, value: int) -> tuple[View, Turn]:
    """The table as it will be when the viewer has chosen a die and a value, and the turn."""
    player = _own(view)
    for _, tile in player.tiles():
        tile.fresh = False
    return with_own(view, player), Turn(view.own_seat, die, value)


def with_own(view: View, player: Player) -> View:
    """The table with another city for the viewer."""
    players = list(view.players)
    players[view.own_seat] = player
    return replace(view, players=players)


def newly_fulfilled(view: View, after: Player) -> list[str]:
    """Decrees on offer that the city would fulfil after the move, and does not now."""
    if len(after.decrees) >= CONSTANTS.decree_spaces:
        return []
    before = view.players[view.own_seat]
    return [
        decree
        for decree in view.decrees
        if decree not in after.decrees
        and decrees.is_fulfilled(after, decree)
        and not decrees.is_fulfilled(before, decree)
    ]


def worth(view: View, forecast: Forecast) -> float:
    """What a move is worth at first sight, to put what players want first: figures less, and bonuses."""
    before, after = view.players[view.own_seat], forecast.player
    less_lacking = shortage.lack(before).total - shortage.lack(after).total
    return before.figures - after.figures + less_lacking + 0.5 * len(forecast.bonuses)
