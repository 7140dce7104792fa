"""A small fake Discord with a bot, for tests of what Discord refuses."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import discord
from simcord import BackendError
from simcord.backend import Backend
from simcord.backend.models import GuildEmoji, Interaction, Message
from simcord.enums import InteractionType

from bot.fake_discord.gate import dispatch

KNOWN_EMOJI = 77


class Pretended:
    """A server with a channel, a person, and a bot that has an emoji of its own."""

    def __init__(self) -> None:
        self.backend = Backend()
        self.person = self.backend.make_user("anna").id
        self.guild = self.backend.create_guild("Roma", owner_id=self.person).id
        self.channel = self.backend.create_channel(self.guild, "forum").id
        emoji = GuildEmoji(id=KNOWN_EMOJI, name="wood", user_id=self.backend.bot_user.id)
        self.backend.application_emojis[KNOWN_EMOJI] = emoji

    def refusal(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: Mapping[str, bytes] = {},
    ) -> BackendError | None:
        """The refusal of a request with files of these names and contents; None if it is carried out."""
        uploads = [discord.File(BytesIO(content), name) for name, content in files.items()]
        try:
            dispatch(self.backend, method, path, json=body, files=uploads)
        except BackendError as error:
            return error
        return None

    def wrong(self, method: str, path: str, body: Any, files: Mapping[str, bytes] = {}) -> str:
        """What is wrong with a request's body, in words; empty if it is carried out."""
        refused = self.refusal(method, path, body, files)
        assert refused is None or refused.code == 50035, refused
        return "" if refused is None else refused.message.removeprefix("Invalid Form Body: ")

    def posted(self, body: Any, *names: str) -> str:
        """What is wrong with a new message that has files of these names."""
        return self.wrong("POST", f"/channels/{self.channel}/messages", body, dict.fromkeys(names, b"png"))

    def shown(self, *components: dict[str, Any], content: str = "", **files: bytes) -> Message:
        """A message of the bot in the channel, with files of these names and contents."""
        attachments = [
            self.backend.cdn.store_attachment(number, self.channel, f"{name}.png", data, None)
            for number, (name, data) in enumerate(files.items(), 900)
        ]
        flags = 1 << 15 if components else 0
        return self.backend.create_message(
            self.channel,
            self.backend.bot_user.id,
            content,
            components=list(components),
            attachments=attachments,
            flags=flags,
        )

    def edited(self, body: Any, before: Message, files: Mapping[str, bytes] = {}) -> str:
        """What is wrong with an edit of a message."""
        return self.wrong("PATCH", f"/channels/{self.channel}/messages/{before.id}", body, files)

    def asked(
        self, kind: int = InteractionType.APPLICATION_COMMAND, on: Message | None = None
    ) -> Interaction:
        """A new interaction, on a message if one is given."""
        asked = self.backend.new_interaction(kind, self.channel, self.person, self.guild)
        asked.source_message_id = on and on.id
        return asked

    def answered(self, kind: int, data: Any, asked: Interaction) -> str:
        """What is wrong with the data of a first answer."""
        return self.wrong("POST", callback(asked), {"type": kind, "data": data})


def callback(asked: Interaction) -> str:
    return f"/interactions/{asked.id}/{asked.token}/callback"


def registered(*commands: dict[str, Any]) -> str:
    """What is wrong with the commands of an application."""
    pretended = Pretended()
    path = f"/applications/{pretended.backend.application_id}/commands"
    return pretended.wrong("PUT", path, list(commands))
