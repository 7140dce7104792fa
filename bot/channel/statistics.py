"""`/game history`, `/stats` and `/ranking`: what people have played, how they are rated, who comes before them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

import discord
from discord import app_commands

from bot.channel.interactions import Acknowledge, Work, guarded, on_click
from bot.channel.interactions.context import Context, parse_number, person_of
from bot.channel.interactions.handlers import localized
from bot.channel.messages import Address, Page, button, escaped, fitted_description, link_to
from bot.channel.messages.components import paging_buttons
from bot.games.title import Title
from bot.i18n.fluent import Locale, Words, words
from bot.pictures.fonts import headed
from bot.pictures.names import drawable
from bot.pictures.page_header import Shown
from bot.pictures.person import (
    Among,
    GameStatistics,
    GameStatisticsRow,
    PersonAt,
    draw_person,
    draw_person_at,
)
from bot.pictures.ranking import MOST, RankingHeading, RankingRow, draw_ranking
from bot.play.errors import Refused
from bot.play.history.rating_queries import RankedRow, Rating, ResultRow
from bot.play.history.ratings import (
    BEGINS,
    Ranking,
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
_ANY: Final = "-"  # stands in a button for nobody, or no game, in particular


@guarded(Acknowledge.PRIVATELY)
async def game_history(
    context: Context, /, player: discord.User | None = None, game: str | None = None
) -> None:
    await show_history(context, None if player is None else player.id, game)


@on_click("history", Acknowledge.SILENTLY)
async def history_page_clicked(context: Context, address: Address) -> None:
    page, user, game = (*address.rest, "0", _ANY, _ANY)[:3]
    await show_history(context, parse_number(user), None if game == _ANY else game, parse_number(page) or 0)


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
    """The month of a moment (Unix seconds), with its year where that is not this one."""
    then, today = datetime.fromtimestamp(since, UTC), datetime.fromtimestamp(now, UTC)
    month = said(f"month-{then.month}")
    return month if then.year == today.year else f"{month} {then.year}"


@guarded(Acknowledge.PRIVATELY)
async def stats(context: Context, /, player: discord.User | None = None, game: str | None = None) -> None:
    who = person_of(player or context.user)
    await context.show(await stats_page(context, who, game, context.locale))


@on_click("stats-show", Acknowledge.SILENTLY, Work.POST)
async def show_stats_to_all_clicked(context: Context, address: Address) -> None:
    user, game = (*address.rest, "", "")[:2]
    who = await _person(context, parse_number(user) or 0)
    locale = await context.public_locale()
    page = await stats_page(context, who, None if game == _ANY else game, locale, public=True)
    await context.post_publicly(page)


async def stats_page(
    context: Context, who: Person, game: str | None, locale: Locale, *, public: bool = False
) -> Page:
    """What somebody has played, of all games or one. Raises Refused for others who want to be in no ranking."""
    tables = context.tables
    if who.id != context.user.id and not (await tables.people.of(who.id)).ranked:
        raise Refused("stats-private", name=who.name)
    said = words(locale)
    await tables.results.count(JUST_OVER)
    results = await tables.results.of_person(who.id)
    played = by_game(results)
    loaded = sum(row.loaded and game in (None, row.game) for row in results)
    uncounted = [said("stats-loaded", games=loaded)] if loaded else []
    name = escaped(who.name)
    if game is not None:
        context.tables.repository.title(game)
    if not played or (game is not None and game not in played):
        own = "own" if who.id == context.user.id and not public else "other"
        return Page([said(f"stats-none-{own}", name=name)], footnotes=uncounted)
    if game is None:
        lines = [f"### {name}"]
        in_words = list(_in_words(said, played, tables.titles))
        picture = await _drawn(context, who, played, said)
        description = fitted_description([_fact(said, played, tables.people.now), *in_words])
    else:
        lines = [f"### {name} · {game_name(locale, game)}", *_details(context, game, played[game], locale)]
        in_words = []  # it stands above the picture already
        picture = await _drawn_at(context, who, context.tables.repository.title(game), played[game], locale)
        description = fitted_description(list(_in_words(said, {game: played[game]}, [game])))
    to_all = button(said("button-show-all"), Address("stats-show", rest=(str(who.id), game or _ANY)))
    return Page(
        lines,
        pictures=[picture],
        descriptions=[description],
        rows=[] if public or context.guild_id is None else [[to_all]],
        footnotes=[*uncounted, *(() if public else (said("stats-footnote"),))],
        in_words=in_words,
    )


async def _person(context: Context, user: int) -> Person:
    if user == context.user.id:
        return context.caller
    results = await context.tables.results.of_person(user)
    return Person(user, results[-1].name if results else str(user))


async def _drawn(context: Context, who: Person, played: Mapping[str, Statistics], said: Words) -> bytes:
    rows = tuple(
        GameStatisticsRow(game_name(said.locale, game), title.theme, _played(said, played.get(game)))
        for game, title in context.tables.titles.items()
    )
    fact = _fact(said, played, context.tables.people.now)
    name = drawable(who.name, said("stats-nameless"))
    what = name, fact, rows, BEGINS, words(said.locale)
    return await context.renderer.drawn(None, "person", draw_person, *what)


async def _drawn_at(
    context: Context, who: Person, title: Title, statistics: Statistics, locale: Locale
) -> bytes:
    said = words(locale, title.game.id)
    rating, best = statistics.rating, statistics.best
    shown_at = PersonAt(
        said("game-title"),
        drawable(who.name, said("stats-nameless")),
        said("stats-fact-brief", games=statistics.games, wins=statistics.wins),
        statistics.curve,
        None if rating is None else drawn_rating(rating),
        tuple(
            Among(seats, some.games, some.wins, one_decimal(said, some.mean_place))
            for seats, some in statistics.by_seats().items()
        ),
        None if best is None else best.points,
        "" if statistics.favourite is None else _source(said, statistics.favourite[0]),
    )
    what = title.theme, shown_at, BEGINS, words(locale)
    return await context.renderer.drawn(title, "person", draw_person_at, *what)


def _source(said: Words, source: str) -> str:
    """What a source of points is called; one of an earlier version may have no name any more."""
    return said(f"source-{source}") if said.has(f"source-{source}") else source


def _played(said: Words, statistics: Statistics | None) -> GameStatistics | None:
    if statistics is None:
        return None
    best, rating = statistics.best, statistics.rating
    return GameStatistics(
        statistics.games,
        statistics.wins,
        one_decimal(said, statistics.mean_place),
        None if best is None else best.points,
        statistics.curve,
        None if rating is None else drawn_rating(rating),
    )


def _fact(said: Words, played: Mapping[str, Statistics], now: float) -> str:
    return said(
        "stats-fact",
        games=sum(statistics.games for statistics in played.values()),
        wins=sum(statistics.wins for statistics in played.values()),
        month=month_since(said, min(statistics.results[0].ended_at for statistics in played.values()), now),
    )


def _in_words(said: Words, played: Mapping[str, Statistics], games: Iterable[str]) -> Iterator[str]:
    for game in games:
        statistics = played.get(game)
        if statistics is None:
            yield said("stats-row-none", game=game_name(said.locale, game))
        else:
            rating = statistics.rating
            counts = _counts(said, statistics)
            counted = counts if rating is None else f"{counts} {rating_in_words(said, rating)}"
            yield said("stats-row", game=game_name(said.locale, game), counts=counted)


def _counts(said: Words, played: Statistics) -> str:
    place = one_decimal(said, played.mean_place)
    return said("stats-counts", games=played.games, wins=played.wins, place=place)


def _details(context: Context, game: str, statistics: Statistics, locale: Locale) -> Sequence[str]:
    said = words(locale, game)
    lines = [_counts(said, statistics)]
    apart = statistics.by_seats()
    for seats, some in apart.items() if len(apart) > 1 else ():
        points = some.mean_points
        counts = _counts(said, some)
        more = "" if points is None else " " + said("stats-mean-points", points=one_decimal(said, points))
        lines.append(f"- {said('stats-seats', seats=seats)} {counts}{more}")
    if len(apart) == 1 and statistics.mean_points is not None:
        lines.append(said("stats-mean-points", points=one_decimal(said, statistics.mean_points)))
    if (best := statistics.best) is not None:
        here = best.guild == context.guild_id and context.may_see(best.channel, best.home)
        link = link_to(best.guild, best.channel, best.card_message)
        lines.append(
            said(
                "stats-best-here" if here else "stats-best",
                points=best.points,
                place=place_of(best),
                seats=best.seats,
                day=f"<t:{int(best.ended_at)}:D>",
                number=str(best.table_id),
                link=link,
            )
        )
    if (favourite := statistics.favourite) is not None:
        source, share = favourite
        lines.append(said("stats-favourite", source=_source(said, source), share=round(share * 100)))
    rating = statistics.rating
    return [*lines, said("stats-unrated") if rating is None else rating_in_words(said, rating)]


PLACES: Final = ("server", "everywhere")
_FEWEST: Final = 2  # fewer rated players are no ranking


@app_commands.choices(
    where=[app_commands.Choice(name=localized(f"ranking-{place}"), value=place) for place in PLACES]
)
@guarded(Acknowledge.PRIVATELY)
async def ranking(context: Context, /, game: str, where: str = PLACES[0]) -> None:
    await context.show(await ranking_page(context, game, where, context.locale))


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
    heading = _heading(context, game, found, said, guild)
    rows = [_row(said, line, own=line is found.own) for line in _told(found)]
    apart = rows.pop() if len(rows) > len(found.lines) else None
    what = title.theme, heading, tuple(rows), apart, words(locale)
    picture = await context.renderer.drawn(title, "ranking", draw_ranking, *what)
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


def _heading(context: Context, game: str, found: Ranking, said: Words, guild: int | None) -> RankingHeading:
    now = datetime.fromtimestamp(context.tables.people.now, UTC)
    where = said("ranking-everywhere")
    if guild is not None:
        name = "" if context.guild is None else context.guild.name
        where = drawable(name, said("ranking-server"))
    last = found.since - timedelta(days=1)
    months = said(f"month-{now.month}"), said(f"month-{last.month}-short")
    return RankingHeading(game_name(said.locale, game), where, *months)


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
