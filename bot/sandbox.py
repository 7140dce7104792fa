"""The bot in a pretend Discord in the browser: no account, no token, nothing leaves this machine.

One person can play a whole game here: the page switches between the people in the channel.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import discord

from bot.channel.client import Bot
from bot.settings import Settings

if TYPE_CHECKING:
    from simcord.preview import Preview

PEOPLE: Final = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")
"""Who is in the channel; the first of them may manage it."""

_PATIENCE: Final = 60.0
"""Seconds that one act may take: a machine that is busy draws slowly."""


def run(settings: Settings) -> int:
    """Open the sandbox and stay until Ctrl-C, or until the page ends the session; the exit status."""
    try:
        asyncio.run(_stay(settings))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.stdout.write("\nThe sandbox is closed.\n")
    return 0


async def _stay(settings: Settings) -> None:
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):  # Windows knows no signal handlers
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    async with opened(settings) as preview:
        sys.stdout.write(
            f"The sandbox: {preview.url}\n"
            f"In the channel are {', '.join(PEOPLE)}; switch between them on the page. Begin with /game new.\n"
            "Nothing of it is kept. Ctrl-C closes it.\n"
        )
        sys.stdout.flush()
        if _has_desktop():
            webbrowser.open(preview.url)
        await preview.wait_closed()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Preview]:
    """A channel with a few people in it, served as a page on 127.0.0.1."""
    import simcord  # only the sandbox needs it, and it may not be installed

    with tempfile.TemporaryDirectory(prefix="ludi-sandbox-") as folder:
        bot = Bot(
            replace(
                settings, token=None, database=Path(folder) / "sandbox.sqlite3", shard_ids=None, shard_count=1
            )
        )
        async with simcord.run(bot, check_errors=False, settle_timeout=_PATIENCE) as env:
            try:
                guild = env.create_guild("Ludi Romani")
                channel = guild.create_text_channel("forum-romanum")
                manager = guild.create_role("Aedile", permissions=discord.Permissions(manage_channels=True))
                people = [
                    guild.add_member(
                        env.create_user(name.lower(), global_name=name),
                        roles=[manager] if name == PEOPLE[0] else [],
                    )
                    for name in PEOPLE
                ]
                async with env.preview(channel, viewers=people, layout="channel") as preview:
                    yield preview
            finally:
                await bot.close_house()


def _has_desktop() -> bool:
    """Whether a browser can open a window; where none can, `webbrowser` might start one in the terminal."""
    desktop = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or bool(desktop)
