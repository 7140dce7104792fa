"""What City of Marble says of its positions and moves; the module is the game's `Telling`."""

from . import choices, lacks, positions, previews, prompts, rulebook

awaited = prompts.awaited
choice = choices.choice
length = prompts.length
missing = lacks.missing
position = positions.position
preview = previews.preview
prompt = prompts.prompt
rules = rulebook.rules
status = positions.status
