"""SimCord's backend in real time, which may run for long, for bots in other processes.

SimCord doesn't promise stable internals: `pyproject.toml` allows the versions on which this was tested.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from simcord.backend import Backend
from simcord.backend.models import Interaction, Message
from simcord.enums import CallbackType

Outcome = dict[str, Any]

_DELAYS: Final = (CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE, CallbackType.DEFERRED_UPDATE_MESSAGE)
"""First answers that only announce another one."""


@dataclass
class LiveInteraction(Interaction):
    """An interaction, and what has come of it and when (`perf_counter`)."""

    patience: float = 0.0
    """Seconds in which it must be answered."""
    sent_at: float = field(default_factory=perf_counter)
    acknowledged_at: float | None = None
    answered: bool = False
    """Whether something was said or shown, or the announced answer was deleted."""
    edited: bool = False
    """Whether the first answer, or the message that was clicked, was edited since."""
    taken_back: bool = False
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)

    def note(self, method: str, callback: int | None) -> None:
        """Record a request of the bot that was carried out; `callback` is the type of a first answer."""
        if callback is not None:
            self.acknowledged_at = perf_counter()
            self.acknowledged.set()
        self.answered |= callback not in _DELAYS
        self.edited |= method == "PATCH" or callback == CallbackType.UPDATE_MESSAGE
        self.taken_back |= method == "DELETE"

    async def outcome(self) -> Outcome:
        """Wait for the first answer, and return what it asks of a person.

        That is nothing if the answer is a message; or `choices` that complete what is typed, a `form` to fill in, or
        that the bot has `failed` to answer.
        """
        try:
            async with asyncio.timeout(self.patience):
                await self.acknowledged.wait()
        except TimeoutError:
            return {"failed": True}
        if self.autocomplete_choices is not None:
            return {"choices": self.autocomplete_choices}
        return {} if self.modal is None else {"form": self.modal}


class LiveBackend(Backend):
    """The backend. `changed` is called with each message that is written, edited or deleted (channel and id)."""

    patience = 20.0
    """Seconds in which an interaction must be answered: a busy machine is slow, and nobody is in a hurry."""

    def __init__(self) -> None:
        super().__init__()
        self.changed: Callable[[int, int], None] = lambda channel, message: None

    def keep_time(self) -> None:
        """Set the clock to the present time: it does not advance on its own."""
        self.advance_clock(max(0.0, time.time() - self.clock.now().timestamp()))

    def locale_of(self, person: int) -> str:
        return "en-US"

    def hand_in(self, channel: int, name: str, content: bytes) -> dict[str, Any]:
        """Accept a file for a command; return its attachment."""
        return self.cdn.store_attachment(self.snowflake(), channel, name, content, None)

    def keep_emoji(self, number: int, image: bytes) -> None:
        """Store the picture of an application's emoji."""

    def note_message(self, channel: int, message: int) -> None:
        self.changed(channel, message)

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        committed = super().commit_message(message, broadcast=broadcast)
        self.note_message(committed.channel_id, committed.id)
        return committed

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        edited = super().edit_message(channel_id, message_id, fields)
        self.note_message(channel_id, message_id)
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        super().delete_message(channel_id, message_id)
        self.note_message(channel_id, message_id)

    def new_interaction(
        self, type: int, channel_id: int, user_id: int, guild_id: int | None
    ) -> LiveInteraction:
        made = super().new_interaction(type, channel_id, user_id, guild_id)
        made.initial_response_deadline = self.iso_after(self.patience)
        self.interactions[made.id] = interaction = LiveInteraction(**vars(made), patience=self.patience)
        return interaction

    def asked(self, token: str) -> LiveInteraction | None:
        found = self.interactions.get(self.interaction_tokens.get(token, 0))
        assert found is None or isinstance(found, LiveInteraction)
        return found

    def emit(self, event: str, payload: Any) -> None:
        """Notify the listeners, without the log that tests need."""
        super().emit(event, payload)
        self.transcript.clear()
        self.http_requests.clear()
