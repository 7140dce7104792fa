"""What is said of the tiles of a city: those that come from the display, stalls, and what is demolished."""

from __future__ import annotations

from bot.engine import Choice, Place, Player, Text, text
from bot.games.discordia.components import BACKS, CITY_TILES, FRONTS, TURNED_SHIP_BONUS
from bot.games.discordia.rules import city, city_tiles, dispatches, names
from bot.games.discordia.rules.city_tiles import DraftChoice
from bot.games.discordia.rules.demolition import DemolitionChoice
from bot.games.discordia.rules.moves import OUT, BuildTower, Demolish, Draft, PlaceStall, Take
from bot.games.discordia.rules.ships import StallChoice
from bot.games.discordia.state import Tile, View
from bot.games.sayings import Sayings

from .forecasts import Forecast, copied, forecast, put, set_off
from .phrases import gain, own, spaces, standing, stock

SAID = Sayings[View]()


@SAID.asks(DraftChoice)
def _draft_asked(view: View, asked: DraftChoice) -> Text:
    return text("prompt-draft-choice", stock=stock(view.players[asked.seat]))


@SAID.asks(StallChoice)
def _stall_asked(view: View, asked: StallChoice) -> Text:
    ship = view.players[asked.seat].standing(asked.ship)
    stall = names.face(BACKS[ship.id])
    return text("prompt-stall-choice", ship=names.standing(ship), slot=Place(asked.ship), stall=stall)


@SAID.asks(DemolitionChoice)
def _demolition_asked(view: View, asked: DemolitionChoice) -> Text:
    return text("prompt-demolition-choice", effect=names.effect(asked.effect))


@SAID.shows(Take, "tile")
@SAID.shows(Draft, "tile")
def _cell(view: View, cell: str) -> Choice:
    """A tile of the display: its spaces, its bonus, whether figures can follow at once."""
    tile = view.display[cell]
    assert tile
    bonus, back = CITY_TILES[tile].bonus, CITY_TILES[tile].back
    player = own(view)
    receives = dispatches.can_receive(player, Tile(tile))
    special = receives and view.turn is not None and dispatches.matches(player, Tile(tile), view.turn)
    more: list[Text | Player] = []
    if bonus:
        more.append(gain(view, view.own_seat, bonus))
    if special:
        more.append(Text("hint-special"))
    if back:
        more.append(text("hint-back", spaces=spaces(back)))
    hint = text("hint-tile-more" if more else "hint-tile", spaces=spaces(FRONTS[tile]), more=more)
    rank = 2 * special + receives + 0.5 * (bonus is not None)
    label = text("choice-cell", cell=cell, tile=names.tile(tile))
    return Choice(label, hint, rank, cell, "!" if special else "")


@SAID.shows(Take, "slot")
@SAID.shows(BuildTower, "slot")
@SAID.shows(PlaceStall, "slot")
def _slot(view: View, slot: str) -> Choice:
    """A place: a free one, or one where a tile is covered."""
    if slot == OUT:
        return Choice(Text("choice-out"), Text("hint-out"), -3)
    tile = own(view).tile_at(slot)
    label = text("choice-slot", slot=slot)
    if tile is None:
        return Choice(label, Text("hint-free"), 1, slot)
    key = "hint-over-figures" if tile.placed else "hint-over"
    hint = text(key, tile=names.standing(tile), number=tile.placed)
    return Choice(label, hint, -tile.placed / 10, slot)


@SAID.shows(Demolish, "tile")
def _lost(view: View, slot: str) -> Choice:
    """What may be demolished, the least loss first."""
    tile = own(view).standing(slot)
    key = "hint-lost-figures" if tile.placed else "hint-lost"
    hint = text(key, spaces=spaces(tile.face) or "–", number=tile.placed)
    return Choice(standing(slot, tile), hint, -tile.placed, slot)


@SAID.foretells(Draft)
def _draft(view: View, move: Draft) -> list[Text]:
    return _laid(view, move.tile, city_tiles.slots_of_cell(view, view.own_seat, move.tile)[0])


@SAID.foretells(Take)
def _take(view: View, move: Take) -> list[Text]:
    return _laid(view, move.tile, move.slot)


def _laid(view: View, cell: str, slot: str) -> list[Text]:
    """A tile of the display comes to a slot, over another perhaps."""
    tile = view.display[cell]
    assert tile
    told = [text("preview-take", tile=names.tile(tile), slot=Place(slot), spaces=spaces(FRONTS[tile]))]
    told += overbuilt(view, slot)
    if (back := CITY_TILES[tile].back) is not None:
        told.append(text("preview-back", spaces=spaces(back)))
    after = copied(view)
    put(after, slot, Tile(tile))
    return told + set_off(view, forecast(view, after, CITY_TILES[tile].bonus))


def overbuilt(view: View, slot: str) -> list[Text]:
    """What is covered there, if anything, and the figures that come back from it."""
    tile = own(view).tile_at(slot)
    if tile is None:
        return []
    if not tile.placed:
        return [text("preview-overbuilt", tile=names.standing(tile))]
    returned = names.figures(tile.letters)
    return [text("preview-overbuilt-figures", tile=names.standing(tile), figures=returned)]


@SAID.foretells(PlaceStall)
def _stall(view: View, move: PlaceStall) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, StallChoice)
    after = copied(view)
    ship = after.standing(asked.ship)
    city.exchange(after, asked.ship, None)
    told = [text("preview-ship", tile=names.standing(ship), figures=names.figures(ship.letters))]
    if move.slot == OUT:
        return [*told, Text("preview-stall-out"), *set_off(view, Forecast(after))]
    put(after, move.slot, Tile(ship.id, turned=True, fresh=True))
    back = BACKS[ship.id]
    told.append(text("preview-stall", stall=names.face(back), slot=Place(move.slot), spaces=spaces(back)))
    told += overbuilt(view, move.slot)
    return told + set_off(view, forecast(view, after, TURNED_SHIP_BONUS))


@SAID.foretells(Demolish)
def _demolish(view: View, move: Demolish) -> list[Text]:
    tile = own(view).standing(move.tile)
    told = [text("preview-demolish", tile=names.standing(tile), slot=Place(move.tile))]
    if tile.placed:
        told.append(text("preview-figures-return", figures=names.figures(tile.letters)))
    after = copied(view)
    put(after, move.tile, None)
    return told + set_off(view, Forecast(after))
