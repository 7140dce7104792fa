"""What Discordia says of its positions and moves: choices, what a move will do, the table, the rules."""

from .choices import choice
from .lacks import missing
from .positions import position, status
from .previews import preview
from .prompts import awaited, length, prompt
from .rulebook import rules

__all__ = ["awaited", "choice", "length", "missing", "position", "preview", "prompt", "rules", "status"]
