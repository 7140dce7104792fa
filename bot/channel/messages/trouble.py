"""Discord's troubles with a message, and what a person can do about each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import discord

from bot.engine import Text, text

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
"""What the bot must be allowed to do in a channel."""

NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
"""The same in a thread."""


class Code:
    """Discord's error codes that an answer may meet."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    MISSING_ACCESS = 50001
    TOKEN_EXPIRED = 50027
    ALREADY_ACKNOWLEDGED = 40060


@dataclass(frozen=True)
class Trouble:
    """Why something could not be told in a channel.

    `final`: trying again is no use. `pause`: seconds to wait at least before the next try.
    """

    text: Text
    final: bool = False
    pause: float = 0.0


LATER: Final = Trouble(text("trouble-later"))
"""Discord, or the way there, is not well; the message will come by itself."""


def trouble_of(error: discord.HTTPException) -> Trouble:
    """What an answer of Discord's means for a message that was to be sent."""
    if error.code in (Code.UNKNOWN_CHANNEL, Code.MISSING_ACCESS):
        # The channel is gone, or the bot was thrown out or can't see it: asking again only collects errors.
        return Trouble(text("trouble-no-access"), final=True)
    if error.status in (401, 403):
        return Trouble(text("trouble-permissions"), pause=60.0)
    if error.status == 404:
        return Trouble(text("trouble-no-access"), final=True)
    if error.status == 429 or error.status >= 500:
        return LATER
    return Trouble(text("trouble-refused"), final=True)


def missing(allowed: discord.Permissions, *, thread: bool) -> list[Text]:
    """The permissions that the bot lacks in a channel, by the names Discord shows."""
    needed = NEEDED_IN_THREAD if thread else NEEDED
    lacking = discord.Permissions(needed.value & ~allowed.value)
    return [Text(f"permission-{name.replace('_', '-')}") for name, lacks in lacking if lacks]
