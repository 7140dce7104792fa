"""What counts in Discordia: figures that are left, room for them, what the year's end will bring, and advantages."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from bot.engine import Judgement, Outcome, read_weights, total_of

from .components import ANY, COLOURS, CONSTANTS, LETTERS
from .rules import decrees
from .rules.city import open_spaces
from .rules.shortage import lack
from .state import State

_VICTORY = 8.0
"""A victory counts as so many figures more."""


def progress(state: State) -> float:
    """How much of the game is over: by its years and seasons."""
    if state.phase == "end":
        return 1.0
    passed = CONSTANTS.seasons if state.phase in ("raid", "shortage") else state.season - 1
    return (state.year - 1 + passed / CONSTANTS.seasons) / CONSTANTS.years


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player = state.players[seat]
    missing = lack(player)
    counted = defaultdict[str, float](
        float,
        {
            "always": 1,
            "stock": player.figures,
            "shortages to come": max(0, missing.total) * (CONSTANTS.years - state.year),
            "nearly empty": max(0, 6 - player.figures),
            "empty colours": sum(not player.stock[colour] for colour in COLOURS),
            "shortage": max(0, missing.total),
            "surplus": max(0, -missing.total),
            "open spaces": open_spaces(player),
            "stars": min(player.stars, 6),
            "more stars": max(0, player.stars - 6),
            "manipulators": player.manipulators,
            "active": player.active,
            "expedition": player.expedition,
            "development": player.development,
            "aqueduct": player.aqueduct,
            "decrees": len(player.decrees),
            "decrees in reach": len(decrees.claimable(state, seat)),
            "privileges": sum(not privilege.spent for privilege in player.privileges),
            "undefended": max(0, state.raid_strength - player.strength),
            "strength": player.strength,
            "to act": state.turn is not None and state.turn.seat == seat and not state.turn.acted,
            "to come": state.phase == "season" and player.die is None,
        },
    )
    for row, places in player.rows.items():
        counted[f"row {row}"] = sum(place is not None for place in places)
    for extension, count in player.extensions.items():
        counted[f"extension {extension}"] = count
    for tile in player.each_tile():
        space = tile.open_space
        if space is not None:
            counted["begun"] += bool(tile.figures)
            fits = ANY in space or any(
                player.stock[colour] and LETTERS[colour] in space for colour in COLOURS
            )
            counted["fits"] += fits
            counted["takes"] += len(space)
    return counted


def result(outcome: Outcome, seat: int) -> float:
    """The figures in stock, of which the fewest win, and the victory."""
    return _VICTORY * (seat in outcome.winners) - total_of(outcome, seat)


JUDGEMENT = Judgement(figures, progress, result, read_weights(Path(__file__).parent / "weights.json"))
