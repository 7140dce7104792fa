"""The bot continues where an earlier release stopped: everything that waits is announced, every page works."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.games import TITLES
from bot.play.table import Table
from tests.scene import Scene, buttons, texts
from tools.sketches import sketched

from .databases import AFTERWARDS, CHANNELS, GUILD, PEOPLE, names

OFTEN = pytest.mark.parametrize(
    "release",
    [
        pytest.param(name, marks=() if name in (names()[0], names()[-1]) else pytest.mark.soak)
        for name in names()
    ],
    indirect=True,
)


PATIENCE = 300.0
"""How long the bot may take for all that waits, in seconds; the machine may be busy."""

TROUBLE = re.compile(r"\(ref\. \w+\)|\(Kennung \w+\)")
"""What people read after a fault."""


@asynccontextmanager
async def going_on(path: Path) -> AsyncIterator[tuple[Scene, dict[int, Any]]]:
    """Run the bot on a database; yield the scene, with its server's people, and the channels. Games are sketched."""
    first, *others = map(sketched, TITLES.values())
    scene = Scene(path, first, 0, others, whole=True)
    scene.now = AFTERWARDS
    scene.env.settle_timeout = PATIENCE
    settle: Any = scene.env._settle_internal
    # Env.start waits for five seconds, whatever the timeout of the env is.
    scene.env._settle_internal = lambda timeout=None, **how: settle(timeout=PATIENCE, **how)  # type: ignore
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
    channels = {}
    for number in CHANNELS:
        numbered(number)
        channels[number] = scene.guild.create_text_channel(f"forum-{number}")
    backend.snowflake = usual
    try:
        await scene.env.start()
        await scene.thought()
        yield scene, channels
    finally:
        await scene.bot.close_services()
        await scene.env.shutdown()
    scene.env.raise_errors()


@OFTEN
async def test_everything_that_waits_is_announced_and_every_page_works(left_behind: Path) -> None:
    """The pages of tables, and those of people: their games and settings, and the lessons."""
    async with going_on(left_behind) as (scene, channels):
        assert (await scene.store.outbox.unsent()).waiting == 0
        for number, channel in channels.items():
            table = await scene.bot.tables.repository.current(number)
            if table is None:
                continue
            scene.channel = channel
            await look_at(scene, table)
        await look_at_what_people_have(scene)


async def look_at(scene: Scene, table: Table) -> None:
    """Read everything that can be asked for about a table."""
    for command in ("game board", "game status", "game text", "game log"):
        asking = await reader(scene, table).slash(scene.channel, command)
        for answer in (asking.response, *asking.followups):
            if answer is not None:
                assert texts(answer)
                assert not TROUBLE.search(texts(answer)), texts(answer)
    for message in scene.channel.history():
        assert not TROUBLE.search(texts(message)), texts(message)
    if table.begun and table.status != "stopped":
        (card,) = [message for message in scene.channel.history() if buttons(message)][-1:]
        assert card.attachments


def reader(scene: Scene, table: Table) -> MemberActor:
    """Return a player of the table; everybody reads in their own language."""
    return next(player for player in scene.players if table.seat_of(player.id) is not None)


async def look_at_what_people_have(scene: Scene) -> None:
    """Read each person's games and settings, and a lesson of each game."""
    for player, game in zip(scene.players, TITLES, strict=True):
        for command, options in (("me games", {}), ("me settings", {}), ("learn", {"game": game})):
            answer = (await player.slash(scene.channel, command, **options)).response
            assert texts(answer)
            assert not TROUBLE.search(texts(answer)), texts(answer)
