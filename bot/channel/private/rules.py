"""`/game rules`: a game explained, page by page, to whoever asks."""

from __future__ import annotations

from collections.abc import Mapping

from bot.channel.interactions.answers import Acknowledge, locale_of
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.origin import table_clicked
from bot.channel.messages.components import button
from bot.channel.messages.ids import Address
from bot.engine.options import completed
from bot.games.title import Title
from bot.tables.refused import Refused
from bot.tables.table import Table
from bot.words.fluent import words

from .pages import Page, show_page


async def show_rules(
    interaction: Interaction, title: Title, table: Table | None = None, page: int = 0
) -> None:
    """A page of the rules: as they are played at a table, else as the game comes out of its box."""
    locale = locale_of(interaction)
    said = words(locale, title.game.id)
    game = title.game
    seats, options = _played(title, table)
    pages = title.telling.rules(seats, options)
    page = min(max(page, 0), len(pages) - 1)
    shown = pages[page]

    def to(number: int) -> Address:
        return Address("rules-page", table.id if table else 0, 0, (game.id, str(number)))

    ways = []
    if page > 0:
        ways.append(button(said("button-previous"), to(page - 1)))
    if page + 1 < len(pages):
        ways.append(button(said("button-next"), to(page + 1)))
    picture = shown.picture
    drawn = [] if picture is None else [await interaction.client.studio.rules(title, picture, locale)]
    heading = said("rules-page", title=shown.title, page=page + 1, pages=len(pages))
    await show_page(
        interaction,
        Page(
            [f"### {heading}", *(said.text(paragraph) for paragraph in shown.paragraphs)],
            drawn,
            said.text(shown.title),
            [ways] if ways else [],
        ),
    )


def _played(title: Title, table: Table | None) -> tuple[int, Mapping[str, str]]:
    """For how many the rules are told, and with which options."""
    game = title.game
    if table is None:
        return game.seats[-1], completed(game.options, {}, game.seats[-1])
    seats = min(max(len(table.seats), game.seats[0]), game.seats[-1])
    return seats, completed(game.options, {}, seats) | dict(table.options)


@on_click("rules", Acknowledge.PRIVATELY)
async def rules_clicked(interaction: Interaction, address: Address) -> None:
    """The card's button."""
    table = await table_clicked(interaction, address)
    await show_rules(interaction, table.title, table)


@on_click("rules-page", Acknowledge.SILENTLY)
async def page_clicked(interaction: Interaction, address: Address) -> None:
    """Turn to the page that was clicked."""
    game, page = (*address.rest, "", "")[:2]
    table = await table_clicked(interaction, address) if address.table else None
    title = table.title if table else interaction.client.tables.titles.get(game)
    if title is None:
        raise Refused("no-such-game", game=game)
    await show_rules(interaction, title, table, int(page) if page.isdecimal() else 0)
