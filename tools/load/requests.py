"""Requests of the bot: what comes with them, what they are about as the gate looks at it, and answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from aiohttp import BodyPartReader, web

from bot.fake_discord import message_rules

from .messages import File, KeptInteraction, Payload


def answer(payload: Any) -> web.Response:
    """JSON with exactly the content type that discord.py takes for JSON."""
    return web.Response(body=json.dumps(payload).encode(), headers={"Content-Type": "application/json"})


def error(status: int, code: int, message: str, errors: Payload | None = None) -> web.Response:
    """An error as Discord says it, with what is wrong with a form."""
    body = {"code": code, "message": message} | ({"errors": errors} if errors else {})
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Via": "1.1 test"},
    )


async def read_request(request: web.Request) -> tuple[Any, list[message_rules.Upload]]:
    """The JSON of a request, None where it has none, and the files that came with it."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), []
    payload: Any = None
    uploads: list[message_rules.Upload] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            payload = json.loads(await part.text())
        else:
            await part.read()
            uploads.append(message_rules.Upload(part.filename or ""))
    return payload, uploads


def before(asked: KeptInteraction, path: str) -> message_rules.Stored | None:
    """What a request by an interaction's token would edit: for a first answer what was clicked, else that answer."""
    if path.endswith("/callback"):
        return None if asked.on is None else stored(asked.on.payload, asked.on.files)
    if not path.endswith("/@original"):
        return None
    if (edited := asked.edited_in_public()) is not None:
        return stored(edited.payload, edited.files)
    flags = asked.callbacks[0].get("data", {}).get("flags", 0) if asked.callbacks else 0
    original = asked.original or {}
    return stored(original | {"flags": original.get("flags", 0) | flags}, asked.files)


def stored(payload: Payload, files: Sequence[File]) -> message_rules.Stored:
    """A message as the gate looks at it."""
    return message_rules.Stored(
        payload.get("flags") or 0,
        payload.get("content") or "",
        payload.get("embeds") or (),
        payload.get("components") or (),
        {str(file.id): message_rules.Attached(file.name, file.description) for file in files},
    )


def attached(
    payload: Payload, uploads: list[message_rules.Upload], there: list[File], new_id: Callable[[], int]
) -> list[File]:
    """What a message has attached when a request is carried out; `there` is what it had."""
    if (listed := payload.get("attachments")) is None:
        return there
    by_id = {file.id: file for file in there}
    files: list[File] = []
    for entry in listed:
        kept = by_id.get(number := int(entry["id"]))
        name = entry.get("filename") or (kept.name if kept else uploads[number].name)
        described = entry.get("description", kept.description if kept else None)
        files.append(File(kept.id if kept else new_id(), name, described))
    return files


def transport_of(request: web.Request) -> asyncio.Transport | None:
    """What a request has come through, to be cut."""
    transport = request.transport
    return transport if isinstance(transport, asyncio.Transport) else None


async def as_it_is(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Let a request be carried out."""
    return await handler(request)
