"""The users of a channel: they play by clicks and commands, or hand in harmful files."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, TypeVar

from simcord.backend.models import Message

from bot.channel.messages import components
from bot.channel.messages.components import address_in
from bot.db.database import Reader
from bot.fake_discord.live_backend import LiveInteraction
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.play.rows import SeatRow, TableRow

from .discord_server import DiscordServer, custom_ids_of, parts_of

Found = TypeVar("Found")

PATIENCE: Final = 6.0
"""Seconds after which a user without an answer tries again."""

_ABSENT: Final = 0.02
_CLICKS: Final = 40
_MENUS: Final = {"pick"}
_BUTTONS: Final = {"at", "do"}
_BACK: Final = {words("en")(f"button-{name}") for name in ("back", "previous")}
_CHANGES: Final = tuple(words("en")(f"button-{name}", what="") for name in ("change", "instead"))


@dataclass
class UserTimes:
    """Milliseconds as users see them, and counts of what they did."""

    acknowledged: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    moves: int = 0
    games_begun: int = 0
    unanswered: int = 0

    def forget(self) -> None:
        vars(self).update(vars(UserTimes()))


class PlayedChannel:
    """A channel, one of the server's by its place, and its users."""

    def __init__(
        self,
        server: DiscordServer,
        read: Reader,
        number: int,
        title: Title,
        measured: UserTimes,
        seed: int,
        patience: float = PATIENCE,
    ) -> None:
        self.number = number
        self.channel = server.channels[number]
        self.title = title
        self._server = server
        self._read = read
        self._measured = measured
        self._patience = patience
        self._chance = Random(f"users {seed} {number}")
        self._people = [(number + 1) * 10 + seat for seat in range(title.game.seats[-1])]
        self._wanted = self._chance.choice(title.game.seats)

    async def begin(self) -> None:
        while (table := await self._table()) is None or table.status != "playing":
            await self.step()

    async def step(self) -> None:
        if self._server.session_of(self.channel) is None:
            await asyncio.sleep(_ABSENT)
            return
        table = await self._table()
        if table is None or not table.open:
            self._wanted = self._chance.choice(self.title.game.seats)
            await self._command(self._people[0], "game new", game=self.title.game.id)
        elif table.status == "lobby":
            await self._gather(table)
        elif table.status == "playing":
            await self._move(table)
        else:
            raise RuntimeError(
                f"Table {table.id} is {table.status}: {table.fault}. A load test must break no game."
            )

    async def _gather(self, table: TableRow) -> None:
        seats = await self._read.rows(SeatRow, "SELECT * FROM seats WHERE table_id = ?", table.id)
        absent = [person for person in self._people if person not in {seat.user for seat in seats}]
        verb, person = ("join", absent[0]) if len(seats) < self._wanted else ("start", table.host)
        button = self._button(verb)
        if button is not None and self._chance.random() < 0.5:
            await self._answered(self._server.click(person, *button))
        else:
            await self._command(person, f"game {verb}")
        if verb == "start":
            self._measured.games_begun += 1

    async def _move(self, table: TableRow) -> None:
        """Make a move of somebody who is asked, by clicks or typed, and wait for the picture."""
        packed = await self._read.value(
            "SELECT position FROM moves WHERE table_id = ? AND revision = ?", table.id, table.revision
        )
        if not isinstance(packed, bytes):
            return  # others have moved since
        game = self.title.game
        asked = game.asked(game.decode(zlib.decompress(packed)))
        seats = await self._read.rows(SeatRow, "SELECT * FROM seats WHERE table_id = ?", table.id)
        users = {seat.seat: seat.user for seat in seats}
        person = users[self._chance.choice([decision.seat for decision in asked])]
        assert person is not None, "nobody lets computers sit down"
        way = self._click_a_move if self._chance.random() < 0.5 else self._type_a_move
        last = await way(person)
        if last is None:
            return
        after = await self._table()
        if after is None or after.revision == table.revision:
            return  # it was refused or not carried out
        self._measured.moves += 1
        if shown := await self._until(lambda: self._shown(last.sent_at, table.revision)):
            self._measured.pictures.append((shown - last.sent_at) * 1000)

    async def _type_a_move(self, person: int) -> LiveInteraction | None:
        """Use `/move` with one of the suggestions; return the last interaction."""
        offered = self._server.complete(person, "move", "what", "", channel=self.channel)
        await self._until(lambda: offered.responded)
        self._note_acknowledgment(offered)
        if not offered.autocomplete_choices:
            return None
        line = self._chance.choice(offered.autocomplete_choices)
        asked = await self._command(person, "move", what=line["value"], now="true")
        if asked is not None and (page := self._server.page_of(asked)) is not None and _parts(page):
            return await self._click_on(person, asked)
        return asked

    async def _click_a_move(self, person: int) -> LiveInteraction | None:
        """Click from the card's button to the end of the turn; return the last interaction."""
        button = self._button("move")
        if button is None:
            return None
        asked = await self._answered(self._server.click(person, *button))
        return None if asked is None else await self._click_on(person, asked)

    async def _click_on(self, person: int, asked: LiveInteraction) -> LiveInteraction | None:
        for _ in range(_CLICKS):
            page = self._server.page_of(asked)
            if page is None or not (parts := _parts(page)):
                return None
            last = [part for part in parts if components.address_in(part["custom_id"]).verb == "do"]
            part = self._chance.choice(last or parts)
            if part["type"] == 3:
                value = self._chance.choice(part["options"])["value"]
                clicked = self._server.click(person, page, part["custom_id"], value)
            else:
                clicked = self._server.click(person, page, part["custom_id"])
            answered = await self._answered(clicked)
            if answered is None or components.address_in(part["custom_id"]).verb == "do":
                return answered
            asked = answered
        return None

    async def _command(self, person: int, path: str, **options: Any) -> LiveInteraction | None:
        return await self._answered(self._server.command(person, path, channel=self.channel, **options))

    async def _answered(self, asked: LiveInteraction) -> LiveInteraction | None:
        """An interaction once it is answered; None if it isn't."""
        answered = await self._until(lambda: asked.answered)
        self._note_acknowledgment(asked)
        if not answered:
            self._measured.unanswered += 1
            return None
        return asked

    def _note_acknowledgment(self, asked: LiveInteraction) -> None:
        if asked.acknowledged_at is not None:
            self._measured.acknowledged.append((asked.acknowledged_at - asked.sent_at) * 1000)

    async def _until(self, look: Callable[[], Found]) -> Found:
        """What `look` finds, once it finds anything; its empty result after too long, or if the bot has gone."""
        until = perf_counter() + self._patience
        served = self._server.session_of(self.channel)
        while not (found := look()):
            if perf_counter() > until or self._server.session_of(self.channel) is not served:
                break  # nobody waits for an answer any longer
            await asyncio.sleep(0.01)
        return found

    def _button(self, verb: str) -> tuple[Message, str] | None:
        for message in reversed(self._server.posted(self.channel)[-5:]):
            for part in parts_of(message):
                if part.get("custom_id", "").startswith(f"ludi:{verb}:") and not part.get("disabled"):
                    return message, part["custom_id"]
        return None

    def _shown(self, since: float, revision: int) -> float | None:
        """When a card with the picture of a later revision came after `since`."""
        for message in self._server.posted(self.channel)[-5:]:
            at = self._server.backend.at[message.id]
            newer = any(address.revision > revision for address in addresses(message))
            if message.attachments and at > since and newer:
                return at
        return None

    async def _table(self) -> TableRow | None:
        return await self._read.row(
            TableRow, "SELECT * FROM tables WHERE channel = ? ORDER BY id DESC LIMIT 1", self.channel
        )


