"""The option of a command that is a seat of the table: its players by name, those who have left the server too."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.channel.interactions.context import Context
from bot.channel.interactions.guard import guarded_choices
from bot.channel.messages.components import cut
from bot.engine import Player
from bot.tables.refused import Refused
from bot.tables.table import Table, with_signs

LONGEST: Final = 100
"""Letters of a line below an option."""


@guarded_choices
async def seats_to_choose(context: Context, current: str) -> list[app_commands.Choice[str]]:
    """The seats of the channel's table whose names hold what is typed."""
    table = await context.table()
    return [
        app_commands.Choice(name=cut(name, LONGEST), value=str(seat))
        for seat, name in enumerate(with_signs(table.names, table.computers))
        if current.casefold() in name.casefold()
    ]


def seat_named(table: Table, typed: str) -> int:
    """The seat that was chosen, or whose player's name was typed. Raises Refused."""
    if typed.isdecimal() and int(typed) < len(table.seats):
        return int(typed)
    wanted = typed.strip().removeprefix("@").casefold()
    found = [seat for seat, name in enumerate(table.names) if name.casefold() == wanted]
    if len(found) != 1:
        raise Refused("no-such-player", players=[Player(seat.seat) for seat in table.seats])
    return found[0]
