"""What somebody has, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Place, Standing, Text, text
from bot.games.praetor.components import BOARDS, CONSTANTS, WALL_TILES, PlayerBoard
from bot.games.praetor.rules import names, update
from bot.games.praetor.state import PlacedWorker, View
from bot.games.praetor.state import Player as Seat
from bot.games.shared_words import breaths
from bot.i18n.fluent import signed

from .phrases import experience, morale_range, points, rates
from .prospects import pool_ahead, wages_ahead

MOST_TILES = 8
"""So many tiles are named in a line, which is read in one breath."""


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words."""
    player = view.players[seat]
    board = player.player_board
    told = [
        *_points(view, seat),
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
        *_tiles(view, seat),
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


def _points(view: View, seat: int) -> list[Text]:
    """The points with the rank; at the end by source."""
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
    """The morale, with the values of the spaces beside it."""
    track, index = player.player_board.morale, player.morale_index
    value = player.morale
    if index == 0:
        return text("status-morale-worst", morale=value, higher=track[1])
    if index == len(track) - 1:
        return text("status-morale-best", morale=value, lower=track[-2])
    return text("status-morale", morale=value, lower=track[index - 1], higher=track[index + 1])


def _tiles(view: View, seat: int) -> Iterator[Text]:
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


def whole(view: View, seat: int) -> list[Text]:
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
        earned = points(retiring * update.retirement_points(view.stack_top))
        yield text("in-words-retiring", count=retiring, points=earned)


def _of_board(board: PlayerBoard) -> list[Text]:
    """What the board of a player says beside its rates."""
    return [
        _wages("in-words-wages", board),
        text("in-words-morale", values=", ".join(map(_written, board.morale))),
    ]


def _side(board: PlayerBoard) -> Text:
    """A side of the board that a player may choose."""
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
    """The rank of a seat at the end, and its points by source."""
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


def short(view: View, seat: int) -> list[Text]:
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
