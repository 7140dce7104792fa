"""The gate in front of SimCord's model of Discord: of every request of a bot it lets pass what Discord takes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from fnmatch import fnmatch
from typing import Any, Final
from weakref import WeakKeyDictionary

from simcord import BackendError
from simcord.backend import Backend
from simcord.backend.models import Interaction, Message
from simcord.http.router import dispatch as _carry_out

from . import command_rules, component_rules, message_rules, schema
from .message_rules import EPHEMERAL, LOADING, Attached, Stored, UploadedFile
from .schema import INVALID_FORM_BODY, ErrorResponse, Problem, Route, invalid

_CALLBACK: Final = Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
_COMMANDS: Final = "/commands"
_EMOJIS: Final = Route("POST", "/applications/{application_id}/emojis")
_WEBHOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
_POST: Final = Route("POST", "/channels/{channel_id}/messages")
_EDIT: Final = Route("PATCH", "/channels/{channel_id}/messages/{message_id}")

FAULTS: Final = (INVALID_FORM_BODY, message_rules.EMPTY, 0)
"""The codes that say that a request was wrong. The others speak of what has happened meanwhile, and a bot meets them in
the best of lives: an answer that comes a second time or too late, a message that is gone."""


FIRST_ANSWER: Final = 3.0  # seconds until the first answer to an interaction must be there
TOKEN: Final = 15 * 60.0  # seconds for which its token is good
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = range(2, 6)  # types of interactions
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = range(4, 10)  # types of first answers to them
ACKNOWLEDGED, UNKNOWN, TOKEN_EXPIRED, UNKNOWN_WEBHOOK = 40060, 10062, 50027, 10015
"""Codes of what comes too late, or a second time."""


@dataclass(frozen=True)
class InteractionState:
    """An interaction as it stands when it is answered: its type, whether it was answered, how many seconds ago it came.

    `on_message` is whether it came from a component of a message, or from a modal that such a one has opened.
    """

    kind: int
    answered: bool = False
    age: float = 0.0
    on_message: bool = False
    patience: float = FIRST_ANSWER
    """Seconds for the first answer: a fake on a machine that is busy waits longer than Discord."""


@dataclass(frozen=True)
class Request:
    """A request of a bot: its JSON as `body`, the files that come with it, what stands behind the question mark."""

    method: str
    path: str
    body: Any = None
    uploads: Sequence[UploadedFile] = ()
    parameters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Circumstances:
    """What a fake knows of what a request is about.

    `before` is the message that would be edited, `asked` the interaction that would be answered; `emojis` are the ids
    of the application's own, `emoji_names` their names.
    """

    before: Stored | None = None
    asked: InteractionState | None = None
    emojis: Collection[int] = ()
    emoji_names: Collection[str] = ()


class Gate:
    """Checks requests; `refusals` are those that were wrong.

    A picture that the edited message has is not to be uploaded again, unless `compares_pictures` is taken away: then
    what the bot is shown of a message may not be what stands there.
    """

    def __init__(self) -> None:
        self.refusals: list[ErrorResponse] = []
        self.compares_pictures = True

    def check(self, request: Request, known: Circumstances) -> None:
        try:
            route = schema.route_of(request.method, request.path)
            if route is None:
                raise ErrorResponse(404, 0, "404: Not Found")
            self._check(route, request, known)
        except ErrorResponse as refused:
            refused.request = f"{request.method} {request.path}"
            self.note(refused)
            raise

    def note(self, refused: ErrorResponse) -> None:
        """Count a refusal among those for which the bot is to blame, if it is."""
        if refused.code in FAULTS:
            self.refusals.append(refused)

    def _check(self, route: Route, request: Request, known: Circumstances) -> None:
        body = request.body
        if route == _CALLBACK:
            in_time(known.asked)
        elif route.path.startswith(_WEBHOOK):
            by_token(known.asked)
        invalid(schema.schema_problems(route, body, request.parameters))
        if route.path.endswith(_COMMANDS) and route.method == "PUT":
            invalid(command_rules.command_problems(body or ()))
        elif route.path.endswith(_COMMANDS) and route.method == "POST":
            invalid(command_rules.of_command(body))
        elif route == _EMOJIS:
            invalid(component_rules.creation(body, known.emoji_names))
        elif route == _CALLBACK:
            assert known.asked is not None
            self._first_answer(body, request.uploads, known, known.asked)
        elif route.method == "PATCH" and known.before is None:
            pass  # what is not there is no matter of form: the fake knows whether the message or its channel is gone
        elif route in (_POST, _EDIT) or (route.path.startswith(_WEBHOOK) and body is not None):
            message_rules.check(body, request.uploads, known.before, known.emojis)

    def _first_answer(
        self,
        body: dict[str, Any],
        uploads: Sequence[UploadedFile],
        known: Circumstances,
        asked: InteractionState,
    ) -> None:
        invalid(interaction_problems(asked, body))
        data = body.get("data") or {}
        if body["type"] in (MESSAGE, UPDATE):
            before = known.before if body["type"] == UPDATE else None
            message_rules.check(data, uploads, before, known.emojis, ("data",))
        elif body["type"] == MODAL:
            invalid(component_rules.modal(data["components"], known.emojis, ("data", "components")))


def in_time(asked: InteractionState | None) -> None:
    """Let a first answer come once, and soon enough. Raises ErrorResponse."""
    if asked is None or (not asked.answered and asked.age >= asked.patience) or asked.age >= TOKEN:
        raise ErrorResponse(404, UNKNOWN, "Unknown interaction")
    if asked.answered:
        raise ErrorResponse(400, ACKNOWLEDGED, "Interaction has already been acknowledged.")


def by_token(asked: InteractionState | None) -> None:
    """Let what follows a first answer come while the token is good. Raises ErrorResponse."""
    if asked is None or not asked.answered:
        raise ErrorResponse(404, UNKNOWN_WEBHOOK, "Unknown Webhook")
    if asked.age >= TOKEN:
        raise ErrorResponse(401, TOKEN_EXPIRED, "Invalid Webhook Token")


def interaction_problems(asked: InteractionState, body: dict[str, Any]) -> Iterator[Problem]:
    """Whether an interaction can be answered this way at all."""
    kind: int = body["type"]
    data: dict[str, Any] = body.get("data") or {}
    fits = True
    if asked.kind == AUTOCOMPLETE or kind == CHOICES:
        fits = asked.kind == AUTOCOMPLETE and kind == CHOICES
        why = "What somebody types is answered with choices, and nothing else is."
    elif kind in (DEFER_UPDATE, UPDATE):
        fits = asked.on_message
        why = "Only a click on a component, or a modal that it opened, has a message to update."
    elif kind == MODAL:
        fits = asked.kind != MODAL_SUBMIT
        why = "A modal is no answer to a modal."
    if not fits:
        yield Problem(("type",), "INTERACTION_RESPONSE_TYPE_INVALID", why)
    if kind == DEFER and (data.get("flags") or 0) & ~EPHEMERAL:
        why = "A deferred answer is private or not; everything else comes later."
        yield Problem(("data", "flags"), "BASE_TYPE_CHOICES", why)
    if kind == DEFER and any(data.get(key) for key in ("content", "embeds", "components", "attachments")):
        yield Problem(("data",), "BASE_TYPE_INVALID", "A deferred answer says nothing yet.")


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


def _answer(backend: Backend, asked: Interaction, route: Route, parts: Mapping[str, str]) -> Message | None:
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
