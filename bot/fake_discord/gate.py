"""The gate in front of SimCord's model of Discord: it refuses what Discord refuses and SimCord would accept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatch
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord
from simcord import BackendError
from simcord.backend import Backend, errors
from simcord.backend.models import EPHEMERAL_FLAG, Interaction, Message
from simcord.enums import CallbackType, InteractionType
from simcord.http.router import dispatch as _carry_out

from .message_rules import component_problems, message_problems
from .registration_rules import command_problems, emoji_problems
from .schema import Path, Problem, Route, nested, route_of, schema_problems

_CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"
_WEBHOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
_MESSAGES: Final = ("/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}")

INVALID_FORM_BODY: Final = 50035
FAULTS: Final = (INVALID_FORM_BODY, 0)
"""The codes for wrong requests. All others are normal: a second or late answer, a message that is gone."""

LARGEST_FILE: Final = 10 * 1024**2  # bytes of a file, on a server without boosts
LARGEST_REQUEST: Final = 25 * 1024**2
TOO_LARGE: Final = 40005
TOKEN_EXPIRED: Final = 50027  # an interaction's token is valid for a quarter of an hour


class Gate:
    """Checks a bot's requests to a backend; `refusals` are sentences about those that were wrong.

    With `compares_pictures`, it refuses to upload a picture that the edited message already has; turn that off if the
    bot may be shown an outdated message.
    """

    def __init__(self) -> None:
        self.refusals: list[str] = []
        self.compares_pictures = True

    def check(
        self,
        backend: Backend,
        method: str,
        path: str,
        body: Any,
        uploads: Sequence[discord.File],
    ) -> None:
        """Raise BackendError for what Discord refuses."""
        route = route_of(method, path)
        if route is None:
            raise BackendError(404, 0, "404: Not Found")
        sizes = [len(_content(file)) for file in uploads]
        if sum(sizes) > LARGEST_REQUEST or max(sizes, default=0) > LARGEST_FILE:
            raise BackendError(413, TOO_LARGE, "Request entity too large")
        asked = _asked(backend, route)
        if route.path.startswith(_WEBHOOK) and asked is not None:
            if not asked.responded:
                raise errors.unknown_webhook()
            if asked.expires_at is not None and backend.now_iso() >= asked.expires_at:
                raise BackendError(401, TOKEN_EXPIRED, "Invalid Webhook Token")
        problems = list(schema_problems(route, body))
        # If the form is wrong, nothing else can be checked.
        if problems := problems or list(self._problems(backend, route, body, uploads, asked)):
            raise errors.invalid_form_body("; ".join(map(str, problems)), errors=nested(problems))

    def _problems(
        self,
        backend: Backend,
        route: Route,
        body: Any,
        uploads: Sequence[discord.File],
        asked: Interaction | None,
    ) -> Iterator[Problem]:
        before, path = _before(backend, route, asked), Path()
        if route.path == _CALLBACK and asked is not None:
            yield from interaction_problems(asked, body)
            kind, body, path = body["type"], body.get("data") or {}, ("data",)
            if kind == CallbackType.MODAL:
                at = (*path, "components")
                yield from component_problems(body["components"], backend.application_emojis, at)
            if kind not in (CallbackType.CHANNEL_MESSAGE_WITH_SOURCE, CallbackType.UPDATE_MESSAGE):
                return
            before = before if kind == CallbackType.UPDATE_MESSAGE else None
        elif route.path.endswith("/commands") and route.method == "PUT":
            yield from command_problems(body or ())
            return
        elif route.path.endswith("/emojis") and route.method == "POST":
            yield from emoji_problems(body, [emoji.name for emoji in backend.application_emojis.values()])
            return
        elif body is None or not (route.path in _MESSAGES or route.path.startswith(_WEBHOOK)):
            return
        elif route.method == "PATCH" and before is None:
            return  # SimCord itself refuses requests about a message or a channel that is gone
        yield from message_problems(body, uploads, before, backend.application_emojis, path)
        if before is not None and self.compares_pictures:
            there = {backend.cdn.get(file["url"]): file["id"] for file in before.attachments}
            for upload in uploads:
                if (number := there.get(_content(upload))) is not None:
                    what = f"{upload.filename} is the attachment {number} that is there: keep it by its id."
                    yield Problem((*path, "attachments"), what)


def interaction_problems(asked: Interaction, body: Mapping[str, Any]) -> Iterator[Problem]:
    """Whether an interaction can be answered this way at all."""
    kind: int = body["type"]
    data: Mapping[str, Any] = body.get("data") or {}
    completes = kind == CallbackType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT
    why = ""
    if completes is not (asked.type == InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE):
        why = "What somebody types is answered with choices, and nothing else is."
    elif kind in (CallbackType.DEFERRED_UPDATE_MESSAGE, CallbackType.UPDATE_MESSAGE):
        if asked.source_message_id is None:
            why = "Only a click on a component, or a modal that it opened, has a message to update."
    elif kind == CallbackType.MODAL and asked.type == InteractionType.MODAL_SUBMIT:
        why = "A modal is no answer to a modal."
    if why:
        yield Problem(("type",), why)
    if kind == CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE:
        if (data.get("flags") or 0) & ~EPHEMERAL_FLAG:
            why = "A deferred answer is private or not; everything else comes later."
            yield Problem(("data", "flags"), why)
        if any(data.get(key) for key in ("content", "embeds", "components", "attachments")):
            yield Problem(("data",), "A deferred answer says nothing yet.")


_gates: WeakKeyDictionary[Backend, Gate] = WeakKeyDictionary()


def gate_of(backend: Backend) -> Gate:
    return _gates.setdefault(backend, Gate())


def dispatch(
    backend: Backend,
    method: str,
    path: str,
    *,
    json: Any | None = None,
    files: list[Any] | None = None,
    **more: Any,
) -> Any:
    """Check a request, then let SimCord carry it out; return its answer. Raises BackendError if Discord refuses it.

    It replaces SimCord's function of that name.
    """
    gate = gate_of(backend)
    injected = _injected(backend, method, path)
    try:
        if not injected:
            gate.check(backend, method, path, json, files or ())
        return _carry_out(backend, method, path, json=json, files=files, **more)
    except BackendError as error:
        if error.code in FAULTS and not injected:
            gate.refusals.append(f"Discord refuses {method} {path}: {error}")
        raise


def _injected(backend: Backend, method: str, path: str) -> bool:
    """Whether a test has ordered that this request fails."""
    return any(fault["method"] in (method, "*") and fnmatch(path, fault["path"]) for fault in backend.faults)


def _content(file: discord.File) -> bytes:
    place = file.fp.tell()
    content = file.fp.read()
    file.fp.seek(place)
    return content


def _asked(backend: Backend, route: Route) -> Interaction | None:
    token = route.parts.get("interaction_token") or route.parts.get("webhook_token", "")
    return backend.interactions.get(backend.interaction_tokens.get(token, 0))


def _before(backend: Backend, route: Route, asked: Interaction | None) -> Message | None:
    """The message that a request would edit; None if it would create one."""
    channel, number = (int(route.parts.get(part, 0)) for part in ("channel_id", "message_id"))
    if asked is not None:
        channel = asked.channel_id
        if route.path == _CALLBACK:
            number = asked.source_message_id or 0
        elif route.path.endswith("/@original") or (route.method == "POST" and asked.loading):
            number = asked.message_id or 0
    return backend.messages.get(channel, {}).get(number)
