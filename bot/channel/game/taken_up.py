"""What the lobby of a game shows that is taken up from its record: how it stands, who sits where, what is free."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.channel.drawing.studio import Pictures, Studio
from bot.channel.messages.components import TableMenu, cut, menu
from bot.channel.messages.describing import descriptions
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import introduced
from bot.channel.messages.standing_in import names_replaced
from bot.tables.table import Table, seat_names
from bot.words.fluent import Words


def lines(going_on: Table, said: Words) -> list[str]:
    """How far the game is, and each seat by its name: who sits there, and how it stands."""
    view = going_on.view(None)
    taken = sum(not seat.free for seat in going_on.seats)
    seats = []
    for row, name in zip(going_on.seats, seat_names(going_on), strict=True):
        state = "left" if view.gone[row.seat] else "free"
        kind = state if row.free else "host" if row.user == going_on.host else "taken"
        player = "" if row.free else introduced(said, row)
        seats.append(
            said(f"taken-up-{kind}", seat=name, player=player, standing=_standing(going_on, said, row.seat))
        )
    return [
        said("taken-up", length=going_on.title.telling.length(view), moves=view.ply),
        said("taken-up-seats", taken=taken, seats=len(seats)),
        "\n".join(f"- {line}" for line in seats),
        f"-# {said('taken-up-known')}",
    ]


def seat_menu(going_on: Table) -> list[TableMenu]:
    """The seats that are free, for whoever chooses one."""
    said, view = going_on.words(), going_on.view(None)
    choices = [
        discord.SelectOption(
            label=cut(said("menu-seat-left", seat=name) if view.gone[row.seat] else name, 100),
            description=cut(_standing(going_on, said, row.seat), 100),
            value=str(row.seat),
        )
        for row, name in zip(going_on.seats, seat_names(going_on), strict=True)
        if row.free
    ]
    if not choices:
        return []
    # With each that is taken the menu is a new one, so that it shows none of the former choices.
    free = "".join(choice.value for choice in choices)
    return [menu(said("menu-seat"), Address("sit", going_on.id, going_on.revision, (free,)), choices)]


async def pictures(
    studio: Studio, going_on: Table, said: Words
) -> tuple[Pictures, Sequence[str], Sequence[str]]:
    """The table as it stands, described, and whom the picture calls by another name."""
    return await studio.table(going_on), descriptions(going_on), names_replaced(going_on, said)


def missing(going_on: Table) -> int:
    """How many seats must still be taken: those that were left before may stay empty."""
    return sum(row.free and not going_on.view(None).gone[row.seat] for row in going_on.seats)


def _standing(going_on: Table, said: Words, seat: int) -> str:
    """How a seat stands, in the first words of its status."""
    first, *_ = going_on.title.telling.status(going_on.view(None), seat)
    return said.text(first)
