"""What somebody has, and the whole table in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine import Place, Player, Text, text
from bot.games.praetor.components import CITY_TYPES, CONSTANTS, TYPE_OF, WALL_TILES, CityType
from bot.games.praetor.rules import names
from bot.games.praetor.state import PlacedWorker, View
from bot.games.praetor.state import Player as Seat
from bot.games.telling import happened, who_is_asked

from .phrases import experience, points, rates
from .prospects import wages_ahead

# A seat.


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words."""
    player = view.players[seat]
    board = player.player_board
    rank = 1 + sum(other.favor > player.favor for other in view.players)
    told = [
        text("status-points", points=points(player.favor), place=rank, seats=view.seats),
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
        _tiles(view, seat),
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


def _placed(worker: PlacedWorker) -> Text:
    if worker.retired:
        return text("status-placed-retired", space=Place(worker.space))
    return text("status-placed-worker", experience=worker.experience, space=Place(worker.space))


def _morale(player: Seat) -> Text:
    """The morale, with the values of the spaces beside it."""
    track, index = player.player_board.morale, player.morale_index
    value = player.morale
    if index == 0:
        return text("status-morale-worst", morale=value, higher=track[1])
    if index == len(track) - 1:
        return text("status-morale-best", morale=value, lower=track[-2])
    return text("status-morale", morale=value, lower=track[index - 1], higher=track[index + 1])


def _tiles(view: View, seat: int) -> Text:
    tiles: list[Text | Player] = [
        text("status-tile", tile=names.tile(tile.tile), space=Place(space))
        for space, tile in view.city.items()
        if tile.owner == seat
    ]
    return text("status-tiles", count=len(tiles), most=CONSTANTS.max_owned_tiles, tiles=tiles)


# The whole table.


def position(view: View) -> Sequence[Text]:
    """The whole table in words, most important first: the picture's description."""
    return [
        _course(view),
        _scores(view),
        *_next(view),
        *happened(view),
        _display(view),
        _wall(view),
        *(_seat(view, seat) for seat in range(view.seats)),
    ]


def _course(view: View) -> Text:
    if view.outcome is not None:
        return text("position-over", round=view.round)
    phase = Text(f"phase-{view.phase}")
    if view.last_round:
        return text("position-round-last", round=view.round, phase=phase)
    return text("position-round", round=view.round, epoch=view.stack_top or "II", phase=phase)


def _scores(view: View) -> Text:
    leading_first = sorted(range(view.seats), key=lambda seat: -view.players[seat].favor)
    scores: list[Text | Player] = [
        text("position-score", player=Player(seat), favor=view.players[seat].favor) for seat in leading_first
    ]
    return text("position-scores", scores=scores)


def _next(view: View) -> list[Text]:
    """Who is asked, and the turn order."""
    told = who_is_asked(view)
    if told and view.initiative:
        told.append(text("position-order", players=[Player(seat) for seat in view.initiative]))
    return told


def _display(view: View) -> Text:
    kinds = Counter(TYPE_OF[tile].id for tile in view.display if tile is not None)
    if not kinds:
        return text("position-display-empty", left=view.stack_left)
    tiles: list[Text | Player] = [_shown(CITY_TYPES[kind], count) for kind, count in kinds.items()]
    return text("position-display", tiles=tiles, left=view.stack_left)


def _shown(kind: CityType, count: int) -> Text:
    return text(
        "position-tile" if count == 1 else "position-tiles",
        count=count,
        tile=Text(f"tile-{kind.id}"),
        cost=names.goods(kind.build_cost),
        points=points(kind.build_points),
    )


def _wall(view: View) -> Text:
    if view.wall_open is None:
        return text("position-wall-taken", left=view.wall_left)
    tile = WALL_TILES[view.wall_open]
    return text(
        "position-wall", cost=names.goods(tile.demand), points=points(tile.points), left=view.wall_left
    )


def _seat(view: View, seat: int) -> Text:
    player = view.players[seat]
    return text(
        "position-seat",
        player=Player(seat),
        goods=names.goods(player.goods),
        pool=experience(player.pool) or Text("none"),
        morale=player.morale,
        tiles=view.owned(seat),
        walls=len(player.wall_tiles),
    )
