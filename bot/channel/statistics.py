"""`/game history`, `/stats` and `/ranking`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

import discord
from discord import app_commands

from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import Acknowledge, Context, parse_number, person_of
from bot.channel.interactions.handlers import guarded, localized, on_click
from bot.channel.messages.card import link_to
from bot.channel.messages.components import Address, button, paging_buttons
from bot.channel.messages.post import Page, fitted_description
from bot.channel.messages.sentences import escaped
from bot.i18n.fluent import Locale, Words, words
from bot.pictures.fonts import headed
from bot.pictures.names import drawable
from bot.pictures.page_header import Shown
from bot.pictures.person import GameStatistics, GameStatisticsRow, PersonAt, draw_person, draw_person_at
from bot.pictures.ranking import MOST, RankingHeading, RankingRow, draw_ranking
from bot.play.errors import Refused
from bot.play.history.rating_queries import RankedRow, Rating, ResultRow
from bot.play.history.ratings import (
    BEGINS,
    PlayedRow,
    Statistics,
    by_game,
    figure,
    is_uncertain,
    margin,
    place_of,
)
from bot.play.history.results import JUST_OVER, EndedGame
from bot.play.table import Person, with_signs

ON_A_PAGE: Final = 10


@guarded(Acknowledge.PRIVATELY)
async def game_history(
    context: Context, /, player: discord.User | None = None, game: str | None = None
) -> None:
    await show_history(context, None if player is None else player.id, game)


@on_click("history", Acknowledge.SILENTLY)
async def history_page_clicked(context: Context, address: Address) -> None:
    page, user, game = address.part(0), address.part(1), address.part(2)
    await show_history(context, parse_number(user), game or None, parse_number(page) or 0)


async def show_history(context: Context, user: int | None, game: str | None, page: int = 0) -> None:
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
    rest = ("" if user is None else str(user), game or "")
    pages = -(-found.total // ON_A_PAGE)
    ways = paging_buttons(said, found.page, pages, lambda to: Address("history", rest=(str(to), *rest)))
    await context.show(Page(lines, rows=[ways] if ways else [], footnotes=[said("history-footnote")]))


def _line(context: Context, row: EndedGame) -> str:
    said = context.words()
    return said(
        "history-line-loaded" if row.loaded else "history-line",
        number=str(row.id),
        game=context.called(row.game),
        day=f"<t:{int(row.ended_at)}:d>",
        players=", ".join(_player(said, result) for result in row.results),
        link=link_to(row.guild, row.channel, row.card_message),
    )


def _player(said: Words, result: ResultRow) -> str:
    (name,) = with_signs([escaped(result.name)], [result.computer])
    name = f"**{name}**" if result.place == 1 else name
    key = "history-player" if result.stayed else "history-player-left"
    return said(key, place=result.place, name=name, points=result.points)


def game_name(locale: Locale, game: str) -> str:
    return words(locale, game)("game-title")


def drawn_rating(rating: Rating) -> Shown:
    return Shown(figure(rating), margin(rating), is_uncertain(rating))


def rating_in_words(said: Words, rating: Rating) -> str:
    key = "rating-doubtful" if is_uncertain(rating) else "rating"
    return said(key, figure=str(figure(rating)), margin=str(margin(rating)))


def one_decimal(said: Words, value: float) -> str:
    whole, _, tenth = f"{value:.1f}".partition(".")
    return said("decimal", whole=whole, tenth=tenth)


def month_since(said: Words, since: float, now: float) -> str:
    """The month of a moment (Unix seconds), with its year unless it is the present one."""
    then, today = datetime.fromtimestamp(since, UTC), datetime.fromtimestamp(now, UTC)
    month = said(f"month-{then.month}")
    return month if then.year == today.year else f"{month} {then.year}"


@guarded(Acknowledge.PRIVATELY)
async def stats(context: Context, /, player: discord.User | None = None, game: str | None = None) -> None:
    who = person_of(player or context.user)
    await context.show(await stats_page(context, who, game, context.locale))


@on_click("stats-show", Acknowledge.SILENTLY, Work.POST)
async def show_stats_to_all_clicked(context: Context, address: Address) -> None:
    user, game = address.part(0), address.part(1)
    locale = await context.public_locale()
    who = await _person(context, parse_number(user) or 0, locale)
    page = await stats_page(context, who, game or None, locale, public=True)
    await context.post_publicly(page)


async def stats_page(
    context: Context, who: Person, game: str | None, locale: Locale, *, public: bool = False
) -> Page:
    """Somebody's statistics, of all games or one. Raises Refused for another person who wants to be in no ranking."""
    tables = context.tables
    if who.id != context.user.id and not (await tables.people.of(who.id)).ranked:
        raise Refused("stats-private", name=who.name)
    if game is not None:
        tables.repository.title(game)
    said = words(locale, game)
    await tables.results.count(JUST_OVER)
    results = await tables.results.of_person(who.id)
    fewest = [one for one, title in tables.titles.items() if title.artist.heading.fewest]
    played = by_game(results, fewest)
    loaded = sum(row.loaded and game in (None, row.game) for row in results)
    footnotes = [said("stats-loaded", games=loaded)] if loaded else []
    if not played or (game is not None and game not in played):
        own = "own" if who.id == context.user.id and not public else "other"
        return Page([said(f"stats-none-{own}", name=escaped(who.name))], footnotes=footnotes)
    if game is None:
        page = await _page_of_all(context, said, who.name, played, results)
    else:
        page = await _page_of_one(context, said, who.name, game, played[game])
    if not public and any(one.rating for each, one in played.items() if game in (None, each)):
        footnotes.append(said("stats-footnote"))
    to_all = button(said("button-show-all"), Address("stats-show", rest=(str(who.id), game or "")))
    rows = [] if public or context.guild_id is None else [[to_all]]
    return replace(page, rows=rows, footnotes=footnotes)


