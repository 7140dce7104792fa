"""The forum and the tracks beside it in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Argument, Place, Player, Text, text
from bot.games.trajanum.components import COLOURS, CONSTANTS, PLANS, TRACK_NAMES, Track
from bot.games.trajanum.rules.names import building_name, colour_name, place_names, reward_name, track_name
from bot.games.trajanum.state import Area, View


def rows(view: View) -> Iterator[Text]:
    """Each row from the top: its cells from the left, each with its colour and whose envoy is there."""
    yield Text("in-words-forum-names")
    by_row: dict[int, list[str]] = {}
    colours = view.forum.colours()
    for cell in sorted(colours, key=lambda cell: (int(cell[1:]), cell[0])):
        by_row.setdefault(int(cell[1:]), []).append(cell)
    for row, cells in by_row.items():
        yield text("in-words-forum-row", row=row, cells=[_cell(view, cell, colours[cell]) for cell in cells])


def _cell(view: View, cell: str, colour: str) -> Text:
    about: dict[str, Argument] = {"cell": Place(cell), "colour": colour_name(colour)}
    if cell not in view.forum.envoys:
        return text("in-words-cell", **about)
    return text("in-words-cell-envoy", player=Player(view.forum.envoys[cell]), **about)


def areas(view: View) -> list[Text]:
    """Each area by what may happen there: those begun, where envoys go first, then the others."""
    ordered = sorted(view.forum.areas, key=lambda area: (*_stage(view, area), COLOURS.index(area.colour)))
    return [_area(view, area) for area in ordered]


def _stage(view: View, area: Area) -> tuple[bool, bool]:
    """Begun before untouched before complete."""
    return not view.forum.free(area), not view.forum.started(area)


def _area(view: View, area: Area) -> Text:
    about: dict[str, Argument] = {"colour": colour_name(area.colour), "cells": place_names(area.cells)}
    free = view.forum.free(area)
    if not free:
        return text("in-words-area-complete", **about)
    if len(free) == len(area.cells):
        return text("in-words-area-untouched", **about)
    return text("in-words-area-begun", free=place_names(free), **about)


def begun(view: View) -> list[Text | Player]:
    """The colours of areas that are begun, with the cells that are free there."""
    return [
        text("pictured-area", colour=colour_name(area.colour), free=place_names(view.forum.free(area)))
        for area in view.forum.areas
        if view.forum.started(area)
    ]


def tracks(view: View) -> Iterator[Text]:
    """What each step brings, and how far everybody has come on each track."""
    for step in range(1, CONSTANTS.track_steps + 1):
        rewards = {track: reward_name(track, step) for track in TRACK_NAMES}
        yield text("in-words-step", step=step, **rewards)
    for track in TRACK_NAMES:
        markers = [_marker(view, seat, track) for seat in view.turn_order()]
        yield text("in-words-markers", track=track_name(track), markers=markers)


def _marker(view: View, seat: int, track: Track) -> Text:
    player = view.players[seat]
    if track in player.plaza:
        return text("in-words-marker-plaza", player=Player(seat))
    return text("in-words-marker", player=Player(seat), step=player.tracks.get(track, 0))


def supply(view: View) -> list[Text]:
    """How many building tiles of each sort are left."""
    if not view.supply:
        return [Text("in-words-supply-unlimited")]
    return [_sort(view, colour) for colour in COLOURS]


def _sort(view: View, colour: str) -> Text:
    grey, coloured = next(
        plan for plan in PLANS.values() if plan.mixed and plan.sort == f"double_{colour}"
    ).parts
    return text(
        "in-words-supply",
        grey=Text(f"choice-plan-{grey}"),
        coloured=building_name(coloured),
        singles=view.supply[f"single_{colour}"],
        doubles=view.supply[f"double_{colour}"],
    )
