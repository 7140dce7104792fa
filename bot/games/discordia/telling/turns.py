"""What is said of a turn: its die and its value, the season's bonus, its end; and of declining."""

from __future__ import annotations

from bot.engine import Choice, Missing, Player, Text, text
from bot.games.discordia.components import DICE, Die
from bot.games.discordia.rules import actions, city_tiles, dispatches, names, shortage
from bot.games.discordia.rules.moves import ChooseDie, EndTurn, Skip, UseSeason
from bot.games.discordia.rules.privileges import PrivilegeUse
from bot.games.discordia.rules.stars import can_place_star
from bot.games.discordia.rules.turns import ActionChoice, DieChoice
from bot.games.discordia.state import Turn, View
from bot.games.sayings import Sayings

from .forecasts import Forecast, bonus_told, copied, forecast, set_off, with_own
from .phrases import open_items, own, rolled, stock
from .stars import placed
from .swaps import drawn

SAID = Sayings[View]()

_FEW = 3
"""So many slots are named in a hint; more of them are counted."""

_OPENS = 4
"""So much of what a die opens is named, the best first."""


@SAID.asks(DieChoice)
def _die_asked(view: View, asked: DieChoice) -> Text:
    dice = [rolled(view, die) for die in actions.dice_to_choose(view, asked.seat)]
    player = view.players[asked.seat]
    return text("prompt-die-choice", dice=dice, active=player.active, stock=stock(player))


@SAID.asks(ActionChoice)
def _action_asked(view: View, asked: ActionChoice) -> Text:
    turn = view.turn
    assert turn
    return text(
        "prompt-action-choice",
        die=names.die(turn.die),
        value=turn.value,
        open=open_items(view, turn) or Text("open-nothing"),
        stock=stock(view.players[asked.seat]),
    )


@SAID.shows(ChooseDie, "colour")
def _die(view: View, die: Die) -> Choice:
    hint, rank = _column(view, die, view.dice[die])
    return Choice(rolled(view, die), hint, rank, die, str(view.dice[die]))


@SAID.shows(ChooseDie, "value")
def _value(view: View, value: int, colour: Die | None) -> Choice:
    """A value, with what it opens; as rolled before what costs manipulators."""
    if colour is None:
        return Choice(text("choice-value", value=value), rank=-value)
    manipulators = abs(value - view.dice[colour])
    label = text("choice-value-turned" if manipulators else "choice-value", value=value, count=manipulators)
    hint, _ = _column(view, colour, value)
    return Choice(label, hint, -manipulators, str(value), str(value))


def _column(view: View, die: Die, value: int) -> tuple[Text, float]:
    """What a die opens at a value, what is free before what its column has, and how much that is."""
    table, turn = _begun(view, die, value)
    player = own(table)
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


def _begun(view: View, die: Die, value: int) -> tuple[View, Turn]:
    """The table as it will be when the viewer has chosen a die and a value, and the turn."""
    player = copied(view)
    for _, tile in player.tiles():
        tile.fresh = False
    return with_own(view, player), Turn(view.own_seat, die, value)


@SAID.lacks(ChooseDie, "colour")
def _dice(view: View) -> list[Missing]:
    offered = actions.dice_to_choose(view, view.own_seat)
    taken = text("lacks-taken", player=Player(view.maximus))
    return [Missing(rolled(view, die), taken) for die in DICE if die in view.dice and die not in offered]


@SAID.foretells(ChooseDie)
def _choose(view: View, move: ChooseDie) -> list[Text]:
    die = next(die for die in view.dice if die == move.colour)
    manipulators = abs(move.value - view.dice[die])
    told = []
    if manipulators:
        told.append(text("preview-manipulators", count=manipulators, rolled=view.dice[die], value=move.value))
    if view.own_seat == view.maximus:
        told.append(text("preview-die-taken", die=names.die(die)))
    told.append(text("preview-die", die=names.die(die), value=move.value))
    open_then = open_items(*_begun(view, die, move.value))
    told.append(text("preview-open", open=open_then) if open_then else Text("preview-open-nothing"))
    return told


@SAID.foretells(UseSeason)
def _season(view: View, move: UseSeason) -> list[Text]:
    turn = view.turn
    assert turn
    bonus = actions.season_bonus(view, turn)
    assert bonus
    if bonus.kind == "exp_star":
        return placed(view, "expedition")
    if bonus.kind == "swap":
        return drawn(view, bonus.amount)
    then = forecast(view, copied(view), bonus)
    told = text("preview-season", effect=bonus_told(view, then, bonus))
    return [told, *set_off(view, Forecast(then.player))]


@SAID.foretells(EndTurn)
def _end(view: View, move: EndTurn) -> list[Text]:
    player = own(view)
    full: list[Text | Player] = [names.standing(tile) for _, tile in player.tiles("H") if tile.is_full]
    told = [text("preview-end", lack=shortage.lack(player).total)]
    return [*told, text("preview-end-ships", count=len(full), ships=full)] if full else told


@SAID.foretells(Skip)
def _skip(view: View, move: Skip) -> list[Text]:
    asked = view.decision
    assert asked
    if isinstance(asked, PrivilegeUse):
        return [text("preview-keep", privilege=names.privilege(asked.privilege))]
    return [Text(f"preview-skip-{asked.kind()}")]
