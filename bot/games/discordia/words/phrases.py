"""Phrases that several files of words share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import chain
from typing import Final

from bot.engine import Argument, Place, Text, text
from bot.games.discordia import components
from bot.games.discordia.rules import bonuses, moves, names, turns
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, Turn, View

_ROWS: Final = [*components.CELLS.values(), *(components.SLOTS[row] for row in components.ROWS_FROM_TOP)]
_ORDER: Final = {place: number for number, place in enumerate(chain.from_iterable(_ROWS))}

GERMAN_YELLOW = "G"
"""The German letter of a yellow figure."""
GERMAN_FIELDS = "A"
"""The German letter of the row of fields."""


def rank_by_place(place: str) -> float:
    """A rank for tiles in the order of pictures: the display by column, a city by row."""
    return -_ORDER[place]


def rolled(view: View, die: components.Die) -> Text:
    return text("choice-die", die=names.die(die), value=view.dice[die])


def either(options: Sequence[Text]) -> Text:
    """A list of options: "a, b or c"."""
    *before, last = options
    if not before:
        return last
    listed = reduce(lambda listed, name: text("either-more", before=listed, next=name), before)
    return text("either-last", before=listed, last=last)


def spaces(spaces: Sequence[str]) -> Text:
    """The spaces of a tile as letters: "RR / R / ∗"."""
    letters = map(names.letters, spaces)
    return reduce(lambda told, space: text("spaces", before=told, next=space), letters)


def offered(printed: Text, *more: Text) -> Text:
    """What a tile offers: its spaces, then everything else, separated by semicolons."""
    return reduce(lambda told, one: text("hint-tile-more", spaces=told, more=one), more, printed)


def standing(slot: str, tile: Tile) -> Text:
    return text("choice-standing", slot=Place(slot), tile=names.standing(tile))


def at(slot: str, tile: Tile) -> Text:
    return text("tile-at", slot=Place(slot), tile=names.standing(tile))


def stock(player: Governor) -> Argument:
    if not player.figures:
        return Text("stock-empty")
    return text("stock", amount=player.figures, figures=names.figures(player.stock))


def privilege_gains(privilege: str) -> Argument:
    kind = components.PRIVILEGES[privilege]
    return Text("privilege-joker") if kind.joker else names.effects(kind.effects)


def gain(view: View, seat: int, effect: components.Effect, in_vain: str = "bonus-in-vain") -> Text:
    """A bonus as part of a list: what it does, or, with the message `in_vain`, that it would be lost now."""
    if not bonuses.would_change(view, seat, effect):
        return text(in_vain, effect=names.effect(effect))
    if effect.kind == "take_star":
        effect = components.Effect(effect.kind, bonuses.stars_to_move(view, seat, effect))
    return names.effect(effect)


def covered(view: View, seat: int, space: components.Space, in_vain: str = "bonus-in-vain") -> list[Text]:
    found = [Text("gain-symbol")] * space.symbols
    return [*found, *([gain(view, seat, space.bonus, in_vain)] if space.bonus else [])]


def star_to(view: View, seat: int, space: components.Space) -> Text:
    brings = covered(view, seat, space, "gain-in-vain")
    place = Place(space.id)
    return text("star-to", space=place, gains=brings) if brings else text("choice-slot", slot=place)


def open_items(view: View, turn: Turn) -> list[Text]:
    """What a turn still allows: the main action, special dispatches, and so on."""
    left, standing = turns.still_open(view, turn), view.players[turn.seat].standing
    main = [Text(f"open-{move.kind()}") for move in left if issubclass(move, turns.MainAction)]
    found = [text("open-main", actions=either(main))] if main else []
    if slots := left.get(moves.SpecialDispatch):
        needs = {slot: names.letters(standing(slot).open_space or "") for slot in slots}
        tiles = [text("open-space", slot=Place(slot), space=space) for slot, space in needs.items()]
        found.append(text("open-special", tiles=tiles, count=len(tiles)))
    if moves.UseSeason in left:
        found.append(text("open-season", effect=names.effect(turns.season_bonus(view))))
    towers = {slot: components.TOWERS[standing(slot).id] for slot in left.get(moves.UseTower, ())}
    found += [text("open-trade", slot=Place(slot), amount=tower.swap) for slot, tower in towers.items()]
    if decrees := left.get(moves.Claim):
        found.append(text("open-decrees", decrees=list(map(names.decree, decrees))))
    if privileges := left.get(moves.UsePrivilege):
        found.append(text("open-privileges", privileges=list(map(names.privilege, privileges))))
    return found
