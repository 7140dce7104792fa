"""Rome's tax: who owes it (section 5.5)."""

from __future__ import annotations

from bot.games.provincia.components import CONSTANTS
from bot.games.provincia.state import Player

EXEMPTING = ("praetor", "corruptio")
"""The types of card that spare a player the tax."""


def is_exempt(player: Player) -> bool:
    """Whether CORRUPTIO or PRAETOR spares the player, and CONCUSSIO does not undo it (ruling 25)."""
    return player.extorted_by is None and (player.exempt or "corruptio" in player.senate)


def tax_due(player: Player) -> int:
    """The gold that the player owes at the end of this round."""
    return 0 if is_exempt(player) else CONSTANTS.tax_gold
