"""What Discordia says of its positions and moves: choices, what a move will do, the table, the rules."""

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
