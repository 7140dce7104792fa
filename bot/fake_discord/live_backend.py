"""Discord as bots meet it that connect from elsewhere: SimCord's backend in real time, which may run for long.

SimCord promises no stability of its inner parts: `pyproject.toml` allows the versions on which this was tried.
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
"""First answers that only say that something will come."""


@dataclass
class LiveInteraction(Interaction):
    """An interaction, and when what has come of it; times by `perf_counter`."""

    patience: float = 0.0
    """Seconds in which it must be answered."""
    sent_at: float = field(default_factory=perf_counter)
    acknowledged_at: float | None = None
    answered: bool = False
    """Whether something was said or shown, or the announced answer taken back."""
    edited: bool = False
    """Whether the first answer, or the message that was clicked, was edited since."""
    taken_back: bool = False
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)

    def note(self, method: str, callback: int | None) -> None:
        """Note a request of the bot that was carried out; `callback` is the type of a first answer."""
        if callback is not None:
            self.acknowledged_at = perf_counter()
            self.acknowledged.set()
        self.answered |= callback not in _DELAYS
        self.edited |= method == "PATCH" or callback == CallbackType.UPDATE_MESSAGE
        self.taken_back |= method == "DELETE"

    async def outcome(self) -> Outcome:
        """Wait for the first answer; what it asks of a person.

        It is empty, where what follows stands in the channel; it has `choices` to complete what is typed, or a `form`
        to fill in, or says that the bot has `failed` to answer.
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
    """`changed` hears of every message that was written, edited or deleted, by channel and id; private ones too."""

    patience = 20.0
    """Seconds in which an interaction must be answered: a machine that is busy is slow, and nobody is in a hurry."""

    def __init__(self) -> None:
        super().__init__()
        self.changed: Callable[[int, int], None] = lambda channel, message: None

    def keep_time(self) -> None:
        """Set the clock to the present time: it does not advance on its own."""
        self.advance_clock(max(0.0, time.time() - self.clock.now().timestamp()))

    def locale_of(self, person: int) -> str:
        return "en-US"

    def hand_in(self, channel: int, name: str, content: bytes) -> dict[str, Any]:
        """Take a file that somebody gives to a command; its attachment."""
        return self.cdn.store_attachment(self.snowflake(), channel, name, content, None)

    def keep_emoji(self, number: int, image: bytes) -> None:
        """Keep how an emoji of the application looks."""

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
        """Tell the listeners; what has been told and asked is not remembered as a test would."""
        super().emit(event, payload)
        self.transcript.clear()
        self.http_requests.clear()
