"""`/ranking`: who is thought to be how strong in a game, in this server or everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from discord import app_commands

from bot.channel.interactions import IN_DIRECT_MESSAGES, Acknowledge, Context, Work, guarded, on_click
from bot.channel.interactions.handlers import command, describe_options, game_choices, localized
from bot.channel.messages import Address, Page, button, escaped, fitted_description
from bot.games.title import Title
from bot.i18n.fluent import Locale, Words, words
from bot.pictures.fonts import headed
from bot.pictures.names import drawable
from bot.pictures.ranking import MOST, RankingHeading, RankingRow
from bot.play.errors import Refused
from bot.play.history.rating_queries import RankedRow
from bot.play.history.ratings import Ranking
from bot.play.history.results import JUST_OVER

from .stats import drawn_rating, game_name, rating_in_words

PLACES: Final = ("server", "everywhere")
_FEWEST: Final = 2  # fewer rated players are no ranking


def ranking_command(titles: Mapping[str, Title]) -> app_commands.Command[Any, ..., None]:
    @app_commands.choices(
        game=game_choices(titles),
        where=[app_commands.Choice(name=localized(f"ranking-{place}"), value=place) for place in PLACES],
    )
    @guarded(Acknowledge.PRIVATELY)
    async def ranking(context: Context, /, game: str, where: str = "server") -> None:
        await context.show(await ranking_page(context, game, where, context.locale))

    describe_options(ranking, "ranking", "game", "where")
    return command("ranking", ranking, IN_DIRECT_MESSAGES)


@on_click("ranking", Acknowledge.SILENTLY)
async def ranking_place_clicked(context: Context, address: Address) -> None:
    game, where = (*address.rest, "", "")[:2]
    await context.show(await ranking_page(context, game, where, context.locale))


@on_click("ranking-show", Acknowledge.SILENTLY, Work.POST)
async def show_ranking_to_all_clicked(context: Context, address: Address) -> None:
    game, where = (*address.rest, "", "")[:2]
    locale = await context.public_locale()
    await context.post_publicly(await ranking_page(context, game, where, locale, public=True))


async def ranking_page(
    context: Context, game: str, where: str, locale: Locale, *, public: bool = False
) -> Page:
    """The best of a game, and the line of who asks. Raises Refused where a server does not rate its games."""
    title, tables, said = context.tables.repository.title(game), context.tables, words(locale)
    guild = context.guild_id if where == "server" else None
    if guild is not None and not (await tables.servers.of(guild)).rated:
        raise Refused("ranking-off")
    await tables.results.count(JUST_OVER)
    found = await tables.ratings.ranking(
        game, guild=guild, user=context.user.id, now=tables.people.now, most=MOST
    )
    if public and found.own is not None and found.own.place is None:
        found = replace(found, own=None)
    buttons = []
    if not public and context.guild_id is not None:
        here, other = PLACES if guild is not None else PLACES[::-1]
        buttons = [
            button(said(f"button-ranking-{other}"), Address("ranking", rest=(game, other))),
            button(said("button-show-all"), Address("ranking-show", rest=(game, here))),
        ]
    if len(found.lines) < _FEWEST:
        lines = [said("ranking-none", game=game_name(locale, game))]
        return Page(lines, rows=[buttons[:1]] if buttons else [])
    own = "ranking-how" if found.own is None else "ranking-footnote" if found.own.place else "ranking-out"
    heading = _heading(context, game, found, locale, guild)
    rows = [_row(said, line, own=line is found.own) for line in _told(found)]
    apart = rows.pop() if len(rows) > len(found.lines) else None
    picture = await context.renderer.ranking(title, heading, tuple(rows), apart, locale)
    return Page(
        [f"### {said('ranking-title', game=game_name(locale, game), where=escaped(heading.where))}"],
        pictures=[picture],
        descriptions=[fitted_description([_brief(said, line) for line in _told(found)])],
        rows=[buttons] if buttons else [],
        footnotes=[] if public else [said(own)],
        in_words=[
            said(
                "ranking-line",
                place=str(line.place or "–"),
                name=escaped(_name(said, line)),
                rating=rating_in_words(said, line.rating),
                games=line.games,
                wins=line.wins,
            )
            for line in _told(found)
        ],
    )


def _heading(
    context: Context, game: str, found: Ranking, locale: Locale, guild: int | None
) -> RankingHeading:
    said = words(locale)
    now = datetime.fromtimestamp(context.tables.people.now, UTC)
    where = said("ranking-everywhere")
    if guild is not None:
        name = "" if context.guild is None else context.guild.name
        where = drawable(name, said("ranking-server"))
    last = found.since - timedelta(days=1)
    months = said(f"month-{now.month}"), said(f"month-{last.month}-short")
    return RankingHeading(game_name(locale, game), where, *months)


def _told(found: Ranking) -> Sequence[RankedRow]:
    apart = found.own is not None and found.own not in found.lines
    return [*found.lines, *([found.own] if found.own is not None and apart else [])]


def _row(said: Words, line: RankedRow, *, own: bool) -> RankingRow:
    name = drawable(_name(said, line), said("stats-nameless"))
    return RankingRow(
        line.place,
        headed(name, line.computer or None),
        drawn_rating(line.rating),
        line.games,
        line.wins,
        line.moved,
        own,
    )


def _name(said: Words, line: RankedRow) -> str:
    """People go by the name of their latest game, on a server of the latest there; computers by their level."""
    return said(f"level-{line.computer}").capitalize() if line.computer else line.name


def _brief(said: Words, line: RankedRow) -> str:
    rating = drawn_rating(line.rating)
    return said(
        "ranking-line-brief",
        place=str(line.place or "–"),
        name=_name(said, line),
        figure=str(rating.figure),
        margin=str(rating.margin),
    )
