"""The whole table and each seat in words, and their pictures in few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.engine import Argument, Described, Passage, Place, Player, Text, text
from bot.games.sayings import breaths, own_passages
from bot.games.trajanum import components, scoring, state
from bot.games.trajanum.components import CONSTANTS
from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.rules.building import ExtraBuilding
from bot.games.trajanum.rules.forum import EnvoyChoice
from bot.games.trajanum.rules.rounds import BuildingStep, other_classes
from bot.games.trajanum.rules.tiles import Taking

from . import tiles, turns
from .phrases import buildings, envoys_sent, goods, largest_group, points, street, streets_told

TILES_IN_A_BREATH = 6


def status(view: state.View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, with the tiles where the seat itself looks."""
    player = view.players[seat]
    return [
        _standing_told(view, seat),
        text("status-resources", resources=goods(player)),
        *_hand(view, seat),
        text("status-citizens", rows=_rows(player)),
        text("status-built", buildings=buildings(player)),
        text("status-tracks", tracks=_tracks(player)),
        *_cranes(player, "status-cranes"),
        *_prestige(view, seat),
        *_in_breaths("status-reserve", map(components.tile_name, player.reserve)),
        *(
            text("status-order", card=components.card_name(card), **_fulfilled(player, card))
            for cycle, card in view.trajan.items()
            if cycle >= view.cycle and view.outcome is None
        ),
        *(_unseen(view) if seat == view.viewer else ()),
    ]


def _standing_told(view: state.View, seat: int) -> Text:
    total = points(view.players[seat].vp)
    return text("status-points", points=total, place=_place(view, seat), seats=view.seats)


def _place(view: state.View, seat: int) -> int:
    ranked = view.outcome.standings if view.outcome else scoring.standings(view)
    return next(standing.place for standing in ranked if standing.seat == seat)


def _hand(view: state.View, seat: int) -> list[Text]:
    hand, told = view.hand_of(seat), list[Text]()
    if seat == view.viewer:
        private = view.private(seat)
        taken = [(Place(one.space), components.tile_name(one.tile)) for one in private.taken]
        told = [text("status-taken", space=space, tile=tile) for space, tile in taken]
        if private.passed is not None and not told:
            passed, receiver = components.tile_name(private.passed), Player(view.right_of(seat))
            told.append(text("status-passed", tile=passed, player=receiver))
    if hand.received and hand.received != state.FACE_DOWN:
        received, giver = components.tile_name(hand.received), Player(view.left_of(seat))
        told.insert(0, text("status-tile-received", tile=received, player=giver))
    if hand.own and hand.own != state.FACE_DOWN:
        told.insert(0, text("status-tile-own", tile=components.tile_name(hand.own)))
    return told


def _rows(player: state.Player) -> Argument:
    told = []
    for number in player.inhabited:
        row, title = player.rows[number - 1], components.row_title(number)
        active = "yes" if row.active else "no"
        told.append(text("status-row", number=number, row=title, count=len(row.citizens), active=active))
    return told or Text("none")


def _tracks(player: state.Player) -> Argument:
    told = []
    for track in components.TRACK_NAMES:
        name, step = components.building_name(track), player.on_track(track)
        reached, plaza = (CONSTANTS.track_steps, "yes") if step is None else (step, "no")
        told.append(text("status-track", track=name, step=reached, plaza=plaza))
    return told


def _cranes(player: state.Player, key: str) -> list[Text]:
    left = [
        text(f"status-crane-{crane.state}", colour=components.colour_name(crane.colour), corner=Place(corner))
        for corner, crane in player.cranes.items()
        if crane.state != "scored"
    ]
    return [text(key, cranes=left)] if left else []


def _prestige(view: state.View, seat: int) -> list[Text]:
    player, sent = view.players[seat], len(envoys_sent(view, seat))
    flipped, order = "yes" if player.flipped else "no", points(scoring.order_points(player))
    counts = {what: HOLDINGS[what].of(view, seat) for what in ("ship", "eagles", "shift")}
    return [
        text("status-envoys", sent=sent, ship=counts["ship"], eagles=counts["eagles"]),
        text(
            "status-slider",
            shift=counts["shift"],
            flipped=flipped,
            order=order,
            **largest_group(view, seat),
        ),
    ]


