"""What the pretend Discord keeps, and how it says it: messages in all versions, interactions with their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from time import perf_counter
from typing import Any, Final, TypeAlias

from bot.fake_discord import message_rules

Payload: TypeAlias = dict[str, Any]

APPLICATION: Final = 9_000
PERMISSIONS: Final = str((1 << 53) - 1)
EPHEMERAL: Final = 64
TEXT: Final = 10
"""The type of a component that is text."""
_EDITS: Final = (6, 7)
"""The types of first answers to a click that edit what was clicked."""

BOT: Final[Payload] = {
    "id": str(APPLICATION),
    "username": "ludi",
    "discriminator": "0",
    "avatar": None,
    "bot": True,
}


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
        size = len(self.content)
        return {"id": str(number), "filename": self.name, "size": size, "url": url, "proxy_url": url}


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
        parts = self.payload.get("components") or []
        return [part["id"] for part in parts if part.get("type") == TEXT and part.get("id")]

    def parts(self) -> list[Payload]:
        """Every component in the newest version, those inside others too."""
        return _walk(self.payload.get("components") or [])

    def texts(self) -> str:
        return "\n".join(texts_in(self.payload))

    def custom_ids(self) -> list[str]:
        return [str(part["custom_id"]) for part in _walk(self.payload) if "custom_id" in part]

    def pings(self) -> list[int]:
        """The users whom the message, when it was new, was allowed to ping."""
        first = self.edits[0] if self.edits else self.payload
        return [int(user) for user in first.get("allowed_mentions", {}).get("users", [])]

    def stored(self) -> message_rules.Stored:
        """The message as the gate looks at it."""
        return stored(self.payload, self.files)


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
    followups: list[Sent] = field(default_factory=list)
    original: Payload | None = None
    files: list[File] = field(default_factory=list)
    """What is attached to the original answer."""
    before: Payload | None = None
    """The private message that was clicked, as it was."""
    taken_back: bool = False

    @property
    def first_flags(self) -> int | None:
        return self.callbacks[0].get("data", {}).get("flags", 0) if self.callbacks else None

    def answered(self) -> bool:
        """Whether something was said or shown, or the announced answer taken back."""
        said = [*(callback.get("data") or {} for callback in self.callbacks), *self.followed_up()]
        return self.taken_back or self.original is not self.before or any(texts_in(each) for each in said)

    def followed_up(self) -> list[Payload]:
        return [message.payload for message in self.followups]

    def edited_in_public(self) -> Sent | None:
        """The message of the channel that was clicked, where the answer is an edit of it."""
        if self.on is None or self.on.payload.get("flags", 0) & EPHEMERAL or not self.callbacks:
            return None
        return self.on if self.callbacks[0]["type"] in _EDITS else None

    def edited_by(self, path: str) -> message_rules.Stored | None:
        """What a request by the token would edit: for a first answer what was clicked, else that answer."""
        if path.endswith("/callback"):
            return None if self.on is None else self.on.stored()
        if not path.endswith("/@original"):
            return None
        if (edited := self.edited_in_public()) is not None:
            return edited.stored()
        original = self.original or {}
        flags = original.get("flags", 0) | (self.first_flags or 0)
        return stored(original | {"flags": flags}, self.files)

    def choices(self) -> list[Payload]:
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
        first = [callback.get("data") or {} for callback in self.callbacks]
        return "\n".join(
            text
            for payload in [*first, self.original or {}, *self.followed_up()]
            for text in texts_in(payload)
        )


def _walk(value: Any) -> list[Payload]:
    if isinstance(value, dict):
        return [value, *(found for child in value.values() for found in _walk(child))]
    if isinstance(value, list):
        return [found for child in value for found in _walk(child)]
    return []


def texts_in(payload: Payload) -> list[str]:
    return [str(part["content"]) for part in _walk(payload) if part.get("content")]


def stored(payload: Payload, files: Sequence[File]) -> message_rules.Stored:
    """What stands there, as the gate looks at it."""
    return message_rules.Stored(
        payload.get("flags") or 0,
        payload.get("content") or "",
        payload.get("embeds") or (),
        payload.get("components") or (),
        {str(file.id): message_rules.Attached(file.name, file.description) for file in files},
    )


def files_after(
    payload: Payload, uploads: Sequence[str], there: list[File], new_id: Callable[[], int]
) -> list[File]:
    """What a message has attached when a request is carried out; `there` is what it had."""
    if (listed := payload.get("attachments")) is None:
        return there
    by_id = {file.id: file for file in there}
    files: list[File] = []
    for entry in listed:
        kept = by_id.get(number := int(entry["id"]))
        name = entry.get("filename") or (kept.name if kept else uploads[number])
        described = entry.get("description", kept.description if kept else None)
        files.append(File(kept.id if kept else new_id(), name, described))
    return files


def member_payload(user: int) -> Payload:
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


def guild_payload(number: int, channels: Sequence[int]) -> Payload:
    return {
        "id": str(number),
        "name": "Rome",
        "owner_id": "1",
        "roles": [{"id": str(number), "name": "@everyone", "permissions": PERMISSIONS}],
        "channels": [channel_payload(channel) for channel in channels],
        "members": [member_payload(APPLICATION)],
        "member_count": 2,
        "preferred_locale": "en-US",
        "unavailable": False,
    }


def channel_payload(number: int) -> Payload:
    return {"id": str(number), "type": 0, "name": "forum", "position": 0, "permission_overwrites": []}


def message_payload(message: Sent, guild: int) -> Payload:
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
        "author": BOT,
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
