"""The gate in front of SimCord's model of Discord."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from fnmatch import fnmatch
from typing import Any, Final
from weakref import WeakKeyDictionary

from simcord import BackendError
from simcord.backend import Backend
from simcord.backend.models import Interaction, Message
from simcord.http import router
from simcord.http.router import dispatch as _carry_out

from . import schema
from .gate import FAULTS, TOKEN, Circumstances, Gate, InteractionState, Request
from .message_rules import LOADING, Attached, Stored, UploadedFile
from .schema import ErrorResponse

_ALIASES: Final = {"/applications/@me": "/oauth2/applications/@me"}
_gates: WeakKeyDictionary[Backend, Gate] = WeakKeyDictionary()


def gate_of(backend: Backend) -> Gate:
    if backend not in _gates:
        _gates[backend] = Gate()
    return _gates[backend]


def dispatch(
    backend: Backend,
    method: str,
    path: str,
    *,
    json: Any | None = None,
    params: dict[str, Any] | None = None,
    files: list[Any] | None = None,
    **more: Any,
) -> Any:
    """Check a request, then have SimCord carry it out; its answer. Raises BackendError where Discord refuses.

    It takes the place of SimCord's function of that name.
    """
    path = _ALIASES.get(path, path)
    gate = gate_of(backend)
    if _injected(backend, method, path):
        return _carry_out(backend, method, path, json=json, params=params, files=files, **more)
    uploads = [_upload(file) for file in files or ()]
    request = Request(method, path, json, uploads, params or {})
    try:
        gate.check(request, _known(backend, request))
    except ErrorResponse as refused:
        raise BackendError(refused.status, refused.code, refused.message, errors=refused.errors) from refused
    try:
        return _carry_out(backend, method, path, json=json, params=params, files=files, **more)
    except BackendError as error:
        if error.code in FAULTS:
            fault = ErrorResponse(error.status, error.code, error.message)
            fault.request = f"{method} {path}"
            gate.note(fault)
        raise


def _injected(backend: Backend, method: str, path: str) -> bool:
    """Whether a test has settled that this request fails."""
    return any(fault["method"] in (method, "*") and fnmatch(path, fault["path"]) for fault in backend.faults)


def _upload(file: Any) -> UploadedFile:
    place = file.fp.tell()
    content = file.fp.read()
    file.fp.seek(place)
    return UploadedFile(file.filename, content)


def _known(backend: Backend, request: Request) -> Circumstances:
    route = schema.route_of(request.method, request.path)
    if route is None:
        return Circumstances()
    parts = schema.parts_of(route, request.path)
    token = parts.get("interaction_token") or parts.get("webhook_token")
    asked = None if token is None else backend.interactions.get(backend.interaction_tokens.get(token, 0))
    before: Message | None = None
    if "channel_id" in parts and "message_id" in parts:
        before = _message(backend, int(parts["channel_id"]), int(parts["message_id"]))
    elif asked is not None:
        before = _answer(backend, asked, route, parts)
    return Circumstances(
        None if before is None else _stored(backend, before),
        None if asked is None else _asked(backend, asked),
        backend.application_emojis.keys(),
        [emoji.name for emoji in backend.application_emojis.values()],
    )


def _message(backend: Backend, channel: int, number: int | None) -> Message | None:
    return None if number is None else backend.messages.get(channel, {}).get(number)


def _answer(
    backend: Backend, asked: Interaction, route: schema.Route, parts: Mapping[str, str]
) -> Message | None:
    """The message that a request by an interaction's token would edit, None where it would be a new one."""
    if route.path.endswith("/callback"):
        return _message(backend, asked.channel_id, asked.source_message_id)
    if route.path.endswith("/@original") or (route.method == "POST" and asked.loading):
        return _message(backend, asked.channel_id, asked.message_id)
    if "message_id" in parts:
        return _message(backend, asked.channel_id, int(parts["message_id"]))
    return None


def _asked(backend: Backend, asked: Interaction) -> InteractionState:
    now = datetime.fromisoformat(backend.now_iso())

    def left(until: str | None) -> float:
        return 0.0 if until is None else (datetime.fromisoformat(until) - now).total_seconds()

    age = TOKEN - left(asked.expires_at)
    # Settled by the fake, so that a busy machine can be given more time.
    patience = age + left(asked.initial_response_deadline)
    return InteractionState(asked.type, asked.responded, age, asked.source_message_id is not None, patience)


def _stored(backend: Backend, message: Message) -> Stored:
    attached = {}
    for each in message.attachments:
        content = backend.cdn.get(each["url"]) if gate_of(backend).compares_pictures else None
        attached[str(each["id"])] = Attached(each["filename"], each.get("description"), content)
    more = not message.flags & LOADING and (message.poll is not None or bool(message.stickers))
    return Stored(message.flags, message.content, message.embeds, message.components, attached, more)


def guard_simcord() -> None:
    """Have whatever a bot sends to SimCord go through the gate, in this process from now on."""
    router.dispatch = dispatch
