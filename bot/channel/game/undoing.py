"""Taking moves back: at once, or when everybody else agrees."""

from __future__ import annotations

from bot.channel.interactions.answers import Acknowledge, announce, reader, say, say_nothing, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.origin import channel_of, person_of, table_still_here
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked


async def undo(interaction: Interaction) -> None:
    """Take back the user's last move, or ask the others."""
    wish = await interaction.client.tables.undos.ask(
        channel_of(interaction), person_of(interaction), interaction=interaction.id
    )
    if not await announce(interaction):
        return
    if wish.done:
        await say_nothing(interaction)
    else:
        await say(interaction, reader(interaction)("undo-proposed"))


@on_click("undo", Acknowledge.PRIVATELY, Work.POST)
async def undo_clicked(interaction: Interaction, address: Address) -> None:
    """The card's button."""
    await table_still_here(interaction, address)
    await undo(interaction)


@on_click("agree", Acknowledge.SILENTLY)
async def agree(interaction: Interaction, address: Address) -> None:
    """Let somebody take a move back."""
    await _answer_undo(interaction, address, agree=True)


@on_click("decline", Acknowledge.SILENTLY)
async def decline(interaction: Interaction, address: Address) -> None:
    """Don't let somebody take a move back."""
    await _answer_undo(interaction, address, agree=False)


async def _answer_undo(interaction: Interaction, address: Address, *, agree: bool) -> None:
    table = await table_still_here(interaction, address)
    person = person_of(interaction)
    answered = await interaction.client.tables.undos.answer(
        table.channel, person, agree, revision=address.revision, interaction=interaction.id
    )
    said = marked(table)
    seat = table.seat_of(person.id)
    if answered.done or not agree:
        outcome = "undo-agreed" if answered.done else "undo-declined"
        await show_sentence(interaction, said(outcome, player=said.player(seat or 0)))
        await announce(interaction)
    else:
        await say(interaction, reader(interaction)("undo-noted"))
