"""The bot: its services, background jobs, start and end."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.app import heartbeat
from bot.channel.board import board_menu
from bot.channel.game import game_commands
from bot.channel.game.lobby import lobby_post
from bot.channel.game.options import server_group
from bot.channel.interactions.bot_types import BaseBot, Interaction, Work
from bot.channel.interactions.handlers import Translator, command
from bot.channel.learn import help, lessons
from bot.channel.messages.card import turn_card
from bot.channel.messages.components import TableButton, TableMenu
from bot.channel.messages.outbox_sender import OutboxSender
from bot.channel.moves import composing, move_commands
from bot.channel.rendering.films import Films
from bot.channel.rendering.render_workers import RenderWorkers
from bot.channel.rendering.renderer import Renderer
from bot.computer_turns.analyses import Analyzing
from bot.computer_turns.turns import Thinking
from bot.computer_turns.workers import ThinkingWorkers
from bot.db.database import InUse, StoreError
from bot.db.opening import RENEWED
from bot.engine import SEED_BYTES
from bot.games import TITLES
from bot.games.title import Title
from bot.metrics import Metrics, Stock
from bot.play.rows import TableRow
from bot.play.service import Tables
from bot.play.store import Store
from bot.settings import Settings

from . import me, review, statistics
from .health import Health, Job, shard_now, unresponsive_shards
from .interactions.bot_types import Limits
from .interactions.context import IN_DIRECT_MESSAGES
from .interactions.handlers import answer_error, completes
from .uploads import CHECKED_EVERY, CommandUpload, EmojiUpload, artwork_of

# The bot uses no voice: discord.py's warning about that is noise in the log.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

SWEEP_SECONDS: Final = 2.0
CLOCK_SECONDS: Final = 20.0
LOOK_AROUND_SECONDS: Final = 60.0
SILENCE_SECONDS: Final = 600.0
TIDY_HOURS: Final = 24
_A_DAY: Final = 86_400.0
DUTIES: Final = "duties"  # the lease for jobs that one process at a time does
FINISHING: Final = 10.0
"""Seconds that handlers and senders have to finish when the bot stops."""

_log = logging.getLogger(__name__)


class Commands(app_commands.CommandTree[BaseBot]):
    """The command tree; answers commands that fail before a handler runs, too."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Drop autocompletion of options that the bot doesn't complete, or no longer has."""
        if interaction.type is not discord.InteractionType.autocomplete or completes(interaction):
            return True
        with contextlib.suppress(discord.HTTPException):
            await interaction.response.autocomplete([])
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that didn't reach its handler: the user's client may know an older version of it."""
        await answer_error(interaction, error)


class Bot(BaseBot):
    """The Discord client. Its only intent is guilds.

    `clock` and `new_seed` are for the tables; the workers draw, think and film; `artwork` are the icons that become
    emojis.
    """

    def __init__(
        self,
        settings: Settings,
        titles: Mapping[str, Title] | None = None,
        *,
        clock: Callable[[], float] = time.time,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        render_workers: RenderWorkers | None = None,
        thinking_workers: ThinkingWorkers | None = None,
        films: Films | None = None,
        limits: Limits | None = None,
        artwork: Callable[[Iterable[str]], Collection[str]] = artwork_of,
        metrics: Metrics | None = None,
    ) -> None:
        shards: dict[str, Any] = {"shard_count": settings.shard_count}
        if settings.shard_ids is not None:
            shards["shard_ids"] = list(settings.shard_ids)
        known = TITLES if titles is None else titles
        super().__init__(
            limits or Limits(),
            metrics or Metrics(known),
            **shards,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self._titles = known
        self._clock = clock
        self._new_seed = new_seed
        self.renderer = Renderer(render_workers, self.metrics)
        self._thinking_workers = thinking_workers or ThinkingWorkers()
        self.films = films or Films()
        self._artwork = artwork
        self._store: Store | None = None
        self.health = Health(self, settings.heartbeat)
        self.tree = Commands(self)
        self._stopping: asyncio.Task[None] | None = None
        self._emoji_upload: EmojiUpload | None = None

    @property
    def _opened(self) -> Store:
        assert self._store is not None
        return self._store

    async def setup_hook(self) -> None:
        """Open everything before the first click can arrive."""
        await self.open_store()
        self.health.has_written()
        workers = self.renderer.workers
        self.tables = Tables(
            self._opened, self._titles, self._clock, self._new_seed, self.metrics, elsewhere=workers.do
        )
        workers.warm_up(turn_card)
        self.outbox = OutboxSender(
            self,
            self.tables,
            self.renderer,
            self._clock,
            self.metrics,
            functools.partial(lobby_post, self),
            self.application_emojis,
            functools.partial(composing.ask_again, self),
        )
        self.analyses = Analyzing(
            self.tables, self._thinking_workers, self.outbox.deliver_soon, self._is_mine
        )
        self.computer_turns = Thinking(
            self.tables,
            self._thinking_workers,
            self.outbox.deliver_soon,
            self._is_mine,
            self.metrics,
        )
        self.add_dynamic_items(TableButton, TableMenu)
        await self.add_commands()
        assert self.application_id is not None, "known once logged in"
        application = f"{self.application_id} at {self.settings.api_base}"
        artwork = self._artwork(self._titles)
        self._emoji_upload = EmojiUpload(
            self._opened, application, self._clock, self, self.application_emojis, artwork
        )
        upload = CommandUpload(
            self._opened,
            application,
            self._clock,
            self._send_commands,
            self.command_payload,
        )
        self.health.upload = upload
        await upload.start()
        self.health.jobs = (
            Job("leases", RENEWED, self._renew),
            Job("commands", CHECKED_EVERY, upload.look),
            Job("emojis", CHECKED_EVERY, self._emoji_upload.look),
            Job("outbox", SWEEP_SECONDS, self._send_left),
            Job("clocks", CLOCK_SECONDS, self._on_duty(self._look_at_clocks)),
            Job("pings", CLOCK_SECONDS, self._on_duty(self.tables.pinging.put_due)),
            Job("results", CLOCK_SECONDS, self._on_duty(self.tables.results.count)),
            Job("computers", LOOK_AROUND_SECONDS, self.computer_turns.look_around),
            Job("analyses", LOOK_AROUND_SECONDS, self.analyses.look_around),
            Job("presence", SILENCE_SECONDS, self._on_duty(self.outbox.presence.look_after_silent)),
            Job("forgetting", LOOK_AROUND_SECONDS, self._on_duty(self.tables.people.complete_forgetting)),
            Job("tidying", TIDY_HOURS * 3600.0, self._on_duty(self._tidy)),
            Job("heartbeat", heartbeat.EVERY, lambda: self.health.beat(self._opened)),
        )
        for job in self.health.jobs:
            job.loop.start()

    async def add_commands(self) -> None:
        # In reading order: what opens a game comes first, each game's own commands last.
        of_game = game_commands.game_group(self._titles)
        for subcommand in (
            command("game-rules", help.game_rules),
            command("game-advice", game_commands.at_table(composing.show_advice, work=Work.THINK)),
            command("game-what", help.game_what),
            command("game-curve", game_commands.at_table(review.show_curve)),
            command("game-replay", review.game_replay),
            command("game-analysis", game_commands.at_table(review.show_analysis)),
            command("game-history", statistics.game_history, games=self._titles),
        ):
            of_game.add_command(subcommand)
        commands: tuple[
            app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu, ...
        ] = (
            of_game,
            command("move", move_commands.move_typed, IN_DIRECT_MESSAGES),
            command("stats", statistics.stats, IN_DIRECT_MESSAGES, games=self._titles),
            command("ranking", statistics.ranking, IN_DIRECT_MESSAGES, games=self._titles),
            me.me_group(),
            server_group(),
            command("help", help.show_help, IN_DIRECT_MESSAGES),
            command("learn", lessons.learn, IN_DIRECT_MESSAGES, games=self._titles),
            board_menu(),
            *map(move_commands.moves_group, self._titles.values()),
        )
        for added in commands:
            self.tree.add_command(added)
        await self.tree.set_translator(Translator())

    async def open_store(self) -> None:
        """Open the database, unless it is already open. Raises StoreError."""
        if self._store is None:
            self._store = await Store.open(
                self.settings.database, now=self._clock(), shards=self.settings.shard_ids
            )

    async def close(self) -> None:
        """Leave the gateway, finish what was begun, then close everything."""
        for shard in self.shards.values():
            await shard.disconnect()
        await self.close_services()
        await super().close()

    async def close_services(self) -> None:
        """Let handlers and senders finish, then close the database."""
        for job in self.health.jobs:
            job.loop.cancel()
        if self._store is None:
            return
        store, self._store = self._store, None
        if self.health.jobs:
            await self.analyses.close()
            await self.computer_turns.close()
            self._thinking_workers.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FINISHING):
                    await asyncio.gather(*self.handling, *self.outbox.under_way, return_exceptions=True)
            self.renderer.workers.close()
        await store.close()

    async def command_payload(self) -> list[dict[str, Any]]:
        translator = self.tree.translator
        assert translator is not None
        return [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]

    async def _send_commands(self, payload: list[dict[str, Any]]) -> None:
        """Send the commands as `tree.sync` does, which would translate them all once more."""
        assert self.application_id is not None, "known once logged in"
        try:
            await self.http.bulk_upsert_global_commands(self.application_id, payload)
        except discord.HTTPException as error:
            raise app_commands.CommandSyncFailure(error, self.tree.get_commands()) from error

    def _is_mine(self, row: TableRow) -> bool:
        """Whether a table is on this process's shards: computers think where their moves are announced."""
        if self.settings.shard_ids is None:
            return True
        shard = (row.guild or 0) >> 22
        return shard % (self.shard_count or 1) in self.settings.shard_ids

    def _on_duty(self, run: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        @functools.wraps(run)
        async def on_duty() -> None:
            if await self._opened.leases.hold(DUTIES, now=self._clock()):
                await run()

        return on_duty

    async def _renew(self) -> None:
        """Renew the leases; stop if another process has taken a shard over."""
        try:
            await self._opened.leases.renew(now=self._clock())
        except InUse as problem:
            _log.critical("%s", problem)
            self._stopping = asyncio.create_task(self.close(), name="stopping")

    async def _look_at_clocks(self) -> None:
        """Act on clocks, but only while connected to Discord: while nobody can answer, the bot counts as down."""
        if self.is_ready() and not unresponsive_shards(self.shards.values()):
            await self.tables.deadlines.look()

    async def _send_left(self) -> None:
        await self.outbox.give_back()
        await self._on_duty(self._sweep)()

    async def _sweep(self) -> None:
        if left := await self._opened.outbox.release(self._clock()):
            _log.info("%s announcements are taken over from a bot that has ended", left)
        await self.outbox.sweep()

    async def _tidy(self) -> None:
        await self.tables.lobbies.expire()
        await self._opened.tidy(now=self._clock())
        if await self.tables.archiving.pack():  # after an upgrade there may be years of games
            await self._opened.tidy(now=self._clock())

    async def stock(self) -> Stock:
        """The gauges at this moment, without those that the store can't provide now (which is logged)."""
        shards = tuple(map(shard_now, self.shards.values()))
        if self._store is None or self._emoji_upload is None or not self.health.jobs:
            return Stock(shards=shards)
        queues = {
            "drawing": self.renderer.workers.waiting,
            "thinking": self._thinking_workers.waiting,
            "emojis": self._emoji_upload.missing,
        }
        oldest: dict[bool, float] = {}
        games: dict[tuple[str, str], int] = {}
        now = self._clock()
        try:
            unsent = await self._store.outbox.unsent()
            counted = await self._store.games(closed_since=now - _A_DAY)
        except StoreError as error:
            _log.error("the database's metrics can't be read: %s", error)
        else:
            queues["outbox"] = unsent.waiting
            for tried, since in ((False, unsent.oldest_untried), (True, unsent.oldest_tried)):
                oldest[tried] = 0.0 if since is None else max(0.0, now - since)
            games = {(count.game, count.status): count.tables for count in counted}
        return Stock(
            queues=queues,
            oldest=oldest,
            games=games,
            shards=shards,
            written=self.health.written,
            commands_known=self.health.upload is not None and self.health.upload.problem is None,
            jobs=tuple(job.state for job in self.health.jobs),
        )

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Mark the games of a server that has removed the bot: they wait a week for it to come back."""
        _log.info("removed from guild %s", guild.id, extra={"guild": guild.id})
        await self.tables.places.lose_server(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Handle a new server or one that is back: Discord doesn't tell an invitation from the end of an outage."""
        await self.outbox.presence.look_for_lost(guild.id)

    on_guild_join = on_guild_available

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Mark the games that have lost their channel, or the channel of their thread."""
        await self.tables.places.lose(channel.id, "channel")

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.tables.places.lose(payload.thread_id, "channel")
