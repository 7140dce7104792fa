"""A fake of Discord, for tests, sandbox and load: SimCord's model of all of Discord, behind a gate that refuses what
Discord refuses. It knows nothing of the bot.
"""

import logging
from importlib import import_module

# SimCord, when it is imported, tries discord.py out with a client that sees and says nothing, of which
# discord.py warns.
_warns = logging.getLogger("discord")
_level = _warns.level
_warns.setLevel(logging.ERROR)
import_module("simcord")
_warns.setLevel(_level)
