"""The gate through which every request of a bot goes to a fake of Discord: it lets pass what Discord takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from . import command_rules, component_rules, interaction_rules, message_rules, schema
from .interaction_rules import InteractionState
from .message_rules import Stored, Upload
from .schema import INVALID_FORM_BODY, ErrorResponse, Route, invalid

_CALLBACK: Final = Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
_COMMANDS: Final = "/commands"
_EMOJIS: Final = Route("POST", "/applications/{application_id}/emojis")
_WEBHOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
_POST: Final = Route("POST", "/channels/{channel_id}/messages")
_EDIT: Final = Route("PATCH", "/channels/{channel_id}/messages/{message_id}")

FAULTS: Final = (INVALID_FORM_BODY, message_rules.EMPTY, 0)
"""The codes that say that a request was wrong. The others speak of what has happened meanwhile, and a bot meets them in
the best of lives: an answer that comes a second time or too late, a message that is gone."""


@dataclass(frozen=True)
class Request:
    """A request of a bot: its JSON as `body`, the files that come with it, what stands behind the question mark."""

    method: str
    path: str
    body: Any = None
    uploads: Sequence[Upload] = ()
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
    """Checks requests; `refusals` are those that were wrong, `passed` counts the others by kind.

    `refused` hears of each refusal. A picture that the edited message has is not to be uploaded again, unless
    `compares_pictures` is taken away: then what the bot is shown of a message may not be what stands there.
    """

    def __init__(self) -> None:
        self.refusals: list[ErrorResponse] = []
        self.passed: Counter[str] = Counter()
        self.refused: Callable[[ErrorResponse], None] = lambda refused: None
        self.compares_pictures = True

    def check(self, request: Request, known: Circumstances) -> None:
        """Let a request pass. Raises Refused."""
        try:
            route = schema.route_of(request.method, request.path)
            if route is None:
                raise ErrorResponse(404, 0, "404: Not Found")
            self._check(route, request, known)
        except ErrorResponse as refused:
            refused.request = f"{request.method} {request.path}"
            self.note(refused)
            raise
        self.passed[kind_of(route, request.body)] += 1

    def note(self, refused: ErrorResponse) -> None:
        """Count a refusal among those for which the bot is to blame, if it is."""
        if refused.code in FAULTS:
            self.refusals.append(refused)
            self.refused(refused)

    def _check(self, route: Route, request: Request, known: Circumstances) -> None:
        body = request.body
        if route == _CALLBACK:
            interaction_rules.in_time(known.asked)
        elif route.path.startswith(_WEBHOOK):
            interaction_rules.by_token(known.asked)
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
        self, body: dict[str, Any], uploads: Sequence[Upload], known: Circumstances, asked: InteractionState
    ) -> None:
        invalid(interaction_rules.interaction_problems(asked, body))
        data = body.get("data") or {}
        match body["type"]:
            case interaction_rules.MESSAGE:
                message_rules.check(data, uploads, None, known.emojis, ("data",))
            case interaction_rules.UPDATE:
                message_rules.check(data, uploads, known.before, known.emojis, ("data",))
            case interaction_rules.MODAL:
                invalid(component_rules.modal(data["components"], known.emojis, ("data", "components")))


def kind_of(route: Route, body: Any) -> str:
    """What kind of request something is: its route, the type of its callback, the types of its components."""
    said = str(route)
    if not isinstance(body, Mapping):
        return said
    inner = body
    if route == _CALLBACK:
        said += f" type {body['type']}"
        inner = body.get("data") or {}
    if not isinstance(inner.get("components"), list):
        return said
    types = sorted({part["type"] for _, part in component_rules.walk(inner["components"])})
    return f"{said} with {','.join(map(str, types))}"
