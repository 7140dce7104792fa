"""The bot of a scene: what is the same in all scenes is made only once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from bot.channel.client import Bot
from bot.channel.interactions.handlers import Translator
from bot.engine import Game


@dataclass
class Commands:
    """The commands of a bot with some games: as discord.py has them, as they are sent, and as Discord has them."""

    games: Sequence[Game]
    added: Sequence[Any] = ()
    payload: bytes = b""
    registered: dict[Any, Any] | None = None


_COMMANDS: dict[tuple[object, ...], Commands] = {}


class BotOfTheScene(Bot):
    """The bot, except that it makes the commands of the same games only once, in all languages.

    Unless it is `whole`, its background jobs don't run, and it sends the commands of the same games only once: later,
    Discord has them.
    """

    whole = False

    @property
    def _commands(self) -> Commands:
        games = tuple(title.game for title in self._titles.values())
        return _COMMANDS.setdefault((Translator.translate, *map(id, games)), Commands(games))

    async def setup_hook(self) -> None:
        await super().setup_hook()
        if not self.whole:
            for job in self.health.jobs:
                job.loop.cancel()

    async def add_commands(self) -> None:
        if self.whole or not self._commands.added:
            await super().add_commands()
            self._commands.added = self.tree.get_commands()
            return
        for added in self._commands.added:
            self.tree.add_command(added)
        await self.tree.set_translator(Translator())

    async def command_payload(self) -> list[dict[str, Any]]:
        self._commands.payload = self._commands.payload or msgspec.json.encode(
            await super().command_payload()
        )
        payload: list[dict[str, Any]] = msgspec.json.decode(self._commands.payload)
        return payload

    async def _send_commands(self, payload: list[dict[str, Any]]) -> None:
        registered = cast(Any, self.http).backend.commands
        if self.whole or self._commands.registered is None:
            await super()._send_commands(payload)
            self._commands.registered = registered[None]
        else:
            registered[None] = self._commands.registered
