"""How the values of a move's fields are shown to the player who may choose them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any, TypeAlias

from bot.engine import Choice, Move, Player, Text, Value, text
from bot.games.discordia.components import (
    CITY_TILES,
    COLOURS,
    DECREE_SPACES,
    DICE,
    EXTENSIONS,
    FRONTS,
    LETTERS,
    PRIVILEGES,
    TOWERS,
    Die,
)
from bot.games.discordia.rules import actions, city_tiles, dispatches, extensions, figures, moves, names
from bot.games.discordia.rules.stars import can_place_star
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, Turn, View

from . import phrases
from .forecasts import begun, extended, tower_built, worth

Chosen: TypeAlias = Mapping[str, Value]

_GERMAN_YELLOW = "G"
"""What a German player may write for a yellow figure."""

_FEW = 3
"""So many slots are named in a hint; more of them are counted."""

_OPENS = 4
"""So much of what a die opens is named, the best first."""


def choice(view: View, move: type[Move], field: str, value: Value, chosen: Chosen) -> Choice:
    """How a value is shown, given the fields already chosen (any of them may be missing)."""
    return _CHOICES[move, field](view, value, chosen)


# The die and the value used.


def _die(view: View, colour: str, chosen: Chosen) -> Choice:
    die = next(die for die in DICE if die == colour)
    rolled = view.dice[die]
    hint, rank = _column(view, die, rolled)
    label = text("choice-die", die=names.die(die), value=rolled)
    return Choice(label, hint, rank, die, str(rolled))


def _value(view: View, value: int, chosen: Chosen) -> Choice:
    """A value, with what it opens; as rolled before what costs manipulators."""
    die = phrases.die_chosen(chosen)
    if die is None:
        return Choice(text("choice-value", value=value), rank=-value)
    manipulators = abs(value - view.dice[die])
    label = text("choice-value-turned" if manipulators else "choice-value", value=value, count=manipulators)
    hint, _ = _column(view, die, value)
    return Choice(label, hint, -manipulators, str(value), str(value))


def _column(view: View, die: Die, value: int) -> tuple[Text, float]:
    """What a die opens at a value, what is free before what its column has, and how much that is."""
    table, turn = begun(view, die, value)
    player = table.players[turn.seat]
    special = dispatches.special_targets(player, turn)
    towers = actions.towers_to_use(table, turn)
    found: list[Text | Player] = []
    if special:
        key = "hint-die-special" if len(special) <= _FEW else "hint-die-special-many"
        found.append(text(key, slots=", ".join(special), count=len(special)))
    if season := actions.may_use_season(table, turn):
        found.append(Text("hint-die-season"))
    if towers:
        found.append(Text("hint-die-tower"))
    if develop := actions.may_develop(player, value) and can_place_star(table, turn.seat, "development"):
        found.append(Text("hint-die-develop"))
    if tiles := len(city_tiles.filled_cells(table, value)):
        found.append(text("hint-die-tiles", tiles=tiles))
    action_tile = actions.tile_of_column(table, value)
    found += [Text(f"action-dispatch_{sort}") for sort in action_tile.dispatches]
    found += [Text(f"action-{action}") for action in action_tile.others]
    rank = 2 * len(special) + season + len(towers) + develop + tiles / 10
    return text("hint-effects", effects=found[:_OPENS]), rank


# City tiles and their places.


def _cell(view: View, cell: str, chosen: Chosen) -> Choice:
    """A tile of the display: its spaces, its bonus, whether figures can follow at once."""
    tile = view.display[cell]
    assert tile
    bonus, back = CITY_TILES[tile].bonus, CITY_TILES[tile].back
    player = view.players[view.own_seat]
    more: list[Text | Player] = []
    if bonus:
        more.append(phrases.gain(view, view.own_seat, bonus))
    special = view.turn is not None and _takes_special(player, tile, view.turn)
    if special:
        more.append(Text("hint-special"))
    if back:
        more.append(text("hint-back", spaces=phrases.spaces(back)))
    hint = text("hint-tile-more" if more else "hint-tile", spaces=phrases.spaces(FRONTS[tile]), more=more)
    rank = 2 * special + dispatches.can_receive(player, Tile(tile)) + 0.5 * (bonus is not None)
    label = text("choice-cell", cell=cell, tile=names.tile(tile))
    return Choice(label, hint, rank, cell, "!" if special else "")


def _takes_special(player: Governor, tile: str, turn: Turn) -> bool:
    """Whether the tile, taken in this turn, could have a special dispatch at once."""
    return dispatches.matches(player, Tile(tile), turn) and dispatches.can_receive(player, Tile(tile))


def _slot(view: View, slot: str, chosen: Chosen) -> Choice:
    """A place: a free one, or one where a tile is covered."""
    if slot == moves.OUT:
        return Choice(Text("choice-out"), Text("hint-out"), -3)
    tile = view.players[view.own_seat].tile_at(slot)
    if tile is None:
        return Choice(text("choice-slot", slot=slot), Text("hint-free"), 1, slot)
    key = "hint-over-figures" if tile.placed else "hint-over"
    hint = text(key, tile=names.standing(tile), number=tile.placed)
    return Choice(text("choice-slot", slot=slot), hint, -tile.placed / 10, slot)


def _lost(view: View, slot: str, chosen: Chosen) -> Choice:
    """What may be demolished, the least loss first."""
    tile = view.players[view.own_seat].tile_at(slot)
    assert tile
    key = "hint-lost-figures" if tile.placed else "hint-lost"
    hint = text(key, spaces=phrases.spaces(tile.face) or "–", number=tile.placed)
    return Choice(phrases.standing(slot, tile), hint, -tile.placed, slot)


# Dispatches.


def _target(view: View, slot: str, chosen: Chosen) -> Choice:
    """A tile to which figures can go, with what its next space needs."""
    tile = view.players[view.own_seat].tile_at(slot)
    space = tile and tile.open_space
    if tile is None or not space:
        return Choice(text("choice-slot", slot=slot))
    last = tile.open_spaces == 1
    key = "hint-fills" if last else "hint-needs"
    return Choice(
        phrases.standing(slot, tile), text(key, needs=names.space(space)), len(space) + last / 2, slot, space
    )


def _figures(view: View, letters: str, chosen: Chosen) -> Choice:
    """Figures that leave the stock: what the city needs least of first."""
    player = view.players[view.own_seat]
    return Choice(
        text("choice-figures", letters=letters),
        text("hint-figures", figures=names.figures(letters)),
        _use_left(player, letters),
        also=_spellings(letters),
    )


def _use_left(player: Governor, letters: str) -> float:
    """How many figures of the stock would still find a space of their colour, and how even it would be."""
    wanted = figures.counted("".join(space for _, tile in player.tiles() for space in _open_spaces(tile)))
    gone = figures.counted(letters)
    left = {colour: player.stock[colour] - gone.get(colour, 0) for colour in COLOURS}
    return sum(min(left[colour], wanted.get(colour, 0)) for colour in COLOURS) - max(left.values()) / 100


def _open_spaces(tile: Tile) -> Sequence[str]:
    return tile.face.spaces[len(tile.figures) :]


@lru_cache(maxsize=1 << 10)
def _spellings(letters: str) -> tuple[str, ...]:
    """The letters in any order, and as a German writes them."""
    orders = dict.fromkeys("".join(order) for order in permutations(letters))
    german = [order.replace(LETTERS["yellow"], _GERMAN_YELLOW) for order in orders]
    return tuple(dict.fromkeys([*orders, *german]))[1:]


def _number(view: View, number: int, chosen: Chosen) -> Choice:
    """How many figures go into the bag: the most first."""
    return Choice(text("figures", amount=number), rank=number)


# Extensions, stars, towers, decrees, privileges.


def _extension(view: View, extension: str, chosen: Chosen) -> Choice:
    """A kind of extension, with what it covers and how many are left."""
    kind = EXTENSIONS[extension].id
    forecast = extended(view, kind)
    gains = phrases.covered(view, view.own_seat, extensions.covered_next(view.players[view.own_seat], kind))
    gains += [
        phrases.gain(view, view.own_seat, bonus) for bonus in forecast.bonuses if bonus.kind == "privilege"
    ]
    key = "hint-extension-gains" if gains else "hint-extension"
    hint = text(key, left=view.extensions[kind], gains=gains)
    return Choice(names.extension(kind), hint, worth(view, forecast), kind)


def _stars(view: View, number: int, chosen: Chosen) -> Choice:
    held = view.players[view.own_seat].stars
    return Choice(phrases.stars(number), text("hint-stars", held=held + number), number)


def _trade(view: View, slot: str, chosen: Chosen) -> Choice:
    tower = view.players[view.own_seat].tile_at(slot)
    assert tower
    return Choice(phrases.standing(slot, tower), rank=TOWERS[tower.id].swap, place=slot)


def _tower(view: View, tower: str, chosen: Chosen) -> Choice:
    """A tower on offer: its spaces, its bonus."""
    kind = TOWERS[tower]
    slot = chosen.get("slot")
    more: list[Text | Player] = [phrases.gain(view, view.own_seat, kind.bonus)] if kind.bonus else []
    if kind.spaces:
        key = "hint-tile-more" if more else "hint-tile"
        hint: Text | None = text(key, spaces=phrases.spaces(FRONTS[tower]), more=more)
    else:
        hint = text("hint-effects", effects=more) if more else None
    free = f"T{len(view.players[view.own_seat].rows['T'])}"
    rank = worth(view, tower_built(view, tower, slot if isinstance(slot, str) else free))
    return Choice(names.tile(tower), hint, rank + kind.strength, tower)


def _decree(view: View, decree: str, chosen: Chosen) -> Choice:
    """A decree, with what the space brings that it covers."""
    gains = phrases.covered(view, view.own_seat, DECREE_SPACES[len(view.players[view.own_seat].decrees)])
    hint = text("hint-effects", effects=gains) if gains else None
    return Choice(names.decree(decree), hint, place=decree)


def _privilege(view: View, privilege: str, chosen: Chosen) -> Choice:
    hint = text("hint-effects", effects=phrases.privilege_gains(privilege))
    return Choice(names.privilege(privilege), hint, place=privilege)


def _use(view: View, privilege: str, chosen: Chosen) -> Choice:
    """A privilege that would be carried out now: what it brings, and what of it would be lost."""
    gains = [phrases.gain(view, view.own_seat, effect) for effect in PRIVILEGES[privilege].effects]
    return Choice(names.privilege(privilege), text("hint-effects", effects=list(gains)), place=privilege)


_CHOICES: dict[tuple[type[Move], str], Callable[[View, Any, Chosen], Choice]] = {
    (moves.Draft, "tile"): _cell,
    (moves.ChooseDie, "colour"): _die,
    (moves.ChooseDie, "value"): _value,
    (moves.Take, "tile"): _cell,
    (moves.Take, "slot"): _slot,
    (moves.Dispatch, "tile"): _target,
    (moves.Dispatch, "figures"): _figures,
    (moves.SpecialDispatch, "tile"): _target,
    (moves.SpecialDispatch, "figures"): _figures,
    (moves.Extend, "extension"): _extension,
    (moves.TakeStars, "number"): _stars,
    (moves.UseTower, "tower"): _trade,
    (moves.Claim, "decree"): _decree,
    (moves.TakePrivilege, "privilege"): _privilege,
    (moves.UsePrivilege, "privilege"): _use,
    (moves.BuildTower, "tower"): _tower,
    (moves.BuildTower, "slot"): _slot,
    (moves.GiveBack, "figures"): _figures,
    (moves.Discard, "number"): _number,
    (moves.Discard, "figures"): _figures,
    (moves.PlaceStall, "slot"): _slot,
    (moves.Demolish, "tile"): _lost,
}
