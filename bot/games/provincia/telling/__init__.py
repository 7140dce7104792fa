"""What Provincia Romana says of its positions and moves; the module is the game's `Telling`."""

from bot.games import telling

from . import choices, lacks, positions, previews, prompts, rulebook

awaited = telling.awaited
choice = choices.choice
length = telling.rounds
missing = lacks.missing
position = positions.position
preview = previews.preview
prompt = prompts.prompt
rules = rulebook.rules
status = positions.status
