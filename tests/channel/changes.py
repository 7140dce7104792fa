"""Changes around a table: people leave and return, channels are deleted or closed."""

from __future__ import annotations

from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.play.lobby.places import SILENT
from tests.scene import Scene


async def leaves(scene: Scene, player: MemberActor) -> None:
    scene.guild.remove_member(player)
    await scene.env.settle()


async def comes_back(scene: Scene, player: MemberActor) -> None:
    scene.guild.add_member(player.user)
    await scene.env.settle()


async def hours_go_by(scene: Scene, seconds: float = SILENT) -> None:
    scene.now += seconds
    await scene.bot.outbox.presence.look_after_silent()
    await scene.thought()


async def delete(scene: Scene, channel: Any) -> None:
    scene.env.backend.delete_channel(channel.id)
    await scene.env.settle()


def shut(scene: Scene, channel: Any) -> None:
    """Deny the bot, which still sees the channel, to post in it."""
    denied = discord.Permissions(send_messages=True).value
    overwrite = Overwrite(
        target_id=scene.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=denied
    )
    scene.env.backend.set_overwrite(channel.id, overwrite)


async def games_of(scene: Scene, player: MemberActor, channel: Any) -> discord.Message:
    """Somebody's list of games, requested in a channel."""
    return (await player.slash(channel, "me games")).response


def asked_for(scene: Scene) -> int:
    """How often the bot has requested a member from Discord."""
    return sum("/members/" in request.path and request.method == "GET" for request in scene.env.http_requests)
