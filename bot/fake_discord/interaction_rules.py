"""What holds of the answers to interactions: which, how often, how soon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from .message_rules import EPHEMERAL
from .schema import ErrorResponse, Problem

FIRST_ANSWER: Final = 3.0
"""Seconds until the first answer must be there."""

TOKEN: Final = 15 * 60.0
"""Seconds for which an interaction's token is good."""

COMMAND: Final = 2
COMPONENT: Final = 3
AUTOCOMPLETE: Final = 4
MODAL_SUBMIT: Final = 5

MESSAGE: Final = 4
DEFER: Final = 5
DEFER_UPDATE: Final = 6
UPDATE: Final = 7
CHOICES: Final = 8
MODAL: Final = 9

ACKNOWLEDGED: Final = 40060
UNKNOWN: Final = 10062
TOKEN_EXPIRED: Final = 50027
UNKNOWN_WEBHOOK: Final = 10015


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


def in_time(asked: InteractionState | None) -> None:
    """Let a first answer come once, and soon enough. Raises Refused."""
    if asked is None or (not asked.answered and asked.age >= asked.patience) or asked.age >= TOKEN:
        raise ErrorResponse(404, UNKNOWN, "Unknown interaction")
    if asked.answered:
        raise ErrorResponse(400, ACKNOWLEDGED, "Interaction has already been acknowledged.")


def by_token(asked: InteractionState | None) -> None:
    """Let what follows a first answer come while the token is good. Raises Refused."""
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
        yield Problem(
            ("data", "flags"),
            "BASE_TYPE_CHOICES",
            "A deferred answer is private or not; everything else comes later.",
        )
    if kind == DEFER and any(data.get(key) for key in ("content", "embeds", "components", "attachments")):
        yield Problem(("data",), "BASE_TYPE_INVALID", "A deferred answer says nothing yet.")
