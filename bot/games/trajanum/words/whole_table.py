"""The whole table in words, and its pictures in few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Argument, Described, Passage, Place, Player, Text, text
from bot.games.sayings import own_passage
from bot.games.trajanum.components import COLOURS, CONSTANTS, PAIRS, STREETS, TRACK_NAMES, Track
from bot.games.trajanum.rules import names
from bot.games.trajanum.rules.building import ExtraBuilding
from bot.games.trajanum.rules.forum import EnvoyChoice
from bot.games.trajanum.rules.rounds import BuildingStep
from bot.games.trajanum.rules.tiles import Taking
from bot.games.trajanum.scoring import Payment
from bot.games.trajanum.state import Area, View

from . import building, envoys, seats, tiles
from .phrases import numeral, points, street, streets_told

ROUNDS = CONSTANTS.cycles * CONSTANTS.rounds_per_cycle


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    over = view.outcome is not None
    order = sorted(view.turn_order(), key=lambda seat: seat != view.viewer)
    return [
        Passage(Text("passage-over" if over else "passage-course"), [*_course(view), *_order(view)]),
        *_openings(view),
        Passage(Text("passage-streets"), _streets(view)),
        Passage(Text("passage-cards"), list(_cards(view))),
        Passage(Text("passage-forum"), list(forum_rows(view))),
        Passage(Text("passage-areas"), forum_areas(view)),
        Passage(Text("passage-tracks"), list(tracks_told(view))),
        Passage(Text("passage-supply"), supply_told(view)),
        *(own_passage(view, seat, seats.whole(view, seat)) for seat in order),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The pictures of the table in few words: the forum, and the colonias."""
    stage, called = _course(view)[0], _called(view)
    rome, home = [text("pictured-forum", stage=stage), *called], [text("pictured-colonias", stage=stage)]
    if view.outcome is None:
        if areas := areas_begun(view):
            rome.append(text("pictured-areas", areas=areas))
        cycle = next((cycle for cycle in sorted(view.trajan) if cycle >= view.cycle), None)
        if cycle is not None:
            rome.append(text("pictured-card", card=names.card_name(view.trajan[cycle])))
    return [
        Described([*rome, _column(view)], {seat: seats.in_rome(view, seat) for seat in range(view.seats)}),
        Described([*home, *called], {seat: seats.at_home(view, seat) for seat in range(view.seats)}),
    ]


def _course(view: View) -> list[Text]:
    if view.outcome is not None:
        return [text("in-words-over", round=view.round), Text(view.outcome.reason), _column(view)]
    cycle = numeral(view.cycle)
    return [text(f"in-words-phase-{view.phase}", cycle=cycle, round=view.round, rounds=ROUNDS), _column(view)]


def _column(view: View) -> Text:
    return text("in-words-column", points=points(view.column_value))


def _order(view: View) -> list[Text]:
    if view.outcome is not None:
        return []
    order = list(map(Player, view.turn_order()))
    told = [text("in-words-start", player=Player(view.start_seat), players=order)]
    if view.turn is not None:
        key = "in-words-turn-built" if view.turn.built else "in-words-turn"
        told.append(text(key, player=Player(view.turn.seat)))
    if view.answered:
        told.append(text("in-words-answered", players=list(map(Player, view.answered))))
    return told


def _openings(view: View) -> list[Passage]:
    match view.decision:
        case Taking() if len(view.private(view.own_seat).taken) < CONSTANTS.streets_per_round:
            return [Passage(Text("passage-takes"), tiles.takes_in_words(view))]
        case Payment():
            return [Passage(Text("passage-pays"), [envoys.rows_in_words(view)])]
        case EnvoyChoice():
            return [Passage(Text("passage-cells"), list(envoys.cells_in_words(view)))]
        case BuildingStep() | ExtraBuilding():
            exchanges = Passage(Text("passage-exchanges"), building.ways_in_words(view))
            if view.turn is not None and view.turn.built and isinstance(view.decision, BuildingStep):
                return [exchanges]
            return [Passage(Text("passage-plans"), building.plans_in_words(view)), exchanges]
        case _:
            return []


def _called(view: View) -> list[Text]:
    if not view.streets or view.outcome is not None:
        return []
    alike = view.options["colonia_side"] == "A"
    seat = 0 if alike else view.viewer
    streets = names.street_names(view.streets) if seat is None else streets_told(view, seat, view.streets)
    return [text("in-words-called", streets=streets)]


