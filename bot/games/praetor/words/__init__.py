"""What Praetor says of its positions and moves."""

from bot.engine import text
from bot.games.game_words import GameWords

from . import moves, rulebook, table
from .moves import awaited
from .phrases import goods

WORDS = GameWords(
    moves.SAID,
    status=table.status,
    rules=rulebook.rules,
    waiting=lambda view: text("prompt-wait-seat", goods=goods(view)),
    awaited=awaited,
    table=table.PARTS,
)
