"""What is asked: of the viewer, with what they have to do it with, and of others, with what it would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine import Argument, Place, Player, Text, text
from bot.games import telling
from bot.games.discordia.components import CITY_TILES, CONSTANTS, DICE
from bot.games.discordia.rules import actions, decrees, names, tracks
from bot.games.discordia.rules.decrees import DecreeChoice
from bot.games.discordia.rules.demolition import DemolitionChoice
from bot.games.discordia.rules.dispatches import DispatchChoice
from bot.games.discordia.rules.privileges import PrivilegeUse
from bot.games.discordia.rules.ships import StallChoice
from bot.games.discordia.rules.stars import StarChoice
from bot.games.discordia.rules.swaps import DiscardChoice, ReturnChoice, SwapChoice
from bot.games.discordia.state import View

from .phrases import figures, gain, open_items, star_to, stars, stock


def prompt(view: View) -> Text:
    """What the viewer is asked, with what they have to do it with, and what comes after it."""
    if view.decision is None:
        if view.viewer is None:
            return Text("prompt-wait")
        return text("prompt-wait-seat", stock=stock(view.players[view.own_seat]))
    asked = view.decision
    about = _ABOUT.get(asked.kind(), _nothing)(view, asked)
    question = text(f"prompt-{asked.kind()}", stock=stock(view.players[asked.seat]), **about)
    later = _later(view, asked.seat)
    return text("prompt-then", question=question, later=later) if later else question


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody: with what it would do, and what is open after it."""
    asked = view.pending
    if asked is None or asked.seat != seat:
        return telling.awaited(view, seat)
    what = text(f"asked-{asked.kind()}", **_ABOUT.get(asked.kind(), _nothing)(view, asked))
    later = _later(view, seat)
    return text("asked-then", question=what, later=later) if later else what


def length(view: View) -> Text:
    """How long a game took: in seasons, each a turn for everybody."""
    return text("length-seasons", seasons=(view.year - 1) * CONSTANTS.seasons + view.season)


def _later(view: View, seat: int) -> list[Text | Player]:
    """What comes after a question in the middle of a turn: bonuses that are owed, and what the turn still allows."""
    later: list[Text | Player] = [gain(view, seat, owed.effect) for owed in view.owed if owed.seat == seat]
    turn = view.turn
    if turn and turn.seat == seat and view.pending and view.pending.kind() != "action-choice":
        later += open_items(view, turn)
    return later


# About each question: the arguments of its messages.


def _nothing(view: View, asked: Any) -> dict[str, Argument]:
    return {}


def _die(view: View, asked: Any) -> dict[str, Argument]:
    dice: list[Text | Player] = [
        text("choice-die", die=names.die(die), value=view.dice[die])
        for die in DICE
        if die in actions.dice_to_choose(view, asked.seat)
    ]
    return {"dice": dice, "active": view.players[asked.seat].active}


def _action(view: View, asked: Any) -> dict[str, Argument]:
    turn = view.turn
    assert turn
    found = open_items(view, turn)
    return {"die": names.die(turn.die), "value": turn.value, "open": found or Text("open-nothing")}


def _star(view: View, asked: StarChoice) -> dict[str, Argument]:
    player = view.players[asked.seat]
    space = tracks.next_space(player, asked.track)
    assert space
    return {"star": star_to(view, asked.seat, space), "stars": stars(player.stars)}


def _swap(view: View, asked: SwapChoice) -> dict[str, Argument]:
    return {"figures": figures(min(asked.effect.amount, view.bag_size))}


def _return(view: View, asked: ReturnChoice | DiscardChoice) -> dict[str, Argument]:
    return {"figures": figures(asked.amount)}


def _tower(view: View, asked: Any) -> dict[str, Argument]:
    places = view.players[asked.seat].rows["T"]
    return {"free": places.count(None), "towers": len(view.towers)}


def _privilege_use(view: View, asked: PrivilegeUse) -> dict[str, Argument]:
    return {"privilege": names.privilege(asked.privilege)}


def _dispatch(view: View, asked: DispatchChoice) -> dict[str, Argument]:
    return {"effect": names.effect(asked.effect)}


def _stall(view: View, asked: StallChoice) -> dict[str, Argument]:
    ship = view.players[asked.seat].tile_at(asked.ship)
    assert ship
    back = CITY_TILES[ship.id].back
    assert back
    return {"ship": names.standing(ship), "slot": Place(asked.ship), "stall": names.face(back)}


def _demolition(view: View, asked: DemolitionChoice) -> dict[str, Argument]:
    return {"effect": names.effect(asked.effect)}


def _decree(view: View, asked: DecreeChoice) -> dict[str, Argument]:
    return {"decrees": [names.decree(decree) for decree in decrees.claimable(view, asked.seat)]}


_ABOUT: dict[str, Callable[[View, Any], dict[str, Argument]]] = {
    "die-choice": _die,
    "action-choice": _action,
    "star-choice": _star,
    "swap-choice": _swap,
    "return-choice": _return,
    "discard-choice": _return,
    "surplus-choice": _return,
    "tower-choice": _tower,
    "privilege-use": _privilege_use,
    "dispatch-choice": _dispatch,
    "stall-choice": _stall,
    "demolition-choice": _demolition,
    "decree-choice": _decree,
}
