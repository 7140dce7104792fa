"""Menus in which a player says how a kind of question is answered for them from now on."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.channel.messages.components import TableMenu, cut, menu
from bot.channel.messages.ids import Address
from bot.engine import ASK
from bot.tables.table import Table
from bot.words.fluent import Words


def instruction_menus(table: Table, seat: int, said: Words, asked: str | None = None) -> Iterator[TableMenu]:
    """A menu for each kind of question with several ways, or for the one kind that is asked."""
    view = table.view(seat)
    if view.outcome is not None or not table.open:
        return
    for decision, ways in table.title.game.ways.items():
        if asked in (None, decision):
            now = view.way_of(seat, decision)
            options = [
                discord.SelectOption(
                    label=cut(said(f"way-{decision}-{way}"), 100), value=way, default=way == now
                )
                for way in (ASK, *ways)
            ]
            address = Address("instruct", table.id, table.revision, (decision,))
            yield menu(said("menu-from-now-on"), address, options)
