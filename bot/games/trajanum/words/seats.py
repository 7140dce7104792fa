"""What somebody has, in words: the status, the whole of it, and what pictures show of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Argument, Place, Player, Text, text
from bot.games.sayings import breaths
from bot.games.trajanum import components, scoring
from bot.games.trajanum.rules import forum, names
from bot.games.trajanum.rules.set_up import other_classes
from bot.games.trajanum.state import FACE_DOWN, SOURCES, Hand, View
from bot.games.trajanum.state import Player as Governor

from .phrases import buildings, envoys_sent, forum_group, numeral, points

TILES_IN_A_BREATH = 6


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, with the tiles where the seat itself looks."""
    player = view.players[seat]
    return [
        _standing_told(view, seat),
        text("status-resources", resources=names.resources_names(player.resources)),
        *_hand(view, seat),
        text("status-citizens", rows=_rows(player)),
        text("status-built", buildings=buildings(player)),
        text("status-tracks", tracks=_tracks(player)),
        *_cranes(player, "status-cranes"),
        *_prestige(view, seat),
        *_in_breaths("status-reserve", list(map(names.tile_name, player.reserve))),
        *(
            text("status-order", card=names.card_name(card), **_fulfilled(player, card))
            for cycle, card in view.trajan.items()
            if cycle >= view.cycle and view.outcome is None
        ),
        *(_unseen(view) if seat == view.viewer else ()),
    ]


def _place(view: View, seat: int) -> int:
    ranked = view.outcome.standings if view.outcome else scoring.standings(view)
    return next(standing.place for standing in ranked if standing.seat == seat)


def _standing_told(view: View, seat: int) -> Text:
    total, place = points(view.players[seat].vp), _place(view, seat)
    return text("status-points", points=total, place=place, seats=view.seats)


def _hand(view: View, seat: int) -> list[Text]:
    giver = view.left_of(seat)
    if seat != view.viewer:
        return _shown(view.players[seat].hand, giver)
    private = view.private(seat)
    taken = [(Place(one.space), names.tile_name(one.tile)) for one in private.taken]
    told = [text("status-taken", space=space, tile=tile) for space, tile in taken]
    if private.passed is not None and not told:
        receiver = Player(view.right_of(seat))
        told.append(text("status-passed", tile=names.tile_name(private.passed), player=receiver))
    own = private.hand if private.hand != Hand() else view.players[seat].hand
    return _shown(own, giver) + told


def _shown(hand: Hand, giver: int) -> list[Text]:
    told = []
    if hand.own is not None and hand.own != FACE_DOWN:
        told.append(text("status-tile-own", tile=names.tile_name(hand.own)))
    if hand.received is not None and hand.received != FACE_DOWN:
        told.append(text("status-tile-received", tile=names.tile_name(hand.received), player=Player(giver)))
    return told


def _rows(player: Governor) -> Argument:
    told: list[Text | Player] = []
    for number in player.inhabited:
        row, title = player.rows[number - 1], names.row_title(number)
        active = "yes" if row.active else "no"
        told.append(text("status-row", number=number, row=title, count=len(row.citizens), active=active))
    return told or Text("none")


def _tracks(player: Governor) -> Argument:
    told: list[Text | Player] = []
    for track in components.TRACK_NAMES:
        plaza = "yes" if track in player.plaza else "no"
        name, step = names.building_name(track), player.tracks[track]
        told.append(text("status-track", track=name, step=step, plaza=plaza))
    return told


def _cranes(player: Governor, key: str) -> list[Text]:
    left: list[Text | Player] = [
        text(f"status-crane-{crane.state}", colour=names.colour_name(crane.colour), corner=Place(corner))
        for corner, crane in player.cranes.items()
        if crane.state != "scored"
    ]
    return [text(key, cranes=left)] if left else []


def _prestige(view: View, seat: int) -> list[Text]:
    player, sent, eagles = view.players[seat], envoys_sent(view, seat), forum.eagle_points(view, seat)
    return [
        text("status-envoys", ship=player.ship, sent=len(sent), eagles=eagles),
        text(
            "status-slider",
            shift=player.shift,
            most=components.PRESTIGE.last_shift,
            flipped="yes" if player.flipped else "no",
            size=len(forum.largest_group(view, seat)),
            group=points(forum_group(view, seat)),
            order=points(scoring.order_points(player)),
        ),
    ]


