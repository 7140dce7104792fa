"""The table on which a new sandbox opens: somebody and two computers, ready to start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from simcord.backend.models import Message
from simcord.components import walk_components

from bot.games import TITLES

from .acting import Acting
from .world import World

LEVELS: Final = ("tiro", "veteranus")
"""How well the computers play."""

_LOOK_EVERY: Final = 0.05
_MENU: Final = 3


async def open_first_table(world: World, acting: Acting) -> None:
    """Have the first person open a table of the first game in the first channel, where nobody has said anything yet.

    It is done as a person does it, by a command and the menu of computers.
    """
    if any(world.messages.values()):
        return
    host, channel = next(iter(world.people)), next(iter(world.channels))
    await acting.command(host, channel, ("game", "new"), {"game": next(iter(TITLES))})
    for seated, level in enumerate(LEVELS, 1):
        lobby, menu = await _found(partial(_menu_of_lobby, world, channel, seated))
        await acting.press(host, channel, lobby.id, menu["custom_id"], [f"add {level}"])
    await _found(partial(_menu_of_lobby, world, channel, len(LEVELS) + 1))


def _menu_of_lobby(world: World, channel: int, seated: int) -> tuple[Message, dict[str, Any]] | None:
    """The lobby and its menu of computers, once so many sit there and no seat is kept: the menu's id says it."""
    for message in world.visible(channel, world.bot_user.id):
        for part in walk_components(message.components):
            if part["type"] == _MENU and str(part["custom_id"]).endswith(f":{seated}.0"):
                return message, part
    return None


async def _found(look: Callable[[], tuple[Message, dict[str, Any]] | None]) -> tuple[Message, dict[str, Any]]:
    """What is looked for, as soon as it is there."""
    while (found := look()) is None:  # noqa: ASYNC110 - of what stands in a channel the page alone is told
        await asyncio.sleep(_LOOK_EVERY)
    return found