def _fulfilled(player: state.Player, card: str) -> dict[str, int]:
    formed, found = scoring.fulfilled(player, card)
    return {"formations": formed, "collections": found}


def _unseen(view: state.View) -> list[Text]:
    if view.spare is not None:
        return [text("status-spare", tile=components.tile_name(view.spare))]
    if not view.unseen:
        return []
    tiles = [components.TILES[tile] for tile in view.unseen]
    counted = Counter(icon for tile in tiles for icon in tile.gives)
    icons = [components.resource_name(icon, amount) for icon, amount in counted.items()]
    citizens = sum(tile.citizen is not None for tile in tiles)
    return [text("status-unseen", count=len(tiles), icons=icons, citizens=citizens)]


def whole(view: state.View, seat: int) -> list[Text]:
    """All that a seat has: the colonia row by row, what it counts, envoys, tiles, and for itself what it knows."""
    player = view.players[seat]
    told = [_standing_told(view, seat)]
    if view.outcome is not None:
        told.append(text("in-words-sources", sources=_by_source(player)))
    resources = goods(player)
    if seat == view.viewer:
        resources = [
            text("in-words-resource", resource=Text(f"held-{resource}"), amount=player.resources[resource])
            for resource in components.RESOURCES
        ]
    told += [text("status-resources", resources=resources), *_hand(view, seat)]
    if not player.cranes:
        return [*told, *_first_citizen(player, asked=seat == view.viewer)]
    hand = view.hand_of(seat)
    if hidden := (hand.own, hand.received).count(state.FACE_DOWN):
        told.append(text("in-words-hand", count=hidden))
    if view.options["colonia_side"] == "B":
        for line, symbols in (("rows", view.symbols(seat)[:6]), ("columns", view.symbols(seat)[6:])):
            named = list(map(components.street_name, symbols))
            told.append(text(f"in-words-symbols-{line}", streets=named))
    bar = scoring.bar_points(player)
    for row in components.ROWS:
        spaces = [_colonia_space(player, f"{column}{row}") for column in components.COLUMNS]
        told.append(text("in-words-row", row=row, spaces=spaces))
    told += [
        text("in-words-tiles-left", count=player.hidden_tiles),
        text("status-citizens", rows=_rows(player)),
        _rows_worth(player),
        *_prestige(view, seat),
        text("in-words-bar", largest=len(bar), values=", ".join(map(str, bar))),
        *_in_breaths("status-reserve", map(components.tile_name, player.reserve)),
    ]
    orders = [
        text("in-words-order", cycle=components.NUMERALS[cycle], **_fulfilled(player, card))
        for cycle, card in sorted(view.trajan.items())
    ]
    told.append(text("in-words-orders", orders=orders))
    if view.viewer != seat:
        return told
    if view.spare:
        return [*told, *_unseen(view)]
    listed = components.alike(view.unseen).items()
    tiles = (text("in-words-tiles", tile=components.tile_name(tile), count=count) for tile, count in listed)
    return [*told, *_in_breaths("in-words-unseen", tiles)]


def _first_citizen(player: state.Player, *, asked: bool) -> list[Text]:
    told = [text("in-words-first-citizen", citizen=components.class_name(player.citizen))]
    if asked:
        rows = [components.row_name(row) for row in components.ROWS_OF[player.citizen]]
        others = list(map(components.class_name, other_classes(player.citizen)))
        first, second = (
            text("choice-diagonal", upper=Place(upper), lower=Place(lower))
            for upper, lower in components.DIAGONALS.values()
        )
        corners, colours = list(map(Place, components.CORNERS)), components.COLOURS
        told += [
            text("in-words-first-rows", rows=rows),
            text("in-words-other-citizens", citizens=others, first=first, second=second),
            text("in-words-cranes", corners=corners, colours=list(map(components.colour_name, colours))),
        ]
    return told


def _by_source(player: state.Player) -> list[Text]:
    return [
        text("in-words-source", source=Text(f"source-{source}"), points=player.points[source])
        for source in state.SOURCES
    ]


