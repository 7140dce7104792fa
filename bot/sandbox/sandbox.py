"""The life of the sandbox: the fake Discord, its page, its first table, and the bot."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sys
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

from aiohttp import web
from simcord.backend.models import Message
from simcord.components import walk_components

from bot.channel.launch import connect
from bot.db.database import InUse, StoreError
from bot.db.sqlite import owned
from bot.fake_discord.acting import Acting
from bot.fake_discord.discord_api import API, DiscordApi
from bot.games import TITLES
from bot.settings import Settings

from .web_page import WebPage
from .world import CHANNELS, PEOPLE, Snapshot, World

LEVELS: Final = ("tiro", "veteranus")  # how well the computers play

_LOOK_EVERY: Final = 0.05
_MENU: Final = 3


async def open_first_table(world: World, acting: Acting) -> None:
    """Let the first person open a table in the first channel, by a command and the menu of computers."""
    if any(world.messages.values()):
        return
    host, channel = next(iter(world.people)), next(iter(world.channels))
    await acting.command(host, channel, ("game", "new"), {"game": next(iter(TITLES))}).outcome()
    for seated, level in enumerate(LEVELS, 1):
        lobby, menu = await _found(partial(_menu_of_lobby, world, channel, seated))
        await acting.press(host, channel, lobby.id, menu["custom_id"], [f"add {level}"]).outcome()
    await _found(partial(_menu_of_lobby, world, channel, len(LEVELS) + 1))


def _menu_of_lobby(world: World, channel: int, seated: int) -> tuple[Message, dict[str, Any]] | None:
    """The lobby and its menu of computers, once this many sit there and no seat is kept, as the menu's id says."""
    for message in world.visible(channel, world.bot_user.id):
        for part in walk_components(message.components):
            if part["type"] == _MENU and str(part["custom_id"]).endswith(f":{seated}.0"):
                return message, part
    return None


async def _found(look: Callable[[], tuple[Message, dict[str, Any]] | None]) -> tuple[Message, dict[str, Any]]:
    while (found := look()) is None:  # noqa: ASYNC110 - of what stands in a channel the page alone is told
        await asyncio.sleep(_LOOK_EVERY)
    return found


PORT: Final = 8753  # of the page, unless it is taken

_HOST: Final = "127.0.0.1"
_LARGEST: Final = 64 * 1024**2
_ANYBODY: Final = "anybody"  # the token that the bot needs, and nobody checks

_MINE: Final = ("ludi.sqlite3", "discord.sqlite3")


@dataclass(frozen=True)
class Sandbox:
    """An open fake Discord: `settings` connect the bot to it, `url` is its page."""

    settings: Settings
    url: str
    world: World
    acting: Acting
    api: DiscordApi


def run(settings: Settings, *, fresh: bool = False) -> int:
    """Run the sandbox until Ctrl-C; return the exit status. Raises StoreError."""
    logging.getLogger("discord").setLevel(logging.WARNING)  # players need not read about gateways
    return asyncio.run(_stay(settings, fresh))


async def _stay(settings: Settings, fresh: bool) -> int:
    async with opened(settings, fresh=fresh) as sandbox:
        welcoming = asyncio.create_task(_welcome(sandbox))
        try:
            status = await connect(sandbox.settings)
        finally:
            welcoming.cancel()
    folder = settings.sandbox
    sys.stdout.write(f"\nThe sandbox is closed. What happened in it is kept in {folder} for next time.\n")
    return status


async def _welcome(sandbox: Sandbox) -> None:
    await sandbox.api.gateway.identified.wait()
    await open_first_table(sandbox.world, sandbox.acting)
    readers = " and ".join(person.name for person in PEOPLE if person.locale == "de")
    sys.stdout.write(
        f"The sandbox: {sandbox.url}\n"
        f"In {', '.join(f'#{name}' for name in CHANNELS)} are {', '.join(person.name for person in PEOPLE)}; "
        f"{readers} read German. On the page you are one of them at a time.\n"
        f"In a new sandbox {PEOPLE[0].name} sits at a table with two computers: click Start, then Move.\n"
        "Elsewhere start with /game new. "
        "Everything is kept; --fresh starts over. Ctrl-C closes it.\n"
    )
    sys.stdout.flush()
    if _has_desktop():
        webbrowser.open(sandbox.url)


@asynccontextmanager
async def opened(settings: Settings, *, fresh: bool = False) -> AsyncIterator[Sandbox]:
    """Serve the fake Discord of the folder `settings.sandbox` on 127.0.0.1; `fresh` empties the folder first.

    To connect the bot, call `bot.channel.launch.connect` with the sandbox's settings. Raises StoreError.
    """
    folder = settings.sandbox
    async with AsyncExitStack() as stack:
        stack.enter_context(_owned(folder))
        if fresh:
            _empty(folder)
        keeping = stack.enter_context(closing(Snapshot(folder / "discord.sqlite3")))
        world = World(keeping)
        api = DiscordApi(world)
        acting = Acting(world)
        app = web.Application(middlewares=[_from_this_machine], client_max_size=_LARGEST)
        page = WebPage(world, keeping, acting)
        api.refused = page.refused
        app.add_routes([*api.routes(), *page.routes()])
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        stack.push_async_callback(runner.cleanup)
        await runner.setup()
        url = f"http://{_HOST}:{await _listening(runner)}"
        its_own = replace(
            settings,
            token=_ANYBODY,
            api_base=url + API,
            database=folder / "ludi.sqlite3",
            shard_ids=None,
            shard_count=1,
        )
        yield Sandbox(its_own, url, world, acting, api)


def _empty(folder: Path) -> None:
    for name in _MINE:
        for file in folder.glob(f"{name}*"):
            if file.suffix != ".lock":
                file.unlink()


def _owned(folder: Path) -> IO[bytes]:
    """Lock the folder: a second sandbox would overwrite the data of the first."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"The folder {folder} can't be created: {error.strerror}. Name another one in SANDBOX."
        ) from error
    try:
        return owned(folder / "discord.sqlite3", None)
    except InUse:
        raise InUse(
            f"Another sandbox is open on {folder}. Close it, or name another folder in SANDBOX."
        ) from None


async def _listening(runner: web.AppRunner) -> int:
    """Listen at the usual port, or at another if it is taken; return it."""
    try:
        await web.TCPSite(runner, _HOST, PORT).start()
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        sys.stdout.write(f"Port {PORT} is in use, so the sandbox has another address this time.\n")
        await web.TCPSite(runner, _HOST, 0).start()
    port: int = runner.addresses[0][1]
    return port


@web.middleware
async def _from_this_machine(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Only answer this page and this bot: other pages in the same browser must have no access."""
    name, _, _ = request.host.partition(":")
    origin = request.headers.get("Origin")
    if name not in (_HOST, "localhost") or origin not in (None, f"http://{request.host}"):
        raise web.HTTPForbidden
    return await handler(request)


def _has_desktop() -> bool:
    """Whether a browser can open a window; otherwise `webbrowser` might start one in the terminal."""
    desktop = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or bool(desktop)