def _streets(view: View) -> list[Text]:
    called = [*view.called, *view.streets]
    told = _called(view)
    for times in range(CONSTANTS.street_cards, -1, -1):
        found = [symbol for symbol in STREETS if called.count(symbol) == times]
        alike = view.options["colonia_side"] == "A"
        streets = [street(view, 0, symbol) if alike else names.street_name(symbol) for symbol in found]
        if streets:
            told.append(text("in-words-called-times", times=times, streets=streets))
    return told


def _cards(view: View) -> Iterator[Text]:
    yield Text("in-words-cards")
    for cycle in range(1, CONSTANTS.cycles + 1):
        if cycle not in view.trajan:
            yield text("in-words-card-none", cycle=numeral(cycle))
            continue
        scored, last = cycle < view.cycle or view.phase == "end", cycle * CONSTANTS.rounds_per_cycle
        key = "in-words-card-scored" if scored else "in-words-card"
        yield text(key, card=names.card_name(view.trajan[cycle]), round=last)


def forum_rows(view: View) -> Iterator[Text]:
    """Each row from the top: its cells from the left, each with its colour and whose envoy is there."""
    yield Text("in-words-forum-names")
    by_row: dict[int, list[str]] = {}
    colours = view.forum.colours()
    for cell in sorted(colours, key=lambda cell: (int(cell[1:]), cell[0])):
        by_row.setdefault(int(cell[1:]), []).append(cell)
    for row, cells in by_row.items():
        yield text("in-words-forum-row", row=row, cells=[_cell(view, cell, colours[cell]) for cell in cells])


def _cell(view: View, cell: str, colour: str) -> Text:
    about: dict[str, Argument] = {"cell": Place(cell), "colour": names.colour_name(colour)}
    if cell not in view.forum.envoys:
        return text("in-words-cell", **about)
    return text("in-words-cell-envoy", player=Player(view.forum.envoys[cell]), **about)


def forum_areas(view: View) -> list[Text]:
    """Each area by what may happen there: those begun, where envoys go first, then the others."""

    def stage(area: Area) -> tuple[bool, bool, int]:
        return not view.forum.free(area), not view.forum.started(area), COLOURS.index(area.colour)

    return [_area(view, area) for area in sorted(view.forum.areas, key=stage)]


def _area(view: View, area: Area) -> Text:
    about: dict[str, Argument] = {
        "colour": names.colour_name(area.colour),
        "cells": names.place_names(area.cells),
    }
    free = view.forum.free(area)
    if not free:
        return text("in-words-area-complete", **about)
    if len(free) == len(area.cells):
        return text("in-words-area-untouched", **about)
    return text("in-words-area-begun", free=names.place_names(free), **about)


def areas_begun(view: View) -> list[Text | Player]:
    return [
        text(
            "pictured-area",
            colour=names.colour_name(area.colour),
            free=names.place_names(view.forum.free(area)),
        )
        for area in view.forum.areas
        if view.forum.started(area)
    ]


def tracks_told(view: View) -> Iterator[Text]:
    for step in range(1, CONSTANTS.track_steps + 1):
        rewards = {track: names.reward_name(track, step) for track in TRACK_NAMES}
        yield text("in-words-step", step=step, **rewards)
    for track in TRACK_NAMES:
        markers = [_track_marker(view, seat, track) for seat in view.turn_order()]
        yield text("in-words-markers", track=names.track_name(track), markers=markers)


def _track_marker(view: View, seat: int, track: Track) -> Text:
    player = view.players[seat]
    if track in player.plaza:
        return text("in-words-marker-plaza", player=Player(seat))
    return text("in-words-marker", player=Player(seat), step=player.tracks.get(track, 0))


def supply_told(view: View) -> list[Text]:
    if not view.supply:
        return [Text("in-words-supply-unlimited")]
    told = []
    for colour, (grey, coloured) in PAIRS.items():
        left = {"singles": view.supply[f"single_{colour}"], "doubles": view.supply[f"double_{colour}"]}
        pair = {"grey": Text(f"choice-plan-{grey}"), "coloured": names.building_name(coloured)}
        told.append(text("in-words-supply", **pair, **left))
    return told
