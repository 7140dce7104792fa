"""What is kept of the pretend Discord: its messages, their pictures, its threads, the bot's commands and emojis."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from simcord.backend.models import Message

from bot.db.database import CannotOpen

NEWEST: Final = 500  # messages of a channel that outlast a restart

_LOADING: Final = 1 << 7

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, content TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS picture (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS thread (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, name TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS emoji (id INTEGER PRIMARY KEY, name TEXT NOT NULL, content BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS command (id INTEGER PRIMARY KEY, content TEXT NOT NULL);
"""


class Snapshot:
    """A SQLite file. Each thing is written when it happens, so that a process that is killed loses nothing."""

    def __init__(self, file: Path) -> None:
        """Open the file, and forget what nobody will look at again. Raises CannotOpen."""
        self._database = sqlite3.connect(file, isolation_level=None)
        try:
            self._database.execute("PRAGMA journal_mode = WAL")
            self._database.execute("PRAGMA synchronous = NORMAL")
            self._database.executescript(_TABLES)
            self._forget_old()
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            self._database.close()
            raise CannotOpen(
                f"What is kept of the sandbox in {file} can't be read ({error}). "
                "Begin anew: python -m bot sandbox --fresh"
            ) from error

    def close(self) -> None:
        self._database.close()

    def messages(self) -> list[Message]:
        """All messages, oldest first, without those for which the bot had only said that something would come."""
        rows = self._database.execute("SELECT content FROM message ORDER BY id")
        kept = [msgspec.json.decode(content, type=Message) for (content,) in rows]
        return [message for message in kept if not message.flags & _LOADING]

    def write(self, message: Message) -> None:
        row = (message.id, message.channel_id, msgspec.json.encode(message).decode())
        self._database.execute("INSERT OR REPLACE INTO message VALUES (?, ?, ?)", row)

    def remove(self, messages: Iterable[int]) -> None:
        self._database.executemany("DELETE FROM message WHERE id = ?", [(message,) for message in messages])

    def picture(self, number: int) -> bytes | None:
        row = self._database.execute("SELECT content FROM picture WHERE id = ?", (number,)).fetchone()
        return row[0] if row else None

    def keep_picture(self, number: int, content: bytes) -> None:
        self._database.execute("INSERT OR REPLACE INTO picture VALUES (?, ?)", (number, content))

    def threads(self) -> list[tuple[int, int, str]]:
        return self._database.execute("SELECT id, parent, name FROM thread ORDER BY id").fetchall()

    def keep_thread(self, number: int, parent: int, name: str) -> None:
        self._database.execute("INSERT OR REPLACE INTO thread VALUES (?, ?, ?)", (number, parent, name))

    def emojis(self) -> list[tuple[int, str]]:
        return self._database.execute("SELECT id, name FROM emoji ORDER BY id").fetchall()

    def emoji(self, number: int) -> bytes | None:
        row = self._database.execute("SELECT content FROM emoji WHERE id = ?", (number,)).fetchone()
        return row[0] if row else None

    def keep_emoji(self, number: int, name: str, content: bytes) -> None:
        self._database.execute("INSERT OR REPLACE INTO emoji VALUES (?, ?, ?)", (number, name, content))

    def remove_emoji(self, number: int) -> None:
        self._database.execute("DELETE FROM emoji WHERE id = ?", (number,))

    def commands(self) -> list[dict[str, Any]]:
        rows = self._database.execute("SELECT content FROM command ORDER BY id")
        return [msgspec.json.decode(content) for (content,) in rows]

    def keep_commands(self, commands: Sequence[Mapping[str, Any]]) -> None:
        rows = [(int(command["id"]), msgspec.json.encode(command).decode()) for command in commands]
        with self._database:
            self._database.execute("BEGIN")
            self._database.execute("DELETE FROM command")
            self._database.executemany("INSERT INTO command VALUES (?, ?)", rows)

    def _forget_old(self) -> None:
        channels = self._database.execute("SELECT DISTINCT channel FROM message").fetchall()
        for (channel,) in channels:
            self._database.execute(
                "DELETE FROM message WHERE channel = ? AND id NOT IN "
                "(SELECT id FROM message WHERE channel = ? ORDER BY id DESC LIMIT ?)",
                (channel, channel, NEWEST),
            )
        attached = {
            int(attachment["id"]) for message in self.messages() for attachment in message.attachments
        }
        pictures = self._database.execute("SELECT id FROM picture").fetchall()
        lost = [(number,) for (number,) in pictures if number not in attached]
        self._database.executemany("DELETE FROM picture WHERE id = ?", lost)
