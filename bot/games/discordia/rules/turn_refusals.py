"""Why an action can't be taken in a turn: the first condition that is missing, in the order of section 5."""

from __future__ import annotations

from bot.engine import Move, Place, Text, text
from bot.games.discordia.components import CONSTANTS, PRIVILEGES, TOWERS
from bot.games.discordia.state import Table, Turn

from . import names
from .actions import may_develop, season_bonus, stars_to_take, tile_of_column, towers_to_use
from .city_tiles import slots_of_cell
from .decrees import why_not_claim
from .dispatches import matches, rows_of_sorts
from .main_actions import MainAction
from .moves import (
    Claim,
    Develop,
    Dispatch,
    Extend,
    SpecialDispatch,
    Take,
    TakeStars,
    UsePrivilege,
    UseSeason,
    UseTower,
)
from .privileges import is_useful
from .refusals import why_not_cell, why_not_dispatch, why_not_extend, why_not_slot
from .tracks import next_space


def why_not_action(table: Table, seat: int, move: Move) -> Text | None:
    """What a move of the turn lacks."""
    turn = table.turn
    assert turn is not None
    if turn.acted and isinstance(move, MainAction):
        return text("refusal-acted")
    match move:
        case Take():
            return _why_not_take(table, turn, move)
        case Dispatch():
            return _why_not_dispatch(table, turn, move)
        case Extend():
            if "extension" not in tile_of_column(table, turn.value).others:
                return text("refusal-action-extension", column=turn.value)
            return why_not_extend(table, move.extension)
        case Develop():
            return _why_not_develop(table, turn)
        case TakeStars():
            return _why_not_stars(table, turn, move.number)
        case SpecialDispatch():
            return _why_not_special(table, turn, move)
        case UseSeason():
            return _why_not_season(table, turn)
        case UseTower():
            return _why_not_tower(table, turn, move.tower)
        case Claim():
            return why_not_claim(table, seat, move.decree)
        case UsePrivilege():
            return _why_not_privilege(table, seat, move.privilege)
        case _:
            return None


def _why_not_dispatch(table: Table, turn: Turn, move: Dispatch) -> Text | None:
    rows = rows_of_sorts(tile_of_column(table, turn.value).dispatches)
    if not rows:
        return text("refusal-action-dispatch", column=turn.value)
    player = table.players[turn.seat]
    if player.tile_at(move.tile) is not None and move.tile[0] not in rows:
        return text("refusal-dispatch-sort", column=turn.value, slot=Place(move.tile))
    return why_not_dispatch(player, move.tile, move.figures)


def _why_not_stars(table: Table, turn: Turn, number: int) -> Text | None:
    if "stars" not in tile_of_column(table, turn.value).others:
        return text("refusal-action-stars", column=turn.value)
    if not table.cult:
        return text("refusal-cult-empty")
    numbers = stars_to_take(table)
    return None if number in numbers else text("refusal-stars-number", most=numbers[-1])


def _why_not_take(table: Table, turn: Turn, move: Take) -> Text | None:
    if refusal := why_not_cell(table, move.tile):
        return refusal
    if move.tile[0] != str(turn.value):
        return text("refusal-column", cell=Place(move.tile), column=turn.value)
    return why_not_slot(slots_of_cell(table, turn.seat, move.tile), move.slot)


def _why_not_develop(table: Table, turn: Turn) -> Text | None:
    player = table.players[turn.seat]
    if not may_develop(player, turn.value):
        return text("refusal-develop-value", value=turn.value, needed=CONSTANTS.develop_value)
    if not player.stars:
        return text("refusal-no-star")
    if next_space(player, "development") is None:
        return text("refusal-track-full", track=names.track("development"))
    return None


def _why_not_special(table: Table, turn: Turn, move: SpecialDispatch) -> Text | None:
    player = table.players[turn.seat]
    tile = player.tile_at(move.tile)
    if tile is None:
        return text("refusal-slot-empty", slot=Place(move.tile))
    name = names.standing(tile)
    if tile.used:
        return text("refusal-special-used", tile=name)
    if tile.face.spaces and tile.face.value != turn.value:
        return text("refusal-special-value", tile=name, value=turn.value)
    if tile.face.spaces and not matches(player, tile, turn):
        return text("refusal-special-colour", tile=name, die=names.die(turn.die))
    return why_not_dispatch(player, move.tile, move.figures)


def _why_not_season(table: Table, turn: Turn) -> Text:
    bonus = season_bonus(table, turn)
    if bonus is None:
        return text(
            "refusal-season-value", season=names.season(table.season), needed=table.season, value=turn.value
        )
    if turn.season_used:
        return text("refusal-season-used", season=names.season(table.season))
    return text("refusal-season-nothing", effect=names.effect(bonus))


def _why_not_tower(table: Table, turn: Turn, slot: str) -> Text | None:
    tile = table.players[turn.seat].tile_at(slot)
    if tile is None:
        return text("refusal-slot-empty", slot=Place(slot))
    tower = TOWERS.get(tile.id)
    if tower is None or not tower.swap:
        return text("refusal-no-trade-tower", tile=names.standing(tile))
    name = names.tile(tile.id)
    if tower.value != turn.value:
        return text("refusal-tower-value", tower=name, value=turn.value)
    if tile.used:
        return text("refusal-tower-used", tower=name)
    return None if slot in towers_to_use(table, turn) else text("refusal-bag-empty")


def _why_not_privilege(table: Table, seat: int, privilege: str) -> Text | None:
    if privilege not in PRIVILEGES:
        return text("refusal-privilege-none")
    name = names.privilege(privilege)
    owned = [one for one in table.players[seat].privileges if one.id == privilege]
    if not owned:
        return text("refusal-privilege-not-owned", privilege=name)
    if PRIVILEGES[privilege].joker:
        return text("refusal-privilege-lasting", privilege=name)
    if all(one.spent for one in owned):
        return text("refusal-privilege-spent", privilege=name)
    if not any(one.ready for one in owned):
        return text("refusal-privilege-later", privilege=name)
    return None if is_useful(table, seat, privilege) else text("refusal-privilege-useless", privilege=name)