def _fulfilled(player: Governor, card: str) -> dict[str, int]:
    formed, found = scoring.fulfilled(player, card)
    return {"formations": formed, "collections": found}


def _unseen(view: View) -> list[Text]:
    if view.spare is not None:
        return [text("status-spare", tile=names.tile_name(view.spare))]
    if not view.unseen:
        return []
    tiles = [components.TILES[tile] for tile in view.unseen]
    icons = names.icons_names(icon for tile in tiles for icon in tile.gives)
    citizens = sum(tile.citizen is not None for tile in tiles)
    return [text("status-unseen", count=len(tiles), icons=icons, citizens=citizens)]


def whole(view: View, seat: int) -> list[Text]:
    """All that a seat has: the colonia row by row, what it counts, envoys, tiles, and for itself what it knows."""
    player = view.players[seat]
    told = [_standing_told(view, seat)]
    if view.outcome is not None:
        told.append(text("in-words-sources", sources=_by_source(player)))
    told += [_resources(view, seat), *_hand(view, seat)]
    if not player.cranes:
        return [*told, *_first_citizen(player, asked=seat == view.viewer)]
    if view.viewer != seat and (hidden := (player.hand.own, player.hand.received).count(FACE_DOWN)):
        told.append(text("in-words-hand", count=hidden))
    sizes = range(1, len(components.PRESTIGE.base) + 1)
    bar = ", ".join(str(scoring.group_points(player, size)) for size in sizes)
    told += [
        *street_symbols(view, seat),
        *colonia_rows(player),
        text("in-words-tiles-left", count=player.hidden_tiles),
        text("status-citizens", rows=_rows(player)),
        *rows_worth(player),
        *_prestige(view, seat),
        text("in-words-bar", largest=len(components.PRESTIGE.base), values=bar),
        *_in_breaths("status-reserve", list(map(names.tile_name, player.reserve))),
    ]
    if view.trajan:
        cards = sorted(view.trajan.items())
        orders = [
            text("in-words-order", cycle=numeral(cycle), **_fulfilled(player, card)) for cycle, card in cards
        ]
        told.append(text("in-words-orders", orders=orders))
    if view.viewer == seat and view.spare:
        told.append(text("status-spare", tile=names.tile_name(view.spare)))
    elif view.viewer == seat:
        told += _listed(view.unseen)
    return told


def _first_citizen(player: Governor, *, asked: bool) -> list[Text]:
    """The citizen dealt, before the colonia is laid out; who lays it out reads what there is to place."""
    told = [text("in-words-first-citizen", citizen=names.class_name(player.citizen))]
    if asked:
        rows = [names.row_name(row) for row in components.ROWS_OF[player.citizen]]
        others = list(map(names.class_name, other_classes(player.citizen)))
        first, second = (
            text("choice-diagonal", upper=Place(upper), lower=Place(lower))
            for upper, lower in components.DIAGONALS.values()
        )
        corners, colours = names.place_names(components.CORNERS), map(names.colour_name, components.COLOURS)
        told += [
            text("in-words-first-rows", rows=rows),
            text("in-words-other-citizens", citizens=others, first=first, second=second),
            text("in-words-cranes", corners=corners, colours=list(colours)),
        ]
    return told


def _by_source(player: Governor) -> list[Text]:
    return [
        text("in-words-source", source=Text(f"source-{source}"), points=player.points.get(source, 0))
        for source in SOURCES
    ]


def _resources(view: View, seat: int) -> Text:
    held = view.players[seat].resources
    if seat != view.viewer:
        return text("status-resources", resources=names.resources_names(held))
    named = [
        text("in-words-resource", resource=Text(f"resource-{resource}"), amount=held[resource])
        for resource in components.RESOURCES
    ]
    return text("status-resources", resources=named)


def _in_breaths(key: str, tiles: Sequence[Text]) -> Iterator[Text]:
    for some in breaths(tiles, TILES_IN_A_BREATH):
        yield text(key, tiles=some)


