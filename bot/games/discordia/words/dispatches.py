"""What is said of dispatches: the main action, special ones, and bonuses."""

from __future__ import annotations

from bot.engine import Choice, Missing, Place, Text, text
from bot.games.discordia.rules import actions, dispatches, names
from bot.games.discordia.rules.dispatches import DispatchChoice
from bot.games.discordia.rules.moves import Dispatch, SpecialDispatch
from bot.games.discordia.state import Tile, View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from .phrases import as_it_lies, own, standing, stock

SAID = Sayings[View]()


@SAID.asks(DispatchChoice)
def _bonus(view: View, asked: DispatchChoice) -> Text:
    effect = names.effect(asked.effect)
    return text("prompt-dispatch-choice", effect=effect, stock=stock(view.players[asked.seat]))


@SAID.shows(Dispatch, "tile")
@SAID.shows(SpecialDispatch, "tile")
def _target(view: View, slot: str) -> Choice:
    """A tile to which figures can go, with what its next space needs, and how many figures leave the stock."""
    tile = own(view).tile_at(slot)
    space = tile and tile.open_space
    if tile is None or not space:
        return Choice(text("choice-slot", slot=Place(slot)))
    last = tile.open_spaces == 1
    hint = text("hint-fills" if last else "hint-needs", needs=names.space(space))
    return Choice(
        standing(slot, tile),
        hint,
        as_it_lies(slot),
        slot,
        signed(-len(space)),
        called=names.standing(tile),
        legend=(Text("sign-figures"),),
    )


@SAID.lacks(Dispatch, "tile")
def _targets(view: View) -> list[Missing]:
    """The tiles of the sorts in question that are not full, and that the stock can't supply."""
    player, turn = own(view), view.turn
    rows = dispatches.rows_of_sorts(actions.tile_of_column(view, turn.value).dispatches) if turn else ()
    rows = rows or tuple(player.rows)
    offered = dispatches.targets(player, rows)
    return [
        Missing(standing(slot, tile), _lack_of(tile))
        for slot, tile in player.tiles(*rows)
        if slot not in offered and tile.open_space
    ]


@SAID.lacks(SpecialDispatch, "tile")
def _special(view: View) -> list[Missing]:
    """The tiles of the value used that are not full, but had their special dispatch, or lack colour or figures."""
    player, turn = own(view), view.turn
    if turn is None:
        return []
    offered = dispatches.special_targets(player, turn)
    found = []
    for slot, tile in player.tiles():
        if slot in offered or not tile.open_space or tile.face.value != turn.value:
            continue
        if tile.used:
            why = Text("lacks-used")
        elif not dispatches.matches(player, tile, turn):
            why = Text("lacks-colour")
        else:
            why = _lack_of(tile)
        found.append(Missing(standing(slot, tile), why))
    return found


def _lack_of(tile: Tile) -> Text:
    if tile.fresh:
        return Text("lacks-fresh")
    return text("lacks-figures", needs=names.space(tile.open_space or ""))
