"""The table and each seat in words, in full and as descriptions of pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Argument, Part, Parts, Place, Player, TableDescription, Text, text, yes
from bot.games.sayings import breaths, by_source
from bot.games.trajanum import components, scoring, state
from bot.games.trajanum.components import CONSTANTS
from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.rules.rounds import other_classes

from . import tiles, turns
from .phrases import goods, largest_group, points, street, streets_told

TILES_IN_A_BREATH = 6


def status(view: state.View, seat: int) -> list[Text]:
    """What a seat has, as in its mat."""
    told = [_standing(view, seat), *_at_home(view, seat), *_in_rome(view, seat)]
    if seat == view.viewer and view.spare is not None:
        told.append(text("status-spare", tile=components.tile_name(view.spare)))
    elif seat == view.viewer:
        listed = components.alike(view.unseen).items()
        unseen = (text("status-tile", tile=components.tile_name(tile), count=count) for tile, count in listed)
        told += _in_breaths("status-unseen", unseen)
    return told


def _standing(view: state.View, seat: int) -> Text:
    ranked = view.outcome.standings if view.outcome else scoring.standings(view)
    place = next(standing.place for standing in ranked if standing.seat == seat)
    key = "status-points" if view.outcome is None else "status-rank"
    return text(key, points=points(view.players[seat].vp), place=place, seats=view.seats)


def _at_home(view: state.View, seat: int) -> Iterator[Text]:
    """What the picture of the colonias shows of a seat, the most important first."""
    player = view.players[seat]
    held = any(player.resources.values())
    yield text("status-resources", resources=goods(player)) if held else Text("status-no-resources")
    yield from _hand(view, seat)
    if not player.cranes:
        yield from _first_citizen(player, asked=seat == view.viewer)
        return
    built = [building.id for building in player.buildings.values()]
    kinds = [kind for kind in components.BUILDINGS if kind in built]
    buildings = [text(f"buildings-{kind}", amount=built.count(kind)) for kind in kinds]
    yield text("status-built", buildings=buildings or Text("none"))
    rows = [
        text(
            "status-row",
            number=number,
            row=components.row_title(number),
            count=len(player.rows[number - 1].citizens),
            active=yes(player.has_active(number)),
        )
        for number in player.inhabited
    ]
    yield text("status-citizens", rows=rows or Text("none"))
    yield text("status-tiles", count=player.hidden_tiles)
    if cranes := [
        text(f"status-crane-{crane.state}", colour=components.colour_name(crane.colour), corner=Place(corner))
        for corner, crane in player.cranes.items()
        if crane.state != "scored"
    ]:
        yield text("status-cranes", cranes=cranes)
    yield from _in_breaths("status-reserve", map(components.tile_name, player.reserve))
    if view.options["colonia_side"] == "B":
        for line, symbols in (("rows", view.symbols(seat)[:6]), ("columns", view.symbols(seat)[6:])):
            yield text(f"status-symbols-{line}", streets=list(map(components.street_name, symbols)))
    for row in components.ROWS:
        spaces = [_colonia_space(player, f"{column}{row}") for column in components.COLUMNS]
        yield text("status-spaces", row=row, spaces=spaces)
    counting = [
        text("in-words-row-worth", row=row, factor=1 + player.rows[row - 1].counting, points=points(found))
        for row in components.ROWS
        if (found := scoring.row_points(player, row))
    ]
    worth = points(scoring.colonia_points(player))
    yield text("status-worth", rows=counting, points=worth) if counting else Text("status-worth-nothing")


def _in_rome(view: state.View, seat: int) -> Iterator[Text]:
    """What the picture of the forum shows of a seat, the most important first."""
    player, sent = view.players[seat], [cell for cell, owner in view.forum.envoys.items() if owner == seat]
    if view.outcome is not None:
        yield text("status-sources", sources=by_source(player.points))
    eagles, flipped = HOLDINGS["eagles"].of(view, seat), yes(player.flipped)
    yield text("status-group", **largest_group(view, seat))
    yield text("status-envoys", sent=len(sent), ship=player.ship, eagles=eagles)
    yield from HOLDINGS.listed(view, seat)
    order = points(player.order_points)
    yield text("status-slider", shift=player.shift, flipped=flipped, order=order)
    tracks = [
        text(
            "status-track",
            track=components.building_name(track),
            step=step,
            plaza=yes(track in player.plaza),
        )
        for track, step in player.tracks.items()
    ]
    yield text("status-tracks", tracks=tracks)
    if sent:
        yield text("status-sent", cells=list(map(Place, sent)))
    bar = scoring.bar_points(player)
    yield text("status-bar", largest=len(bar), values=", ".join(map(str, bar)))
    for cycle, card in view.trajan.items():
        if cycle >= view.cycle and view.outcome is None:
            formed, found = scoring.fulfilled(player, card)
            named, numeral = components.card_name(card), components.NUMERALS[cycle]
            yield text("status-order", card=named, cycle=numeral, formations=formed, collections=found)


def _hand(view: state.View, seat: int) -> Iterator[Text]:
    hand = view.hand_of(seat)
    if hand.own and hand.own != state.FACE_DOWN:
        yield text("status-tile-own", tile=components.tile_name(hand.own))
    if hand.received and hand.received != state.FACE_DOWN:
        received, giver = components.tile_name(hand.received), Player(view.left_of(seat))
        yield text("status-tile-received", tile=received, player=giver)
    if hidden := (hand.own, hand.received).count(state.FACE_DOWN):
        yield text("status-hand", count=hidden)
    if seat == view.viewer:
        private = view.private(seat)
        for one in private.taken:
            yield text("status-taken", space=Place(one.space), tile=components.tile_name(one.tile))
        if private.passed is not None and not private.taken:
            passed, receiver = components.tile_name(private.passed), Player(view.right_of(seat))
            yield text("status-passed", tile=passed, player=receiver)


def _first_citizen(player: state.Player, *, asked: bool) -> Iterator[Text]:
    yield text("status-first-citizen", citizen=components.class_name(player.citizen))
    if asked:
        rows = [components.row_name(row) for row in components.ROWS_OF[player.citizen]]
        yield text("status-first-rows", rows=rows)
        first, second = (
            text("choice-diagonal", upper=Place(upper), lower=Place(lower))
            for upper, lower in components.DIAGONALS.values()
        )
        others = list(map(components.class_name, other_classes(player.citizen)))
        yield text("status-other-citizens", citizens=others, first=first, second=second)
        corners, colours = list(map(Place, components.CORNERS)), components.COLOURS
        yield text("status-all-cranes", corners=corners, colours=list(map(components.colour_name, colours)))


def _in_breaths(key: str, tiles: Iterable[Text]) -> list[Text]:
    return [text(key, tiles=some) for some in breaths(list(tiles), TILES_IN_A_BREATH)]


def _colonia_space(player: state.Player, space: str) -> Text:
    place, tile, building = Place(space), player.tiles.get(space), player.buildings.get(space)
    if crane := player.cranes.get(space):
        colour = components.colour_name(crane.colour)
        if crane.state != "covered":
            return text(f"in-words-crane-{crane.state}", space=place, colour=colour)
        if tile is None:  # during set-up, cranes are placed before tiles
            return text("in-words-crane", space=place, colour=colour)
        return text("in-words-crane-covered", space=place, colour=colour, tile=components.tile_name(tile))
    if building is None:
        kind = "temple" if space in components.TEMPLES else "tile" if tile else "free"
        return text(f"in-words-space-{kind}", space=place)
    named = components.building_name(building.id)
    if building.joined is None:
        return text("in-words-space-built", space=place, building=named)
    return text("in-words-space-double", space=place, building=named, other=Place(building.joined))


def pictured(view: state.View) -> Sequence[TableDescription]:
    """The descriptions of the pictures of the table: the forum with its surroundings, and the colonias."""
    (stage, *around), seats = PARTS.brief(view), range(view.seats)
    rome, home = [text("pictured-forum", stage=stage), *around], [text("pictured-colonias", stage=stage)]
    in_rome = {seat: [_standing(view, seat), *_in_rome(view, seat)] for seat in seats}
    at_home = {seat: [_standing(view, seat), *_at_home(view, seat)] for seat in seats}
    return [TableDescription(rome, in_rome), TableDescription([*home, *_called(view)], at_home)]


def _stage(view: state.View) -> Iterator[Text]:
    if view.outcome is not None:
        key = "in-words-over" if view.outcome.reason == "ended-rounds" else "in-words-over-early"
        yield from (text(key, round=view.round), Text(view.outcome.reason))
        return
    cycle = components.NUMERALS[view.cycle]
    yield text(f"in-words-phase-{view.phase}", cycle=cycle, round=view.round, rounds=components.ROUNDS)


def _course(view: state.View) -> Iterator[Text]:
    """The stage of the game, the turn order, and who has acted."""
    yield from _stage(view)
    if view.outcome is not None:
        return
    order = list(map(Player, view.turn_order()))
    yield text("in-words-start", player=Player(view.start_seat), players=order)
    if view.turn is not None:
        yield text("in-words-turn", player=Player(view.turn.seat), built=yes(view.has_built))
    if view.answered:
        yield text("in-words-answered", players=list(map(Player, view.answered)))


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


def _next_card(view: state.View) -> list[Text]:
    cards = [card for cycle, card in view.trajan.items() if not view.is_scored(cycle) and not view.outcome]
    return [text("pictured-card", card=components.card_name(card)) for card in cards[:1]]


def _cards(view: state.View) -> Iterator[Text]:
    if view.outcome is not None and view.viewer is None:
        return  # at the end the cards are only on the boards of players
    yield Text("in-words-cards")
    for cycle in range(1, CONSTANTS.cycles + 1):
        if cycle not in view.trajan:
            yield text("in-words-card-none", cycle=components.NUMERALS[cycle])
            continue
        last = cycle * CONSTANTS.rounds_per_cycle
        key = "in-words-card-unscored" if view.outcome else "in-words-card"
        key = "in-words-card-scored" if view.is_scored(cycle) else key
        yield text(key, card=components.card_name(view.trajan[cycle]), round=last)


def _forum_rows(view: state.View) -> Iterator[Text]:
    yield Text("in-words-forum-names")
    rows: dict[int, list[Text]] = {}
    for cell, colour in sorted(view.forum.colours().items()):
        told: dict[str, Argument] = {"cell": Place(cell), "colour": components.colour_name(colour)}
        key, owner = "in-words-cell", view.forum.envoys.get(cell)
        if owner is not None:
            key, told["player"] = "in-words-cell-envoy", Player(owner)
        rows.setdefault(int(cell[1:]), []).append(text(key, **told))
    for row, cells in sorted(rows.items()):
        yield text("in-words-forum-row", row=row, cells=cells)


def _areas(view: state.View) -> Iterator[Text]:
    """The areas by stage: first those begun, where envoys must go first, then the others by color."""
    yield from _areas_begun(view, "in-words-area")
    for stage in ("untouched", "complete"):
        for colour in components.COLOURS:
            alike = (area for area in view.forum.areas if area.colour == colour)
            areas = [
                text("in-words-cells", cells=list(map(Place, area.cells)))
                for area in alike
                if view.forum.stage(area) == stage
            ]
            if areas:
                yield text(f"in-words-areas-{stage}", colour=components.colour_name(colour), areas=areas)


def _areas_begun(view: state.View, key: str) -> Iterator[Text]:
    for area in view.forum.areas:
        if view.forum.stage(area) == "begun":
            cells, free = list(map(Place, area.cells)), list(map(Place, view.forum.free(area)))
            yield text(key, colour=components.colour_name(area.colour), cells=cells, free=free)


def _areas_in_brief(view: state.View) -> Iterator[Text]:
    if view.outcome is None and (areas := list(_areas_begun(view, "pictured-area"))):
        yield text("pictured-areas", areas=areas)


def _column(view: state.View) -> Iterator[Text]:
    yield text("in-words-column", points=points(view.column_value))


def _plaza(view: state.View) -> list[Text]:
    told = [
        text("in-words-plaza", player=Player(seat), track=components.track_name(track))
        for seat, player in enumerate(view.players)
        for track in player.plaza
    ]
    return told or [Text("in-words-plaza-empty")]


def _bonus_tracks(view: state.View) -> Iterator[Text]:
    tracks = components.TRACK_NAMES
    for place in range(1, CONSTANTS.track_steps + 1):
        rewards = {track: components.reward_name(track, place) for track in tracks}
        yield text("in-words-step", step=place, **rewards)
    for track in tracks:
        steps = enumerate(player.on_track(track) for player in view.players)
        left = [(seat, step) for seat, step in steps if step is not None]
        markers = [text("in-words-marker", player=Player(seat), step=step) for seat, step in left]
        yield text("in-words-markers", track=components.track_name(track), markers=markers or Text("none"))


def _supply(view: state.View) -> Iterator[Text]:
    if not view.supply:
        yield Text("in-words-supply-unlimited")
        return
    for colour, (grey, coloured) in components.PAIRS.items():
        left = {"singles": view.supply[f"single_{colour}"], "doubles": view.supply[f"double_{colour}"]}
        pair = {"grey": Text(f"choice-plan-{grey}"), "coloured": components.building_name(coloured)}
        yield text("in-words-supply", **pair, **left)


PARTS = Parts(
    state.View,
    (
        Part("course", ("phase", "cycle", "round", "start_seat", "turn"), _course, _stage),
        Part("takes", ("own", "players", "streets"), tiles.takes_in_words),
        Part("pays", ("players",), turns.pays_in_words),
        Part("cells", ("forum", "players"), turns.cells_in_words),
        Part("plans", ("turn", "players", "supply", "cycle", "forum"), turns.plans_in_words),
        Part("exchanges", ("turn", "players", "supply"), turns.exchanges_in_words),
        Part("streets", ("streets", "called"), _streets, _called, until_end=True),
        Part("cards", ("trajan", "cycle", "phase"), _cards, _next_card),
        Part("column", ("cycle",), _column, _column),
        Part("plaza", ("players.tracks", "players.plaza"), _plaza),
        Part("forum", ("forum",), _forum_rows),
        Part("areas", ("forum",), _areas, _areas_in_brief),
        Part("tracks", ("players.tracks", "players.plaza"), _bonus_tracks, until_end=True),
        Part("supply", ("supply",), _supply),
    ),
    elsewhere={
        "answer": "the viewer's board shows it",
        "unseen": "the words for the viewer's seat have it",
        "spare": "the words for the viewer's seat have it",
    },
)
"""The parts of the table in words."""
