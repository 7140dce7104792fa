"""The analysis of a game that is over, for whoever asks: at once where it is kept, else when it is thought out."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.clicks import on_click
from bot.channel.interactions.context import Context
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.limits import Work
from bot.channel.interactions.localisation import named
from bot.channel.messages.analysed import analysis_lines
from bot.channel.messages.card import link_to
from bot.channel.messages.describing import fitting
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.channel.messages.sentences import marked
from bot.stories.analysis import Analysis
from bot.tables.conditions import require
from bot.tables.refused import Refused
from bot.tables.table import Table
from bot.thinking.analysing import Progress


def command() -> app_commands.Command[Any, ..., None]:
    """`/game analysis`."""

    @guarded(Acknowledge.PRIVATELY)
    async def analysis(context: Context) -> None:
        await show_analysis(context, await context.table())

    return app_commands.Command(
        name=named("command-game-analysis"),
        description=named("command-game-analysis-description"),
        callback=analysis,
    )


@on_click("analysis", Acknowledge.PRIVATELY)
async def analysis_clicked(context: Context, address: Address) -> None:
    """The button of the last card."""
    await show_analysis(context, await context.table_clicked(address))


async def show_analysis(context: Context, table: Table) -> None:
    """Show what was found in a game, or have it sought, and say how far that is.

    Raises Refused while the game goes on, and where no computer can weigh its moves.
    """
    require(table, "readable")
    analyses = context.tables.analyses
    found = await analyses.of(table)
    if found is None:
        house, user = context.house, context.user.id
        most, sought = house.tables.most_open.most.analyses, house.analysing.sought_by(user)
        if len(sought - {table.id}) >= most:
            raise Refused("most-analyses", most=most)
        context.count(Work.THINK)
        found = await analyses.ask(table)
    if found is not None:
        await _show_found(context, table, found)
        return

    said = table.words(context.locale)

    async def tell(progress: Progress) -> None:
        place = link_to(table.guild, table.channel, None)
        line = said(
            f"analysis-{progress.what}", share=progress.share, reference=progress.reference, link=place
        )
        await context.show(Page([line]))

    await context.show(Page([said("analysis-begun")]))
    context.house.analysing.take_up(table.id, tell, by=context.user.id)


async def _show_found(context: Context, table: Table, found: Analysis) -> None:
    """What is kept, to whoever asks, in their language."""
    locale = context.locale
    said = marked(table, locale)
    line = await context.tables.records.line(table)
    page = await context.studio.analysis(table, line.record, found, said, locale)
    await context.show(
        Page(
            analysis_lines(table, said, page),
            pictures=[page.picture],
            descriptions=[fitting(page.described)],
        ),
    )
