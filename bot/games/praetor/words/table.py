"""What somebody has, the whole table and its city, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Argument, Described, Passage, Place, Player, Standing, Text, text
from bot.games.praetor.components import (
    BOARDS,
    CONSTANTS,
    CORNERS,
    TYPE_OF,
    WALL_TILES,
    CityType,
    PlayerBoard,
    coordinates,
    corners_of,
)
from bot.games.praetor.rules import city, economy, names, rounds
from bot.games.praetor.state import PlacedWorker, View
from bot.games.praetor.state import Player as Seat
from bot.games.shared_words import breaths, own_passage
from bot.i18n.fluent import signed

from . import moves
from .phrases import effect, experience, morale_range, points, pool_ahead, rates, wages_ahead

MOST_TILES = 8
"""So many tiles are named in a line, which is read in one breath."""


def status(view: View, seat: int) -> Sequence[Text]:
    player = view.players[seat]
    board = player.player_board
    told = [
        *_points_and_rank(view, seat),
        text("status-goods", goods=names.goods(player.goods)),
        text("status-pool", workers=experience(player.pool) or Text("none")),
    ]
    if player.placed:
        told.append(text("status-placed", workers=[_placed(worker) for worker in player.placed]))
    if player.stage_1 or player.stage_2:
        told.append(text("status-training", first=player.stage_1, second=player.stage_2))
    told += [
        text("status-reserve", villagers=text("villagers", amount=player.villagers), retired=player.retired),
        *([text("status-wages", due=wages_ahead(view, seat))] if view.phase == "action" else []),
        _morale(player),
        *_tiles_owned(view, seat),
    ]
    if player.wall_tiles:
        backs = sum(WALL_TILES[tile].back_points for tile in player.wall_tiles)
        told.append(text("status-wall", count=len(player.wall_tiles), points=points(backs)))
    board_told = text(
        "status-board", board=names.board(board.id), sell=rates(board.sell), buy=rates(board.buy)
    )
    told.append(board_told)
    if player.labor_camp_used:
        told.append(Text("status-camp-used"))
    if player.passed:
        told.append(Text("status-passed"))
    return told


def _points_and_rank(view: View, seat: int) -> list[Text]:
    standing = _standing(view, seat)
    if standing is not None:
        rank, *sources = _result(view, standing)
        return [rank, text("in-words-sources", sources=sources)]
    favor = view.players[seat].favor
    place = 1 + sum(other.favor > favor for other in view.players)
    return [text("status-points", points=points(favor), place=place, seats=view.seats)]


def _placed(worker: PlacedWorker) -> Text:
    if worker.retired:
        return text("status-placed-retired", space=Place(worker.space))
    return text("status-placed-worker", experience=worker.experience, space=Place(worker.space))


def _morale(player: Seat) -> Text:
    track, index = player.player_board.morale, player.morale_index
    value = player.morale
    if index == 0:
        return text("status-morale-worst", morale=value, higher=track[1])
    if index == len(track) - 1:
        return text("status-morale-best", morale=value, lower=track[-2])
    return text("status-morale", morale=value, lower=track[index - 1], higher=track[index + 1])


def _tiles_owned(view: View, seat: int) -> Iterator[Text]:
    tiles = _owned(view, seat)
    if not tiles:
        yield text("status-tiles", count=0, most=CONSTANTS.max_owned_tiles, tiles=Text("none"))
    for number, some in enumerate(breaths(tiles, MOST_TILES)):
        key = "status-tiles-more" if number else "status-tiles"
        yield text(key, count=len(tiles), most=CONSTANTS.max_owned_tiles, tiles=some)


def _owned(view: View, seat: int) -> list[Text]:
    return [
        text("status-tile", tile=names.tile(tile.tile), space=Place(space))
        for space, tile in view.city.items()
        if tile.owner == seat
    ]


def whole_status(view: View, seat: int) -> list[Text]:
    """All that a seat has, with what its board says and what the end of the round will bring."""
    player = view.players[seat]
    told = list(status(view, seat))
    if view.phase == "action":
        told += _ahead(view, seat)
    told += _of_board(player.player_board)
    if view.phase == "setup" and player.dealt is not None:
        told += [_side(BOARDS[side]) for side in ("A", player.dealt)]
    return told


def _ahead(view: View, seat: int) -> Iterator[Text]:
    """The workers of the next round, and who retires before it, if nobody else is sent."""
    ahead, retiring = pool_ahead(view, seat)
    yield text("in-words-ahead", workers=experience(ahead) or Text("none"))
    if retiring:
        earned = points(retiring * rounds.retirement_points(view.stack_top))
        yield text("in-words-retiring", count=retiring, points=earned)


def _of_board(board: PlayerBoard) -> list[Text]:
    return [
        _wages("in-words-wages", board),
        text("in-words-morale", values=", ".join(map(_written, board.morale))),
    ]


def _side(board: PlayerBoard) -> Text:
    return text(
        "in-words-side",
        board=names.board(board.id),
        sell=rates(board.sell),
        buy=rates(board.buy),
        wages=_wages("in-words-side-wages", board),
        **morale_range(board),
    )


def _wages(key: str, board: PlayerBoard) -> Text:
    active, retired = board.wage_active, board.wage_retired
    return text(
        key,
        active=names.good("gold", active.gold),
        active_per=active.per,
        retired=names.good("gold", retired.gold),
        retired_per=retired.per,
    )


def _written(value: int) -> str:
    return signed(value) if value < 0 else str(value)


def _result(view: View, standing: Standing) -> list[Text]:
    return [
        text("in-words-rank", place=standing.place, points=points(view.players[standing.seat].favor)),
        *(
            text(f"in-words-source-{source}", points=_written(amount))
            for source, amount in standing.sources.items()
        ),
    ]


def _standing(view: View, seat: int) -> Standing | None:
    standings = view.outcome.standings if view.outcome else []
    return next((standing for standing in standings if standing.seat == seat), None)


def short_status(view: View, seat: int) -> list[Text]:
    """What a seat has, in parts of a line, what matters most first."""
    standing = _standing(view, seat)
    if standing is not None:
        return _result(view, standing)
    player = view.players[seat]
    pool = experience(player.pool)
    told = [
        points(player.favor),
        text("pictured-workers", workers=pool) if pool else Text("pictured-no-workers"),
        text("pictured-goods", goods=names.stock(player.goods)),
        text("pictured-morale", morale=player.morale),
        text("pictured-tiles", count=view.owned(seat)),
        text("pictured-walls", count=len(player.wall_tiles)),
        *(
            [text("pictured-placed", workers=[_placed(worker) for worker in player.placed])]
            if player.placed
            else []
        ),
        text("workers-retired", amount=player.retired_workers),
        text("villagers", amount=player.villagers),
        *(text("pictured-owned", tiles=some) for some in breaths(_owned(view, seat), MOST_TILES)),
    ]
    if player.passed:
        told.insert(1, Text("picture-passed"))
    return told


MOST_IN_A_ROW = 9
"""So many spaces of a row are named in a line."""


def city_rows(view: View) -> list[Text]:
    spaces = sorted({*view.city, *city.free_spaces(view)}, key=_reading)
    by_row: dict[int, list[Text]] = {}
    for space in spaces:
        by_row.setdefault(coordinates(space)[1] + 1, []).append(_on_map(view, space))
    return [
        text("in-words-row", row=row, spaces=some)
        for row, told in by_row.items()
        for some in breaths(told, MOST_IN_A_ROW)
    ]


def _reading(space: str) -> tuple[int, int]:
    column, row = coordinates(space)
    return row, column


def _on_map(view: View, space: str) -> Text:
    if space not in view.city:
        return text("in-words-space-free", space=Place(space))
    return text("in-words-space-tile", space=Place(space), tile=names.tile(view.city[space].tile))


def city_tiles(view: View) -> Iterator[Text]:
    """Each tile of the city: whose it is, what it does and costs, who used it, its corners."""
    yield Text("in-words-corners-from")
    for space in sorted(view.city, key=_reading):
        yield _city_tile(view, space)


def _city_tile(view: View, space: str) -> Text:
    tile = view.city[space]
    builder = next(
        (
            worker.experience
            for player in view.players
            for worker in player.placed
            if worker.space == space and worker.role == "builder"
        ),
        0,
    )
    return text(
        "in-words-tile",
        space=Place(space),
        tile=names.tile(tile.tile),
        owner=Text("in-words-nobody") if tile.owner is None else Player(tile.owner),
        kind=kind_of(TYPE_OF[tile.tile]),
        state=_tile_state(view, space),
        corners=corners(tile.tile, tile.rotation),
        builder=builder,
    )


def _tile_state(view: View, space: str) -> Text:
    activation = TYPE_OF[view.city[space].tile].activation
    if activation not in ("red", "green"):
        return Text(f"in-words-tile-{activation}")
    if space not in view.activated:
        return Text("in-words-tile-free")
    worker = next(
        (
            worker.experience
            for player in view.players
            for worker in player.placed
            if worker.space == space and worker.role == "activator"
        ),
        0,
    )
    return text("in-words-tile-used", player=Player(view.activated[space]), worker=worker)


def kind_of(kind: CityType) -> Text:
    """What a type of tile does, its zone, and the fee that others pay."""
    fee = names.goods(kind.activation_cost)
    key = "in-words-kind" if kind.activation_cost else "in-words-kind-free"
    return text(key, effect=effect(kind, "brief"), zone=Text(f"zone-{kind.activation}"), fee=fee)


def corners(tile: str, rotation: int) -> Argument:
    patterns = corners_of(tile, rotation)
    return [Text(f"pattern-{patterns[corner]}") for corner in CORNERS]


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    over = view.outcome is not None
    return [
        Passage(Text("passage-over" if over else "passage-course"), [*_course(view), *_order(view)]),
        *([] if over else [_on_offer(view)]),
        *_openings(view),
        Passage(Text("passage-map"), city_rows(view)),
        Passage(Text("passage-tiles"), list(city_tiles(view))),
        *(own_passage(view, seat, whole_status(view, seat)) for seat in _seats(view)),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The picture of the table in few words."""
    offered = [] if view.outcome else [*_offer(view), *_wall(view)[:1]]
    table = [*_course(view), *offered, text("pictured-city", count=len(view.city))]
    return [Described(table, {seat: short_status(view, seat) for seat in range(view.seats)})]


