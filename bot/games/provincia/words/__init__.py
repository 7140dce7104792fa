"""What Provincia Romana says of its positions and moves."""

from bot.engine import Text, text
from bot.games.game_words import GameWords
from bot.games.provincia.state import View

from . import card_turn, cards, losses, positions, rounds, rulebook, whole_table
from .phrases import goods


def waiting(view: View) -> Text:
    return text("prompt-wait-seat", goods=goods(view))


WORDS = GameWords(
    rounds.SAID,
    cards.SAID,
    card_turn.SAID,
    losses.SAID,
    status=positions.status,
    rules=rulebook.rules,
    waiting=waiting,
    in_words=whole_table.in_words,
    pictured=whole_table.pictured,
)
