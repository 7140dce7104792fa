"""What the bot asks Discord for; missing permissions are called by the names that Discord shows."""

from pathlib import Path

import discord
import pytest

from bot.channel.messages.messenger import NEEDED, NEEDED_FOR_THREADS, missing_permissions
from bot.i18n.fluent import Locale, words
from tests.scene import opened


async def test_the_bot_asks_for_no_privileged_intent_and_no_messages(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        assert scene.bot.intents == discord.Intents(guilds=True)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_permission_has_a_name(locale: Locale) -> None:
    named = [
        words(locale).text(name)
        for name in missing_permissions(discord.Permissions.none(), NEEDED_FOR_THREADS)
    ]
    assert len(set(named)) == 6
    assert named[-1] in ("Send Messages in Threads", "Nachrichten in Threads senden")


def test_granted_permissions_are_not_missing() -> None:
    assert missing_permissions(NEEDED, NEEDED) == []
