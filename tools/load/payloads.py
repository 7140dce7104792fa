"""What the pretend Discord says of accounts, servers and channels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

APPLICATION = 9_000
PERMISSIONS = str((1 << 53) - 1)

Payload: TypeAlias = dict[str, Any]


def bot_user() -> Payload:
    """The bot's own account."""
    return {"id": str(APPLICATION), "username": "ludi", "discriminator": "0", "avatar": None, "bot": True}


def application() -> Payload:
    """What the bot is told of its application."""
    return {
        "id": str(APPLICATION),
        "name": "Ludi Romani",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0",
        "flags": 0,
        "owner": bot_user(),
        "team": None,
    }


def member(user: int) -> Payload:
    """A member of the server, called after their number."""
    return {
        "user": {"id": str(user), "username": f"player{user}", "discriminator": "0", "avatar": None},
        "nick": None,
        "roles": [],
        "joined_at": "2020-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": PERMISSIONS,
    }


def emoji(number: int, name: str) -> Payload:
    """An emoji of the application."""
    return {
        "id": str(number),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def guild(number: int, channels: Sequence[int]) -> Payload:
    """A server with its channels."""
    return {
        "id": str(number),
        "name": "Rome",
        "owner_id": "1",
        "roles": [
            {
                "id": str(number),
                "name": "@everyone",
                "permissions": PERMISSIONS,
                "position": 0,
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }
        ],
        "emojis": [],
        "features": [],
        "channels": [text_channel(channel) for channel in channels],
        "threads": [],
        "members": [member(APPLICATION)],
        "member_count": 2,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "large": False,
        "unavailable": False,
    }


def text_channel(number: int) -> Payload:
    """A channel of a server."""
    return {"id": str(number), "type": 0, "name": "forum", "position": 0, "permission_overwrites": []}