def _listed(unseen: Sequence[str]) -> Iterator[Text]:
    alike: dict[str, list[str]] = {}
    for tile in unseen:
        alike.setdefault(components.TILES[tile].citizen or tile, []).append(tile)
    tiles = [
        text("in-words-tiles", tile=names.tile_name(same[0]), count=len(same)) for same in alike.values()
    ]
    yield from _in_breaths("in-words-unseen", tiles)


def in_rome(view: View, seat: int) -> list[Text]:
    """What the picture of the forum shows of a seat, in parts of a line, what matters most first."""
    if view.outcome is not None:
        return _result(view, seat)
    player = view.players[seat]
    size, group = len(forum.largest_group(view, seat)), points(forum_group(view, seat))
    told = [
        points(player.vp),
        text("pictured-ship", envoys=player.ship),
        text("pictured-eagles", points=points(forum.eagle_points(view, seat))),
        text("pictured-group", size=size, points=group),
        text("pictured-slider", shift=player.shift, points=points(scoring.order_points(player))),
        text("pictured-citizens", citizens=player.active_citizens),
    ]
    if sent := envoys_sent(view, seat):
        told.append(text("pictured-sent", cells=names.place_names(sent)))
    if player.tracks:
        told.append(text("pictured-tracks", tracks=_tracks(player)))
    return told


def at_home(view: View, seat: int) -> list[Text]:
    """What the picture of the colonias shows of a seat, in parts of a line, what matters most first."""
    player = view.players[seat]
    told = _result(view, seat)[:1] if view.outcome else [points(player.vp)]
    if not player.cranes:
        return [*told, text("in-words-first-citizen", citizen=names.class_name(player.citizen))]
    told += [
        text("pictured-resources", resources=names.resources_names(player.resources)),
        text("pictured-built", buildings=buildings(player)),
        text("pictured-rows", rows=_rows(player)),
        text("pictured-tiles", count=player.hidden_tiles),
        text("pictured-reserve", count=len(player.reserve)),
        *_cranes(player, "pictured-cranes"),
    ]
    return told


def _result(view: View, seat: int) -> list[Text]:
    player = view.players[seat]
    rank = text("pictured-rank", place=_place(view, seat), points=points(player.vp))
    return [rank, *_by_source(player)]


def colonia_rows(player: Governor) -> Iterator[Text]:
    for row in components.ROWS:
        spaces = [_colonia_space(player, f"{column}{row}") for column in components.COLUMNS]
        yield text("in-words-row", row=row, spaces=spaces)


def _colonia_space(player: Governor, space: str) -> Text:
    place = Place(space)
    if space in components.TEMPLES:
        return text("in-words-space-temple", space=place)
    if crane := player.cranes.get(space):
        about: dict[str, Argument] = {"space": place, "colour": names.colour_name(crane.colour)}
        if space in player.tiles:
            return text("in-words-crane-covered", tile=names.tile_name(player.tiles[space]), **about)
        return text(f"in-words-crane-{crane.state}", **about)
    if space in player.tiles:
        return text("in-words-space-tile", space=place)
    if space not in player.buildings:
        return text("in-words-space-free", space=place)
    building = player.buildings[space]
    about = {"space": place, "building": names.building_name(building.id)}
    if building.joined is None:
        return text("in-words-space-built", **about)
    return text("in-words-space-double", other=Place(building.joined), **about)


def street_symbols(view: View, seat: int) -> list[Text]:
    if view.options["colonia_side"] == "A":
        return []
    return [
        text("in-words-symbols-rows", streets=list(map(names.street_name, view.row_symbols(seat)))),
        text("in-words-symbols-columns", streets=list(map(names.street_name, view.column_symbols(seat)))),
    ]


def rows_worth(player: Governor) -> list[Text]:
    counting = [
        text("in-words-row-worth", row=row, factor=1 + player.rows[row - 1].counting, points=points(found))
        for row in components.ROWS
        if (found := scoring.row_points(player, row))
    ]
    if not counting:
        return [Text("in-words-worth-nothing")]
    return [text("in-words-worth", rows=counting, points=points(scoring.colonia_points(player)))]
