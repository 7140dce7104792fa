"""What Praetor says of its positions and moves; the module is its `GameWords`."""

from bot.engine import Text, text
from bot.games import sayings
from bot.games.praetor.rules.action import TradeStep
from bot.games.praetor.state import View

from . import rulebook, table
from .moves import SAID, awaited_in_trade
from .phrases import goods

caution = SAID.caution
choice = SAID.choice
depends_on = SAID.depends_on
length = sayings.rounds
missing = SAID.missing
outlook = SAID.outlook
in_words = table.in_words
pictured = table.pictured
rules = rulebook.rules
status = table.status


def prompt(view: View) -> Text:
    """What the viewer is asked, with what they have to do it with."""
    if view.decision is not None:
        return SAID.prompt(view, view.decision)
    return Text("prompt-wait") if view.viewer is None else text("prompt-wait-seat", goods=goods(view))


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; in a trade what is still possible in it."""
    asked = next(asked.decision for asked in view.asked if asked.seat == seat)
    return awaited_in_trade(view, seat) if asked == TradeStep.kind() else sayings.awaited(view, seat)
