"""The analysis of a game that is over, for whoever asks: at once where it is kept, else when it is thought out."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.channel.interactions.answers import Acknowledge, locale_of
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.localisation import named
from bot.channel.interactions.origin import check_readable, table_clicked, table_of
from bot.channel.messages.analysed import analysis_lines
from bot.channel.messages.card import link_to
from bot.channel.messages.describing import fitting
from bot.channel.messages.ids import Address
from bot.channel.messages.sentences import marked
from bot.channel.private.pages import Page, show_page
from bot.stories.analysis import Analysis
from bot.tables.table import Table
from bot.thinking.analysing import Progress


def command() -> app_commands.Command[Any, ..., None]:
    """`/game analysis`."""

    @guarded(Acknowledge.PRIVATELY)
    async def analysis(interaction: Interaction) -> None:
        await show_analysis(interaction, await table_of(interaction))

    return app_commands.Command(
        name=named("command-game-analysis"),
        description=named("command-game-analysis-description"),
        callback=analysis,
    )


@on_click("analysis", Acknowledge.PRIVATELY)
async def analysis_clicked(interaction: Interaction, address: Address) -> None:
    """The button of the last card."""
    await show_analysis(interaction, await table_clicked(interaction, address))


async def show_analysis(interaction: Interaction, table: Table) -> None:
    """Show what was found in a game, or have it sought, and say how far that is.

    Raises Refused while the game goes on, and where no computer can weigh its moves.
    """
    check_readable(table)
    analyses = interaction.client.tables.analyses
    found = await analyses.of(table)
    if found is None:
        interaction.client.limits.take(Work.THINK, interaction)
        found = await analyses.ask(table)
    if found is not None:
        await _show_found(interaction, table, found)
        return

    said = table.words(locale_of(interaction))

    async def tell(progress: Progress) -> None:
        place = link_to(table.guild, table.channel, None)
        line = said(
            f"analysis-{progress.what}", share=progress.share, reference=progress.reference, link=place
        )
        await show_page(interaction, Page([line]))

    await show_page(interaction, Page([said("analysis-begun")]))
    interaction.client.analysing.take_up(table.id, tell)


async def _show_found(interaction: Interaction, table: Table, found: Analysis) -> None:
    """What is kept, to whoever asks, in their language."""
    locale = locale_of(interaction)
    said = marked(table, locale)
    line = await interaction.client.tables.records.line(table)
    page = await interaction.client.studio.analysis(table, line.record, found, said, locale)
    await show_page(
        interaction,
        Page(
            analysis_lines(table, said, page),
            pictures=[page.picture],
            descriptions=[fitting(page.described)],
        ),
    )
