"""Praetor for the engine: its options and set-up (section 4)."""

from __future__ import annotations

from bot.engine import Chance, Game, Option, push
from bot.games.praetor.rules import names
from bot.games.praetor.rules.rounds import ChooseBoard, Round

from .components import BOARDS, CONSTANTS, START_GOODS, START_MINES, START_TILES, WALL_TILES, tiles_in_play
from .scoring import FinalScoring
from .state import CityTile, Player, State, imagined, seen_by, stacked


def set_up(seats: int, options: dict[str, str], chance: Chance, rules_version: int) -> State:
    """The position before the first round, with the choice of boards and the first round on the agenda."""
    chosen = options["first_seat"]
    first_seat = chance.below(seats) if chosen == "random" else int(chosen) - 1
    tiles = tiles_in_play(seats, options)
    stack = stacked(tiles, chance)
    wall_stack = chance.shuffled(list(WALL_TILES))
    middle = {space: CityTile(tile, 0, None) for tile, space in START_TILES.items() if tile in tiles}
    mines = {mine.space: CityTile(tile, 0, mine.seat - 1) for tile, mine in START_MINES[seats].items()}
    shown = seats + CONSTANTS.display_extra
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        rules_version=rules_version,
        first_seat=first_seat,
        players=[starting_player((first_seat - seat) % seats) for seat in range(seats)],
        display=list(stack[:shown]),
        city=middle | mines,
        wall_open=wall_stack[0],
        arrival_counter=seats,
        stack=stack[shown:],
        wall_stack=wall_stack[1:],
        agenda=[],
        chance=chance,
    )
    if options["boards"] != "all_a":  # each player's B side differs
        dealt = chance.shuffled([board.id for board in BOARDS.values() if board.side == "B"])
        for seat, (player, board) in enumerate(zip(state.players, dealt, strict=False)):
            player.dealt = board
            state.tell("board-dealt", seat, board=names.board(board)).reveals = True
            if options["boards"] == "all_b":
                player.board = board
    choosing = range(seats) if options["boards"] == "choose" else ()
    push(state, *(ChooseBoard(seat) for seat in choosing), Round())
    return state


def starting_player(behind: int) -> Player:
    """A player who starts `behind` seats after the first: each has one favor less and lays a later marker."""
    favor, pool = CONSTANTS.first_start_favor - behind, list(CONSTANTS.start_experience)
    return Player(favor=favor, arrival=behind + 1, goods=dict(START_GOODS), pool=pool)


GAME = Game(
    id="praetor",
    rules_version=3,
    seats=range(2, 6),
    minutes=(60, 90),
    longest=800,
    options=(
        Option("boards", ("all_a", "all_b", "choose")),
        Option("expert", ("off", "on"), {"on": 3}),
        Option("no_market", ("off", "on"), {"on": 3}),
        Option("compensation", ("off", "on")),
        Option("first_seat", ("random", "1", "2", "3", "4", "5"), {"3": 3, "4": 4, "5": 5}),
    ),
    state=State,
    set_up=set_up,
    seen_by=seen_by,
    imagined=imagined,
    final=FinalScoring,
)
