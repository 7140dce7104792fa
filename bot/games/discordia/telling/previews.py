"""What a complete legal move will do, computed from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine import Move, Place, Player, Text, text
from bot.games.discordia.components import (
    CITY_TILES,
    DECREE_SPACES,
    EXTENSIONS,
    FRONTS,
    PRIVILEGES,
    TOWERS,
    Track,
)
from bot.games.discordia.rules import actions, city, extensions, moves, names, shortage, tracks
from bot.games.discordia.rules.figures import counted
from bot.games.discordia.rules.privileges import PrivilegeUse
from bot.games.discordia.rules.ships import StallChoice
from bot.games.discordia.rules.stars import StarChoice, stars_to_place
from bot.games.discordia.rules.swaps import SwapChoice
from bot.games.discordia.state import View

from . import forecasts, phrases
from .consequences import bonus_told, set_off
from .forecasts import Forecast


def preview(view: View, move: Move) -> Sequence[Text]:
    """What the move will do: costs first, then gains, then what can't be taken back."""
    return _PREVIEWS[type(move)](view, move)


# The beginning of a turn.


def _draft(view: View, move: moves.Draft) -> list[Text]:
    tile = view.display[move.tile]
    assert tile
    slot = city.free_slot(view.players[view.own_seat], city.row_of(tile))
    assert slot
    return _laid(view, tile, slot)


def _die(view: View, move: moves.ChooseDie) -> list[Text]:
    own = view.own_seat
    die = next(die for die in view.dice if die == move.colour)
    manipulators = abs(move.value - view.dice[die])
    told = []
    if manipulators:
        told.append(text("preview-manipulators", count=manipulators, rolled=view.dice[die], value=move.value))
    if own == view.maximus:
        told.append(text("preview-die-taken", die=names.die(die)))
    told.append(text("preview-die", die=names.die(die), value=move.value))
    table, turn = forecasts.begun(view, die, move.value)
    open_then = phrases.open_items(table, turn)
    told.append(text("preview-open", open=open_then) if open_then else Text("preview-open-nothing"))
    return told


# Main actions.


def _take(view: View, move: moves.Take) -> list[Text]:
    tile = view.display[move.tile]
    assert tile
    return _laid(view, tile, move.slot)


def _laid(view: View, tile: str, slot: str) -> list[Text]:
    """A tile of the display comes to a slot, over another perhaps."""
    told = [
        text("preview-take", tile=names.tile(tile), slot=Place(slot), spaces=phrases.spaces(FRONTS[tile]))
    ]
    told += _overbuilt(view, slot)
    if (back := CITY_TILES[tile].back) is not None:
        told.append(text("preview-back", spaces=phrases.spaces(back)))
    return told + set_off(view, forecasts.tile_taken(view, tile, slot))


def _overbuilt(view: View, slot: str) -> list[Text]:
    """What is covered there, if anything, and the figures that come back from it."""
    tile = view.players[view.own_seat].tile_at(slot)
    if tile is None:
        return []
    if not tile.placed:
        return [text("preview-overbuilt", tile=names.standing(tile))]
    returned = names.figures(tile.letters)
    return [text("preview-overbuilt-figures", tile=names.standing(tile), figures=returned)]


def _dispatch(view: View, move: moves.Dispatch | moves.SpecialDispatch) -> list[Text]:
    player = view.players[view.own_seat]
    tile = player.tile_at(move.tile)
    assert tile
    forecast = forecasts.dispatched(view, move.tile, move.figures)
    about = text(
        "preview-dispatch",
        figures=names.figures(move.figures),
        tile=names.standing(tile),
        slot=Place(move.tile),
        left=forecast.player.figures,
    )
    if not forecast.player.figures:
        return [about, Text("preview-victory")]
    told = [about]
    if tile.open_spaces == 1:
        kind = "ship" if move.tile[0] == "H" else "full"
        told.append(Text(f"preview-full-{kind}"))
    return told + set_off(view, forecast)


