"""What Praetor says of its positions and moves; the module is the game's `Telling`."""

from bot.engine import Text, text
from bot.games import shared_words
from bot.games.praetor.rules.trade import TradeStep
from bot.games.praetor.state import View
from bot.games.sayings import Sayings

from . import action, activating, building, rulebook, seats, set_up, trade, update, whole_table
from .phrases import goods

SAID = Sayings(*(part.SAID for part in (set_up, action, building, activating, trade, update)))

caution = SAID.caution
choice = SAID.choice
depends_on = SAID.depends_on
length = shared_words.rounds
missing = SAID.missing
outlook = SAID.outlook
in_words = whole_table.in_words
pictured = whole_table.pictured
rules = rulebook.rules
status = seats.status


def prompt(view: View) -> Text:
    """What the viewer is asked, with what they have to do it with."""
    if view.decision is not None:
        return SAID.prompt(view, view.decision)
    return Text("prompt-wait") if view.viewer is None else text("prompt-wait-seat", goods=goods(view))


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; in a trade what is still possible in it."""
    asked = next(asked.decision for asked in view.asked if asked.seat == seat)
    return trade.awaited(view, seat) if asked == TradeStep.kind() else shared_words.awaited(view, seat)
