"""What is said of towers: those to build, and trade towers to use."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Player, Text, text
from bot.games.discordia.components import FRONTS, TOWERS
from bot.games.discordia.rules import actions, names
from bot.games.discordia.rules.moves import BuildTower, UseTower
from bot.games.discordia.rules.towers import TowerChoice
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .city_tiles import regret_covering
from .phrases import as_it_lies, gain, own, spaces, standing, stock
from .swaps import drawn

SAID = Sayings[View]()


@SAID.asks(TowerChoice)
def _bonus(view: View, asked: TowerChoice) -> Text:
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
    return Choice(names.tile(tower), hint, rank, tower)


@SAID.lacks(BuildTower, "tower")
def _towers(view: View) -> list[Missing]:
    """Towers that others have built."""
    return [
        Missing(names.tile(tile.id), text("lacks-taken", player=Player(seat)))
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
def _covers(foreseen: Foreseen) -> Text | None:
    move = foreseen.move
    assert isinstance(move, BuildTower)
    return regret_covering(own(foreseen.before), move.slot)
