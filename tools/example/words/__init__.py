"""What the Garden says of its positions and moves."""

from bot.games.game_words import GameWords

from . import positions, rulebook, seeds, turns, whole_table

WORDS = GameWords(
    seeds.SAID,
    turns.SAID,
    status=positions.status,
    rules=rulebook.rules,
    length=positions.length,
    table=whole_table.PARTS,
)
