"""What is said of a turn: its actions, an extra one for an Imperium tile, its end."""

from __future__ import annotations

from bot.engine import Argument, Choice, Foreseen, Missing, Player, Text, text
from bot.games.marble.components import SCORING, TYPES, TileType, imperium_name, tile_type
from bot.games.marble.rules import supply
from bot.games.marble.rules.moves import Extra
from bot.games.marble.rules.turns import Action, TurnEnd
from bot.games.marble.state import View
from bot.games.sayings import Sayings

from .phrases import imperium, points, tiles, type_name

SAID = Sayings[View]()


@SAID.asks(Action)
def _action(view: View, asked: Action) -> Text:
    if view.phase == "final":
        return text("prompt-action-final", **means(view))
    return text("prompt-action", actions=text("actions", amount=view.actions_left), **means(view))


@SAID.asks(TurnEnd)
def _turn_end(view: View, asked: TurnEnd) -> Text:
    return text("prompt-turn-end", imperium=imperium(view.players[view.own_seat].imperium))


@SAID.shows(Extra, "imperium")
def _imperium(view: View, kind: TileType) -> Choice:
    """What is the least loss first: a type in which others are far ahead, or far behind."""
    ahead = _ahead(view, kind)
    rank = ahead - 4 if ahead > 0 else -ahead if ahead < 0 else -2
    return Choice(_named(kind), _compared(view, kind), rank, called=imperium_name(kind))


def _named(kind: TileType) -> Text:
    """An Imperium tile on a button, by its type."""
    return Text(f"choice-imperium-{kind}")


def _compared(view: View, kind: TileType) -> Text:
    """How many Imperium tiles of a type the viewer has, and whether others have as many."""
    rivals = {seat: player.imperium[kind] for seat, player in enumerate(view.players)}
    own = rivals.pop(view.own_seat)
    most = max(rivals.values())
    if own > most:
        return text("hint-held-most", held=own)
    if own == most:
        level: list[Text | Player] = [Player(seat) for seat, held in rivals.items() if held == own]
        return text("hint-held-level", held=own, players=level)
    return text("hint-held", held=own)


@SAID.lacks(Extra, "imperium")
def _none_held(view: View) -> list[Missing]:
    held = view.players[view.own_seat].imperium
    return [Missing(_named(kind), Text("lacks-imperium")) for kind in TYPES if not held[kind]]


@SAID.foresees(Extra)
def _extra(foreseen: Foreseen) -> list[Text]:
    """A majority that is lost, or shared then, when everybody is home."""
    kind = tile_type(foreseen.move.imperium)
    assert kind
    before, after = _ahead(foreseen.before, kind), _ahead(foreseen.after, kind)
    if before > 0 >= after:
        return [text("outlook-extra-most", type=type_name(kind), points=points(SCORING.most_imperium))]
    if before == 0 > after:
        return [text("outlook-extra-level", type=type_name(kind), points=points(SCORING.most_imperium_tie))]
    return []


def means(view: View) -> dict[str, Argument]:
    """What the viewer can play with, as arguments."""
    player = view.players[view.own_seat]
    return {"tiles": tiles(player.forum), "home": player.home}


def _ahead(view: View, kind: TileType) -> int:
    """By how many Imperium tiles of a type the viewer will be ahead of all others, with those being fetched."""
    held = supply.imperium_to_come(view, kind)
    own = held.pop(view.own_seat)
    return own - max(held)
