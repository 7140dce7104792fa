"""What the Garden says of its positions and moves; the module is the game's `Telling`."""

from bot.games import telling

from . import choices, positions, rulebook

awaited = telling.awaited
choice = choices.choice
length = positions.length
missing = choices.missing
position = positions.position
preview = choices.preview
prompt = positions.prompt
rules = rulebook.rules
status = positions.status
