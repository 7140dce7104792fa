"""The bot: what is opened at the start, what runs beside the handlers, what is closed at the end."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
import signal
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord
import yarl
from discord import app_commands
from discord.ext import tasks
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import heartbeat
from bot.channel.drawing.hands import Hands
from bot.channel.drawing.studio import Studio
from bot.channel.game import commands as game_commands
from bot.channel.interactions.guard import answer_fault, answer_unknown
from bot.channel.interactions.house import House, Interaction
from bot.channel.interactions.localisation import Translator
from bot.channel.messages.components import TableButton, TableMenu
from bot.channel.messages.office import PostOffice
from bot.channel.moves import commands as move_commands
from bot.games import TITLES
from bot.games.title import Title
from bot.settings import Settings
from bot.store.store import Store
from bot.tables import Tables

# The bot never speaks: a warning that it could not is noise in the log.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

SWEEP_SECONDS: Final = 5.0
REMINDER_SECONDS: Final = 60.0
TIDY_HOURS: Final = 24

_log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[House]):
    """The commands; what fails before a handler runs is answered too."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that did not reach its handler: the user's Discord may know an older one."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await answer_unknown(interaction)
        else:
            await answer_fault(interaction, error)


class Bot(House):
    """Board games in Discord's channels.

    It sees guilds and interactions and nothing else. `always_sync` sends the commands to Discord though they
    have not changed; `clock` and `new_seed` are for the tables, `hands` for the studio.
    """

    def __init__(
        self,
        settings: Settings,
        titles: Mapping[str, Title] | None = None,
        *,
        clock: Callable[[], float] = time.time,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(16),
        hands: Callable[[], Hands] = Hands,
        always_sync: bool = False,
    ) -> None:
        shards: dict[str, Any] = {"shard_count": settings.shard_count}
        if settings.shard_ids is not None:
            shards["shard_ids"] = list(settings.shard_ids)
        super().__init__(
            **shards,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self._titles = TITLES if titles is None else titles
        self._clock = clock
        self._new_seed = new_seed
        self._hands = hands
        self._always_sync = always_sync
        self._store: Store | None = None
        self.tree = Tree(self)
        self._rounds: tuple[tasks.Loop[Any], ...] = ()

    async def setup_hook(self) -> None:
        """Open the house: before the first click can arrive."""
        now = self._clock()
        self._store = await Store.open(self.settings.database, now=now)
        await self._store.outbox.release()
        self.tables = Tables(self._store, self._titles, self._clock, self._new_seed)
        self.studio = Studio(self._hands())
        self.studio.warm_up()
        self.post = PostOffice(self, self.tables, self._store.outbox, self.studio, self._clock)
        self.add_dynamic_items(TableButton, TableMenu)
        self.tree.add_command(game_commands.group(self._titles))
        for title in self._titles.values():
            self.tree.add_command(move_commands.group(title))
        await self.tree.set_translator(Translator())
        await self._sync()
        self._rounds = (
            every(SWEEP_SECONDS, self.post.sweep),
            every(REMINDER_SECONDS, self.tables.put_due_reminders),
            every(TIDY_HOURS * 3600.0, self._tidy),
            every(heartbeat.EVERY, self._beat),
        )
        for round_ in self._rounds:
            round_.start()

    async def find_gateway(self) -> None:
        """Ask the API where the gateway is, so that another API base carries the whole bot."""
        _, url, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)

    async def close(self) -> None:
        """Close the house and leave Discord."""
        await self.close_house()
        await super().close()

    async def close_house(self) -> None:
        """Let what is being sent arrive, then let go of the database."""
        for round_ in self._rounds:
            round_.cancel()
        if self._store is not None:
            await self.post.close()
            self.studio.close()
            await self._store.close()
            self._store = None

    async def _sync(self) -> None:
        """Send the commands to Discord where they are not the ones sent last."""
        assert self._store is not None
        payload = await self.command_payload()
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"commands of {self.application_id} at {self.settings.api_base}"
        if not self._always_sync and await self._store.setting(key) == digest:
            return
        try:
            await self.tree.sync()
        except (discord.HTTPException, app_commands.CommandSyncFailure):
            # The commands that Discord knows go on working; the next start tries again.
            _log.exception("the commands could not be synced")
            return
        await self._store.set_setting(key, digest)
        _log.info("the commands are synced")

    async def command_payload(self) -> list[dict[str, Any]]:
        """The commands as Discord gets them, with every translation."""
        translator = self.tree.translator
        assert translator is not None
        return [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]

    async def _tidy(self) -> None:
        assert self._store is not None
        await self._store.tidy(now=self._clock())

    async def _beat(self) -> None:
        """Say that the bot is well, if it is."""
        if self.is_ready():
            heartbeat.beat(self.settings.heartbeat, now=time.time())

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note where the bot was thrown out: its games wait for it to come back."""
        _log.info("out of guild %s", guild.id, extra={"guild": guild.id})


def every(seconds: float, run: Callable[[], Any]) -> tasks.Loop[Any]:
    """A loop that no failure ends: it is logged, and the next round comes."""

    async def once() -> None:
        try:
            await run()
        except Exception:
            _log.exception("%s failed; it runs again in %s s", getattr(run, "__qualname__", run), seconds)

    return tasks.Loop(
        once,
        seconds=seconds,
        hours=0,
        minutes=0,
        time=discord.utils.MISSING,
        count=None,
        reconnect=True,
        name=None,
    )


def use_api_base(base: str) -> None:
    """Send every request of the library, and of its webhooks, to a REST base."""
    Route.BASE = base


def run(settings: Settings) -> int:
    """Connect to Discord and stay until told to stop; the exit status."""
    return asyncio.run(_run(settings))


async def _run(settings: Settings) -> int:
    use_api_base(settings.api_base)
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    assert settings.token is not None
    stopping = asyncio.current_task()
    assert stopping is not None
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows knows no signal handlers
            loop.add_signal_handler(number, stopping.cancel)
    bot = Bot(settings)
    try:
        async with bot:
            await bot.login(settings.token)
            await bot.find_gateway()
            await bot.connect()
    except asyncio.CancelledError:
        _log.info("stopped")
    except discord.LoginFailure:
        _log.critical("Discord does not accept the token. Copy it again from the developer portal.")
        return 1
    except discord.GatewayNotFound:
        _log.critical("%s does not tell its gateway. Check DISCORD_API_BASE.", settings.api_base)
        return 1
    return 0
