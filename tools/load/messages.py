"""What the pretend Discord keeps, and how it says it: messages in all versions, interactions with their answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from time import perf_counter
from typing import Any, TypeAlias

EPHEMERAL = 64
_EDITS = (6, 7)
"""The types of first answers to a click that edit what was clicked."""
TEXT = 10
"""The type of a component that is text."""


@dataclass(frozen=True)
class File:
    """What is attached to a message, without what is in it."""

    id: int
    name: str
    description: str | None = None


@dataclass(frozen=True)
class HandedIn:
    """A file that a user gives to an option of a command."""

    name: str
    content: bytes

    def payload(self, number: int, url: str) -> Payload:
        """The file as an interaction names it."""
        return {
            "id": str(number),
            "filename": self.name,
            "size": len(self.content),
            "url": url,
            "proxy_url": url,
        }


@dataclass
class Sent:
    """A message as the bot left it, with every version of it."""

    id: int
    channel: int
    payload: Payload
    nonce: str | None
    files: list[File]
    edits: list[Payload] = field(default_factory=list)
    deleted: bool = False
    at: float = field(default_factory=perf_counter)
    """When the newest version came, by `perf_counter`."""

    def marks(self) -> list[int]:
        """The marks of announcements in the newest version, by which the bot finds a message again."""
        return [
            part["id"]
            for part in self.payload.get("components") or []
            if part.get("type") == TEXT and part.get("id")
        ]

    def parts(self) -> list[Payload]:
        """Every component in the newest version, those inside others too."""
        return _walk(self.payload.get("components") or [])

    def texts(self) -> str:
        """All text of the newest version."""
        return "\n".join(texts_in(self.payload))

    def custom_ids(self) -> list[str]:
        """Every custom id in the newest version."""
        return list(_custom_ids(self.payload))

    def pings(self) -> list[int]:
        """The users whom the message, when it was new, was allowed to ping."""
        first = self.edits[0] if self.edits else self.payload
        return [int(user) for user in first.get("allowed_mentions", {}).get("users", [])]


@dataclass
class KeptInteraction:
    """An interaction of a type and what was answered; `sent_at` and `acknowledged_at` by `perf_counter`."""

    id: int
    token: str
    channel: int
    kind: int
    on: Sent | None = None
    """The message that was clicked."""
    sent_at: float = field(default_factory=perf_counter)
    acknowledged_at: float | None = None
    callbacks: list[Payload] = field(default_factory=list)
    followups: list[Payload] = field(default_factory=list)
    original: Payload | None = None
    files: list[File] = field(default_factory=list)
    """What is attached to the original answer."""
    before: Payload | None = None
    """The private message that was clicked, as it was."""
    taken_back: bool = False

    def answered(self) -> bool:
        """Whether something was said or shown, or the announced answer taken back."""
        said = [*(callback.get("data") or {} for callback in self.callbacks), *self.followups]
        return self.taken_back or self.original is not self.before or any(texts_in(each) for each in said)

    def edited_in_public(self) -> Sent | None:
        """The message of the channel that was clicked, where the answer is an edit of it."""
        if self.on is None or self.on.payload.get("flags", 0) & EPHEMERAL or not self.callbacks:
            return None
        return self.on if self.callbacks[0]["type"] in _EDITS else None

    def choices(self) -> list[Payload]:
        """What was offered to somebody who types."""
        return [
            choice for callback in self.callbacks for choice in callback.get("data", {}).get("choices", [])
        ]

    def page(self) -> Sent | None:
        """The private message that stands there now, to be clicked."""
        if self.original is None:
            return None
        flags = self.original.get("flags", 0) | EPHEMERAL
        return Sent(self.id, self.channel, self.original | {"flags": flags}, None, self.files)

    def texts(self) -> str:
        """Everything that was said in answer."""
        parts: list[str] = []
        for callback in self.callbacks:
            parts += texts_in(callback.get("data") or {})
        for payload in [self.original or {}, *self.followups]:
            parts += texts_in(payload)
        return "\n".join(parts)


def _walk(value: Any) -> list[Payload]:
    if isinstance(value, dict):
        return [value, *(found for child in value.values() for found in _walk(child))]
    if isinstance(value, list):
        return [found for child in value for found in _walk(child)]
    return []


def texts_in(payload: Payload) -> list[str]:
    """All text of a message."""
    return [str(part["content"]) for part in _walk(payload) if part.get("content")]


def _custom_ids(payload: Payload) -> list[str]:
    return [str(part["custom_id"]) for part in _walk(payload) if "custom_id" in part]


APPLICATION = 9_000
PERMISSIONS = str((1 << 53) - 1)

Payload: TypeAlias = dict[str, Any]


def bot_payload() -> Payload:
    """The bot's own account."""
    return {"id": str(APPLICATION), "username": "ludi", "discriminator": "0", "avatar": None, "bot": True}


def application_payload() -> Payload:
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
        "owner": bot_payload(),
        "team": None,
    }


def member_payload(user: int) -> Payload:
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


def emoji_payload(number: int, name: str) -> Payload:
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


def guild_payload(number: int, channels: Sequence[int]) -> Payload:
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
        "channels": [channel_payload(channel) for channel in channels],
        "threads": [],
        "members": [member_payload(APPLICATION)],
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


def channel_payload(number: int) -> Payload:
    """A channel of a server."""
    return {"id": str(number), "type": 0, "name": "forum", "position": 0, "permission_overwrites": []}


def message_payload(message: Sent, guild: int) -> Payload:
    """A message in a channel of a server."""
    files = [
        {
            "id": str(file.id),
            "filename": file.name,
            "description": file.description,
            "size": 1,
            "url": f"http://127.0.0.1/{file.name}",
            "proxy_url": "",
        }
        for file in message.files
    ]
    ids = {file.name: file.id for file in message.files}
    return {
        "id": str(message.id),
        "channel_id": str(message.channel),
        "guild_id": str(guild),
        "author": bot_payload(),
        "content": message.payload.get("content") or "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": files,
        "embeds": message.payload.get("embeds") or [],
        "components": _with_ids(message.payload.get("components") or [], ids),
        "pinned": False,
        "type": 0,
        "flags": message.payload.get("flags", 0),
        "nonce": message.nonce,
    }


def _with_ids(components: list[Payload], files: Mapping[str, int]) -> list[Payload]:
    """Components with the ids that Discord gives them, media with addresses; `files` are the ids of attachments."""
    numbers = count(1)

    def numbered(value: Any) -> Any:
        if isinstance(value, list):
            return [numbered(child) for child in value]
        if not isinstance(value, dict):
            return value
        result = {key: numbered(child) for key, child in value.items()}
        if "type" in result:
            result.setdefault("id", next(numbers))
        if str(result.get("url", "")).startswith("attachment://"):
            name = result["url"].removeprefix("attachment://")
            result |= {"url": f"http://127.0.0.1/{name}", "proxy_url": "", "height": 1, "width": 1}
            if name in files:
                result["attachment_id"] = str(files[name])
        return result

    return [numbered(component) for component in components]
