"""What the bot must be allowed to do, and what it lacks."""

from __future__ import annotations

from typing import Final

import discord

from bot.engine import Text

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
"""In a channel in which it plays."""

NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
"""In a thread in which it plays."""

NEEDED_FOR_THREADS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""In a channel of which a table is to have a thread."""

INVITED_WITH: Final = NEEDED | NEEDED_IN_THREAD | NEEDED_FOR_THREADS
"""What the link in the README asks for: all that the bot does anywhere, but for roles that nobody else may mention."""


def may_view(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Whether a member of a server can see a channel or a thread there, as far as their roles tell."""
    allowed = place.permissions_for(member)
    if isinstance(place, discord.Thread) and place.is_private():
        return allowed.manage_threads
    return allowed.view_channel


def missing(allowed: discord.Permissions, needed: discord.Permissions) -> list[Text]:
    """The permissions that the bot lacks, by the names that Discord shows."""
    lacking = discord.Permissions(needed.value & ~allowed.value)
    return [Text(f"permission-{name.replace('_', '-')}") for name, lacks in lacking if lacks]
