"""What is said of a turn: its die and its value, the season's bonus, its end; and of declining."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine import Choice, Foreseen, Missing, Place, Player, Text, text
from bot.games.discordia.components import DICE, Die
from bot.games.discordia.rules import actions, city_tiles, dispatches, names, outlook, shortage
from bot.games.discordia.rules.decrees import DecreeChoice
from bot.games.discordia.rules.moves import ChooseDie, EndTurn, Skip, UseSeason
from bot.games.discordia.rules.privileges import PrivilegeUse
from bot.games.discordia.rules.stars import can_place_star
from bot.games.discordia.rules.turns import ActionChoice, DieChoice
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Turn, View
from bot.games.sayings import Sayings

from .phrases import either, open_items, own, rolled, stock
from .swaps import drawn

SAID = Sayings[View]()

_OPENS = 4
"""So much of what a die opens has room in a line: what is free counts twice."""

_FEW = 3
"""So many slots are named in a hint; more of them are counted."""


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
    """A die; all have the same rank, so that they always stand in the same order."""
    value = view.dice[die]
    return Choice(rolled(view, die), _column(view, die, value), place=die, badge=str(value))


@SAID.shows(ChooseDie, "value")
def _value(view: View, value: int, colour: Die | None) -> Choice:
    """A value, with what it opens; as rolled before what costs manipulators."""
    if colour is None:
        return Choice(text("choice-value", value=value), rank=-value)
    manipulators = abs(value - view.dice[colour])
    label = text("choice-value-turned" if manipulators else "choice-value", value=value, count=manipulators)
    return Choice(label, _column(view, colour, value), -manipulators, str(value), str(value))


def _column(view: View, die: Die, value: int) -> Text:
    """What a die opens at a value: what is free before the main actions of its column."""
    player, turn = _begun(own(view)), Turn(view.own_seat, die, value)
    special = dispatches.special_targets(player, turn)
    towers = actions.towers_to_use(view, turn)
    free: list[Text] = []
    if special:
        key = "hint-die-special" if len(special) <= _FEW else "hint-die-special-many"
        free.append(text(key, slots=list(map(Place, special)), count=len(special)))
    if actions.may_use_season(view, turn):
        free.append(Text("hint-die-season"))
    if towers:
        free.append(Text("hint-die-tower"))
    main: list[Text] = []
    if actions.may_develop(player, value) and can_place_star(view, turn.seat, "development"):
        main.append(Text("hint-die-develop"))
    if city_tiles.filled_cells(view, value):
        main.append(Text("hint-die-tile"))
    action_tile = actions.tile_of_column(view, value)
    main += [Text(f"action-{action}") for action in action_tile.others]
    where = [
        Text(f"action-dispatch_{sort}")
        for sort in action_tile.dispatches
        if dispatches.targets(player, dispatches.rows_of_sorts((sort,)))
    ]
    if where:
        main.append(text("hint-die-dispatch", where=either(where)))
    room = _OPENS - 2 * len(free)
    if len(main) + len(where[1:]) > room:
        main = [*main[: min(room, len(main) - 1)], Text("hint-die-more")]
    return _opened(free, main if room > 0 else [])


def _opened(free: Sequence[Text], main: Sequence[Text]) -> Text:
    """What is free, and the main actions, of which one is taken."""
    if free and main:
        return text("hint-die", free=free, main=either(main))
    return text("hint-effects", effects=free) if free else either(main)


def _begun(player: Governor) -> Governor:
    """The city as it will be when the die is chosen: a stall turned in the last turn is open."""
    rows = {
        row: tuple([tile and replace(tile, fresh=False) for tile in places])
        for row, places in player.rows.items()
    }
    return replace(player, rows=rows)


@SAID.lacks(ChooseDie, "colour")
def _dice(view: View) -> list[Missing]:
    offered = actions.dice_to_choose(view, view.own_seat)
    taken = text("lacks-taken", player=Player(view.maximus))
    return [Missing(rolled(view, die), taken) for die in DICE if die in view.dice and die not in offered]


@SAID.foresees(ChooseDie)
def _chosen(foreseen: Foreseen) -> list[Text]:
    move, told = foreseen.move, []
    assert isinstance(move, ChooseDie)
    if foreseen.seat == foreseen.before.maximus:
        told.append(text("outlook-die-taken", die=Text(f"die-{move.colour}")))
    if foreseen.after.turn is None:
        told.append(Text("outlook-open-nothing"))
    return told


@SAID.foresees(UseSeason)
def _season(foreseen: Foreseen) -> list[Text]:
    view = foreseen.before
    bonus = actions.season_bonus(view, view.turn)
    return drawn(view, bonus.amount) if bonus and bonus.kind == "swap" else []


@SAID.foresees(EndTurn)
def _ended(foreseen: Foreseen) -> list[Text]:
    """The shortage, also where it has not changed."""
    lack = shortage.lack(own(foreseen.after)).total
    unchanged = lack == shortage.lack(own(foreseen.before)).total
    return [text("outlook-lack", lack=lack)] if unchanged else []


@SAID.foresees(Skip)
def _skipped(foreseen: Foreseen) -> list[Text]:
    match foreseen.before.decision:
        case PrivilegeUse():
            return [Text("outlook-keep")]
        case DecreeChoice():
            return [Text("outlook-no-decree")]
        case _:
            return []


@SAID.warns(EndTurn)
def _left_open(foreseen: Foreseen) -> Text | None:
    """What is still open, if anything of it is better not left: all but a swap and privileges, which stay."""
    view = foreseen.before
    left = outlook.still_open(view, view.turn)
    if not (left.special or left.decrees or left.main_actions or left.season):
        return None
    return text("caution-open", open=open_items(view, view.turn))
