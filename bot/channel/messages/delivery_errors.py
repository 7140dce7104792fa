"""What keeps a message from being delivered, missing permissions first, and what a person can do about it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import discord

from bot.channel.rendering.renderer import Pictures
from bot.engine import Text, text
from bot.i18n.fluent import Words
from bot.log import new_reference
from bot.play.table import Table

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)  # in a channel in which it plays

NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)  # in a thread in which it plays

NEEDED_FOR_THREADS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)  # in a channel of which a table is to have a thread
INVITED_WITH: Final = NEEDED | NEEDED_IN_THREAD | NEEDED_FOR_THREADS
"""What the link in the README asks for: all that the bot does anywhere, but for roles that nobody else may mention."""


def may_view(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Whether a member of a server can see a channel or a thread there, as far as their roles tell."""
    allowed = place.permissions_for(member)
    if isinstance(place, discord.Thread) and place.is_private():
        return allowed.manage_threads
    return allowed.view_channel


def missing_permissions(allowed: discord.Permissions, needed: discord.Permissions) -> list[Text]:
    """The permissions that the bot lacks, by the names that Discord shows."""
    lacking = discord.Permissions(needed.value & ~allowed.value)
    return [Text(f"permission-{name.replace('_', '-')}") for name, lacks in lacking if lacks]


_log = logging.getLogger(__name__)

_Shown = TypeVar("_Shown")


class Code:
    """Discord's error codes that an answer may meet."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    MISSING_ACCESS = 50001
    TOKEN_EXPIRED = 50027
    THREAD_FOLDED = 50083
    HAS_THREAD = 160004
    THREAD_LOCKED = 160005
    ALREADY_ACKNOWLEDGED = 40060
    TAKES_NO_DIRECT_MESSAGES = 50007
    NO_SERVER_IN_COMMON = 50278


@dataclass(frozen=True)
class DeliveryError:
    """Why something could not be told in a channel.

    `kind` is what a person is told, `cause` what the log is. `final`: trying again is no use. `pause`: seconds to wait
    at least before the next try.
    """

    kind: str
    cause: str
    final: bool = False
    pause: float = 0.0

    def text(self, reference: str) -> Text:
        """What a person is told, with the reference under which the log has the cause."""
        return text(f"trouble-{self.kind}", reference=reference)


def delayed(error: Exception) -> DeliveryError:
    """Discord, or the way there, is not well, or we are not; the message will come by itself."""
    return DeliveryError("later", str(error) or type(error).__name__)


def is_temporary(error: discord.HTTPException) -> bool:
    """Whether Discord may take the same another time."""
    return error.status == 429 or error.status >= 500


def retry_after(error: discord.HTTPException) -> float:
    """The seconds after which Discord wants to be asked again, 0 where it names none."""
    try:
        return float(error.response.headers.get("Retry-After", 0.0))
    except ValueError:  # a date, which whatever stands before Discord may send
        return 0.0


def delivery_error_of(error: discord.HTTPException) -> DeliveryError:
    """What an answer of Discord's means for a message that was to be sent."""
    if error.code in (Code.UNKNOWN_CHANNEL, Code.MISSING_ACCESS):
        # The channel is gone, or the bot was thrown out or can't see it: asking again only collects errors.
        return DeliveryError("no-access", str(error), final=True)
    if error.code in (Code.THREAD_FOLDED, Code.THREAD_LOCKED):
        return DeliveryError("locked", str(error), pause=60.0)
    if error.status in (401, 403):
        return DeliveryError("permissions", str(error), pause=60.0)
    if error.status == 404:
        return DeliveryError("no-access", str(error), final=True)
    if is_temporary(error):
        return delayed(error)
    return DeliveryError("refused", str(error), final=True)


def takes_no_direct_messages(error: discord.HTTPException) -> bool:
    """Whether an answer of Discord's means that a direct message can't reach its recipient."""
    return error.code in (Code.UNKNOWN_USER, Code.TAKES_NO_DIRECT_MESSAGES, Code.NO_SERVER_IN_COMMON)


async def pictures_or_note(
    table: Table, said: Words, drawing: Awaitable[bytes | Pictures]
) -> tuple[Pictures, Sequence[str]]:
    """What is drawn of a table, or the line in its place: what goes with it is shown all the same."""
    drawn, instead = await drawing_or_note(table, said, drawing, ())
    return ((drawn,) if isinstance(drawn, bytes) else drawn), instead


async def drawing_or_note(
    table: Table, said: Words, drawing: Awaitable[_Shown], nothing: _Shown
) -> tuple[_Shown, Sequence[str]]:
    """What is drawn of a table; where that fails `nothing`, and a line with the reference of the log."""
    try:
        return await drawing, ()
    except Exception:
        return nothing, [f"-# {_undrawn(table, said)}"]


def _undrawn(table: Table, said: Words) -> str:
    reference = new_reference()
    _log.exception(
        "ref %s: game %s can't be drawn at revision %s",
        reference,
        table.id,
        table.revision,
        extra={"reference": reference, "game": table.id, "channel": table.channel},
    )
    return said("picture-missing", reference=reference)