async def _page_of_all(
    context: Context,
    said: Words,
    name: str,
    played: Mapping[str, Statistics],
    results: Sequence[PlayedRow],
) -> Page:
    titles = context.tables.titles
    rows = tuple(
        GameStatisticsRow(
            game_name(said.locale, one), title.theme, _drawn(said, played[one]) if one in played else None
        )
        for one, title in titles.items()
    )
    since = min(row.ended_at for row in results if not row.loaded)
    fact = said(
        "stats-fact",
        games=sum(statistics.games for statistics in played.values()),
        wins=sum(statistics.wins for statistics in played.values()),
        month=month_since(said, since, context.tables.people.now),
    )
    what = drawable(name, said("stats-nameless")), fact, rows, BEGINS, said
    picture = await context.renderer.drawn(None, "person", draw_person, *what)
    told = [_in_a_line(said, one, played.get(one)) for one in titles]
    described = fitted_description([fact, *told])
    return Page([f"### {escaped(name)}"], [picture], [described], in_words=told)


async def _page_of_one(context: Context, said: Words, name: str, game: str, played: Statistics) -> Page:
    title = context.tables.titles[game]
    what = title.theme, _drawn_at(said, drawable(name, said("stats-nameless")), played), BEGINS, said
    picture = await context.renderer.drawn(title, "person", draw_person_at, *what)
    lines = [f"### {escaped(name)} · {said('game-title')}", *_details(context, played, said)]
    # Nothing in words: the lines above the picture already say it.
    return Page(lines, [picture], [fitted_description([_in_a_line(said, game, played)])])


async def _person(context: Context, user: int, locale: Locale) -> Person:
    """A person by their present name on the server; without one if they have left it."""
    if user == context.user.id:
        return context.caller
    if context.guild is None:
        raise Refused("no-channel")
    try:
        return person_of(await context.guild.fetch_member(user))
    except discord.NotFound:
        return Person(user, words(locale)("stats-nameless"))


def _drawn(said: Words, played: Statistics) -> GameStatistics:
    best, rating = played.best, played.rating
    return GameStatistics(
        played.games,
        played.wins,
        one_decimal(said, played.mean_place),
        None if best is None else best.points,
        played.curve,
        None if rating is None else drawn_rating(rating),
    )


def _drawn_at(said: Words, name: str, played: Statistics) -> PersonAt:
    fact = said("stats-fact-brief", games=played.games, wins=played.wins)
    among = tuple((seats, _drawn(said, some)) for seats, some in played.by_seats().items())
    favorite = "" if played.favorite is None else _source(said, played.favorite[0])
    return PersonAt(name, fact, _drawn(said, played), among, favorite)


def _source(said: Words, source: str) -> str:
    """The name of a source of points; one of an earlier version may no longer have any."""
    return said(f"source-{source}") if said.has(f"source-{source}") else source


def _in_a_line(said: Words, game: str, played: Statistics | None) -> str:
    if played is None:
        return said("stats-row-none", game=game_name(said.locale, game))
    counted = _counts(said, played)
    if played.rating is not None:
        counted = f"{counted} {rating_in_words(said, played.rating)}"
    return said("stats-row", game=game_name(said.locale, game), counts=counted)


def _counts(said: Words, played: Statistics) -> str:
    place = one_decimal(said, played.mean_place)
    return said("stats-counts", games=played.games, wins=played.wins, place=place)


