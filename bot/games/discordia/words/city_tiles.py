"""What is said of the tiles of a city: those that come from the display, stalls, and what is demolished."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Place, Player, Text, text
from bot.games.discordia.components import BACKS, CITY_TILES, FRONTS, PLACE_OF_SLOT
from bot.games.discordia.rules import city, dispatches, names
from bot.games.discordia.rules.city_tiles import DraftChoice
from bot.games.discordia.rules.demolition import DemolitionChoice
from bot.games.discordia.rules.moves import OUT, BuildTower, Demolish, Draft, PlaceStall, Take
from bot.games.discordia.rules.ships import StallChoice
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View
from bot.games.sayings import Sayings

from .phrases import as_it_lies, gain, own, spaces, standing, stock

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
    special = (
        view.turn is not None
        and dispatches.can_receive(player, Tile(tile))
        and dispatches.matches(player, Tile(tile), view.turn)
    )
    more: list[Text | Player] = []
    if bonus:
        more.append(gain(view, view.own_seat, bonus))
    if special:
        more.append(Text("hint-special"))
    if back:
        more.append(text("hint-back", spaces=spaces(back)))
    hint = text("hint-tile-more" if more else "hint-tile", spaces=spaces(FRONTS[tile]), more=more)
    label = text("choice-cell", cell=cell, tile=names.tile(tile))
    badge, legend = ("!", (Text("sign-special"),)) if special else ("", ())
    return Choice(label, hint, as_it_lies(cell), cell, badge, called=names.tile(tile), legend=legend)


@SAID.shows(Take, "slot")
@SAID.shows(BuildTower, "slot")
@SAID.shows(PlaceStall, "slot")
def _slot(view: View, slot: str) -> Choice:
    """A place: a free one, or one where a tile is covered."""
    if slot == OUT:
        return Choice(Text("choice-out"), Text("hint-out"), -3)
    tile = own(view).tile_at(slot)
    label = text("choice-slot", slot=Place(slot))
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
    hint = text(key, spaces=spaces(tile.face), number=tile.placed) if tile.face.spaces else None
    return Choice(standing(slot, tile), hint, -tile.placed, slot)


@SAID.foresees(PlaceStall)
def _thrown_away(foreseen: Foreseen) -> list[Text]:
    return [Text("outlook-stall-out")] if foreseen.move == PlaceStall(OUT) else []


@SAID.warns(Take)
def _covers(foreseen: Foreseen) -> Text | None:
    move = foreseen.move
    assert isinstance(move, Take)
    return regret_covering(own(foreseen.before), move.slot)


@SAID.warns(PlaceStall)
def _covers_stall(foreseen: Foreseen) -> Text | None:
    """A stall thrown away though there is room for it, or one that is covered."""
    player, move = own(foreseen.before), foreseen.move
    assert isinstance(move, PlaceStall)
    if move.slot == OUT:
        return Text("caution-stall-out") if city.free_slot(player, "M") else None
    return _regret(player, move.slot)


def regret_covering(player: Governor, slot: str) -> Text | None:
    """A tile that would be covered; the slot may not have been named but assumed, so none is covered unasked."""
    tile = player.tile_at(slot)
    if tile is None:
        return None
    return _regret(player, slot) or text("caution-cover-only", tile=names.standing(tile), slot=Place(slot))


def _regret(player: Governor, slot: str) -> Text | None:
    """A tile with figures is covered, or one without though there is a free place."""
    tile = player.tile_at(slot)
    if tile is None:
        return None
    name, place = names.standing(tile), Place(slot)
    if tile.placed:
        return text("caution-cover-figures", tile=name, slot=place, number=tile.placed)
    free = city.free_slot(player, PLACE_OF_SLOT[slot][0])
    return text("caution-cover", tile=name, slot=place, free=Place(free)) if free else None
