"""A player's status, the whole table, and the city, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Argument, Part, Parts, Place, Player, Text, text, yes
from bot.games.praetor.components import BOARDS, CORNERS, TYPE_OF, WALL_TILES, coordinates, corners_of
from bot.games.praetor.holdings import HOLDINGS
from bot.games.praetor.rules import city, economy, names, rounds
from bot.games.praetor.state import Player as Seat
from bot.games.praetor.state import View
from bot.games.sayings import breaths, by_source, place_now
from bot.i18n.functions import figure

from . import phrases
from .moves import activation_choice
from .phrases import experience, points, stock

MOST_TILES, MOST_SPACES = 8, 9
"""How many tiles of a seat, and spaces of a row, fit in one line."""


def status(view: View, seat: int) -> list[Text]:
    """What a seat has, in words, most important first."""
    player = view.players[seat]
    told = list(_standing(view, seat))
    if player.passed:
        told.append(Text("status-passed"))
    none = Text("status-goods-none")
    told.append(text("status-goods", goods=stock(view, seat)) if any(player.goods.values()) else none)
    told.append(text("status-pool", workers=experience(player.pool) or Text("none")))
    if player.placed:
        told.append(text("status-placed", workers=_placed(player)))
    if player.stage_1 or player.stage_2:
        told.append(text("status-training", first=player.stage_1, second=player.stage_2))
    told += HOLDINGS.listed(view, seat)
    if view.phase == "action":
        told.append(text("status-wages", due=rounds.wages_ahead(view, seat)))
    told.append(_morale(player))
    tiles = _owned(view, seat)
    if not tiles:
        told.append(text("status-tiles", count=0, tiles=Text("none")))
    for number, some in enumerate(breaths(tiles, MOST_TILES)):
        key = "status-tiles-more" if number else "status-tiles"
        told.append(text(key, count=len(tiles), tiles=some))
    if player.wall_tiles:
        backs = sum(WALL_TILES[tile].back_points for tile in player.wall_tiles)
        more = view.outcome is None and not (view.last_round and view.wall_open is None)
        told.append(text("status-wall", count=len(player.wall_tiles), points=points(backs), more=yes(more)))
    told.append(text("status-board", **phrases.board(player.player_board)))
    if player.labor_camp_used:
        told.append(Text("status-camp-used"))
    return [*told, *_ahead(view, seat)]


def _standing(view: View, seat: int) -> Iterator[Text]:
    """A seat's rank and points, at the end by source; players who left rank behind the others (9.40)."""
    favor = HOLDINGS["favor"].told(view, seat)
    if view.outcome is None:
        place = place_now(view, seat, [other.favor for other in view.players])
        yield text("status-points", points=favor, place=place, seats=view.seats)
        return
    standing = view.outcome.standing_of(seat)
    yield text("in-words-rank", place=standing.place, points=favor)
    yield text("in-words-sources", sources=by_source(standing.sources))


def _placed(player: Seat) -> Argument:
    return [
        text(
            "status-placed-retired" if worker.retired else "status-placed-worker",
            experience=worker.experience,
            space=Place(worker.space),
        )
        for worker in player.placed
    ]


def _morale(player: Seat) -> Text:
    track, index, value = player.player_board.morale, player.morale_index, player.morale
    if index == 0:
        return text("status-morale-worst", morale=value, higher=track[1])
    if index == len(track) - 1:
        return text("status-morale-best", morale=value, lower=track[-2])
    return text("status-morale", morale=value, lower=track[index - 1], higher=track[index + 1])


def _owned(view: View, seat: int) -> list[Text]:
    own = [(space, tile.tile) for space, tile in view.city.items() if tile.owner == seat]
    return [text("status-tile", tile=names.tile(tile), space=Place(space)) for space, tile in own]


def _ahead(view: View, seat: int) -> Iterator[Text]:
    """What the end of the round will bring, the morale track, and the sides to choose from."""
    player = view.players[seat]
    if view.phase == "action":
        ahead, retiring = rounds.pool_ahead(view, seat)
        yield text("status-ahead", workers=experience(ahead) or Text("none"))
        if retiring:
            earned = points(retiring * rounds.retirement_points(view.stack_top))
            yield text("status-retiring", count=retiring, points=earned)
    yield text("status-morale-track", values=", ".join(map(figure, player.player_board.morale)))
    if view.phase == "setup" and player.dealt is not None:
        for side in ("A", player.dealt):
            yield text("status-side", **phrases.board(BOARDS[side]))


def _city_rows(view: View) -> list[Text]:
    """Each row from the north, with its tiles and adjacent free spaces from the west."""
    by_row: dict[int, list[Text]] = {}
    for space in sorted({*view.city, *city.free_spaces(view)}, key=_reading):
        tile, place = view.city.get(space), Place(space)
        free = text("in-words-space-free", space=place)
        told = text("in-words-space-tile", space=place, tile=names.tile(tile.tile)) if tile else free
        by_row.setdefault(coordinates(space)[1] + 1, []).append(told)
    return [
        text("in-words-row", row=row, spaces=some)
        for row, told in by_row.items()
        for some in breaths(told, MOST_SPACES)
    ]