def addresses(message: Message) -> list[components.Address]:
    return [
        components.address_in(custom_id)
        for custom_id in custom_ids_of(message)
        if custom_id.startswith("ludi")
    ]


def _parts(page: Message) -> list[dict[str, Any]]:
    """The buttons and menus that lead toward a move, not back."""
    found = []
    for part in parts_of(page):
        if "custom_id" not in part or part.get("disabled"):
            continue
        verb = components.address_in(part["custom_id"]).verb
        label = part.get("label", "")
        if verb in _MENUS or (verb in _BUTTONS and label not in _BACK and not label.endswith(_CHANGES)):
            found.append(part)
    return found


LOADING_CHANNELS: Final = 8
"""Channels in which files are handed in."""

_ACCOUNTS: Final = 40
"""Accounts that hand in files in each, so that none reaches a person's limit."""

_FIRST: Final = 10_000_000
"""The id of the first account."""


class FileChannel(PlayedChannel):
    """A channel in which file after file is handed in."""

    def __init__(self, server: DiscordServer, read: Reader, number: int, files: Iterator[Path]) -> None:
        super().__init__(server, read, number, next(iter(TITLES.values())), UserTimes(), seed=0)
        self._files = files
        self._moderator, *accounts = range(_FIRST + number * 1000, _FIRST + number * 1000 + _ACCOUNTS + 1)
        self._accounts = cycle(accounts)

    async def step(self) -> None:
        table = await self._table()
        if table is None or not table.open:
            file = next(self._files)
            content = await asyncio.to_thread(file.read_bytes)
            await self._command(next(self._accounts), "game load", file=content)
        elif table.status == "lobby":
            await self._begin(table)
        else:
            await self._call_off()

    async def _begin(self, table: TableRow) -> None:
        """Take a free seat, or start the game; close the table if it can't be started."""
        seats = await self._read.rows(SeatRow, "SELECT * FROM seats WHERE table_id = ?", table.id)
        if any(seat.free for seat in seats):
            await self._command(next(self._accounts), "game join")
            return
        await self._command(table.host, "game start")
        after = await self._table()
        if after is not None and after.status == "lobby":
            await self._call_off()

    async def _call_off(self) -> None:
        asked = await self._command(self._moderator, "game end")
        page = None if asked is None else self._server.page_of(asked)
        for custom_id in () if page is None else custom_ids_of(page):
            if page is not None and address_in(custom_id).verb == "end-sure":
                await self._answered(self._server.click(self._moderator, page, custom_id))


def files_in(folder: Path) -> Iterator[Path]:
    return cycle(sorted(path for path in folder.iterdir() if path.is_file()))
