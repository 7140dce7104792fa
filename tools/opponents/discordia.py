"""Opponents at Discordia: a simple one, one that sends figures away as they come, one whose city covers its needs."""

from __future__ import annotations

from bot.games.discordia.components import COLOURS, CONSTANTS, LETTERS
from bot.games.discordia.rules.city import lasting_relief, symbols
from bot.games.discordia.state import Player, State


def simple(state: State, seat: int) -> float:
    """Wants few figures, a city that lacks little, and spaces for its figures."""
    player = state.players[seat]
    left = CONSTANTS.years - state.year + (state.phase not in ("raid", "shortage"))
    return 0.5 * _could_send(player) - player.figures - 0.7 * left * _lack(player) - 0.3 * player.open_spaces


def dispatcher(state: State, seat: int) -> float:
    """Opens spaces for the colors in its stock and empties it; the shortage comes last."""
    player, left = state.players[seat], CONSTANTS.years - state.year
    ended = state.phase in ("raid", "shortage")
    worth = 0.5 * _could_send(player) - player.figures - (left + (not ended)) * 0.75 * _lack(player)
    worth -= 0.3 * player.open_spaces * (not ended) - 0.8 * player.relief
    worth += 0.8 * player.active + 0.4 * min(player.stars, 3) + 0.5 * len(player.decrees)
    worth += 0.25 * sum(tile.face.value is not None for tile in player.each_tile() if tile.open_space)
    return worth + 8 / (1 + player.figures)


def town(state: State, seat: int) -> float:
    """Covers what the city lacks, since each symbol brings a figure every year, and fills spaces when it can."""
    player, left = state.players[seat], CONSTANTS.years - state.year
    ended = state.phase in ("raid", "shortage")
    worth = 0.35 * _could_send(player) - player.figures - (left + (not ended)) * 0.9 * _lack(player)
    worth -= 0.5 * player.open_spaces * (not ended) - 0.8 * player.relief
    worth += 0.5 * sum(player.extensions.values()) + 0.35 * left * len(player.each_tile())
    worth += 0.3 * left * (player.development + player.expedition) + 0.3 * player.strength
    return worth + 4 / (1 + player.figures)


def _lack(player: Player) -> float:
    return symbols(player) - lasting_relief(player) - 0.4 * player.aqueduct


def _could_send(player: Player) -> float:
    """The number of figures in stock that fit on open spaces, by color; gray spaces take the rest."""
    wanted = "".join("".join(tile.face.spaces[len(tile.figures) :]) for tile in player.each_tile())
    fits = {colour: min(player.stock[colour], wanted.count(LETTERS[colour])) for colour in COLOURS}
    return sum(fits.values()) + min(player.figures - sum(fits.values()), wanted.count("*"))