def _reading(space: str) -> tuple[int, int]:
    column, row = coordinates(space)
    return row, column


def _city_tile(view: View, space: str) -> Text:
    """A tile of the city: owner, effect, cost, this round's workers, corners."""
    tile, user = view.city[space], view.activated.get(space)
    state = Text(f"in-words-tile-{TYPE_OF[tile.tile].activation}")
    if user is not None:
        worker = _worker_there(view, space, "activator")
        state = text("in-words-tile-used", player=Player(user), worker=worker)
    return text(
        "in-words-tile",
        **phrases.tile(TYPE_OF[tile.tile], "brief"),
        space=Place(space),
        owner=Text("in-words-nobody") if tile.owner is None else Player(tile.owner),
        state=state,
        corners=_corners(tile.tile, tile.rotation),
        builder=_worker_there(view, space, "builder"),
    )


def _worker_there(view: View, space: str, role: str) -> int:
    """The experience of the worker who built or activated the tile in this round; 0 for none."""
    _, worker = view.workers_on(space).get(role, (None, None))
    return worker.experience if worker else 0


def _corners(tile: str, rotation: int) -> Argument:
    """The patterns, clockwise from the north-western corner."""
    patterns = corners_of(tile, rotation)
    return [Text(f"pattern-{patterns[corner]}") for corner in CORNERS]


def _tiles(view: View) -> Iterator[Text]:
    yield Text("in-words-corners-from")
    for space in sorted(view.city, key=_reading):
        yield _city_tile(view, space)


def _course(view: View) -> Iterator[Text]:
    if view.outcome is not None:
        yield from (text("in-words-over", round=view.round), Text(view.outcome.reason))
        return
    key = "in-words-round-last" if view.last_round else "in-words-round"
    yield text(key, round=view.round, phase=Text(f"phase-{view.phase}"))


def _order(view: View) -> Iterator[Text]:
    """The round and phase, the turn order, and the player who is trading."""
    yield from _course(view)
    if view.outcome is not None:
        return
    if view.initiative:
        yield text("in-words-order", players=[Player(seat) for seat in view.initiative])
    if view.trade is not None:
        key = "in-words-trade-bought" if view.trade.bought else "in-words-trade"
        yield text(key, player=Player(view.trade.seat))


def _offer(view: View) -> Iterator[Text]:
    yield from (_slot(view, index) for index in range(len(view.display)))
    yield from _stacks(view)
    yield text("in-words-wall-left", left=view.wall_left)


def _offer_in_brief(view: View) -> Iterator[Text]:
    shown = [(slot, names.tile(tile)) for slot, tile in enumerate(view.display, 1) if tile is not None]
    if tiles := [text("pictured-offered", slot=slot, tile=tile) for slot, tile in shown]:
        yield text("pictured-offer", tiles=tiles)
    yield from _stacks(view)


def _slot(view: View, index: int) -> Text:
    """A tile of the display: cost, points, effect, corners, and the space with the most plazas."""
    tile, number = view.display[index], index + 1
    if tile is None:
        return text("in-words-slot-built", slot=number)
    kind, (space, plazas) = TYPE_OF[tile], city.best_place(view, tile)
    return text(
        "in-words-slot",
        **phrases.tile(kind, "brief"),
        slot=number,
        corners=_corners(tile, 0),
        space=Place(space),
        plazas=text("plazas", amount=plazas),
    )


def _stacks(view: View) -> Iterator[Text]:
    """The remaining city tiles, and the open wall tile."""
    yield text("in-words-stack", epoch=view.stack_top or "", left=view.stack_left)
    if view.wall_open is None:
        yield Text("in-words-wall-taken")
        return
    tile = WALL_TILES[view.wall_open]
    yield text("in-words-wall", demand=names.goods(tile.demand), points=points(tile.points))


def _openings(view: View) -> list[Text]:
    """What the viewer can activate with their workers."""
    if view.viewer is None or view.phase != "action":
        return []
    choices = [activation_choice(view, space, None) for space in economy.usable_spaces(view, view.viewer)]
    lines = [
        text("in-words-opening", label=choice.label, hint=choice.hint)
        for choice in sorted(choices, key=lambda choice: -choice.rank)
        if choice.hint is not None
    ]
    return lines or [Text("picture-nothing-to-activate")]


PARTS = Parts(
    View,
    (
        Part("course", ("round", "phase", "last_round", "initiative", "trade"), _order, _course),
        Part(
            "offer",
            ("display", "city", "stack_left", "stack_top", "wall_open", "wall_left"),
            _offer,
            _offer_in_brief,
            until_end=True,
        ),
        Part("openings", ("phase", "players", "city", "activated", "wall_open"), _openings, until_end=True),
        Part("map", ("city",), _city_rows, lambda view: [text("pictured-city", count=len(view.city))]),
        Part("tiles", ("city", "activated", "players.placed"), _tiles),
    ),
    elsewhere={
        "first_seat": "the turn order, which it decides, is shown",
        "arrival_counter": "it decides the turn order, too",
        "wall_discard": "nobody can get it any more",
    },
)
"""The parts of Praetor's table in words."""
