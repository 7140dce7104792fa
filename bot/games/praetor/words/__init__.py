"""What Praetor says of its positions and moves."""

from bot.engine import Text, text
from bot.games import sayings
from bot.games.game_words import GameWords
from bot.games.praetor.rules.action import TradeStep
from bot.games.praetor.state import View

from . import moves, rulebook, table
from .phrases import goods


def waiting(view: View) -> Text:
    return text("prompt-wait-seat", goods=goods(view))


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; in a trade what is still possible in it."""
    asked = next(asked.decision for asked in view.asked if asked.seat == seat)
    trading = asked == TradeStep.kind()
    return moves.awaited_in_trade(view, seat) if trading else sayings.awaited(view, seat)


WORDS = GameWords(
    moves.SAID,
    status=table.status,
    rules=rulebook.rules,
    waiting=waiting,
    awaited=awaited,
    in_words=table.in_words,
    pictured=table.pictured,
)
