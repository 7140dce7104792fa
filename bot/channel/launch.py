"""From the start of the process to its end: connect to Discord, stay, leave."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from typing import Final

import aiohttp
import discord
from discord.http import Route

from bot.settings import Settings
from bot.store.errors import StoreError

from .client import Bot
from .gateway import find_gateway

PAUSE: Final = 30.0
"""Seconds until Discord, out of reach at the start, is tried again."""

_log = logging.getLogger(__name__)


def run(settings: Settings) -> int:
    """Connect to Discord and stay until told to stop; the exit status."""
    return asyncio.run(connect(settings))


async def connect(settings: Settings) -> int:
    """Be in Discord until a signal or a cancellation ends it; the exit status."""
    Route.BASE = settings.api_base
    stopping = asyncio.current_task()
    assert stopping is not None
    loop = asyncio.get_running_loop()

    def stop() -> None:
        if not stopping.cancelling():  # told twice, it must not leave what it is closing
            stopping.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows knows no signal handlers
            loop.add_signal_handler(number, stop)
    try:
        while True:
            if await _stay(settings):
                break
            await asyncio.sleep(PAUSE)
    except asyncio.CancelledError:
        _log.info("stopped")
    except StoreError as error:
        _log.critical("%s", error)
        return 1
    except discord.LoginFailure:
        _log.critical("Discord does not accept the token. Copy it again from the developer portal.")
        return 1
    except discord.ConnectionClosed as error:
        _log.critical("Discord has closed the connection for good: %s", error)
        return 1
    except Exception:
        _log.critical("the bot ends by a fault of its own", exc_info=True)
        return 1
    return 0


async def _stay(settings: Settings) -> bool:
    """Be in Discord until told to stop; False where it can't be reached."""
    assert settings.token is not None
    async with Bot(settings) as bot:
        await bot.open_store()  # what is wrong with the database is said before Discord is troubled
        try:
            await bot.login(settings.token)
            await find_gateway(bot)
        except discord.LoginFailure:
            raise
        except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
            _log.error(
                "Discord can't be reached at %s (%s). Check the network and DISCORD_API_BASE; "
                "it is tried again in %.0f seconds.",
                settings.api_base,
                str(error) or type(error).__name__,
                PAUSE,
            )
            return False
        await bot.connect()
    return True
