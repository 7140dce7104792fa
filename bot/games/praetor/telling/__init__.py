"""What Praetor says of its positions and moves: choices, what a move will do, the table, the rules."""

from bot.games.telling import awaited
from bot.games.telling import rounds as length

from .choices import choice
from .lacks import missing
from .positions import position, prompt, status
from .previews import preview
from .rulebook import rules

__all__ = ["awaited", "choice", "length", "missing", "position", "preview", "prompt", "rules", "status"]
