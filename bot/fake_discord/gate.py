"""The gate through which every request of a bot goes to a fake of Discord: it lets pass what Discord takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from . import commands, components, emojis, interactions, messages, schema
from .interactions import Asked
from .messages import Stored, Upload
from .problems import INVALID_FORM_BODY, Refused, invalid
from .schema import Route

_CALLBACK: Final = Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
_COMMANDS: Final = "/commands"
_EMOJIS: Final = Route("POST", "/applications/{application_id}/emojis")
_WEBHOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
_POST: Final = Route("POST", "/channels/{channel_id}/messages")
_EDIT: Final = Route("PATCH", "/channels/{channel_id}/messages/{message_id}")

FAULTS: Final = (INVALID_FORM_BODY, messages.EMPTY, 0)
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
    asked: Asked | None = None
    emojis: Collection[int] = ()
    emoji_names: Collection[str] = ()


class Gate:
    """Checks requests; `refusals` are those that were wrong, `passed` counts the others by kind.

    `refused` hears of each refusal. A picture that the edited message has is not to be uploaded again, unless
    `compares_pictures` is taken away: then what the bot is shown of a message may not be what stands there.
    """

    def __init__(self) -> None:
        self.refusals: list[Refused] = []
        self.passed: Counter[str] = Counter()
        self.refused: Callable[[Refused], None] = lambda refused: None
        self.compares_pictures = True

    def check(self, request: Request, known: Circumstances) -> None:
        """Let a request pass. Raises Refused."""
        try:
            route = schema.route_of(request.method, request.path)
            if route is None:
                raise Refused(404, 0, "404: Not Found")
            self._check(route, request, known)
        except Refused as refused:
            refused.request = f"{request.method} {request.path}"
            self.note(refused)
            raise
        self.passed[kind_of(route, request.body)] += 1

    def note(self, refused: Refused) -> None:
        """Count a refusal among those for which the bot is to blame, if it is."""
        if refused.code in FAULTS:
            self.refusals.append(refused)
            self.refused(refused)

    def _check(self, route: Route, request: Request, known: Circumstances) -> None:
        body = request.body
        if route == _CALLBACK:
            interactions.in_time(known.asked)
        elif route.path.startswith(_WEBHOOK):
            interactions.by_token(known.asked)
        invalid(schema.problems(route, body, request.parameters))
        if route.path.endswith(_COMMANDS) and route.method == "PUT":
            invalid(commands.problems(body or ()))
        elif route.path.endswith(_COMMANDS) and route.method == "POST":
            invalid(commands.of_command(body))
        elif route == _EMOJIS:
            invalid(emojis.creation(body, known.emoji_names))
        elif route == _CALLBACK:
            assert known.asked is not None
            self._first_answer(body, request.uploads, known, known.asked)
        elif route.method == "PATCH" and known.before is None:
            pass  # what is not there is no matter of form: the fake knows whether the message or its channel is gone
        elif route in (_POST, _EDIT) or (route.path.startswith(_WEBHOOK) and body is not None):
            messages.check(body, request.uploads, known.before, known.emojis)

    def _first_answer(
        self, body: dict[str, Any], uploads: Sequence[Upload], known: Circumstances, asked: Asked
    ) -> None:
        invalid(interactions.problems(asked, body))
        data = body.get("data") or {}
        match body["type"]:
            case interactions.MESSAGE:
                messages.check(data, uploads, None, known.emojis, ("data",))
            case interactions.UPDATE:
                messages.check(data, uploads, known.before, known.emojis, ("data",))
            case interactions.MODAL:
                invalid(components.modal(data["components"], known.emojis, ("data", "components")))


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
    types = sorted({part["type"] for _, part in components.walk(inner["components"])})
    return f"{said} with {','.join(map(str, types))}"
