"""Taking moves back: at once, or when everybody else agrees (`agreeing`)."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge, announce, reader, say, say_nothing
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, person_of, table_still_here
from bot.channel.messages.ids import Address

from .agreeing import asked_of_those_here


async def undo(interaction: Interaction) -> None:
    """Take back the user's last move, or ask the others."""
    wish = await asked_of_those_here(
        interaction,
        lambda: interaction.client.tables.undos.ask(
            channel_of(interaction), person_of(interaction), interaction=interaction.id
        ),
    )
    if not wish.done:
        await say(interaction, reader(interaction)("undo-proposed"))
    if await announce(interaction):
        await say_nothing(interaction)


@on_click("undo", Acknowledge.PRIVATELY, Work.POST)
async def undo_clicked(interaction: Interaction, address: Address) -> None:
    """The card's button."""
    await table_still_here(interaction, address)
    await undo(interaction)
