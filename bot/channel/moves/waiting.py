"""At which table somebody moves: the channel's; in direct messages that of the game that waits for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.interactions.answers import locale_of, reader
from bot.channel.interactions.house import TABLE, Interaction
from bot.channel.interactions.origin import table_of
from bot.channel.messages.card import link_of
from bot.channel.messages.components import Meaning, button
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import escaped
from bot.channel.private.pages import Page, rows_of
from bot.tables.refused import Refused
from bot.tables.table import Table

MOST_GAMES = 25
"""So many games can be chosen among."""


async def table_to_move(interaction: Interaction) -> Table:
    """The table at which the user moves. Raises Refused where there is none, or more than one in direct messages."""
    if interaction.guild_id is not None:
        return await table_of(interaction)
    waiting = await tables_waiting(interaction)
    if not waiting:
        raise Refused("nothing-waits")
    if len(waiting) > 1:
        raise Refused("several-wait")
    (table,) = waiting
    interaction.extras[TABLE] = table
    return table


async def tables_waiting(interaction: Interaction) -> list[Table]:
    """The tables of all servers at which the user is to move, that which has waited longest first."""
    tables = interaction.client.tables
    asked = [one.row.table_id for one in await tables.people.sittings(interaction.user.id) if one.is_asked]
    found = [await tables.shelf.by_id(number) for number in asked[:MOST_GAMES]]
    return [table for table in found if table is not None]


def waiting_page(interaction: Interaction, waiting: Sequence[Table]) -> Page:
    """Several games that wait, with where they are and a button each that leads to the question."""
    locale = locale_of(interaction)
    lines = [reader(interaction)("refused-several-wait")]
    ways = []
    for number, table in enumerate(waiting, 1):
        guild = None if table.guild is None else interaction.client.get_guild(table.guild)
        places = [table.called(locale), *([] if guild is None else [escaped(guild.name)]), link_of(table)]
        lines.append(f"{number}. {' · '.join(places)}")
        address = Address("move", table.id, table.revision)
        ways.append(button(f"{number} · {table.called(locale)}", address, Meaning.CHOOSES))
    return Page(lines, rows=list(rows_of(ways)))