def _details(context: Context, played: Statistics, said: Words) -> Sequence[str]:
    lines = [_counts(said, played)]
    apart = played.by_seats()
    for seats, some in apart.items() if len(apart) > 1 else ():
        lines.append(f"- {said('stats-seats', seats=seats)} {_counts(said, some)}")
        if some.mean_points is not None:
            lines[-1] += f" {said('stats-mean-points', points=one_decimal(said, some.mean_points))}"
    if len(apart) == 1 and played.mean_points is not None:
        lines.append(said("stats-mean-points", points=one_decimal(said, played.mean_points)))
    if (best := played.best) is not None:
        here = best.guild == context.guild_id and context.may_see(best.channel, best.home)
        lines.append(
            said(
                "stats-best-here" if here else "stats-best",
                points=best.points,
                place=place_of(best),
                seats=best.seats,
                day=f"<t:{int(best.ended_at)}:D>",
                number=str(best.table_id),
                link=link_to(best.guild, best.channel, best.card_message),
            )
        )
    if (favorite := played.favorite) is not None:
        source, share = favorite
        lines.append(said("stats-favorite", source=_source(said, source), share=round(share * 100)))
    rating = played.rating
    return [*lines, said("stats-unrated") if rating is None else rating_in_words(said, rating)]


PLACES: Final = ("server", "everywhere")
_FEWEST: Final = 2  # the fewest rated players of a ranking


@app_commands.choices(
    where=[app_commands.Choice(name=localized(f"ranking-{place}"), value=place) for place in PLACES]
)
@guarded(Acknowledge.PRIVATELY)
async def ranking(context: Context, /, game: str, where: str = PLACES[0]) -> None:
    await context.show(await ranking_page(context, game, where, context.locale))


@on_click("ranking", Acknowledge.SILENTLY)
async def ranking_place_clicked(context: Context, address: Address) -> None:
    game, where = address.part(0), address.part(1)
    await context.show(await ranking_page(context, game, where, context.locale))


@on_click("ranking-show", Acknowledge.SILENTLY, Work.POST)
async def show_ranking_to_all_clicked(context: Context, address: Address) -> None:
    game, where = address.part(0), address.part(1)
    locale = await context.public_locale()
    await context.post_publicly(await ranking_page(context, game, where, locale, public=True))


async def ranking_page(
    context: Context, game: str, where: str, locale: Locale, *, public: bool = False
) -> Page:
    """The best players of a game, and the reader's line. Raises Refused if the server doesn't rate its games."""
    title, tables, said = context.tables.repository.title(game), context.tables, words(locale, game)
    guild = context.guild_id if where == "server" else None
    if guild is not None and not (await tables.servers.of(guild)).rated:
        raise Refused("ranking-off")
    await tables.results.count(JUST_OVER)
    found = await tables.ratings.ranking(
        game, guild=guild, user=context.user.id, now=tables.people.now, most=MOST
    )
    own = None if public and found.own is not None and found.own.place is None else found.own
    buttons = []
    if not public and context.guild_id is not None:
        here, other = PLACES if guild is not None else PLACES[::-1]
        buttons = [
            button(said(f"button-ranking-{other}"), Address("ranking", rest=(game, other))),
            button(said("button-show-all"), Address("ranking-show", rest=(game, here))),
        ]
    if len(found.lines) < _FEWEST:
        lines = [said("ranking-none", game=said("game-title"))]
        return Page(lines, rows=[buttons[:1]] if buttons else [])
    told = [*found.lines, *(() if own is None or own in found.lines else [own])]
    rows = [_row(said, line, own=line is own) for line in told]
    apart = rows.pop() if len(rows) > len(found.lines) else None
    place = said("ranking-everywhere")
    if guild is not None:
        place = drawable("" if context.guild is None else context.guild.name, said("ranking-server"))
    now, last = datetime.fromtimestamp(tables.people.now, UTC), found.since - timedelta(days=1)
    months = said(f"month-{now.month}"), said(f"month-{last.month}-short")
    what = title.theme, RankingHeading(place, *months), tuple(rows), apart, said
    picture = await context.renderer.drawn(title, "ranking", draw_ranking, *what)
    footnote = "ranking-how" if own is None else "ranking-footnote" if own.place else "ranking-out"
    return Page(
        [f"### {said('ranking-title', game=said('game-title'), where=escaped(place))}"],
        pictures=[picture],
        descriptions=[fitted_description([_brief(said, line) for line in told])],
        rows=[buttons] if buttons else [],
        footnotes=[] if public else [said(footnote)],
        in_words=[
            said(
                "ranking-line",
                place=str(line.place or "–"),
                name=escaped(_name(said, line)),
                rating=rating_in_words(said, line.rating),
                games=line.games,
                wins=line.wins,
            )
            for line in told
        ],
    )


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
    """The name of a ranked player: a person's in their latest game (on this server), a computer's level."""
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