def _seats(view: View) -> list[int]:
    """The viewer's seat before the others, those in turn order."""
    order = view.initiative or range(view.seats)
    return sorted(order, key=lambda seat: seat != view.viewer)


def _course(view: View) -> list[Text]:
    if view.outcome is not None:
        return [text("in-words-over", round=view.round), Text(view.outcome.reason)]
    key = "in-words-round-last" if view.last_round else "in-words-round"
    stack = text("in-words-stack", epoch=view.stack_top or "", left=view.stack_left)
    return [text(key, round=view.round, phase=Text(f"phase-{view.phase}")), stack]


def _order(view: View) -> list[Text]:
    """In which order the seats act, and who is trading."""
    if view.outcome is not None:
        return []
    told = []
    if view.initiative:
        told.append(text("in-words-order", players=[Player(seat) for seat in view.initiative]))
    if view.trade is not None:
        key = "in-words-trade-bought" if view.trade.bought else "in-words-trade"
        told.append(text(key, player=Player(view.trade.seat)))
    return told


def _on_offer(view: View) -> Passage:
    slots = [_slot(view, index) for index in range(len(view.display))]
    return Passage(Text("passage-offer"), [*slots, *_wall(view)])


def _slot(view: View, index: int) -> Text:
    """A tile of the display: cost, points, what it does, its corners, the space with most plazas."""
    tile, number = view.display[index], index + 1
    if tile is None:
        return text("in-words-slot-built", slot=number)
    kind = TYPE_OF[tile]
    best = city.best_rotations(view, tile)
    space = max(best, key=lambda space: best[space][1])
    return text(
        "in-words-slot",
        slot=number,
        tile=names.tile(tile),
        cost=names.goods(kind.build_cost),
        points=points(kind.build_points),
        kind=kind_of(kind),
        corners=corners(tile, 0),
        space=Place(space),
        plazas=text("plazas", amount=best[space][1]),
    )


def _wall(view: View) -> list[Text]:
    left = text("in-words-wall-left", left=view.wall_left)
    if view.wall_open is None:
        return [Text("in-words-wall-taken"), left]
    tile = WALL_TILES[view.wall_open]
    return [text("in-words-wall", demand=names.goods(tile.demand), points=points(tile.points)), left]


def _offer(view: View) -> list[Text]:
    tiles = [
        text("pictured-offered", slot=slot, tile=names.tile(tile))
        for slot, tile in enumerate(view.display, 1)
        if tile is not None
    ]
    return [text("pictured-offer", tiles=tiles)] if tiles else []


def _openings(view: View) -> list[Passage]:
    if view.viewer is None or view.outcome is not None or view.phase != "action":
        return []
    choices = [
        moves.activation_choice(view, space, None) for space in economy.usable_spaces(view, view.viewer)
    ]
    lines = [
        text("in-words-opening", label=choice.label, hint=choice.hint)
        for choice in sorted(choices, key=lambda choice: -choice.rank)
        if choice.hint is not None
    ]
    return [Passage(Text("passage-openings"), lines or [Text("picture-nothing-to-activate")])]
