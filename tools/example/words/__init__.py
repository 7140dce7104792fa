"""The words of the Garden for its positions and moves."""

from bot.games.game_words import GameWords

from . import rulebook, seeds, table, turns

WORDS = GameWords(
    seeds.SAID,
    turns.SAID,
    status=table.status,
    rules=rulebook.rules,
    length=table.length,
    table=table.PARTS,
)