def _in_breaths(key: str, tiles: Iterable[Text]) -> list[Text]:
    return [text(key, tiles=some) for some in breaths(list(tiles), TILES_IN_A_BREATH)]


def in_rome(view: state.View, seat: int) -> list[Text]:
    """What the picture of the forum shows of a seat, in parts of a line, what matters most first."""
    if view.outcome is not None:
        return _result(view, seat)
    told = [held.told(view, seat) for held in HOLDINGS.shown("alt")]
    told.append(text("pictured-group", **largest_group(view, seat)))
    if sent := envoys_sent(view, seat):
        told.append(text("pictured-sent", cells=list(map(Place, sent))))
    return [*told, text("pictured-tracks", tracks=_tracks(view.players[seat]))]


def at_home(view: state.View, seat: int) -> list[Text]:
    """What the picture of the colonias shows of a seat, in parts of a line, what matters most first."""
    player = view.players[seat]
    told = _result(view, seat)[:1] if view.outcome else [points(player.vp)]
    if not player.cranes:
        return [*told, text("in-words-first-citizen", citizen=components.class_name(player.citizen))]
    return [
        *told,
        text("pictured-resources", resources=goods(player)),
        text("pictured-built", buildings=buildings(player)),
        text("pictured-rows", rows=_rows(player)),
        text("pictured-tiles", count=player.hidden_tiles),
        HOLDINGS["reserve"].told(view, seat),
        *_cranes(player, "pictured-cranes"),
    ]


def _result(view: state.View, seat: int) -> list[Text]:
    rank = text("pictured-rank", place=_place(view, seat), points=points(view.players[seat].vp))
    return [rank, *_by_source(view.players[seat])]


def _colonia_space(player: state.Player, space: str) -> Text:
    place = Place(space)
    if space in components.TEMPLES:
        return text("in-words-space-temple", space=place)
    if crane := player.cranes.get(space):
        about: dict[str, Argument] = {"space": place, "colour": components.colour_name(crane.colour)}
        if space in player.tiles:
            return text("in-words-crane-covered", tile=components.tile_name(player.tiles[space]), **about)
        return text(f"in-words-crane-{crane.state}", **about)
    if space in player.tiles:
        return text("in-words-space-tile", space=place)
    if space not in player.buildings:
        return text("in-words-space-free", space=place)
    building = player.buildings[space]
    about = {"space": place, "building": components.building_name(building.id)}
    if building.joined is None:
        return text("in-words-space-built", **about)
    return text("in-words-space-double", other=Place(building.joined), **about)


def _rows_worth(player: state.Player) -> Text:
    counting = [
        text("in-words-row-worth", row=row, factor=1 + player.rows[row - 1].counting, points=points(found))
        for row in components.ROWS
        if (found := scoring.row_points(player, row))
    ]
    worth = points(scoring.colonia_points(player))
    return text("in-words-worth", rows=counting, points=worth) if counting else Text("in-words-worth-nothing")


