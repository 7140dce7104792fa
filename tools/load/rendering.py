"""Messages as Discord gives them out."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from .kept import Sent
from .payloads import Payload, bot_user


def rendered(message: Sent, guild: int) -> Payload:
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
        "author": bot_user(),
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
