"""`/game history`: the games of this server that the reader may see and are over, the newest first, in pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.channel.interactions import Acknowledge, Context, guarded, on_click, parse_number
from bot.channel.interactions.command_names import command, describe_options, game_choices
from bot.channel.messages import Address, Page, escaped, link_to, paging_buttons
from bot.games.title import Title
from bot.i18n.fluent import Words
from bot.play.errors import Refused
from bot.play.history.rating_queries import ResultRow
from bot.play.history.results import JUST_OVER, EndedGame
from bot.play.table import with_signs

ON_A_PAGE: Final = 10
_ANY: Final = "-"  # stands in a button for nobody, or no game, in particular


def history_command(titles: Mapping[str, Title]) -> app_commands.Command[Any, ..., None]:
    @app_commands.choices(game=game_choices(titles))
    @guarded(Acknowledge.PRIVATELY)
    async def history(
        context: Context, /, player: discord.User | None = None, game: str | None = None
    ) -> None:
        await show_history(context, None if player is None else player.id, game)

    describe_options(history, "game-history", "player", "game")
    return command("game-history", history)


@on_click("history", Acknowledge.SILENTLY)
async def history_page_clicked(context: Context, address: Address) -> None:
    page, user, game = (*address.rest, "0", _ANY, _ANY)[:3]
    await show_history(context, parse_number(user), None if game == _ANY else game, parse_number(page) or 0)


async def show_history(context: Context, user: int | None, game: str | None, page: int = 0) -> None:
    """A page of the games of this server: of all, of a person, of a kind."""
    if context.guild_id is None:
        raise Refused("no-channel")
    if game is not None:
        context.tables.repository.title(game)
    said = context.words()
    await context.tables.results.count(JUST_OVER)
    found = await context.tables.results.page(
        page, ON_A_PAGE, guild=context.guild_id, user=user, game=game, seen=context.seen()
    )
    if not found.total:
        await context.show(Page([said("history-none")]))
        return
    lines = [
        f"### {said('history-title')}",
        said("history-count", games=found.total),
        *(f"- {_line(context, ended)}" for ended in found.games),
    ]
    rest = (_ANY if user is None else str(user), game or _ANY)
    pages = -(-found.total // ON_A_PAGE)
    ways = paging_buttons(said, found.page, pages, lambda to: Address("history", rest=(str(to), *rest)))
    await context.show(Page(lines, rows=[ways] if ways else [], footnotes=[said("history-footnote")]))


def _line(context: Context, row: EndedGame) -> str:
    known = row.game if row.game in context.tables.titles else None
    said = context.words(known)
    return said(
        "history-line-loaded" if row.loaded else "history-line",
        number=str(row.id),
        game=said("game-title") if known else row.game,
        day=f"<t:{int(row.ended_at)}:d>",
        players=", ".join(_player(said, result) for result in row.results),
        link=link_to(row.guild, row.channel, row.card_message),
    )


def _player(said: Words, result: ResultRow) -> str:
    (name,) = with_signs([escaped(result.name)], [result.computer])
    name = f"**{name}**" if result.place == 1 else name
    key = "history-player" if result.stayed else "history-player-left"
    return said(key, place=result.place, name=name, points=result.points)
