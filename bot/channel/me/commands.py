"""`/me …`: settings, games, what is kept of a person, and how it is forgotten; also in direct messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.context import IN_DIRECT_MESSAGES, Context
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.localisation import named

from .games import show_games
from .kept import ask_whether_to_forget, hand_out
from .settings import complete_away, complete_time, complete_zone, settle_typed, show_settings


def group() -> app_commands.Group:
    """The commands."""
    commands = app_commands.Group(
        name=named("command-me"),
        description=named("command-me-description"),
        allowed_contexts=IN_DIRECT_MESSAGES,
    )
    commands.add_command(_settings_command())
    for verb, run in (("games", _games), ("data", _data), ("forget", _forget)):
        commands.add_command(_command(verb, run))
    return commands


def _command(verb: str, run: Any) -> app_commands.Command[Any, ..., None]:
    return app_commands.Command(
        name=named(f"command-me-{verb}"), description=named(f"command-me-{verb}-description"), callback=run
    )


_OPTIONS: Sequence[tuple[str, str]] = (
    ("zone", "zone"),
    ("quiet_from", "from"),
    ("quiet_until", "until"),
    ("away", "away"),
)
"""The parameters of `/me settings`, and what they are called in its words."""


def _settings_command() -> app_commands.Command[Any, ..., None]:
    @app_commands.describe(
        **{name: named(f"command-me-settings-{word}-description") for name, word in _OPTIONS}
    )
    @app_commands.rename(**{name: named(f"command-me-settings-{word}") for name, word in _OPTIONS})
    @app_commands.autocomplete(
        zone=complete_zone, quiet_from=complete_time, quiet_until=complete_time, away=complete_away
    )
    @guarded(Acknowledge.PRIVATELY)
    async def settings(
        context: Context,
        /,
        zone: str | None = None,
        quiet_from: str | None = None,
        quiet_until: str | None = None,
        away: str | None = None,
    ) -> None:
        await settle_typed(context, zone, quiet_from, quiet_until, away)
        await show_settings(context)

    return _command("settings", settings)


@guarded(Acknowledge.PRIVATELY)
async def _games(context: Context) -> None:
    await show_games(context)


@guarded(Acknowledge.PRIVATELY)
async def _data(context: Context) -> None:
    await hand_out(context)


@guarded(Acknowledge.PRIVATELY)
async def _forget(context: Context) -> None:
    await ask_whether_to_forget(context)
