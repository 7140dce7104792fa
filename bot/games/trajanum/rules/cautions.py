"""What a player should hear before a legal move that they may regret."""

from __future__ import annotations

from bot.engine import Move, Place, Text, text
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, PLANS, TILES
from bot.games.trajanum.state import Table

from . import changes, colonia, streets
from .moves import NONE, OWN, RECEIVED, Build, End, Pay, Take, Use, rows_counted
from .names import building_name


def caution_taking(table: Table, seat: int, move: Move) -> Text | None:
    """A tribune paid though a tile could be had for nothing."""
    if not isinstance(move, Take):
        return None
    costs = streets.tile_prices(table, seat)
    if not costs[move.space] or all(costs.values()):
        return None
    return text("caution-tribune", space=Place(move.space))


def caution_using(table: Table, seat: int, move: Move) -> Text | None:
    """An upgrade at the end of the bar."""
    if not isinstance(move, Use) or not changes.at_end_of_bar(table.players[seat]):
        return None
    hand = table.players[seat].hand
    sources = {OWN: hand.own, RECEIVED: hand.received}
    tiles = [sources.get(source) or source for source in (move.tile, move.then) if source != NONE]
    return text("caution-upgrade") if any("upgrade" in TILES[tile].gives for tile in tiles) else None


def caution_building_step(table: Table, seat: int, move: Move) -> Text | None:
    """The turn ended without a building; a building without a reward."""
    if isinstance(move, End):
        could = bool(table.turn and not table.turn.built and colonia.buildable(table, seat))
        return text("caution-not-built") if could else None
    return caution_building(table, seat, move)


def caution_building(table: Table, seat: int, move: Move) -> Text | None:
    """A structure for which no envoy is left; a building whose track is at its end."""
    if not isinstance(move, Build):
        return None
    player = table.players[seat]
    parts = [BUILDINGS[part] for part in PLANS[move.what].parts]
    for part in parts:
        if part.track and player.tracks[part.track] == CONSTANTS.track_steps:
            return text("caution-track-ended", building=building_name(part.id))
    structures = sum(part.colour is not None for part in parts)
    if structures <= player.ship:
        return None
    return text("caution-no-envoy", structures=structures, envoys=player.ship)


def caution_payment(table: Table, seat: int, move: Move) -> Text | None:
    """Rows left unpaid though there are coins."""
    if not isinstance(move, Pay):
        return None
    player = table.players[seat]
    paid = rows_counted(move.rows)
    unpaid = len(player.inhabited) - paid
    coins = player.resources["coin"] - paid * CONSTANTS.citizen_pay
    return text("caution-unpaid", rows=min(unpaid, coins), coins=coins) if unpaid and coins else None
