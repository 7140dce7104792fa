"""What is asked: of the viewer, with what they have to do it with, and of others."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Argument, Player, Text, text
from bot.games import telling
from bot.games.trajanum.components import CONSTANTS, ROWS_OF
from bot.games.trajanum.rules import colonia, tiles
from bot.games.trajanum.rules.building import RewardChoice
from bot.games.trajanum.rules.envoys import BonusChoice, EnvoyChoice
from bot.games.trajanum.rules.forum import ANY, EAGLE
from bot.games.trajanum.rules.names import (
    class_name,
    colour_name,
    resource_name,
    resources_names,
    tile_name,
    tile_names,
    track_name,
)
from bot.games.trajanum.rules.streets import may_stop, tribunes_left
from bot.games.trajanum.state import View

from .phrases import own, points, rows_listed, streets


def prompt(view: View) -> Text:
    """What the viewer is asked, with what they have to do it with."""
    if view.decision is None:
        if view.viewer is None:
            return Text("prompt-wait")
        return text("prompt-wait-seat", points=points(own(view).vp), resources=_resources(view))
    return _PROMPTS[view.decision.kind()](view)


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; whether it can still build in its turn."""
    asked = next(asked.decision for asked in view.asked if asked.seat == seat)
    if asked == "building-step" and view.turn is not None and view.turn.built:
        return Text("awaited-building-step-built")
    return telling.awaited(view, seat)


def _resources(view: View) -> Argument:
    return resources_names(own(view).resources)


def _set_up(view: View) -> Text:
    citizen = own(view).citizen
    return text("prompt-set-up-choice", citizen=class_name(citizen), rows=rows_listed(ROWS_OF[citizen]))


def _taking(view: View) -> Text:
    """What is called, or which of two tiles to keep; with the tiles taken so far."""
    seat = view.own_seat
    taken = [one.tile for one in view.private(seat).taken]
    if len(taken) > 1:
        return text("prompt-keep", tiles=tile_names(taken), player=Player(view.right_of(seat)))
    called = streets(view, seat)
    tribunes = tribunes_left(view, seat)
    key = "prompt-taking-stop" if may_stop(view, seat) else "prompt-taking"
    if not taken:
        return text(key, streets=called, tribunes=tribunes)
    return text(f"{key}-second", streets=called, tribunes=tribunes, tile=tile_name(taken[0]))


def _using(view: View) -> Text:
    tribunes, price = own(view).resources["tribune"], CONSTANTS.both_tiles_tribunes
    if tribunes < price or not any(
        tiles.seconds(view, view.own_seat, tile) for tile in tiles.candidates(view, view.own_seat)
    ):
        return Text("prompt-using")
    return text("prompt-using-both", price=price, tribunes=tribunes)


def _citizen(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, tiles.CitizenChoice)
    return text("prompt-citizen-choice", citizen=class_name(asked.citizen(view)))


def _gain(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, tiles.GainChoice)
    if len(asked.among) > 2:
        return Text("prompt-gain-worker")
    first, second = (resource_name(resource, 1) for resource in asked.among)
    return text("prompt-gain-choice", first=first, second=second)


def _building(view: View) -> Text:
    """What the viewer can do before the turn ends."""
    if view.turn is not None and view.turn.built:
        return text("prompt-building-step-built", resources=_resources(view))
    key = "prompt-building-step" if colonia.buildable(view, view.own_seat) else "prompt-building-step-none"
    return text(key, resources=_resources(view), envoys=own(view).ship)


def _extra(view: View) -> Text:
    return text("prompt-extra-building", resources=_resources(view), envoys=own(view).ship)


def _reward(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, RewardChoice)
    return text("prompt-reward-choice", track=track_name(asked.track), step=own(view).tracks[asked.track])


def _own_tile(view: View) -> Text:
    return Text("prompt-own-tile-choice")


def _envoy(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, EnvoyChoice)
    envoys = own(view).ship
    if asked.where == EAGLE:
        return text("prompt-envoy-eagle", envoys=envoys)
    if asked.where == ANY:
        return text("prompt-envoy-any", envoys=envoys)
    return text("prompt-envoy-choice", colour=colour_name(asked.where), envoys=envoys)


def _bonus(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, BonusChoice)
    return text("prompt-bonus-choice", picks=asked.picks)


def _payment(view: View) -> Text:
    return text(
        "prompt-payment",
        rows=rows_listed(own(view).inhabited),
        coins=resource_name("coin", own(view).resources["coin"]),
    )


_PROMPTS: dict[str, Callable[[View], Text]] = {
    "set-up-choice": _set_up,
    "taking": _taking,
    "using": _using,
    "citizen-choice": _citizen,
    "gain-choice": _gain,
    "building-step": _building,
    "extra-building": _extra,
    "reward-choice": _reward,
    "own-tile-choice": _own_tile,
    "envoy-choice": _envoy,
    "bonus-choice": _bonus,
    "payment": _payment,
}
