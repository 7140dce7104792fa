"""The whole table in words, and its pictures in few."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Argument, Described, Passage, Place, Player, Text, text
from bot.games.sayings import own_passage
from bot.games.trajanum import components, scoring, state
from bot.games.trajanum.rules.building import ExtraBuilding
from bot.games.trajanum.rules.forum import EnvoyChoice
from bot.games.trajanum.rules.rounds import BuildingStep
from bot.games.trajanum.rules.tiles import Taking

from . import building, envoys, seats, tiles
from .phrases import points, street, streets_told


def in_words(view: state.View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    over = view.outcome is not None
    order = sorted(view.turn_order(), key=lambda seat: seat != view.viewer)
    return [
        Passage(Text("passage-over" if over else "passage-course"), [*_course(view), *_order(view)]),
        *_openings(view),
        Passage(Text("passage-streets"), _streets(view)),
        Passage(Text("passage-cards"), list(_cards(view))),
        Passage(Text("passage-forum"), list(_forum_rows(view))),
        Passage(Text("passage-areas"), _areas(view)),
        Passage(Text("passage-tracks"), list(_tracks(view))),
        Passage(Text("passage-supply"), _supply(view)),
        *(own_passage(view, seat, seats.whole(view, seat)) for seat in order),
    ]


def pictured(view: state.View) -> Sequence[Described]:
    """The pictures of the table in few words: the forum, and the colonias."""
    stage, called = _course(view)[0], _called(view)
    rome, home = [text("pictured-forum", stage=stage), *called], [text("pictured-colonias", stage=stage)]
    if view.outcome is None:
        begun = [area for area in view.forum.areas if view.forum.started(area)]
        areas: list[Text | Player] = [
            text(
                "pictured-area",
                colour=components.colour_name(area.colour),
                free=_places(view.forum.free(area)),
            )
            for area in begun
        ]
        if areas:
            rome.append(text("pictured-areas", areas=areas))
        cycle = next((cycle for cycle in sorted(view.trajan) if cycle >= view.cycle), None)
        if cycle is not None:
            rome.append(text("pictured-card", card=components.card_name(view.trajan[cycle])))
    return [
        Described([*rome, _column(view)], {seat: seats.in_rome(view, seat) for seat in range(view.seats)}),
        Described([*home, *called], {seat: seats.at_home(view, seat) for seat in range(view.seats)}),
    ]


def _course(view: state.View) -> list[Text]:
    if view.outcome is not None:
        return [text("in-words-over", round=view.round), Text(view.outcome.reason), _column(view)]
    cycle = components.NUMERALS[view.cycle]
    return [
        text(f"in-words-phase-{view.phase}", cycle=cycle, round=view.round, rounds=components.ROUNDS),
        _column(view),
    ]


def _column(view: state.View) -> Text:
    return text("in-words-column", points=points(view.column_value))


def _order(view: state.View) -> list[Text]:
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


def _openings(view: state.View) -> list[Passage]:
    match view.decision:
        case Taking() if len(view.private(view.own_seat).taken) < components.CONSTANTS.streets_per_round:
            return [Passage(Text("passage-takes"), tiles.takes_in_words(view))]
        case scoring.Payment():
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


def _called(view: state.View) -> list[Text]:
    if not view.streets or view.outcome is not None:
        return []
    seat = 0 if view.options["colonia_side"] == "A" else view.viewer
    if seat is None:
        return [text("in-words-called", streets=components.street_names(view.streets))]
    return [text("in-words-called", streets=streets_told(view, seat, view.streets))]


def _streets(view: state.View) -> list[Text]:
    called, alike = [*view.called, *view.streets], view.options["colonia_side"] == "A"
    told = _called(view)
    for times in range(components.CONSTANTS.street_cards, -1, -1):
        found = [symbol for symbol in components.STREETS if called.count(symbol) == times]
        streets = [street(view, 0, symbol) if alike else components.street_name(symbol) for symbol in found]
        if streets:
            told.append(text("in-words-called-times", times=times, streets=streets))
    return told


def _cards(view: state.View) -> Iterator[Text]:
    yield Text("in-words-cards")
    for cycle in range(1, components.CONSTANTS.cycles + 1):
        if cycle not in view.trajan:
            yield text("in-words-card-none", cycle=components.NUMERALS[cycle])
            continue
        last = cycle * components.CONSTANTS.rounds_per_cycle
        key = "in-words-card-scored" if view.is_scored(cycle) else "in-words-card"
        yield text(key, card=components.card_name(view.trajan[cycle]), round=last)


def _places(labels: Iterable[str]) -> list[Place]:
    return list(map(Place, labels))


def _forum_rows(view: state.View) -> Iterator[Text]:
    yield Text("in-words-forum-names")
    by_row: dict[int, list[Text]] = {}
    colours, envoys = view.forum.colours(), view.forum.envoys
    for cell in sorted(colours, key=lambda cell: (int(cell[1:]), cell[0])):
        about: dict[str, Argument] = {"cell": Place(cell), "colour": components.colour_name(colours[cell])}
        told = text("in-words-cell", **about)
        if cell in envoys:
            told = text("in-words-cell-envoy", player=Player(envoys[cell]), **about)
        by_row.setdefault(int(cell[1:]), []).append(told)
    for row, cells in by_row.items():
        yield text("in-words-forum-row", row=row, cells=cells)


def _areas(view: state.View) -> list[Text]:
    """Each area by what may happen there: those begun, where envoys go first, then the others."""
    order = ("begun", "untouched", "complete")
    told: list[tuple[int, Text]] = []
    for area in sorted(view.forum.areas, key=lambda area: components.COLOURS.index(area.colour)):
        about: dict[str, Argument] = {
            "colour": components.colour_name(area.colour),
            "cells": _places(area.cells),
        }
        free = view.forum.free(area)
        stage = "complete" if not free else "untouched" if len(free) == len(area.cells) else "begun"
        if stage == "begun":
            about = {"free": _places(free), **about}
        told.append((order.index(stage), text(f"in-words-area-{stage}", **about)))
    return [said for _, said in sorted(told, key=lambda one: one[0])]


def _tracks(view: state.View) -> Iterator[Text]:
    tracks = components.TRACK_NAMES
    for step in range(1, components.CONSTANTS.track_steps + 1):
        rewards = {track: components.reward_name(track, step) for track in tracks}
        yield text("in-words-step", step=step, **rewards)
    for track in tracks:
        markers = []
        for seat in view.turn_order():
            whose, player = Player(seat), view.players[seat]
            marker = text("in-words-marker", player=whose, step=player.tracks[track])
            plaza = text("in-words-marker-plaza", player=whose)
            markers.append(plaza if track in player.plaza else marker)
        yield text("in-words-markers", track=components.track_name(track), markers=markers)


def _supply(view: state.View) -> list[Text]:
    if not view.supply:
        return [Text("in-words-supply-unlimited")]
    told = []
    for colour, (grey, coloured) in components.PAIRS.items():
        left = {"singles": view.supply[f"single_{colour}"], "doubles": view.supply[f"double_{colour}"]}
        pair = {"grey": Text(f"choice-plan-{grey}"), "coloured": components.building_name(coloured)}
        told.append(text("in-words-supply", **pair, **left))
    return told
