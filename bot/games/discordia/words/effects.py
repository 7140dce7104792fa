"""What is said of city tiles, watchtowers, extensions, figures, privileges and stars."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Place, Player, Text, text
from bot.games.discordia.components import (
    BACKS,
    CITY_TILES,
    CONSTANTS,
    FRONTS,
    PLACE_OF_SLOT,
    PRIVILEGES,
    TOWERS,
    Effect,
    Extension,
)
from bot.games.discordia.rules import actions, city, dispatches, extensions, figures, moves
from bot.games.discordia.rules.city import DemolitionChoice, DraftChoice
from bot.games.discordia.rules.extensions import ExtensionChoice, PrivilegeChoice, PrivilegeUse, TowerChoice
from bot.games.discordia.rules.moves import (
    OUT,
    BuildTower,
    Demolish,
    Draft,
    Extend,
    PlaceStall,
    Skip,
    Take,
    TakePrivilege,
    TakeStars,
    UsePrivilege,
    UseTower,
)
from bot.games.discordia.rules.ships import StallChoice
from bot.games.discordia.rules.stars import StarChoice, stars_to_place
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View
from bot.games.sayings import Sayings

from .phrases import as_it_lies, covered, gain, own, privilege_gains, spaces, standing, star_to, stars, stock
from .turns import drawn

SAID = Sayings[View]()


@SAID.asks(DraftChoice)
def _draft_asked(view: View, asked: DraftChoice) -> Text:
    return text("prompt-draft-choice", stock=stock(view.players[asked.seat]))


@SAID.asks(StallChoice)
def _stall_asked(view: View, asked: StallChoice) -> Text:
    ship = view.players[asked.seat].standing(asked.ship)
    stall = moves.face(BACKS[ship.id])
    return text("prompt-stall-choice", ship=moves.standing(ship), slot=Place(asked.ship), stall=stall)


@SAID.asks(DemolitionChoice)
def _demolition_asked(view: View, asked: DemolitionChoice) -> Text:
    return text("prompt-demolition-choice", effect=moves.effect(asked.effect))


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
    label = text("choice-cell", cell=cell, tile=moves.tile(tile))
    badge, legend = ("!", (Text("sign-special"),)) if special else ("", ())
    return Choice(label, hint, as_it_lies(cell), cell, badge, called=moves.tile(tile), legend=legend)


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
    hint = text(key, tile=moves.standing(tile), number=tile.placed)
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
    return _regret(player, slot) or text("caution-cover-only", tile=moves.standing(tile), slot=Place(slot))


def _regret(player: Governor, slot: str) -> Text | None:
    """A tile with figures is covered, or one without though there is a free place."""
    tile = player.tile_at(slot)
    if tile is None:
        return None
    name, place = moves.standing(tile), Place(slot)
    if tile.placed:
        return text("caution-cover-figures", tile=name, slot=place, number=tile.placed)
    free = city.free_slot(player, PLACE_OF_SLOT[slot][0])
    return text("caution-cover", tile=name, slot=place, free=Place(free)) if free else None


@SAID.asks(TowerChoice)
def _tower_bonus(view: View, asked: TowerChoice) -> Text:
    player = view.players[asked.seat]
    free = player.rows["T"].count(None)
    return text("prompt-tower-choice", free=free, towers=len(view.towers), stock=stock(player))


@SAID.shows(BuildTower, "tower")
def _tower(view: View, tower: str) -> Choice:
    """A tower on offer: its spaces, its bonus, that its strength needs no figures."""
    kind = TOWERS[tower]
    more: list[Text | Player] = [gain(view, view.own_seat, kind.bonus)] if kind.bonus else []
    if kind.spaces:
        key = "hint-tile-more" if more else "hint-tile"
        hint: Text | None = text(key, spaces=spaces(FRONTS[tower]), more=more)
    elif kind.strength:
        hint = Text("hint-tower-strength")
    else:
        hint = text("hint-effects", effects=more) if more else None
    rank = kind.strength + 0.5 * len(more) - len(kind.spaces)
    return Choice(moves.tile(tower), hint, rank, tower)


@SAID.lacks(BuildTower, "tower")
def _towers(view: View) -> list[Missing]:
    """Towers that others have built."""
    return [
        Missing(moves.tile(tile.id), text("lacks-taken", player=Player(seat)))
        for seat, player in enumerate(view.players)
        if seat != view.own_seat
        for _, tile in player.tiles("T")
    ]


@SAID.shows(UseTower, "tower")
def _trade(view: View, slot: str) -> Choice:
    tower = own(view).standing(slot)
    return Choice(standing(slot, tower), rank=as_it_lies(slot), place=slot)


@SAID.lacks(UseTower, "tower")
def _trades(view: View) -> list[Missing]:
    """Trade towers of other values, or used in this turn."""
    turn = view.turn
    if turn is None:
        return []
    offered = actions.towers_to_use(view, turn)
    return [
        Missing(
            standing(slot, tile),
            Text("lacks-used") if tile.used else text("lacks-value", value=TOWERS[tile.id].value or 0),
        )
        for slot, tile in own(view).tiles("T")
        if TOWERS[tile.id].swap and slot not in offered
    ]


@SAID.foresees(UseTower)
def _swapped(foreseen: Foreseen) -> list[Text]:
    move = foreseen.move
    assert isinstance(move, UseTower)
    tower = own(foreseen.before).standing(move.tower)
    return drawn(foreseen.before, TOWERS[tower.id].swap)


@SAID.warns(BuildTower)
def _tower_covers(foreseen: Foreseen) -> Text | None:
    move = foreseen.move
    assert isinstance(move, BuildTower)
    return regret_covering(own(foreseen.before), move.slot)


@SAID.asks(ExtensionChoice)
def _extension_bonus(view: View, asked: ExtensionChoice) -> Text:
    return text("prompt-extension-choice", stock=stock(view.players[asked.seat]))


@SAID.shows(Extend, "extension")
def _extension(view: View, kind: Extension) -> Choice:
    """A kind of extension, with what it covers and how many are left."""
    player = own(view)
    gains = covered(view, view.own_seat, extensions.covered_next(player, kind))
    if sum(player.extensions.values()) + 1 in CONSTANTS.privileges_at:
        gains.append(gain(view, view.own_seat, Effect("privilege")))
    key = "hint-extension-gains" if gains else "hint-extension"
    hint = text(key, left=view.extensions[kind], gains=gains)
    return Choice(moves.extension(kind), hint, len(gains), kind)


@SAID.lacks(Extend, "extension")
def _extensions(view: View) -> list[Missing]:
    offered = extensions.extensions_on_offer(view)
    used_up = [kind for kind in view.extensions if kind not in offered]
    return [Missing(moves.extension(kind), Text("lacks-extension")) for kind in used_up]


@SAID.asks(PrivilegeChoice)
def _privilege_bonus(view: View, asked: PrivilegeChoice) -> Text:
    return text("prompt-privilege-choice", stock=stock(view.players[asked.seat]))


@SAID.asks(PrivilegeUse)
def _at_once(view: View, asked: PrivilegeUse) -> Text:
    return text("prompt-privilege-use", privilege=moves.privilege(asked.privilege))


@SAID.shows(TakePrivilege, "privilege")
def _privilege(view: View, privilege: str) -> Choice:
    return Choice(
        moves.privilege(privilege), text("hint-effects", effects=privilege_gains(privilege)), place=privilege
    )


@SAID.shows(UsePrivilege, "privilege")
def _used(view: View, privilege: str) -> Choice:
    """A privilege that would be carried out now: what it brings, and what of it would be lost."""
    gains = [gain(view, view.own_seat, effect) for effect in PRIVILEGES[privilege].effects]
    return Choice(moves.privilege(privilege), text("hint-effects", effects=list(gains)), place=privilege)


@SAID.lacks(UsePrivilege, "privilege")
def _privileges(view: View) -> list[Missing]:
    """In a turn: privileges for one use that were just taken, or that would change nothing now."""
    if isinstance(view.decision, PrivilegeUse):
        return []
    offered = extensions.usable_privileges(view, view.own_seat)
    owned = own(view).privileges
    unused = [one.id for one in owned if PRIVILEGES[one.id].effects and not one.spent]
    ready = [one.id for one in owned if one.ready]
    return [
        Missing(moves.privilege(privilege), Text("lacks-use" if privilege in ready else "lacks-later"))
        for privilege in extensions.kinds(unused)
        if privilege not in offered
    ]


@SAID.warns(Skip)
def _declined(foreseen: Foreseen) -> Text | None:
    """A privilege does not come back."""
    return Text("caution-privilege") if isinstance(foreseen.before.decision, PrivilegeChoice) else None


@SAID.asks(StarChoice)
def _star_bonus(view: View, asked: StarChoice) -> Text:
    player = view.players[asked.seat]
    space = figures.next_space(player, asked.track)
    assert space
    return text(
        "prompt-star-choice",
        star=star_to(view, asked.seat, space),
        stars=stars(player.stars),
        amount=min(asked.effect.amount, stars_to_place(player, asked.track)),
    )


@SAID.shows(TakeStars, "number")
def _star_number(view: View, number: int) -> Choice:
    return Choice(stars(number), text("hint-stars", held=stars(own(view).stars + number)), number)
