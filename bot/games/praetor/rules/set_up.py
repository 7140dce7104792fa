"""The set-up (section 4)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from bot import engine
from bot.engine import Chance, Decision, Form, Move, Text, push
from bot.games.praetor.components import (
    BOARDS,
    CITY_TILES,
    CONSTANTS,
    START_GOODS,
    START_MINES,
    START_TILES,
    WALL_TILES,
)
from bot.games.praetor.state import CityTile, Player, State, Table

from . import names
from .moves import ChooseSide
from .rounds import Round

SIDES = ("A", "B")


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The table before the first round, with the choice of the boards and the round on the agenda."""
    chosen = options["first_seat"]
    first_seat = chance.below(seats) if chosen == "random" else int(chosen) - 1
    tiles = tiles_in_play(seats, options)
    epochs = ([tile for tile in tiles if CITY_TILES[tile].epoch == epoch] for epoch in ("I", "II"))
    stack = [tile for epoch in epochs for tile in chance.shuffled(epoch)]
    wall_stack = chance.shuffled(list(WALL_TILES))
    shown = seats + CONSTANTS.display_extra
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        first_seat=first_seat,
        players=_players(seats, first_seat),
        display=list(stack[:shown]),
        city=_start_city(seats, tiles),
        wall_open=wall_stack[0],
        arrival_counter=seats,
        stack=stack[shown:],
        wall_stack=wall_stack[1:],
        agenda=[],
        chance=chance,
    )
    if options["boards"] != "all_a":
        _deal_boards(state)
    if options["boards"] == "choose":
        push(state, *(ChooseBoard(seat) for seat in range(seats)), Round())
    else:
        push(state, Round())
    return state


def tiles_in_play(seats: int, options: Mapping[str, str]) -> list[str]:
    """The city tiles that are in the game, the start tiles among them (section 4.3)."""
    without = "market" if options.get("no_market") == "on" else None
    return [tile.id for tile in CITY_TILES.values() if tile.min_players <= seats and tile.type != without]


def _players(seats: int, first_seat: int) -> list[Player]:
    """Everybody's start: favor falls from the first seat counter-clockwise, and markers are laid so."""
    players = []
    for seat in range(seats):
        behind = (first_seat - seat) % seats
        players.append(
            Player(
                favor=CONSTANTS.first_start_favor - behind,
                arrival=behind + 1,
                goods=dict(START_GOODS),
                pool=list(CONSTANTS.start_experience),
            )
        )
    return players


def _start_city(seats: int, tiles: Collection[str]) -> dict[str, CityTile]:
    middle = {space: CityTile(tile, 0, None) for tile, space in START_TILES.items() if tile in tiles}
    mines = {mine.space: CityTile(tile, 0, mine.seat - 1) for tile, mine in START_MINES[seats].items()}
    return middle | mines


def _deal_boards(state: State) -> None:
    """Deal the five boards; each player's B side differs."""
    dealt = state.chance.shuffled([board.id for board in BOARDS.values() if board.side == "B"])
    for seat, (player, board) in enumerate(zip(state.players, dealt, strict=False)):
        player.dealt = board
        state.tell("board-dealt", seat, board=names.board(board)).reveals = True
        if state.options["boards"] == "all_b":
            player.board = board


class ChooseBoard(Decision):
    """A seat picks side A, or the B side of the board it was dealt (section 4.7)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Side A, or the side B that was dealt."""
        yield Form(ChooseSide, side=SIDES)

    def play(self, state: State, move: ChooseSide) -> None:
        """Turn the board to that side."""
        player = state.players[self.seat]
        assert player.dealt
        player.board = player.dealt if move.side == "B" else "A"
        state.did("board-chosen", self.seat, board=names.board(player.board))

    def absent(self, position: Table) -> Move:
        """Side A (9.40)."""
        return ChooseSide("A")

    def why_not(self, position: Table, move: Move) -> Text | None:
        """Another move, or another side."""
        return engine.text("refusal-side") if isinstance(move, ChooseSide) else None
