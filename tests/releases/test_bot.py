"""The bot goes on where an earlier release has stopped: everything that waits is told, every page is shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.games import TITLES
from bot.tables.table import Table
from tests.releases.databases import AFTERWARDS, CHANNELS, GUILD, PEOPLE, names
from tests.scene import Scene, buttons, sketched, texts

OFTEN = pytest.mark.parametrize(
    "release",
    [pytest.param(name, marks=() if name in (names()[0], names()[-1]) else pytest.mark.soak) for name in names()],
    indirect=True,
)


@asynccontextmanager
async def going_on(path: Path) -> AsyncIterator[Scene]:
    """A channel of the database's own server, with its people; all games are sketched."""
    first, *others = map(sketched, TITLES.values())
    scene = Scene(path, first, 0, others)
    scene.now = AFTERWARDS
    backend = scene.env.backend
    usual = backend.snowflake

    def numbered(number: int) -> None:
        backend.snowflake = lambda: number

    scene.guild = scene.env.create_guild("Gallia", id=GUILD)
    scene.players = []
    for person in PEOPLE:
        numbered(person.id)
        scene.players.append(
            scene.guild.add_member(scene.env.create_user(person.name.lower(), global_name=person.name))
        )
    scene.channels = {}
    for number in CHANNELS:
        numbered(number)
        scene.channels[number] = scene.guild.create_text_channel(f"forum-{number}")
    backend.snowflake = usual
    try:
        await scene.env.start()
        await scene.thought()
        yield scene
    finally:
        await scene.bot.close_house()
        await scene.env.shutdown()
    scene.env.raise_errors()


@OFTEN
async def test_what_waits_is_told_and_every_page_is_shown(left_behind: Path) -> None:
    async with going_on(left_behind) as scene:
        assert (await scene.store.outbox.unsent()).waiting == 0
        for number, channel in scene.channels.items():
            table = await scene.bot.tables.shelf.current(number)
            if table is None:
                continue
            scene.channel = channel
            await look_at(scene, table)


async def look_at(scene: Scene, table: Table) -> None:
    """Read everything about a table that can be asked for, in the language of whoever asks."""
    reader = next(player for player in scene.players if table.seat_of(player.id) is not None)
    for command in ("game board", "game status", "game text", "game log"):
        answer = (await reader.slash(scene.channel, command)).response
        print(table.id, table.game, table.status, command, texts(answer)[:200] if answer else answer)
