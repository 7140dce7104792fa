"""What the others must agree to, by a button: that a move is taken back, a game called off or paused, less time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, get_args

from bot.channel.interactions.answers import Acknowledge, announce, reader, say, show_sentence
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import channel_of, person_of, table_of, table_still_here
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.tables.agreements import Wish
from bot.tables.changing import is_host
from bot.tables.questions import Answered
from bot.tables.refused import Refused
from bot.tables.table import Person, Table

WISHES: Final[tuple[Wish, ...]] = get_args(Wish)


def asks_others(table: Table, who: Person, may_manage: bool) -> bool:
    """Whether somebody who plays must ask the others for what the host does alone."""
    return (
        table.status == "playing"
        and table.seat_of(who.id) is not None
        and not is_host(table, who, may_manage)
    )


async def asked_of_those_here(
    interaction: Interaction, ask: Callable[[], Awaitable[Answered]], table: Table | None = None
) -> Answered:
    """What becomes of a wish asked of the others: those who have left the server need not agree. Raises Refused.

    Discord is asked about those who had left, and about all where the same question stands already. `table` is the
    channel's, where it has been read.
    """
    presence = interaction.client.post.presence
    table = table or await table_of(interaction)
    table = await presence.look(table, table.absent)
    try:
        return await ask()
    except Refused as refused:
        if not refused.text.key.endswith("-open"):
            raise
        after = await presence.look(table, [seat.user for seat in table.people if seat.user is not None])
        if after.absent == table.absent:
            raise
        return await ask()


async def ask_others(interaction: Interaction, wish: Wish) -> None:
    """Ask the others for what needs nothing but their consent."""
    asked = await asked_of_those_here(
        interaction,
        lambda: interaction.client.tables.agreements.ask(
            channel_of(interaction), person_of(interaction), wish, interaction=interaction.id
        ),
    )
    await show_sentence(
        interaction, reader(interaction)(f"{wish}-{'carried-out' if asked.done else 'proposed'}")
    )
    await announce(interaction)


@on_click("agree", Acknowledge.SILENTLY)
async def agree(interaction: Interaction, address: Address) -> None:
    """Let somebody have what they wish."""
    await _answer(interaction, address, agree=True)


@on_click("decline", Acknowledge.SILENTLY)
async def decline(interaction: Interaction, address: Address) -> None:
    """Don't let somebody have what they wish."""
    await _answer(interaction, address, agree=False)


async def _answer(interaction: Interaction, address: Address, *, agree: bool) -> None:
    """A button that names no wish is of an older version, in which moves were taken back alone."""
    table = await table_still_here(interaction, address)
    wish = next((known for known in WISHES if known in address.rest), WISHES[0])
    person = person_of(interaction)
    answered = await interaction.client.tables.agreements.answer(
        table.channel, person, wish, agree, revision=address.revision, interaction=interaction.id
    )
    if answered.became == "asked":
        await say(interaction, reader(interaction)(f"{wish}-noted"))
        return
    said = marked(table)
    outcome = "agreed" if answered.done else "declined"
    await show_sentence(
        interaction, said(f"{wish}-{outcome}", player=said.player(table.seat_of(person.id) or 0))
    )
    await announce(interaction)
