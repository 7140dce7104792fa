"""The pretend Discord: who is there, where they are, and what stands in the channels."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

from PIL import Image, UnidentifiedImageError
from simcord.backend.cdn import CdnStore
from simcord.backend.models import Channel, GuildEmoji, Message

from bot.fake_discord.live_backend import LiveBackend
from bot.i18n.fluent import Locale

from .markdown import Mentioned
from .snapshot import Snapshot


@dataclass(frozen=True)
class Member:
    """Somebody who is in every channel, and the language of their Discord."""

    name: str
    locale: Locale = "en"

    @property
    def discord_locale(self) -> str:
        return "en-GB" if self.locale == "en" else self.locale


PEOPLE: Final = (
    Member("Anna"),
    Member("Ben"),
    Member("Carla"),
    Member("Dora"),
    Member("Emil", "de"),
    Member("Flavia", "de"),
)
"""The first of them owns the server. Ids follow from the order: new members come last."""

CHANNELS: Final = ("forum-romanum", "via-appia", "ostia")

ROLE: Final = "players"  # what those are who want to hear of open tables: everybody

BOT_NAME: Final = "Ludi Romani"


class Pictures(CdnStore):
    """What is attached to messages, kept; each picture's description tells its size."""

    def __init__(self, keeping: Snapshot) -> None:
        super().__init__()
        self._keeping = keeping

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        self._keeping.keep_picture(attachment_id, data)
        # One that is thrown away describes it: the bytes need not be in memory as well.
        attachment = CdnStore().store_attachment(attachment_id, channel_id, filename, data, description)
        try:
            width, height = Image.open(BytesIO(data)).size
        except UnidentifiedImageError:
            return attachment
        return {**attachment, "width": width, "height": height}


class World(LiveBackend):
    """One server with three channels, a role, six people, and the bot."""

    def __init__(self, keeping: Snapshot) -> None:
        super().__init__()
        self._keeping = keeping
        # Until here the clock stands still, so ids are the same each time.
        self.bot_user.name = BOT_NAME
        self.people = {
            self.make_user(person.name.lower(), global_name=person.name).id: person for person in PEOPLE
        }
        owner, *others = self.people
        self.server = self.create_guild(BOT_NAME, owner_id=owner)
        for person in others:
            self.add_member(self.server.id, person)
        for name in CHANNELS:
            self.create_channel(self.server.id, name)
        for person in self.people:
            self.get_dm_channel(person)  # whose messages are kept must be the same channel next time
        self.players = self.create_role(self.server.id, ROLE, mentionable=True)
        for number, parent, name in keeping.threads():
            self.reserve_id(number)
            super().create_thread(parent, name, self.bot_user.id, message_id=number, broadcast=False)
        self.cdn = Pictures(keeping)
        for message in keeping.messages():
            if message.channel_id in self.messages:
                self.reserve_id(message.id)
                self.messages[message.channel_id][message.id] = message
        for number, name in keeping.emojis():
            self.reserve_id(number)
            self.application_emojis[number] = GuildEmoji(id=number, name=name, user_id=self.bot_user.id)
        self.commands[None] = {(command["name"], command["type"]): command for command in keeping.commands()}
        self.keep_time()

    def locale_of(self, person: int) -> str:
        return self.people[person].discord_locale

    def person(self, name: str) -> int:
        for number, person in self.people.items():
            if person.name == name:
                return number
        raise KeyError(name)

    def name_of(self, kind: Mentioned, number: int) -> str | None:
        if kind == "user":
            user = self.users.get(number)
            return None if user is None else user.global_name or user.name
        if kind == "role":
            role = self.server.roles.get(number)
            return None if role is None else role.name
        channel = self.channels.get(number)
        return None if channel is None else channel.name

    def seen_by(self, viewer: int) -> list[Channel]:
        """The channels that somebody sees: those of the server, and the one in which the bot writes to them alone."""
        return [
            channel
            for channel in self.channels.values()
            if channel.guild_id is not None or viewer in channel.recipient_ids
        ]

    def visible(self, channel: int, viewer: int) -> list[Message]:
        seen = (message for message in self.messages[channel].values() if message.visible_to(viewer))
        return sorted(seen, key=lambda message: message.id)

    def create_thread(self, parent_id: int, name: str, owner_id: int, **more: Any) -> Channel:
        thread = super().create_thread(parent_id, name, owner_id, **more)
        self._keeping.keep_thread(thread.id, parent_id, name)
        return thread

    def note_message(self, channel: int, message: int) -> None:
        there = self.messages[channel].get(message)
        if there is None:
            self._keeping.remove([message])
        else:
            self._keeping.write(there)
        super().note_message(channel, message)

    def register_commands(self, guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        registered = super().register_commands(guild_id, payloads)
        self._keeping.keep_commands(registered)
        return registered

    def keep_emoji(self, number: int, image: bytes) -> None:
        self._keeping.keep_emoji(number, self.application_emojis[number].name, image)

    def delete_application_emoji(self, emoji_id: int) -> None:
        super().delete_application_emoji(emoji_id)
        self._keeping.remove_emoji(emoji_id)
