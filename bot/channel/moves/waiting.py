"""At which table somebody moves: the channel's; in direct messages that of the game that waits for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.interactions.context import Context
from bot.channel.messages.card import link_of
from bot.channel.messages.components import Meaning, button
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page, rows_of
from bot.channel.messages.sentences import escaped
from bot.tables.refused import Refused
from bot.tables.table import Table

MOST_GAMES = 25
"""So many games can be chosen among."""


async def table_to_move(context: Context) -> Table:
    """The table at which the user moves. Raises Refused where there is none, or more than one in direct messages."""
    if context.guild_id is not None:
        return await context.table()
    waiting = await tables_waiting(context)
    if not waiting:
        raise Refused("nothing-waits")
    if len(waiting) > 1:
        raise Refused("several-wait")
    (table,) = waiting
    context.found = table
    return table


async def tables_waiting(context: Context) -> list[Table]:
    """The tables of all servers at which the user is to move, that which has waited longest first."""
    tables = context.tables
    asked = [one.row.table_id for one in await tables.people.sittings(context.user.id) if one.is_asked]
    found = [await tables.shelf.by_id(number) for number in asked[:MOST_GAMES]]
    return [table for table in found if table is not None]


def waiting_page(context: Context, waiting: Sequence[Table]) -> Page:
    """Several games that wait, with where they are and a button each that leads to the question."""
    locale = context.locale
    lines = [context.words()("refused-several-wait")]
    ways = []
    for number, table in enumerate(waiting, 1):
        guild = None if table.guild is None else context.house.get_guild(table.guild)
        places = [table.called(locale), *([] if guild is None else [escaped(guild.name)]), link_of(table)]
        lines.append(f"{number}. {' · '.join(places)}")
        address = Address("move", table.id, table.revision)
        ways.append(button(f"{number} · {table.called(locale)}", address, Meaning.CHOOSES))
    return Page(lines, rows=list(rows_of(ways)))
