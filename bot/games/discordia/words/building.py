"""What is said of city tiles, extensions and towers, and of what a move makes of a city."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Argument, Choice, Foreseen, Place, Text, text
from bot.games.discordia import components
from bot.games.discordia.rules import building, city, dispatches, moves, names, years
from bot.games.discordia.rules.figures import jokers
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View
from bot.games.sayings import Sayings

from .phrases import as_it_lies, gain, question, spaces, standing, stock

SAID = Sayings[View]()


@SAID.asks(building.StallChoice)
def _stall_asked(view: View, asked: building.StallChoice) -> Text:
    ship = view.players[asked.seat].standing(asked.ship)
    stall = names.face(components.BACKS[ship.id])
    return question(view, asked, ship=names.standing(ship), slot=Place(asked.ship), stall=stall)


SAID.asks(building.DemolitionChoice)(
    lambda view, asked: question(view, asked, effect=names.effect(asked.effect))
)


@SAID.shows(moves.Take, "tile")
@SAID.shows(moves.Draft, "tile")
def _cell(view: View, cell: str) -> Choice:
    tile = view.display[cell]
    assert tile
    kind, turn = components.CITY_TILES[tile], view.turn
    # Not foreseen: where the tile goes is chosen later, and what it covers may change the stock.
    special = turn and not dispatches.special_lack(view.own, turn, Tile(tile))
    more = [gain(view, view.own_seat, kind.bonus)] if kind.bonus else []
    if special:
        more.append(Text("hint-special"))
    if kind.back:
        more.append(text("hint-back", spaces=spaces(kind.back.spaces)))
    label = text("choice-cell", cell=cell, tile=names.tile(tile))
    badge, legend = ("!", (Text("sign-special"),)) if special else ("", ())
    hint, rank = _hint(kind.front, more), as_it_lies(cell)
    return Choice(label, hint, rank, cell, badge, called=names.tile(tile), legend=legend)


def _hint(face: components.Face, more: list[Text]) -> Text:
    return text("hint-tile-more" if more else "hint-tile", spaces=spaces(face.spaces), more=more)


@SAID.shows(moves.Take, "slot")
@SAID.shows(moves.BuildTower, "slot")
@SAID.shows(moves.PlaceStall, "slot")
def _slot(view: View, slot: str) -> Choice:
    if slot == moves.OUT:
        return Choice(Text("choice-out"), Text("hint-out"), -3)
    tile = view.own.tile_at(slot)
    label = text("choice-slot", slot=Place(slot))
    if tile is None:
        return Choice(label, Text("hint-free"), 1, slot)
    key = "hint-over-figures" if tile.placed else "hint-over"
    hint = text(key, tile=names.standing(tile), number=tile.placed)
    return Choice(label, hint, -tile.placed / 10, slot)


@SAID.shows(moves.Demolish, "tile")
def _lost(view: View, slot: str) -> Choice:
    tile = view.own.standing(slot)
    key = "hint-lost-figures" if tile.placed else "hint-tile"
    hint = text(key, spaces=spaces(tile.face.spaces), number=tile.placed) if tile.face.spaces else None
    return Choice(standing(slot, tile), hint, -tile.placed, slot)


SAID.foresees(moves.PlaceStall)(
    lambda foreseen: [Text("outlook-stall-out")] if foreseen.move == moves.PlaceStall(moves.OUT) else []
)


@SAID.warns(moves.Take)
@SAID.warns(moves.BuildTower)
@SAID.warns(moves.PlaceStall)
def _covers(foreseen: Foreseen) -> Text | None:
    """What is covered; or a stall that is thrown away, or a tile that is covered, though there is a free place.

    Where a slot may be assumed, nothing is covered unasked.
    """
    player, move = foreseen.before.own, foreseen.move
    if move.slot == moves.OUT:
        return Text("caution-stall-out") if city.free_slot(player, "M") else None
    if (tile := player.tile_at(move.slot)) is None:
        return None
    about: dict[str, Argument] = {"tile": names.standing(tile), "slot": Place(move.slot)}
    if tile.placed:
        return text("caution-cover-figures", number=tile.placed, **about)
    if free := city.free_slot(player, components.PLACE_OF_SLOT[move.slot][0]):
        return text("caution-cover", free=Place(free), **about)
    return text("caution-cover-only", **about) if "slot" in move.assumed else None


@SAID.shows(moves.Extend, "extension")
def _extension(view: View, kind: components.Extension) -> Choice:
    player = view.own
    space = building.covered_next(player, kind)
    gains = [Text("gain-symbol")] * (space.symbols if space else 0)
    gains += [gain(view, view.own_seat, effect) for effect in building.brought_by(player, kind)]
    key = "hint-extension-gains" if gains else "hint-extension"
    hint = text(key, left=view.extensions[kind], gains=gains)
    return Choice(names.extension(kind), hint, len(gains), kind)


SAID.looks_among(moves.Extend, lambda view: view.extensions)


SAID.asks(building.TowerChoice)(
    lambda view, it: question(
        view, it, free=view.players[it.seat].rows["T"].count(None), towers=len(view.towers)
    )
)


@SAID.shows(moves.BuildTower, "tower")
def _tower(view: View, tower: str) -> Choice:
    kind = components.TOWERS[tower]
    more = [gain(view, view.own_seat, kind.bonus)] if kind.bonus else []
    hint = text("hint-effects", effects=more) if more else None
    if kind.spaces or kind.strength:
        hint = _hint(components.FRONTS[tower], more) if kind.spaces else Text("hint-tower-strength")
    rank = kind.strength + 0.5 * len(more) - len(kind.spaces)
    return Choice(names.tile(tower), hint, rank, tower)


def _built(view: View) -> list[str]:
    others = [player for seat, player in enumerate(view.players) if seat != view.own_seat]
    return [tile.id for player in others for _, tile in player.tiles("T")]


SAID.looks_among(moves.BuildTower, _built, slot="")


@SAID.shows(moves.UseTower, "tower")
def _trade(view: View, slot: str) -> Choice:
    return Choice(standing(slot, view.own.standing(slot)), rank=as_it_lies(slot), place=slot)


SAID.looks_among(
    moves.UseTower,
    lambda view: [slot for slot, tile in view.own.tiles("T") if components.TOWERS[tile.id].swap],
)


def new(before: Governor, after: Governor) -> Iterator[Text]:
    """Tiles and towers, longer tracks, tiles that have become full, privileges and advantages for good."""
    for slot, tile in after.tiles():
        earlier = before.tile_at(slot)
        is_new = earlier is None or (earlier.id, earlier.turned) != (tile.id, tile.turned)
        if is_new:
            yield from _printed(tile)
        if tile.is_full and (is_new or not (earlier and earlier.is_full)):
            yield text("outlook-full-ship" if slot[0] == "H" else "outlook-full", tile=names.standing(tile))
    for kind, number in after.extensions.items():
        extension = components.EXTENSIONS[kind]
        if extension.track and number > before.extensions[kind]:
            track = names.track(extension.track)
            yield text("outlook-track", track=track, gains=names.effects(extension.adds))
    for privilege in after.privileges[len(before.privileges) :]:
        taken = components.PRIVILEGES[privilege.id]
        if taken.joker is None:
            yield text("outlook-privilege", gains=names.effects(taken.effects))
        else:
            second = len(jokers(after)) > len(jokers(before)) + 1
            key = "outlook-joker-second" if second else "outlook-joker"
            yield text(key, privilege=names.privilege(privilege.id))
    if set(city.any_colour(after)) > set(city.any_colour(before)):
        yield Text("outlook-lasting")


def _printed(tile: Tile) -> Iterator[Text]:
    """What can be done with a tile or tower that is new in a city."""
    if tile.face.spaces:
        yield text("outlook-spaces", tile=names.standing(tile), spaces=spaces(tile.face.spaces))
    if tile.fresh:
        yield Text("outlook-fresh")
    if tile.id in components.BACKS and not tile.turned:
        yield text("outlook-back", spaces=spaces(components.BACKS[tile.id].spaces))
    if tile.id in components.TOWERS and (tower := components.TOWERS[tile.id]).swap:
        yield text("outlook-tower-swap", figures=text("figures", amount=tower.swap), value=tower.value or 0)


def changed(earlier: View, later: View) -> Iterator[Text]:
    """The stock, stars, symbols, the shortage and the strength; decrees that can be claimed now."""
    before, after = earlier.own, later.own
    if after.stock != before.stock:
        yield text("outlook-stock", stock=stock(after))
    if after.stars != before.stars:
        yield text("outlook-stars", before=before.stars, after=after.stars)
    if (hidden := city.symbols(before) - city.symbols(after)) > 0:
        yield text("outlook-symbols", count=hidden)
    seat = earlier.own_seat
    if (lacks := years.shortage(later, seat)) != (lacked := years.shortage(earlier, seat)):
        yield text("outlook-shortage", before=lacked, after=lacks)
    if (now := after.strength) != (was := before.strength):
        yield text("outlook-strength", before=was, after=now, tribes=later.raid_strength)
    could = dispatches.claimable(earlier, seat)
    if can := [decree for decree in dispatches.claimable(later, seat) if decree not in could]:
        yield text("outlook-fulfilled", decrees=[names.decree(decree) for decree in can])