def _extend(view: View, move: moves.Extend) -> list[Text]:
    kind = EXTENSIONS[move.extension].id
    player = view.players[view.own_seat]
    told = [text("preview-extend", extension=names.extension(kind), left=view.extensions[kind] - 1)]
    if EXTENSIONS[kind].track:
        told.append(text("preview-extend-track", gains=names.effects(EXTENSIONS[kind].adds)))
    else:
        told.append(Text("preview-extend-row"))
    space = extensions.covered_next(player, kind)
    if space and space.symbols:
        told.append(Text("preview-symbol"))
    return told + set_off(view, forecasts.extended(view, kind))


def _star(view: View, track: Track) -> list[Text]:
    player = view.players[view.own_seat]
    space = tracks.next_space(player, track)
    assert space
    told = [
        text(
            "preview-star",
            track=names.track(track),
            space=Place(space.id),
            left=phrases.stars(player.stars - 1),
        )
    ]
    if space.symbols:
        told.append(Text("preview-symbol"))
    if space.bonus and space.bonus.kind == "any_colour" and space.bonus.what not in tracks.any_colour(player):
        told.append(Text("preview-lasting"))
    return told + set_off(view, forecasts.star_placed(view, track))


def _develop(view: View, move: moves.Develop) -> list[Text]:
    return _star(view, "development")


def _place_star(view: View, move: moves.PlaceStar) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, StarChoice)
    told = _star(view, asked.track)
    left = min(asked.effect.amount, stars_to_place(view.players[view.own_seat], asked.track)) - 1
    if left:
        told.append(text("preview-star-more", left=left))
    return told


def _stars(view: View, move: moves.TakeStars) -> list[Text]:
    held = view.players[view.own_seat].stars + move.number
    return [text("preview-stars", number=phrases.stars(move.number), held=held)]


# Secondary actions, decrees, privileges.


def _season(view: View, move: moves.UseSeason) -> list[Text]:
    turn = view.turn
    assert turn
    bonus = actions.season_bonus(view, turn)
    assert bonus
    if bonus.kind == "exp_star":
        return _star(view, "expedition")
    if bonus.kind == "swap":
        return _swap_of(view, bonus.amount)
    forecast = forecasts.turned_over(view, bonus)
    return [
        text("preview-season", effect=bonus_told(view, forecast, bonus)),
        *set_off(view, Forecast(forecast.player)),
    ]


def _tower(view: View, move: moves.UseTower) -> list[Text]:
    tower = view.players[view.own_seat].tile_at(move.tower)
    assert tower
    return _swap_of(view, TOWERS[tower.id].swap)


def _swap(view: View, move: moves.Swap) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, SwapChoice)
    return _swap_of(view, asked.effect.amount)


def _swap_of(view: View, amount: int) -> list[Text]:
    """A swap: the bag may have fewer figures."""
    return [text("preview-swap", figures=phrases.figures(min(amount, view.bag_size)))]


def _claim(view: View, move: moves.Claim) -> list[Text]:
    space = DECREE_SPACES[len(view.players[view.own_seat].decrees)]
    told = [text("preview-claim", decree=names.decree(move.decree), space=Place(space.id))]
    if space.symbols:
        told.append(Text("preview-symbol"))
    return told + set_off(view, forecasts.decree_claimed(view, move.decree))


def _take_privilege(view: View, move: moves.TakePrivilege) -> list[Text]:
    kind = PRIVILEGES[move.privilege]
    name = names.privilege(move.privilege)
    if kind.joker is None:
        return [text("preview-privilege", privilege=name, gains=phrases.privilege_gains(move.privilege))]
    owned = any(one.id == move.privilege for one in view.players[view.own_seat].privileges)
    return [text("preview-joker-second" if owned else "preview-joker", privilege=name)]


def _use_privilege(view: View, move: moves.UsePrivilege) -> list[Text]:
    forecast = Forecast(view.players[view.own_seat])
    bonuses: list[Text | Player] = [
        bonus_told(view, forecast, effect) for effect in PRIVILEGES[move.privilege].effects
    ]
    return [text("preview-use", privilege=names.privilege(move.privilege), bonuses=bonuses)]


