"""Positions of the worked examples (section 10) that several test files start from."""

from __future__ import annotations

from bot.games.marble.rules.moves import Claim, Water
from bot.games.marble.state import State
from tests.games.marble.scenario import ARENA, BATH, TEMPLE, THEATRE, laid, lay, new_game, play, turn_of

JULIA, CLAUDIA, TIBERIUS = 0, 1, 2
HADRIAN, OCTAVIA = 0, 1


def theatre_about_to_be_built() -> State:
    """Return example 1 before the last tile of a five-tile theater at EF8 is laid."""
    state = new_game(3, "capitoline", "palatine", "viminal")
    laid(state, THEATRE, "E9-E10", by=JULIA)
    laid(state, THEATRE, "F8-F9", by=CLAUDIA)
    laid(state, ARENA, "F6-F7", by=CLAUDIA)
    laid(state, THEATRE, "E6-E7", by=TIBERIUS)
    return turn_of(state, JULIA)


def outlet_and_temple() -> State:
    """Return example 3 after the tile that starts the gray aqueduct and finishes a temple at CD16."""
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15")
    laid(state, BATH, "D16-D17", by=OCTAVIA)
    lay(turn_of(state, HADRIAN), HADRIAN, TEMPLE, "C16-C17", "yes")
    return state


def aqueduct_begun() -> State:
    """Return example 4: the first pieces are laid, and nobody has sent a magistrate."""
    state = play(outlet_and_temple(), HADRIAN, Water("W SE SW"))
    play(state, HADRIAN, Claim("none"))
    return play(state, OCTAVIA, Claim("none"))
