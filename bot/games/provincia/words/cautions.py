"""What a player should think of twice, whatever they play: goods in vain, and gold that the tax will want."""

from __future__ import annotations

from bot.engine import Foreseen, Text, text
from bot.games.provincia.components import CONSTANTS
from bot.games.provincia.rules import taxes

from .phrases import own


def wasteful(foreseen: Foreseen) -> Text | None:
    """Goods that can't be taken, or gold that the tax will want."""
    lost = next((event for event in foreseen.events if event.key == "wasted"), None)
    if lost is not None:
        return text("caution-waste", goods=lost.said["goods"])
    return untaxable(foreseen)


def untaxable(foreseen: Foreseen) -> Text | None:
    """The move takes the gold that the tax of this round needs."""
    player = own(foreseen.after)
    if foreseen.before.phase == "final_turn":
        return None
    if own(foreseen.before).goods["gold"] >= taxes.tax_due(player) > player.goods["gold"]:
        return text("caution-tax", prestige=CONSTANTS.tax_default_prestige)
    return None
