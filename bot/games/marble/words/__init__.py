"""What City of Marble says of its positions and moves."""

from bot.engine import Text, text
from bot.games import sayings
from bot.games.game_words import GameWords
from bot.games.marble.holdings import HOLDINGS
from bot.games.marble.state import View

from . import moves, rulebook, table


def waiting(view: View) -> Text:
    return text("prompt-wait-seat", points=HOLDINGS["points"].told(view, view.own_seat), **moves.means(view))


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; in its turn with the actions that are left."""
    if any(asked.seat == seat and asked.decision == "action" for asked in view.asked):
        return text("awaited-action-left", actions=view.actions_left)
    return sayings.awaited(view, seat)


WORDS = GameWords(
    moves.SAID,
    status=table.status,
    rules=rulebook.rules,
    waiting=waiting,
    awaited=awaited,
    in_words=table.in_words,
    pictured=table.pictured,
)