def _build_tower(view: View, move: moves.BuildTower) -> list[Text]:
    tower = TOWERS[move.tower]
    told = [text("preview-tower", tower=names.tile(move.tower), slot=Place(move.slot))]
    if tower.spaces:
        told.append(text("preview-tower-spaces", spaces=phrases.spaces(FRONTS[move.tower])))
    if tower.swap and tower.value:
        told.append(text("preview-tower-swap", figures=phrases.figures(tower.swap), value=tower.value))
    told += _overbuilt(view, move.slot)
    return told + set_off(view, forecasts.tower_built(view, move.tower, move.slot))


# Figures to the bag; what is turned or lost.


def _to_bag(view: View, move: moves.GiveBack | moves.Discard) -> list[Text]:
    player = view.players[view.own_seat]
    left = {colour: amount - counted(move.figures).get(colour, 0) for colour, amount in player.stock.items()}
    told = [text("preview-to-bag", figures=names.figures(move.figures))]
    if not any(left.values()):
        return [*told, Text("preview-victory")]
    return [*told, text("preview-stock", amount=sum(left.values()), figures=names.figures(left))]


def _stall(view: View, move: moves.PlaceStall) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, StallChoice)
    player = view.players[view.own_seat]
    ship = player.tile_at(asked.ship)
    assert ship
    back = CITY_TILES[ship.id].back
    assert back
    emptied = text("preview-ship", tile=names.standing(ship), figures=names.figures(ship.letters))
    if move.slot == moves.OUT:
        forecast = forecasts.ship_turned(view, asked.ship, None)
        return [emptied, Text("preview-stall-out"), *set_off(view, forecast)]
    told = [
        emptied,
        text("preview-stall", stall=names.face(back), slot=Place(move.slot), spaces=phrases.spaces(back)),
    ]
    told += _overbuilt(view, move.slot)
    return told + set_off(view, forecasts.ship_turned(view, asked.ship, move.slot))


def _demolish(view: View, move: moves.Demolish) -> list[Text]:
    tile = view.players[view.own_seat].tile_at(move.tile)
    assert tile
    return [
        text("preview-demolish", tile=names.standing(tile), slot=Place(move.tile)),
        *([text("preview-figures-return", figures=names.figures(tile.letters))] if tile.placed else []),
        *set_off(view, forecasts.demolished(view, move.tile)),
    ]


def _skip(view: View, move: moves.Skip) -> list[Text]:
    asked = view.decision
    assert asked
    if isinstance(asked, PrivilegeUse):
        return [text("preview-keep", privilege=names.privilege(asked.privilege))]
    return [Text(f"preview-skip-{asked.kind()}")]


def _end(view: View, move: moves.EndTurn) -> list[Text]:
    player = view.players[view.own_seat]
    full: list[Text | Player] = [names.standing(tile) for _, tile in player.tiles("H") if tile.is_full]
    told = [text("preview-end", lack=shortage.lack(player).total)]
    return [*told, text("preview-end-ships", count=len(full), ships=full)] if full else told


_PREVIEWS: dict[type[Move], Callable[[View, Any], Sequence[Text]]] = {
    moves.Draft: _draft,
    moves.ChooseDie: _die,
    moves.Take: _take,
    moves.Dispatch: _dispatch,
    moves.SpecialDispatch: _dispatch,
    moves.Extend: _extend,
    moves.Develop: _develop,
    moves.TakeStars: _stars,
    moves.UseSeason: _season,
    moves.UseTower: _tower,
    moves.Claim: _claim,
    moves.TakePrivilege: _take_privilege,
    moves.UsePrivilege: _use_privilege,
    moves.PlaceStar: _place_star,
    moves.BuildTower: _build_tower,
    moves.Swap: _swap,
    moves.GiveBack: _to_bag,
    moves.Discard: _to_bag,
    moves.PlaceStall: _stall,
    moves.Demolish: _demolish,
    moves.Skip: _skip,
    moves.EndTurn: _end,
}
