"""The life of the process: connect to Discord, stay, leave."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from typing import Final

import aiohttp
import discord
from discord.http import Route

from bot.app import heartbeat, processes
from bot.db.database import StoreError
from bot.games import TITLES
from bot.metrics import CannotListen, Metrics, Stock, counted_lines, served
from bot.settings import Settings

from .client import Bot
from .health import UNCONNECTED, find_gateway

PAUSE: Final = 30.0  # seconds until an unreachable Discord is tried again at the start

_log = logging.getLogger(__name__)


def run(settings: Settings) -> int:
    """Run the bot until it receives a signal to stop; return the exit status."""
    processes.take_turns()
    return asyncio.run(connect(settings))


async def connect(settings: Settings) -> int:
    """Stay connected until a signal or a cancellation; return the exit status."""
    Route.BASE = settings.api_base
    stopping = asyncio.current_task()
    assert stopping is not None
    loop = asyncio.get_running_loop()

    def stop() -> None:
        if not stopping.cancelling():  # a second signal must not interrupt closing
            stopping.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers
            loop.add_signal_handler(number, stop)
    watched = Monitoring()
    try:
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(counted_lines(watched.metrics))
            if settings.metrics_port is not None:
                address = await stack.enter_async_context(
                    served(
                        settings.metrics_host,
                        settings.metrics_port,
                        watched.metrics,
                        stock=watched.stock,
                        missing=watched.missing,
                    )
                )
                _log.info("metrics and health are at %s", address)
            while not await _stay(settings, watched):
                # A restart wouldn't reach Discord either, so this process counts as alive.
                try:
                    heartbeat.beat(settings.heartbeat, now=time.time(), missing=watched.missing())
                except OSError as error:
                    _log.error("the health file can't be written: %s", error)
                await asyncio.sleep(PAUSE)
    except asyncio.CancelledError:
        _log.info("stopped")
    except (StoreError, CannotListen) as error:
        _log.critical("%s", error)
        return 1
    except discord.LoginFailure:
        _log.critical("Discord does not accept the token. Copy it again from the developer portal.")
        return 1
    except discord.ConnectionClosed as error:
        _log.critical("Discord has closed the connection for good: %s", error)
        return 1
    except Exception:
        _log.critical("the bot stops because of a bug", exc_info=True)
        return 1
    return 0


class Monitoring:
    """What monitoring sees: the bot that runs now, and metrics that outlast it when it reconnects."""

    def __init__(self) -> None:
        self.metrics = Metrics(TITLES)
        self.bot: Bot | None = None

    async def stock(self) -> Stock:
        return Stock() if self.bot is None else await self.bot.stock()

    def missing(self) -> list[str]:
        return [UNCONNECTED] if self.bot is None else self.bot.health.missing()


async def _stay(settings: Settings, watched: Monitoring) -> bool:
    assert settings.token is not None
    async with Bot(settings, metrics=watched.metrics) as bot:
        watched.bot = bot
        await bot.open_store()  # report database problems before connecting to Discord
        try:
            await bot.login(settings.token)
            await find_gateway(bot)
        except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
            _log.error(
                "Discord can't be reached at %s (%s). Check the network and DISCORD_API_BASE. "
                "The bot tries again in %.0f seconds.",
                settings.api_base,
                str(error) or type(error).__name__,
                PAUSE,
            )
            return False
        ready = asyncio.create_task(_keep_what_is_ready(bot))
        try:
            await bot.connect()
        finally:
            ready.cancel()
    return True


async def _keep_what_is_ready(bot: Bot) -> None:
    await bot.wait_until_ready()
    processes.keep_for_good()