def in_words(view: state.View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the"""
    over = view.outcome is not None
    return [
        Passage(Text("passage-over" if over else "passage-course"), [*_course(view), *_order(view)]),
        *_openings(view),
        Passage(Text("passage-streets"), _streets(view)),
        Passage(Text("passage-cards"), list(_cards(view))),
        Passage(Text("passage-forum"), list(_forum_rows(view))),
        Passage(Text("passage-areas"), _areas(view)),
        Passage(Text("passage-tracks"), list(_bonus_tracks(view))),
        Passage(Text("passage-supply"), _supply(view)),
        *own_passages(view, whole),
    ]


def pictured(view: state.View) -> Sequence[Described]:
    """The pictures of the table in few words: the forum, and the colonias."""
    stage, called = _course(view)[0], _called(view)
    rome, home = [text("pictured-forum", stage=stage), *called], [text("pictured-colonias", stage=stage)]
    if view.outcome is None:
        begun = (area for area in view.forum.areas if view.forum.stage(area) == "begun")
        if areas := [text("pictured-area", **_about(view, area, "free")) for area in begun]:
            rome.append(text("pictured-areas", areas=areas))
        cards = [card for cycle, card in sorted(view.trajan.items()) if cycle >= view.cycle]
        rome += [text("pictured-card", card=components.card_name(card)) for card in cards[:1]]
    return [
        Described([*rome, _column(view)], {seat: in_rome(view, seat) for seat in range(view.seats)}),
        Described([*home, *called], {seat: at_home(view, seat) for seat in range(view.seats)}),
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
        key = "in-words-turn-built" if view.has_built else "in-words-turn"
        told.append(text(key, player=Player(view.turn.seat)))
    if view.answered:
        told.append(text("in-words-answered", players=list(map(Player, view.answered))))
    return told


def _openings(view: state.View) -> list[Passage]:
    match view.decision:
        case Taking() if len(view.private(view.own_seat).taken) < CONSTANTS.streets_per_round:
            return [Passage(Text("passage-takes"), tiles.takes_in_words(view))]
        case scoring.Payment():
            return [Passage(Text("passage-pays"), [turns.rows_in_words(view)])]
        case EnvoyChoice():
            return [Passage(Text("passage-cells"), list(turns.cells_in_words(view)))]
        case BuildingStep() | ExtraBuilding():
            exchanges = Passage(Text("passage-exchanges"), turns.ways_in_words(view))
            if view.has_built and isinstance(view.decision, BuildingStep):
                return [exchanges]
            return [Passage(Text("passage-plans"), turns.plans_in_words(view)), exchanges]
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
    for times in range(CONSTANTS.street_cards, -1, -1):
        found = [symbol for symbol in components.STREETS if called.count(symbol) == times]
        streets = [street(view, 0, symbol) if alike else components.street_name(symbol) for symbol in found]
        if streets:
            told.append(text("in-words-called-times", times=times, streets=streets))
    return told


def _cards(view: state.View) -> Iterator[Text]:
    yield Text("in-words-cards")
    for cycle in range(1, CONSTANTS.cycles + 1):
        if cycle not in view.trajan:
            yield text("in-words-card-none", cycle=components.NUMERALS[cycle])
            continue
        last = cycle * CONSTANTS.rounds_per_cycle
        key = "in-words-card-scored" if view.is_scored(cycle) else "in-words-card"
        yield text(key, card=components.card_name(view.trajan[cycle]), round=last)


def _forum_rows(view: state.View) -> Iterator[Text]:
    yield Text("in-words-forum-names")
    colours = view.forum.colours()
    for row, cells in groupby(sorted(colours, key=lambda cell: (int(cell[1:]), cell)), lambda cell: cell[1:]):
        yield text("in-words-forum-row", row=int(row), cells=[_cell(view, cell) for cell in cells])


def _cell(view: state.View, cell: str) -> Text:
    about: dict[str, Argument] = {
        "cell": Place(cell),
        "colour": components.colour_name(view.forum.colours()[cell]),
    }
    owner = view.forum.envoys.get(cell)
    if owner is None:
        return text("in-words-cell", **about)
    return text("in-words-cell-envoy", player=Player(owner), **about)


def _areas(view: state.View) -> list[Text]:
    """Each area by what may happen there: those begun, where envoys go first, then the others."""
    return [
        text(f"in-words-area-{stage}", **_about(view, area, "free", "cells"))
        for stage in ("begun", "untouched", "complete")
        for area in view.forum.areas
        if view.forum.stage(area) == stage
    ]


def _about(view: state.View, area: state.Area, *lists: str) -> dict[str, Argument]:
    cells = {"free": view.forum.free(area), "cells": area.cells}
    return {
        "colour": components.colour_name(area.colour),
        **{name: list(map(Place, cells[name])) for name in lists},
    }


def _bonus_tracks(view: state.View) -> Iterator[Text]:
    tracks = components.TRACK_NAMES
    for place in range(1, CONSTANTS.track_steps + 1):
        rewards = {track: components.reward_name(track, place) for track in tracks}
        yield text("in-words-step", step=place, **rewards)
    for track in tracks:
        markers = []
        for seat in view.turn_order():
            step = view.players[seat].on_track(track)
            plaza = text("in-words-marker-plaza", player=Player(seat))
            markers.append(plaza if step is None else text("in-words-marker", player=Player(seat), step=step))
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
