"""`/game analysis` and `/game curve`: what a game looks like from its record."""

from __future__ import annotations

from bot.channel.interactions import Acknowledge, Context, Work, guarded, on_click
from bot.channel.messages import Address, Page, fitted_description, link_to, names_replaced
from bot.channel.messages.card import analysis_lines
from bot.channel.messages.sentences import message_words
from bot.computer_turns.analyses import AnalysisProgress
from bot.play.errors import Refused
from bot.play.repository import require
from bot.play.table import Table
from bot.review.analysis import Analysis


@guarded(Acknowledge.PRIVATELY)
async def game_analysis(context: Context) -> None:
    await show_analysis(context, await context.table())


@on_click("analysis", Acknowledge.PRIVATELY)
async def analysis_clicked(context: Context, address: Address) -> None:
    await show_analysis(context, await context.table_clicked(address))


async def show_analysis(context: Context, table: Table) -> None:
    """Show what was found in a game, or have it sought. Raises Refused while that can't be."""
    require(table, "readable")
    analyses = context.tables.analyses
    found = await analyses.of(table)
    if found is None:
        bot, user = context.bot, context.user.id
        most, sought = bot.tables.most_open.most.analyses, bot.analyses.sought_by(user)
        if len(sought - {table.id}) >= most:
            raise Refused("most-analyses", most=most)
        context.bot.limits.take(Work.THINK, context.interaction)
        found = await analyses.ask(table)
    if found is not None:
        await _show_found(context, table, found)
        return

    said = table.words(context.locale)

    async def tell(progress: AnalysisProgress) -> None:
        place = link_to(table.guild, table.channel, None)
        line = said(
            f"analysis-{progress.what}", share=progress.share, reference=progress.reference, link=place
        )
        await context.show(Page([line]))

    await context.show(Page([said("analysis-begun")]))
    context.bot.analyses.take_up(table.id, tell, by=context.user.id)


async def _show_found(context: Context, table: Table, found: Analysis) -> None:
    locale = context.locale
    said = message_words(table, locale)
    line = await context.tables.records.line(table)
    page = await context.renderer.analysis(table, line.record, found, said, locale)
    await context.show(
        Page(
            analysis_lines(table, said, page),
            pictures=[page.picture],
            descriptions=[fitted_description(page.described)],
        )
    )


@guarded(Acknowledge.PRIVATELY)
async def game_curve(context: Context) -> None:
    await show_curve(context, await context.table())


async def show_curve(context: Context, table: Table) -> None:
    """The curve, in words too for who reads. Raises Refused where there is nothing to see yet."""
    require(table, "shown")
    bot, locale = context.bot, context.locale
    line = await bot.tables.records.line(table)
    page = await bot.renderer.curve(table, line.record, locale)
    if page is None:
        raise Refused("no-curve" if table.open else "no-curve-left")
    said = message_words(table, locale)
    read_out = page.described if context.settled.pictures == "words" else ()
    notes = names_replaced(table, said, drawn_in=locale)
    await context.show(Page(read_out, [page.picture], [fitted_description(page.described)], footnotes=notes))
