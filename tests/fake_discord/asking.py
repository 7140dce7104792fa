"""Requests of a bot to the gate, and what it says of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.fake_discord.gate import COMMAND, Circumstances, Gate, InteractionState, Request
from bot.fake_discord.message_rules import Stored, UploadedFile
from bot.fake_discord.schema import ErrorResponse

CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
KNOWN_EMOJI = 77


def refusal(request: Request, known: Circumstances | None = None) -> ErrorResponse | None:
    """How Discord would refuse a request; None where it takes it."""
    try:
        Gate().check(request, known or Circumstances(emojis=[KNOWN_EMOJI]))
    except ErrorResponse as refused:
        return refused
    return None


def wrong(request: Request, known: Circumstances | None = None) -> dict[str, str]:
    """What is wrong with the form of a request: Discord's codes by the paths."""
    refused = refusal(request, known)
    if refused is None:
        return {}
    assert refused.problems, refused
    return {".".join(map(str, problem.path)): problem.code for problem in refused.problems}


def posted(body: Any, *names: str) -> dict[str, str]:
    """What is wrong with a new message that files of these names come with."""
    return wrong(Request("POST", "/channels/1/messages", body, [UploadedFile(name) for name in names]))


def edited(body: Any, before: Stored, uploads: Sequence[UploadedFile] = ()) -> dict[str, str]:
    """What is wrong with an edit of a message."""
    return wrong(
        Request("PATCH", "/channels/1/messages/2", body, uploads),
        Circumstances(before, emojis=[KNOWN_EMOJI]),
    )


def registered(*commands: dict[str, Any]) -> dict[str, str]:
    """What is wrong with the commands of an application."""
    return wrong(Request("PUT", COMMANDS, list(commands)))


def answered(kind: int, data: Any = None, asked: InteractionState | None = None) -> dict[str, str]:
    """What is wrong with the form of a first answer to an interaction, a command if nothing else is said."""
    known = Circumstances(asked=asked or InteractionState(COMMAND), emojis=[KNOWN_EMOJI])
    return wrong(Request("POST", CALLBACK, {"type": kind, "data": data}), known)
