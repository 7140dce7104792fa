"""Builders of Praetor test positions: a new game, changed as a test needs it."""

from __future__ import annotations

from typing import Literal

from bot.games.praetor.components import Resource
from bot.games.praetor.game import GAME
from bot.games.praetor.rules.action import NextTurn, Pass, TakeAction
from bot.games.praetor.rules.rounds import EndOfRound, UpdatePhase
from bot.games.praetor.state import CityTile, PlacedWorker, Player, State
from tests.games.playing import Playing

SEED = b"a seed for tests"

YELLOW, BLUE, PURPLE = 0, 1, 2
"""The players of the worked examples."""

_playing = Playing(GAME)
play = _playing.play
refusal = _playing.refusal
refused = _playing.refused
caution = _playing.caution


def new_game(seats: int = 3, **options: str) -> State:
    """Return a game at its first decision; seat 0 goes first by default."""
    state: State = GAME.new(seats, {"first_seat": "1", **options}, SEED)
    return state


def turn_of(state: State, seat: int, *others: int) -> State:
    """Make it the seat's turn, followed by `others`; the remaining seats have passed."""
    order = [seat, *others]
    state.initiative = [*order, *(other for other in range(state.seats) if other not in order)]
    for other, player in enumerate(state.players):
        player.passed = other not in order
    state.phase = "action"
    state.agenda = [EndOfRound(), UpdatePhase(), NextTurn(0), TakeAction(seat)]
    return state


def lay(state: State, tile: str, space: str, owner: int | None, rotation: int = 0) -> None:
    """Lay the tile in the city, wherever it was before."""
    state.stack = [other for other in state.stack if other != tile]
    state.display = [None if other == tile else other for other in state.display]
    state.city[space] = CityTile(tile, rotation, owner)


def show(state: State, tile: str) -> int:
    """Put the tile on display and return its slot."""
    if tile in state.display:
        return state.display.index(tile) + 1
    place = state.stack.index(tile)
    shown = state.display[0]
    state.stack[place : place + 1] = [shown] if shown else []
    state.display[0] = tile
    return 1


def show_wall(state: State, wall_tile: str) -> None:
    """Make this the open wall tile."""
    if state.wall_open == wall_tile:
        return
    if wall_tile in state.wall_stack:
        place = state.wall_stack.index(wall_tile)
        assert state.wall_open
        state.wall_stack[place] = state.wall_open
    state.wall_open = wall_tile


def hold(player: Player, **goods: int) -> None:
    """Give the player exactly these goods."""
    player.goods = {good: goods.get(good, 0) for good in player.goods}


def place(
    player: Player, space: str, experience: int, role: Literal["builder", "activator"] = "activator"
) -> None:
    """Place a worker of the player on the space."""
    player.placed.append(PlacedWorker(space, experience, role, retired=experience == 6))


def end_round(state: State, seat: int) -> State:
    """Let the last player pass, so that the update phase runs until its next decision."""
    return play(turn_of(state, seat), seat, Pass())


def goods(player: Player, *resources: Resource) -> tuple[int, ...]:
    """Return how much of each resource the player has."""
    return tuple(player.goods[resource] for resource in resources)
