"""The sandbox's server: its people, channels and messages, and their storage."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import msgspec
from PIL import Image, UnidentifiedImageError
from simcord.backend.cdn import CdnStore
from simcord.backend.models import Channel, GuildEmoji, Message

from bot.db.database import StoreError, marks
from bot.fake_discord.live_backend import LiveBackend
from bot.i18n.fluent import Locale

from .markdown import Mentioned

NEWEST: Final = 500  # messages of a channel that are kept over a restart

_LOADING: Final = 1 << 7

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, content TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS picture (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS thread (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, name TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS emoji (id INTEGER PRIMARY KEY, name TEXT NOT NULL, content BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS command (id INTEGER PRIMARY KEY, content TEXT NOT NULL);
"""

_FORGET: Final = f"""
DELETE FROM message WHERE id IN (
    SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY channel ORDER BY id DESC) AS age FROM message)
    WHERE age > {NEWEST}
);
DELETE FROM picture WHERE id NOT IN (
    SELECT CAST(json_extract(file.value, '$.id') AS INTEGER)
    FROM message, json_each(message.content, '$.attachments') AS file
);
"""  # noqa: S608 - our own
"""Deletes old messages, and attachments of no remaining message."""


class Snapshot:
    """The storage, a SQLite file. Everything is written when it happens, so a killed process loses nothing."""

    def __init__(self, file: Path) -> None:
        """Open the file, and delete old messages. Raises StoreError."""
        self._database = sqlite3.connect(file, isolation_level=None)
        try:
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute("PRAGMA synchronous = NORMAL")
            self._database.executescript(_TABLES + _FORGET)
            self.messages()
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            self._database.close()
            raise StoreError(
                f"The sandbox kept in {file} can't be read ({error}). "
                "Start over: python -m bot sandbox --fresh"
            ) from error

    def close(self) -> None:
        self._database.close()

    def messages(self) -> list[Message]:
        """All messages, oldest first, without answers that the bot had only announced."""
        rows = self._database.execute("SELECT content FROM message ORDER BY id")
        kept = [msgspec.json.decode(content, type=Message) for (content,) in rows]
        return [message for message in kept if not message.flags & _LOADING]

    def keep(self, table: str, *values: int | str | bytes) -> None:
        sql = f"INSERT OR REPLACE INTO {table} VALUES ({marks(values)})"  # noqa: S608 - our own
        self._database.execute(sql, values)

    def remove(self, table: str, number: int) -> None:
        self._database.execute(f"DELETE FROM {table} WHERE id = ?", (number,))  # noqa: S608 - our own

    def content(self, table: str, number: int) -> bytes | None:
        found = self._database.execute(f"SELECT content FROM {table} WHERE id = ?", (number,))  # noqa: S608 - our own
        row = found.fetchone()
        return row[0] if row else None

    def threads(self) -> list[tuple[int, int, str]]:
        return self._database.execute("SELECT id, parent, name FROM thread ORDER BY id").fetchall()

    def emojis(self) -> list[tuple[int, str]]:
        return self._database.execute("SELECT id, name FROM emoji ORDER BY id").fetchall()

    def commands(self) -> list[dict[str, Any]]:
        rows = self._database.execute("SELECT content FROM command ORDER BY id")
        return [msgspec.json.decode(content) for (content,) in rows]

    def keep_commands(self, commands: Sequence[Mapping[str, Any]]) -> None:
        rows = [(int(command["id"]), msgspec.json.encode(command).decode()) for command in commands]
        with self._database:
            self._database.execute("BEGIN")
            self._database.execute("DELETE FROM command")
            self._database.executemany("INSERT INTO command VALUES (?, ?)", rows)


@dataclass(frozen=True)
class Member:
    """A person, who is in every channel, and the language of their client."""

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
"""The people; the first one owns the server. Ids follow from the order, so new ones must be added at the end."""

CHANNELS: Final = ("forum-romanum", "via-appia", "ostia")

ROLE: Final = "players"  # the role that is pinged for open tables; everybody has it

BOT_NAME: Final = "Ludi Romani"


class Pictures(CdnStore):
    """Stored attachments of messages; each picture's description has its size."""

    def __init__(self, keeping: Snapshot) -> None:
        super().__init__()
        self._keeping = keeping

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        self._keeping.keep("picture", attachment_id, data)
        # A temporary copy describes it, so that the bytes needn't stay in memory.
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
            self.get_dm_channel(person)  # must be the same channel after a restart, for its stored messages
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
        """The channels that somebody sees: those of the server, and their direct messages."""
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
        self._keeping.keep("thread", thread.id, parent_id, name)
        return thread

    def note_message(self, channel: int, message: int) -> None:
        there = self.messages[channel].get(message)
        if there is None:
            self._keeping.remove("message", message)
        else:
            content = msgspec.json.encode(there).decode()
            self._keeping.keep("message", message, channel, content)
        super().note_message(channel, message)

    def register_commands(self, guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        registered = super().register_commands(guild_id, payloads)
        self._keeping.keep_commands(registered)
        return registered

    def keep_emoji(self, number: int, image: bytes) -> None:
        self._keeping.keep("emoji", number, self.application_emojis[number].name, image)

    def delete_application_emoji(self, emoji_id: int) -> None:
        super().delete_application_emoji(emoji_id)
        self._keeping.remove("emoji", emoji_id)
