"""A city: its tracks, slots and tiles, and its visible infrastructure symbols (section 3.11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress

from bot.engine import Place
from bot.games.discordia import components
from bot.games.discordia.state import City, Player, State, Tile

from . import names
from .figures import counted, gain_figures


def track_length(player: Player, track: components.Track) -> int:
    added = components.EXTENSION_OF_TRACK[track]
    return len(components.TRACKS[track]) + len(added.adds) * player.extensions[added.id]


@cache
def track_space(track: components.Track, number: int) -> components.Space:
    """A space of a track, counted from 1."""
    printed = components.TRACKS[track]
    if number <= len(printed):
        return printed[number - 1]
    adds = components.EXTENSION_OF_TRACK[track].adds
    bonus = adds[(number - len(printed) - 1) % len(adds)]
    return components.Space(f"{printed[0].id[0]}{number}", 0, bonus)


def track_spaces(player: Player, track: components.Track) -> list[components.Space]:
    return [track_space(track, number + 1) for number in range(track_length(player, track))]


def stars_on(player: Player, track: components.Track) -> int:
    return player.expedition if track == "expedition" else player.development


def next_space(player: Player, track: components.Track) -> components.Space | None:
    """The lowest space without a star; None when the track is full."""
    covered = stars_on(player, track)
    return track_space(track, covered + 1) if covered < track_length(player, track) else None


@cache
def _amounts(kind: components.EffectKind, track: components.Track, stars: int) -> dict[str, int]:
    """The total of a kind of bonus on the covered spaces of a track, by its `what`."""
    amounts: dict[str, int] = {}
    for number in range(1, stars + 1):
        bonus = track_space(track, number).bonus
        if bonus and bonus.kind == kind:
            amounts[bonus.what] = amounts.get(bonus.what, 0) + bonus.amount
    return amounts


def lasting_relief(player: Player) -> int:
    """The reduction of every shortage by covered spaces of the expedition track (`infra_perm`)."""
    return sum(_amounts("infra_perm", "expedition", player.expedition).values())


def develops_on_5(player: Player) -> bool:
    return bool(_amounts("develop_on_5", "development", player.development))


def any_colour(player: Player) -> tuple[str, ...]:
    """The sorts of tile for which special dispatches may use any die."""
    return tuple(_amounts("any_colour", "development", player.development))


def decree_spaces(player: Player) -> Sequence[components.Space]:
    """The free spaces for decrees, the lowest first."""
    return components.DECREE_SPACES[len(player.decrees) :]


def free_slot(player: Player, row: components.Row) -> str | None:
    places = player.rows[row]
    return components.SLOTS[row][places.index(None)] if None in places else None


def slots_for(player: Player, row: components.Row) -> list[str]:
    """The slots for a new tile of the row: the leftmost free one, and all with a tile, which would be covered."""
    free = free_slot(player, row)
    return [*([free] if free else []), *(slot for slot, _ in player.tiles(row))]


def lay_tile(state: State, seat: int, slot: str, tile: Tile) -> None:
    """Place a tile; a tile that it covers leaves the game, and its figures return to the stock."""
    player = state.players[seat]
    covered = player.tile_at(slot)
    player.lay(slot, tile)
    if covered is not None:
        state.tell("overbuilt", seat, tile=names.standing(covered), slot=Place(slot))
        remove_tile(state, seat, covered)


def remove_tile(state: State, seat: int, tile: Tile) -> None:
    """Remove a tile from the game that has left its slot; its figures return to the stock."""
    state.removed.append(tile.id)
    gain_figures(state, seat, counted(tile.letters))


def symbols(player: Player) -> int:
    """The number of visible infrastructure symbols (ruling 10)."""
    return symbols_in_rows(player.city) + symbols_beside(player)


@lru_cache(maxsize=1 << 10)
def symbols_in_rows(city: City) -> int:
    """The visible symbols of places: those not built yet, and those printed but without a tile."""
    rows, seen = dict(zip(components.ROWS, city, strict=True)), 0
    for slot, (row, place) in components.PLACE_OF_SLOT.items():
        places, space = rows[row], components.PLAN.get(slot)
        if space and (place >= len(places) or (space.printed and places[place] is None)):
            seen += space.symbols
    return seen


def symbols_beside(player: Player) -> int:
    """The visible symbols above and on the tracks, and on the spaces for decrees."""
    above = tuple([not player.extensions[kind] for kind in components.ABOVE_TRACK])
    return _symbols_beside(len(player.decrees), player.expedition, player.development, above)


@cache
def _symbols_beside(decrees: int, expedition: int, development: int, above: tuple[bool, ...]) -> int:
    spaces = [
        *components.DECREE_SPACES[decrees:],
        *components.TRACKS["expedition"][expedition:],
        *components.TRACKS["development"][development:],
        *compress(components.ABOVE_TRACK.values(), above),
    ]
    return sum([space.symbols for space in spaces])
