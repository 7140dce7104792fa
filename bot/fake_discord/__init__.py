"""A fake Discord for tests, sandbox and load program: SimCord's model of Discord behind a gate.

The gate refuses what Discord refuses. Nothing here knows about the bot.
"""

import logging
from importlib import import_module

# On import, SimCord tries discord.py out with a client that lacks intents and voice, about which discord.py warns.
_warns = logging.getLogger("discord")
_level = _warns.level
_warns.setLevel(logging.ERROR)
import_module("simcord")
_warns.setLevel(_level)
